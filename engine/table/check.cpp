#include "engine/table/check.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/table/decision_points.h"
#include "engine/table/flow.h"
#include "engine/table/legality.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

std::optional<Error> check_start(const TableState& state, const events::GameStarted& start) {
  if (state.table.phase != Phase::before_game) return error_of(ErrorCode::started_before);
  const int hands = start.ruleset.hands;
  if (hands < 1 || hands > 64) return Error{"a game has 1 to 64 hands, not " + std::to_string(hands), 0};
  return std::nullopt;
}

// The wall may be any order of the tiles: a replay does not depend on the generator.
std::optional<Error> check_hand(const TableState& state, const events::HandStarted<Truth>& hand) {
  const PublicState& table = state.table;
  std::optional<HandStart> due;
  if (table.phase == Phase::before_hand) due = detail::first_hand(table.ruleset);
  if (table.phase == Phase::hand_over) due = detail::next_hand(table);
  if (!due) return error_of(ErrorCode::no_hand_here);
  if (hand.number != due->number) return Error{"the next hand is number " + std::to_string(due->number), 0};
  if (HandStart{hand.number, hand.round, hand.winds, hand.honba} != *due) {
    return error_of(ErrorCode::wrong_winds);
  }
  auto sorted = hand.wall;
  std::sort(sorted.begin(), sorted.end());
  if (sorted != full_set(table.ruleset)) return error_of(ErrorCode::wrong_wall);
  return std::nullopt;
}

std::optional<Error> check_choice(const TableState& state, const Event& event,
                                  const std::pair<Seat, Action>& choice) {
  const auto& [seat, action] = choice;
  if (!detail::legal_actions(detail::stance_of(state, seat)).contains(action)) {
    return Error{"player " + std::to_string(seat.index()) + " may not " + to_text(action) + " here", 0};
  }
  if (detail::event_of(state, seat, action) == event) return std::nullopt;
  if (action.type == ActionType::win) {
    return error_of(ErrorCode::win_differs);
  }
  return error_of(ErrorCode::event_does_not_fit);
}

}  // namespace

std::optional<Error> check(const TableState& state, const Event& event) {
  if (const auto* start = std::get_if<events::GameStarted>(&event)) return check_start(state, *start);
  if (state.table.phase == Phase::before_game) return error_of(ErrorCode::not_started);
  if (const auto* hand = std::get_if<events::HandStarted<Truth>>(&event)) return check_hand(state, *hand);
  const auto decisions = decisions_told_by(event);
  for (const auto& decision : decisions) {
    if (auto error = check_choice(state, event, decision)) return error;
  }
  if (!decisions.empty()) return std::nullopt;
  if (detail::automatic_event(state) == event) return std::nullopt;
  return error_of(ErrorCode::event_cannot_happen);
}

}  // namespace tingpai
