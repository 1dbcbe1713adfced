// Other programs in the player's words: what they speak, how they are run and what they did wrong. Pure.
#pragma once

#include <QString>

#include "app/programs/command_line.h"
#include "app/programs/conversation.h"
#include "engine/formats/protocol.h"

namespace tingpai::app::program_words {

QString protocol(Protocol protocol);        // "mjai"
QString protocol_rules(Protocol protocol);  // under which rules it is spoken
QString problem(programs::CommandProblem problem);
// Why there was no answer in that time.
QString fault(const programs::Fault& fault, programs::Milliseconds limit);
QString not_started(const QString& name, programs::CommandProblem why);
QString gave_up(const QString& name, const std::optional<programs::Fault>& last,
                programs::Milliseconds limit);

}  // namespace tingpai::app::program_words
