// tingpai-cli analyze: what a level would do in a position, and why.
#include <algorithm>
#include <chrono>

#include "app/cli/commands.h"
#include "app/cli/lines/levels.h"
#include "app/cli/lines/lines.h"
#include "app/cli/lines/names.h"
#include "app/cli/lines/position.h"
#include "app/cli/lines/recorded_position.h"
#include "app/formats/fields.h"
#include "app/formats/json.h"
#include "app/policies/carried.h"
#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/bots.h"

namespace tingpai::cli {

namespace {

// The tiles that come, those that leave (the first of them now), and what the hand ends in.
JsonObject path_object(const WinPath& path) {
  std::vector<std::string> draws, discards;
  if (path.first_discard) discards.push_back(to_text(*path.first_discard));
  for (const PathStep& step : path.steps) {
    draws.push_back(to_text(step.draw));
    if (step.discard) discards.push_back(to_text(*step.discard));
  }
  return JsonObject()
      .set("draws", draws)
      .set("discards", discards)
      .set("patterns", patterns_by_name(path.patterns))
      .set("score", path.fan);
}

// The likeliest way of the likeliest plan; of other ways where no plan is in reach.
std::optional<JsonObject> best_path(const Evaluation& evaluation) {
  if (!evaluation.plans.empty()) return path_object(evaluation.plans.front().best);
  if (evaluation.other) return path_object(*evaluation.other);
  return std::nullopt;
}

std::vector<JsonObject> plans(const Evaluation& evaluation) {
  std::vector<JsonObject> plans;
  for (const Plan& plan : named_plans(evaluation)) {
    plans.push_back(JsonObject()
                        .set("pattern", pattern_name(plan.pattern))
                        .set("win_prob", plan.win_chance)
                        .set("mean_total", plan.mean_total)
                        .set("path", path_object(plan.best)));
  }
  return plans;
}

JsonObject candidate(const Evaluation& evaluation, bool explained) {
  std::vector<JsonObject> tiles;
  for (const LiveTile& live : evaluation.effective) {
    tiles.push_back(JsonObject().set("tile", to_text(live.tile)).set("live", live.live));
  }
  JsonObject candidate;
  candidate.set("action", to_text(evaluation.action))
      .set("shanten", evaluation.shanten)
      .set("tiles", tiles)
      .set("live_total", evaluation.live_total)
      .set("win_prob", evaluation.win_chance)
      .set("expected_points", evaluation.expected_points)
      .set("deal_in", std::vector<double>(evaluation.deal_in.begin(), evaluation.deal_in.end()))
      .set("deal_in_cost", evaluation.deal_in_cost)
      .set("kept", evaluation.kept)
      .set("worth", evaluation.worth)
      .set("loss", evaluation.loss);
  if (evaluation.paid != 0) candidate.set("paid", evaluation.paid);
  if (evaluation.settled != 0) candidate.set("settled", evaluation.settled);
  return candidate.set("value", evaluation.value)
      .set("margin", evaluation.margin)
      .set("path", explained ? best_path(evaluation) : std::nullopt)
      .set("plans", explained ? std::optional(plans(evaluation)) : std::nullopt)
      .set("other_win_prob", explained ? std::optional(other_ways(evaluation)) : std::nullopt);
}

// The best three candidates, and the one that is asked about.
std::vector<JsonObject> candidates(const Decision& decision, const std::string& asked) {
  constexpr std::size_t explained = 3;
  std::vector<JsonObject> candidates;
  for (const Evaluation& evaluation : decision.evaluations) {
    const bool tell = candidates.size() < explained || to_text(evaluation.action) == asked;
    candidates.push_back(candidate(evaluation, tell));
  }
  return candidates;
}

class Analysis {
 public:
  Analysis(const Ruleset& ruleset, Bot bot) : ruleset_(ruleset), bot_(bot) {}

