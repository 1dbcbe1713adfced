#include "app/people/table_pace.h"

#include <utility>

#include "engine/ai/reading/learning.h"

namespace tingpai::app {
namespace {

// What holds at a number of events, of what is kept by the numbers from which on it holds.
template <class Kept>
Kept latest(const std::map<int, Kept>& kept, int number) {
  const auto after = kept.upper_bound(number);
  return after == kept.begin() ? Kept() : std::prev(after)->second;
}

}  // namespace

TablePace::TablePace(const Players& players, Lineups lineups, const std::vector<Event>& events)
    : players_(players), lineups_(std::move(lineups)) {
  for (const Event& event : events) observe(event);
}

void TablePace::observe(const Event& event) {
  const bool was_over = view_.table.phase == Phase::hand_over;
  evolve(view_, redact(event, view_.seat));
  ++number_;
  if (view_.table.phase == Phase::hand_over && !was_over)
    learnt_[number_] = after_hand(latest(learnt_, number_), view_.table);
}

Field TablePace::at(int number) const { return field(latest(learnt_, number), latest(lineups_, number)); }

Field TablePace::field(Field learnt, const std::optional<Lineup>& bots) const {
  for (const Seat seat : all_seats) {
    const bool bot = !players_.unknown() && !players_.is_person(seat) && players_.program(seat).isEmpty();
    if (bots && bot) learnt[seat] = bots->at(seat).level;
  }
  return learnt;
}

}  // namespace tingpai::app
