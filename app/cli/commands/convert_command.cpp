// tingpai-cli convert: records in other programs' formats.
#include <algorithm>
#include <array>

#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/lines/lines.h"
#include "app/cli/lines/recording.h"
#include "app/formats/any_record.h"
#include "app/formats/mjai_log.h"
#include "app/formats/tenhou6.h"
#include "engine/formats/botzone_log.h"
#include "engine/formats/protocol.h"
#include "engine/table/record.h"

namespace tingpai::cli {

namespace {

using Events = std::vector<Event>;

// The record of a text, or its first fault; the position is the line.
using Reading = Result<Events> (*)(std::string_view text);
using Writing = std::string (*)(const Events& events);

template <Result<LoggedGame> (*read)(std::string_view)>
Result<Events> from_log(std::string_view text) {
  return record_of(read(text));
}

Result<Events> from_record(std::string_view text) {
  auto recording = read_recording(text, RecordEnd::trailer);
  if (const auto* wrong = std::get_if<RecordProblem>(&recording))
    return Error{.message = wrong->message, .position = wrong->line};
  return std::get<Recording>(std::move(recording)).events;
}

struct Format {
  std::string_view name;
  Reading read;
  Writing write;
  Protocol of;               // whose rules' records it can hold; ours holds all
  std::string_view place{};  // what errors count; nothing: lines
};
constexpr std::array formats{
    Format{"tingpai", from_record, [](const Events& events) { return to_text(events); }, Protocol::json},
    Format{"mjai", from_log<mjai::read_log>, mjai::log_of, Protocol::mjai},
    Format{"tenhou6", from_log<tenhou6::read_log>, tenhou6::log_of, Protocol::mjai, "hand "},
    Format{"botzone", botzone::read_log, botzone::log_of, Protocol::botzone}};

Result<const Format*> format_of(const Arguments& arguments, const char* option) {
  const auto name = arguments.text(option);
  if (!name) return Error{.message = std::string(option) + " is missing"};
  const auto found = std::ranges::find(formats, std::string_view(*name), &Format::name);
  if (found == formats.end())
    return Error{.message = std::string(option) + " must be tingpai, mjai, tenhou6 or botzone, not \"" +
                            *name + "\""};
  return &*found;
}

Result<int> run(const Arguments& arguments) {
  if (arguments.operands().empty()) return Error{.message = "no FILE is named"};
  const auto from = format_of(arguments, "--from"), to = format_of(arguments, "--to");
  if (!from) return from.error();
  if (!to) return to.error();
  const std::string path = arguments.operands()[0];
  const auto input = Input::open(path);
  if (!input) return input.error();
  auto out = Output::open(arguments);
  if (!out) return out.error();
  const auto text = input->text(record_mebibytes);
  if (!text) {
    complain("convert: " + text.error().message);
    return 1;
  }
  const auto record = (*from)->read(*text);
  if (!record) {
    complain(path + ':' + std::string((*from)->place) + std::to_string(record.error().position) + ": " +
             record.error().message);
    return 1;
  }
  const auto& start = std::get<events::GameStarted>(record->front());
  if ((*to)->of != Protocol::json && (*to)->of != usual_protocol(start.ruleset)) {
    complain("convert: " + std::string((*to)->name) + " has no records of " + to_text(start.ruleset));
    return 1;
  }
  return out->write((*to)->write(*record)) ? 0 : 1;
}

}  // namespace

Command convert_command() {
  return {
      .name = "convert",
      .purpose = "a record in another format; another program's log is played again by our referee",
      .options = {{"--from", "FORMAT",
                   "tingpai; mjai: messages as a spectator hears them, every tile told; tenhou6: a log of "
                   "tenhou.net/6; botzone: a log of Botzone, a hand a match",
                   true},
                  {"--to", "FORMAT", "the same", true},
                  out_option},
      .operands = "FILE",
      .most_operands = 1,
      .example =
          "tingpai-cli arena --rules riichi --seats quick,quick,quick,quick --walls 1 --records games; "
          "tingpai-cli convert --from tingpai --to mjai games/wall1-1.tingpai --out game.mjson; "
          "tingpai-cli convert --from mjai --to tingpai game.mjson",
      .run = run,
  };
}

}  // namespace tingpai::cli
