// Records: raw bytes, and the bytes' lines with right checksums put behind the start of a real game, where
// the referee must take or refuse each.
#include "engine/table/record.h"
#include "engine/table/referee.h"
#include "engine/table/text.h"
#include "tests/fuzz/require.h"

using namespace tingpai;

namespace {

// A game up to its first question, or up to what follows the first discard.
std::string opening(bool discarded) {
  Referee referee(Ruleset{}, 1);
  std::vector<Event> events;
  while (auto event = referee.advance()) events.push_back(*std::move(event));
  if (discarded) {
    const Seat turn = referee.state().table.turn;
    require(!referee.answer(turn, referee.asked(turn).actions.front()));
    if (auto event = referee.advance()) events.push_back(*std::move(event));
  }
  return to_text(events, RecordEnd::open);
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
  static const std::string start = opening(false);
  static const std::string discarded = opening(true);
  const auto text = text_of(data, size);
  replay(text, RecordEnd::trailer);
  replay(text, RecordEnd::open);
  std::string lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    lines += detail::with_checksum(std::string(text.substr(at, end - at))) + '\n';
    at = end + 1;
  }
  replay(start + lines, RecordEnd::open);
  replay(discarded + lines, RecordEnd::open);
  return 0;
}
