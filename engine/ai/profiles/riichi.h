// The bots' model of riichi.
#pragma once

#include "engine/ai/profile.h"
#include "engine/rules/riichi/rules.h"

namespace tingpai::riichi {

const Profile& profile(const Rules& rules);

}  // namespace tingpai::riichi
