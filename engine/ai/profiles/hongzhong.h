// The bots' model of red-dragon-wild.
#pragma once

#include "engine/ai/profile.h"
#include "engine/rules/hongzhong/rules.h"

namespace tingpai::hongzhong {

const Profile& profile(const Rules& rules);

}  // namespace tingpai::hongzhong
