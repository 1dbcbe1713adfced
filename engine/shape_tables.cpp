#include "engine/shape_tables.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>

#include "engine/static_vector.h"

namespace tingpai::shape_tables {

namespace {

// Lanes that mean nothing are kept impossible, so that costs can be shifted by whole lanes.
constexpr Costs meaningless = [] {
  Costs lanes{};
  for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
    if (lane % pair_lane > max_melds) lanes[lane] = impossible;
  }
  return lanes;
}();

// All lanes at once; GCC and Clang make one instruction of each operation.
using Lanes = std::uint8_t __attribute__((vector_size(16)));

Lanes load(const std::uint8_t* from) {
  Lanes lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}
void store(Costs& to, Lanes lanes) { std::memcpy(to.data(), &lanes, sizeof lanes); }
Lanes least(Lanes a, Lanes b) { return a < b ? a : b; }
Lanes greatest(Lanes a, Lanes b) { return a > b ? a : b; }
Lanes every_lane(int value) { return Lanes{} + static_cast<std::uint8_t>(value); }
// After shifts and additions: no lane above impossible, and the meaningless ones at it.
Lanes cleaned(Lanes lanes) {
  return greatest(least(lanes, every_lane(impossible)), load(meaningless.data()));
}

// Costs with impossible lanes before them: a load from further down reads them with melds or a pair more.
struct Shiftable {
  static constexpr int origin = 16;
  static constexpr int offset(int melds, int pair) { return origin - melds - pair_lane * pair; }

  std::array<std::uint8_t, 32> lanes;

  explicit Shiftable(const Costs& costs) {
    lanes.fill(impossible);
    std::copy(costs.begin(), costs.end(), lanes.begin() + origin);
  }
  Lanes with(int melds, int pair) const { return load(lanes.data() + offset(melds, pair)); }
};

// A walk over the ranks from one end. at(a, b) are the costs so far when at most a sequences began two ranks
// ago (and need this rank) and at most b one rank ago (and need this rank and the next). Three equal
// sequences are three triplets, so two of each are enough.
struct Walk {
  std::array<Costs, 9> costs;

  Costs& at(int a, int b) { return costs[static_cast<std::size_t>(3 * a + b)]; }
  const Costs& at(int a, int b) const { return costs[static_cast<std::size_t>(3 * a + b)]; }
  bool operator==(const Walk& other) const {  // one comparison of memory, not nine
    return std::memcmp(&costs, &other.costs, sizeof costs) == 0;
  }
};

Walk start() {
  Costs nothing;
  nothing.fill(impossible);
  nothing[0] = 0;
  Walk walk;
  walk.costs.fill(nothing);
  return walk;
}

// One rank of the walk, for any count of it.
class Step {
 public:
  explicit Step(const Walk& from) {
    const auto sources = [&from]<std::size_t... i>(std::index_sequence<i...>) {
      return std::array<Shiftable, 9>{Shiftable(from.costs[i])...};
    }
    (std::make_index_sequence<9>());
    for (std::size_t target = 0; target < uses.size(); ++target) {
      for (std::size_t tiles = 0; tiles <= 4; ++tiles) {
        Lanes before = every_lane(impossible);
        for (const Use& use : uses[target][tiles]) {
          before = least(before, load(sources[use.source].lanes.data() + use.offset));
        }
        before_using_[target][tiles] = before;
      }
    }
  }

  // With `count` of the rank held and at most `room` of it used.
  Walk operator()(int count, int room, bool may_start_sequence) const {
    std::array<Lanes, 5> cost_of_using;
    for (int used = 0; used <= 4; ++used) {
      cost_of_using[static_cast<std::size_t>(used)] =
          every_lane(used > room ? impossible : std::max(0, used - count));
    }
    Walk to;
    for (int b = 0; b < 3; ++b) {
      for (int started = 0; started < 3; ++started) {
        Lanes best = every_lane(impossible);
        if (started == 0 || may_start_sequence) {
          const auto& before = before_using_[static_cast<std::size_t>(3 * b + started)];
          for (std::size_t used = 0; used <= 4; ++used) {
            best = least(best, before[used] + cost_of_using[used]);
          }
        }
        // Fewer pending sequences are as good as more.
        if (b > 0) best = least(best, load(to.at(b - 1, started).data()));
        if (started > 0) best = least(best, load(to.at(b, started - 1).data()));
        store(to.at(b, started), cleaned(best));
      }
    }
    return to;
  }

