// Tunes constants of the expert by SPSA (spsa.h) with self-play as the judge, then plays the tuned constants
// against those of now.
// Usage: tune --rules RULES --constants NAME,... --state FILE [--rounds N] [--walls W] [--seed S]
//        [--step SHARE] [--gain G] [--match WALLS] [--sprt LO,HI] [--threads N]
//        tune --rules RULES --list
//
// A round plays W walls, each twice with the seats swapped: two experts with the constants of one side
// against two with those of the other. FILE holds the rounds, and the match as far as it has come; the same
// command goes on from there, and a larger N or more WALLS add to them. The match is played on walls of its
// own, after N rounds, and ends at the wall that decides between LO and HI; points are those that a player
// with the tuned constants scores above one with those of now. --match 0 plays none.
//
// All others are taken for experts, as they are. Whether to wait beside a win, and what comes before the
// first discard, is decided by the constants of now on both sides.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>

#include "app/cli/arena/arena.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/expert.h"
#include "tests/bench/played_hand.h"
#include "tests/bench/tune_options.h"

using namespace tingpai;

namespace {

int failure(const Error& error, int code) {
  std::fprintf(stderr, "tune: %s\n", error.message.c_str());
  return code;
}

bool weighed(const LegalActions& legal) {
  constexpr std::array others{ActionType::win, ActionType::exchange, ActionType::void_suit,
                              ActionType::abort};
  return std::none_of(others.begin(), others.end(), [&](ActionType type) { return legal.has(type); });
}

class Play {
 public:
  explicit Play(const TuneOptions& options) : options_(options) {}

  // By wall: points a hand that a player with the first values scores above one with the second. The walls
  // are those of a round; 0 is the match.
  std::vector<double> walls(int round, int from, int count, const std::vector<double>& first,
                            const std::vector<double>& second) const {
    const std::array models{with(first), with(second)};
    std::vector<double> differences(static_cast<std::size_t>(count));
    HandRange range(0, nullptr, count, 0);
    range.threads = static_cast<unsigned>(options_.threads);
    for_each_hand(range, [&](int wall, std::uint64_t) {
      const std::uint64_t seed = mixed_seed(
          {options_.spsa.seed, static_cast<std::uint64_t>(round), static_cast<std::uint64_t>(from + wall)});
      differences[static_cast<std::size_t>(wall)] = (hand(seed, models, 0) + hand(seed, models, 1)) / 2;
    });
    return differences;
  }

 private:
  ExpertModel with(const std::vector<double>& values) const {
    ExpertModel model(profile_of(options_.ruleset));
    model.field = field_of(Level::expert);
    for (std::size_t i = 0; i < values.size(); ++i) options_.constants[i]->set(model, values[i]);
    return model;
  }

  // The first model sits at `seat` and across.
  double hand(std::uint64_t seed, const std::array<ExpertModel, 2>& models, int seat) const {
    Points above = 0;
    const auto is_first = [&](Seat one) { return one.index() % 2 == seat; };
    play_hand(
        seed,
        [&](const Referee& referee, Seat asked, const Budget& budget) {
          const PlayerView& view = referee.view(asked);
          const LegalActions& legal = referee.asked(asked);
          const ExpertModel& model = models[is_first(asked) ? 0 : 1];
          return weighed(legal) ? decide_as_expert(view, legal, budget, {}, model)
                                : decide(Level::expert, view, legal, budget, {}, model.field);
        },
        [&](const Referee&, const Event& event) {
          const auto* ended = std::get_if<events::GameEnded>(&event);
          if (ended == nullptr) return;
          for (const Seat one : all_seats) above += is_first(one) ? ended->scores[one] : -ended->scores[one];
        },
        options_.ruleset);
    return above / 2.0;
  }

  const TuneOptions& options_;
};

Measured measured(const std::vector<double>& differences) {
  const auto n = static_cast<double>(differences.size());
  Measured measured;
  for (const double one : differences) {
    measured.difference += one / n;
    measured.variance += one * one / n / n;
  }
  return measured;
}

// The course: a line a round, with the constants after it.
class Table {
 public:
  explicit Table(const TuneOptions& options) : constants_(options.constants) {}

