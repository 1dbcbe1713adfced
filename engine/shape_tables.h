// Inner tables of shape.cpp: what the tiles of one suit are worth, for every holding of the suit.
//
// Encoding (the base-5 key per suit and the reduction of all keys to a few classes are known ideas of shanten
// calculators; layout and construction are ours):
//   key     sum of count(rank) * 5^(rank - 1): 5^9 keys for a suit, 5^7 for the honours
//   costs   the fewest tiles to draw so that the suit holds m melds (m = 0 to 4), without and with a pair;
//           byte m without, byte 8 + m with a pair; bytes in between are `impossible`
//   class   the number of a distinct costs value; a suit has 126, the honours 55
//   joint   a class of two suits together; a second table joins two of those to the hand's distance
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tingpai::shape_tables {

inline constexpr std::uint8_t impossible = 63;  // a cost that no hand reaches; four of them fit a byte
inline constexpr int pair_lane = 8;
inline constexpr int max_melds = 4;
using Costs = std::array<std::uint8_t, 16>;

inline constexpr std::array<std::uint32_t, 9> power_of_five{1, 5, 25, 125, 625, 3125, 15625, 78125, 390625};
inline constexpr std::size_t suit_keys = 1953125;
inline constexpr std::size_t honour_keys = 78125;

enum class Group : std::uint8_t { suit, honours };

// Costs of holding `counts` when no more than `room` of each rank may be used. The table holds the answers
// for room 4; called melds leave less.
Costs costs_of(Group group, std::span<const std::uint8_t> counts, std::span<const std::uint8_t> room);
// [n]: the same where up to n tiles may go beyond the room of their ranks, all in all: what wild tiles stand
// for. Only the first `excess` + 1 mean something.
inline constexpr std::size_t most_excess = 4;
using CostsByExcess = std::array<Costs, most_excess + 1>;
CostsByExcess costs_by_excess(Group group, std::span<const std::uint8_t> counts,
                              std::span<const std::uint8_t> room, std::size_t excess);
// The cheapest way to share melds and pair between two groups.
Costs joined(const Costs& a, const Costs& b);

struct Tables {
  std::vector<std::uint8_t> suit_class;                      // by key
  std::vector<std::uint8_t> honour_class;                    // by key
  std::vector<Costs> suit_costs;                             // by class
  std::vector<Costs> honour_costs;                           // by class
  std::array<std::array<std::uint8_t, 128>, 128> two_suits;  // joint class of two suit classes
  std::array<std::array<std::uint8_t, 64>, 128>
      suit_and_honours;  // joint class of a suit and an honour class
  // distance[m][joint of two suits][joint of suit and honours]: tiles missing for m melds and a pair
  std::array<std::array<std::array<std::uint8_t, 256>, 256>, max_melds + 1> distance;
  // The same by suit and honours first: what a tile of the two suits changes stands side by side.
  std::array<std::array<std::array<std::uint8_t, 256>, 256>, max_melds + 1> distance_by_right;

  // The same for what a knitted straight leaves over: one meld and a pair tell far fewer classes apart.
  std::array<std::uint8_t, 128> rest_of_suit;    // by suit class
  std::array<std::uint8_t, 64> rest_of_honours;  // by honour class
  std::array<std::array<std::uint8_t, 16>, 16> rest_of_two_suits;
  std::array<std::array<std::uint8_t, 16>, 16> rest_of_suit_and_honours;
  std::array<std::array<std::uint8_t, 16>, 16> rest_distance;
};
std::unique_ptr<Tables> build();
const Tables& tables();  // built at first use

// The same where in every suit one wild tile may stand for the fifth of its kind. No rules with wild tiles
// play with honours.
struct WildTables {
  Tables tables;                 // without what a knitted straight leaves over
  std::vector<bool> suit_fifth;  // by key: where that makes a difference
};
const WildTables& wild_tables();  // built at first use

}  // namespace tingpai::shape_tables
