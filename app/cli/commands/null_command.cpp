// tingpai-cli arena null: what the arena finds where there is nothing to find.
#include <algorithm>
#include <cstdio>

#include "app/cli/arena/arena.h"
#include "app/cli/arena/arena_options.h"
#include "app/cli/commands.h"
#include "app/cli/lines/lines.h"
#include "app/formats/json.h"
#include "app/policies/carried.h"
#include "engine/table/wall.h"

namespace tingpai::cli {

namespace {

struct NullCheck {
  ArenaConfig config;  // a level against itself
  int matches = 1;     // that many, each with other walls
};

Result<NullCheck> read_check(const Arguments& arguments, int walls) {
  const auto rules = arguments.rules();
  if (!rules) return rules.error();
  const auto bot = arguments.bot("--level", Level::beginner);
  if (!bot) return bot.error();
  if (const auto unfit = app::prepare(*bot, *rules)) return *unfit;
  const auto given_walls = arguments.number("--walls", 2, 1'000'000, walls);
  if (!given_walls) return given_walls.error();
  const auto matches = arguments.number("--matches", 1, 1'000'000, 1000);
  if (!matches) return matches.error();
  const auto seed = arguments.seed("--seed", 1);
  if (!seed) return seed.error();
  const auto threads = read_threads(arguments);
  if (!threads) return threads.error();
  return NullCheck{{.ruleset = *rules,
                    .players = {*bot, *bot, *bot, *bot},
                    .walls = static_cast<int>(*given_walls),
                    .seed = *seed,
                    .threads = *threads},
                   static_cast<int>(*matches)};
}

std::string level_of(const NullCheck& check) { return check.config.players[0].name(); }

JsonObject described(const NullCheck& check) {
  return JsonObject().set("rules", to_text(check.config.ruleset)).set("level", level_of(check));
}

// With the same search seeds a wall's four hands are the same hand, so that each player scores what every
// seat scores once: nothing, on every wall. Anything else is a fault of the rotation or of the sums.
Result<int> exact(const Arguments& arguments, Output& out) {
  if (arguments.has("--matches")) return Error{.message = "--matches goes with coverage"};
  auto check = read_check(arguments, 20);
  if (!check) return check.error();
  check->config.same_search_seeds = true;
  const Played played = play_walls(check->config);
  std::int64_t largest = 0;
  for (const WallTally& wall : played.walls) {
    for (const Tally& tally : wall) largest = std::max(largest, std::abs(tally.score));
  }
  const bool passed = largest == 0;
  const std::string json = described(*check)
                               .set("walls", check->config.walls)
                               .set("seed", check->config.seed)
                               .set("largest_score", largest)
                               .set("passed", passed)
                               .text();
  const std::string text = level_of(*check) + " against itself, same search seeds, " +
                           std::to_string(check->config.walls) +
                           " walls: the largest score of a player on a wall is " + std::to_string(largest) +
                           (passed ? "" : ", not 0");
  return out.write((arguments.has("--json") ? json : text) + "\n") && passed ? 0 : 1;
}

// With other search seeds in each rotation the players differ by luck alone: the interval of the first one's
// score must cover 0 as often as it claims. 1,000 matches of a true 95 % lie within 93 to 97 % in 99.6 of 100
// cases.
Result<int> coverage(const Arguments& arguments, Output& out) {
  constexpr double lowest = 0.93, highest = 0.97;
  const auto check = read_check(arguments, 100);
  if (!check) return check.error();
  int covered = 0;
  bool any_score = false;
  {
    Progress progress(static_cast<std::size_t>(check->matches));
    for (int match = 0; match < check->matches; ++match) {
      ArenaConfig config = check->config;
      config.seed = mixed_seed({config.seed, static_cast<std::uint64_t>(match)});
      const Interval interval = run_arena(config).players[0].score_interval.value_or(Interval{});
      covered += interval.low <= 0 && interval.high >= 0 ? 1 : 0;
      any_score = any_score || interval.low != 0 || interval.high != 0;
      progress.show(static_cast<std::size_t>(match) + 1);
    }
  }
  const double share = static_cast<double>(covered) / check->matches;
  const bool passed = share >= lowest && share <= highest;
  const std::string json = described(*check)
                               .set("matches", check->matches)
                               .set("walls", check->config.walls)
                               .set("seed", check->config.seed)
                               .set("covered", covered)
                               .set("coverage", share)
                               .set("passed", passed)
                               .text();
  char text[256];
  std::snprintf(
      text, sizeof text,
      "%s against itself, other search seeds, %d matches of %d walls: %d of the 95 %% intervals cover 0, "
      "%.1f %% (93 to 97 %% pass)",
      level_of(*check).c_str(), check->matches, check->config.walls, covered, 100 * share);
  const bool written = out.write((arguments.has("--json") ? json : std::string(text)) + "\n");
  if (!any_score) complain("arena null: " + level_of(*check) + " does not depend on its search seed");
  return written && passed ? 0 : 1;
}

Result<int> run(const Arguments& arguments) {
  const std::string which = arguments.operands().empty() ? "" : arguments.operands()[0];
  if (which != "exact" && which != "coverage")
    return Error{.message = "say exact or coverage" + (which.empty() ? "" : ", not \"" + which + "\"")};
  auto out = Output::open(arguments);
  if (!out) return out.error();
  return which == "exact" ? exact(arguments, *out) : coverage(arguments, *out);
}

}  // namespace

Command null_command() {
  return {
      .name = "arena null",
      .purpose = "a level against itself: nothing must be found where there is nothing to find",
      .options = {rules_option,
                  {"--level", "LEVEL", "who plays (beginner); tingpai-cli --help lists the levels"},
                  {"--walls", "N", "of a match (20 for exact, 100 for coverage)"},
                  {"--matches", "M", "for coverage (1000)"},
                  {"--seed", "S", "a whole number (1)"},
                  {"--threads", "T", "how many threads play (all cores); the result does not depend on it"},
                  {"--json", "", "prints one JSON object instead of a table"},
                  out_option},
      .operands = "exact|coverage",
      .most_operands = 1,
      .example = "tingpai-cli arena null exact --rules %RULES --walls 5",
      .run = run,
  };
}

}  // namespace tingpai::cli
