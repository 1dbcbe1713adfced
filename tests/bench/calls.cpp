// Prints how true the win chances and values of calls are beside those of passing: hands of four experts,
// where a lot decides between the best call and passing whenever they are within two points, in riichi 300.
// Usage: calls [HANDS] [FIRST_SEED] [--rules RULES]
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/table/wall.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

double near(const PlayerView& view) { return view.table.rules.start > 0 ? 300 : 2; }  // points

enum class Kind : std::uint8_t { opening, later, honours };
constexpr std::array names{"first, of a suit", "later, of a suit", "pung of honours"};

struct Choice {
  Kind kind;
  Seat seat;
  double gain = 0;         // shown: value of the call less that of passing, points
  double call_chance = 0;  // shown, of winning
  double pass_chance = 0;
  bool called = false;
  bool won = false;
  double score = 0;  // of the hand, points
};

bool is_call(const Evaluation& evaluation) {
  const ActionType type = evaluation.action.type;
  return type == ActionType::chow || type == ActionType::pung;
}

std::optional<Choice> weigh(const PlayerView& view, const LegalActions& legal, const Decision& decision) {
  if (legal.has(ActionType::discard)) return std::nullopt;
  const Evaluation* call = nullptr;
  const Evaluation* pass = nullptr;
  for (const Evaluation& evaluation : decision.evaluations) {
    if (evaluation.action.type == ActionType::pass) pass = &evaluation;
    if (call == nullptr && is_call(evaluation)) call = &evaluation;
  }
  if (call == nullptr || pass == nullptr || std::abs(call->value - pass->value) > near(view))
    return std::nullopt;
  const Kind kind = call->action.tile.is_honour() ? Kind::honours
                    : view.hand.melds.empty()     ? Kind::opening
                                                  : Kind::later;
  return Choice{kind, view.seat, call->value - pass->value, call->win_chance, pass->win_chance};
}

std::vector<Choice> play(std::uint64_t seed, const Ruleset& ruleset) {
  Random lot(seed);
  std::vector<Choice> choices;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const PlayerView view = referee.view(seat);
    const LegalActions& legal = referee.asked(seat);
    Decision decision = decide(Level::expert, view, legal, budget, {}, field_of(Level::expert));
    auto choice = weigh(view, legal, decision);
    if (!choice) return decision;
    choice->called = lot.below(2) == 0;
    for (const Evaluation& evaluation : decision.evaluations) {
      if (choice->called ? !is_call(evaluation) : evaluation.action.type != ActionType::pass) continue;
      decision.chosen = evaluation.action;
      break;
    }
    choices.push_back(*choice);
    return decision;
  };
  const auto note = [&](const Referee&, const Event& event) {
    if (const auto* won = std::get_if<events::Won>(&event)) {
      for (Choice& choice : choices) choice.won = choice.won || choice.seat == won->seat;
    } else if (const auto* ended = std::get_if<events::GameEnded>(&event)) {
      for (Choice& choice : choices) choice.score = ended->scores[choice.seat];
    }
  };
  play_hand(seed, choose, note, ruleset);
  return choices;
}

// A mean and half of its 95 % interval.
class Mean {
 public:
  void add(double value) {
    ++n_;
    total_ += value;
    squares_ += value * value;
  }
  double value() const { return total_ / std::max(1.0, n_); }
  double error() const { return 1.96 * std::sqrt((squares_ / n_ - value() * value()) / n_); }

 private:
  double n_ = 0, total_ = 0, squares_ = 0;
};

void print(const char* name, const std::vector<Choice>& choices) {
  Mean gain;
  std::array<Mean, 2> shown, won, score;
  for (const Choice& choice : choices) {
    const std::size_t called = choice.called ? 1 : 0;
    gain.add(choice.gain);
    shown[called].add(100 * (choice.called ? choice.call_chance : choice.pass_chance));
    won[called].add(choice.won ? 100 : 0);
    score[called].add(choice.score);
  }
  std::printf("%-18s %6zu", name, choices.size());
  for (const std::size_t called : {0U, 1U}) {
    std::printf(" %6.1f %6.1f +- %.1f", shown[called].value(), won[called].value(), won[called].error());
  }
  std::printf(" %+6.2f %+6.2f +- %.2f\n", gain.value(), score[1].value() - score[0].value(),
              std::hypot(score[0].error(), score[1].error()));
}

}  // namespace

int main(int argc, char** argv) {
  const Ruleset ruleset = take_rules(argc, argv);
  const HandRange hands(argc, argv, 20000, 9900000);
  std::vector<Choice> all;
  std::mutex mutex;
  for_each_hand(hands, [&](int, std::uint64_t seed) {
    const std::vector<Choice> choices = play(seed, ruleset);
    const std::lock_guard lock(mutex);
    all.insert(all.end(), choices.begin(), choices.end());
  });
  std::puts(
      "call, n; passed: shown %, won %; called: shown %, won %; points more by calling: shown, happened");
  for (std::size_t kind = 0; kind < names.size(); ++kind) {
    std::vector<Choice> some;
    for (const Choice& choice : all) {
      if (choice.kind == static_cast<Kind>(kind)) some.push_back(choice);
    }
    print(names[kind], some);
  }
  print("all", all);
}
