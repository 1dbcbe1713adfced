// A seat's view from what another program says: nothing happens that cannot happen there.
#pragma once

#include "engine/table/view.h"

namespace tingpai::cli {

// The view after an event, or why the event cannot have happened.
Result<PlayerView> view_after(const PlayerView& view, const SeenEvent& event);

}  // namespace tingpai::cli
