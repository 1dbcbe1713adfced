// Matches between levels. A wall is one hand, or one whole game where the rules play such, that is played
// four times, each time with the players one seat further, so that luck of the wall and of the seat falls on
// all alike. The statistic of a wall is a player's sum over its four games; intervals are over walls.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/arena/sprt.h"
#include "app/cli/arena/tally.h"
#include "app/cli/arena/times.h"
#include "app/programs/conversation.h"
#include "engine/ai/decision.h"
#include "engine/ai/level.h"
#include "engine/formats/protocol.h"

namespace tingpai::cli {

using namespace programs;

inline constexpr int rotations = 4;

// A bot of ours, or an external program.
struct Player {
  Player(Bot the_bot = Level::random) : bot(the_bot) {}
  Player(Level level) : bot(level) {}
  explicit Player(std::string the_command, Protocol the_protocol = Protocol::botzone)
      : command(std::move(the_command)), protocol(the_protocol) {}
  bool external() const { return !command.empty(); }
  bool speaks(Protocol a_protocol) const { return external() && protocol == a_protocol; }
  std::string name() const;  // as --seats has it
  bool operator==(const Player&) const = default;

  Bot bot;
  std::string command;
  Protocol protocol = Protocol::botzone;
};
using Players = std::array<Player, 4>;

// A part of a match, played by itself: every `of`-th wall, from the `number`-th on.
struct Shard {
  int number = 1;  // 1 to of
  int of = 1;      // at most the walls of the match
  bool operator==(const Shard&) const = default;
};

struct ArenaConfig {
  Ruleset ruleset;  // its number of hands counts where whole games are played
  Players players{};
  int walls = 1;                       // of the whole match, at least 1
  std::uint64_t seed = 1;              // of the walls and of every budget
  int threads = 1;                     // at least 1; the result does not depend on it
  Milliseconds answer_limit{6000};     // for each answer of an external program
  std::optional<Sprt::Bounds> sprt{};  // ends the match at the wall that decides (a shard plays all)
  std::optional<Shard> shard{};
  std::string weights{};           // the checksum of those that swift was given, else empty
  bool same_search_seeds = false;  // bots search with the same seeds in all rotations of a wall
};
bool whole_games(const ArenaConfig& config);
int own_walls(const ArenaConfig& config);  // how many the match has, or its shard

// The first walls of a match or shard, in order.
struct Played {
  std::vector<WallTally> walls;
  std::array<Times, 4> times;  // by player
  bool operator==(const Played&) const = default;
};

struct Interval {
  double low = 0, high = 0;
};
// The 95 % confidence interval of the mean by Student's t; nothing for fewer than two values.
std::optional<Interval> mean_interval(const std::vector<double>& values);

struct Standing {
  std::string name;  // "2:quick" for the player of the second place, "quick" for all of that level
  Player player;
  Tally tally;
  std::optional<Interval> score_interval;  // of the mean score a game
  std::optional<Interval> rank_interval;   // of the mean rank
  Latency latency;
};

struct ArenaResult {
  int walls = 0;                    // played: less than the match has where a test ended it
  std::vector<Standing> players{};  // as listed
  std::vector<Standing> levels{};   // each level once, in the order of its first player
  std::optional<Sprt> sprt{};       // of a whole match
};

struct ArenaGame {
  int wall = 0;      // 0-based
  int rotation = 0;  // 0 to 3
  std::vector<Event> events;
};

// What an external program did wrong. In Botzone's protocol that ends the game, and it pays 10 points to each
// of the others.
struct ArenaFault {
  int wall = 0;  // 0-based, as the next two
  int rotation = 0;
  std::size_t player = 0;
  Fault fault;
};

// Who wants to know. All walls come in order, whatever T; no two calls at once.
struct ArenaObserver {
  std::function<void(const ArenaGame&)> game{};    // every one
  std::function<void(const ArenaFault&)> fault{};  // after its wall's games
  std::function<void(const Played&)> wall{};       // what has been played up to now, after each wall
};

// Plays the walls that are not in `before`, which an earlier run of the same match has played.
Played play_walls(const ArenaConfig& config, const ArenaObserver& observer = {}, Played before = {});
// Drops what was played after the wall that decides. (The times of what is dropped stay in the sums.)
void stop_at_verdict(const ArenaConfig& config, Played& played);
ArenaResult result_of(const ArenaConfig& config, const Played& played);

inline ArenaResult run_arena(const ArenaConfig& config, const ArenaObserver& observer = {}) {
  return result_of(config, play_walls(config, observer));
}

}  // namespace tingpai::cli
