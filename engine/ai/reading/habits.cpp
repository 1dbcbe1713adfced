#include "engine/ai/reading/habits.h"

#include <algorithm>

namespace tingpai {

namespace {

constexpr std::size_t stretches = 5;  // of four turns each, the last one open
constexpr std::size_t classes = 4;    // honours, terminals, twos and eights, threes to sevens

std::size_t class_of(int kind) {
  if (kind >= 27) return 0;
  const int from_edge = std::min(kind % 9, 8 - kind % 9);
  return from_edge == 0 ? 1 : from_edge == 1 ? 2 : 3;
}

// By stretch, class, copies unseen (1 to 4) and copies discarded (0 to 3 and more): tests/bench/habits.cpp
// prints it.
// clang-format off
constexpr std::array<std::array<std::array<std::array<float, 4>, 4>, classes>, stretches> table{{
    {{{{{1.99F, 1.55F, 1.60F, 1.36F}, {1.91F, 1.73F, 1.61F, 1.00F}, {1.92F, 1.71F, 1.00F, 1.00F}, {1.59F, 1.00F, 1.00F, 1.00F}}},
      {{{1.48F, 1.14F, 1.17F, 1.16F}, {1.27F, 1.33F, 1.33F, 1.00F}, {1.28F, 1.33F, 1.00F, 1.00F}, {1.12F, 1.00F, 1.00F, 1.00F}}},
      {{{1.19F, 1.09F, 1.13F, 1.36F}, {1.01F, 1.15F, 1.11F, 1.00F}, {0.95F, 1.13F, 1.00F, 1.00F}, {0.87F, 1.00F, 1.00F, 1.00F}}},
      {{{0.68F, 1.15F, 1.17F, 1.25F}, {0.74F, 0.98F, 1.13F, 1.00F}, {0.69F, 0.92F, 1.00F, 1.00F}, {0.65F, 1.00F, 1.00F, 1.00F}}}}},
    {{{{{1.40F, 1.07F, 1.39F, 1.32F}, {1.25F, 1.43F, 1.32F, 1.00F}, {1.19F, 1.32F, 1.00F, 1.00F}, {1.04F, 1.00F, 1.00F, 1.00F}}},
      {{{1.30F, 1.22F, 1.32F, 1.25F}, {1.26F, 1.40F, 1.31F, 1.00F}, {1.23F, 1.29F, 1.00F, 1.00F}, {1.08F, 1.00F, 1.00F, 1.00F}}},
      {{{1.17F, 0.93F, 1.25F, 1.18F}, {1.15F, 1.16F, 1.15F, 1.00F}, {1.04F, 1.15F, 1.00F, 1.00F}, {0.95F, 1.00F, 1.00F, 1.00F}}},
      {{{0.87F, 1.02F, 1.06F, 1.14F}, {0.89F, 1.01F, 1.02F, 1.00F}, {0.84F, 0.96F, 1.00F, 1.00F}, {0.76F, 1.00F, 1.00F, 1.00F}}}}},
    {{{{{1.10F, 0.99F, 1.34F, 1.37F}, {1.13F, 1.39F, 1.35F, 1.00F}, {1.02F, 1.22F, 1.00F, 1.00F}, {0.84F, 1.00F, 1.00F, 1.00F}}},
      {{{1.18F, 1.15F, 1.37F, 1.44F}, {1.11F, 1.27F, 1.28F, 1.00F}, {1.02F, 1.15F, 1.00F, 1.00F}, {0.91F, 1.00F, 1.00F, 1.00F}}},
      {{{1.10F, 0.96F, 1.19F, 1.34F}, {1.05F, 1.17F, 1.19F, 1.00F}, {0.98F, 1.10F, 1.00F, 1.00F}, {0.87F, 1.00F, 1.00F, 1.00F}}},
      {{{0.94F, 0.97F, 1.15F, 1.12F}, {0.91F, 1.01F, 1.06F, 1.00F}, {0.86F, 0.98F, 1.00F, 1.00F}, {0.76F, 1.00F, 1.00F, 1.00F}}}}},
    {{{{{1.06F, 1.00F, 1.43F, 1.50F}, {0.93F, 1.26F, 1.36F, 1.00F}, {0.71F, 1.13F, 1.00F, 1.00F}, {0.66F, 1.00F, 1.00F, 1.00F}}},
      {{{0.97F, 1.03F, 1.32F, 1.45F}, {1.08F, 1.12F, 1.24F, 1.00F}, {0.91F, 1.02F, 1.00F, 1.00F}, {0.80F, 1.00F, 1.00F, 1.00F}}},
      {{{0.97F, 1.03F, 1.40F, 1.30F}, {0.88F, 1.09F, 1.19F, 1.00F}, {0.89F, 1.01F, 1.00F, 1.00F}, {0.77F, 1.00F, 1.00F, 1.00F}}},
      {{{0.95F, 0.97F, 1.11F, 1.14F}, {0.95F, 0.99F, 1.05F, 1.00F}, {0.83F, 0.95F, 1.00F, 1.00F}, {0.71F, 1.00F, 1.00F, 1.00F}}}}},
    {{{{{0.81F, 1.26F, 1.39F, 1.83F}, {0.54F, 0.84F, 1.25F, 1.00F}, {0.55F, 0.92F, 1.00F, 1.00F}, {0.37F, 1.00F, 1.00F, 1.00F}}},
      {{{1.09F, 1.41F, 1.40F, 1.53F}, {0.92F, 0.95F, 1.21F, 1.00F}, {0.63F, 0.88F, 1.00F, 1.00F}, {0.75F, 1.00F, 1.00F, 1.00F}}},
      {{{0.71F, 1.39F, 1.52F, 1.32F}, {0.69F, 0.96F, 1.22F, 1.00F}, {0.70F, 0.98F, 1.00F, 1.00F}, {0.56F, 1.00F, 1.00F, 1.00F}}},
      {{{0.93F, 1.02F, 1.32F, 1.27F}, {0.71F, 0.97F, 1.03F, 1.00F}, {0.69F, 0.91F, 1.00F, 1.00F}, {0.55F, 1.00F, 1.00F, 1.00F}}}}},
}};
// clang-format on

}  // namespace

float habit(int turn, int kind, int unseen, int discarded) {
  const auto stretch = std::min(static_cast<std::size_t>(turn) / 4, stretches - 1);
  const auto left = static_cast<std::size_t>(std::clamp(unseen, 1, 4)) - 1;
  return table[stretch][class_of(kind)][left][static_cast<std::size_t>(std::min(discarded, 3))];
}

Habits habits_of(const PlayerView& view, const TileCounts& live) {
  std::array<int, Tile::kinds> discarded{};
  for (const Seat seat : all_seats) {
    for (const RiverTile& tile : view.table.rivers[seat]) {
      ++discarded[static_cast<std::size_t>(tile.tile.kind())];
    }
  }
  const auto turn = static_cast<int>(view.table.rivers[view.seat].size());
  Habits habits{};
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const auto at = static_cast<std::size_t>(kind);
    habits[at] = habit(turn, kind, live[kind], discarded[at]);
  }
  return habits;
}

}  // namespace tingpai
