#include "engine/table/check.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/rules/scheme.h"
#include "engine/table/course/course.h"
#include "engine/table/decision_points.h"
#include "engine/table/flow.h"
#include "engine/table/legality.h"

namespace tingpai {

namespace {

// Later hands follow from the first one by its deal, honba and sticks in riichi alone.
std::optional<Error> check_opening(const Ruleset& ruleset, const Opening& opening) {
  constexpr int most = 1000;
  constexpr Points most_points = 1'000'000;
  const TurnRules rules = scheme::turn_rules(ruleset);
  const bool counts = opening.dealer != opening.first_dealer || opening.honba != 0 || opening.sticks != 0;
  if (!rules.riichi && (counts || ruleset.hands > 1))
    return Error{"a game by these rules has to begin with its first hand", 0};
  if (opening.honba < 0 || opening.honba > most || opening.sticks < 0 || opening.sticks > most)
    return Error{"honba and sticks are 0 to 1000", 0};
  Points sum = riichi_stick * opening.sticks;
  for (const Points score : opening.scores) {
    if (score < -most_points || score > most_points) return Error{"nobody has such a score", 0};
    sum += score;
  }
  const Points all = 4 * rules.start;
  if (sum == all) return std::nullopt;
  return Error{"scores and sticks come to " + std::to_string(all) + ", not " + std::to_string(sum), 0};
}

std::optional<Error> check_start(const TableState& state, const events::GameStarted& start) {
  if (state.table.phase != Phase::before_game) return error_of(ErrorCode::started_before);
  const int hands = start.ruleset.hands;
  if (hands < 1 || hands > 64) return Error{"a game has 1 to 64 hands, not " + std::to_string(hands), 0};
  if (start.opening) return check_opening(start.ruleset, *start.opening);
  return std::nullopt;
}

// The wall may be any order of the tiles: a replay does not depend on the generator.
std::optional<Error> check_hand(const TableState& state, const events::HandStarted<Truth>& hand) {
  const PublicState& table = state.table;
  std::optional<HandStart> due;
  if (table.phase == Phase::before_hand) due = detail::first_hand(state);
  if (table.phase == Phase::hand_over) due = course::next_hand(table);
  if (!due) return error_of(ErrorCode::no_hand_here);
  if (hand.number != due->number) return Error{"the next hand is number " + std::to_string(due->number), 0};
  if (HandStart{hand.number, hand.round, hand.winds, hand.honba} != *due) {
    return error_of(ErrorCode::wrong_winds);
  }
  auto sorted = hand.wall;
  std::sort(sorted.begin(), sorted.end());
  if (sorted != scheme::tile_set(table.ruleset)) return error_of(ErrorCode::wrong_wall);
  return std::nullopt;
}

Error may_not(Seat seat, const Action& action) {
  return Error{"player " + std::to_string(seat.index()) + " may not " + to_text(action) + " here", 0};
}

std::optional<Error> check_choice(const TableState& state, const Event& event,
                                  const std::pair<Seat, Action>& choice) {
  const auto& [seat, action] = choice;
  if (!detail::legal_actions(detail::stance_of(state, seat)).contains(action)) return may_not(seat, action);
  if (detail::event_of(state, seat, action) == event) return std::nullopt;
  return error_of(ErrorCode::event_does_not_fit);
}

// Of several winners on one tile each says how many follow; who they are the record tells.
std::optional<Error> check_win(const TableState& state, const events::Won& won) {
  const PublicState& table = state.table;
  const Action action{ActionType::win, won.win.tile};
  int place = 0;
  if (table.more_winners()) {
    const events::Won& last = table.wins.back();
    const auto due = detail::later_winners(state, last.seat);
    if (std::find(due.begin(), due.end(), won.seat) == due.end()) return may_not(won.seat, action);
    if (won.more != last.more - 1) return error_of(ErrorCode::win_differs);
    place = last.place + 1;
  } else if (!detail::legal_actions(detail::stance_of(state, won.seat)).contains(action)) {
    return may_not(won.seat, action);
  }
  const auto most = table.rules.several_winners ? detail::later_winners(state, won.seat).size() : 0;
  if (won.more < 0 || won.more > static_cast<int>(most)) return error_of(ErrorCode::win_differs);
  if (table.rules.three_winners_abort && place + won.more == 2) return error_of(ErrorCode::win_differs);
  if (detail::won_by(state, won.seat, place, won.more) == won) return std::nullopt;
  return error_of(ErrorCode::win_differs);
}

std::optional<Error> check_all_at_once(const TableState& state, const Event& event,
                                       const Decisions& decisions) {
  BySeat<std::optional<Action>> answers;
  for (const auto& [seat, action] : decisions) {
    if (!detail::legal_actions(detail::stance_of(state, seat)).contains(action)) return may_not(seat, action);
    answers[seat] = action;
  }
  if (detail::all_at_once(state, answers) == event) return std::nullopt;
  return error_of(ErrorCode::event_does_not_fit);
}

// Three who could have won on one tile.
bool three_winners(const TableState& state) {
  const PublicState& table = state.table;
  return !table.more_winners() && table.rules.three_winners_abort &&
         detail::later_winners(state, table.turn).size() == 3;
}

}  // namespace

std::optional<Error> check(const TableState& state, const Event& event) {
  if (const auto* start = std::get_if<events::GameStarted>(&event)) return check_start(state, *start);
  if (state.table.phase == Phase::before_game) return error_of(ErrorCode::not_started);
  if (const auto* hand = std::get_if<events::HandStarted<Truth>>(&event)) return check_hand(state, *hand);
  if (const auto* won = std::get_if<events::Won>(&event)) return check_win(state, *won);
  if (event == Event(events::Aborted{AbortReason::three_winners, {}}) && three_winners(state)) return {};
  const auto decisions = decisions_told_by(event);
  if (decisions.size() > 1) return check_all_at_once(state, event, decisions);
  if (!decisions.empty()) return check_choice(state, event, decisions[0]);
  if (detail::automatic_event(state) == event) return std::nullopt;
  return error_of(ErrorCode::event_cannot_happen);
}

}  // namespace tingpai
