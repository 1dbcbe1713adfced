// The bots' model of Chinese Official.
#pragma once

#include "engine/ai/profile.h"
#include "engine/rules/mcr/rules.h"

namespace tingpai::mcr {

const Profile& profile(const Rules& rules);

}  // namespace tingpai::mcr
