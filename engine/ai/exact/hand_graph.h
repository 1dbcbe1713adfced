// The hands between a hand and its wins, and the draws that lead from one to another.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "engine/ai/exact/grouped.h"
#include "engine/ai/exact/hand_key.h"
#include "engine/hand.h"
#include "engine/shape.h"
#include "engine/static_vector.h"

namespace tingpai {

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
