// What self-play of red-dragon-wild tells of its players. Each table names the run that made it.
#pragma once

#include "engine/ai/reading/readiness.h"

namespace tingpai::hongzhong {

const ReadinessModel& readiness();

}  // namespace tingpai::hongzhong
