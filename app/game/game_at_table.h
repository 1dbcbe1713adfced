// The game that is played at the table, with all that goes when it goes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/people/players.h"
#include "app/people/table_pace.h"
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
};

}  // namespace tingpai::app
