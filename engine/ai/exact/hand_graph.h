// The hands between a hand and its wins, and the draws that lead from one to another.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "engine/hand.h"
#include "engine/shape.h"
#include "engine/static_vector.h"

namespace tingpai {

// The concealed tiles of a hand as a number: three bits a kind, 18 kinds in the lower word. Adding and taking
// tiles is adding and subtracting.
struct HandKey {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  static constexpr HandKey of(int kind, int count = 1) {
    const auto n = static_cast<std::uint64_t>(count);
    return kind < 18 ? HandKey{n << 3 * kind, 0} : HandKey{0, n << 3 * (kind - 18)};
  }
  static HandKey of(const TileCounts& counts) {
    HandKey key;
    for (int kind = 0; kind < Tile::kinds; ++kind) key = key + of(kind, counts[kind]);
    return key;
  }
  constexpr int operator[](int kind) const {
    return static_cast<int>((kind < 18 ? low >> 3 * kind : high >> 3 * (kind - 18)) & 7);
  }
  constexpr HandKey operator+(HandKey other) const { return {low + other.low, high + other.high}; }
  constexpr HandKey operator-(HandKey other) const { return {low - other.low, high - other.high}; }
  constexpr bool operator==(const HandKey&) const = default;
};

// Calls visit(kind) for every kind that is there, in order.
template <class Visit>
void for_each_kind(HandKey hand, Visit visit) {
  constexpr std::uint64_t lowest = 0111111111111111111;  // bit of each kind
  const auto in_word = [&](std::uint64_t word, int first) {
    for (auto kinds = (word | word >> 1 | word >> 2) & lowest; kinds != 0; kinds &= kinds - 1)
      visit(first + std::countr_zero(kinds) / 3);
  };
  in_word(hand.low, 0);
  in_word(hand.high, 18);
}

// Numbers for hands, in the order in which they are first seen. A table with open addressing.
class HandNumbers {
 public:
  explicit HandNumbers(std::size_t expected = 0);
  std::uint32_t insert(HandKey key);  // the number it has, or the next
  std::optional<std::uint32_t> find(HandKey key) const;
  std::uint32_t size() const { return static_cast<std::uint32_t>(keys_.size()); }

 private:
  std::size_t place_of(HandKey key) const;
  void widen();

  std::vector<HandKey> keys_;          // by number
  std::vector<std::uint32_t> places_;  // numbers plus one; 0: free
};

// Items by the number of their group, in one array.
template <class T>
class Grouped {
 public:
  std::size_t groups() const { return begin_.size() - 1; }
  std::span<const T> operator[](std::size_t group) const {
    return {items_.data() + begin_[group], begin_[group + 1] - begin_[group]};
  }
  std::span<T> operator[](std::size_t group) {
    return {items_.data() + begin_[group], begin_[group + 1] - begin_[group]};
  }
  void push_back(std::span<const T> group) {
    items_.insert(items_.end(), group.begin(), group.end());
    begin_.push_back(static_cast<std::uint32_t>(items_.size()));
  }

  // lists: pointers to vectors of links; number(link) is its group, item(link) what is kept of it.
  template <class Lists, class Number, class Item>
  static Grouped of(std::size_t groups, const Lists& lists, Number number, Item item) {
    Grouped grouped;
    grouped.begin_.assign(groups + 1, 0);
    for (const auto* links : lists) {
      for (const auto& link : *links) ++grouped.begin_[number(link) + 1];
    }
    for (std::size_t i = 1; i <= groups; ++i) grouped.begin_[i] += grouped.begin_[i - 1];
    grouped.items_.resize(grouped.begin_.back());
    auto next = grouped.begin_;
    for (const auto* links : lists) {
      for (const auto& link : *links) grouped.items_[next[number(link)]++] = item(link);
    }
    return grouped;
  }

