#include "engine/table/record.h"

#include <utility>

#include <algorithm>

#include "engine/rules/match.h"
#include "engine/rules/scheme.h"
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

std::optional<Error> read_header(Lines& lines) {
  if (lines.next_is_long()) return error_of(ErrorCode::line_too_long, 1);
  const auto line = lines.take();
  if (!line) return error_of(ErrorCode::no_header, 1);
  const auto body = detail::without_checksum(*line);
  if (!body) return error_of(ErrorCode::damaged_header, 1);
  if (*body != header) return error_of(ErrorCode::unknown_version, 1);
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
    if (lines.next_is_long()) return error_of(ErrorCode::line_too_long, lines.number + 1);
    const auto line = lines.take();
    if (!line) break;
    if (line->substr(0, trailer_word.size()) == trailer_word) {
      const auto body = detail::without_checksum(*line);
      if (!body) return body.error().at(lines.number);
      if (*body != trailer(events.size())) {
        Error missing = error_of(ErrorCode::events_missing, lines.number);
        missing.message += std::to_string(events.size());
        return missing;
      }
      if (!lines.rest.empty()) return error_of(ErrorCode::text_after_end, lines.number + 1);
      return events;
    }
    auto event = parse_event(*line);
    if (!event) return event.error().at(lines.number);
    events.push_back(*std::move(event));
  }
  if (end == RecordEnd::open) return events;
  return error_of(ErrorCode::cut_short, lines.number + 1);
}

bool HandEnds::play_is_over(const Event& event) {
  if (std::holds_alternative<events::WallExhausted>(event) || std::holds_alternative<events::Aborted>(event))
    return true;
  const auto* won = std::get_if<events::Won>(&event);
  if (won == nullptr) return false;
  ++winners_;
  if (won->more > 0) return false;
  return !rules_.goes_on_after_win || winners_ + 1 >= static_cast<int>(all_seats.size());
}

bool HandEnds::after(const Event& event) {
  if (const auto* start = std::get_if<events::GameStarted>(&event))
    rules_ = scheme::turn_rules(start->ruleset);
  const bool played = play_is_over(event);
  const bool over = rules_.settles ? std::holds_alternative<events::Settled>(event) : played;
  if (over || std::holds_alternative<events::HandStarted<Truth>>(event)) winners_ = 0;
  return over;
}

namespace {

std::vector<Payments> payments_told_by(const Event& event) {
  if (const auto* won = std::get_if<events::Won>(&event)) return {won->payments};
  if (const auto* paid = std::get_if<events::Paid>(&event)) return {paid->transfer.payments};
  std::vector<Payments> all;
  if (const auto* settled = std::get_if<events::Settled>(&event)) {
    for (const Transfer& transfer : settled->transfers) all.push_back(transfer.payments);
  }
  return all;
}

bool is_won(const Event& event) {
  const auto* aborted = std::get_if<events::Aborted>(&event);
  return std::holds_alternative<events::Won>(event) ||
         (aborted != nullptr && aborted->reason == AbortReason::three_winners);
}

}  // namespace

std::optional<Payments> PaymentsSoFar::after(const Event& event) {
  auto all = payments_told_by(event);
  if (const auto seat = std::exchange(declared_, std::nullopt); seat && !is_won(event)) {
    Payments stick;
    stick[*seat] = -riichi_stick;
    all.push_back(stick);
  }
  const auto* discarded = std::get_if<events::Discarded>(&event);
  if (discarded != nullptr && discarded->riichi) declared_ = discarded->seat;
  if (all.empty()) return std::nullopt;
  Payments sum;
  for (const Payments& payments : all) {
    for (const Seat seat : all_seats) sum[seat] += payments[seat];
  }
  return sum;
}

}  // namespace tingpai
