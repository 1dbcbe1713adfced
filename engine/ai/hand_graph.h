// The hands between a hand and its wins, and the draws that lead from one to another.
#pragma once

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
  constexpr HandKey operator+(HandKey other) const { return {low + other.low, high + other.high}; }
  constexpr HandKey operator-(HandKey other) const { return {low - other.low, high - other.high}; }
  constexpr bool operator==(const HandKey&) const = default;
};

// Numbers for hands, in the order in which they are first seen. A table with open addressing.
class HandNumbers {
 public:
  explicit HandNumbers(std::size_t expected = 0);
  std::uint32_t insert(HandKey key);  // the number it has, or the next
  std::optional<std::uint32_t> find(HandKey key) const;
  std::uint32_t size() const { return size_; }

 private:
  struct Slot {
    HandKey key;
    std::uint32_t number_plus_one = 0;  // 0: free
  };
  std::size_t place_of(HandKey key) const;
  void widen();

  std::uint32_t size_ = 0;
  std::vector<Slot> slots_;
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
  // A hand after its discard, by what it has exchanged since the start; sorted kinds.
  struct Node {
    HandKey key;
    StaticVector<std::uint8_t, 8> away;   // tiles of the start that are gone
    StaticVector<std::uint8_t, 8> added;  // tiles drawn and kept
    std::uint8_t draws = 0;               // the fewest that win from here; 0 until it is known
  };
  // A draw and what it leads to: a node, or a choice of several by different discards. Targets below the
  // number of nodes are nodes, those above are choices.
  struct Draw {
    std::uint32_t target = 0;
    float weight = 0;  // copies of the kind that may come
  };
  struct WinningDraw {
    Draw draw;  // what it leads to if the win is declined
    float points = 0;
  };

  // `start` holds 3n+1 or 3n+2 tiles.
  HandGraph(const TileCounts& start, const TileCounts& wall);

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
  const Grouped<Draw>& draws() const { return draws_; }                   // by node
  const Grouped<WinningDraw>& winning_draws() const { return winning_; }  // by node
  const Grouped<std::uint32_t>& choices() const { return choices_; }      // nodes by choice

 private:
  struct WinAt {
    std::uint32_t node;
    int kind;
    float points;
  };
  // A node and the 14 tiles that it makes with a tile of a kind: as a draw that leads there, as a discard
  // that leads back. In the end the target is what a Draw says.
  struct Link {
    std::uint32_t node;
    std::uint32_t target;
    int kind;
  };

  std::uint32_t insert(const Node& node);
  void step_back(std::uint32_t number);
  void add_exchanges();
  void find_targets();
  void group_draws();
  int weight(std::uint32_t number, int kind) const;

  TileCounts start_;
  TileCounts wall_;
  HandNumbers numbers_;  // of nodes
  HandNumbers choice_numbers_;
  std::vector<Node> nodes_;
  std::vector<std::vector<std::uint32_t>> levels_;  // nodes by how many tiles were kept
  std::vector<WinAt> wins_;
  std::vector<Link> back_;      // the kind is one of the start's that is gone
  std::vector<Link> forward_;   // the kind leads on
  std::vector<Link> exchange_;  // the kind takes the place of any of several that were kept
  std::vector<Link> swap_;      // the kind takes the place of a single one: the target is a node
  Grouped<Draw> draws_;
  Grouped<WinningDraw> winning_;
  Grouped<std::uint32_t> choices_;
};

}  // namespace tingpai
