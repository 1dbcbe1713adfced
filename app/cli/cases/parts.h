// Fields that cases of every kind of rules have.
#pragma once

#include "app/formats/fields.h"
#include "engine/ai/exact/efficiency.h"
#include "engine/hand.h"
#include "engine/rules/score.h"

namespace tingpai::cli {

// A question of `value`.
struct ValueQuestion {
  Hand hand;
  TileCounts wall;
  Circumstances context;
  EfficiencyModel model;
};

// The concealed tiles of a case, read from `hand`: thirteen less three a meld, no flowers, and with the
// winning tile and the melds no more of a kind than the supply.
TileCounts counts_of(const Fields& fields, const std::vector<Tile>& hand, const Melds& melds, Tile win,
                     const TileCounts& supply);

// `hand` and `melds` of a question: the same, or one tile more.
Hand read_held_hand(const Fields& fields, const TileCounts& supply);
// `wall`, or without it all that there is beside the hand.
TileCounts read_wall(const Fields& fields, const Hand& hand, const TileCounts& supply);
// Whether the answer has every field that the case expects, as expected.
bool has_all(const QJsonObject& expected, const QJsonObject& answer);
// `turns` and `config`.
EfficiencyModel read_model(const Fields& fields);

}  // namespace tingpai::cli
