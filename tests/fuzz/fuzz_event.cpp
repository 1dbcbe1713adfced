// Event and action lines. A checksum that is right lets the bytes through to the reader behind it.
#include "engine/table/event.h"
#include "engine/table/text.h"
#include "tests/fuzz/require.h"

using namespace tingpai;

namespace {

void read_event(std::string_view line) {
  const auto event = parse_event(line);
  if (!event) {
    require(!event.error().message.empty() && event.error().position <= line.size());
    return;
  }
  const auto again = parse_event(to_text(*event));
  require(again && *again == *event);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = text_of(data, size);
  read_event(text);
  read_event(detail::with_checksum(std::string(text)));
  if (const auto action = parse_action(text)) {
    const auto again = parse_action(to_text(*action));
    require(again && *again == *action);
  }
  return 0;
}
