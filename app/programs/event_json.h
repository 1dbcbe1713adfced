// What a seat sees, as JSON objects. They have the words of a record's line (engine/table/event_text.cpp)
// under names, so what the text learns to say needs one row of the table here. A tile that the seat may not
// know is null; seed and wall are never told.
#pragma once

#include <variant>

#include "app/formats/fields.h"
#include "app/formats/json.h"
#include "engine/table/event.h"

namespace tingpai::programs {

using tingpai::to_json;

JsonObject to_json(const SeenEvent& event);

// The event of an object as `seat` sees it; nothing for a type that is not known here. Fields that are not
// known are let pass.
std::variant<std::optional<SeenEvent>, FieldError> read_event(const QJsonObject& object, Seat seat);

}  // namespace tingpai::programs
