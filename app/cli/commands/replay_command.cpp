// tingpai-cli replay: verifies a record event by event and prints its final score.
#include <iostream>

#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/lines/lines.h"
#include "app/cli/lines/recording.h"
#include "app/formats/json.h"
#include "engine/formats/deal_code.h"

namespace tingpai::cli {

namespace {

int report(const Arguments& arguments, Output& out, const RecordProblem& wrong) {
  complain(arguments.operands()[0] + ':' + place_of(wrong) + ": " + wrong.message);
  const std::string place = wrong.column ? " at " + std::to_string(*wrong.column) : "";
  out.write(error_line(wrong.line, FieldError{"event", wrong.message + place}) + "\n");
  return 1;
}

Result<int> run(const Arguments& arguments) {
  if (arguments.operands().empty()) return Error{.message = "no FILE is named"};
  const auto input = Input::open(arguments.operands()[0]);
  if (!input) return input.error();
  auto out = Output::open(arguments);
  if (!out) return out.error();
  const auto text = input->text(record_mebibytes);
  if (!text) {
    complain("replay: " + text.error().message);
    return 1;
  }
  const auto read = read_recording(*text, RecordEnd::trailer);
  if (const auto* wrong = std::get_if<RecordProblem>(&read)) return report(arguments, *out, *wrong);

  const auto& [events, end] = std::get<Recording>(read);
  const PublicState& table = end.table;
  const bool finished = table.phase == Phase::game_over;
  if (!finished && !arguments.has("--unfinished"))
    return report(arguments, *out,
                  {line_of_event(events.size()) - 1, "the record ends before its game does"});
  if (!walls_follow_from_the_seed(events)) std::cerr << "walls: not from the seed\n";
  if (!is_preset(table.ruleset)) std::cerr << "rules: no preset\n";
  const std::string line = JsonObject()
                               .set("rules", to_text(table.ruleset))
                               .set("events", events.size())
                               .set("finished", finished)
                               .set("scores", std::vector<Points>(table.scores.begin(), table.scores.end()))
                               .text();
  return out->write(line + "\n") ? 0 : 1;
}

}  // namespace

Command replay_command() {
  return {
      .name = "replay",
      .purpose = "verifies a record event by event and prints its final score",
      .options = {{"--unfinished", "", "the record may stop before its game does"}, out_option},
      .operands = "FILE",
      .most_operands = 1,
      .example =
          "tingpai-cli arena --rules %RULES --seats quick,quick,quick,quick --walls 1 --records games; "
          "tingpai-cli replay games/wall1-1.tingpai",
      .run = run,
  };
}

}  // namespace tingpai::cli
