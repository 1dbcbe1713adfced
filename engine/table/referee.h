// Runs a game: holds the state and the four views, asks seats, and alone settles competing claims.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "engine/table/options.h"

namespace tingpai {

class Referee {
 public:
  Referee(const Ruleset& ruleset, std::uint64_t seed);
  // The first hands are dealt from the given walls instead, each the full set in any order. For tests and
  // lessons.
  Referee(const Ruleset& ruleset, std::uint64_t seed, std::vector<std::vector<Tile>> walls);
  Referee(events::GameStarted start, std::vector<std::vector<Tile>> walls);
  // Goes on where a record ends. The events are checked one by one; the error's position is the event's
  // index.
  static Result<Referee> resume(const std::vector<Event>& events);
  // Goes on from a moment that its events could have led to; the seats are asked as there.
  static Referee at(TableState state);

  const TableState& state() const { return state_; }
  const Ruleset& ruleset() const { return start_ ? start_->ruleset : state_.table.ruleset; }
  const PlayerView& view(Seat seat) const { return views_[seat]; }
  // What each seat is asked now; empty for a seat that has nothing to decide or has answered.
  const LegalActions& asked(Seat seat) const { return asked_[seat]; }
  bool waiting() const;  // somebody is asked
  bool game_over() const { return state_.table.phase == Phase::game_over; }

  // The next thing that happens without anybody's decision (dealing, drawing, flowers, the settled claim), or
  // nothing while seats are asked or the game is over. Between hands (Phase::hand_over) it starts the next
  // one.
  std::optional<Event> advance();
  // A seat's answer. Error: not asked, or not among its legal actions; nothing changes then.
  std::optional<Error> answer(Seat seat, const Action& action);

 private:
  Referee() = default;
  std::optional<Event> next_event();
  void apply(const Event& event);
  void ask();
  void settle();

  std::optional<events::GameStarted> start_;  // until it has happened
  std::vector<std::vector<Tile>> walls_;
  TableState state_;
  BySeat<PlayerView> views_;
  BySeat<LegalActions> asked_;
  BySeat<std::optional<Action>> answers_;
  std::deque<Event> settled_;  // what the answers lead to, until it has happened
};

}  // namespace tingpai