  void head() const {
    std::printf("%5s", "round");
    for (const ExpertConstant* constant : constants_)
      std::printf("  %*s", width(*constant), std::string(constant->name).c_str());
    std::printf("  difference    mean\n");
  }
  void row(const Spsa& spsa, const Measured* last) const {
    std::printf("%5d", spsa.rounds());
    for (std::size_t i = 0; i < constants_.size(); ++i)
      std::printf("  %*.4g", width(*constants_[i]), spsa.values()[i]);
    if (last != nullptr) std::printf("  %+10.3f  %+6.3f", last->difference, spsa.mean_difference());
    std::printf("\n");
    std::fflush(stdout);
  }

 private:
  static int width(const ExpertConstant& constant) {
    return std::max(8, static_cast<int>(constant.name.size()));
  }
  const std::vector<const ExpertConstant*>& constants_;
};

class Tuning {
 public:
  Tuning(const TuneOptions& options, TuneState state)
      : options_(options), state_(std::move(state)), play_(options), spsa_(options.start(), options.spsa) {}

  std::optional<Error> run() {
    if (auto problem = save()) return problem;
    const Table table(options_);
    table.head();
    table.row(spsa_, nullptr);
    while (spsa_.rounds() < options_.rounds) {
      const auto done = static_cast<std::size_t>(spsa_.rounds());
      if (done == state_.rounds.size()) {
        state_.rounds.push_back(next_round());
        if (auto problem = save()) return problem;
      }
      spsa_.add(state_.rounds[done]);
      table.row(spsa_, &state_.rounds[done]);
    }
    return options_.match > 0 ? run_match() : std::nullopt;
  }

 private:
  std::optional<Error> save() const { return save_tune_state(options_.state, options_.settings(), state_); }

  Measured next_round() const {
    const Spsa::Sides sides = spsa_.sides();
    return measured(play_.walls(spsa_.rounds() + 1, 0, options_.walls, sides.first, sides.second));
  }

  std::optional<Error> run_match() {
    constexpr int together = 20;  // walls, then they are saved
    if (state_.match_after != spsa_.rounds()) state_.match.clear();
    state_.match_after = spsa_.rounds();
    cli::Sprt sprt(options_.sprt);
    for (int wall = 0; wall < options_.match && sprt.verdict() == cli::Verdict::open; ++wall) {
      const auto played = static_cast<int>(state_.match.size());
      if (wall == played) {
        const auto more = play_.walls(0, played, std::min(together, options_.match - played), spsa_.values(),
                                      options_.start());
        state_.match.insert(state_.match.end(), more.begin(), more.end());
        if (auto problem = save()) return problem;
      }
      sprt.add(state_.match[static_cast<std::size_t>(wall)]);
    }
    tell(sprt);
    return std::nullopt;
  }

  void tell(const cli::Sprt& sprt) const {
    std::printf("tuned against now, %d walls: %+.3f points a hand", sprt.walls(), sprt.mean());
    const auto interval = cli::mean_interval({state_.match.begin(), state_.match.begin() + sprt.walls()});
    if (interval) std::printf(" [%+.3f, %+.3f]", interval->low, interval->high);
    std::printf("; sprt %g to %g: %s (LLR %+.2f)\n", sprt.bounds().low, sprt.bounds().high,
                std::string(to_text(sprt.verdict())).c_str(), sprt.ratio());
  }

  const TuneOptions& options_;
  TuneState state_;
  Play play_;
  Spsa spsa_;
};

int list(const TuneOptions& options) {
  const ExpertModel now(profile_of(options.ruleset));
  std::printf("%-14s %8s %8s\n", "constant", "value", "step");
  for (const ExpertConstant& constant : expert_constants()) {
    const double value = constant.get(now);
    if (value == 0) {
      std::printf("%-14s %8s %8s\n", std::string(constant.name).c_str(), "0", "-");
      continue;
    }
    std::printf("%-14s %8.4g %8.3g\n", std::string(constant.name).c_str(), value, value * options.spsa.step);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const auto options = read_tune_options(argc, argv);
  if (!options) return failure(options.error(), 2);
  if (options->list) return list(*options);
  auto state = load_tune_state(options->state, options->settings());
  if (!state) return failure(state.error(), 1);
  if (std::ssize(state->rounds) > options->rounds) {
    return failure({.message = options->state + " holds " + std::to_string(state->rounds.size()) +
                               " rounds, more than --rounds"},
                   1);
  }
  if (const auto problem = Tuning(*options, *std::move(state)).run()) return failure(*problem, 1);
  return 0;
}
