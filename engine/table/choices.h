// What the players of a record had to decide.
#pragma once

#include <vector>

#include "engine/table/options.h"

namespace tingpai {

// A moment at which a seat had more than one answer.
struct Choice {
  std::size_t number = 0;  // of the event that came next: the record's first `number` events lead here
  Seat seat;
  bool operator==(const Choice&) const = default;
};
// In the order of the record; among several seats asked at once in order of seats. The events must fit each
// other: see Referee::resume.
std::vector<Choice> choices_of(const std::vector<Event>& events, BySeat<bool> seats);

}  // namespace tingpai
