#include "app/cli/arena/arena.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>
#include <utility>

#include "app/cli/arena/cpu_clock.h"
#include "app/cli/arena/self_play.h"
#include "engine/table/wall.h"

namespace tingpai::cli {

namespace {

// What the players of a wall did, by player.
struct WallOutcome {
  std::array<Tally, 4> tallies;
  std::array<std::vector<float>, 4> microseconds;
};

// In rotation r player p sits r places further.
std::size_t player_at(Seat seat, int rotation) {
  return static_cast<std::size_t>((seat.index() - rotation + rotations) % rotations);
}

int rank_quarters(const BySeat<Points>& scores, Seat seat) {
  int better = 0, equal = 0;
  for (const Points other : scores) {
    better += other > scores[seat] ? 1 : 0;
    equal += other == scores[seat] ? 1 : 0;
  }
  return 4 * better + 2 * (equal + 1);  // the mean of the ranks that equals share
}

Tally tally_of(const PublicState& table, Seat seat) {
  Tally tally{.hands = 1, .score = table.scores[seat], .rank_quarters = rank_quarters(table.scores, seat)};
  if (!table.won) return tally;
  if (table.won->seat == seat) {
    tally.wins = 1;
    tally.self_draws = table.won->from ? 0 : 1;
    tally.points_won = table.won->score.total;
  }
  tally.deal_ins = table.won->from == seat ? 1 : 0;
  return tally;
}

// Botzone's price of a fault.
constexpr Points fault_cost = 30;

Tally tally_of_fault(const Fault& fault, bool own) {
  Tally tally{.hands = 1, .score = own ? -fault_cost : fault_cost / 3, .rank_quarters = own ? 4 * 4 : 4 * 2};
  if (!own) return tally;
  tally.illegal = fault.kind == Fault::Kind::illegal ? 1 : 0;
  tally.late = fault.kind == Fault::Kind::late ? 1 : 0;
  tally.crashed = fault.kind == Fault::Kind::crashed ? 1 : 0;
  return tally;
}

// One hand: who sits where, and who of them is another program.
class Table {
 public:
  Table(const ArenaConfig& config, std::uint64_t wall_seed, int rotation)
      : config_(config), wall_seed_(wall_seed), rotation_(rotation), referee_(config.ruleset, wall_seed) {
    for (const Seat seat : all_seats) {
      const Player& who = player(seat);
      if (who.external()) programs_[index(seat)].emplace(seat, who.command, config.answer_limit);
    }
  }

  std::vector<Event> play(WallOutcome& outcome) {
    auto events = cli::play(
        referee_,
        [&](const PlayerView& view, const LegalActions& legal) { return answer(view, legal, outcome); },
        [&](const Event& event) { return tell(event); });
    for (const Seat seat : all_seats) {
      Tally& sum = outcome.tallies[player_at(seat, rotation_)];
      sum += fault_ ? tally_of_fault(fault_->second, fault_->first == seat)
                    : tally_of(referee_.state().table, seat);
      if (!programs_[index(seat)]) continue;
      const auto& times = programs_[index(seat)]->microseconds();
      auto& all = outcome.microseconds[player_at(seat, rotation_)];
      all.insert(all.end(), times.begin(), times.end());
    }
    return events;
  }

  const std::optional<std::pair<Seat, Fault>>& fault() const { return fault_; }

 private:
  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index()); }
  const Player& player(Seat seat) const { return config_.players[player_at(seat, rotation_)]; }

  bool tell(const Event& event) {
    for (const Seat seat : all_seats) {
      auto& program = programs_[index(seat)];
      auto fault = program ? program->hear(event, referee_) : std::nullopt;
      if (!fault) continue;
      fault_.emplace(seat, *std::move(fault));
      return false;
    }
    return true;
  }

  Action answer(const PlayerView& view, const LegalActions& legal, WallOutcome& outcome) {
    if (const auto& program = programs_[index(view.seat)]) return program->action(view);
    Budget budget;
    budget.seed = mixed_seed({wall_seed_, static_cast<std::uint64_t>(rotation_), decision_number_++});
    const double start = thread_cpu_microseconds();
    const Action chosen = decide(player(view.seat).bot, view, legal, budget).chosen;
    outcome.microseconds[player_at(view.seat, rotation_)].push_back(
        static_cast<float>(thread_cpu_microseconds() - start));
    return chosen;
  }

