#include "tests/engine/ai/reference_shape_efficiency.h"

#include <algorithm>
#include <numeric>

namespace tingpai {

namespace {

constexpr std::size_t declared = 37;
constexpr std::size_t tiles_told_apart = 37;

std::size_t kind_of_place(std::size_t tile) { return tile < 34 ? tile : 9 * (tile - 34) + 4; }
Tile tile_at(std::size_t tile) {
  return tile < 34 ? Tile::from_index(static_cast<int>(tile)) : Tile::red_five(static_cast<Suit>(tile - 34));
}

std::array<int, 38> counts_of_tiles(const TileCounts& tiles, RedFives reds) {
  std::array<int, 38> counts{};
  for (int kind = 0; kind < Tile::kinds; ++kind) counts[static_cast<std::size_t>(kind)] = tiles[kind];
  for (std::size_t suit = 0; suit < 3; ++suit) {
    counts[34 + suit] = reds[static_cast<Suit>(suit)];
    counts[9 * suit + 4] -= reds[static_cast<Suit>(suit)];
  }
  return counts;
}

TileCounts kinds_in(const std::array<int, 38>& counts) {
  TileCounts tiles;
  for (std::size_t tile = 0; tile < tiles_told_apart; ++tile)
    tiles.add(static_cast<int>(kind_of_place(tile)), counts[tile]);
  return tiles;
}

}  // namespace

ReferenceShapeEfficiency::ReferenceShapeEfficiency(const ShapeStart& start, HandWorth worth,
                                                   const EfficiencyModel& model)
    : start_(start), worth_(std::move(worth)), model_(model) {
  for (const Meld& meld : start.hand.melds) {
    for (const Tile tile : tiles_of(meld)) called_.add(tile);
  }
  first_ = counts_of_tiles(start.hand.concealed, start.hand.reds);
  const Counts wall = counts_of_tiles(start.wall, start.wall_reds);
  std::ranges::transform(first_, wall, pool_.begin(), std::plus());
  first_shanten_ = shanten_of(first_);
  if (start.hand.concealed.total() % 3 == 1) {
    options_.push_back({std::nullopt, first_shanten_, this, first_});
    explore(first_);
    return;
  }
  for (const auto& [hand, tiles] : discards_of(first_)) {
    for (std::size_t tile = 0; tile < tiles_told_apart; ++tile) {
      if (first_[tile] > hand[tile]) options_.push_back({tile_at(tile), shanten_of(hand), this, hand});
    }
    links_[hand].insert(tiles);
    members_[tiles].insert(hand);
    explore(hand);
  }
}

int ReferenceShapeEfficiency::shanten_of(const Counts& hand) const {
  return shanten(kinds_in(hand), start_.forms, called_);
}

int ReferenceShapeEfficiency::detour(const Counts& hand) const {
  int kept = 0;
  for (std::size_t tile = 0; tile < tiles_told_apart; ++tile) kept += std::max(0, hand[tile] - first_[tile]);
  return kept + shanten_of(hand) - first_shanten_;
}

std::vector<std::pair<ReferenceShapeEfficiency::Counts, ReferenceShapeEfficiency::Counts>>
ReferenceShapeEfficiency::draws_of(const Counts& hand) {
  std::vector<std::pair<Counts, Counts>> links;
  const bool any = model_.change && hand[declared] == 0 && detour(hand) < model_.extra;
  for (std::size_t tile = 0; tile < tiles_told_apart; ++tile) {
    if (copies(hand, tile) <= 0) continue;
    Counts tiles = hand;
    ++tiles[tile];
    if (any || shanten_of(tiles) < shanten_of(hand)) links.emplace_back(hand, tiles);
  }
  return links;
}

std::vector<std::pair<ReferenceShapeEfficiency::Counts, ReferenceShapeEfficiency::Counts>>
ReferenceShapeEfficiency::discards_of(const Counts& tiles) {
  std::vector<std::pair<Counts, Counts>> links;
  const int before = shanten_of(tiles);
  const bool any = model_.back && tiles[declared] == 0 && detour(tiles) < model_.extra;
  for (std::size_t tile = 0; tile < tiles_told_apart; ++tile) {
    if (tiles[tile] == 0) continue;
    Counts hand = tiles;
    --hand[tile];
    const bool keeps = shanten_of(hand) == before;
    if (!any && !keeps) continue;
    if (keeps && before == 0 && start_.declares) hand[declared] = 1;
    links.emplace_back(hand, tiles);
  }
  return links;
}

void ReferenceShapeEfficiency::explore(Counts first) {
  std::vector<Counts> left{first};
  std::set<Counts> seen_tiles;
  while (!left.empty()) {
    const Counts hand = left.back();
    left.pop_back();
    for (const auto& [from, tiles] : draws_of(hand)) {
      links_[from].insert(tiles);
      members_[tiles].insert(from);
      if (!seen_tiles.insert(tiles).second) continue;
      for (const auto& [to, by] : discards_of(tiles)) {
        const bool is_new = !links_.contains(to);
        links_[to].insert(by);
        members_[by].insert(to);
        if (is_new) left.push_back(to);
      }
    }
  }
}

double ReferenceShapeEfficiency::worth_of(const Counts& hand, const Counts& tiles) const {
  if (shanten_of(tiles) != -1 || shanten_of(hand) != 0) return 0;
  CompleteHand complete;
  complete.tiles = kinds_in(tiles);
  for (std::size_t suit = 0; suit < 3; ++suit) complete.reds.add(static_cast<Suit>(suit), tiles[34 + suit]);
  for (std::size_t tile = 0; tile < tiles_told_apart; ++tile) {
    if (tiles[tile] > hand[tile]) complete.win = tile_at(tile);
  }
  complete.declared = hand[declared] != 0;
  return static_cast<double>(worth_(complete));
}

double ReferenceShapeEfficiency::best_of(const Counts& tiles, int turn, Goal goal) {
  double best = 0;
  for (const Counts& hand : members_.at(tiles)) best = std::max(best, value(hand, turn, goal));
  return best;
}

double ReferenceShapeEfficiency::value(const Counts& hand, int turn, Goal goal) {
  if (goal == Goal::ready && shanten_of(hand) == 0) return 1;
  const int left = start_.wall.total() - turn;
  if (turn >= model_.turns || left <= 0) return 0;
  const auto key = std::tuple(hand, turn, goal);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  const double now = value(hand, turn + 1, goal);
  double gain = 0, most = now;
  int nearer = 0;
  for (const Counts& tiles : links_.at(hand)) {
    int weight = 0;
    for (std::size_t tile = 0; tile < tiles_told_apart; ++tile) {
      if (tiles[tile] > hand[tile]) weight = copies(hand, tile);
    }
    double then = best_of(tiles, turn + 1, goal);
    const double points = worth_of(hand, tiles);
    if (points > 0) then = std::max(then, goal == Goal::points ? points : 1.0);
    gain += weight * (then - now);
    most = std::max(most, then);
    if (shanten_of(tiles) < shanten_of(hand)) nearer += weight;
  }
  return known_[key] = std::min(most, now + gain / std::max(left, nearer));
}

}  // namespace tingpai
