#include "engine/table/referee.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/table/check.h"
#include "engine/table/course/course.h"
#include "engine/table/flow.h"
#include "engine/table/outcome.h"

namespace tingpai {

namespace {

PlayerView view_of(const TableState& state, Seat seat) {
  PlayerView view;
  view.seat = seat;
  view.table = state.table;
  view.hand = state.hands[seat];
  view.held_flowers = state.held_flowers[seat];
  if (state.table.turn == seat) view.drawn = state.drawn;
  view.missed = state.missed[seat];
  return view;
}

}  // namespace

Referee::Referee(const Ruleset& ruleset, std::uint64_t seed) : Referee(ruleset, seed, {}) {}

Referee::Referee(const Ruleset& ruleset, std::uint64_t seed, std::vector<std::vector<Tile>> walls)
    : Referee(events::GameStarted{ruleset, seed}, std::move(walls)) {}

Referee::Referee(events::GameStarted start, std::vector<std::vector<Tile>> walls)
    : start_(std::move(start)), walls_(std::move(walls)) {
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
  if (!settled_.empty()) {
    Event event = std::move(settled_.front());
    settled_.pop_front();
    return event;
  }
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
  if (state_.table.phase == Phase::acting) {  // one legality question instead of four
    if (course::due(state_)) return;          // comes before
    asked_[state_.table.turn] = legal_actions(views_[state_.table.turn]);
    return;
  }
  for (const Seat seat : all_seats) asked_[seat] = legal_actions(views_[seat]);
}

std::optional<Error> Referee::answer(Seat seat, const Action& action) {
  if (asked_[seat].empty()) return Error{"player " + std::to_string(seat.index()) + " is not asked", 0};
  if (!asked_[seat].contains(action)) return Error{to_text(action) + " is not a legal action", 0};
  asked_[seat].actions.clear();
  answers_[seat] = action;
  settle();
  return std::nullopt;
}

void Referee::settle() {
  auto events = detail::outcome(state_, asked_, answers_);
  if (!events) return;
  settled_.assign(std::make_move_iterator(events->begin()), std::make_move_iterator(events->end()));
  for (const Seat seat : all_seats) {
    asked_[seat].actions.clear();
    answers_[seat].reset();
  }
}

}  // namespace tingpai
