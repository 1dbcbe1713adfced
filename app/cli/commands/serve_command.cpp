// tingpai-cli serve: bots at any number of other programs' tables.
#include <sys/resource.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/serve/server.h"
#include "app/formats/json.h"

namespace tingpai::cli {

namespace {

constexpr std::int64_t most = 1'000'000;  // tables or clients

Result<Hall> hall_of(const Arguments& arguments) {
  Hall hall;
  const auto bot = arguments.bot("--level", Level::expert);
  if (!bot) return bot.error();
  hall.bot = *bot;
  if (arguments.has("--rules")) {
    const auto rules = arguments.rules();
    if (!rules) return rules.error();
    hall.kind = scheme::id_of(*rules);
  }
  const auto tables = arguments.number("--tables", 1, most, static_cast<std::int64_t>(hall.most_tables));
  if (!tables) return tables.error();
  hall.most_tables = static_cast<std::size_t>(*tables);
  const auto clients = arguments.number("--clients", 1, most, static_cast<std::int64_t>(hall.most_clients));
  if (!clients) return clients.error();
  hall.most_clients = static_cast<std::size_t>(*clients);
  return hall;
}

// Asks for as many open files as the clients need. How many clients there can be.
std::size_t make_room(std::size_t clients) {
  constexpr rlim_t others = 32;
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return clients;
  files.rlim_cur = std::min(files.rlim_max, std::max<rlim_t>(files.rlim_cur, clients + others));
  setrlimit(RLIMIT_NOFILE, &files);
  return std::min<std::size_t>(clients, files.rlim_cur > others ? files.rlim_cur - others : 1);
}

std::string summary(const Hall& hall) {
  return JsonObject()
      .set("clients", hall.clients)
      .set("games", hall.games)
      .set("most_tables", hall.most)
      .set("answers", hall.answers)
      .set("errors", hall.errors)
      .text();
}

Result<int> run(const Arguments& arguments) {
  const auto path = arguments.text("--socket");
  if (!path) return Error{.message = "--socket is missing"};
  auto hall = hall_of(arguments);
  if (!hall) return hall.error();
  const std::size_t clients = make_room(hall->most_clients);
  if (clients < hall->most_clients)
    return Error{.message = "--clients: the system allows " + std::to_string(clients) + " (ulimit -n)"};
  auto out = Output::open(arguments);
  if (!out) return out.error();
  auto listener = Listener::open(*path);
  if (!listener) {
    complain("serve: " + listener.error().message);
    return 1;
  }

  Server server(*std::move(listener), *hall);
  if (!out->write(JsonObject().set("listening", *path).text() + '\n')) return 1;
  const int problem = server.run();
  if (problem != 0) complain(std::string("serve: cannot wait for clients: ") + std::strerror(problem));
  return out->write(summary(*hall) + '\n') && problem == 0 ? 0 : 1;
}

}  // namespace

Command serve_command() {
  return {
      .name = "serve",
      .purpose = "a bot server: any number of seats at other programs' tables, over one local socket",
      .options = {{"--socket", "PATH", "the socket, which is made and, at the end, removed", true},
                  {"--level", "LEVEL", "who plays (expert), and the highest level that a hello may ask for"},
                  {"--rules", "RULES", "declines games of another kind of rules"},
                  {"--tables", "N", "at once, of all clients (100000)"},
                  {"--clients", "N", "connections at once (1000)"},
                  out_option},
      .input = "on the socket, from each client: lines of the protocol json (app/cli/README.md describes it)",
      .fields = {{"table",
                  "to which of the client's games the line belongs: a whole number, or a text of at "
                  "most 64 characters. Answers carry it back"},
                 {"level", "in a hello: who plays there, if not LEVEL"}},
      .example = "timeout --preserve-status 1 tingpai-cli serve --socket bots.socket --level quick",
      .run = run,
  };
}

}  // namespace tingpai::cli
