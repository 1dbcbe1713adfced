// The complete hands within reach, where winning paths end: METHOD.md, Targets.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "engine/ai/hand_shape.h"
#include "engine/ai/odds.h"
#include "engine/ai/targets/arrangement.h"
#include "engine/ai/targets/directions.h"
#include "engine/decomposition.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/score.h"

namespace tingpai {

// A tile that a target still needs.
struct Missing {
  std::uint8_t kind = 0;
  std::uint8_t group = 0;  // which of the target's groups: 0 to 3, or one of the values below
  std::uint8_t taken = 0;  // copies of the kind that the target needs before this one

  static constexpr std::uint8_t pair = 4;   // the pair, or a single tile of a hand without groups
  static constexpr std::uint8_t never = 5;  // cannot be claimed but to win
};
inline constexpr std::size_t most_missing = 7;

// How the hand may be won once its tiles are there.
enum class Finish : std::uint8_t {
  open,         // claims on the way, a win on anybody's discard
  open_self,    // claims on the way, own draw only
  closed,       // own draws, a win on anybody's discard
  closed_self,  // own draws alone
};

constexpr Way way_of_win(Finish finish) {
  if (finish == Finish::open) return Way::win;
  return finish == Finish::closed ? Way::declared_win : Way::draw;
}

// A complete hand that may win under the rules, as seen from the hand in search.
struct Target {
  Form form = Form::standard;
  StaticVector<GroupId, 4> groups;  // apart from the called melds; the knitted nine stand for three
  std::uint8_t pair = 0;            // kind
  std::uint8_t knitted = 0;         // which pattern, in the knitted forms
  KindSet kinds;                    // of the forms without groups
  StaticVector<Missing, most_missing> missing;
  StaticVector<std::uint8_t, most_missing> leaving;  // kinds that leave, in order
  Finish finish = Finish::open;
  Fan fan = 0;       // without flowers, won on a discard where that is possible
  float points = 0;  // what winning it brings is worth, mean over how it is won; above 0
  float drawn = 0;   // the part of it that comes of own draws, if all pay who do now
  float paid = 0;    // what it brings, where that is something else
  float weight = 0;  // chance x points if its tiles came one by one: what it is ranked by
};

class Standing;

// What the search knows of the seat.
struct SeatContext {
  Wind round = Wind::east;
  Wind seat = Wind::east;
  int flowers = 0;
  TileCounts exposed;          // copies that the whole table sees
  KindSet useful = all_kinds;  // that the hand may end with
  int payers = 3;              // of an own draw
  TurnedTiles indicators{};    // that lie open
  bool silent = false;         // a closed hand is not declared
  int honba = 0;
  int sticks = 0;                      // on the table
  const Standing* standing = nullptr;  // what points are worth; null: as many points
};

struct TargetLimits {
  int slack = 1;           // draws beyond the nearest target, 0 to 3
  int thorough = 3;        // hands with at most so many draws to go are searched for every way there is
  int evaluations = 4000;  // complete hands looked at, at most
  bool directions = true;  // patterns are gone for, besides the ordinary form
  GroupWeights weights{};  // by which arrangements are ranked
};

// The targets of a hand of 3n+1 or 3n+2 concealed tiles, heaviest first. Each set of tiles occurs once, in
// its dearest reading. A hand that is complete already is no target.
std::vector<Target> find_targets(const Hand& hand, const SeatContext& context, const Odds& odds,
                                 const Ruleset& ruleset, const TargetLimits& limits,
                                 std::stop_token stop = {});

// The tile of a target that is likely to come last: its place in `missing`.
std::size_t last_missing(const Target& target, const Odds& odds);
// The complete hand with that tile as the winning one; `claimed`: groups that lacked another tile were
// claimed.
Reading reading_of(const Target& target, const Hand& hand, std::size_t last, bool claimed);
// The win that a target ends in, on a discard. The first missing tile comes last.
Win win_of(const Target& target, const Hand& hand);
// The same for a target one tile short, with what its seat and the table add.
Win win_of_ready(const Target& target, const Hand& hand, const SeatContext& context);
// What the complete hand scores, with its patterns.
Score score_of(const Target& target, const Hand& hand, const SeatContext& context, const Odds& odds,
               const Ruleset& ruleset);

}  // namespace tingpai
