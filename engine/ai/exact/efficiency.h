// Exact efficiency: the chances of being ready and of winning and the points to be expected, by turn, for a
// player alone with the wall. Dynamic programming over the graph of hands.
//
// The model, in full.
//
// Turns: a value at turn t holds right after a discard, when t of `turns` own draws have been made; it counts
// what the draws that are left can still reach.
//
// Draws: in a draw after turn t a wanted tile of kind i comes with chance w_i / (S - t). S tiles were in the
// wall at turn 0; w_i copies of the kind are in it or have been thrown away by this player since: what is
// thrown away may be drawn again. Any other tile is thrown away at once and only makes the wall smaller.
// Where more copies are wanted than S - t, the chance is w_i over all wanted copies; after S draws none is
// left. Nobody else plays: no claims, no win on a discard, no kong; flowers are replaced and are no draws.
//
// Hands: a win is a complete hand that may win on an own draw under the rules, with the tile that came last.
// It is looked for if it lacks at most `reach` tiles at the start: as many as the nearest win, and `extra`
// more. A hand is followed if it is on a straight way to such a win: it has kept only tiles that the win
// needs and the start lacks, and given up only tiles of the start that the win does not need; the win's last
// tile is one that the start lacks.
//
// Choices: after a draw the player may win if that is a win, and may discard any tile that leaves a hand that
// is followed, the drawn one at least. Winning, being ready and points are maximised separately, as if by
// three players.
//
// change: if false, extra is 0, and a tile is kept only if that makes 14 tiles on a straight way to a win, so
// that it is nearer, or a tile of the start is back. If true, a tile may besides take the place of a kept one
// where no win wants both.
//
// Within this the numbers are exact up to rounding (float, about six digits).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "engine/hand.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/score.h"
#include "engine/shape.h"

namespace tingpai {

// Where a player begins.
struct EfficiencyStart {
  Hand hand;
  TileCounts wall;           // the tiles that can be drawn
  RedFives wall_reds{};      // of them
  Circumstances context{};   // winds, flowers
  TurnedTiles indicators{};  // turned over for all
  bool under = true;         // indicators under these are turned over for a win with a declaration
};

struct EfficiencyModel {
  int turns = 18;      // own draws, 0 to 99
  bool change = true;  // of shape
  bool back = true;    // steps back: discards that lead away; where hands are followed by shape
  int extra = 1;       // draws beyond the nearest win, 0 to 3; needs change or steps back
  // Hands followed and complete hands looked at, at most. Where they do not suffice, the farthest wins are
  // left out first, then the unlikely ones.
  std::size_t most_hands = 100'000;
  std::size_t most_complete = 200'000;
};

// What is worth something. An array's place is the turn, 0 to turns.
struct DiscardEfficiency {
  std::optional<Tile> discard;  // none for a hand of 3n+1 tiles
  int draws = 0;                // the fewest that win afterwards
  std::vector<float> win;       // chance, 0 to 1
  std::vector<float> ready;     // chance of holding a hand that a live tile completes to a win, 0 to 1
  std::vector<float> points;    // expected
};

struct Efficiency {
  std::optional<int> draws;  // to the nearest win; none if none was found
  int reach = 0;             // wins that lack so many tiles are looked for
  // Whether all of the model was followed. Otherwise only some wins were, and every number is a lower bound.
  bool exact = true;
  std::size_t hands = 0;  // followed
  // Discards that leave a hand that is followed, by kind. The others lead away from every win within reach.
  std::vector<DiscardEfficiency> discards;
};

// What a complete hand (concealed tiles, the winning one included) brings when `win` was drawn last, in
// points; 0 if it may not win.
using Worth = std::function<float(const TileCounts& complete, int win)>;

// `wall`: the tiles that can be drawn. Stopped, the answer is not exact and has no discards. `forms`: those a
// hand may end in.
Efficiency efficiency(const Hand& hand, const TileCounts& wall, FormSet forms, const Worth& worth,
                      const EfficiencyModel& model, std::stop_token stop = {});

// Wins on an own draw as the ruleset has them, under its model: this one or that of shape_efficiency.h.
Efficiency efficiency_of(const EfficiencyStart& start, const Ruleset& ruleset, const EfficiencyModel& model,
                         std::stop_token stop = {});

}  // namespace tingpai
