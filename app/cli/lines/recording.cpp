#include "app/cli/lines/recording.h"

#include <algorithm>
#include <optional>

#include "app/cli/lines/line_source.h"

namespace tingpai::cli {

namespace {

std::optional<RecordProblem> long_line(std::string_view text) {
  for (std::size_t line = 1; !text.empty(); ++line) {
    const auto size = std::min(text.find('\n'), text.size());
    if (size > LineSource::longest_line) return RecordProblem{line, "the line is longer than 1 MiB"};
    text.remove_prefix(std::min(size + 1, text.size()));
  }
  return std::nullopt;
}

}  // namespace

std::variant<Recording, RecordProblem> read_recording(std::string_view text, RecordEnd end) {
  if (const auto problem = long_line(text)) return *problem;
  auto events = parse_record(text, end);
  if (!events) return RecordProblem{events.error().position, events.error().message};
  TableState state;
  for (std::size_t i = 0; i < events->size(); ++i) {
    if (const auto error = check(state, (*events)[i])) return RecordProblem{line_of_event(i), error->message};
    evolve(state, (*events)[i]);
  }
  return Recording{*std::move(events), std::move(state)};
}

}  // namespace tingpai::cli
