// Exact efficiency by shape: the same chances and points as in efficiency.h, where hands are followed by how
// near their shape is to complete and not by the wins they lead to. This is the model that programs for what
// to discard publish in riichi, so that numbers can be compared.
//
// The model, in full.
//
// Turns: a value at turn t holds right after a discard, when t of `turns` own draws have been made.
//
// Draws: in a draw after turn t a tile of which w copies may come is drawn with chance w / (S - t), where S
// tiles were in the wall at turn 0. All copies may come that are in the wall or were thrown away since, which
// makes useful tiles a little too likely; where more copies than S - t bring the hand nearer, the chance is w
// over all of these, and no draw makes a hand worth more than the best that it can bring. Any other tile is
// thrown away at once. Nobody else plays: no claims, no win on a discard, no kong. Red fives are tiles of
// their own.
//
// Hands: the shanten of a hand decides, of the forms that the rules know; a kind of which the hand holds all
// four copies is no wait. A hand's detour is how many draws it is behind the shortest way: the tiles that it
// has kept and the start lacks, and its shanten, less the shanten of the start. A tile is kept if it brings
// the hand nearer. While the detour is below `extra`, any tile may be kept (`change`), and any may be
// discarded
// (`back`); otherwise only one that leaves the shanten as it is. A tile that was thrown away and comes again
// gives back the choice of that discard.
//
// Declaration: a closed hand is declared with the discard that makes it ready, where the start says so, and
// then keeps nothing but what it waits for, or what gives back the choice of a discard. A hand of 13 tiles
// that is ready at the start is not declared.
//
// Choices: winning or not, and which tile to discard. Winning, being ready and points are maximised
// separately, as if by three players. A hand of shanten 0 is ready, whatever its wait brings.
//
// Limits: where all of this takes more than `most_hands` hands, fewer extra draws are looked for, at last
// none: Efficiency::reach tells how far, and every number is a lower bound.
//
// Within this the numbers are exact up to rounding (float, about six digits).
#pragma once

#include "engine/ai/exact/efficiency.h"
#include "engine/ai/exact/shape_graph.h"

namespace tingpai {

// Stopped, the answer is not exact and has no discards.
Efficiency efficiency_by_shape(const ShapeStart& start, const HandWorth& worth, const EfficiencyModel& model,
                               std::stop_token stop = {});

}  // namespace tingpai
