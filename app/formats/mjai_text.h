// How mjai's messages, a JSON object each, are written. Tiles are "5m", "5mr" for a red five, "E" to "N" and
// "P", "F", "C" for honours.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/formats/json.h"
#include "engine/hand.h"

namespace tingpai::mjai {

inline constexpr std::string_view no_tile = "?";     // that is hidden
inline constexpr std::string_view letters = "0123";  // of players without names

std::string tile_text(Tile tile);  // flowers have none
std::optional<Tile> tile_named(std::string_view text);
std::vector<std::string> tile_texts(const std::vector<Tile>& tiles);
// The tiles that leave the hand for a meld: all but the claimed one.
std::vector<std::string> consumed(const Meld& meld);

JsonObject message(std::string_view type);
JsonObject message(std::string_view type, Seat actor);
// Riichi is said in two steps: first that it is declared, then the discard.
std::string reach(Seat seat);

}  // namespace tingpai::mjai
