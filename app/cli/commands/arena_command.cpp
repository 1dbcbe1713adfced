// tingpai-cli arena: the arguments, the records and the printing of a match.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>

#include "app/cli/arena/arena.h"
#include "app/cli/commands.h"
#include "app/cli/lines/json.h"
#include "app/cli/lines/lines.h"
#include "engine/table/record.h"

namespace tingpai::cli {

namespace {

Result<Player> read_player(const std::string& name) {
  constexpr std::string_view prefix = "exec:";
  if (name == prefix) return Error{.message = "exec: needs a command"};
  if (name.starts_with(prefix)) return Player(name.substr(prefix.size()));
  const auto bot = parse_bot(name);
  if (!bot) return bot.error();
  return Player(*bot);
}

Result<Players> read_players(const Arguments& arguments) {
  const auto text = arguments.text("--seats");
  if (!text) return Error{.message = "--seats is missing"};
  Players players{};
  std::size_t count = 0;
  for (std::size_t from = 0; from <= text->size();) {
    const std::size_t comma = std::min(text->find(',', from), text->size());
    const std::string name = text->substr(from, comma - from);
    from = comma + 1;
    const auto player = read_player(name);
    if (!player) return player.error();
    if (count == players.size()) return Error{.message = "--seats names more than four players"};
    players[count++] = *player;
  }
  if (count < players.size()) return Error{.message = "--seats names four players, separated by commas"};
  return players;
}

Result<ArenaConfig> read_config(const Arguments& arguments) {
  const auto rules = arguments.rules();
  if (!rules) return rules.error();
  const auto players = read_players(arguments);
  if (!players) return players.error();
  if (!arguments.has("--walls")) return Error{.message = "--walls is missing"};
  const auto walls = arguments.number("--walls", 1, 10'000'000, 1);
  if (!walls) return walls.error();
  const auto seed = arguments.seed("--seed", 1);
  if (!seed) return seed.error();
  const auto cores = std::max(1u, std::thread::hardware_concurrency());
  const auto threads = arguments.number("--threads", 1, 1024, cores);
  if (!threads) return threads.error();
  const auto limit = arguments.number("--answer-limit", 1, 3'600'000, 6000);
  if (!limit) return limit.error();
  ArenaConfig config{
      *rules, *players, static_cast<int>(*walls), *seed, static_cast<int>(*threads), Milliseconds(*limit)};
  if (std::any_of(players->begin(), players->end(), [](const Player& player) { return player.external(); })) {
    const Ruleset botzone = botzone::default_ruleset();  // a program cannot be told of another table
    config.ruleset.flowers = botzone.flowers;
    config.ruleset.own_walls = botzone.own_walls;
  }
  return config;
}

// One file a hand. Remembers a failure instead of stopping the match.
class RecordFolder {
 public:
  explicit RecordFolder(std::filesystem::path folder) : folder_(std::move(folder)) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    failed_ = static_cast<bool>(error);
  }
  void write(const ArenaHand& hand) {
    const std::string name =
        "wall" + std::to_string(hand.wall + 1) + "-" + std::to_string(hand.rotation + 1) + ".tingpai";
    std::ofstream file(folder_ / name, std::ios::binary);
    file << to_text(hand.events) << std::flush;
    failed_ = failed_ || !file;
  }
  bool failed() const { return failed_; }

 private:
  std::filesystem::path folder_;
  bool failed_ = false;
};

double tenths(double microseconds) { return std::round(10 * microseconds) / 10; }

double share(int part, int whole) { return static_cast<double>(part) / whole; }

// What is printed of a standing, in both forms.
struct Figures {
  explicit Figures(const Standing& standing)
      : win(share(standing.tally.wins, standing.tally.hands)),
        self_draw(share(standing.tally.self_draws, standing.tally.hands)),
        deal_in(share(standing.tally.deal_ins, standing.tally.hands)),
        mean_score(share(standing.tally.score, standing.tally.hands)),
        mean_rank(share(standing.tally.rank_quarters, 4 * standing.tally.hands)) {
    if (standing.tally.wins > 0) mean_points_won = share(standing.tally.points_won, standing.tally.wins);
  }
  double win, self_draw, deal_in, mean_score, mean_rank;
  std::optional<double> mean_points_won;
};

JsonObject to_object(const Standing& standing) {
  const Figures figures(standing);
  std::vector<std::optional<double>> interval(2);
  if (const auto& bounds = standing.score_interval) interval = {bounds->low, bounds->high};
  return JsonObject()
      .set("name", standing.name)
      .set("level", standing.player.name())
      .set("hands", standing.tally.hands)
      .set("win", figures.win)
      .set("self_draw", figures.self_draw)
      .set("deal_in", figures.deal_in)
      .set("mean_points_won", figures.mean_points_won)
      .set("mean_score", figures.mean_score)
      .set("ci95", interval)
      .set("mean_rank", figures.mean_rank)
      .set("decisions", standing.latency.decisions)
      .set("median_us", tenths(standing.latency.median))
      .set("p99_us", tenths(standing.latency.p99))
      .set("max_us", tenths(standing.latency.max))
      .set("illegal", standing.tally.illegal)
      .set("late", standing.tally.late)
      .set("crashed", standing.tally.crashed);
}

std::string json_report(const ArenaConfig& config, const ArenaResult& result) {
  std::vector<JsonObject> players, levels;
  for (const Standing& standing : result.players) players.push_back(to_object(standing));
  for (const Standing& standing : result.levels) levels.push_back(to_object(standing));
  return JsonObject()
             .set("rules", to_text(config.ruleset))
             .set("walls", config.walls)
             .set("seed", config.seed)
             .set("players", players)
             .set("levels", levels)
             .text() +
         "\n";
}

// The names of a table's rows, all of one width.
class NameColumn {
 public:
  explicit NameColumn(const ArenaResult& result) {
    for (const Standing& standing : result.players)
      width_ = std::max(width_, shortened(standing.name).size());
  }
  std::string operator()(const std::string& name) const {
    std::string text = shortened(name);
    text.resize(width_, ' ');
    return text;
  }

