// tingpai-cli analyze: what a level would do in a position, and why.
#include <chrono>

#include "app/cli/commands.h"
#include "app/cli/lines/fields.h"
#include "app/cli/lines/json.h"
#include "app/cli/lines/names.h"
#include "app/cli/lines/position.h"
#include "engine/ai/levels/assess.h"

namespace tingpai::cli {

namespace {

// The tiles that come, those that leave (the first of them now), and what the hand ends in.
std::optional<JsonObject> best_path(const Evaluation& evaluation) {
  if (evaluation.plans.empty()) return std::nullopt;
  const WinPath& path = evaluation.plans.front().best;
  std::vector<std::string> draws, discards;
  if (path.first_discard) discards.push_back(to_text(*path.first_discard));
  for (const PathStep& step : path.steps) {
    draws.push_back(to_text(step.draw));
    if (step.discard) discards.push_back(to_text(*step.discard));
  }
  return JsonObject()
      .set("draws", draws)
      .set("discards", discards)
      .set("patterns", fans_by_name(path.patterns))
      .set("score", path.fan);
}

JsonObject candidate(const Evaluation& evaluation) {
  std::vector<JsonObject> tiles;
  for (const LiveTile& live : evaluation.effective) {
    tiles.push_back(JsonObject().set("tile", to_text(live.tile)).set("live", live.live));
  }
  return JsonObject()
      .set("action", to_text(evaluation.action))
      .set("shanten", evaluation.shanten)
      .set("tiles", tiles)
      .set("live_total", evaluation.live_total)
      .set("win_prob", evaluation.win_chance)
      .set("expected_points", evaluation.expected_points)
      .set("deal_in", std::vector<double>(evaluation.deal_in.begin(), evaluation.deal_in.end()))
      .set("deal_in_cost", evaluation.deal_in_cost)
      .set("value", evaluation.value)
      .set("margin", evaluation.margin)
      .set("path", best_path(evaluation));
}

LineAnswer analyze(std::string_view line, const Ruleset& ruleset, Bot bot) {
  const auto parsed = parse_object(line);
  if (const auto* error = std::get_if<FieldError>(&parsed)) return *error;
  Fields::Problem problem;
  const Fields fields(std::get<QJsonObject>(parsed), "", problem);
  const PlayerView view = read_position(fields, ruleset);
  if (problem) return *problem;
  const LegalActions legal = legal_actions(view);
  if (legal.empty()) return FieldError{"claim", "there is nothing to decide"};

  Budget budget;
  budget.plans = 1;
  budget.every_discard = true;
  const auto start = std::chrono::steady_clock::now();
  const auto weigh = [&](const LegalActions& actions) { return decide(bot, view, actions, budget); };
  const Decision decision = bot.level == Level::random ? weigh(legal) : decide_beside_win(view, legal, weigh);
  const auto elapsed = std::chrono::steady_clock::now() - start;

  std::vector<JsonObject> candidates;
  for (const Evaluation& evaluation : decision.evaluations) candidates.push_back(candidate(evaluation));
  JsonObject result;
  if (fields.has("id")) result.set("id", fields.value("id"));
  return result.set("chosen", to_text(decision.chosen))
      .set("criterion", to_text(decision.criterion))
      .set("elapsed_us", std::chrono::duration_cast<std::chrono::microseconds>(elapsed).count())
      .set("candidates", candidates)
      .text();
}

}  // namespace

Result<int> analyze_command(const Arguments& arguments) {
  const auto rules = arguments.rules();
  if (!rules) return rules.error();
  const auto bot = arguments.bot("--level", Level::expert);
  if (!bot) return bot.error();
  return answer_lines(arguments,
                      [&](std::string_view line, std::size_t) { return analyze(line, *rules, *bot); });
}

}  // namespace tingpai::cli
