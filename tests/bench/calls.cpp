// Prints how true the win chances and values of calls are beside those of passing, and those of riichi beside
// silence: hands of four experts, where a lot decides between the best call and passing whenever they are
// within two points, in riichi 600, and between declaring and not within 1,000.
// Usage: calls [HANDS] [FIRST_SEED] [--rules RULES] [--walls N]
//   --walls: some of these choices are played out both ways, N times each, instead of by lot.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/table/wall.h"
#include "tests/bench/play_out.h"

using namespace tingpai;

namespace {

enum class Kind : std::uint8_t { opening, later, honours, opening_ready, later_ready, honours_ready, riichi };
constexpr std::array names{"first, of a suit", "later, of a suit", "pung of honours", "first, ready",
                           "later, ready",     "honours, ready",   "riichi"};

// How far apart the two may be shown, points.
double near(const PlayerView& view, bool riichi) {
  return riichi ? 1000 : view.table.rules.start > 0 ? 600 : 2;
}

struct Choice {
  Kind kind;
  Seat seat;
  Action call, pass;
  double gain = 0;         // shown: value of the call less that of passing, points
  double call_chance = 0;  // shown, of winning
  double pass_chance = 0;
  // By lot: what was chosen, and what came of it.
  bool called = false;
  bool won = false;
  double score = 0;  // of the hand, points
  Compared came{};   // played out both ways: of the call, over passing
};

bool is_call(const Evaluation& evaluation) {
  const ActionType type = evaluation.action.type;
  return type == ActionType::chow || type == ActionType::pung;
}
bool is_pass(const Evaluation& evaluation) { return evaluation.action.type == ActionType::pass; }
bool is_riichi(const Evaluation& evaluation) { return evaluation.action.riichi; }
bool is_silent(const Evaluation& evaluation) {
  return evaluation.action.type == ActionType::discard && !evaluation.action.riichi;
}

// The best call beside passing, or the best discard that declares beside the best that does not.
std::optional<Choice> weigh(const PlayerView& view, const LegalActions& legal, const Decision& decision) {
  const bool discards = legal.has(ActionType::discard);
  const auto& all = decision.evaluations;
  const auto call = std::ranges::find_if(all, discards ? is_riichi : is_call);
  const auto pass = std::ranges::find_if(all, discards ? is_silent : is_pass);
  if (call == all.end() || pass == all.end() || std::abs(call->value - pass->value) > near(view, discards))
    return std::nullopt;
  const bool ready = call->shanten == 0;
  const Kind kind = discards                        ? Kind::riichi
                    : call->action.tile.is_honour() ? (ready ? Kind::honours_ready : Kind::honours)
                    : view.hand.melds.empty()       ? (ready ? Kind::opening_ready : Kind::opening)
                                                    : (ready ? Kind::later_ready : Kind::later);
  return Choice{kind,
                view.seat,
                call->action,
                pass->action,
                call->value - pass->value,
                call->win_chance,
                pass->win_chance};
}

// What is chosen by lot, and what comes of it. With `walls`, some choices are played out both ways instead,
// as often as that, with the true hands and the rest of the wall in other orders.
std::vector<Choice> play(std::uint64_t seed, const Ruleset& ruleset, int walls) {
  constexpr std::uint32_t one_claim_of = 32;  // is played out where it leaves the hand unready
  Random lot(seed);
  std::vector<Event> events;
  std::vector<Choice> choices;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const PlayerView& view = referee.view(seat);
    const LegalActions& legal = referee.asked(seat);
    Decision decision = decide(Level::expert, view, legal, budget, {}, field_of(Level::expert));
    auto choice = weigh(view, legal, decision);
    if (!choice) return decision;
    if (walls == 0) {
      choice->called = lot.below(2) == 0;
      decision.chosen = choice->called ? choice->call : choice->pass;
    } else if (choice->kind > Kind::honours || lot.below(one_claim_of) == 0) {
      choice->came = compare_choices(events, walls, Level::expert, seat, choice->call, choice->pass);
    } else {
      return decision;
    }
    choices.push_back(*choice);
    return decision;
  };
  const auto note = [&](const Referee&, const Event& event) {
    events.push_back(event);
    if (walls > 0) return;
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

void print(const char* name, const std::vector<Choice>& choices, bool played_out) {
  Mean gain, came;
  std::array<Mean, 2> shown, won, score;
  for (const Choice& choice : choices) {
    gain.add(choice.gain);
    came.add(choice.came.score - choice.came.over);
    for (const bool called : {false, true}) {
      if (!played_out && called != choice.called) continue;
      shown[called].add(100 * (called ? choice.call_chance : choice.pass_chance));
      const double wins = called ? choice.came.won : choice.came.over_won;
      won[called].add(100 * (played_out ? wins : choice.won));
      score[called].add(choice.score);
    }
  }
  std::printf("%-18s %6zu", name, choices.size());
  for (const std::size_t called : {0U, 1U}) {
    std::printf(" %6.1f %6.1f +- %.1f", shown[called].value(), won[called].value(), won[called].error());
  }
  const double more = played_out ? came.value() : score[1].value() - score[0].value();
  std::printf(" %+6.2f %+6.2f +- %.2f\n", gain.value(), more,
              played_out ? came.error() : std::hypot(score[0].error(), score[1].error()));
}

}  // namespace

int main(int argc, char** argv) {
  const Ruleset ruleset = take_rules(argc, argv);
  const char* walls_text = take_option(argc, argv, "--walls");
  int walls = 0;
  if (walls_text != nullptr && (!read_number(walls_text, walls) || walls < 1)) {
    std::fprintf(stderr, "calls: --walls must be a whole number from 1, not '%s'\n", walls_text);
    return 2;
  }
  const HandRange hands(argc, argv, 20000, 9900000);
  std::vector<Choice> all;
  std::mutex mutex;
  for_each_hand(hands, [&](int, std::uint64_t seed) {
    const std::vector<Choice> choices = play(seed, ruleset, walls);
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
    print(names[kind], some, walls > 0);
  }
}
