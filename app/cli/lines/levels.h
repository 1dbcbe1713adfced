// Who plays where: "levels", by seat a level, or null for a person or another's program.
#pragma once

#include "app/formats/fields.h"
#include "engine/ai/field.h"

namespace tingpai::cli {

// Nobody is known where the field is absent or null. Problems go to the fields' first problem.
Field read_levels(const Fields& fields);

}  // namespace tingpai::cli
