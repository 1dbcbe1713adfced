// The bots' model of Sichuan bloody battle.
#pragma once

#include "engine/ai/profile.h"
#include "engine/rules/sichuan/rules.h"

namespace tingpai::sichuan {

const Profile& profile(const Rules& rules);

}  // namespace tingpai::sichuan
