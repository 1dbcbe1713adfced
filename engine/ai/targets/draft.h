// A target under construction. Internal to the search.
#pragma once

#include <array>
#include <cstdint>

#include "engine/ai/targets/targets.h"

namespace tingpai::target_search {

// Random numbers, one a tile kind, whose sums tell sets of tiles apart.
inline constexpr std::array<std::uint64_t, Tile::kinds> kind_keys = [] {
  std::array<std::uint64_t, Tile::kinds> keys{};
  std::uint64_t state = 0x9e3779b97f4a7c15;
  for (auto& key : keys) {
    state += 0x9e3779b97f4a7c15;
    std::uint64_t z = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    key = z ^ (z >> 31);
  }
  return keys;
}();

struct Draft {
  std::array<std::uint8_t, Tile::kinds> rest{};  // concealed tiles not yet used
  std::array<std::uint8_t, Tile::kinds> need{};  // copies missing so far
  StaticVector<GroupId, 4> groups;
  StaticVector<Missing, most_missing> missing;
  std::uint64_t key = 0;
  std::uint8_t pair = 0;
  std::uint8_t knitted = 0;
  Form form = Form::standard;
  KindSet kinds;
  unsigned types = 0;  // of groups and pair, for all types
};

}  // namespace tingpai::target_search
