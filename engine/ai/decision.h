// A decision that explains itself. The choice is made by comparing the evaluations; overlay, review and arena
// read them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/shape.h"
#include "engine/table/options.h"

namespace tingpai {

struct LiveTile {
  Tile tile;
  int live = 0;  // copies this seat does not see, 0 to 4
  bool operator==(const LiveTile&) const = default;
};

// One draw of a path and the tile that leaves with it; the last draw wins and nothing leaves.
struct PathStep {
  Tile draw;
  std::optional<Tile> discard;
  bool operator==(const PathStep&) const = default;
};

// A way to win: what leaves, what comes, what it ends in.
struct WinPath {
  std::optional<Tile> first_discard;  // the tile that leaves now
  std::vector<PathStep> steps;
  std::vector<CountedPattern> patterns;  // of the complete hand
  Fan fan = 0;                           // of the complete hand
  double probability = 0;                // of following this very path, 0 to 1
  std::vector<LiveTile> waits;           // the tiles that complete it
  bool operator==(const WinPath&) const = default;
};

// The wins that belong to one pattern: what a plan card shows.
struct Plan {
  PatternId pattern;             // the first of the win's that is not incidental
  WinPath best;                  // the likeliest way
  double win_chance = 0;         // that this seat wins and the win belongs to the pattern, 0 to 1
  double mean_total = 0;         // fan of these wins, flowers included, weighted by their chances
  double expected_points = 0;    // what a win on a discard gains, times the chance
  std::vector<LiveTile> needed;  // every tile some path of the plan draws
  int live_total = 0;
  bool operator==(const Plan&) const = default;
};

struct Evaluation {
  Action action;
  Shanten shanten = 0;              // after the action
  std::vector<LiveTile> effective;  // after the action
  int live_total = 0;
  double win_chance = 0;  // 0 to 1
  // Points gained when winning, times the chance. Where places count at the end of the game, what these are
  // worth, unless plans are worked out.
  double expected_points = 0;
  std::array<double, 3>
      deal_in{};            // chance that this discard loses to the next, opposite, previous player, 0 to 1
  double deal_in_cost = 0;  // what this discard is expected to lose, in Decision::unit; >= 0
  double value = 0;         // what is compared, in Decision::unit
  double margin = 0;        // half width of the 95 % interval of value; 0 where nothing was sampled
  // What the value is made of: value == kept * win_chance * worth - loss + paid + settled to rounding, unless
  // it is shifted.
  double kept = 1;     // share of the win chance that is still played for: 1 going on, less when giving up
  double worth = 0;    // of a win: what it brings and what it saves, since nobody else wins then
  double loss = 0;     // by the danger of discards, now and later, by claims, by a stick; >= 0
  double paid = 0;     // for kongs, where the rules have it: this one, and those that may still come
  double settled = 0;  // by being ready or not when the wall ends, where the rules have it
  // Its value is not made so: no more than the best's (not chosen), seen a turn later (master), or no points
  // at all (quick).
  bool shifted = false;
  bool alone = false;     // not the best, and searched on its own
  bool gives_up = false;  // valued as the first discard of folding
  // Of every pattern, the likeliest first; with the wins that belong to none their chances add up to
  // win_chance.
  std::vector<Plan> plans;
  std::optional<WinPath> other;  // the likeliest way that belongs to no pattern
  bool operator==(const Evaluation&) const = default;
};

// The plans that are worth naming: at most three, of at least 3 % and a sixth of the win chance each. What is
// left of it are other ways to win.
std::span<const Plan> named_plans(const Evaluation& evaluation);
double other_ways(const Evaluation& evaluation);  // chance, 0 to 1

enum class Criterion : std::uint8_t {
  only_choice,  // one legal action
  win,          // winning now
  value,        // the highest value
  safety,       // folding: danger weighs more than what is left of the hand
  tables,       // quick: the highest combined chance of its tables
  chance,       // random: drawn by lot
  misjudged,    // beginner, regular: another than the best was taken for it
  opening,      // an exchange or a void suit, by the scheme's own count
  network,      // swift: the network finds it the likeliest choice
};
inline constexpr std::array<std::string_view, 9> criterion_names{
    "only_choice", "win", "value", "safety", "tables", "chance", "misjudged", "opening", "network"};
std::string_view to_text(Criterion criterion);

// How ready an opponent seems.
struct OpponentEstimate {
  Seat seat;
  double ready = 0;                        // chance of being ready, 0 to 1
  std::array<float, Tile::kinds> waits{};  // chance that it wins on this kind, 0 to 1
  double mean_total = 0;                   // of a win on a discard, by its open melds and flowers
  int samples = 0;                         // hands that were sampled for it
  bool operator==(const OpponentEstimate&) const = default;
};

// What values are told in.
enum class ValueUnit : std::uint8_t {
  none,       // quick and random: they compare chances, or nothing
  points,     // of the hand
  placement,  // points by place at the end of the game
  hundreds,   // points, which are paid by the hundred
};
inline constexpr std::array<std::string_view, 4> value_unit_names{"none", "points", "placement", "hundreds"};

struct Decision {
  Action chosen;
  Criterion criterion = Criterion::value;
  ValueUnit unit = ValueUnit::none;  // of the evaluations
  double placement = 0;       // placement points that one of these units stands for; 0: points alone count
  bool places_first = false;  // the game is nearly over: what counts are its places
  bool discards_win = true;   // by the rules; else no discard is safer than another
  std::vector<Evaluation> evaluations;      // best first
  std::vector<OpponentEstimate> opponents;  // next, opposite, previous; empty for levels that do not look
  std::uint64_t nodes = 0;                  // of search
  bool stopped = false;                     // cut short by the stop token
  bool operator==(const Decision&) const = default;
};

// Counts, never milliseconds: the same on every machine.
struct Budget {
  std::uint64_t seed = 1;
  int nodes = 6000;      // of path search: complete hands looked at
  int samples = 200;     // of opponents' hands
  bool plans = false;    // plans are worked out: for people, not for bots
  bool margins = false;  // other hands are sampled to see how far values move: for people, too
  // Every action is searched on its own: what the others are worth does not matter to who does not choose
  // them, but people are told.
  bool every_discard = false;
};

}  // namespace tingpai
