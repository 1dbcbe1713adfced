// How many decisions tingpai-cli serve makes a second, how long they take and what memory it needs, with many
// tables at once that have all four seats there. Games between bots of the level are played beforehand; what
// they were told is said again at every table, so that each answer has to be the one that was given then.
// Server and load run on a processor core of their own each.
// Usage: serve_load TINGPAI_CLI [tables=20000] [level=quick] [rules=mcr] [seconds=30] [rate=0]
// [connections=4] [vandals=0]: with a rate that many decisions are asked for a second, else each table asks
// on as soon as it is answered. A vandal is another client that opens tables, says much nonsense, listens to
// nothing and vanishes, again and again.
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "app/cli/arena/self_play.h"
#include "app/policies/carried.h"
#include "app/programs/event_json.h"
#include "app/programs/json_seat.h"
#include "engine/ai/levels/bots.h"
#include "engine/rules/scheme.h"
#include "engine/table/wall.h"

using namespace tingpai;
using Clock = std::chrono::steady_clock;

namespace {

constexpr int scripts = 200;  // different games
constexpr std::size_t seats = 4;

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "serve_load: %s\n", why.c_str());
  std::exit(1);
}

// ---- What is said at a table

struct Line {
  std::size_t seat;
  std::string text;  // without its opening brace
  bool asks = false;
};
// What happens until bots are asked, and what they answer.
struct Beat {
  std::vector<Line> lines;
  std::array<std::string, seats> answers;  // empty: not asked
  int asked = 0;
};
using Script = std::vector<Beat>;

class Playwright {
 public:
  Playwright(Bot bot, const Ruleset& ruleset, std::uint64_t seed) : seed_(seed) {
    Referee referee(ruleset, seed);
    for (const Seat seat : all_seats) {
      say(seat, JsonObject()
                    .set("type", "hello")
                    .set("protocol", programs::json_protocol)
                    .set("version", programs::json_version)
                    .set("seat", seat.index())
                    .set("ruleset", to_text(ruleset))
                    .set("levels", std::vector(seats, to_text(bot)))
                    .set("level", to_text(bot)));
    }
    cli::play(
        referee, [&](const PlayerView& view, const LegalActions& legal) { return ask(bot, view, legal); },
        [&](const Event& event) {
          if (script_.back().asked > 0) script_.emplace_back();
          for (const Seat seat : all_seats)
            say(seat, JsonObject().set("type", "event").set("event", programs::to_json(redact(event, seat))));
          return true;
        });
    for (const Seat seat : all_seats) say(seat, JsonObject().set("type", "end"));
  }
  Script script() && { return std::move(script_); }

 private:
  void say(Seat seat, const JsonObject& message) {
    script_.back().lines.push_back({static_cast<std::size_t>(seat.index()), message.text().substr(1)});
  }
  Action ask(Bot bot, const PlayerView& view, const LegalActions& legal) {
    const std::uint64_t seed = mixed_seed({seed_, ++asked_});
    std::vector<std::string> actions;
    for (const Action& action : legal.actions) actions.push_back(to_text(action));
    say(view.seat, JsonObject()
                       .set("type", "ask")
                       .set("id", asked_)
                       .set("legal", actions)
                       .set("seed", std::to_string(seed)));
    script_.back().lines.back().asks = true;
    Budget budget;
    budget.seed = seed;
    const Action action = decide(bot, view, legal, budget, {}, field_of(bot.level)).chosen;
    Beat& beat = script_.back();
    beat.answers[static_cast<std::size_t>(view.seat.index())] =
        R"({"id":)" + std::to_string(asked_) + R"(,"action":")" + to_text(action) + '"';
    ++beat.asked;
    return action;
  }

  std::uint64_t seed_;
  std::uint64_t asked_ = 0;
  Script script_{1};
};

// ---- The server

struct Server {
  pid_t process = 0;
  std::string socket;
  FILE* output = nullptr;
};

void keep_to_core(std::size_t core) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(core, &cores);
  sched_setaffinity(0, sizeof cores, &cores);
}

