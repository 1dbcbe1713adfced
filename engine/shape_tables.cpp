#include "engine/shape_tables.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <memory>

namespace tingpai::shape_tables {

namespace {

// A walk over the ranks, lowest first. at[a][b] are the costs so far when a sequences began two ranks ago
// (and need this rank) and b one rank ago (and need this rank and the next). Three equal sequences are three
// triplets, so two of each are enough.
struct Walk {
  std::array<std::array<Costs, 3>, 3> at;
  auto operator<=>(const Walk&) const = default;
};

constexpr Costs no_costs() {
  Costs costs;
  costs.fill(impossible);
  return costs;
}

Walk start() {
  Walk walk;
  for (auto& row : walk.at) row.fill(no_costs());
  walk.at[0][0][0] = 0;
  return walk;
}

// target = min(target, source with `melds` melds and `pairs` pairs more, for `cost` tiles more)
void relax(Costs& target, const Costs& source, int melds, int pairs, int cost) {
  for (int pair = 0; pair + pairs < 2; ++pair) {
    for (int m = 0; m + melds <= max_melds; ++m) {
      const auto value =
          static_cast<std::uint8_t>(source[static_cast<std::size_t>(pair_lane * pair + m)] + cost);
      auto& best = target[static_cast<std::size_t>(pair_lane * (pair + pairs) + m + melds)];
      best = std::min(best, std::min(value, impossible));
    }
  }
}

// One rank further, with `count` of it held and at most `room` of it used.
Walk step(const Walk& from, int count, int room, bool may_start_sequence) {
  Walk to;
  for (auto& row : to.at) row.fill(no_costs());
  for (int a = 0; a < 3; ++a) {
    for (int b = 0; b < 3; ++b) {
      const Costs& source = from.at[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
      for (int started = 0; started < (may_start_sequence ? 3 : 1); ++started) {
        for (int triplet = 0; triplet < 2; ++triplet) {
          for (int pair = 0; pair < 2; ++pair) {
            const int used = a + b + started + 3 * triplet + 2 * pair;
            if (used > room) continue;
            relax(to.at[static_cast<std::size_t>(b)][static_cast<std::size_t>(started)], source,
                  started + triplet, pair, std::max(0, used - count));
          }
        }
      }
    }
  }
  return to;
}

// Numbers distinct values in the order in which they come.
template <class T>
class Numbering {
 public:
  std::size_t operator()(const T& value) {
    const auto [at, is_new] = numbers_.try_emplace(value, values_.size());
    if (is_new) values_.push_back(value);
    return at->second;
  }
  const std::vector<T>& values() const { return values_; }

 private:
  std::map<T, std::size_t> numbers_;
  std::vector<T> values_;
};

// The class of every key and the costs of every class. Keys grow by one rank at a time; the walk of a key
// depends on the walk of its lower ranks alone, and there are far fewer walks than keys.
void number_keys(Group group, std::vector<std::uint8_t>& class_of_key, std::vector<Costs>& costs_of_class) {
  const int ranks = group == Group::suit ? 9 : 7;
  std::vector<Walk> walks{start()};
  std::vector<std::uint16_t> walk_of_key{0};
  for (int rank = 0; rank < ranks; ++rank) {
    Numbering<Walk> numbering;
    std::vector<std::array<std::uint16_t, 5>> next(walks.size());
    for (std::size_t w = 0; w < walks.size(); ++w) {
      for (int count = 0; count <= 4; ++count) {
        const bool may_start = group == Group::suit && rank < 7;
        next[w][static_cast<std::size_t>(count)] =
            static_cast<std::uint16_t>(numbering(step(walks[w], count, 4, may_start)));
      }
    }
    std::vector<std::uint16_t> longer;
    longer.reserve(walk_of_key.size() * 5);
    for (std::size_t count = 0; count <= 4; ++count) {
      for (const auto walk : walk_of_key) longer.push_back(next[walk][count]);
    }
    walk_of_key = std::move(longer);
    walks = numbering.values();
  }
  class_of_key.assign(walk_of_key.begin(), walk_of_key.end());
  for (const Walk& walk : walks) costs_of_class.push_back(walk.at[0][0]);
}

std::unique_ptr<Tables> build() {
  auto tables = std::make_unique<Tables>();
  number_keys(Group::suit, tables->suit_class, tables->suit_costs);
  number_keys(Group::honours, tables->honour_class, tables->honour_costs);
  const auto& suits = tables->suit_costs;
  const auto& honours = tables->honour_costs;
  assert(suits.size() <= tables->two_suits.size() && honours.size() <= tables->suit_and_honours[0].size());

  Numbering<Costs> left;
  Numbering<Costs> right;
  for (std::size_t a = 0; a < suits.size(); ++a) {
    for (std::size_t b = 0; b < suits.size(); ++b) {
      tables->two_suits[a][b] = static_cast<std::uint8_t>(left(joined(suits[a], suits[b])));
    }
    for (std::size_t b = 0; b < honours.size(); ++b) {
      tables->suit_and_honours[a][b] = static_cast<std::uint8_t>(right(joined(suits[a], honours[b])));
    }
  }
  assert(left.values().size() <= 256 && right.values().size() <= 256);
  for (std::size_t a = 0; a < left.values().size(); ++a) {
    for (std::size_t b = 0; b < right.values().size(); ++b) {
      const Costs all = joined(left.values()[a], right.values()[b]);
      for (std::size_t m = 0; m <= max_melds; ++m) tables->distance[m][a][b] = all[pair_lane + m];
    }
  }
  return tables;
}

}  // namespace

Costs costs_of(Group group, std::span<const std::uint8_t> counts, std::span<const std::uint8_t> room) {
  Walk walk = start();
  for (std::size_t rank = 0; rank < counts.size(); ++rank) {
    walk = step(walk, counts[rank], room[rank], group == Group::suit && rank < 7);
  }
  return walk.at[0][0];
}

Costs joined(const Costs& a, const Costs& b) {
  Costs best = no_costs();
  for (int m = 0; m <= max_melds; ++m) {
    relax(best, b, m, 0, a[static_cast<std::size_t>(m)]);
    relax(best, b, m, 1, a[static_cast<std::size_t>(pair_lane + m)]);
  }
  return best;
}

const Tables& tables() {
  static const std::unique_ptr<const Tables> built = build();
  return *built;
}

}  // namespace tingpai::shape_tables
