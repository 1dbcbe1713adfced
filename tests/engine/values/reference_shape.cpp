#include "tests/engine/values/reference_shape.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tingpai::reference {

namespace {

// Builds a complete hand group by group and counts the tiles of it that are not held.
class Completion {
 public:
  // excess: so many tiles may be more than the four of their kinds, as wild ones may be.
  Completion(const TileCounts& held, const TileCounts& called, int excess = 0)
      : held_(held), called_(called), excess_(excess) {}
  // In which these kinds have so many copies more.
  Completion(const TileCounts& held, const TileCounts& called, const TileCounts& copies)
      : held_(held), called_(called), copies_(copies) {}

  // A tile that every completion has. False where there is none left.
  bool fix(int kind) {
    if (called_[kind] == 4) return false;
    fixed_cost_ += use(kind);
    return true;
  }

  int draws(int melds) {
    for (int limit = fixed_cost_;; ++limit) {
      if (completes(0, melds, limit - fixed_cost_)) return limit;
    }
  }

 private:
  int use(int kind) {
    used_.add(kind);
    return used_[kind] > held_[kind] ? 1 : 0;
  }
  bool within(int kind) const { return used_[kind] + called_[kind] <= 4 + copies_[kind] || excess_ > 0; }
  bool within_excess() const {
    int beyond = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      beyond += std::max(0, used_[kind] + called_[kind] - 4 - copies_[kind]);
    }
    return beyond <= excess_;
  }

  // Groups are taken in order: 34 triplets, then 21 sequences by their lowest tile.
  bool completes(int first_group, int melds, int budget) {
    if (melds == 0) return pair_completes(budget);
    for (int group = first_group; group < 34 + 21; ++group) {
      const int low = group < 34 ? group : (group - 34) / 7 * 9 + (group - 34) % 7;
      const int step = group < 34 ? 0 : 1;
      const TileCounts before = used_;
      int cost = 0;
      for (int i = 0; i < 3; ++i) cost += use(low + i * step);
      const bool possible = cost <= budget && within(low) && within(low + step) && within(low + 2 * step);
      const bool found =
          possible && (excess_ == 0 || within_excess()) && completes(group, melds - 1, budget - cost);
      used_ = before;
      if (found) return true;
    }
    return false;
  }

  bool pair_completes(int budget) {
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const TileCounts before = used_;
      int cost = use(kind);
      cost += use(kind);
      const bool fits = cost <= budget && within(kind) && (excess_ == 0 || within_excess());
      used_ = before;
      if (fits) return true;
    }
    return false;
  }

  TileCounts held_;
  TileCounts called_;
  TileCounts used_;
  TileCounts copies_;
  int excess_ = 0;
  int fixed_cost_ = 0;
};

std::vector<std::vector<int>> knitted_kinds() {
  std::vector<std::vector<int>> all;
  std::array<int, 3> order{0, 1, 2};
  do {
    std::vector<int> kinds;
    for (int suit = 0; suit < 3; ++suit) {
      for (int i = 0; i < 3; ++i) kinds.push_back(9 * suit + order[static_cast<std::size_t>(suit)] + 3 * i);
    }
    all.push_back(kinds);
  } while (std::ranges::next_permutation(order).found);
  return all;
}

int pairs_draws(const TileCounts& held, bool quads) {
  std::vector<int> costs;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int first = std::max(0, 2 - held[kind]);
    costs.push_back(first);
    if (quads) costs.push_back(std::max(0, 4 - held[kind]) - first);
  }
  std::ranges::sort(costs);
  int draws = 0;
  for (std::size_t i = 0; i < 7; ++i) draws += costs[i];
  return draws;
}

int orphans_draws(const TileCounts& held) {
  const std::array<int, 13> kinds{0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33};
  int best = 14;
  for (const int twin : kinds) {
    int draws = 0;
    for (const int kind : kinds) draws += std::max(0, (kind == twin ? 2 : 1) - held[kind]);
    best = std::min(best, draws);
  }
  return best;
}

