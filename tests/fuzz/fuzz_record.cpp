// Records: raw bytes, and the bytes' lines with right checksums put behind the starts of real games of every
// scheme, where the referee must take or refuse each.
#include "engine/rules/scheme.h"
#include "engine/table/record.h"
#include "engine/table/referee.h"
#include "engine/table/text.h"
#include "tests/fuzz/require.h"

using namespace tingpai;

namespace {

// A game up to the first question that follows so many answers.
std::string opening(const Ruleset& ruleset, int answers) {
  Referee referee(ruleset, 1);
  std::vector<Event> events;
  for (;;) {
    if (auto event = referee.advance()) {
      events.push_back(*std::move(event));
      continue;
    }
    if (answers-- == 0) break;
    for (const Seat seat : all_seats) {
      const LegalActions asked = referee.asked(seat);
      if (!asked.empty()) require(!referee.answer(seat, asked.actions.front()));
    }
  }
  return to_text(events, RecordEnd::open);
}

std::vector<std::string> openings() {
  std::vector<std::string> all;
  for (const Preset& kind : scheme::kinds()) {
    for (const int answers : {0, 1, 3}) all.push_back(opening(kind.ruleset, answers));
  }
  return all;
}

void replay(std::string_view text, RecordEnd end) {
  const auto events = parse_record(text, end);
  if (!events) {
    require(!events.error().message.empty() && events.error().position > 0);
    return;
  }
  auto referee = Referee::resume(*events);
  if (referee) {
    require(referee->waiting() || referee->game_over() || referee->advance());
  } else {
    require(!referee.error().message.empty() && referee.error().position <= events->size());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<std::string> starts = openings();
  const auto text = text_of(data, size);
  replay(text, RecordEnd::trailer);
  replay(text, RecordEnd::open);
  std::string lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    lines += detail::with_checksum(std::string(text.substr(at, end - at))) + '\n';
    at = end + 1;
  }
  for (const std::string& start : starts) replay(start + lines, RecordEnd::open);
  return 0;
}