 private:
  struct Use {
    std::uint8_t source, offset;
  };
  // [3 b + started][tiles]: what so many tiles of a rank may be used for, given the sequences begun one rank
  // ago and on it.
  static constexpr auto uses = [] {
    std::array<std::array<StaticVector<Use, 2>, 5>, 9> all;
    for (int a = 0; a < 3; ++a) {
      for (int b = 0; b < 3; ++b) {
        for (int started = 0; started < 3; ++started) {
          for (int triplet = 0; triplet < 2; ++triplet) {
            for (int pair = 0; pair < 2; ++pair) {
              const int tiles = a + b + started + 3 * triplet + 2 * pair;
              if (tiles > 4) continue;
              all[static_cast<std::size_t>(3 * b + started)][static_cast<std::size_t>(tiles)].push_back(
                  {static_cast<std::uint8_t>(3 * a + b),
                   static_cast<std::uint8_t>(Shiftable::offset(started + triplet, pair))});
            }
          }
        }
      }
    }
    return all;
  }();

  // In the same order: the costs so far of the best such use, the tiles themselves apart.
  std::array<std::array<Lanes, 5>, 9> before_using_;
};

// Numbers distinct values in the order in which they come.
template <class T>
class Numbering {
 public:
  explicit Numbering(std::size_t expected = 256) : slots_(std::bit_ceil(4 * expected), none) {}

  std::size_t operator()(const T& value) {
    std::size_t slot = hash(value);
    while (true) {
      slot &= slots_.size() - 1;
      if (slots_[slot] == none) break;
      if (values_[slots_[slot]] == value) return slots_[slot];
      ++slot;
    }
    assert(2 * values_.size() < slots_.size());
    slots_[slot] = static_cast<std::uint16_t>(values_.size());
    values_.push_back(value);
    return values_.size() - 1;
  }
  const std::vector<T>& values() const { return values_; }

 private:
  static constexpr std::uint16_t none = 0xffff;

  static std::size_t hash(const T& value) {
    std::array<std::uint64_t, sizeof(T) / 8> words;
    std::memcpy(words.data(), &value, sizeof(T));
    std::uint64_t sum = 0;
    for (const auto word : words) sum = (std::rotl(sum, 5) ^ word) * 0x9e3779b97f4a7c15U;
    return static_cast<std::size_t>(sum >> 40);
  }

  std::vector<std::uint16_t> slots_;
  std::vector<T> values_;
};

// The class of every key and the costs of every class. Ranks are walked from the highest, which weighs most
// in the key, down; there are far fewer different walks than keys.
class KeyNumbers {
 public:
  explicit KeyNumbers(Group group) : ranks_(group == Group::suit ? 9 : 7) {
    std::vector<Walk> walks{start()};
    for (std::size_t rank = 0; rank < ranks_; ++rank) {
      const bool may_start = group == Group::suit && rank < 7;
      Numbering<Walk> numbering(2048);
      auto& next = next_.emplace_back(walks.size());
      for (std::size_t w = 0; w < walks.size(); ++w) {
        const Step step(walks[w]);
        for (std::size_t count = 0; count <= 4; ++count) {
          next[w][count] = static_cast<std::uint16_t>(numbering(step(static_cast<int>(count), 4, may_start)));
        }
      }
      walks = numbering.values();
    }
    for (const Walk& walk : walks) costs_.push_back(walk.at(0, 0));
    last_ranks_.resize(next_[ranks_ - block_ranks].size() * block);
    for (std::size_t w = 0; w * block < last_ranks_.size(); ++w) {
      fill(w, ranks_ - block_ranks, ranks_, &last_ranks_[w * block]);
    }
  }

  const std::vector<Costs>& costs() const { return costs_; }
  std::vector<std::uint8_t> classes() const {
    // Some more: a look for a fifth copy of the highest rank, whose answer is dropped, stays inside.
    const std::size_t keys = ranks_ == 9 ? suit_keys : honour_keys;
    std::vector<std::uint8_t> classes(keys + keys / 5);
    fill(0, 0, ranks_ - block_ranks, classes.data());
    return classes;
  }

 private:
  static constexpr std::size_t block_ranks = 3;
  static constexpr std::size_t block = 125;  // keys that differ in the last three ranks

  // Writes the classes of all keys that go on from walk `w` before `rank`, down to `end`; returns their end.
  std::uint8_t* fill(std::size_t w, std::size_t rank, std::size_t end, std::uint8_t* out) const {
    if (rank == ranks_) {
      *out = static_cast<std::uint8_t>(w);
      return out + 1;
    }
    if (rank == end) return std::copy_n(&last_ranks_[w * block], block, out);
    for (const auto next : next_[rank][w]) out = fill(next, rank + 1, end, out);
    return out;
  }

