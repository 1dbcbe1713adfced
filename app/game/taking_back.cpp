#include "app/game/taking_back.h"

#include <algorithm>

#include "engine/table/decision_points.h"

namespace tingpai::app {

std::optional<std::size_t> before_last_choice(const GameAtTable& game, const std::vector<Event>& events) {
  const BySeat<bool> people = game.players.people();
  const bool pending = std::ranges::any_of(
      all_seats, [&](Seat seat) { return people[seat] && game.referee.asked(seat).actions.size() > 1; });
  auto choices = decision_points(events, people);
  const auto now = static_cast<std::size_t>(game.next_number);
  while (pending && !choices.empty() && choices.back().number == now) choices.pop_back();
  return choices.empty() ? std::nullopt : std::optional<std::size_t>(choices.back().number);
}

}  // namespace tingpai::app
