// A position as JSON: what a seat sees. Documented in README.md.
#pragma once

#include "app/formats/fields.h"
#include "engine/table/view.h"

namespace tingpai::cli {

// Problems go to the fields' first problem; the view is then of no use.
PlayerView read_position(const Fields& fields, const Ruleset& ruleset);

}  // namespace tingpai::cli
