#include "app/cli/arena/arena_report.h"

#include <algorithm>
#include <cstdio>

#include "app/cli/arena/arena_options.h"
#include "app/cli/arena/arena_store.h"
#include "app/cli/cases/cases.h"
#include "app/formats/json.h"

namespace tingpai::cli {

namespace {

double share(std::int64_t part, std::int64_t whole) {
  return static_cast<double>(part) / static_cast<double>(whole);
}

// What is printed of a standing, in both forms.
struct Figures {
  explicit Figures(const Standing& standing)
      : win(share(standing.tally.wins, standing.tally.hands)),
        self_draw(share(standing.tally.self_draws, standing.tally.hands)),
        deal_in(share(standing.tally.deal_ins, standing.tally.hands)),
        riichi(share(standing.tally.riichis, standing.tally.hands)),
        call(share(standing.tally.calls, standing.tally.hands)),
        mean_score(share(standing.tally.score, standing.tally.games)),
        mean_rank(share(standing.tally.rank_quarters, 4 * standing.tally.games)) {
    if (standing.tally.wins > 0) mean_points_won = share(standing.tally.points_won, standing.tally.wins);
  }
  double win, self_draw, deal_in, riichi, call, mean_score, mean_rank;
  std::optional<double> mean_points_won;
};

std::vector<std::optional<double>> bounds_of(const std::optional<Interval>& interval) {
  if (!interval) return std::vector<std::optional<double>>(2);
  return {interval->low, interval->high};
}

JsonObject to_object(const Standing& standing, bool whole_games) {
  const Figures figures(standing);
  JsonObject object;
  object.set("name", standing.name)
      .set("level", standing.player.name())
      .set("hands", standing.tally.hands)
      .set("win", figures.win)
      .set("self_draw", figures.self_draw)
      .set("deal_in", figures.deal_in)
      .set("mean_points_won", figures.mean_points_won)
      .set("mean_score", figures.mean_score)
      .set("ci95", bounds_of(standing.score_interval))
      .set("mean_rank", figures.mean_rank)
      .set("decisions", standing.tally.decisions)
      .set("median_us", standing.latency.median)
      .set("p99_us", standing.latency.p99)
      .set("max_us", standing.latency.max)
      .set("illegal", standing.tally.illegal)
      .set("late", standing.tally.late)
      .set("crashed", standing.tally.crashed);
  if (whole_games) {
    object.set("games", standing.tally.games)
        .set("riichi", figures.riichi)
        .set("call", figures.call)
        .set("rank_ci95", bounds_of(standing.rank_interval));
  }
  return object;
}

JsonObject to_object(const Sprt& sprt, int walls) {
  return JsonObject()
      .set("low", sprt.bounds().low)
      .set("high", sprt.bounds().high)
      .set("walls", walls)
      .set("difference", sprt.mean())
      .set("llr", sprt.ratio())
      .set("decides_at", Sprt::threshold());
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

std::string times_of(const Standing& standing) {
  char text[64];
  std::snprintf(text, sizeof text, " %9lld %9.0f %9.0f %9.0f\n",
                static_cast<long long>(standing.tally.decisions), standing.latency.median,
                standing.latency.p99, standing.latency.max);
  return text;
}
constexpr std::string_view times_heads = " decisions  median us   p99 us    max us\n";

// Of hands of their own.
std::string hands_row(const Standing& standing) {
  const Figures figures(standing);
  const Interval interval = standing.score_interval.value_or(Interval{});
  char row[256];
  std::snprintf(row, sizeof row, " %7lld %6.2f %6.2f %6.2f %7.2f %+8.3f  [%+.3f, %+.3f]  %5.2f",
                static_cast<long long>(standing.tally.hands), 100 * figures.win, 100 * figures.self_draw,
                100 * figures.deal_in, figures.mean_points_won.value_or(0), figures.mean_score, interval.low,
                interval.high, figures.mean_rank);
  return row;
}
std::string hands_heads(std::string unit) {
  unit.resize(std::max(unit.size(), std::size_t{5}), ' ');
  return "   hands  win %  self % deal-in %  " + unit + "  score  95 % interval     rank";
}

// Of whole games.
std::string games_row(const Standing& standing) {
  const Figures figures(standing);
  const Interval score = standing.score_interval.value_or(Interval{});
  const Interval rank = standing.rank_interval.value_or(Interval{});
  char row[256];
  std::snprintf(
      row, sizeof row,
      " %6lld %7lld %6.2f %6.2f %9.2f %8.2f %6.2f %7.0f %+7.0f  [%+6.0f, %+6.0f] %6.3f  [%.3f, %.3f]",
      static_cast<long long>(standing.tally.games), static_cast<long long>(standing.tally.hands),
      100 * figures.win, 100 * figures.self_draw, 100 * figures.deal_in, 100 * figures.riichi,
      100 * figures.call, figures.mean_points_won.value_or(0), figures.mean_score, score.low, score.high,
      figures.mean_rank, rank.low, rank.high);
  return row;
}
constexpr std::string_view games_heads =
    "  games   hands  win %  self % deal-in % riichi % call %  points   score  95 % interval    rank   95 % "
    "interval";

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

std::string sprt_row(const ArenaConfig& config, const ArenaResult& result) {
  if (!result.sprt) return "a shard's walls alone decide nothing: merge the shards\n";
  const Sprt& sprt = *result.sprt;
  char row[256];
  std::snprintf(row, sizeof row,
                "sprt %g to %g: %s after %d of at most %d walls; first player %+.3f points a %s over the "
                "others, llr %+.2f (decides at %.2f)\n",
                sprt.bounds().low, sprt.bounds().high, std::string(to_text(sprt.verdict())).c_str(),
                result.walls, config.walls, sprt.mean(), whole_games(config) ? "game" : "hand", sprt.ratio(),
                Sprt::threshold());
  return row;
}

}  // namespace

std::string json_report(const ArenaConfig& config, const Played& played) {
  const ArenaResult result = result_of(config, played);
  std::vector<JsonObject> players, levels;
  const bool whole = whole_games(config);
  for (const Standing& standing : result.players) players.push_back(to_object(standing, whole));
  for (const Standing& standing : result.levels) levels.push_back(to_object(standing, whole));
  JsonObject report;
  report.set("rules", to_text(config.ruleset))
      .set("walls", result.walls)
      .set("seed", config.seed)
      .set("players", players)
      .set("levels", levels);
  if (config.sprt) report.set("verdict", to_text(result.sprt ? result.sprt->verdict() : Verdict::open));
  if (result.sprt) report.set("sprt", to_object(*result.sprt, config.walls));
  if (config.shard) report.set("shard", to_object(Part{config, played}));
  return report.text() + "\n";
}

std::string text_report(const ArenaConfig& config, const Played& played) {
  const ArenaResult result = result_of(config, played);
  const NameColumn name(result);
  const bool whole = whole_games(config);
  std::string text = to_text(config.ruleset) + ", " + std::to_string(result.walls) +
                     (whole ? " walls of whole games" : " walls") + " x 4 rotations, seed " +
                     std::to_string(config.seed) + (config.shard ? ", shard " + to_text(*config.shard) : "") +
                     "\n";
  const auto row = [&](const Standing& standing) {
    return name(standing.name) + (whole ? games_row(standing) : hands_row(standing)) + times_of(standing);
  };
  text += name("player");
  text += whole ? std::string(games_heads) : hands_heads(std::string(cases_of(config.ruleset).unit));
  text += times_heads;
  for (const Standing& standing : result.players) text += row(standing);
  text += fault_rows(result);
  if (result.levels.size() != result.players.size()) {
    text += "by level\n";
    for (const Standing& standing : result.levels) text += row(standing);
  }
  if (config.sprt) text += sprt_row(config, result);
  return text;
}

}  // namespace tingpai::cli
