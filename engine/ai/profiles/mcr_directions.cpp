#include "engine/ai/profiles/mcr_directions.h"

#include <utility>

namespace tingpai::mcr {

namespace {

GroupId chow(int suit, int rank) { return chow_id(9 * suit + rank - 1); }  // rank of its lowest tile
GroupId pung(int suit, int rank) { return pung_id(9 * suit + rank - 1); }

constexpr int suit_orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

void add_chow_cores(std::vector<Core>& cores) {
  for (int rank = 1; rank <= 7; ++rank) {
    cores.push_back({{chow(0, rank), chow(1, rank), chow(2, rank)}});  // mixed triple chow
  }
  for (const auto& order : suit_orders) {
    cores.push_back({{chow(order[0], 1), chow(order[1], 4), chow(order[2], 7)}});  // mixed straight
    for (int rank = 1; rank <= 5; ++rank) {                                        // mixed shifted chows
      cores.push_back({{chow(order[0], rank), chow(order[1], rank + 1), chow(order[2], rank + 2)}});
    }
  }
  for (int suit = 0; suit < 3; ++suit) {
    cores.push_back({{chow(suit, 1), chow(suit, 4), chow(suit, 7)}});  // pure straight
    for (int step = 1; step <= 2; ++step) {                            // pure shifted chows
      for (int rank = 1; rank + 2 * step <= 7; ++rank) {
        cores.push_back({{chow(suit, rank), chow(suit, rank + step), chow(suit, rank + 2 * step)}});
      }
    }
    for (int rank = 1; rank <= 7; ++rank) {
      cores.push_back({{chow(suit, rank), chow(suit, rank), chow(suit, rank)}});  // pure triple chow
    }
  }
}

void add_pung_cores(std::vector<Core>& cores) {
  for (int rank = 1; rank <= 9; ++rank) {
    cores.push_back({{pung(0, rank), pung(1, rank), pung(2, rank)}});  // triple pung
  }
  for (int rank = 1; rank <= 7; ++rank) {
    for (const auto& order : suit_orders) {  // mixed shifted pungs
      cores.push_back({{pung(order[0], rank), pung(order[1], rank + 1), pung(order[2], rank + 2)}});
    }
    for (int suit = 0; suit < 3; ++suit) {  // pure shifted pungs
      cores.push_back({{pung(suit, rank), pung(suit, rank + 1), pung(suit, rank + 2)}});
    }
  }
  for (int left_out = 1; left_out <= 4; ++left_out) {  // big three winds
    Core winds;
    for (int wind = 1; wind <= 4; ++wind) {
      if (wind != left_out) winds.groups.push_back(pung(3, wind));
    }
    cores.push_back(winds);
  }
  for (const auto& [one, other] : {std::pair{5, 6}, std::pair{5, 7}, std::pair{6, 7}}) {
    cores.push_back({{pung(3, one), pung(3, other)}});  // two dragon pungs
  }
}

bool suited(int kind) { return kind < 27; }
int rank_of(int kind) { return kind % 9 + 1; }
bool outside(int kind) { return !suited(kind) || rank_of(kind) == 1 || rank_of(kind) == 9; }

bool reversible(int kind) {
  if (kind == Tile::of(Suit::honours, 5).kind()) return true;
  const int rank = rank_of(kind);
  if (kind / 9 == 1) return rank != 6 && rank != 7;
  return kind / 9 == 2 && (rank == 2 || rank == 4 || rank == 5 || rank == 6 || rank == 8 || rank == 9);
}

}  // namespace

const std::vector<Core>& cores() {
  static const std::vector<Core> all_cores = [] {
    std::vector<Core> all;
    add_chow_cores(all);
    add_pung_cores(all);
    return all;
  }();
  return all_cores;
}

const std::vector<TileSet>& tile_sets() {
  static const std::vector<TileSet> sets = [] {
    std::vector<TileSet> all;
    for (int suit = 0; suit < 3; ++suit) {  // half and full flush
      all.push_back(tile_set_of_kinds([suit](int kind) { return kind / 9 == suit || !suited(kind); }));
    }
    all.push_back(tile_set_of([](int, bool chow) { return !chow; }, [](int) { return true; }));  // all pungs
    all.push_back(tile_set_of(  // outside hand
        [](int kind, bool chow) { return chow ? rank_of(kind) == 1 || rank_of(kind) == 7 : outside(kind); },
        outside));
    all.push_back(
        tile_set_of_kinds([](int kind) { return suited(kind) && rank_of(kind) >= 6; }));  // upper four
    all.push_back(
        tile_set_of_kinds([](int kind) { return suited(kind) && rank_of(kind) <= 4; }));  // lower four
    all.push_back(tile_set_of(                                                            // all fives
        [](int kind, bool chow) {
          if (!suited(kind)) return false;
          return chow ? rank_of(kind) >= 3 && rank_of(kind) <= 5 : rank_of(kind) == 5;
        },
        [](int kind) { return suited(kind) && rank_of(kind) == 5; }));
    all.push_back(tile_set_of_kinds(reversible));
    all.push_back(tile_set_of_kinds([](int) { return true; }));  // all types
    all.back().each_type_once = true;
    return all;
  }();
  return sets;
}

}  // namespace tingpai::mcr
