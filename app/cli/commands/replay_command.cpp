// tingpai-cli replay: verifies a record event by event and prints its final score.
#include "app/cli/commands.h"
#include "app/cli/lines/files.h"
#include "app/cli/lines/json.h"
#include "app/cli/lines/lines.h"
#include "engine/table/record.h"
#include "engine/table/state.h"

namespace tingpai::cli {

namespace {

constexpr std::size_t header_lines = 1;  // before the first event

struct WrongRecord {
  std::size_t line;
  std::string message;
};

std::variant<TableState, WrongRecord> replay(const std::vector<Event>& events) {
  TableState state;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (const auto error = check(state, events[i])) return WrongRecord{i + 1 + header_lines, error->message};
    evolve(state, events[i]);
  }
  return state;
}

Result<int> report(const Arguments& arguments, const WrongRecord& wrong) {
  complain(arguments.operands()[0] + ':' + std::to_string(wrong.line) + ": " + wrong.message);
  const auto written =
      write_output(arguments, error_line(wrong.line, FieldError{"event", wrong.message}) + "\n");
  return written ? 1 : written;
}

}  // namespace

Result<int> replay_command(const Arguments& arguments) {
  if (arguments.operands().empty()) return Error{.message = "no FILE is named"};
  const auto input = Input::open(arguments.operands()[0]);
  if (!input) return input.error();
  const auto text = input->text(record_mebibytes);
  if (!text) {
    complain("replay: " + text.error().message);
    return 1;
  }
  const auto events = parse_record(*text);
  if (!events) return report(arguments, {events.error().position, events.error().message});
  const auto end = replay(*events);
  if (const auto* wrong = std::get_if<WrongRecord>(&end)) return report(arguments, *wrong);

  const PublicState& table = std::get<TableState>(end).table;
  const bool finished = table.phase == Phase::game_over;
  if (!finished && !arguments.has("--unfinished")) {
    return report(arguments, {events->size() + header_lines, "the record ends before its game does"});
  }
  const std::string line = JsonObject()
                               .set("rules", to_text(table.ruleset))
                               .set("events", events->size())
                               .set("finished", finished)
                               .set("scores", std::vector<Points>(table.scores.begin(), table.scores.end()))
                               .text();
  return write_output(arguments, line + "\n");
}

}  // namespace tingpai::cli
