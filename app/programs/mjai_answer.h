// What riichi programs say to each other in mjai, one JSON object a line: a seat's answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/formats/fields.h"
#include "app/formats/json.h"
#include "app/formats/mjai_text.h"
#include "engine/table/options.h"

namespace tingpai::mjai {

// The message that says what a seat does. Riichi is said in two steps: first that it is declared, then the
// discard.
std::string none();
std::string message_of(const Action& action, const PlayerView& view);

// What the answer of the seat of this number means where it may do this, or what is wrong with it. A declared
// riichi is an answer without its discard: nothing.
std::variant<std::optional<Action>, FieldError> read_answer(const QJsonObject& object, Seat id,
                                                            const PlayerView& view,
                                                            const LegalActions& legal);

}  // namespace tingpai::mjai