int knitted_straight_draws(const TileCounts& held, const TileCounts& called, int melds) {
  int best = 99;
  for (const auto& kinds : knitted_kinds()) {
    Completion completion(held, called);
    if (!std::ranges::all_of(kinds, [&](int kind) { return completion.fix(kind); })) continue;
    best = std::min(best, completion.draws(melds));
  }
  return best;
}

// Fourteen of sixteen kinds: every choice of the two that are left out.
int knitted_honours_draws(const TileCounts& held) {
  int best = 14;
  for (auto kinds : knitted_kinds()) {
    for (int honour = 27; honour < 34; ++honour) kinds.push_back(honour);
    for (std::size_t one = 0; one < kinds.size(); ++one) {
      for (std::size_t other = 0; other < one; ++other) {
        int draws = 0;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
          if (i != one && i != other && held[kinds[i]] == 0) ++draws;
        }
        best = std::min(best, draws);
      }
    }
  }
  return best;
}

}  // namespace

std::optional<Shanten> shanten(const TileCounts& concealed, Goal goal, const TileCounts& called) {
  const int melds = concealed.total() / 3;
  const bool closed = melds == 4;
  if (goal == Goal::standard) return Completion(concealed, called).draws(melds) - 1;
  if (goal == Goal::knitted_straight) {
    if (melds < 3) return std::nullopt;
    const int draws = knitted_straight_draws(concealed, called, melds - 3);
    return draws == 99 ? std::nullopt : std::optional(draws - 1);
  }
  if (!closed) return std::nullopt;
  switch (goal) {
    case Goal::seven_pairs:
      return pairs_draws(concealed, false) - 1;
    case Goal::seven_pairs_with_quads:
      return pairs_draws(concealed, true) - 1;
    case Goal::thirteen_orphans:
      return orphans_draws(concealed) - 1;
    default:
      return knitted_honours_draws(concealed) - 1;
  }
}

std::optional<Shanten> wild_shanten(const TileCounts& natural, int wilds, Goal goal,
                                    const TileCounts& called) {
  const int tiles = natural.total() + wilds;
  if (goal == Goal::standard) return Completion(natural, called, wilds).draws(tiles / 3) - wilds - 1;
  if (tiles < 13) return std::nullopt;
  // Every number of pairs a kind may give, at the cost of what it lacks.
  std::vector<int> costs;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    for (int pairs = 1; pairs <= 4; ++pairs) costs.push_back(std::clamp(2 * pairs - natural[kind], 0, 2));
  }
  std::ranges::sort(costs);
  int missing = 0;
  for (std::size_t i = 0; i < 7; ++i) missing += costs[i];
  return missing - wilds - 1;
}

namespace {

// The least over all assignments whose kinds do not decrease.
Shanten least_assigned(TileCounts& held, TileCounts& copies, int wilds, int from, int melds,
                       const TileCounts& called) {
  if (wilds == 0) return Completion(held, called, copies).draws(melds) - 1;
  Shanten best = 99;
  for (int kind = from; kind < Tile::kinds; ++kind) {
    held.add(kind);
    copies.add(kind);
    best = std::min(best, least_assigned(held, copies, wilds - 1, kind, melds, called));
    held.remove(kind);
    copies.remove(kind);
  }
  return best;
}

}  // namespace

Shanten assigned_shanten(const TileCounts& natural, int wilds, const TileCounts& called) {
  TileCounts held = natural;
  TileCounts copies;
  return least_assigned(held, copies, wilds, 0, (natural.total() + wilds) / 3, called);
}

Shanten mcr_shanten(const TileCounts& concealed, const TileCounts& called) {
  Shanten best = 99;
  for (const Goal goal : {Goal::standard, Goal::seven_pairs_with_quads, Goal::thirteen_orphans,
                          Goal::knitted_straight, Goal::knitted_honours}) {
    best = std::min(best, shanten(concealed, goal, called).value_or(best));
  }
  return best;
}

}  // namespace tingpai::reference