  const ArenaConfig& config_;
  std::uint64_t wall_seed_;
  int rotation_;
  Referee referee_;
  std::array<std::optional<ExternalSeat>, 4> programs_;  // by seat
  std::uint64_t decision_number_ = 0;
  std::optional<std::pair<Seat, Fault>> fault_;
};

class Match {
 public:
  Match(const ArenaConfig& config, const ArenaObserver& observer)
      : config_(config), observer_(observer), outcomes_(static_cast<std::size_t>(config.walls)) {
    config_.ruleset.hands = 1;
  }

  // Walls are taken in order by whoever is free; each outcome has its own place.
  void work() {
    for (int wall = next_wall_++; wall < config_.walls; wall = next_wall_++) {
      for (int rotation = 0; rotation < rotations; ++rotation) play_hand(wall, rotation);
      const std::scoped_lock lock(mutex_);
      ++walls_done_;
      if (observer_.walls_done) observer_.walls_done(walls_done_);
    }
  }

  const std::vector<WallOutcome>& outcomes() const { return outcomes_; }

 private:
  void play_hand(int wall, int rotation) {
    const std::uint64_t wall_seed = mixed_seed({config_.seed, static_cast<std::uint64_t>(wall)});
    Table table(config_, wall_seed, rotation);
    auto events = table.play(outcomes_[static_cast<std::size_t>(wall)]);
    const std::scoped_lock lock(mutex_);
    if (observer_.hand) observer_.hand({wall, rotation, std::move(events)});
    if (!table.fault() || !observer_.fault) return;
    const auto& [seat, fault] = *table.fault();
    observer_.fault({wall, rotation, player_at(seat, rotation), fault});
  }

  ArenaConfig config_;
  const ArenaObserver& observer_;
  std::vector<WallOutcome> outcomes_;
  std::atomic<int> next_wall_ = 0;
  std::mutex mutex_;  // of the observer
  std::size_t walls_done_ = 0;
};

// The players of `members` as one.
Standing standing(const std::vector<WallOutcome>& outcomes, const std::vector<std::size_t>& members) {
  Standing standing;
  std::vector<double> scores;
  std::vector<float> microseconds;
  for (const WallOutcome& outcome : outcomes) {
    Tally wall;
    for (const std::size_t player : members) {
      wall += outcome.tallies[player];
      const auto& times = outcome.microseconds[player];
      microseconds.insert(microseconds.end(), times.begin(), times.end());
    }
    scores.push_back(static_cast<double>(wall.score) / wall.hands);
    standing.tally += wall;
  }
  standing.score_interval = mean_interval(scores);
  standing.latency = latency(std::move(microseconds));
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

Tally& operator+=(Tally& sum, const Tally& other) {
  sum.hands += other.hands;
  sum.wins += other.wins;
  sum.self_draws += other.self_draws;
  sum.deal_ins += other.deal_ins;
  sum.points_won += other.points_won;
  sum.score += other.score;
  sum.rank_quarters += other.rank_quarters;
  sum.illegal += other.illegal;
  sum.late += other.late;
  sum.crashed += other.crashed;
  return sum;
}

Latency latency(std::vector<float> microseconds) {
  Latency latency{.decisions = microseconds.size()};
  if (microseconds.empty()) return latency;
  std::sort(microseconds.begin(), microseconds.end());
  const auto at = [&](double share) {
    return microseconds[static_cast<std::size_t>(share * static_cast<double>(microseconds.size() - 1))];
  };
  latency.median = at(0.5);
  latency.p99 = at(0.99);
  latency.max = microseconds.back();
  return latency;
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

ArenaResult run_arena(const ArenaConfig& config, const ArenaObserver& observer) {
  Match match(config, observer);
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < config.threads; ++i) others.emplace_back([&] { match.work(); });
    match.work();
  }

  ArenaResult result;
  for (std::size_t player = 0; player < config.players.size(); ++player) {
    const Player& who = config.players[player];
    result.players.push_back(standing(match.outcomes(), {player}));
    result.players.back().player = who;
    result.players.back().name = std::to_string(player + 1) + ":" + who.name();

    std::vector<std::size_t> members;
    for (std::size_t other = 0; other < config.players.size(); ++other) {
      if (config.players[other] == who) members.push_back(other);
    }
    if (members.front() != player) continue;
    result.levels.push_back(standing(match.outcomes(), members));
    result.levels.back().player = who;
    result.levels.back().name = who.name();
  }
  return result;
}

}  // namespace tingpai::cli
