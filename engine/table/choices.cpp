#include "engine/table/choices.h"

namespace tingpai {

std::vector<Choice> choices_of(const std::vector<Event>& events, BySeat<bool> seats) {
  BySeat<PlayerView> views;
  for (const Seat seat : all_seats) views[seat] = view_of(seat);
  std::vector<Choice> choices;
  for (std::size_t number = 1; number <= events.size(); ++number) {
    for (const Seat seat : all_seats) {
      if (!seats[seat]) continue;
      evolve(views[seat], redact(events[number - 1], seat));
      if (legal_actions(views[seat]).actions.size() > 1) choices.push_back({number, seat});
    }
  }
  return choices;
}

}  // namespace tingpai
