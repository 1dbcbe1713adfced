// Prints a table of a profile's habits: plays hands of four bots of a level and counts, after each discard,
// what the others discard over the next five turns among what the player does not see, while it has declared
// riichi apart from the rest, and what of that is still in the wall. Usage: habits [HANDS] [FIRST_SEED]
// [LEVEL] [--rules RULES]
#include "engine/ai/reading/habits.h"

#include <array>
#include <cstdio>
#include <mutex>
#include <vector>

#include "engine/ai/profile.h"
#include "engine/ai/reading/opponents.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

constexpr std::size_t horizon = 20;  // discards of all four

struct Cell {
  double seen = 0;      // discards counted, or copies in the wall
  double expected = 0;  // if unseen tiles were discarded evenly, or as hands are sampled
};
using Cells = std::array<std::array<Cell, 4>, 4>;  // as HabitModel::Cells
using Table = std::vector<Cells>;
using Tables = std::array<Table, 3>;  // the second while riichi is declared, the third of the wall

struct Discard {
  Seat seat;
  int kind = 0;
};

// What a player saw right after a discard.
struct Moment {
  Seat seat;
  bool declared = false;
  TileCounts live;
  std::array<std::size_t, Tile::kinds> discarded{};
  std::array<std::size_t, Tile::kinds> cell{};
  std::size_t number = 0;  // discards made by then
  TileCounts in_wall;
  std::array<float, Tile::kinds> sampled{};  // of those, expected
};

TileCounts tiles_in_wall(const TableState& state) {
  TileCounts tiles;
  for (std::size_t i = state.front; i < state.back; ++i) {
    if (!state.wall[i].is_flower()) tiles.add(state.wall[i].kind(), 1);
  }
  return tiles;
}

Moment moment_of(const PlayerView& view, bool declared, const HabitModel& model, std::size_t number) {
  Moment moment{view.seat, declared, live_tiles(view), discards_of_kinds(view.table), {}, number, {}, {}};
  for (int kind = 0; kind < Tile::kinds; ++kind)
    moment.cell[static_cast<std::size_t>(kind)] =
        model.stretch_of(view) * model.classes + model.class_of(kind, view.table, view.seat);
  return moment;
}

void count(const Moment& moment, const std::vector<Discard>& discards, Tables& tables) {
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
    const auto unseen = static_cast<std::size_t>(moment.live[kind]) - 1;
    Cell& cell = tables[moment.declared ? 1 : 0][moment.cell[at]][unseen][moment.discarded[at]];
    cell.seen += seen[at];
    cell.expected += others * moment.live[kind] / moment.live.total();
    Cell& wall = tables[2][moment.cell[at]][unseen][moment.discarded[at]];
    wall.seen += moment.in_wall[kind];
    wall.expected += static_cast<double>(moment.sampled[at]);
  }
}

std::vector<Moment> play(std::uint64_t seed, Level level, const Ruleset& ruleset, const HabitModel& model,
                         std::vector<Discard>& discards) {
  std::vector<Moment> moments;
  const auto listen = [&](const Referee& referee, const Event& event) {
    const auto* discard = std::get_if<events::Discarded>(&event);
    if (discard == nullptr) return;
    discards.push_back({discard->seat, discard->tile.kind()});
    const PlayerView view = referee.view(discard->seat);
    const bool declared = discard->riichi || view.table.status[discard->seat].riichi;
    moments.push_back(moment_of(view, declared, model, discards.size()));
    moments.back().in_wall = tiles_in_wall(referee.state());
    moments.back().sampled =
        estimate_opponents(view, field_of(level), Budget{}.samples, seed + discards.size()).in_wall;
  };
  play_hand(seed, bots_of(level), listen, ruleset);
  return moments;
}

void print(const Table& table) {
  constexpr double doubt = 10;  // discards by which a cell is drawn towards 1
  for (const Cells& cells : table) {
    std::printf("    {{");
    for (const auto& unseen : cells) {
      std::printf("{");
      for (const Cell& cell : unseen) {
        std::printf("%.2fF%s", (cell.seen + doubt) / (cell.expected + doubt),
                    &cell == &unseen.back() ? "" : ", ");
      }
      std::printf(&unseen == &cells.back() ? "}" : "}, ");
    }
    std::printf("}},\n");
  }
}

}  // namespace

int main(int argc, char** argv) {
  const Ruleset ruleset = take_rules(argc, argv);
  const HandRange range(argc, argv, 3000, 5000000);
  const auto level = level_here(argc > 3 ? argv[3] : "path");
  if (!level) {
    std::fprintf(stderr, "habits: \"%s\" is no level\n", argv[3]);
    return 2;
  }
  static constexpr HabitModel by_place{};
  const HabitModel* own = profile_of(ruleset).habits;
  const HabitModel& model = own != nullptr ? *own : by_place;
  const Table none(model.stretches * model.classes);
  Tables tables{none, none, none};
  std::mutex counting;
  for_each_hand(range, [&](int, std::uint64_t seed) {
    std::vector<Discard> discards;
    const std::vector<Moment> moments = play(seed, *level, ruleset, model, discards);
    const std::scoped_lock lock(counting);
    for (const Moment& moment : moments) count(moment, discards, tables);
  });
  print(tables[0]);
  std::printf("    // declared\n");
  print(tables[1]);
  std::printf("    // in the wall\n");
  print(tables[2]);
}