 private:
  std::vector<std::uint32_t> begin_{0};  // group g is items_[begin_[g]] to items_[begin_[g + 1]]
  std::vector<T> items_;
};

class HandGraph {
 public:
  // A hand after its discard.
  struct Node {
    HandKey key;
    HandKey away;            // tiles of the start that are gone
    std::uint8_t kept = 0;   // how many drawn tiles it holds beyond those of the start
    std::uint8_t draws = 0;  // the fewest that win from here; 0 until it is known
  };
  // 14 tiles, as the nodes that a discard makes of them: whoever has one of these and draws what it lacks may
  // have any other.
  struct Member {
    std::uint32_t node = 0;
    float weight = 0;  // copies of what it lacks that may come; 0 if that wins
  };
  // Nodes that differ in one tile that was drawn, where no win wants two of these tiles: whoever has one of
  // them may have another instead by drawing its tile.
  struct Variant {
    std::uint32_t node = 0;
    std::uint32_t first_swap = 0;  // of swaps()
    std::uint32_t end_of_swaps = 0;
  };
  struct Swap {
    std::uint8_t variant = 0;  // for which, among the variants
    std::uint8_t copies = 0;   // of its tile that may come
  };
  struct WinningDraw {
    std::uint32_t target = 0;  // if the win is declined: a node, or a choice after the last node
    int kind = 0;
    float weight = 0;  // copies of the kind that may come
    float points = 0;
  };

  // `start` holds 3n+1 or 3n+2 tiles. expected: about how many nodes there will be.
  HandGraph(const TileCounts& start, const TileCounts& wall, std::size_t expected);

  // Three steps, each once. First every win that lacks `win` at the start; the hand before it is a node.
  void add_win(const TileCounts& complete, int win, float points);
  // Then the hands between; false if that makes more than `most` nodes or was stopped: the graph is of no
  // use.
  bool fill(std::size_t most, const std::stop_token& stop);
  // Wins on a tile that the start does not lack, at nodes that are there; nothing where find() finds none.
  std::optional<std::uint32_t> find(HandKey hand) const { return numbers_.find(hand); }
  void add_win_at(std::uint32_t node, int win, float points);
  // Then the draws. exchanges: whether a draw may take the place of a tile that was kept where no win wants
  // both.
  void link(bool exchanges);

  const std::vector<Node>& nodes() const { return nodes_; }
  const Grouped<Member>& choices() const { return choices_; }
  const Grouped<Variant>& variants() const { return variants_; }
  const std::vector<Swap>& swaps() const { return swaps_; }
  const Grouped<WinningDraw>& winning_draws() const { return winning_; }  // by node

 private:
  struct WinAt {
    std::uint32_t node;
    int kind;
    float points;
  };
  // A node and the 14 tiles that it makes with a tile of a kind: as a draw that leads there, as a discard
  // that leads back. Or a node and the rest that a tile of the kind is kept beside.
  struct Link {
    std::uint32_t node;
    std::uint32_t target;
    int kind;
  };

  std::uint32_t insert(const Node& node);
  void step_back(std::uint32_t number);
  HandKey added(const Node& node) const { return node.key + node.away - start_key_; }
  void group_wins();
  void add_exchanges();
  std::vector<std::uint64_t> find_single_swaps(const std::vector<Link>& kept,
                                               const std::vector<std::uint64_t>& kinds);
  void add_variants(std::span<const Link> kept, const std::vector<std::uint64_t>& single_swaps);
  void group_choices();
  bool declines(std::uint32_t node, int kind, std::size_t target);
  // Copies of the kind that may come.
  int copies(std::uint32_t number, int kind) const { return pool_[kind] - nodes_[number].key[kind]; }

  TileCounts start_;
  HandKey start_key_;
  TileCounts pool_;      // the start and the wall, four of a kind at most
  HandNumbers numbers_;  // of nodes
  HandNumbers choice_numbers_;
  std::vector<Node> nodes_;
  std::vector<std::vector<std::uint32_t>> levels_;  // nodes by how many tiles were kept
  std::vector<WinAt> wins_;
  std::vector<Link> back_;                    // the kind is one of the start's that is gone
  std::vector<Link> forward_;                 // the kind leads on
  std::vector<Link> exchange_;                // the kind takes the place of any of several that were kept
  std::vector<std::uint64_t> winning_kinds_;  // by node
  Grouped<Member> choices_;
  Grouped<Variant> variants_;
  std::vector<Swap> swaps_;
  Grouped<WinningDraw> winning_;
};

}  // namespace tingpai
