#include "app/game/answer_pause.h"

#include <algorithm>

#include "engine/table/wall.h"

namespace tingpai::app {

namespace {

// Per cent of the pace. After a discard everybody waits, so that pause is the shorter one.
struct Shares {
  int least, most;
};
constexpr Shares of_claims{30, 50};
constexpr Shares of_turns{45, 75};

constexpr std::chrono::milliseconds least{150};  // also without animation: a bot has its answer by then

// Grows with all that lies on the table.
std::uint64_t moment(const PublicState& table) {
  std::uint64_t pieces = 0;
  for (const Seat seat : all_seats) pieces += table.rivers[seat].size() + 100 * table.melds[seat].size();
  return pieces;
}

}  // namespace

std::chrono::milliseconds answer_pause(const PublicState& table, std::chrono::milliseconds pace,
                                       std::uint64_t key) {
  const Shares shares = table.phase == Phase::acting ? of_turns : of_claims;
  const auto spread = static_cast<std::uint64_t>(shares.most - shares.least + 1);
  const std::uint64_t lot =
      mixed_seed({key, static_cast<std::uint64_t>(table.hand_number), moment(table),
                  static_cast<std::uint64_t>(table.draws_left()), static_cast<std::uint64_t>(table.phase)});
  return std::max(least, pace * (shares.least + static_cast<int>(lot % spread)) / 100);
}

}  // namespace tingpai::app
