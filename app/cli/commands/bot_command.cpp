// tingpai-cli bot: a bot on standard input and output, and a check of other programs' bots.
#include <cstring>
#include <utility>

#include "app/cli/arena/bot_check.h"
#include "app/cli/bots/botzone_bot.h"
#include "app/cli/bots/json_bot.h"
#include "app/cli/bots/mjai_bot.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/policies/carried.h"
#include "app/programs/botzone_seat.h"
#include "app/programs/line_source.h"
#include "engine/formats/botzone.h"
#include "engine/formats/protocol.h"

namespace tingpai::cli {

using namespace programs;

namespace {

// A referee that wants one answer has closed its end by now; one that waits for the offer to keep running
// does not mind.
constexpr Milliseconds patience{10};

// What is not understood is told on standard error, and makes the exit code 1.
class Protest {
 public:
  void operator()(const std::string& message) {
    made_ = true;
    complain("bot: " + message);
  }
  int exit_code() const { return made_ ? 1 : 0; }

 private:
  bool made_ = false;
};

void protest_unread(Protest& protest, const Input& input, const LineSource& in) {
  if (in.problem() != 0) protest("cannot read " + input.name() + ": " + std::strerror(in.problem()));
}

int speak_botzone(const Input& input, Output& out, Bot player) {
  Protest protest;
  BotzoneBot bot(player, std::ref(protest));
  LineSource in(input.descriptor());
  std::string line;
  std::size_t number = 0;
  bool first = true;
  for (auto got = in.next(line); got != LineSource::Got::end; got = in.next(line)) {
    ++number;
    if (got == LineSource::Got::too_long) {
      protest("line " + std::to_string(number) + ": longer than 1 MiB");
      line = "?";
    }
    const auto answer = bot.take(line);
    if (!answer) continue;
    if (!out.write(*answer + '\n')) return 1;
    if (std::exchange(first, false) && in.ends_within(patience)) break;
    if (!out.write(std::string(botzone_keep_running) + '\n')) return 1;
  }
  protest_unread(protest, input, in);
  if (bot.in_history()) protest("the input ends within a turn");
  return protest.exit_code();
}

int speak_json(const Input& input, Output& out, Bot player, std::optional<SchemeId> kind) {
  Protest protest;
  JsonBot bot(player, std::ref(protest), kind);
  LineSource in(input.descriptor());
  std::string line;
  while (!bot.ended()) {
    const auto got = in.next(line);
    if (got == LineSource::Got::end) break;
    const auto answer = got == LineSource::Got::too_long ? bot.skip("is longer than 1 MiB") : bot.take(line);
    if (answer && !out.write(*answer + '\n')) return 1;
  }
  protest_unread(protest, input, in);
  if (!bot.ended() && in.problem() == 0) protest("the input ends before the game does");
  return protest.exit_code();
}

int speak_mjai(const Input& input, Output& out, Bot player) {
  Protest protest;
  mjai::MjaiBot bot(player, std::ref(protest));
  LineSource in(input.descriptor());
  std::string line;
  for (auto got = in.next(line); got != LineSource::Got::end; got = in.next(line)) {
    const auto answer =
        got == LineSource::Got::too_long ? std::optional(bot.skip("is longer than 1 MiB")) : bot.take(line);
    if (answer && !out.write(*answer + '\n')) return 1;
  }
  protest_unread(protest, input, in);
  return protest.exit_code();
}

std::string counted(int number, const char* what) {
  return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

Result<int> check(const Arguments& arguments) {
  if (arguments.text("--protocol").value_or("json") != "json")
    return Error{.message = "--check speaks the protocol json alone"};
  BotCheck check{.command = *arguments.text("--check")};
  if (check.command.empty()) return Error{.message = "--check needs a command"};
  if (arguments.has("--rules")) {
    const auto rules = arguments.rules();
    if (!rules) return rules.error();
    check.ruleset = *rules;
  }
  const auto seed = arguments.seed("--seed", check.seed);
  if (!seed) return seed.error();
  check.seed = *seed;
  const auto limit = arguments.number("--answer-limit", 1, 3'600'000, check.answer_limit.count());
  if (!limit) return limit.error();
  check.answer_limit = Milliseconds(*limit);
  auto out = Output::open(arguments);
  if (!out) return out.error();

  constexpr int most = 100;
  int faults = 0;
  const auto result = check_bot(check, [&](int game, const Fault& fault) {
    if (++faults > most) return;
    out->write("game " + std::to_string(game) + ": " + std::string(name_of(fault.kind)) + ": " +
               fault.message + '\n');
    if (faults == most) out->write("further faults are only counted\n");
  });
  std::string summary = result.name.empty() ? "" : result.name + ": ";
  summary += counted(result.games, "game") + ", " + counted(result.questions, "question") + ", ";
  summary += faults == 0 ? "no faults" : counted(faults, "fault");
  if (faults > 0) {
    const auto& [illegal, late, crashed] = result.faults;
    summary += " (" + std::to_string(illegal) + " illegal, " + std::to_string(late) + " late, " +
               std::to_string(crashed) + " crashed)";
  }
  if (result.stopped) summary += "; given up";
  return out->write(summary + '\n') && faults == 0 ? 0 : 1;
}

Result<int> run(const Arguments& arguments) {
  if (arguments.has("--check")) return check(arguments);
  for (const char* option : {"--seed", "--answer-limit"}) {
    if (arguments.has(option)) return Error{.message = std::string(option) + " needs --check"};
  }
  const auto protocol = arguments.text("--protocol");
  if (!protocol) return Error{.message = "--protocol is missing"};
  if (*protocol != "botzone" && *protocol != "json" && *protocol != "mjai")
    return Error{.message =
                     "unknown protocol \"" + *protocol + "\"; the protocols are json, mjai and botzone"};
  const auto bot = arguments.bot("--level", Level::expert);
  if (!bot) return bot.error();
  std::optional<SchemeId> kind;
  if (arguments.has("--rules")) {
    if (*protocol != "json") return Error{.message = "--rules needs --check or the protocol json"};
    const auto named = arguments.rules();
    if (!named) return named.error();
    kind = scheme::id_of(*named);
  }

  if (*protocol != "json") {  // else a hello names the rules
    const Ruleset rules = *protocol == "mjai" ? mjai_ruleset(true) : botzone::default_ruleset();
    if (const auto unfit = app::prepare(*bot, rules)) return *unfit;
  }

  const auto in = Input::open(arguments);
  if (!in) return in.error();
  auto out = Output::open(arguments);
  if (!out) return out.error();
  if (*protocol == "botzone") return speak_botzone(*in, *out, *bot);
  if (*protocol == "mjai") return speak_mjai(*in, *out, *bot);
  return speak_json(*in, *out, *bot, kind);
}

}  // namespace

Command bot_command() {
  return {
      .name = "bot",
      .purpose = "a bot for another program's table, or a check of another program's bot",
      .options = {{"--protocol", "PROTOCOL", "json (app/cli/README.md describes it), mjai or botzone"},
                  {"--level", "LEVEL", "who plays (expert); tingpai-cli --help lists the levels"},
                  {"--check", "COMMAND",
                   "instead plays 20 games against a program that speaks json, and lists its faults; exit "
                   "code 1 if it has any"},
                  {"--rules", "RULES",
                   "of the games of --check (%RULES); else json declines games of another kind of rules"},
                  {"--seed", "S", "of the games of --check, a whole number (1)"},
                  {"--answer-limit", "MS", "milliseconds for an answer in the games of --check (6000)"},
                  in_option,
                  out_option},
      .input = "the messages of the protocol",
      .fields = {{"json", "one object a line: hello, then event, ask and cancel, then end"},
                 {"mjai", "a message a line, or an array of them; each line has one answer"},
                 {"botzone: a number", "that many turns follow: requests, and the responses between them"},
                 {"botzone: a request", "\"0 1 2\" and so on, one a line"},
                 {"botzone: a JSON object", "with requests and responses, or with one request"}},
      .example = "tingpai-cli bot --check 'tingpai-cli bot --protocol json --level quick'",
      .run = run,
  };
}

}  // namespace tingpai::cli