  std::size_t ranks_;
  std::vector<std::vector<std::array<std::uint16_t, 5>>>
      next_;  // [rank][walk][count]: number of the next walk
  std::vector<Costs> costs_;
  std::vector<std::uint8_t> last_ranks_;
};

void join_classes(Tables& tables) {
  const auto& suits = tables.suit_costs;
  const auto& honours = tables.honour_costs;
  Numbering<Costs> left;
  Numbering<Costs> right;
  for (std::size_t a = 0; a < suits.size(); ++a) {
    for (std::size_t b = 0; b <= a; ++b) {
      const auto joint = static_cast<std::uint8_t>(left(joined(suits[a], suits[b])));
      tables.two_suits[a][b] = tables.two_suits[b][a] = joint;
    }
    for (std::size_t b = 0; b < honours.size(); ++b) {
      tables.suit_and_honours[a][b] = static_cast<std::uint8_t>(right(joined(suits[a], honours[b])));
    }
  }
  assert(left.values().size() <= 256 && right.values().size() <= 256);
  for (std::size_t a = 0; a < left.values().size(); ++a) {
    for (std::size_t b = 0; b < right.values().size(); ++b) {
      const Costs all = joined(left.values()[a], right.values()[b]);
      for (std::size_t m = 0; m <= max_melds; ++m) {
        tables.distance[m][a][b] = tables.distance_by_right[m][b][a] = all[pair_lane + m];
      }
    }
  }
}

// What one meld and a pair can tell apart.
Costs rest_costs(Costs costs) {
  for (std::size_t lane = 0; lane < costs.size(); ++lane) {
    if (lane % pair_lane > 1) costs[lane] = impossible;
  }
  return costs;
}

void join_rests(Tables& tables) {
  Numbering<Costs> suits;
  Numbering<Costs> honours;
  for (std::size_t c = 0; c < tables.suit_costs.size(); ++c) {
    tables.rest_of_suit[c] = static_cast<std::uint8_t>(suits(rest_costs(tables.suit_costs[c])));
  }
  for (std::size_t c = 0; c < tables.honour_costs.size(); ++c) {
    tables.rest_of_honours[c] = static_cast<std::uint8_t>(honours(rest_costs(tables.honour_costs[c])));
  }
  Numbering<Costs> left;
  Numbering<Costs> right;
  for (std::size_t a = 0; a < suits.values().size(); ++a) {
    for (std::size_t b = 0; b < suits.values().size(); ++b) {
      const Costs both = rest_costs(joined(suits.values()[a], suits.values()[b]));
      tables.rest_of_two_suits[a][b] = static_cast<std::uint8_t>(left(both));
    }
    for (std::size_t b = 0; b < honours.values().size(); ++b) {
      const Costs both = rest_costs(joined(suits.values()[a], honours.values()[b]));
      tables.rest_of_suit_and_honours[a][b] = static_cast<std::uint8_t>(right(both));
    }
  }
  assert(std::max({suits.values().size(), left.values().size(), right.values().size()}) <= 16);
  for (std::size_t a = 0; a < left.values().size(); ++a) {
    for (std::size_t b = 0; b < right.values().size(); ++b) {
      tables.rest_distance[a][b] = joined(left.values()[a], right.values()[b])[pair_lane + 1];
    }
  }
}

}  // namespace

Costs costs_of(Group group, std::span<const std::uint8_t> counts, std::span<const std::uint8_t> room) {
  Walk walk = start();
  for (std::size_t rank = 0; rank < counts.size(); ++rank) {
    walk = Step(walk)(counts[rank], room[rank], group == Group::suit && rank < 7);
  }
  return walk.at(0, 0);
}

Costs joined(const Costs& a, const Costs& b) {
  const Shiftable shiftable(b);
  Lanes best = every_lane(impossible);
  for (int m = 0; m <= max_melds; ++m) {
    best = least(best, shiftable.with(m, 0) + every_lane(a[static_cast<std::size_t>(m)]));
    best = least(best, shiftable.with(m, 1) + every_lane(a[static_cast<std::size_t>(pair_lane + m)]));
  }
  Costs costs;
  store(costs, cleaned(best));
  return costs;
}

std::unique_ptr<Tables> build() {
  auto tables = std::make_unique<Tables>();
  const KeyNumbers suits(Group::suit);
  const KeyNumbers honours(Group::honours);
  tables->suit_class = suits.classes();
  tables->suit_costs = suits.costs();
  tables->honour_class = honours.classes();
  tables->honour_costs = honours.costs();
  assert(tables->suit_costs.size() <= 128 && tables->honour_costs.size() <= 64);
  join_classes(*tables);
  join_rests(*tables);
  return tables;
}

const Tables& tables() {
  static const std::unique_ptr<const Tables> built = build();
  return *built;
}

}  // namespace tingpai::shape_tables
