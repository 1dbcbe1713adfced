// Fields of riichi's cases: melds and tiles that are turned over.
#pragma once

#include "app/formats/fields.h"
#include "engine/hand.h"
#include "engine/rules/score.h"

namespace tingpai::cli {

// `melds`: of type chi, pon, daiminkan, kakan or ankan, or by their English names.
Melds read_riichi_melds(const Fields& fields);
// Up to five single tiles, in an array.
void read_turned_tiles(const Fields& fields, const char* name, TurnedTiles& turned);

}  // namespace tingpai::cli