Server start(const std::string& program, const std::string& level, int tables, int clients) {
  Server server;
  server.socket = "/tmp/serve_load." + std::to_string(getpid());
  const std::string most_tables = std::to_string(tables), most_clients = std::to_string(clients);
  int ends[2];
  if (pipe(ends) != 0) give_up("no pipe");
  server.process = fork();
  if (server.process == 0) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);  // it does not outlive a load that gives up
    keep_to_core(0);
    dup2(ends[1], STDOUT_FILENO);
    execl(program.c_str(), program.c_str(), "serve", "--socket", server.socket.c_str(), "--level",
          level.c_str(), "--tables", most_tables.c_str(), "--clients", most_clients.c_str(), nullptr);
    give_up("cannot start " + program);
  }
  close(ends[1]);
  server.output = fdopen(ends[0], "r");
  char line[256];
  if (std::fgets(line, sizeof line, server.output) == nullptr) give_up("the server does not start");
  keep_to_core(1);
  return server;
}

// A number of /proc/PID/status, in KiB.
long memory_of(pid_t process, const char* name) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with(name)) return std::strtol(line.c_str() + std::strlen(name), nullptr, 10);
  }
  return 0;
}

double cpu_seconds_of(pid_t process) {
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  std::string text;
  std::getline(stat, text);
  const char* at = text.c_str() + text.rfind(')') + 2;
  for (int field = 3; field < 14; ++field) at = std::strchr(at, ' ') + 1;
  char* end = nullptr;
  const long user = std::strtol(at, &end, 10), system = std::strtol(end, nullptr, 10);
  return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

int connected_to(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  path.copy(address.sun_path, sizeof address.sun_path - 1);
  const int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    give_up("cannot connect");
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
  return descriptor;
}

constexpr int tables_of_a_vandal = 50;

pid_t send_vandal(const std::string& path) {
  const pid_t process = fork();
  if (process != 0) return process;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  std::string nonsense;
  for (int i = 0; i < tables_of_a_vandal; ++i)
    nonsense += R"({"table":)" + std::to_string(i) +
                R"(,"type":"hello","protocol":"tingpai","version":1,"seat":0,"ruleset":"mcr"})" + '\n';
  for (int i = 0; i < 10'000; ++i)
    nonsense += R"({"table":7,"type":"event","event":{"type":"draw"}})"
                "\nx\n";
  for (;;) {
    const int descriptor = connected_to(path);
    std::size_t said = 0;
    for (int stuck = 0; stuck < 5 && said < nonsense.size(); ++stuck) {
      const auto size = send(descriptor, nonsense.data() + said, nonsense.size() - said, MSG_NOSIGNAL);
      if (size > 0) said += static_cast<std::size_t>(size);
      usleep(10'000);
    }
    close(descriptor);
  }
}

// ---- The load

struct Table {
  std::size_t script = 0, beat = 0;
  int missing = 0;  // answers
  Clock::time_point asked;
};

struct Connection {
  int descriptor = -1;
  std::string out, in;
  std::size_t sent = 0;
};

struct Counts {
  std::size_t answers = 0, lines = 0, games = 0, wrong = 0, errors = 0, ready = 0;
};

class Load {
 public:
  Load(const std::vector<Script>& plays, std::size_t tables, std::size_t connections, double rate)
      : plays_(plays), tables_(tables), connections_(connections), rate_(rate) {}

  void connect_to(const std::string& path) {
    for (Connection& connection : connections_) connection.descriptor = connected_to(path);
  }

  // Each table at another place of its game: nothing is asked up to there, and nothing of this measured.
  void seat_everybody() {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      Table& table = tables_[i];
      table.script = i % plays_.size();
      const Script& script = plays_[table.script];
      for (const std::size_t start = (i * 7919) % (script.size() - 1); table.beat < start; ++table.beat)
        say(i, script[table.beat], false);
      ask(i, Clock::now());
      if (i % 16 == 0) exchange(0);
    }
    const auto deadline = Clock::now() + std::chrono::seconds(300);
    while (open_ > 0 && Clock::now() < deadline) exchange(100);
    if (open_ > 0) give_up("not everybody was seated");
    times_.clear();
    counts = {};
  }

  void run(double seconds) {
    const auto start = Clock::now();
    const auto end =
        start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    const std::size_t before = asked_;
    while (Clock::now() < end) {
      const std::chrono::duration<double> gone = Clock::now() - start;
      const auto due = static_cast<std::size_t>(rate_ * gone.count());
      while (!waiting_.empty() && (rate_ <= 0 || asked_ - before < due)) {
        const std::size_t table = waiting_.front();
        waiting_.pop_front();
        ask(table, Clock::now());
      }
      exchange(rate_ > 0 ? 1 : 10);
    }
    took_ = std::chrono::duration<double>(Clock::now() - start).count();
  }

  // Waits for what is still to be answered. How many answers never came.
  std::size_t wait() {
    const auto deadline = Clock::now() + std::chrono::seconds(60);
    while (open_ > 0 && Clock::now() < deadline) exchange(100);
    return open_;
  }

  double took() const { return took_; }
  std::vector<float>& times() { return times_; }  // ms
  Counts counts;

 private:
  Connection& connection_of(std::size_t table) { return connections_[table % connections_.size()]; }

  void say(std::size_t number, const Beat& beat, bool asking) {
    std::string& out = connection_of(number).out;
    for (const Line& line : beat.lines) {
      if (line.asks && !asking) continue;
      out += R"({"table":)";
      out += std::to_string(seats * number + line.seat);
      out += ',';
      out += line.text;
      out += '\n';
      ++counts.lines;
    }
  }

  void ask(std::size_t number, Clock::time_point now) {
    Table& table = tables_[number];
    const Script& script = plays_[table.script];
    if (table.beat + 1 == script.size() && script.back().asked == 0) {
      say(number, script.back(), true);
      ++counts.games;
      table.beat = 0;
      table.script = (table.script + 1) % plays_.size();
    }
    const Beat& beat = plays_[table.script][table.beat];
    say(number, beat, true);
    table.asked = now;
    table.missing = beat.asked;
    asked_ += static_cast<std::size_t>(beat.asked);
    open_ += static_cast<std::size_t>(beat.asked);
  }

  void exchange(int wait) {
    std::vector<pollfd> polled;
    for (const Connection& connection : connections_)
      polled.push_back(
          {connection.descriptor, static_cast<short>(connection.out.empty() ? POLLIN : POLLIN | POLLOUT), 0});
    poll(polled.data(), polled.size(), wait);
    for (Connection& connection : connections_) {
      send_some(connection);
      receive(connection);
    }
  }

  static void send_some(Connection& connection) {
    while (connection.sent < connection.out.size()) {
      const auto size = send(connection.descriptor, connection.out.data() + connection.sent,
                             connection.out.size() - connection.sent, MSG_NOSIGNAL);
      if (size < 0) break;
      connection.sent += static_cast<std::size_t>(size);
    }
    if (connection.sent < connection.out.size() && connection.sent < 1 << 20) return;
    connection.out.erase(0, connection.sent);
    connection.sent = 0;
  }

  void receive(Connection& connection) {
    static char bytes[1 << 16];
    for (;;) {
      const auto size = recv(connection.descriptor, bytes, sizeof bytes, 0);
      if (size == 0) give_up("the server has gone");
      if (size < 0) return;
      connection.in.append(bytes, static_cast<std::size_t>(size));
      std::size_t start = 0;
      for (auto end = connection.in.find('\n'); end != std::string::npos;
           end = connection.in.find('\n', start)) {
        hear(std::string_view(connection.in).substr(start, end - start));
        start = end + 1;
      }
      connection.in.erase(0, start);
    }
  }

  void hear(std::string_view line) {
    const auto place = line.rfind(R"("table":)");
    if (place == std::string_view::npos || line.starts_with(R"({"error")")) {
      if (counts.errors++ == 0) std::fprintf(stderr, "%.*s\n", static_cast<int>(line.size()), line.data());
      return;
    }
    if (line.starts_with(R"({"type":"ready")")) {
      ++counts.ready;
      return;
    }
    std::size_t name = 0;
    std::from_chars(line.data() + place + 8, line.data() + line.size(), name);
    Table& table = tables_.at(name / seats);
    const Beat& beat = plays_[table.script][table.beat];
    ++counts.answers;
    --open_;
    times_.push_back(std::chrono::duration<float, std::milli>(Clock::now() - table.asked).count());
    const std::string& expected = beat.answers[name % seats];
    if (table.missing == 0 || expected.empty() || line.substr(0, place - 1) != expected) ++counts.wrong;
    if (--table.missing > 0) return;
    ++table.beat;
    waiting_.push_back(name / seats);
  }

  const std::vector<Script>& plays_;
  std::vector<Table> tables_;
  std::vector<Connection> connections_;
  double rate_;
  double took_ = 0;
  std::deque<std::size_t> waiting_;  // tables that have their answers
  std::size_t asked_ = 0, open_ = 0;
  std::vector<float> times_;
};

float quantile(std::vector<float>& times, double share) {
  if (times.empty()) return 0;
  const auto place = static_cast<std::ptrdiff_t>(share * static_cast<double>(times.size() - 1));
  std::nth_element(times.begin(), times.begin() + place, times.end());
  return times[static_cast<std::size_t>(place)];
}

std::string option(const std::map<std::string, std::string>& given, const std::string& name,
                   const std::string& fallback) {
  const auto found = given.find(name);
  return found == given.end() ? fallback : found->second;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) give_up("TINGPAI_CLI is missing");
  std::map<std::string, std::string> given;
  for (int i = 2; i < argc; ++i) {
    const std::string word = argv[i];
    const auto sign = std::min(word.find('='), word.size() - 1);
    given[word.substr(0, sign)] = word.substr(sign + 1);
  }
  const int tables = std::stoi(option(given, "tables", "20000"));
  const std::string level = option(given, "level", "quick");
  const double rate = std::stod(option(given, "rate", "0"));
  const int connections = std::stoi(option(given, "connections", "4"));
  const auto bot = bot_named(level);
  auto ruleset = parse_ruleset(option(given, "rules", "mcr"));
  if (!bot || !ruleset) give_up("no such level or rules");
  if (const auto unfit = app::prepare(*bot, *ruleset)) give_up(unfit->message);
  ruleset->hands = 1;
  std::vector<Script> plays;
  for (int i = 0; i < scripts; ++i)
    plays.push_back(Playwright(*bot, *ruleset, static_cast<std::uint64_t>(i + 1)).script());

  const int vandals = std::stoi(option(given, "vandals", "0"));
  const Server server =
      start(argv[1], level, 4 * tables + 2 * vandals * tables_of_a_vandal, connections + 2 * vandals);
  const long before = memory_of(server.process, "VmRSS:");
  Load load(plays, static_cast<std::size_t>(tables), static_cast<std::size_t>(connections), rate);
  load.connect_to(server.socket);
  load.seat_everybody();
  std::vector<pid_t> troubles;
  for (int i = 0; i < vandals; ++i) troubles.push_back(send_vandal(server.socket));
  const double cpu = cpu_seconds_of(server.process);
  load.run(std::stod(option(given, "seconds", "30")));
  const double busy = (cpu_seconds_of(server.process) - cpu) / load.took();
  const Counts counts = load.counts;
  const long after = memory_of(server.process, "VmRSS:"), peak = memory_of(server.process, "VmHWM:");
  const std::size_t lost = load.wait();
  for (const pid_t trouble : troubles) kill(trouble, SIGKILL);

  std::printf("%d tables of four %s, %d connections, %.0f s: %zu decisions, %zu lines, %zu games ended\n",
              tables, level.c_str(), connections, load.took(), counts.answers, counts.lines, counts.games);
  std::printf("%.0f decisions a second, %.0f lines a second; the server used %.0f %% of its core\n",
              static_cast<double>(counts.answers) / load.took(),
              static_cast<double>(counts.lines) / load.took(), 100 * busy);
  const auto& times = load.times();
  std::printf("answered in ms: median %.2f, 99 %% %.2f, longest %.2f\n", quantile(load.times(), 0.5),
              quantile(load.times(), 0.99),
              times.empty() ? 0 : *std::max_element(times.begin(), times.end()));
  std::printf("memory: %ld KiB empty, %ld KiB now (peak %ld), %ld bytes a seat\n", before, after, peak,
              (after - before) * 1024 / (4L * tables));
  std::printf("wrong %zu, lost %zu, errors %zu\n", load.counts.wrong, lost, load.counts.errors);

  kill(server.process, SIGTERM);
  int status = 0;
  waitpid(server.process, &status, 0);
  char summary[512] = "";
  if (std::fgets(summary, sizeof summary, server.output) != nullptr) std::printf("server: %s", summary);
  const bool clean = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return clean && load.counts.wrong + lost + load.counts.errors == 0 ? 0 : 1;
}
