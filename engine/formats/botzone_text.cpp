#include "engine/formats/botzone_text.h"

#include <charconv>

#include "engine/rules/mcr/scheme.h"

namespace tingpai::botzone {

namespace {

constexpr std::string_view suits = "WBTFJH";

}  // namespace

Ruleset default_ruleset() {
  Ruleset ruleset = as_played_there({});
  ruleset.hands = 1;
  return ruleset;
}

Ruleset as_played_there(Ruleset ruleset) {
  mcr::Rules& rules = mcr::rules_of(ruleset);
  rules.flowers = false;
  rules.own_walls = true;
  return ruleset;
}

std::string tile_text(Tile tile) {
  assert(!tile.is_red());
  if (tile.is_dragon()) return "J" + std::to_string(8 - tile.rank());  // ours are white, green, red
  return suits[tile.is_flower() ? 5 : static_cast<std::size_t>(tile.suit())] + std::to_string(tile.rank());
}

Result<Tile> tile_named(std::string_view word) {
  const auto suit = word.empty() ? std::string_view::npos : suits.find(word[0]);
  const int rank = word.size() == 2 ? word[1] - '0' : 0;
  constexpr int ranks[] = {9, 9, 9, 4, 3, 8};
  if (suit == std::string_view::npos || rank < 1 || rank > ranks[suit]) {
    return Error{"no tile is called \"" + std::string(word) + "\"", 0};
  }
  if (suit == 4) return Tile::of(Suit::honours, 8 - rank);
  return Tile::of(suit == 5 ? Suit::flowers : static_cast<Suit>(suit), rank);
}

namespace detail {

void Words::skip_spaces() {
  while (next_ < line_.size() && (line_[next_] == ' ' || line_[next_] == '\t' || line_[next_] == '\r'))
    ++next_;
}

std::string_view Words::next() {
  skip_spaces();
  place_ = next_;
  next_ = std::min(line_.find_first_of(" \t\r", next_), line_.size());
  return line_.substr(place_, next_ - place_);
}

bool Words::at_end() {
  skip_spaces();
  return next_ == line_.size();
}

void Words::fail(std::string message) {
  if (!error_) error_ = Error{std::move(message), place_};
}

int Words::number(int low, int high) {
  const auto word = next();
  int value = low;
  const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (code == std::errc{} && end == word.data() + word.size() && value >= low && value <= high) return value;
  fail("expected a number from " + std::to_string(low) + " to " + std::to_string(high));
  return low;
}

Tile Words::tile() {
  const auto tile = tile_named(next());
  if (tile && !tile->is_flower()) return *tile;
  fail(tile ? "a flower cannot stand here" : tile.error().message);
  return {};
}

Tile Words::flower() {
  const auto tile = tile_named(next());
  if (tile && tile->is_flower()) return *tile;
  fail(tile ? "only a flower can stand here" : tile.error().message);
  return Tile::of(Suit::flowers, 1);
}

events::Claimed claim_of(const PlayerView& view, Seat seat, const Action& action) {
  return {seat, meld_of(action, *view.table.last_tile, view.table.turn)};
}

PlayerView after_claim(PlayerView view, const Action& action) {
  evolve(view, claim_of(view, view.seat, action));
  return view;
}

}  // namespace detail

}  // namespace tingpai::botzone