  LineAnswer answer(std::string_view line) {
    const auto parsed = parse_object(line);
    if (const auto* error = std::get_if<FieldError>(&parsed)) return *error;
    Fields::Problem problem;
    const Fields fields(std::get<QJsonObject>(parsed), "", problem);
    const bool recorded = fields.has("record");
    const PlayerView view = recorded ? records_.read(fields) : read_position(fields, ruleset_);
    const std::string asked = fields.has("of") ? fields.text("of") : "";
    const Field field = read_levels(fields);
    if (problem) return *problem;
    const LegalActions legal = legal_actions(view);
    if (legal.empty()) return FieldError{recorded ? "event" : "claim", "there is nothing to decide"};
    if (fields.has("of") && std::none_of(legal.actions.begin(), legal.actions.end(),
                                         [&](const Action& action) { return to_text(action) == asked; }))
      return FieldError{"of", "\"" + asked + "\" is not legal here"};

    const auto start = std::chrono::steady_clock::now();
    const Decision decision = decide_on(view, legal, field);
    const auto elapsed = std::chrono::steady_clock::now() - start;
    JsonObject result;
    if (fields.has("id")) result.set("id", fields.value("id"));
    return result.set("chosen", to_text(decision.chosen))
        .set("criterion", to_text(decision.criterion))
        .set("elapsed_us", std::chrono::duration_cast<std::chrono::microseconds>(elapsed).count())
        .set("candidates", candidates(decision, asked))
        .text();
  }

 private:
  Decision decide_on(const PlayerView& view, const LegalActions& legal, const Field& field) const {
    Budget budget;
    budget.plans = true;
    budget.margins = true;
    budget.every_discard = true;
    const auto weigh = [&](const LegalActions& actions) {
      return decide(bot_, view, actions, budget, {}, field);
    };
    return bot_.level == Level::random ? weigh(legal) : decide_beside_win(view, legal, weigh);
  }

  const Ruleset& ruleset_;
  Bot bot_;
  RecordedPositions records_;
};

Result<int> run(const Arguments& arguments) {
  const auto rules = arguments.rules();
  if (!rules) return rules.error();
  const auto bot = arguments.bot("--level", Level::expert);
  if (!bot) return bot.error();
  if (const auto unfit = app::prepare(*bot, *rules)) return *unfit;
  Analysis analysis(*rules, *bot);
  return answer_lines(arguments, [&](std::string_view line, std::size_t) { return analysis.answer(line); });
}

}  // namespace

Command analyze_command() {
  return {
      .name = "analyze",
      .purpose = "what a level would do in each position, and why",
      .options = {rules_option,
                  {"--level", "LEVEL", "who plays (expert); tingpai-cli --help lists the levels"},
                  in_option,
                  out_option},
      .input = "one JSON object a line; what is missing is as at the start of a hand",
      .fields = {{"hand", "the own concealed tiles"},
                 {"drawn", "the tile just drawn; null after a claim"},
                 {"claim", "{\"tile\":\"3p\",\"from\":1}: another seat has just discarded this"},
                 {"melds",
                  "the own, [{\"type\":\"chow|pung|kong\",\"tiles\":\"456p\"}], of a concealed kong with "
                  "\"concealed\":true"},
                 {"seat", "the own number, 0 to 3"},
                 {"seat_wind, round_wind", "E, S, W or N"},
                 {"rivers",
                  "four lists of discards, by seat; 3p' was drawn and discarded, 3p^ has been claimed"},
                 {"order", "the seats in the order of all discards"},
                 {"all_melds", "four lists, by seat; another's concealed kong needs no tiles"},
                 {"flowers", "four lists, by seat"},
                 {"wall_left", "tiles that can still be drawn"},
                 {"levels", "who plays, by seat: [\"expert\",null,\"quick\",\"quick\"]"},
                 {"of", "an action to explain, \"discard 5p\""},
                 {"id", "comes back"},
                 {"record, event",
                  "instead of a position: what the seat saw after so many events of this file"}},
      .example =
          "echo '{\"hand\":\"123m456m679m12p55z\",\"drawn\":\"3p\"}' | tingpai-cli analyze --rules %RULES",
      .run = run,
  };
}

}  // namespace tingpai::cli
