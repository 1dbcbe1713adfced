// A seat's view from what another program says: nothing happens that cannot happen there.
#pragma once

#include <optional>

#include "engine/table/view.h"

namespace tingpai::cli {

// Takes an event into a view. If it cannot have happened: why not, and the view stays as it was.
std::optional<Error> advance(PlayerView& view, const SeenEvent& event);

}  // namespace tingpai::cli
