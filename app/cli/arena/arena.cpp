#include "app/cli/arena/arena.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <utility>

#include "app/cli/arena/cpu_clock.h"
#include "app/cli/arena/self_play.h"
#include "app/cli/cases/cases.h"
#include "app/programs/program_seat.h"
#include "engine/ai/levels/bots.h"
#include "engine/table/wall.h"

namespace tingpai::cli {

namespace {

// A wall that has been played, and what its observers have yet to hear.
struct PlayedWall {
  WallTally tallies;
  std::array<std::vector<float>, 4> microseconds;  // by player
  std::vector<ArenaGame> games;
  std::vector<ArenaFault> faults;
};

// In rotation r player p sits r places further.
std::size_t player_at(Seat seat, int rotation) {
  return static_cast<std::size_t>((seat.index() - rotation + rotations) % rotations);
}

// Points a game of the first player over the others, in one wall.
double difference(const WallTally& wall) {
  const std::int64_t others = wall[1].score + wall[2].score + wall[3].score;
  return static_cast<double>(3 * wall[0].score - others) / static_cast<double>(3 * wall[0].games);
}

// One game: who sits where, and who of them is another program.
class Table {
 public:
  Table(const ArenaConfig& config, std::uint64_t wall_seed, int rotation)
      : config_(config),
        wall_seed_(wall_seed),
        rotation_(rotation),
        referee_(config.ruleset, wall_seed),
        tally_(whole_games(config)) {
    BySeat<std::optional<Level>> levels;
    for (const Seat seat : all_seats) {
      if (player(seat).external()) continue;
      levels[seat] = player(seat).bot.level;
      field_[seat] = player(seat).bot.level;
    }
    for (const Seat seat : all_seats) {
      const Player& who = player(seat);
      if (!who.external()) continue;
      programs_[index(seat)] =
          seat_speaking(who.protocol, seat, Conversation(by_shell(who.command), config.answer_limit), levels);
    }
  }

  std::vector<Event> play(PlayedWall& wall) {
    auto events = cli::play(
        referee_,
        [&](const PlayerView& view, const LegalActions& legal) { return answer(view, legal, wall); },
        [&](const Event& event) { return tell(event); });
    for (const Seat seat : all_seats) {
      Tally& sum = wall.tallies[player_at(seat, rotation_)];
      sum += failed_ ? tally_of_failed_game(*failed_ == seat) : tally_.of(seat, referee_.state().table);
      const auto& program = programs_[index(seat)];
      if (!program) continue;
      program->end();
      for (const Fault& fault : program->faults()) count(fault, sum);
      const auto& times = program->microseconds();
      auto& all = wall.microseconds[player_at(seat, rotation_)];
      all.insert(all.end(), times.begin(), times.end());
    }
    return events;
  }

  // What the program at that seat did wrong, if it is one.
  std::span<const Fault> faults(Seat seat) const {
    const auto& program = programs_[index(seat)];
    return program ? std::span(program->faults()) : std::span<const Fault>();
  }

 private:
  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index()); }
  const Player& player(Seat seat) const { return config_.players[player_at(seat, rotation_)]; }

  bool tell(const Event& event) {
    tally_.count(event);
    for (const Seat seat : all_seats) {
      const auto& program = programs_[index(seat)];
      if (!program || program->hear(event, referee_)) continue;
      failed_ = seat;
      return false;
    }
    return true;
  }

  Action answer(const PlayerView& view, const LegalActions& legal, PlayedWall& wall) {
    Budget budget;
    const std::uint64_t luck = config_.same_search_seeds ? 0 : static_cast<std::uint64_t>(rotation_);
    budget.seed = mixed_seed({wall_seed_, luck, decision_number_++});
    if (const auto& program = programs_[index(view.seat)]) return program->answer(view, legal, budget.seed);
    const double start = thread_cpu_microseconds();
    const Action chosen = decide(player(view.seat).bot, view, legal, budget, {}, field_).chosen;
    wall.microseconds[player_at(view.seat, rotation_)].push_back(
        static_cast<float>(thread_cpu_microseconds() - start));
    return chosen;
  }

  const ArenaConfig& config_;
  std::uint64_t wall_seed_;
  int rotation_;
  Referee referee_;
  GameTally tally_;
  Field field_;
  std::array<std::unique_ptr<ProgramSeat>, 4> programs_;  // by seat
  std::uint64_t decision_number_ = 0;
  std::optional<Seat> failed_;  // whose fault ended the game
};

class Match {
 public:
  Match(const ArenaConfig& config, const ArenaObserver& observer, Played before)
      : config_(config), observer_(observer), walls_(own_walls(config)), played_(std::move(before)) {
    if (!whole_games(config)) config_.ruleset.hands = 1;
    if (config.sprt && !config.shard) sprt_.emplace(*config.sprt);
    stop_at_verdict(config_, played_);
    if (sprt_) {
      for (const WallTally& wall : played_.walls) sprt_->add(difference(wall));
    }
    next_ = static_cast<int>(played_.walls.size());
    stopped_ = decided();
  }

  // Walls are begun in order by whoever is free.
  void work() {
    for (int number = next_++; number < walls_ && !stopped_; number = next_++) {
      PlayedWall wall = play(number);
      const std::scoped_lock lock(mutex_);
      ahead_.emplace(number, std::move(wall));
      take_in_order();
    }
  }

  Played played() && { return std::move(played_); }

 private:
  bool decided() const { return sprt_ && sprt_->verdict() != Verdict::open; }

