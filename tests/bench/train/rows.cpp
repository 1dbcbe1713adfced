// Writes decisions of self-play as rows for training, see README.md. The expert's opinion of every decision
// at the table, whoever makes it. Usage:
//   rows WALLS FILE [--rules RULES] [--seed FIRST] [--company LEVEL | mixed | WEIGHTS] [--one-in N]
//     LEVEL (expert): of the three players beside an expert; mixed: by lot; WEIGHTS: a file, by which all
//     four choose. N (1): of so many decisions one is written, by lot.
//   rows WALLS FILE --company WEIGHTS --results WARMTH [...]: how hands ended, in which all four draw among
//     their moves by the chances that softmax(scores / WARMTH) gives them. No expert is asked.
//   rows --print FILE: a file in words.
#include <cstdio>
#include <cstring>
#include <map>
#include <mutex>
#include <string>

#include "engine/ai/levels/expert.h"
#include "engine/ai/profile.h"
#include "tests/bench/inputs.h"
#include "tests/bench/played_hand.h"
#include "tests/bench/train/row_file.h"

using namespace tingpai;
using namespace tingpai::train;

namespace {

constexpr std::uint32_t one_alone_in = 20;

struct Source {
  Ruleset ruleset;
  Company company;
  bool by_network = false;  // all four choose by it
  std::uint64_t first = 0;
  std::uint32_t one_in = 1;  // of so many decisions one is written
  double warmth = 0;         // of results, else 0
  int scale = 1;
};

// Points are whole where hundreds are played for.
int scale_of(const Ruleset& ruleset) { return profile_of(ruleset).value.stake >= 100 ? 1 : 100; }

// What a policy may learn: an exchange has no move, and a win is taken.
bool is_taught(const LegalActions& legal) {
  return legal.actions.size() > 1 && !legal.has(ActionType::win) && !legal.has(ActionType::exchange);
}

std::optional<Row> row_of(const PlayerView& view, const Decision& decision, bool alone) {
  Row row;
  row.seat = view.seat.index();
  row.alone = alone;
  row.features = policy::features_of(view);
  std::vector<Action> actions;
  for (const Evaluation& one : decision.evaluations) actions.push_back(one.action);
  const auto choices = policy::choices_of(view, actions);
  if (choices.size() < actions.size()) return std::nullopt;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Evaluation& one = decision.evaluations[i];
    if (one.action == decision.chosen) row.chosen = i;
    row.candidates.push_back({choices[i], one.value, one.win_chance});
  }
  return row.candidates.size() < 2 ? std::nullopt : std::optional(std::move(row));
}

// The first hand of a game; where places count at its end, all of it.
void play_wall(std::uint64_t seed, const Chooser& choose, const Ruleset& ruleset) {
  if (profile_of(ruleset).placement == nullptr)
    return play_hand(
        seed, choose, [](auto&&...) {}, ruleset);
  Referee referee(ruleset, seed);
  Budget budget;
  while (!referee.game_over()) {
    while (referee.advance()) {
    }
    for (const Seat seat : all_seats) {
      if (referee.asked(seat).empty()) continue;
      ++budget.seed;
      referee.answer(seat, choose(referee, seat, budget).chosen);
    }
  }
}

// All decisions at a table.
std::string play(std::uint32_t wall, const Source& source) {
  const std::uint64_t seed = source.first + wall;
  const Company::Levels judged_as = source.company.levels(seed);
  const Field field = field_of(judged_as);
  Company::Levels levels = judged_as;
  if (source.by_network)
    for (Level& level : levels) level = Level::swift;
  Random lot(mixed_seed({seed, 30}));
  std::string bytes;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const PlayerView& view = referee.view(seat);
    const LegalActions& legal = referee.asked(seat);
    if (!is_taught(legal) || (source.one_in > 1 && lot.below(source.one_in) > 0))
      return decide(levels[seat], view, legal, budget, {}, field);
    const bool alone = lot.below(one_alone_in) == 0;
    Budget judge = budget;
    judge.every_discard = alone;
    ExpertModel model(profile_of(view.table.ruleset));
    model.value.hindsight = false;
    model.field = field;
    const Decision judged = decide_as_expert(view, legal, judge, {}, model);
    if (auto row = row_of(view, judged, alone)) {
      row->wall = wall;
      bytes += encoded(*row, source.scale);
    }
    const bool expert = levels[seat] == Level::expert && !alone;
    return expert ? judged : decide(levels[seat], view, legal, budget, {}, field);
  };
  play_wall(seed, choose, source.ruleset);
  return bytes;
}

