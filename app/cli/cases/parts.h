// Fields that cases of every kind of rules have.
#pragma once

#include "app/formats/fields.h"
#include "app/formats/json.h"
#include "engine/ai/exact/efficiency.h"
#include "engine/hand.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/score.h"

namespace tingpai::cli {

// A question of `value`.
struct ValueQuestion {
  Ruleset ruleset;  // mostly the one that was asked for
  EfficiencyStart start;
  EfficiencyModel model;
};

// What comparing answers of `value` with published tables came to.
struct TableCheck {
  std::size_t discards = 0;  // that were compared
  std::size_t turns = 0;     // of all of them
  std::vector<JsonObject> wrong;
};

// The concealed tiles of a case, read from `hand`: thirteen less three a meld, no flowers, and with the
// winning tile and the melds no more of a kind than the supply.
TileCounts counts_of(const Fields& fields, const std::vector<Tile>& hand, const Melds& melds, Tile win,
                     const TileCounts& supply);

// `hand` of a question: the same, or one tile more; the melds are those of `melds`.
Hand read_held_hand(const Fields& fields, const Melds& melds, const TileCounts& supply);
// `wall`, or without it all that there is beside the hand. `supply`: without what lies open.
TileCounts read_wall(const Fields& fields, const Hand& hand, const TileCounts& supply);
// Whether the answer has every field that the case expects, as expected.
bool has_all(const QJsonObject& expected, const QJsonObject& answer);
// `turns` and `config`.
EfficiencyModel read_model(const Fields& fields);

}  // namespace tingpai::cli
