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
  // The tiles that complete a hand come from it and from the wall. `ahead`: how many tiles more than at first
  // for_each() is going to be asked for. Of the forms seven pairs always take four of a kind for two.
  // Wild tiles stand for tiles that the hand lacks: one that takes a held tile's place brings no win nearer.
  Completions(const TileCounts& concealed, const TileCounts& wall, int called, FormSet forms, int ahead = 0);

  // Calls visit(complete) once for every complete hand that lacks exactly so many tiles, until it returns
  // false. Returns whether all were visited.
  using Visit = std::function<bool(const TileCounts&)>;
  bool for_each(int missing, const Visit& visit);

 private:
  using PackedSuit = decomposition::PackedSuit;
  // What a suit may hold at the end: some melds, the pair or not. One number, so that parts sort by what they
  // consist of, then by what they lack: tiles in bits 0 to 35, those missing in 36 to 39, then the list.
  class Part {
   public:
    Part(std::size_t list, int missing, PackedSuit tiles)
        : bits_(std::uint64_t{list} << 40 | static_cast<std::uint64_t>(missing) << 36 | tiles) {}
    std::size_t list() const { return static_cast<std::size_t>(bits_ >> 40); }
    int missing() const { return static_cast<int>(bits_ >> 36 & 15); }
    PackedSuit tiles() const { return bits_ & ((PackedSuit{1} << 36) - 1); }
    auto operator<=>(const Part&) const = default;

   private:
    std::uint64_t bits_;
  };
  static constexpr std::size_t lists = 10;
  static constexpr std::size_t list_of(int melds, bool pair) {
    return 2 * static_cast<std::size_t>(melds) + (pair ? 1 : 0);
  }
  struct Parts {
    std::vector<Part> all;                         // sorted
    std::array<std::uint32_t, lists + 1> begin{};  // list i is all[begin[i]] to all[begin[i + 1]]
    std::array<std::uint32_t, lists> missing{};    // bit m: some part of the list lacks m tiles
    std::span<const Part> operator[](std::size_t list) const {
      return std::span(all).subspan(begin[list], begin[list + 1] - begin[list]);
    }
  };

  bool for_each_natural(int missing, const Visit& visit);
  class Wilds;
  bool may_end_in(Form form, int missing) const;
  void list_parts(int limit);
  void grow(std::size_t suit, PackedSuit tiles, std::span<const PackedSuit> blocks, int melds, bool pair);
  static void put_in_lists(Parts& parts);
  void find_feasible();
  bool join(std::size_t suit, int melds, bool pair, int missing, TileCounts& hand, const Visit& visit) const;

  bool seven_pairs(int kind, int pairs, int missing, TileCounts& hand, const Visit& visit) const;
  bool orphans(int missing, const Visit& visit) const;
  bool knitted_honours(int missing, const Visit& visit) const;
  bool knitted_straight(int missing, const Visit& visit) const;
  bool offer(const TileCounts& hand, int missing, const Visit& visit) const;
  int lacks(const TileCounts& hand) const;  // more than any hand has tiles if the wall does not hold them

  std::array<int, 5> fewest_;  // by form, tiles missing at least; out of reach if it is none of the forms
  int wild_;                   // kind that stands for any other, -1: none
  int wilds_ = 0;              // held of it
  TileCounts wall_;
  TileCounts held_;  // without the wild ones
  TileCounts pool_;  // held and in the wall, and of each kind as many as wild tiles may stand for
  std::array<PackedSuit, 4> held_suits_;
  std::array<PackedSuit, 4> pool_suits_;
  int to_build_;
  int ahead_;
  int limit_ = -1;
  std::array<Parts, 4> parts_;  // by suit
  // [suit][list]: bit m says that this suit and those after it can end so with m tiles missing
  std::array<std::array<std::uint32_t, lists>, 5> feasible_{};
};

}  // namespace tingpai
