// Positions of MCR whose best answer is known: found by playing every action out with the tiles that all
// players truly hold and many orders of the rest of the wall, a network (swift) choosing for everybody.
// Usage:
//   answers find WEIGHTS COUNT [FIRST_SEED] > FILE   hands of experts; one position a hand at most
//   answers check WEIGHTS FILE                       what each level finds, and what it gives away
// FILE holds lessons (engine/formats/lesson.h): values are points less the best's, margins 95 % intervals.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/formats/lesson.h"
#include "engine/table/determinize.h"
#include "tests/bench/found_answers.h"
#include "tests/bench/inputs.h"
#include "tests/bench/play_out.h"

using namespace tingpai;

namespace {

// Play-outs after which actions are given up that are clearly worse, in standard errors.
constexpr std::array<std::size_t, 5> stages{32, 128, 512, 1024, 2048};
constexpr double clearly_worse = 3.5;
// What the best must be ahead of all others: in points, and in standard errors at the end.
constexpr double least_ahead = 1;
constexpr double surely_ahead = 4;
// Four times the play-outs halve an error: who is less ahead than this after 128 or more is not worth more.
constexpr double hopeful = 1.2;

struct Moment {
  Referee referee;
  Seat seat;
  std::vector<Event> events;
};

struct Tally {
  Action action;
  std::vector<double> scores;
};

struct Difference {
  double mean = 0, error = 0;
};
// Over the play-outs that both had.
Difference difference(const Tally& one, const Tally& other) {
  const std::size_t count = std::min(one.scores.size(), other.scores.size());
  const auto n = static_cast<double>(count);
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double better = one.scores[i] - other.scores[i];
    sum += better, squares += better * better;
  }
  return {sum / n, std::sqrt(std::max(0.0, squares / n - sum / n * sum / n) / n)};
}

// Where the levels do not agree, one decision of a hand, by lot. Concealed kongs of others hide their tiles
// from whoever deals a table again.
std::optional<Moment> moment_of(std::uint64_t seed) {
  const Field field = field_of(Level::expert);
  Random lot(mixed_seed({seed, 32}));
  std::vector<Event> events;
  std::optional<Moment> found;
  std::uint32_t moments = 0;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const PlayerView& view = referee.view(seat);
    const LegalActions& legal = referee.asked(seat);
    const Decision decision = decide(Level::expert, view, legal, budget, {}, field);
    if (legal.actions.size() < 2 || legal.has(ActionType::win)) return decision;
    for (const auto& melds : view.table.melds)
      for (const SeenMeld& meld : melds)
        if (meld.type == MeldType::concealed_kong) return decision;
    const auto differs = [&](Level level) {
      return decide(level, view, legal, budget, {}, field).chosen != decision.chosen;
    };
    if (!differs(Level::quick) && !differs(Level::path) && !differs(Level::swift)) return decision;
    if (lot.below(++moments) == 0) found = Moment{referee, seat, events};
    return decision;
  };
  play_hand(seed, choose, [&](const Referee&, const Event& event) { events.push_back(event); });
  return found;
}

// The best first; nothing where that is not worth finding out.
std::vector<Tally> played_out(const Moment& moment) {
  const PlayerView& view = moment.referee.view(moment.seat);
  BySeat<TileCounts> held;
  for (const Seat seat : all_seats)
    if (seat != moment.seat) held[seat] = moment.referee.state().hands[seat].concealed;
  std::vector<Tally> going, gone;
  for (const Action& action : moment.referee.asked(moment.seat).actions) going.push_back({action, {}});
  for (const std::size_t stage : stages) {
    for (std::size_t wall = going.front().scores.size(); wall < stage; ++wall) {
      const Referee table = determinized(view, mixed_seed({wall, 33}), held);
      for (Tally& one : going)
        one.scores.push_back(
            static_cast<double>(play_out(table, Level::swift, moment.seat, one.action).score));
    }
    const auto mean = [](const Tally& one) {
      double sum = 0;
      for (const double score : one.scores) sum += score;
      return sum / static_cast<double>(one.scores.size());
    };
    std::ranges::stable_sort(going, std::greater<>(), mean);
    const auto is_worse = [&](const Tally& one) {
      const Difference behind = difference(going.front(), one);
      return behind.mean > clearly_worse * behind.error && &one != &going.front();
    };
    const auto worse = std::stable_partition(going.begin() + 1, going.end(), std::not_fn(is_worse));
    std::move(worse, going.end(), std::back_inserter(gone));
    going.erase(worse, going.end());
    if (going.size() == 1) break;
    const Difference ahead = difference(going[0], going[1]);
    if (stage >= 128 && ahead.mean < hopeful * std::sqrt(static_cast<double>(stage) / 128) * ahead.error)
      return {};
  }
  std::move(gone.begin(), gone.end(), std::back_inserter(going));
  return going;
}

