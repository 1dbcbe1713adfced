// What the players of a log are called. Where nobody has a name, it calls each by a letter.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/player_names.h"

class QJsonValue;

namespace tingpai {

// letters: of the four, by which a log tells that they have no names.
PlayerNames names_read(const QJsonValue& list, std::string_view letters);
// In the log's order of seats.
std::vector<std::string> names_to_write(const PlayerNames& names, const std::array<Seat, 4>& order,
                                        std::string_view letters);

}  // namespace tingpai
