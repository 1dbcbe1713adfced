// What a seat was asked in a recorded game, and what it answered: for reviews and lessons.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/table/options.h"

namespace tingpai {

// The seat and its action that an event tells of, if the event is somebody's decision.
std::optional<std::pair<Seat, Action>> decision_told_by(const Event& event);

struct Answer {
  int number = 0;      // of the event that followed, an index into the record
  PlayerView view;     // what the seat saw
  LegalActions legal;  // two or more
  Action taken;
};

// In order. A record does not tell what a seat wanted when another one's claim or win took the tile before
// it: such choices are left out. The events are ones that Referee::resume accepts.
std::vector<Answer> answers_of(const std::vector<Event>& events, Seat seat);

}  // namespace tingpai
