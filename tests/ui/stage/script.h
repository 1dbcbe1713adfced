// Deciding for tests: what a table with busy, quick opponents and a talkative tutor looks like. No playing
// strength.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "app/tutor/bot_runner.h"
#include "engine/table/referee.h"

namespace tingpai::ui_test {

// Wins when it can, claims when `claims`, discards by a fixed mixture; every decision carries evaluations,
// plans and opponents.
app::Decide scripted(bool claims);

// A record of a game that stands where `stop` first holds, everybody playing scripted(). The person (player
// 0) is at the table.
std::vector<Event> record_until(std::uint64_t seed, bool claims,
                                const std::function<bool(const Referee&)>& stop,
                                std::vector<std::vector<Tile>> walls = {});

// A wall in which East is dealt `east`, South `south`, and the first draws come in order. The rest is
// shuffled.
std::vector<Tile> wall_with(std::string_view east, std::string_view south, std::string_view draws,
                            std::uint64_t seed);

}  // namespace tingpai::ui_test