 private:
  static std::string shortened(const std::string& name) {
    constexpr std::size_t most = 32;
    return name.size() <= most ? name : name.substr(0, most - 2) + "..";
  }
  std::size_t width_ = 9;
};

std::string table_row(const std::string& name, const Standing& standing) {
  const Figures figures(standing);
  const Latency& time = standing.latency;
  const Interval interval = standing.score_interval.value_or(Interval{});
  char row[256];
  std::snprintf(row, sizeof row,
                "%s %7d %6.2f %6.2f %6.2f %7.2f %+8.3f  [%+.3f, %+.3f]  %5.2f %9zu %9.0f %9.0f %9.0f\n",
                name.c_str(), standing.tally.hands, 100 * figures.win, 100 * figures.self_draw,
                100 * figures.deal_in, figures.mean_points_won.value_or(0), figures.mean_score, interval.low,
                interval.high, figures.mean_rank, time.decisions, time.median, time.p99, time.max);
  return row;
}

// What external programs did wrong.
std::string fault_rows(const ArenaResult& result) {
  std::string text;
  for (const Standing& standing : result.players) {
    if (!standing.player.external()) continue;
    const Tally& tally = standing.tally;
    text += standing.name + ": " + std::to_string(tally.illegal) + " illegal, " + std::to_string(tally.late) +
            " late, " + std::to_string(tally.crashed) + " crashed\n";
  }
  return text;
}

std::string text_report(const ArenaConfig& config, const ArenaResult& result) {
  const NameColumn name(result);
  std::string text = to_text(config.ruleset) + ", " + std::to_string(config.walls) +
                     " walls x 4 rotations, seed " + std::to_string(config.seed) + "\n";
  text +=
      name("player") + "   hands  win %  self % deal-in %  fan    score  95 % interval     rank decisions";
  text += "  median us   p99 us    max us\n";
  for (const Standing& standing : result.players) text += table_row(name(standing.name), standing);
  text += fault_rows(result);
  if (result.levels.size() == result.players.size()) return text;
  text += "by level\n";
  for (const Standing& standing : result.levels) text += table_row(name(standing.name), standing);
  return text;
}

// The first faults in full; a program that always fails would drown the rest.
void report(const ArenaConfig& config, const ArenaFault& fault, int number) {
  constexpr int most = 20;
  if (number > most) return;
  constexpr std::array kinds{"illegal answer", "late", "crashed"};
  std::cerr << "tingpai-cli: wall " << fault.wall + 1 << ", rotation " << fault.rotation + 1 << ", player "
            << fault.player + 1 << " (" << config.players[fault.player].name()
            << "): " << kinds[static_cast<std::size_t>(fault.fault.kind)] << ": " << fault.fault.message
            << '\n';
  if (number == most) std::cerr << "tingpai-cli: further faults are only counted\n";
}

}  // namespace

Result<int> arena_command(const Arguments& arguments) {
  const auto config = read_config(arguments);
  if (!config) return config.error();
  std::optional<RecordFolder> records;
  ArenaObserver observer;
  if (const auto folder = arguments.text("--records")) {
    records.emplace(*folder);
    observer.hand = [&](const ArenaHand& hand) { records->write(hand); };
  }

  int faults = 0;
  observer.fault = [&](const ArenaFault& fault) { report(*config, fault, ++faults); };
  ArenaResult result;
  {
    Progress progress(static_cast<std::size_t>(config->walls));
    observer.walls_done = [&](std::size_t done) { progress.show(done); };
    result = run_arena(*config, observer);
  }
  const auto code = write_output(
      arguments, arguments.has("--json") ? json_report(*config, result) : text_report(*config, result));
  if (!records || !records->failed()) return code;
  std::cerr << "tingpai-cli: not every record could be written to " << *arguments.text("--records") << '\n';
  return 1;
}

}  // namespace tingpai::cli
