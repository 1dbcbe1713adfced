#include "engine/ai/profiles/riichi_directions.h"

namespace tingpai::riichi {

namespace {

GroupId chow_of(int suit, int rank) { return chow_id(9 * suit + rank - 1); }  // rank of its lowest tile
GroupId pung_of(int suit, int rank) { return pung_id(9 * suit + rank - 1); }
bool is_suited(int kind) { return kind < 27; }
bool is_outer(int kind) { return !is_suited(kind) || kind % 9 == 0 || kind % 9 == 8; }

}  // namespace

const std::vector<Core>& cores() {
  static const std::vector<Core> all_cores = [] {
    std::vector<Core> all;
    for (int honour = 1; honour <= 7; ++honour) all.push_back({{pung_of(3, honour)}});
    for (int rank = 1; rank <= 7; ++rank)
      all.push_back({{chow_of(0, rank), chow_of(1, rank), chow_of(2, rank)}});  // three suits, chows
    for (int rank = 1; rank <= 9; ++rank)
      all.push_back({{pung_of(0, rank), pung_of(1, rank), pung_of(2, rank)}});  // three suits, pungs
    for (int suit = 0; suit < 3; ++suit)
      all.push_back({{chow_of(suit, 1), chow_of(suit, 4), chow_of(suit, 7)}});  // straight
    all.push_back({{pung_of(3, 5), pung_of(3, 6), pung_of(3, 7)}});             // three dragons
    return all;
  }();
  return all_cores;
}

const std::vector<TileSet>& tile_sets() {
  static const std::vector<TileSet> sets = [] {
    std::vector<TileSet> all;
    for (int suit = 0; suit < 3; ++suit)  // half and full flush
      all.push_back(tile_set_of_kinds([suit](int kind) { return kind / 9 == suit || !is_suited(kind); }));
    all.push_back(tile_set_of_kinds([](int kind) { return !is_outer(kind); }));  // all simples
    all.push_back(tile_set_of([](int, bool chow) { return !chow; }, [](int) { return true; }));  // all pungs
    all.push_back(tile_set_of(  // outside hand
        [](int kind, bool chow) { return chow ? kind % 9 == 0 || kind % 9 == 6 : is_outer(kind); },
        is_outer));
    return all;
  }();
  return sets;
}

}  // namespace tingpai::riichi
