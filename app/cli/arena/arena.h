// Matches between levels. A wall is one hand that is played four times, each time with the players one seat
// further, so that luck of the wall and of the seat falls on all alike. The statistic of a wall is a player's
// sum over its four hands; intervals are over walls.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/arena/external_seat.h"
#include "engine/ai/decision.h"

namespace tingpai::cli {

inline constexpr int rotations = 4;

// A bot of ours, or an external program.
struct Player {
  Player(Bot the_bot = Level::random) : bot(the_bot) {}
  Player(Level level) : bot(level) {}
  explicit Player(std::string the_command) : command(std::move(the_command)) {}
  bool external() const { return !command.empty(); }
  std::string name() const { return external() ? "exec:" + command : to_text(bot); }
  bool operator==(const Player&) const = default;

  Bot bot;
  std::string command;  // speaks Botzone's protocol
};
using Players = std::array<Player, 4>;

struct ArenaConfig {
  Ruleset ruleset;  // a game's number of hands is not used
  Players players{};
  int walls = 1;                    // at least 1
  std::uint64_t seed = 1;           // of the walls and of every budget
  int threads = 1;                  // at least 1; the result does not depend on it
  Milliseconds answer_limit{6000};  // for each answer of an external program
};

// What happened to one player (or to several of one level) in some hands.
struct Tally {
  int hands = 0;
  int wins = 0;
  int self_draws = 0;  // of the wins
  int deal_ins = 0;    // discards (or added kongs) that another won on
  int points_won = 0;  // fan of the hands won, added up
  int score = 0;       // points gained less points lost
  int rank_quarters =
      0;  // four times the ranks, added up: 4 first to 16 last, equal scores share their ranks
  int illegal = 0, late = 0, crashed = 0;  // hands that an external program ended by a fault, by its kind
  bool operator==(const Tally&) const = default;
};
Tally& operator+=(Tally& sum, const Tally& other);

// Microseconds of processor time; of an external program, from the request to the answer.
struct Latency {
  std::size_t decisions = 0;
  double median = 0, p99 = 0, max = 0;
};
Latency latency(std::vector<float> microseconds);

struct Interval {
  double low = 0, high = 0;
};
// The 95 % confidence interval of the mean by Student's t; nothing for fewer than two values.
std::optional<Interval> mean_interval(const std::vector<double>& values);

struct Standing {
  std::string name;  // "2:quick" for the player of the second place, "quick" for all of that level
  Player player;
  Tally tally;
  std::optional<Interval> score_interval;  // of the mean score a hand
  Latency latency;
};

struct ArenaResult {
  std::vector<Standing> players;  // as listed
  std::vector<Standing> levels;   // each level once, in the order of its first player
};

struct ArenaHand {
  int wall = 0;      // 0-based
  int rotation = 0;  // 0 to 3
  std::vector<Event> events;
};

// A hand that ended because an external program failed: it pays 10 points to each of the others.
struct ArenaFault {
  int wall = 0;  // 0-based, as the next two
  int rotation = 0;
  std::size_t player = 0;
  Fault fault;
};

// Who wants to know. None is called by two threads at once.
struct ArenaObserver {
  std::function<void(const ArenaHand&)> hand{};   // every hand
  std::function<void(std::size_t)> walls_done{};  // how many walls
  std::function<void(const ArenaFault&)> fault{};
};
ArenaResult run_arena(const ArenaConfig& config, const ArenaObserver& observer = {});

}  // namespace tingpai::cli
