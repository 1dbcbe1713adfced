// Prints how strong the levels and styles are: each meets each other, two and two at a table. A rating is the
// mean of what a bot gains a hand over each bot of the list, itself counted as 0: the least-squares fit of a
// round robin, 0 on average.
// Usage: ratings [WALLS] [SEED] [BOT...]
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include "app/cli/arena/arena.h"
#include "app/policies/carried.h"
#include "tests/bench/inputs.h"

using namespace tingpai;

namespace {

// What a player of `a` gains a hand over one of `b`: twice its score, since the four scores add up to 0.
struct Gain {
  double mean = 0;
  double variance = 0;  // of the mean
};

Gain meet(Bot a, Bot b, int walls, std::uint64_t seed) {
  cli::ArenaConfig config;
  config.players = {a, b, a, b};
  config.walls = walls;
  config.seed = seed;
  config.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const cli::Interval score = cli::run_arena(config).levels.front().score_interval.value_or(cli::Interval{});
  const double error = (score.high - score.low) / 2 / 1.96;
  return {score.low + score.high, 4 * error * error};
}

std::vector<Bot> bots_of(int argc, char** argv) {
  std::vector<Bot> bots;
  for (int i = 3; i < argc; ++i) {
    const auto bot = bot_named(argv[i]);
    if (!bot) {
      std::fprintf(stderr, "ratings: no bot is called \"%s\"\n", argv[i]);
      std::exit(2);
    }
    bots.push_back(*bot);
  }
  if (bots.empty()) bots.assign(all_levels.begin(), all_levels.end());
  for (const Bot bot : bots) {
    if (const auto unfit = app::prepare(bot, {})) {
      std::fprintf(stderr, "ratings: %s\n", unfit->message.c_str());
      std::exit(2);
    }
  }
  return bots;
}

}  // namespace

int main(int argc, char** argv) {
  const int walls = number_at(argc, argv, 1, "WALLS", 200, 2);
  const auto seed = number_at(argc, argv, 2, "FIRST_SEED", std::uint64_t{1}, std::uint64_t{0});
  const std::vector<Bot> bots = bots_of(argc, argv);
  const auto n = static_cast<double>(bots.size());
  std::vector<Gain> ratings(bots.size());
  std::printf("what A gains a hand over B, %d walls, 95 %% interval\n", walls);
  for (std::size_t a = 0; a < bots.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const Gain gain = meet(bots[a], bots[b], walls, seed);
      std::printf("%-16s %-16s %+6.2f  +- %.2f\n", to_text(bots[a]).c_str(), to_text(bots[b]).c_str(),
                  gain.mean, 1.96 * std::sqrt(gain.variance));
      std::fflush(stdout);
      ratings[a].mean += gain.mean / n;
      ratings[b].mean -= gain.mean / n;
      ratings[a].variance += gain.variance / n / n;
      ratings[b].variance += gain.variance / n / n;
    }
  }
  std::printf("rating, points a hand\n");
  for (std::size_t i = 0; i < bots.size(); ++i) {
    std::printf("%-16s %+6.2f  +- %.2f\n", to_text(bots[i]).c_str(), ratings[i].mean,
                1.96 * std::sqrt(ratings[i].variance));
  }
}
