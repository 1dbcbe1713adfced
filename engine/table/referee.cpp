#include "engine/table/referee.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/table/check.h"
#include "engine/table/claims.h"
#include "engine/table/flow.h"

namespace tingpai {

namespace {

// Of several wins the nearest in turn order comes first.
int rank_of(ActionType type, int steps) {
  return 4 * claim_rank(type) - (type == ActionType::win ? steps : 0);
}

PlayerView view_of(const TableState& state, Seat seat) {
  PlayerView view;
  view.seat = seat;
  view.table = state.table;
  view.hand = state.hands[seat];
  view.held_flowers = state.held_flowers[seat];
  if (state.table.turn == seat) view.drawn = state.drawn;
  return view;
}

}  // namespace

Referee::Referee(const Ruleset& ruleset, std::uint64_t seed) : Referee(ruleset, seed, {}) {}

Referee::Referee(const Ruleset& ruleset, std::uint64_t seed, std::vector<std::vector<Tile>> walls)
    : start_(events::GameStarted{ruleset, seed}), walls_(std::move(walls)) {
  for (const Seat seat : all_seats) views_[seat] = view_of(seat);
}

Result<Referee> Referee::resume(const std::vector<Event>& events) {
  if (events.empty()) return error_of(ErrorCode::no_events);
  Referee referee;
  for (const Seat seat : all_seats) referee.views_[seat] = view_of(seat);
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (auto error = check(referee.state_, events[i])) return error->at(i);
    referee.apply(events[i]);
  }
  referee.ask();
  return referee;
}

Referee Referee::at(TableState state) {
  Referee referee;
  referee.state_ = std::move(state);
  for (const Seat seat : all_seats) referee.views_[seat] = view_of(referee.state_, seat);
  referee.ask();
  return referee;
}

bool Referee::waiting() const {
  return std::any_of(asked_.begin(), asked_.end(), [](const LegalActions& legal) { return !legal.empty(); });
}

std::optional<Event> Referee::advance() {
  if (waiting()) return std::nullopt;
  auto event = next_event();
  if (!event) return std::nullopt;
  apply(*event);
  ask();
  return event;
}

std::optional<Event> Referee::next_event() {
  if (start_) return *std::exchange(start_, std::nullopt);
  if (settled_) return std::exchange(settled_, std::nullopt);
  auto event = detail::automatic_event(state_);
  if (auto* hand = event ? std::get_if<events::HandStarted<Truth>>(&*event) : nullptr) {
    const auto number = static_cast<std::size_t>(hand->number);
    if (number < walls_.size()) hand->wall = walls_[number];
  }
  return event;
}

void Referee::apply(const Event& event) {
  assert(!check(state_, event));
  evolve(state_, event);
  for (const Seat seat : all_seats) evolve(views_[seat], redact(event, seat));
}

void Referee::ask() {
  const Phase phase = state_.table.phase;
  if (phase == Phase::acting) {
    asked_[state_.table.turn] = legal_actions(views_[state_.table.turn]);
  } else if (phase == Phase::claiming || phase == Phase::robbing) {
    for (const Seat seat : all_seats) asked_[seat] = legal_actions(views_[seat]);
  }
}

std::optional<Error> Referee::answer(Seat seat, const Action& action) {
  if (asked_[seat].empty()) return Error{"player " + std::to_string(seat.index()) + " is not asked", 0};
  if (!asked_[seat].contains(action)) return Error{to_text(action) + " is not a legal action", 0};
  asked_[seat].actions.clear();
  answers_[seat] = action;
  settle();
  return std::nullopt;
}

// Once no seat that still thinks can outrank the best answer, that answer happens.
void Referee::settle() {
  const Seat turn = state_.table.turn;
  int best = -1;
  int open = -1;
  Seat winner;
  for (const Seat seat : all_seats) {
    const int steps = state_.table.steps(turn, seat);
    for (const Action& action : asked_[seat].actions) open = std::max(open, rank_of(action.type, steps));
    if (!answers_[seat]) continue;
    const int rank = rank_of(answers_[seat]->type, steps);
    if (rank > best) winner = seat;
    best = std::max(best, rank);
  }
  if (open >= best) return;
  if (best > rank_of(ActionType::pass, 0)) settled_ = detail::event_of(state_, winner, *answers_[winner]);
  for (const Seat seat : all_seats) {
    asked_[seat].actions.clear();
    answers_[seat].reset();
  }
}

}  // namespace tingpai
