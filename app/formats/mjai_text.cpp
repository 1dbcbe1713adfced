#include "app/formats/mjai_text.h"

#include <algorithm>

namespace tingpai::mjai {

namespace {

constexpr std::string_view honours = "ESWNPFC";  // in the order of our ranks
constexpr std::string_view suits = "mps";

}  // namespace

std::string tile_text(Tile tile) {
  if (tile.is_honour()) return std::string(1, honours[static_cast<std::size_t>(tile.rank() - 1)]);
  std::string text = std::to_string(tile.rank()) + suits[static_cast<std::size_t>(tile.suit())];
  return tile.is_red() ? text + 'r' : text;
}

std::optional<Tile> tile_named(std::string_view text) {
  if (text.size() == 1) {
    const auto rank = honours.find(text[0]);
    if (rank == std::string_view::npos) return std::nullopt;
    return Tile::of(Suit::honours, static_cast<int>(rank) + 1);
  }
  const bool red = text.size() == 3 && text[0] == '5' && text[2] == 'r';
  if ((text.size() != 2 && !red) || text[0] < '1' || text[0] > '9') return std::nullopt;
  const auto suit = suits.find(text[1]);
  if (suit == std::string_view::npos) return std::nullopt;
  return red ? Tile::red_five(static_cast<Suit>(suit)) : Tile::of(static_cast<Suit>(suit), text[0] - '0');
}

std::vector<std::string> tile_texts(const std::vector<Tile>& tiles) {
  std::vector<std::string> texts;
  for (const Tile tile : tiles) texts.push_back(tile_text(tile));
  return texts;
}

std::vector<std::string> consumed(const Meld& meld) {
  const auto all = tiles_of(meld);
  std::vector<Tile> tiles(all.begin(), all.end());
  if (meld.from) tiles.erase(std::ranges::find(tiles, meld.claimed));
  return tile_texts(tiles);
}

JsonObject message(std::string_view type) { return JsonObject().set("type", type); }
JsonObject message(std::string_view type, Seat actor) { return message(type).set("actor", actor.index()); }

std::string reach(Seat seat) { return message("reach", seat).text(); }

}  // namespace tingpai::mjai
