// What the other three may hold, by Monte Carlo over what this seat sees: METHOD.md, Opponents.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/field.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/danger.h"

namespace tingpai {

// What players prefer to hold, and how often that loses.
struct OpponentModel {
  // Preferences for groups (METHOD.md, Opponents), without unit; README.md says how they were found.
  float bias = 0.2F;             // what every possible group gets beside its unseen tiles
  float edge_pung_bonus = 0.5F;  // a pung of terminals or honours, per unseen copy
  float blocked_pung_bonus = 2;  // a pung that no sequence competes with
  float middle_chow_bonus = 1;   // a chow of 3 to 7
  float suit_shyness = 0.30F;    // how much each discard of a suit speaks against holding it
  // What is left of the preference for a wait on a tile that the opponent has discarded.
  float regretted_wait = 0;
  float least_ready = 0;         // a player that seems not ready at all can be: the tables are rounded
  float sequence_share = 0.65F;  // of ready hands: a wait on a sequence
  float pairs_share = 0.15F;     // two pairs
  // The total of a win on a discard, flowers apart, by called melds.
  std::array<double, 5> total_by_melds{};
  double declared_total = 0;  // the same, after riichi
  double more_of_dealer = 0;  // as if a dealer's hand counted so much more
  // A discard loses with chance x (at + by x), x being the chance that a player waits for it as sampled: by
  // the level of that player.
  struct Losing {
    double at = 1;
    double by = 0;
  };
  std::array<Losing, Pace::count> losing{};
  // Once that chance would rise by less than so much of x, it goes on as a straight line; 0: it does not.
  double losing_rises = 0;
  // That chance counts x / (x + faint) times: what is sampled most seldom is sampled too often. And it counts
  // exp(-crowded sqrt(o)) times, o being the sum of the chances that the other two wait for the tile, 1 at
  // most: several wait for the same tile more often than by chance.
  double faint = 0;
  double crowded = 0;
  // How much likelier than sampled a player of such a level waits for a tile. Empty: as sampled.
  struct Looks {
    // By what its own discards say of the tile (the classes of HabitModel): it prefers waits that others
    // discard readily.
    std::span<const float> quiet;
    std::span<const float> declared;  // after riichi
    // Times so much by how often it has discarded, two at a time, the last for all above: one that has waited
    // long waits for what nobody discards. Empty: 1.
    std::span<const float> late{};
  };
  std::array<Looks, Pace::count> looks{};
};

// Beside a pair, what a hand so far from ready holds of the groups that it has yet to lay out.
struct HeldNumbers {
  int melds = 0;
  int partial = 0;  // groups that lack one tile
};
// groups: 0 to 4 that are not called; shanten: 0 is ready. Two steps for each meld that is not there, one
// less for each partial group and for the pair.
HeldNumbers held_numbers(int groups, Shanten shanten);

struct Opponents {
  std::array<OpponentEstimate, 3> estimates;             // next, opposite, previous, who is out, too
  std::array<std::array<float, Tile::kinds>, 3> held{};  // expected copies concealed in each hand
  std::array<float, Tile::kinds> in_wall{};              // expected copies still to be drawn
};

Opponents estimate_opponents(const PlayerView& view, const Field& field, int samples, std::uint64_t seed);

// What the others may hold concealed, by lot, so many times: hands as far from ready as players have been
// found to be, of unseen tiles. A kind that only a concealed kong can hide may be among them.
std::vector<BySeat<TileCounts>> imagined_hands(const PlayerView& view, const Field& field, int times,
                                               std::uint64_t seed);

// What each discard may lose, from what the opponents may hold.
Danger danger_of(const Opponents& opponents, const Field& field, const Profile& profile);

}  // namespace tingpai
