// Prints what each part of the expert is worth: two experts against two that lack the part, on the same walls
// with the seats swapped. Usage: ablation [WALLS] [FIRST_SEED] [--rules RULES]
#include <cmath>
#include <cstdio>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/expert.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

struct Ablation {
  const char* name;
  ExpertModel without;
};

std::vector<Ablation> ablations(const Profile& profile) {
  std::vector<Ablation> all;
  const auto add = [&](const char* name, const std::function<void(ExpertModel&)>& take_away) {
    all.push_back({name, ExpertModel(profile)});
    take_away(all.back().without);
  };
  if (profile.race.payers != nullptr) add("who still pays", [](ExpertModel& m) { m.odds.payers = nullptr; });
  add("weights of groups", [](ExpertModel& m) { m.value.search.weights.of = {1, 1, 1, 1, 1, 1, 1, 1}; });
  add("pattern directions", [](ExpertModel& m) { m.value.search.directions = false; });
  add("ways raced, not added up", [](ExpertModel& m) { m.value.search.adding = Adding::apart; });
  add("claims in P_i", [](ExpertModel& m) { m.odds.bias = {}; });
  add("habits of discarding", [](ExpertModel& m) { m.habits = false; });
  add("calibration", [](ExpertModel& m) { m.calibration = false; });
  add("folding", [](ExpertModel& m) { m.value.risk_ahead = m.value.safe_share = 0; });
  add("opponent model, folding with it", [](ExpertModel& m) { m.opponents = false; });
  return all;
}

// The mean score of the two whole experts in one hand.
double play(std::uint64_t seed, const ExpertModel& without, int first, const Ruleset& ruleset) {
  Points score = 0;
  const auto whole = [&](Seat seat) { return seat.index() % 2 == first; };
  play_hand(
      seed,
      [&](const Referee& referee, Seat seat, const Budget& budget) {
        const LegalActions& legal = referee.asked(seat);
        if (legal.has(ActionType::win) || legal.has(ActionType::exchange) || legal.has(ActionType::void_suit))
          return decide(Level::expert, referee.view(seat), legal, budget);
        ExpertModel model = whole(seat) ? ExpertModel(profile_of(ruleset)) : without;
        model.field = field_of(Level::expert);
        return decide_as_expert(referee.view(seat), legal, budget, {}, model);
      },
      [&](const Referee&, const Event& event) {
        const auto* ended = std::get_if<events::GameEnded>(&event);
        if (ended == nullptr) return;
        for (const Seat seat : all_seats) score += whole(seat) ? ended->scores[seat] : 0;
      },
      ruleset);
  return score / 2.0;
}

void measure(const Ablation& ablation, const HandRange& walls, const Ruleset& ruleset) {
  std::vector<double> gains(static_cast<std::size_t>(walls.hands));
  for_each_hand(walls, [&](int wall, std::uint64_t seed) {
    gains[static_cast<std::size_t>(wall)] =
        (play(seed, ablation.without, 0, ruleset) + play(seed, ablation.without, 1, ruleset)) / 2;
  });
  const auto n = static_cast<double>(walls.hands);
  double mean = 0, squares = 0;
  for (const double gain : gains) mean += gain / n;
  for (const double gain : gains) squares += (gain - mean) * (gain - mean);
  const double half = 1.96 * std::sqrt(squares / (n - 1) / n);
  std::printf("%-32s %+6.2f  [%+.2f, %+.2f]\n", ablation.name, mean, mean - half, mean + half);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const Ruleset ruleset = take_rules(argc, argv);
  const HandRange walls(argc, argv, 400, 8000000);
  std::printf("points a hand that an expert gains over one without the part, %d walls\n", walls.hands);
  for (const Ablation& ablation : ablations(profile_of(ruleset))) measure(ablation, walls, ruleset);
}
