// Prints a table of engine/ai/profiles/mcr_habits.cpp: plays hands of four bots of a level and counts, after
// each discard, what the others discard over the next five turns among what the player does not see. Usage:
// habits [HANDS] [FIRST_SEED] [LEVEL]
#include <array>
#include <cstdio>
#include <vector>

#include "engine/ai/odds.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

constexpr std::size_t horizon = 20;  // discards of all four

struct Cell {
  double seen = 0;      // discards counted
  double expected = 0;  // if unseen tiles were discarded evenly
};
// By stretch of four turns, class of the kind, copies unseen, copies discarded.
using Table = std::array<std::array<std::array<std::array<Cell, 4>, 5>, 4>, 5>;

std::size_t class_of(int kind) {
  if (kind >= 27) return 0;
  const int from_edge = std::min(kind % 9, 8 - kind % 9);
  return from_edge == 0 ? 1 : from_edge == 1 ? 2 : 3;
}

struct Discard {
  Seat seat;
  int kind = 0;
};

// What a player saw right after a discard.
struct Moment {
  Seat seat;
  TileCounts live;
  std::array<std::size_t, Tile::kinds> discarded{};
  std::size_t stretch = 0;
  std::size_t number = 0;  // discards made by then
};

Moment moment_of(const PlayerView& view, std::size_t number) {
  Moment moment{view.seat, live_tiles(view), {}, 0, number};
  for (const Seat seat : all_seats) {
    for (const RiverTile& tile : view.table.rivers[seat]) {
      auto& count = moment.discarded[static_cast<std::size_t>(tile.tile.kind())];
      count = std::min<std::size_t>(count + 1, 3);
    }
  }
  moment.stretch = std::min<std::size_t>(view.table.rivers[view.seat].size() / 4, 4);
  return moment;
}

void count(const Moment& moment, const std::vector<Discard>& discards, Table& table) {
  std::array<double, Tile::kinds> seen{};
  double others = 0;
  for (std::size_t i = moment.number; i < std::min(discards.size(), moment.number + horizon); ++i) {
    if (discards[i].seat == moment.seat) continue;
    seen[static_cast<std::size_t>(discards[i].kind)] += 1;
    others += 1;
  }
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (moment.live[kind] == 0) continue;
    const auto at = static_cast<std::size_t>(kind);
    Cell& cell = table[moment.stretch][class_of(kind)][static_cast<std::size_t>(moment.live[kind])]
                      [moment.discarded[at]];
    cell.seen += seen[at];
    cell.expected += others * moment.live[kind] / moment.live.total();
  }
}

void play(std::uint64_t seed, Level level, Table& table) {
  std::vector<Discard> discards;
  std::vector<Moment> moments;
  play_hand(seed, bots_of(level), [&](const Referee& referee, const Event& event) {
    const auto* discard = std::get_if<events::Discarded>(&event);
    if (discard == nullptr) return;
    discards.push_back({discard->seat, discard->tile.kind()});
    moments.push_back(moment_of(referee.view(discard->seat), discards.size()));
  });
  for (const Moment& moment : moments) count(moment, discards, table);
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange range(argc, argv, 3000, 5000000);
  const auto level = level_named(argc > 3 ? argv[3] : "path");
  if (!level) {
    std::fprintf(stderr, "habits: \"%s\" is no level\n", argv[3]);
    return 2;
  }
  static Table table{};
  for (int hand = 0; hand < range.hands; ++hand)
    play(range.first + static_cast<std::uint64_t>(hand), *level, table);

  constexpr double doubt = 10;  // discards by which a cell is drawn towards 1
  for (const auto& stretch : table) {
    std::printf("    {{");
    for (const auto& kinds : stretch) {
      std::printf("{{");
      for (std::size_t unseen = 1; unseen <= 4; ++unseen) {
        std::printf("{");
        for (const Cell& cell : kinds[unseen]) {
          std::printf("%.2fF, ", (cell.seen + doubt) / (cell.expected + doubt));
        }
        std::printf("}, ");
      }
      std::printf("}},\n");
    }
    std::printf("    }},\n");
  }
}
