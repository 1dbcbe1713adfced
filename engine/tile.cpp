#include "engine/tile.h"

#include <array>
#include <optional>

namespace tingpai {

namespace {

constexpr std::string_view suit_letters = "mpszf";
constexpr std::array<int, 5> highest_rank{9, 9, 9, 7, 8};

std::optional<Tile> tile_from(char digit, std::size_t suit_number) {
  const auto suit = static_cast<Suit>(suit_number);
  const int rank = digit - '0';
  if (rank == 0) {
    if (suit_number >= 3) return std::nullopt;
    return Tile::red_five(suit);
  }
  if (rank > highest_rank[suit_number]) return std::nullopt;
  return Tile::of(suit, rank);
}

char digit_of(Tile tile) { return tile.is_red() ? '0' : static_cast<char>('0' + tile.rank()); }
char letter_of(Tile tile) { return suit_letters[static_cast<std::size_t>(tile.suit())]; }

}  // namespace

std::string to_text(Tile tile) { return {digit_of(tile), letter_of(tile)}; }

std::string to_text(std::span<const Tile> tiles) {
  std::string text;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    text += digit_of(tiles[i]);
    const bool run_ends = i + 1 == tiles.size() || letter_of(tiles[i + 1]) != letter_of(tiles[i]);
    if (run_ends) text += letter_of(tiles[i]);
  }
  return text;
}

Result<std::vector<Tile>> parse_tiles(std::string_view text) {
  std::vector<Tile> tiles;
  std::size_t run_start = 0;
  bool in_run = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c >= '0' && c <= '9') {
      if (!in_run) run_start = i;
      in_run = true;
      continue;
    }
    if (c == ' ' && !in_run) continue;
    const auto suit = suit_letters.find(c);
    if (suit == std::string_view::npos) return Error{"expected a digit or one of m p s z f", i};
    if (!in_run) return Error{"suit letter without digits before it", i};
    for (std::size_t d = run_start; d < i; ++d) {
      const auto tile = tile_from(text[d], suit);
      if (!tile) return Error{std::string("no tile ") + text[d] + c, d};
      tiles.push_back(*tile);
    }
    in_run = false;
  }
  if (in_run) return Error{"digits without a suit letter", run_start};
  return tiles;
}

Result<Tile> parse_tile(std::string_view text) {
  if (text.size() == 2 && text[0] >= '0' && text[0] <= '9') {  // so most of them are; needs no memory
    const auto suit = suit_letters.find(text[1]);
    const auto tile = suit == std::string_view::npos ? std::nullopt : tile_from(text[0], suit);
    if (tile) return *tile;
  }
  auto tiles = parse_tiles(text);
  if (!tiles) return tiles.error();
  if (tiles->size() != 1) return Error{"expected one tile", 0};
  return tiles->front();
}

}  // namespace tingpai
