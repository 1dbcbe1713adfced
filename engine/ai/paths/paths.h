// Winning paths, raced turn by turn: METHOD.md, Values of paths.
//
// Nodes are draws: a node holds the hand after a discard, and each draw that helps leads to the next node,
// together with the discard that goes with it. Time runs in own turns: in turn t somebody else wins with
// chance 1 - s_t; else tile i comes with chance c_i (Odds::comes), and of those that come the best is taken.
// With the tiles ordered by the V_{t+1}(i) that they lead to, best first, and only those above V_{t+1}, a
// node is worth
//   V_t = s_t * (V_{t+1} + sum_i c_i * prod_{j<i} (1 - c_j) * (V_{t+1}(i) - V_{t+1})),
// nothing when the wall has ended, and the points of the hand where draw i wins. So its value is the sum over
// its paths without listing them. Walking the same tree forwards, turn by turn, tells which targets win how
// often: the chances add up to the node's.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/ai/targets/key_table.h"
#include "engine/ai/targets/targets.h"

namespace tingpai {

struct PathValue {
  float win = 0;     // chance of winning, 0 to 1
  float points = 0;  // expected points from winning
};

class PathTree {
 public:
  // stake: points that a win saves beside those it brings, since somebody else would have won. traced: keeps
  // what wins_by_target needs.
  PathTree(const std::vector<Target>& targets, const Odds& odds, float stake, bool traced = false);

  // The hand as it stands (3n+1 tiles), or after discarding a kind.
  PathValue value(std::optional<int> discard = std::nullopt);
  // By target: the chance that the hand is won with it, 0 to 1. They add up to value(discard).win. Of a
  // traced tree only.
  std::vector<float> wins_by_target(std::optional<int> discard);

  float compared(const PathValue& value) const { return value.points + stake_ * value.win; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  // A target seen from a node.
  struct Entry {
    std::uint64_t wanted = 0;  // kinds to come, without the last one
    std::uint64_t spare = 0;   // kinds to leave
    std::uint16_t target = 0;
    std::uint8_t come = 0;  // bit of each missing tile that has come
    std::uint8_t gone = 0;  // bit of each leaving tile that has gone
  };
  // The entries of a node: a stretch of pool_, which grows and shrinks like a stack.
  struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  // What a node is worth at the start of each turn from now, up to the end of the wall.
  struct Course {
    std::array<float, Odds::most_turns + 1> compared{};
    std::array<float, Odds::most_turns + 1> win{};
  };
  // A draw that some entries want: it wins, or leads to a node.
  struct Branch {
    int kind = 0;
    int copies = 0;
    float rate = 0;
    float comes = 0;         // chance that it comes within the first turn
    float won = 0;           // what the win compares as now; 0 if the hand goes on
    float drawn = 0;         // the part of it that has fewer payers later
    std::size_t course = 0;  // of the node it leads to
    std::size_t target = 0;  // of the win
  };
  using Branches = StaticVector<Branch, Tile::kinds>;
  Entry entry_of(std::size_t number, std::uint8_t come, std::uint8_t gone) const;
  Span enter(std::optional<int> discard);
  std::size_t root(std::optional<int> discard);
  // root: the hand waits for its draws from now on.
  std::size_t evaluate(Span node, std::uint64_t key, bool root = false);
  Branches branches(Span node, std::uint64_t key);
  bool is_barred(Span node) const;
  void add_wins(Span node, Branches& branches) const;
  Branch draw(int kind, Span node, std::uint64_t key);
  Span follow(Span node, int kind, std::uint8_t discard);
  float claim_rate(const Target& target, const Entry& entry, std::size_t missing) const;
  // What follows a draw after so many turns.
  float compared(const Branch& branch, std::size_t turn) const {
    return branch.won > 0 ? branch.won - branch.drawn * (1 - odds_.payers(static_cast<int>(turn) - 1))
                          : courses_[branch.course].compared[turn];
  }
  float comes(const Branch& branch, int turn, bool root) const {
    const float part = odds_.part(turn);
    if (!odds_.copies_come_once() && part == 1) return branch.comes;
    return odds_.comes(branch.rate, branch.copies, static_cast<float>(turn) * (root ? 1.0F : 0.25F), part);
  }
  Course race(Branches& branches, bool root) const;
  void walk(std::size_t course, bool root, std::vector<std::array<float, Odds::most_turns + 1>>& reached,
            std::vector<float>& wins) const;

  const std::vector<Target>& targets_;
  const Odds& odds_;
  float stake_;
  bool traced_;
  std::uint64_t nodes_ = 0;
  std::vector<Entry> pool_;
  std::vector<Course> courses_;  // the first is that of a node without targets; children before parents
  // Of a traced tree, course by course: its draws in the order of race, and where they end.
  std::vector<Branch> trace_;
  std::vector<std::size_t> trace_ends_{0};
  KeyTable known_;  // by hand
};

}  // namespace tingpai
