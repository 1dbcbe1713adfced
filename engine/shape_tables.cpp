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

Walk least(const Walk& a, const Walk& b) {
  Walk walk;
  for (std::size_t i = 0; i < walk.costs.size(); ++i) {
    store(walk.costs[i], least(load(a.costs[i].data()), load(b.costs[i].data())));
  }
  return walk;
}

Walk start() {
  Costs nothing;
  nothing.fill(impossible);
  nothing[0] = 0;
  Walk walk;
  walk.costs.fill(nothing);
  return walk;
}

// One rank of the walk, for any count of it, with at most so many tiles of it used.
template <std::size_t most>
class Step {
 public:
  explicit Step(const Walk& from) {
    const auto sources = [&from]<std::size_t... i>(std::index_sequence<i...>) {
      return std::array<Shiftable, 9>{Shiftable(from.costs[i])...};
    }
    (std::make_index_sequence<9>());
    for (std::size_t target = 0; target < uses.size(); ++target) {
      for (std::size_t tiles = 0; tiles <= most; ++tiles) {
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
    std::array<Lanes, most + 1> cost_of_using;
    for (std::size_t used = 0; used <= most; ++used) {
      const int tiles = static_cast<int>(used);
      cost_of_using[used] = every_lane(tiles > room ? impossible : std::max(0, tiles - count));
    }
    Walk to;
    for (int b = 0; b < 3; ++b) {
      for (int started = 0; started < 3; ++started) {
        Lanes best = every_lane(impossible);
        if (started == 0 || may_start_sequence) {
          const auto& before = before_using_[static_cast<std::size_t>(3 * b + started)];
          for (std::size_t used = 0; used <= most; ++used) {
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
    std::array<std::array<StaticVector<Use, 2>, most + 1>, 9> all;
    for (int a = 0; a < 3; ++a) {
      for (int b = 0; b < 3; ++b) {
        for (int started = 0; started < 3; ++started) {
          for (int triplet = 0; triplet < 2; ++triplet) {
            for (int pair = 0; pair < 2; ++pair) {
              const int tiles = a + b + started + 3 * triplet + 2 * pair;
              if (tiles > static_cast<int>(most)) continue;
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
  std::array<std::array<Lanes, most + 1>, 9> before_using_;
};

constexpr std::uint8_t mark = 128;  // beside the number of a class

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

// Walks of natural tiles, four of each rank.
struct Plain {
  using State = Walk;
  static State start() { return shape_tables::start(); }
  static const Costs& costs(const State& state) { return state.at(0, 0); }
  static bool is_marked(const State&) { return false; }

  class Next {
   public:
    explicit Next(const State& from) : step_(from) {}
    State operator()(int count, bool may_start) const { return step_(count, 4, may_start); }

   private:
    Step<4> step_;
  };
};

// The same in which one wild tile may stand for the fifth of its kind. Marked: where that makes a difference.
struct WithFifth {
  struct State {
    Walk without, with;
    bool operator==(const State&) const = default;
  };
  static State start() { return {shape_tables::start(), shape_tables::start()}; }
  static const Costs& costs(const State& state) { return state.with.at(0, 0); }
  static bool is_marked(const State& state) { return state.with.at(0, 0) != state.without.at(0, 0); }

  class Next {
   public:
    explicit Next(const State& from) : without_(from.without), with_(from.with), fifth_(from.without) {}
    State operator()(int count, bool may_start) const {
      const Walk with = with_(count, 4, may_start);
      return {without_(count, 4, may_start), count == 4 ? least(with, fifth_(4, 5, may_start)) : with};
    }

   private:
    Step<4> without_;
    Step<4> with_;
    Step<5> fifth_;
  };
};

// The class of every key and the costs of every class. Ranks are walked from the highest, which weighs most
// in the key, down; there are far fewer different walks than keys.
template <class Walks>
class KeyNumbers {
 public:
  explicit KeyNumbers(Group group) : ranks_(group == Group::suit ? 9 : 7) {
    using State = typename Walks::State;
    std::vector<State> walks{Walks::start()};
    for (std::size_t rank = 0; rank < ranks_; ++rank) {
      const bool may_start = group == Group::suit && rank < 7;
      Numbering<State> numbering(2048);
      auto& next = next_.emplace_back(walks.size());
      for (std::size_t w = 0; w < walks.size(); ++w) {
        const typename Walks::Next next_of(walks[w]);
        for (std::size_t count = 0; count <= 4; ++count) {
          next[w][count] = static_cast<std::uint16_t>(numbering(next_of(static_cast<int>(count), may_start)));
        }
      }
      walks = numbering.values();
    }
    Numbering<Costs> classes;
    for (const State& walk : walks) {
      const auto number = static_cast<std::uint8_t>(classes(Walks::costs(walk)));
      class_of_.push_back(Walks::is_marked(walk) ? number | mark : number);
    }
    costs_ = classes.values();
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
      *out = class_of_[w];
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
  std::vector<std::uint8_t> class_of_;  // by walk, with its mark
  std::vector<std::uint8_t> last_ranks_;
};

// Takes the marks out of the classes.
std::vector<bool> marks_of(std::vector<std::uint8_t>& classes) {
  std::vector<bool> marks(classes.size());
  for (std::size_t key = 0; key < classes.size(); ++key) {
    marks[key] = (classes[key] & mark) != 0;
    classes[key] &= static_cast<std::uint8_t>(~mark);
  }
  return marks;
}

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
    walk = Step<4>(walk)(counts[rank], room[rank], group == Group::suit && rank < 7);
  }
  return walk.at(0, 0);
}

CostsByExcess costs_by_excess(Group group, std::span<const std::uint8_t> counts,
                              std::span<const std::uint8_t> room, std::size_t excess) {
  using WalksByExcess = std::array<Walk, most_excess + 1>;
  WalksByExcess walks;
  walks.fill(start());
  for (std::size_t rank = 0; rank < counts.size(); ++rank) {
    const bool may_start = group == Group::suit && rank < 7;
    // Beyond the room goes only what has all but filled it: elsewhere there are tiles to draw.
    const std::size_t beyond = counts[rank] + 1 >= room[rank] ? excess : 0;
    WalksByExcess next;
    for (std::size_t before = 0; before <= excess; ++before) {
      const Step<4 + most_excess> step(walks[before]);
      for (std::size_t more = 0; more <= std::min(beyond, excess - before); ++more) {
        const Walk walk = step(counts[rank], static_cast<int>(room[rank] + more), may_start);
        const std::size_t used = before + more;
        const bool first = more == std::min(beyond, used);
        next[used] = first ? walk : least(next[used], walk);
      }
    }
    walks = next;
  }
  CostsByExcess costs;
  for (std::size_t n = 0; n <= excess; ++n) costs[n] = walks[n].at(0, 0);
  return costs;
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

namespace {

template <class Walks>
void number_keys(Tables& tables) {
  const KeyNumbers<Walks> suits(Group::suit);
  const KeyNumbers<Plain> honours(Group::honours);
  tables.suit_class = suits.classes();
  tables.suit_costs = suits.costs();
  tables.honour_class = honours.classes();
  tables.honour_costs = honours.costs();
  assert(tables.suit_costs.size() <= 128 && tables.honour_costs.size() <= 64);
}

}  // namespace

std::unique_ptr<Tables> build() {
  auto tables = std::make_unique<Tables>();
  number_keys<Plain>(*tables);
  join_classes(*tables);
  join_rests(*tables);
  return tables;
}

const WildTables& wild_tables() {
  static const std::unique_ptr<const WildTables> built = [] {
    auto wild = std::make_unique<WildTables>();
    number_keys<WithFifth>(wild->tables);
    wild->suit_fifth = marks_of(wild->tables.suit_class);
    join_classes(wild->tables);
    return wild;
  }();
  return *built;
}

const Tables& tables() {
  static const std::unique_ptr<const Tables> built = build();
  return *built;
}

}  // namespace tingpai::shape_tables