// What players who draw among their moves chose, and what came of it.
std::string play_by_lot(std::uint32_t wall, const Source& source) {
  const std::uint64_t seed = source.first + wall;
  const policy::AnyNetwork& network = *policy::network_of(source.ruleset);
  Random lot(mixed_seed({seed, 34}));
  std::vector<Row> rows;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const PlayerView& view = referee.view(seat);
    const LegalActions& legal = referee.asked(seat);
    if (!is_taught(legal)) return decide(Level::swift, view, legal, budget, {}, {});
    auto choices = policy::choices_of(view, legal.actions);
    policy::Features features = policy::features_of(view);
    const auto scores = policy::scores_of(network, features, choices);
    const std::size_t taken = policy::drawn(scores, source.warmth, lot);
    Decision decision;
    decision.chosen = legal.actions[taken];
    if (lot.below(source.one_in) > 0) return decision;
    Row& row = rows.emplace_back();
    row.wall = wall;
    row.seat = seat.index();
    row.features = std::move(features);
    std::swap(choices.front(), choices[taken]);
    for (const policy::Choice& choice : choices) row.candidates.push_back({choice, 0, 0});
    return decision;
  };
  BySeat<bool> won{};
  BySeat<Points> scores{};
  const auto listen = [&](const Referee& referee, const Event& event) {
    if (const auto* win = std::get_if<events::Won>(&event)) won[win->seat] = true;
    scores = referee.state().table.scores;
  };
  play_hand(seed, choose, listen, source.ruleset);
  std::string bytes;
  for (Row& row : rows) {
    const Seat seat = Seat::from_index(row.seat);
    row.candidates.front().value = static_cast<double>(scores[seat]);
    row.candidates.front().win = won[seat] ? 1 : 0;
    bytes += encoded(row, source.scale);
  }
  return bytes;
}

// The walls in order, whichever is played first.
class Writer {
 public:
  explicit Writer(std::FILE* file) : file_(file) {}
  void take(int wall, std::string bytes) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(wall, std::move(bytes));
    for (auto one = waiting_.begin(); one != waiting_.end() && one->first == next_; ++next_) {
      failed_ |= std::fwrite(one->second.data(), 1, one->second.size(), file_) != one->second.size();
      one = waiting_.erase(one);
    }
  }
  bool failed() const { return failed_; }

 private:
  std::FILE* file_;
  std::mutex mutex_;
  std::map<int, std::string> waiting_;
  int next_ = 0;
  bool failed_ = false;
};

// What is wrong with a choice, if something is.
using Problem = std::optional<std::string>;

Problem choose_company(const std::string& name, Source& source) {
  if (const auto company = Company::named(name)) {
    source.company = *company;
    return {};
  }
  if (const auto problem = install_weights(name.c_str(), source.ruleset))
    return "--company " + name + ", which is no level: " + *problem;
  source.company = *Company::named("expert");  // for the judge
  source.by_network = true;
  return {};
}

Problem choose_results(const std::string& warmth, Source& source) {
  if (!read_number(warmth, source.warmth) || !(source.warmth > 0))
    return "--results must be a number above 0, not '" + warmth + "'";
  if (!source.by_network) return "--results needs a file of weights as --company";
  if (profile_of(source.ruleset).placement != nullptr)
    return "--results are of hands, and of " + to_text(source.ruleset) + " games are played";
  return {};
}

// Takes the options off the command line.
Problem choose(int& argc, char** argv, Source& source) {
  source.ruleset = take_rules(argc, argv);
  source.scale = scale_of(source.ruleset);
  source.first = 30'000'000;
  const char* seed = take_option(argc, argv, "--seed");
  if (seed != nullptr && !read_number(seed, source.first))
    return "--seed must be a whole number, not '" + std::string(seed) + "'";
  const char* company = take_option(argc, argv, "--company");
  if (auto problem = choose_company(company != nullptr ? company : "expert", source)) return problem;
  const char* warmth = take_option(argc, argv, "--results");
  if (warmth != nullptr) {
    if (auto problem = choose_results(warmth, source)) return problem;
  }
  const char* one_in = take_option(argc, argv, "--one-in");
  if (one_in != nullptr && (!read_number(one_in, source.one_in) || source.one_in < 1))
    return "--one-in must be a whole number from 1, not '" + std::string(one_in) + "'";
  return {};
}

int complain(const char* problem, const char* about) {
  std::fprintf(stderr, "rows: %s '%s'\n", problem, about);
  return 2;
}

int print(const char* name) {
  const auto file = contents(name);
  if (!file) return complain("cannot read", name);
  const auto rows = decoded(*file);
  if (!rows) {
    std::fprintf(stderr, "rows: %s: %s\n", name, rows.error().message.c_str());
    return 2;
  }
  for (const Row& row : rows->rows) std::fputs(to_text(row).c_str(), stdout);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3 && std::strcmp(argv[1], "--print") == 0) return print(argv[2]);
  Source source;
  if (const auto problem = choose(argc, argv, source)) {
    std::fprintf(stderr, "rows: %s\n", problem->c_str());
    return 2;
  }
  HandRange walls(0, nullptr, 0, 0);
  if (argc != 3 || !read_number(argv[1], walls.hands) || walls.hands < 1)
    return complain("WALLS and FILE are wanted, not", argc > 1 ? argv[1] : "");
  std::FILE* file = std::fopen(argv[2], "wb");
  if (file == nullptr) return complain("cannot write", argv[2]);
  const std::string header =
      encoded(Header{to_text(source.ruleset), source.first, source.scale, source.warmth > 0});
  std::fwrite(header.data(), 1, header.size(), file);
  Writer writer(file);
  for_each_hand(walls, [&](int wall, std::uint64_t) {
    const auto number = static_cast<std::uint32_t>(wall);
    writer.take(wall, source.warmth > 0 ? play_by_lot(number, source) : play(number, source));
  });
  if (std::fclose(file) != 0 || writer.failed()) return complain("cannot write all of", argv[2]);
}
