// tingpai-cli bench: one number that changes when any decision does (alone with --signature), how fast things
// are, and how long a decision takes.
#include <chrono>
#include <cstdio>

#include "app/cli/arena/arena.h"
#include "app/cli/arena/cpu_clock.h"
#include "app/cli/arena/self_play.h"
#include "app/cli/commands.h"
#include "app/cli/lines/lines.h"
#include "app/cli/weights.h"
#include "app/policies/carried.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/profile.h"
#include "engine/rules/scheme.h"
#include "engine/table/wall.h"

namespace tingpai::cli {

namespace {

constexpr std::uint64_t bench_seed = 20261;

struct Position {
  PlayerView view;
  LegalActions legal;
};

Budget budget_of(std::uint64_t number) {
  Budget budget;
  budget.seed = mixed_seed({bench_seed, number});
  return budget;
}

// What seats were asked in games of the quick level among itself.
std::vector<Position> positions(Ruleset ruleset, std::size_t count) {
  std::vector<Position> positions;
  ruleset.hands = 1;
  for (std::uint64_t game = 0; positions.size() < count; ++game) {
    Referee referee(ruleset, mixed_seed({bench_seed, game}));
    play(referee, [&](const PlayerView& view, const LegalActions& legal) {
      if (positions.size() < count) positions.push_back({view, legal});
      return decide(Level::quick, view, legal, budget_of(positions.size())).chosen;
    });
  }
  return positions;
}

// FNV-1a.
class Signature {
 public:
  void add(std::string_view text) {
    for (const char c : text) {
      value_ = (value_ ^ static_cast<unsigned char>(c)) * 1099511628211u;
    }
    value_ = (value_ ^ 0xff) * 1099511628211u;  // where one text ends
  }
  // What must be the same on every machine: choices and counts, not the last digits of sums.
  void add(const Decision& decision) {
    add(to_text(decision.chosen));
    add(to_text(decision.criterion));
    for (const Evaluation& evaluation : decision.evaluations) {
      add(to_text(evaluation.action));
      add(std::to_string(evaluation.shanten) + " " + std::to_string(evaluation.live_total));
    }
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 14695981039346656037u;
};

// One line of the report: how many a second of processor time. `work` returns how many it did, and is
// repeated until that takes a while.
template <class Work>
std::string rate(const std::string& name, const char* unit, Work&& work) {
  constexpr double long_enough = 0.5e6;  // microseconds
  const double start = thread_cpu_microseconds();
  double done = 0, spent = 0;
  while (spent < long_enough) {
    done += static_cast<double>(work());
    spent = thread_cpu_microseconds() - start;
  }
  char line[96];
  std::snprintf(line, sizeof line, "%-19s %12.0f %s/s\n", name.c_str(), done / spent * 1e6, unit);
  return line;
}

// Keeps results from being optimised away.
volatile std::int64_t sink;

std::string shape_rates(const std::vector<Position>& positions, const Ruleset& ruleset) {
  const FormSet forms = profile_of(ruleset).forms;
  const std::string text_of_rules = to_text(ruleset);
  const std::string rules = "_" + text_of_rules.substr(0, text_of_rules.find(';'));
  std::vector<TileCounts> with_draw, without;  // 3n+2 and 3n+1 tiles
  for (const Position& position : positions) {
    const TileCounts& hand = position.view.hand.concealed;
    (hand.total() % 3 == 2 ? with_draw : without).push_back(hand);
  }
  const auto over = [](const std::vector<TileCounts>& hands, auto&& function) {
    return [&hands, function] {
      std::int64_t sum = 0;
      for (const TileCounts& hand : hands) sum += function(hand);
      sink = sum;
      return hands.size();
    };
  };
  std::string text;
  text += rate("shanten", "hands",
               over(with_draw, [](const TileCounts& hand) { return *shanten(hand, Form::standard); }));
  text += rate("shanten" + rules, "hands",
               over(with_draw, [forms](const TileCounts& hand) { return shanten(hand, forms); }));
  text += rate("effective_tiles" + rules, "hands", over(without, [forms](const TileCounts& hand) {
                 return static_cast<std::int64_t>(effective_tiles(hand, forms).bits() & 0xff);
               }));
  return text;
}

// The hands that quick won in as many games.
std::vector<Win> wins(Ruleset ruleset, std::uint64_t games) {
  std::vector<Win> wins;
  ruleset.hands = 1;
  for (std::uint64_t game = 0; game < games; ++game) {
    Referee referee(ruleset, mixed_seed({bench_seed, game}));
    play(referee, [&](const PlayerView& view, const LegalActions& legal) {
      return decide(Level::quick, view, legal, budget_of(game)).chosen;
    });
    for (const events::Won& won : referee.state().table.wins) wins.push_back(won.win);
  }
  return wins;
}

// Level by level, over the same positions.
std::uint64_t signature_of(const std::vector<Position>& fixed) {
  Signature signature;
  for (const Level level : all_levels) {
    if (asks_network(level)) continue;  // what it says changes with each training
    const std::size_t some = level == Level::master ? fixed.size() / 10 : fixed.size();  // it takes its time
    for (std::size_t i = 0; i < some; ++i) {
      signature.add(decide(level, fixed[i].view, fixed[i].legal, budget_of(i)));
    }
  }
  return signature.value();
}

std::string play_rates(const std::vector<Position>& positions, const Ruleset& ruleset) {
  constexpr std::uint64_t games = 200;
  std::string text;
  const auto won = wins(ruleset, games);
  if (!won.empty()) {
    text += rate("score", "hands", [&] {
      for (const Win& win : won) sink = scheme::score(ruleset, win)->total;
      return won.size();
    });
  }
  for (const Level level : all_levels) {
    if (app::prepare(level, ruleset)) continue;
    std::size_t next = 0;
    text += rate("decide_" + std::string(to_text(level)), "decisions", [&] {
      const Position& position = positions[next % positions.size()];
      sink = static_cast<std::int64_t>(decide(level, position.view, position.legal, budget_of(next)).nodes);
      ++next;
      return 1;
    });
  }
  text += rate("play_quick", "games of one hand", [&] {
    constexpr std::uint64_t some = 10;
    sink = static_cast<std::int64_t>(wins(ruleset, some).size());
    return some;
  });
  return text;
}

int signature_and_rates(const Arguments& arguments, const Ruleset& ruleset, Output& out) {
  constexpr std::size_t signed_positions = 400;
  const auto fixed = positions(ruleset, signed_positions);
  std::string text = "signature " + std::to_string(signature_of(fixed)) + "\n";
  if (!arguments.has("--signature")) text += shape_rates(fixed, ruleset) + play_rates(fixed, ruleset);
  return out.write(text) ? 0 : 1;
}

int latency_of(std::size_t count, const Ruleset& ruleset, Bot bot, Output& out) {
  const auto real = positions(ruleset, count);
  std::vector<float> microseconds;
  {
    Progress progress(real.size());
    for (std::size_t i = 0; i < real.size(); ++i) {
      const double start = thread_cpu_microseconds();
      sink = static_cast<std::int64_t>(decide(bot, real[i].view, real[i].legal, budget_of(i)).nodes);
      microseconds.push_back(static_cast<float>(thread_cpu_microseconds() - start));
      if (i % 64 == 0) progress.show(i);
    }
  }
  const Latency spent = latency(std::move(microseconds));
  char line[160];
  std::snprintf(line, sizeof line, "%s: %zu positions, median %.1f us, p99 %.0f us, max %.0f us\n",
                to_text(bot).c_str(), spent.decisions, spent.median, spent.p99, spent.max);
  return out.write(line) ? 0 : 1;
}

Result<int> run(const Arguments& arguments) {
  const auto ruleset = arguments.has("--rules") ? arguments.rules() : Result<Ruleset>(Ruleset{});
  if (!ruleset) return ruleset.error();
  if (const auto path = arguments.text("--weights")) {
    if (const auto checksum = install_weights(*path, *ruleset); !checksum) return checksum.error();
  }
  if (!arguments.has("--latency")) {
    if (arguments.has("--positions")) return Error{.message = "--positions goes with --latency"};
    auto out = Output::open(arguments);
    if (!out) return out.error();
    return signature_and_rates(arguments, *ruleset, *out);
  }
  if (arguments.has("--signature")) return Error{.message = "--signature does not go with --latency"};
  const auto bot = arguments.bot("--latency", Level::path);
  if (!bot) return bot.error();
  if (const auto unfit = app::prepare(*bot, *ruleset)) return *unfit;
  const auto count = arguments.number("--positions", 1, 10'000'000, 10'000);
  if (!count) return count.error();
  auto out = Output::open(arguments);
  if (!out) return out.error();
  return latency_of(static_cast<std::size_t>(*count), *ruleset, *bot, *out);
}

}  // namespace

Command bench_command() {
  return {
      .name = "bench",
      .purpose =
          "a signature of all decisions at fixed views and budgets, and speeds; or how long a level takes",
      .options = {{"--rules", "RULES", "%RULES (the default)"},
                  {"--signature", "", "prints only the signature"},
                  {"--latency", "LEVEL", "times the decisions of this level instead"},
                  {"--positions", "N", "for --latency: how many (10000)"},
                  {"--weights", "FILE",
                   "what swift and club decide by, instead of the weights of this program"},
                  out_option},
      .example = "tingpai-cli bench --latency quick --positions 100",
      .run = run,
  };
}

}  // namespace tingpai::cli
