#include "tests/engine/ai/reference_efficiency.h"

#include <algorithm>

namespace tingpai {

namespace {

// Tiles of `hand` beyond those of `start`.
int beyond(const TileCounts& hand, const TileCounts& start) {
  int tiles = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) tiles += std::max(0, hand[kind] - start[kind]);
  return tiles;
}

TileCounts with(TileCounts hand, int kind) {
  hand.add(kind);
  return hand;
}

TileCounts less(TileCounts hand, int kind) {
  hand.remove(kind);
  return hand;
}

}  // namespace

ReferenceEfficiency::ReferenceEfficiency(const TileCounts& start, const TileCounts& wall, Worth worth,
                                         const EfficiencyModel& model)
    : start_(start), wall_(wall), worth_(std::move(worth)), model_(model) {
  if (!model_.change) model_.extra = 0;
  if (start.total() % 3 == 1) near_.insert(start.raw());
  for (int kind = 0; kind < Tile::kinds && start.total() % 3 == 2; ++kind) {
    if (start[kind] > 0) near_.insert(less(start, kind).raw());
  }
}

std::optional<int> ReferenceEfficiency::draws(int farthest) {
  std::optional<int> nearest;
  for (int missing = 1; missing <= (nearest ? *nearest + model_.extra : farthest); ++missing) {
    look(missing);
    if (!nearest && !wins_.empty()) nearest = missing;
  }
  return nearest;
}

int ReferenceEfficiency::weight(const TileCounts& hand, int kind) const {
  return wall_[kind] + start_[kind] - hand[kind];
}

// Wins that lack so many tiles, from the hands that have exchanged one less; then exchanges one more in each.
void ReferenceEfficiency::look(int missing) {
  std::set<Counts> next;
  for (const Counts& counts : near_) {
    TileCounts hand;
    for (int kind = 0; kind < Tile::kinds; ++kind) hand.add(kind, counts[static_cast<std::size_t>(kind)]);
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (weight(hand, kind) <= 0) continue;
      const TileCounts tiles = with(hand, kind);
      const bool lacked = tiles[kind] > start_[kind];
      if (lacked && beyond(tiles, start_) == missing && worth_(tiles, kind) > 0)
        wins_.push_back({hand, missing});
      for (int gone = 0; gone < Tile::kinds; ++gone) {
        if (tiles[gone] > 0) next.insert(less(tiles, gone).raw());
      }
    }
  }
  near_ = std::move(next);
}

bool ReferenceEfficiency::is_followed(const TileCounts& hand) {
  const auto [at, is_new] = followed_.emplace(hand.raw(), false);
  if (!is_new) return at->second;
  at->second = std::ranges::any_of(wins_, [&](const Win& win) {
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const int from = start_[kind], to = win.before[kind];
      if (hand[kind] < std::min(from, to) || hand[kind] > std::max(from, to)) return false;
    }
    return true;
  });
  return at->second;
}

// Without change of shape: whether some discard leaves a hand that is followed and keeps all that was drawn.
bool ReferenceEfficiency::may_keep(const TileCounts& tiles) {
  if (model_.change) return true;
  for (int gone = 0; gone < Tile::kinds; ++gone) {
    if (tiles[gone] == 0) continue;
    const TileCounts hand = less(tiles, gone);
    if (beyond(hand, start_) == beyond(tiles, start_) && is_followed(hand)) return true;
  }
  return false;
}

bool ReferenceEfficiency::is_ready(const TileCounts& hand) {
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (weight(hand, kind) > 0 && worth_(with(hand, kind), kind) > 0) return true;
  }
  return false;
}

double ReferenceEfficiency::after_draw(const TileCounts& hand, int kind, int turn, Goal goal, bool& wanted) {
  const TileCounts tiles = with(hand, kind);
  double best = value(hand, turn + 1, goal);
  const double points = worth_(tiles, kind);
  if (points > 0) {
    wanted = true;
    best = std::max(best, goal == Goal::points ? points : 1.0);
  }
  if (!may_keep(tiles)) return best;
  for (int gone = 0; gone < Tile::kinds; ++gone) {
    if (gone == kind || tiles[gone] == 0 || !is_followed(less(tiles, gone))) continue;
    wanted = true;
    best = std::max(best, value(less(tiles, gone), turn + 1, goal));
  }
  return best;
}

double ReferenceEfficiency::value(const TileCounts& hand, int turn, Goal goal) {
  if (goal == Goal::ready && is_ready(hand)) return 1;
  const int tiles = wall_.total() - turn;
  if (turn >= model_.turns || tiles <= 0) return 0;
  const auto key = std::tuple(hand.raw(), turn, goal);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  const double now = value(hand, turn + 1, goal);
  double gain = 0;
  int all = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int copies = weight(hand, kind);
    if (copies <= 0) continue;
    bool wanted = false;
    const double then = after_draw(hand, kind, turn, goal, wanted);
    if (!wanted) continue;
    gain += copies * (then - now);
    all += copies;
  }
  return known_[key] = now + gain / std::max(tiles, all);
}

}  // namespace tingpai
