#include "engine/table/record.h"

#include <algorithm>

#include "engine/table/text.h"

namespace tingpai {

namespace {

constexpr std::string_view header = "tingpai-record 1";
constexpr std::string_view trailer_word = "events ";

std::string trailer(std::size_t events) { return std::string(trailer_word) + std::to_string(events); }

// The lines of a record in order, each with its number.
struct Lines {
  std::string_view rest;
  std::size_t number = 0;  // of the last line taken, 1-based

  // Nothing if there is no whole line left.
  std::optional<std::string_view> take() {
    const auto end = rest.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const auto line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    ++number;
    return line;
  }
  bool next_is_long() const { return std::min(rest.find('\n'), rest.size()) > longest_line; }
};

constexpr std::string_view long_line = "the line is longer than 1 MiB";

std::optional<Error> read_header(Lines& lines) {
  if (lines.next_is_long()) return Error{std::string(long_line), 1};
  const auto line = lines.take();
  if (!line) return Error{"not a record: the header line is missing or cut", 1};
  const auto body = detail::without_checksum(*line);
  if (!body) return Error{"not a record, or its header is damaged", 1};
  if (*body != header) return Error{"a record of an unknown kind or version", 1};
  return std::nullopt;
}

}  // namespace

std::string to_text(const std::vector<Event>& events, RecordEnd end) {
  std::string text = detail::with_checksum(std::string(header)) + '\n';
  for (const Event& event : events) text.append(to_text(event)).append("\n");
  if (end == RecordEnd::trailer) text.append(detail::with_checksum(trailer(events.size()))).append("\n");
  return text;
}

Result<std::vector<Event>> parse_record(std::string_view text, RecordEnd end) {
  Lines lines{text};
  if (const auto error = read_header(lines)) return *error;
  std::vector<Event> events;
  for (;;) {
    if (lines.next_is_long()) return Error{std::string(long_line), lines.number + 1};
    const auto line = lines.take();
    if (!line) break;
    if (line->substr(0, trailer_word.size()) == trailer_word) {
      const auto body = detail::without_checksum(*line);
      if (!body) return Error{body.error().message, lines.number};
      if (*body != trailer(events.size())) {
        return Error{"events are missing: the record has " + std::to_string(events.size()), lines.number};
      }
      if (!lines.rest.empty()) return Error{"text after the end of the record", lines.number + 1};
      return events;
    }
    auto event = parse_event(*line);
    if (!event) return Error{event.error().message, lines.number};
    events.push_back(*std::move(event));
  }
  if (end == RecordEnd::open) return events;
  return Error{"the record is cut short", lines.number + 1};
}

}  // namespace tingpai
