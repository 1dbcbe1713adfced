// Tile text that reads is written as text that reads the same.
#include "engine/tile.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tingpai;
  const auto text = text_of(data, size);
  const auto tiles = parse_tiles(text);
  if (!tiles) {
    require(!tiles.error().message.empty() && tiles.error().position <= size);
    return 0;
  }
  const auto again = parse_tiles(to_text(*tiles));
  require(again && *again == *tiles);
  return 0;
}
