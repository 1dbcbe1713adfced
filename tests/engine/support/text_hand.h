// Hands written as text in tests: hand("456m 78999p 77z"). Bad text is a mistake in the test and ends it.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/hand.h"

namespace tingpai {

inline std::vector<Tile> tiles(std::string_view text) {
  auto read = parse_tiles(text);
  if (!read) {
    std::fprintf(stderr, "bad tiles \"%s\": %s at %zu\n", std::string(text).c_str(),
                 read.error().message.c_str(), read.error().position);
    std::abort();
  }
  return *std::move(read);
}

inline Tile tile(std::string_view text) {
  const auto read = tiles(text);
  if (read.size() != 1) {
    std::fprintf(stderr, "\"%s\" is not one tile\n", std::string(text).c_str());
    std::abort();
  }
  return read.front();
}

// At most four of a kind; no flowers.
inline TileCounts hand(std::string_view text) {
  TileCounts counts;
  for (const Tile each : tiles(text)) {
    if (each.is_flower() || counts[each] == 4) {
      std::fprintf(stderr, "\"%s\" is not a hand\n", std::string(text).c_str());
      std::abort();
    }
    counts.add(each);
  }
  return counts;
}

}  // namespace tingpai