// Nothing where no action is clearly the best.
std::optional<Lesson> lesson_of(const Moment& moment) {
  const auto tallies = played_out(moment);
  if (tallies.empty()) return std::nullopt;
  Decision decision;
  decision.unit = ValueUnit::points;
  for (const Tally& one : tallies) {
    const Difference behind = difference(tallies.front(), one);
    const bool best = &one == &tallies.front();
    if (!best && (behind.mean < least_ahead || behind.mean < clearly_worse * behind.error))
      return std::nullopt;
    if (!best && one.scores.size() == stages.back() && behind.mean < surely_ahead * behind.error)
      return std::nullopt;
    Evaluation evaluation;
    evaluation.action = one.action;
    evaluation.value = -behind.mean;
    evaluation.margin = 1.96 * behind.error;
    decision.evaluations.push_back(evaluation);
  }
  std::ranges::stable_sort(decision.evaluations, std::greater<>(), &Evaluation::value);
  decision.chosen = decision.evaluations.front().action;
  return lesson_of(moment.events, static_cast<int>(moment.events.size()), moment.seat, decision);
}

int find(int wanted, std::uint64_t seed) {
  constexpr int at_once = 16;
  for (int found = 0; found < wanted; seed += at_once) {
    std::map<std::uint64_t, std::string> texts;
    std::mutex mutex;
    HandRange range(0, nullptr, at_once, seed);
    for_each_hand(range, [&](int, std::uint64_t one) {
      const auto moment = moment_of(one);
      const auto lesson = moment ? lesson_of(*moment) : std::nullopt;
      const std::lock_guard lock(mutex);
      if (lesson) texts[one] = to_text(*lesson);
    });
    for (const auto& [one, text] : texts)
      if (found++ < wanted) std::fputs(text.c_str(), stdout);
    std::fflush(stdout);
  }
  return 0;
}

int complain(const std::string& problem) {
  std::fprintf(stderr, "answers: %s\n", problem.c_str());
  return 2;
}

int check(const char* name) {
  const auto text = contents(name);
  if (!text) return complain(std::string(name) + " cannot be read");
  const auto lessons = parse_lessons(*text);
  if (!lessons)
    return complain(std::string(name) + ", line " + std::to_string(lessons.error().position) + ": " +
                    lessons.error().message);
  std::printf("%zu positions\nlevel      best %%  given up a decision\n", lessons->size());
  for (const Level level : all_levels) {
    const FoundAnswers found = found_answers(level, *lessons);
    std::printf("%-10s %6.1f  %.2f\n", std::string(to_text(level)).c_str(), 100 * found.best, found.given_up);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view what = argc > 1 ? argv[1] : "";
  if (argc < 4 || (what != "find" && what != "check"))
    return complain("find WEIGHTS COUNT [FIRST_SEED], or check WEIGHTS FILE");
  if (const auto problem = install_weights(argv[2], {})) return complain(*problem);
  if (what == "check") return check(argv[3]);
  int count = 0;
  std::uint64_t seed = 9'760'000;
  if (!read_number(argv[3], count) || count < 1)
    return complain("COUNT must be a whole number from 1, not " + std::string(argv[3]));
  if (argc > 4 && !read_number(argv[4], seed))
    return complain("FIRST_SEED must be a whole number, not " + std::string(argv[4]));
  return find(count, seed);
}
