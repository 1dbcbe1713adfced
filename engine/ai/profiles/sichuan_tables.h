// What self-play of Sichuan bloody battle tells of its players. Each table names the run that made it.
#pragma once

#include "engine/ai/reading/calibration.h"
#include "engine/ai/reading/habits.h"
#include "engine/ai/reading/opponents.h"
#include "engine/ai/reading/plan_shares.h"
#include "engine/ai/reading/readiness.h"

namespace tingpai::sichuan {

const ReadinessModel& readiness();
const HabitModel& habits();
const OpponentModel& opponents();
const CalibrationModel& calibration();
const PlanModel& plans();

}  // namespace tingpai::sichuan
