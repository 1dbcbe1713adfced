// Winning paths: sections 2 and 4 of the decision method.
//
// Nodes are draws: a node holds the hand after a discard, and each draw that helps leads to the next node,
// together with the discard that goes with it. Tiles come as in a race: tile i at rate r_i, the end of the
// hand at rate e. Among the draws that a node accepts, i comes next with chance P_i = r_i / (e + sum r). A
// path is worth the product of its P_i times what its complete hand scores; a discard is worth the sum over
// its paths. Since the P_i of a node add up to less than one, these sums are chances, and a node need not
// list its paths: its value is sum_i P_i * value(i).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/ai/targets.h"

namespace tingpai {

struct PathValue {
  float win = 0;     // chance of winning, 0 to 1
  float points = 0;  // expected points from winning
};

// What a draw leads to, for following a path.
struct PathDraw {
  std::uint8_t kind = 0;
  std::optional<std::uint8_t> discard;  // none when the draw wins
  float chance = 0;                     // P_i
};

class PathTree {
 public:
  // stake: points that a win saves beside those it brings, since somebody else would have won.
  PathTree(const std::vector<Target>& targets, const Odds& odds, float stake);

  // The hand as it stands (3n+1 tiles), or after discarding a kind.
  PathValue value(std::optional<int> discard = std::nullopt);
  // Only the targets of these numbers.
  PathValue value_of(const std::vector<int>& numbers, std::optional<int> discard);
  // The most valuable path from there: its draws in order, empty if there is none.
  std::vector<PathDraw> best_path(std::optional<int> discard);

  float compared(const PathValue& value) const { return value.points + stake_ * value.win; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  // A target seen from a node.
  struct Entry {
    std::uint16_t target = 0;
    std::uint8_t come = 0;  // bit of each missing tile that has come
    std::uint8_t gone = 0;  // bit of each leaving tile that has gone
  };
  // The entries of a node: a stretch of pool_, which grows and shrinks like a stack.
  struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  // A draw that some entries want.
  struct Branch {
    int kind = 0;
    float rate = 0;
    PathValue value;
    std::optional<std::uint8_t> discard;
  };
  using Branches = StaticVector<Branch, Tile::kinds>;
  // Values by hand, in a table with open addressing; key 0 is a free place.
  struct Known {
    std::uint64_t key = 0;
    PathValue value;
  };

  Span enter(const std::vector<int>* numbers, std::optional<int> discard);
  PathValue evaluate(Span node, std::uint64_t key);
  Branches branches(Span node, std::uint64_t key);
  void add_wins(Span node, Branches& branches) const;
  Branch draw(int kind, Span node, std::uint64_t key);
  Span follow(Span node, int kind, std::uint8_t discard);
  float claim_rate(const Target& target, const Entry& entry, std::size_t missing) const;
  PathValue race(Branches& branches) const;
  Known& place_of(std::uint64_t key);
  void forget();

  const std::vector<Target>& targets_;
  const Odds& odds_;
  float stake_;
  std::uint64_t nodes_ = 0;
  std::vector<Entry> pool_;
  std::vector<Known> known_;
  std::size_t known_count_ = 0;
};

}  // namespace tingpai
