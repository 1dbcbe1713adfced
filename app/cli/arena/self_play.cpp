#include "app/cli/arena/self_play.h"

#include "engine/table/wall.h"

namespace tingpai::cli {

std::vector<Event> play(Referee& referee, const Answerer& answer, const Watcher& watch) {
  std::vector<Event> events;
  while (!referee.game_over()) {
    if (auto event = referee.advance()) {
      events.push_back(std::move(*event));
      if (watch && !watch(events.back())) return events;
      continue;
    }
    assert(referee.waiting());
    for (const Seat seat : all_seats) {
      if (referee.asked(seat).empty()) continue;
      const Action action = answer(referee.view(seat), referee.asked(seat));
      if (const auto error = referee.answer(seat, action)) {
        assert(!"a program answered with an illegal action");
        return events;
      }
    }
  }
  return events;
}

}  // namespace tingpai::cli
