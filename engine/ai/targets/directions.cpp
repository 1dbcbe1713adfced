#include "engine/ai/targets/directions.h"

namespace tingpai {

namespace {

constexpr int suit_orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

}  // namespace

TileSet tile_set_of(const std::function<bool(int kind, bool is_chow)>& group,
                    const std::function<bool(int kind)>& pair) {
  TileSet set;
  for (int id = 0; id < group_ids; ++id) {
    const auto group_id = static_cast<GroupId>(id);
    if (group(kind_of(group_id), is_chow(group_id))) set.groups |= GroupSet{1} << id;
  }
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (pair(kind)) set.pairs.insert(kind);
  }
  set.kinds = set.pairs;
  for (int id = 0; id < chow_ids; ++id) {
    if ((set.groups >> id & 1) == 0) continue;
    for (int i = 0; i < 3; ++i) set.kinds.insert(kind_of(static_cast<GroupId>(id)) + i);
  }
  return set;
}

TileSet tile_set_of_kinds(const std::function<bool(int kind)>& allowed) {
  return tile_set_of(
      [&](int kind, bool chow) {
        return allowed(kind) && (!chow || (allowed(kind + 1) && allowed(kind + 2)));
      },
      allowed);
}

const std::array<KindSet, 6>& knitted_patterns() {
  static const std::array<KindSet, 6> patterns = [] {
    std::array<KindSet, 6> all;
    for (std::size_t i = 0; i < 6; ++i) {
      for (int offset = 0; offset < 3; ++offset) {
        for (int step = 0; step < 3; ++step) all[i].insert(9 * suit_orders[i][offset] + offset + 3 * step);
      }
    }
    return all;
  }();
  return patterns;
}

}  // namespace tingpai
