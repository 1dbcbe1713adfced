// The game that is played at the table, with all that goes when it goes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/people/players.h"
#include "app/people/table_pace.h"
#include "app/table/picking.h"
#include "engine/table/referee.h"

namespace tingpai::app {

struct GameAtTable {
  std::int64_t id = 0;
  Referee referee;
  int next_number = 0;  // of the event that comes next
  Players players;
  Lineup lineup;
  std::optional<std::uint64_t> deal{};  // the seed of all its walls; none: some came with another luck
  bool next_hand = false;               // the result page was left
  bool bar_due = false;                 // "Any calls?" is to be asked
  std::vector<Seat> callers{};          // who pressed, the first one is served
  TablePace pace{};
  std::uint64_t key = 0;  // see RecordStore::key

  const PublicState& table() const { return referee.state().table; }
  Field field() const { return pace.now(lineup); }
  BySeat<std::optional<Level>> bot_levels() const;  // nothing for a person or a program
};

inline BySeat<std::optional<Level>> GameAtTable::bot_levels() const {
  BySeat<std::optional<Level>> levels;
  for (const Seat seat : all_seats) {
    const bool bot = !players.is_person(seat) && players.program(seat).isEmpty();
    if (bot) levels[seat] = lineup.at(seat).level;
  }
  return levels;
}

// All have their tiles, and this hand nothing to replace; nobody has discarded or laid down anything.
inline bool is_as_dealt(const PlayerView& view) {
  const PublicState& table = view.table;
  if (table.phase <= Phase::dealing || before_play(table.phase) || !view.held_flowers.empty()) return false;
  return std::all_of(all_seats.begin(), all_seats.end(),
                     [&](Seat seat) { return table.rivers[seat].empty() && table.melds[seat].empty(); });
}

inline bool may_be_claimed(const Event& event) {
  return std::holds_alternative<events::Discarded>(event) || std::holds_alternative<events::AddedKong>(event);
}

}  // namespace tingpai::app
