// Prints the table of engine/ai/reading/readiness.cpp: plays hands of four path bots and counts how far
// players are from winning after each discard.  Usage: readiness [HANDS] [FIRST_SEED]
#include <array>
#include <cstdio>

#include "engine/ai/reading/readiness.h"
#include "engine/rules/mcr/mcr.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

constexpr int most_discards = 20;
using Counts = std::array<std::array<std::array<double, 6>, 5>, most_discards>;

bool can_win(const PlayerView& view, KindSet waits) {
  const auto& rules = std::get<mcr::Rules>(view.table.ruleset.scheme);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (!waits.contains(kind)) continue;
    Win win;
    win.concealed = view.hand.concealed;
    win.melds = view.hand.melds;
    win.tile = Tile::from_index(kind);
    win.round = view.table.round;
    win.seat = view.table.winds[view.seat];
    if (mcr::base_fan(win, rules) >= rules.minimum_fan) return true;
  }
  return false;
}

void count(const PlayerView& view, Counts& counts) {
  TileCounts called;
  std::size_t melds = 0;
  for (const Meld& meld : view.hand.melds) {
    melds += meld.type != MeldType::concealed_kong ? 1 : 0;
    for (const Tile tile : tiles_of(meld)) called.add(tile);
  }
  const ShapeIndex index(view.hand.concealed, called);
  int shanten = std::min(index.mcr_shanten(), 5);
  if (shanten == 0 && !can_win(view, index.mcr_effective_tiles())) shanten = 1;
  const auto discards = std::min<std::size_t>(view.table.rivers[view.seat].size(), most_discards) - 1;
  counts[discards][melds][static_cast<std::size_t>(shanten)] += 1;
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange range(argc, argv, 2000, 1000000);
  static Counts counts{};
  for (int hand = 0; hand < range.hands; ++hand) {
    play_path_hand(range.first + static_cast<std::uint64_t>(hand),
                   [](const Referee& referee, const events::Discarded& discard) {
                     count(referee.view(discard.seat), counts);
                   });
  }

  // Cells seen too rarely take the counts of one discard earlier in.
  constexpr double enough = 40;
  for (std::size_t melds = 0; melds < 5; ++melds) {
    for (std::size_t discards = 0; discards < counts.size(); ++discards) {
      auto& cell = counts[discards][melds];
      double seen = 0;
      for (const double n : cell) seen += n;
      if (seen < enough && discards > 0) {
        for (std::size_t i = 0; i < cell.size(); ++i) cell[i] += counts[discards - 1][melds][i];
      }
    }
  }
  for (const auto& row : counts) {
    std::printf("    {{");
    for (const auto& cell : row) {
      double seen = 0;
      for (const double n : cell) seen += n;
      std::printf("{");
      for (std::size_t i = 0; i < cell.size(); ++i) {
        std::printf("%s%.2fF", i > 0 ? ", " : "", seen > 0 ? cell[i] / seen : i == 2 ? 1.0 : 0.0);
      }
      std::printf("}, ");
    }
    std::printf("}},\n");
  }
}