  PlayedWall play(int number) const {
    const int wall = config_.shard ? config_.shard->number - 1 + number * config_.shard->of : number;
    const std::uint64_t wall_seed = mixed_seed({config_.seed, static_cast<std::uint64_t>(wall)});
    PlayedWall played;
    for (int rotation = 0; rotation < rotations; ++rotation) {
      Table table(config_, wall_seed, rotation);
      auto events = table.play(played);
      if (observer_.game) played.games.push_back({wall, rotation, std::move(events)});
      for (const Seat seat : all_seats) {
        for (const Fault& fault : table.faults(seat))
          played.faults.push_back({wall, rotation, player_at(seat, rotation), fault});
      }
    }
    for (std::size_t player = 0; player < played.tallies.size(); ++player)
      played.tallies[player].decisions = static_cast<std::int64_t>(played.microseconds[player].size());
    return played;
  }

  // Which wall decides must not depend on which was finished first.
  void take_in_order() {
    while (!stopped_ && !ahead_.empty() && ahead_.begin()->first == static_cast<int>(played_.walls.size())) {
      take(ahead_.begin()->second);
      ahead_.erase(ahead_.begin());
    }
  }

  void take(const PlayedWall& wall) {
    played_.walls.push_back(wall.tallies);
    for (std::size_t player = 0; player < wall.microseconds.size(); ++player) {
      for (const float time : wall.microseconds[player]) played_.times[player].add(time);
    }
    if (sprt_) sprt_->add(difference(wall.tallies));
    stopped_ = decided();
    for (const ArenaGame& game : wall.games) observer_.game(game);
    for (const ArenaFault& fault : wall.faults) {
      if (observer_.fault) observer_.fault(fault);
    }
    if (observer_.wall) observer_.wall(played_);
  }

  ArenaConfig config_;
  const ArenaObserver& observer_;
  int walls_;
  std::atomic<int> next_ = 0;
  std::atomic<bool> stopped_ = false;
  std::mutex mutex_;  // of what follows, and of the observer
  Played played_;
  std::optional<Sprt> sprt_;
  std::map<int, PlayedWall> ahead_;  // of a wall that is still played, by number
};

// The players of `members` as one.
Standing standing(const Played& played, const std::vector<std::size_t>& members) {
  Standing standing;
  std::vector<double> scores, ranks;
  Times times;
  for (const WallTally& tallies : played.walls) {
    Tally wall;
    for (const std::size_t player : members) wall += tallies[player];
    const auto games = static_cast<double>(wall.games);
    scores.push_back(static_cast<double>(wall.score) / games);
    ranks.push_back(static_cast<double>(wall.rank_quarters) / (4 * games));
    standing.tally += wall;
  }
  for (const std::size_t player : members) times += played.times[player];
  standing.score_interval = mean_interval(scores);
  standing.rank_interval = mean_interval(ranks);
  standing.latency = times.latency();
  return standing;
}

// Student's t for 97.5 %, by Cornish and Fisher's expansion from the normal quantile (exact for one and two
// degrees of freedom, where the expansion is poor).
double student_t(std::size_t freedom) {
  if (freedom == 1) return 12.706;
  if (freedom == 2) return 4.303;
  const double z = 1.959964, n = static_cast<double>(freedom);
  const double z3 = z * z * z, z5 = z3 * z * z, z7 = z5 * z * z;
  return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

}  // namespace

std::string Player::name() const {
  if (!external()) return to_text(bot);
  return (protocol == Protocol::json ? "exec-json:" : "exec:") + command;
}

std::optional<Interval> mean_interval(const std::vector<double>& values) {
  if (values.size() < 2) return std::nullopt;
  const double n = static_cast<double>(values.size());
  double mean = 0, squares = 0;
  for (const double value : values) mean += value / n;
  for (const double value : values) squares += (value - mean) * (value - mean);
  const double half = student_t(values.size() - 1) * std::sqrt(squares / (n - 1) / n);
  return Interval{mean - half, mean + half};
}

bool whole_games(const ArenaConfig& config) { return cases_of(config.ruleset).whole_games; }

int own_walls(const ArenaConfig& config) {
  if (!config.shard) return config.walls;
  return (config.walls - config.shard->number) / config.shard->of + 1;
}

Played play_walls(const ArenaConfig& config, const ArenaObserver& observer, Played before) {
  Match match(config, observer, std::move(before));
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < config.threads; ++i) others.emplace_back([&] { match.work(); });
    match.work();
  }
  return std::move(match).played();
}

void stop_at_verdict(const ArenaConfig& config, Played& played) {
  if (!config.sprt || config.shard) return;
  Sprt sprt(*config.sprt);
  std::size_t walls = 0;
  while (walls < played.walls.size() && sprt.verdict() == Verdict::open)
    sprt.add(difference(played.walls[walls++]));
  played.walls.resize(walls);
}

ArenaResult result_of(const ArenaConfig& config, const Played& played) {
  ArenaResult result{.walls = static_cast<int>(played.walls.size())};
  for (std::size_t player = 0; player < config.players.size(); ++player) {
    const Player& who = config.players[player];
    result.players.push_back(standing(played, {player}));
    result.players.back().player = who;
    result.players.back().name = std::to_string(player + 1) + ":" + who.name();

    std::vector<std::size_t> members;
    for (std::size_t other = 0; other < config.players.size(); ++other) {
      if (config.players[other] == who) members.push_back(other);
    }
    if (members.front() != player) continue;
    result.levels.push_back(standing(played, members));
    result.levels.back().player = who;
    result.levels.back().name = who.name();
  }
  if (config.sprt && !config.shard) {
    result.sprt.emplace(*config.sprt);
    for (const WallTally& wall : played.walls) result.sprt->add(difference(wall));
  }
  return result;
}

}  // namespace tingpai::cli
