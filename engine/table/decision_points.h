// What the players of a record had to decide, and what they did: for reviews, lessons and going back.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/table/options.h"

namespace tingpai {

// A moment at which a seat had more than one answer.
struct DecisionPoint {
  std::size_t number = 0;  // of the event that came next: the record's first `number` events lead here
  Seat seat;
  bool operator==(const DecisionPoint&) const = default;
};
// In the order of the record; among several seats asked at once in order of seats. The events must fit each
// other: see Referee::resume.
std::vector<DecisionPoint> decision_points(const std::vector<Event>& events, BySeat<bool> seats);

// The seats and their actions that an event tells of: none where it is nobody's decision, one for most, and
// all four where all are asked at once.
using Decisions = StaticVector<std::pair<Seat, Action>, 4>;
Decisions decisions_told_by(const Event& event);

// What the seat of this view answered, as the events after the question tell it; nothing where a record does
// not tell what it wanted, because another one's claim or win took the tile first.
std::optional<Action> answer_of(const PlayerView& view, const LegalActions& legal,
                                std::span<const Event> next);

struct AnsweredPoint {
  int number = 0;      // of the event that followed, an index into the record
  PlayerView view;     // what the seat saw
  LegalActions legal;  // two or more
  Action taken;
};

// In order, those that answer_of() tells. The events are ones that Referee::resume accepts.
std::vector<AnsweredPoint> answered_points(const std::vector<Event>& events, Seat seat);

}  // namespace tingpai
