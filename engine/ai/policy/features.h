// What a seat sees, as the input of learned policies: a set of facts, each with a number. Seats are numbered
// from the viewer's: 0 its own, 1 the next player, 2 the opposite, 3 the previous. The facts are the same for
// every scheme; of a kind of fact that a scheme does not know, none holds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/table/view.h"

namespace tingpai::policy {

enum class Block : std::uint8_t {
  hand,        // own concealed tiles: at least so many (1 to 4) of a kind
  red,         // a red five of a suit among them
  meld,        // by seat: a chow from this kind up, a second such chow, a pung, a kong of this kind
  hidden,      // by seat: at least so many concealed kongs whose tiles are not told
  river,       // by seat: a kind that it discarded in such a part of the hand, from the hand or as drawn
  last,        // by other seat: the kind it discarded last
  visible,     // at least so many (1 to 4) of a kind are seen, the own ones among them
  offer,       // the kind that may be claimed or robbed
  offerer,     // whose it is: seats 1 to 3
  asked,       // in which situation
  round,       // the wind of the round
  wind,        // the own
  wall,        // draws that are left, in steps of four
  indicator,   // a kind was turned over, a second one
  declared,    // by seat: riichi
  void_suit,   // by seat: the suit given up
  out,         // by other seat: has won and plays no more
  flowers,     // at least so many (1 to 8) own flowers
  difference,  // by other seat: how far its score is above the own
};
inline constexpr int blocks = 19;

// How many facts a block has: their places in it are spelled out in features.cpp.
int size_of(Block block);
int first_of(Block block);
int feature_count();  // of all blocks

using Feature = std::uint16_t;
using Features = std::vector<Feature>;  // ascending, no two the same

// `view` is one of a hand in play.
Features features_of(const PlayerView& view);

std::string feature_text(Feature feature);  // "river 1 early drawn 5m"

}  // namespace tingpai::policy
