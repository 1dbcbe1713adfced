// tingpai-cli bot: a bot on standard input and output that speaks another program's protocol.
#include <cstring>
#include <utility>

#include "app/cli/arena/botzone_bot.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/lines/line_source.h"

namespace tingpai::cli {

namespace {

// A referee that wants one answer has closed its end by now; one that waits for the offer to keep running
// does not mind.
constexpr Milliseconds patience{10};

int converse(const Input& input, Output& out, Bot player) {
  bool understood = true;
  const auto protest = [&](const std::string& message) {
    understood = false;
    complain("bot: " + message);
  };
  BotzoneBot bot(player, protest);
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
  if (in.problem() != 0) protest("cannot read " + input.name() + ": " + std::strerror(in.problem()));
  if (bot.in_history()) protest("the input ends within a turn");
  return understood ? 0 : 1;
}

Result<int> run(const Arguments& arguments) {
  const auto protocol = arguments.text("--protocol");
  if (!protocol) return Error{.message = "--protocol is missing"};
  if (*protocol == "mjai") return Error{.message = "mjai is not there yet; botzone is"};
  if (*protocol != "botzone")
    return Error{.message = "unknown protocol \"" + *protocol + "\"; botzone is one"};
  const auto bot = arguments.bot("--level", Level::expert);
  if (!bot) return bot.error();

  const auto in = Input::open(arguments);
  if (!in) return in.error();
  auto out = Output::open(arguments);
  if (!out) return out.error();
  return converse(*in, *out, *bot);
}

}  // namespace

Command bot_command() {
  return {
      .name = "bot",
      .purpose = "a bot for another program's table, which sends it requests and reads its answers",
      .options = {{"--protocol", "PROTOCOL", "botzone", true},
                  {"--level", "LEVEL", "who plays (expert); tingpai-cli --help lists the levels"},
                  in_option,
                  out_option},
      .input = "Botzone's requests",
      .fields = {{"a number", "that many turns follow: requests, and the responses between them"},
                 {"a request", "\"0 1 2\" and so on, one a line"},
                 {"a JSON object", "with requests and responses, or with one request"}},
      .example = "printf '1\\n0 1 2\\n' | tingpai-cli bot --protocol botzone",
      .run = run,
  };
}

}  // namespace tingpai::cli
