// What riichi programs say to each other in mjai, one JSON object a line: tiles, and a seat's answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/cli/lines/fields.h"
#include "app/cli/lines/json.h"
#include "engine/table/options.h"

namespace tingpai::cli::mjai {

inline constexpr std::string_view no_tile = "?";  // that is hidden

std::string tile_text(Tile tile);  // "5m", "5mr", "E"; flowers have none
std::optional<Tile> tile_named(std::string_view text);
std::vector<std::string> tile_texts(const std::vector<Tile>& tiles);
// The tiles that leave the hand for a meld: all but the claimed one.
std::vector<std::string> consumed(const Meld& meld);

JsonObject message(std::string_view type);
JsonObject message(std::string_view type, Seat actor);

// The message that says what a seat does. Riichi is said in two steps: first that it is declared, then the
// discard.
std::string none();
std::string reach(Seat seat);
std::string message_of(const Action& action, const PlayerView& view);

// What the answer of the seat of this number means where it may do this, or what is wrong with it. A declared
// riichi is an answer without its discard: nothing.
std::variant<std::optional<Action>, FieldError> read_answer(const QJsonObject& object, Seat id,
                                                            const PlayerView& view,
                                                            const LegalActions& legal);

}  // namespace tingpai::cli::mjai
