// Botzone's requests: the bytes' lines, on their own and in the middle of a game, and the bytes as a log. A
// view that takes them can be played on.
#include "engine/formats/botzone.h"
#include "engine/formats/botzone_log.h"
#include "tests/fuzz/require.h"

using namespace tingpai;

namespace {

constexpr std::string_view opening[] = {"0 1 0", "1 0 0 0 0 W1 W1 W3 W5 W5 W5 W5 B2 B3 T7 T8 T9 F1",
                                        "3 0 DRAW", "3 0 PLAY F4", "2 B4"};

void hear(botzone::Listener& listener, std::string_view line) {
  const PlayerView before = listener.view();
  if (const auto error = listener.hear(line)) {
    require(!error->message.empty() && error->position <= line.size() && listener.view() == before);
    return;
  }
  const LegalActions legal = legal_actions(listener.view());
  const std::string response = botzone::respond(
      listener.view(),
      [&](const PlayerView&, const LegalActions& choices) { return choices.actions.back(); });
  require(static_cast<bool>(botzone::parse_response(response, listener.view(), legal)));
  listener.answered(response);
}

void hear_all(std::string_view text, std::size_t lines_before) {
  botzone::Listener listener;
  for (std::size_t i = 0; i < lines_before; ++i) hear(listener, opening[i]);
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    hear(listener, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = text_of(data, size);
  for (std::size_t lines = 0; lines <= std::size(opening); ++lines) hear_all(text, lines);
  static_cast<void>(botzone::read_log(text));
  return 0;
}
