// A game in whatever format it is written down: ours, mjai's messages, a log of tenhou.net/6 or of Botzone.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "engine/formats/logged_game.h"

namespace tingpai {

// What the position of an error counts, from 1.
enum class RecordPlaces : std::uint8_t { lines, hands };
struct UnreadRecord {
  Error error;
  RecordPlaces places = RecordPlaces::lines;
};
// A log of riichi that was read, played again under the rules that fit it.
Result<std::vector<Event>> record_of(const Result<LoggedGame>& log);
// Every event checked. Ours must be closed; another program's log is played again by our referee.
std::variant<std::vector<Event>, UnreadRecord> read_any_record(std::string_view text);

}  // namespace tingpai
