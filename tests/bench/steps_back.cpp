// Prints how true the chances are of discards that lead away from winning, which nobody chooses but people
// are told of: in hands of four experts one player makes one such discard by lot and plays on as an expert.
// Usage: steps_back [HANDS] [FIRST_SEED]
#include <array>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/table/wall.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

constexpr Shanten furthest = 3;  // before the discard

struct StepBack {
  Shanten shanten = 0;  // after it
  double best = 0;      // win chance of the best discard
  double shared = 0;    // of this one, by the search of all discards
  double alone = 0;     // by a search of its own
  bool won = false;
};

std::optional<double> chance_of(const Decision& decision, const Action& action) {
  for (const Evaluation& evaluation : decision.evaluations) {
    if (evaluation.action == action) return evaluation.win_chance;
  }
  return std::nullopt;
}

// One hand; nothing if its chosen moment had no such discard.
std::optional<StepBack> play(std::uint64_t seed) {
  Random lot(seed);
  const auto moment = static_cast<int>(5 + lot.below(45));
  int discards = 0;
  std::optional<Seat> who;
  StepBack step;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const PlayerView view = referee.view(seat);
    Decision decision = decide(Level::expert, view, referee.asked(seat), budget, {}, field_of(Level::expert));
    if (decision.chosen.type != ActionType::discard || discards++ < moment || who) return decision;
    const Evaluation best = decision.evaluations.front();
    std::vector<Evaluation> back;
    for (const Evaluation& one : decision.evaluations) {
      if (one.action.type == ActionType::discard && one.shanten > best.shanten) back.push_back(one);
    }
    if (back.empty() || best.shanten > furthest) return decision;
    const Evaluation& taken = back[lot.below(static_cast<std::uint32_t>(back.size()))];
    Budget careful = budget;
    careful.every_discard = true;
    const Decision told =
        decide(Level::expert, view, referee.asked(seat), careful, {}, field_of(Level::expert));
    step = {taken.shanten, best.win_chance, taken.win_chance, *chance_of(told, taken.action), false};
    who = seat;
    decision.chosen = taken.action;
    return decision;
  };
  play_hand(seed, choose, [&](const Referee&, const Event& event) {
    if (const auto* won = std::get_if<events::Won>(&event)) step.won = won->seat == who;
  });
  return who ? std::optional(step) : std::nullopt;
}

void print(const char* name, const std::vector<StepBack>& steps) {
  if (steps.empty()) return;
  const auto n = static_cast<double>(steps.size());
  double best = 0, shared = 0, alone = 0, won = 0;
  for (const StepBack& step : steps) {
    best += step.best / n;
    shared += step.shared / n;
    alone += step.alone / n;
    won += step.won ? 1 / n : 0;
  }
  std::printf("%-8s %6zu %6.1f %8.1f %8.1f %10.1f +- %.1f\n", name, steps.size(), 100 * best, 100 * shared,
              100 * alone, 100 * won, 196 * std::sqrt(won * (1 - won) / n));
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange hands(argc, argv, 5000, 6000000);
  std::vector<StepBack> all;
  std::mutex mutex;
  for_each_hand(hands, [&](int, std::uint64_t seed) {
    if (const auto step = play(seed)) {
      const std::lock_guard lock(mutex);
      all.push_back(*step);
    }
  });
  std::puts(
      "win chance in %, by shanten after a step back\nshanten       n   best   shared    alone   happened");
  for (Shanten shanten = 0; shanten <= furthest + 1; ++shanten) {
    std::vector<StepBack> steps;
    for (const StepBack& step : all) {
      if (step.shanten == shanten) steps.push_back(step);
    }
    print(std::to_string(shanten).c_str(), steps);
  }
  print("all", all);
}
