// Every complete hand near a hand, by the number of tiles that it still lacks.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/decomposition.h"
#include "engine/hand.h"
#include "engine/shape.h"

namespace tingpai {

// A complete hand is a set of 14 tiles less three for each meld called. It is made of parts, one a suit: all
// parts of a suit that lack few enough tiles are listed once, and whole hands are put together from the
// lists, so that nothing is met twice and nothing too far away is looked at.
class Completions {
 public:
  // The tiles that complete a hand come from it and from the wall.
  Completions(const TileCounts& concealed, const TileCounts& wall, int called, std::span<const Form> forms);

  // Calls visit(complete) once for every complete hand that lacks exactly so many tiles, until it returns
  // false. Returns whether all were visited.
  using Visit = std::function<bool(const TileCounts&)>;
  bool for_each(int missing, const Visit& visit);

 private:
  using PackedSuit = decomposition::PackedSuit;
  // What a suit may hold at the end: some melds, the pair or not.
  struct Part {
    int missing = 0;
    PackedSuit tiles = 0;
    auto operator<=>(const Part&) const = default;
  };
  using Parts = std::vector<Part>;  // by tiles missing

  bool has(Form form) const;
  void list_parts(int limit);
  void grow(std::size_t suit, PackedSuit tiles, int first_block, int melds, bool pair);
  void find_feasible();
  bool join(std::size_t suit, int melds, bool pair, int missing, TileCounts& hand, const Visit& visit) const;

  bool seven_pairs(int kind, int pairs, int missing, TileCounts& hand, const Visit& visit) const;
  bool orphans(int missing, const Visit& visit) const;
  bool knitted_honours(int missing, const Visit& visit) const;
  bool knitted_straight(int missing, const Visit& visit) const;
  bool offer(const TileCounts& hand, int missing, const Visit& visit) const;
  int lacks(const TileCounts& hand) const;  // more than any hand has tiles if the wall does not hold them

  std::vector<Form> forms_;
  TileCounts held_;
  TileCounts pool_;  // held and in the wall
  std::array<PackedSuit, 4> held_suits_;
  std::array<PackedSuit, 4> pool_suits_;
  int to_build_;
  int limit_ = -1;
  std::array<std::array<std::array<Parts, 2>, 5>, 4> parts_;  // [suit][melds][pair]
  // [suit][melds][pair]: bit m says that this suit and those after it can end so with m tiles missing
  std::array<std::array<std::array<std::uint32_t, 2>, 5>, 5> feasible_{};
};

}  // namespace tingpai
