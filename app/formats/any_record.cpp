#include "app/formats/any_record.h"

#include "app/formats/mjai_log.h"
#include "app/formats/tenhou6.h"
#include "engine/formats/botzone_log.h"
#include "engine/table/record.h"
#include "engine/table/referee.h"

namespace tingpai {

namespace {

using Read = std::variant<std::vector<Event>, UnreadRecord>;

Read read_own(std::string_view text) {
  auto events = parse_record(text);
  if (!events) return UnreadRecord{events.error()};
  if (const auto table = Referee::resume(*events); !table)
    return UnreadRecord{table.error().at(table.error().position + 2)};  // the header is line 1
  return *std::move(events);
}

Read again(Result<std::vector<Event>> events, RecordPlaces places) {
  if (!events) return UnreadRecord{events.error(), places};
  return *std::move(events);
}

}  // namespace

Result<std::vector<Event>> record_of(const Result<LoggedGame>& log) {
  if (!log) return log.error();
  return played_again_by_some(*log, riichi_rules_of(*log));
}

Read read_any_record(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  const bool link = text.find("#json=") != std::string_view::npos;
  const bool json = first != std::string_view::npos && text[first] == '{';
  const bool botzone = first != std::string_view::npos && text.substr(first).starts_with("Match ");
  if (botzone) return again(botzone::read_log(text), RecordPlaces::lines);
  if (!json && !link) return read_own(text);
  if (link || text.find("\"log\"") != std::string_view::npos)
    return again(record_of(tenhou6::read_log(text)), RecordPlaces::hands);
  return again(record_of(mjai::read_log(text)), RecordPlaces::lines);
}

}  // namespace tingpai
