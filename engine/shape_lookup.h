// Questions to the tables of shape_tables.h for a hand of four groups: characters, dots, bamboo, honours.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/shape_tables.h"

namespace tingpai::shape_tables {

using Keys = std::array<std::uint32_t, 4>;
using Classes = std::array<std::uint8_t, 4>;

inline const std::vector<std::uint8_t>& classes_of(const Tables& t, std::size_t group) {
  return group < 3 ? t.suit_class : t.honour_class;
}

// The draws to `melds` melds and a pair.
inline int distance_in(const Tables& t, const Classes& classes, std::size_t melds) {
  const auto left = t.two_suits[classes[0]][classes[1]];
  const auto right = t.suit_and_honours[classes[2]][classes[3]];
  return t.distance[melds][left][right];
}

// The kinds, as bits, of which one more makes that less than `draws`. A fifth copy finds some class that
// means nothing.
inline std::uint64_t nearer_kinds(const Tables& t, const Keys& keys, const Classes& classes,
                                  std::size_t melds, int draws) {
  const auto& characters = t.two_suits[classes[0]];
  const auto& dots = t.two_suits[classes[1]];
  const auto& bamboo = t.suit_and_honours[classes[2]];
  const std::size_t honours = classes[3];
  const auto& right = t.distance_by_right[melds][bamboo[honours]];
  const auto& left = t.distance[melds][characters[classes[1]]];
  std::uint64_t nearer = 0;
  const auto next = [&](std::size_t group, std::size_t rank) {
    return classes_of(t, group)[keys[group] + power_of_five[rank]];
  };
  for (std::size_t rank = 0; rank < 9; ++rank) {
    const bool m = right[dots[next(0, rank)]] < draws;
    const bool p = right[characters[next(1, rank)]] < draws;
    const bool s = left[t.suit_and_honours[next(2, rank)][honours]] < draws;
    nearer |= (std::uint64_t{m} | std::uint64_t{p} << 9 | std::uint64_t{s} << 18) << rank;
  }
  for (std::size_t rank = 0; rank < 7; ++rank) {
    nearer |= std::uint64_t{left[bamboo[next(3, rank)]] < draws} << (27 + rank);
  }
  return nearer;
}

// Of these kinds, as bits, those of which one less leaves that at `draws`. All of them are held.
inline std::uint64_t spare_kinds(const Tables& t, const Keys& keys, const Classes& classes, std::size_t melds,
                                 int draws, std::uint64_t kinds) {
  const auto& right = t.distance_by_right[melds][t.suit_and_honours[classes[2]][classes[3]]];
  const auto& left = t.distance[melds][t.two_suits[classes[0]][classes[1]]];
  std::uint64_t spare = 0;
  for (; kinds != 0; kinds &= kinds - 1) {
    const int kind = std::countr_zero(kinds);
    const auto group = static_cast<std::size_t>(kind / 9);
    Classes without = classes;
    without[group] = classes_of(t, group)[keys[group] - power_of_five[static_cast<std::size_t>(kind % 9)]];
    const int distance = group < 2 ? right[t.two_suits[without[0]][without[1]]]
                                   : left[t.suit_and_honours[without[2]][without[3]]];
    spare |= std::uint64_t{distance == draws} << kind;
  }
  return spare;
}

}  // namespace tingpai::shape_tables
