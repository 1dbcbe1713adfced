// tingpai-cli bot: a bot on standard input and output that speaks another program's protocol.
#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <iostream>
#include <utility>

#include "app/cli/arena/botzone_bot.h"
#include "app/cli/commands.h"
#include "app/cli/lines/line_source.h"

namespace tingpai::cli {

namespace {

// A referee that wants one answer has closed its end by now; one that waits for the offer to keep running
// does not mind.
constexpr Milliseconds patience{10};

int converse(LineSource& in, std::ostream& out, Bot player) {
  bool understood = true;
  const auto complain = [&](const std::string& message) {
    understood = false;
    std::cerr << "tingpai-cli: bot: " << message << '\n';
  };
  BotzoneBot bot(player, complain);
  std::string line;
  bool first = true;
  for (auto got = in.next(line); got != LineSource::Got::end; got = in.next(line)) {
    if (got == LineSource::Got::too_long) line = "a line of more than 1 MiB";
    const auto answer = bot.take(line);
    if (!answer) continue;
    out << *answer << '\n' << std::flush;
    if (std::exchange(first, false) && in.ends_within(patience)) break;
    out << botzone_keep_running << '\n' << std::flush;
  }
  if (bot.in_history()) complain("the input ends within a turn");
  if (!out) std::cerr << "tingpai-cli: the output could not be written\n";
  return understood && out ? 0 : 1;
}

}  // namespace

Result<int> bot_command(const Arguments& arguments) {
  const auto protocol = arguments.text("--protocol");
  if (!protocol) return Error{.message = "--protocol is missing"};
  if (*protocol == "mjai") return Error{.message = "mjai is not there yet; botzone is"};
  if (*protocol != "botzone")
    return Error{.message = "unknown protocol \"" + *protocol + "\"; botzone is one"};
  const auto bot = arguments.bot("--level", Level::expert);
  if (!bot) return bot.error();

  int descriptor = STDIN_FILENO;
  if (const auto path = arguments.text("--in")) {
    descriptor = open(path->c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return Error{.message = "cannot open " + *path};
  }
  std::ofstream file;
  if (const auto path = arguments.text("--out")) {
    file.open(*path, std::ios::binary);
    if (!file) return Error{.message = "cannot open " + *path};
  }
  LineSource in(descriptor);
  return converse(in, file.is_open() ? file : std::cout, *bot);
}

}  // namespace tingpai::cli
