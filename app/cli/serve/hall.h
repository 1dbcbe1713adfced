// What the tables of all clients share: who plays, how many there may be, and what has been counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/ai/level.h"
#include "engine/rules/score.h"

namespace tingpai::cli {

struct Hall {
  Bot bot;                            // who plays, and the highest level that a hello may ask for
  std::optional<SchemeId> kind = {};  // games of other kinds of rules are declined
  std::size_t most_tables = 100'000;  // at once, of all clients
  std::size_t most_clients = 1000;

  std::size_t tables = 0;                                         // now
  std::size_t most = 0;                                           // tables that there were at once
  std::uint64_t clients = 0, games = 0, answers = 0, errors = 0;  // so far
};

}  // namespace tingpai::cli
