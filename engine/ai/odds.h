// How fast missing tiles come: METHOD.md, Arrival of tiles.
#pragma once

#include <array>
#include <cstdint>

#include "engine/shape.h"
#include "engine/table/view.h"

namespace tingpai {

// How a missing tile may come. Own draws always count; the others add the discards that may be claimed.
enum class Way : std::uint8_t {
  draw,          // own draws only
  chow,          // or a chow: the previous player's discards
  pung,          // or a pung: three players' discards
  win,           // or a win on anybody's discard
  declared_win,  // the same after this seat has declared riichi, when the others discard with more care
};

inline constexpr std::size_t way_count = 5;

// How soon another player may win.
struct Rival {
  double ready = 0;     // chance of being ready now, 0 to 1
  double growth = 0;    // by how much it grows in a turn
  double win_rate = 0;  // chance that a ready one wins within a turn
};
using Rivals = std::array<Rival, 3>;
// Where one win ends the hand: the chance that nobody else wins in that turn, half at least.
double ended_by_one_win(int turn, const Rivals& rivals);

// Constants of the model; README.md of this folder says how they were found.
struct OddsModel {
  // Chance that one seat discards a given live tile during one turn, as a share of the chance that we draw
  // it. Fitted separately for ways counted one by one and for the race, which counts in turns.
  double discard_rate = 0.5;
  std::array<double, 4> bias{0, 1, 5, 5};  // of that chance, by way up to a win; 1 and 5 as published
  // Whether a copy comes once, in any turn as likely, so that the chance of those that have not come grows
  // with the wait; else every turn brings as much as the first.
  bool copies_come_once = false;
  // Whether the last turn before the wall ends counts for the part of it that is left; else it counts whole
  // or not at all, whichever is nearer.
  bool part_turns = false;
  // Ways that lack more tiles than this seat has turns may still come by claims between them: so much of the
  // chance that they have one by one. 0: they count for nothing.
  double between_turns = 0;
  // What is taken for granted of players whose hands are not sampled: not ready before so many discards, and
  // then like path bots.
  Rival usual{0, 0.04, 0.135};
  int first_ready = 3;
  // The chance that this seat may still win in a turn from now.
  double (*survival)(int turn, const Rivals& rivals) = ended_by_one_win;
  // Of those who would pay for an own draw now, the share that still would in a turn from now, if this seat
  // may still win then; null: all.
  double (*payers)(int turn, const Rivals& rivals) = nullptr;
};

// By kind: how much more readily than the average tile the others discard it, 1 where nothing is known.
// Before this seat declares riichi, and after.
struct Habits {
  using ByKind = std::array<float, Tile::kinds>;
  ByKind quiet = evenly();
  ByKind declared = evenly();
  float players = 1;  // how many of the three others still play, as a share
  // By kind: copies still to be drawn, as a multiple of those that sampled hands leave.
  ByKind left = evenly();

 private:
  static constexpr ByKind evenly() {
    ByKind habits{};
    habits.fill(1);
    return habits;
  }
};

// What a seat can still hope for. Rates are per own turn.
class Odds {
 public:
  static constexpr int most_turns = 24;  // that a wall can hold for one seat, near enough

  Odds() = default;
  // in_wall: copies expected among the tiles still to be drawn; equal to live without an opponent model.
  // barred: what this seat has discarded, where a hand that waits for such a tile may win by own draw only.
  Odds(const TileCounts& live, const std::array<float, Tile::kinds>& in_wall, int draws_left,
       const Rivals& rivals, const OddsModel& model = {}, const Habits& habits = {}, KindSet barred = {});

  // Copies of the kind that this seat does not see, 0 to 4.
  int live(int kind) const { return live_[kind]; }
  int live_total() const { return live_total_; }
  // Arrivals per turn of this kind when `taken` of its live copies have come already; 0 when none is left.
  float rate(int kind, Way way, int taken = 0) const {
    const int left = live_[kind] - taken;
    return left <= 0 ? 0.0F
                     : per_copy_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(way)] *
                           static_cast<float>(left);
  }
  // The chance that some of so many copies come within a turn, or a part of it, when the hand has waited for
  // them so long, in turns. rate: theirs in the first turn.
  float comes(float rate, int copies, float waited, float part = 1) const;
  bool copies_come_once() const { return copies_come_once_; }
  // Of a hand that will not be declared.
  Odds undeclared() const;
  // Kinds that bar a hand that waits for them from winning on any discard.
  KindSet barred() const { return barred_; }
  // Ends of the hand per turn: somebody else's win or the end of the wall.
  float end_rate() const { return end_rate_; }
  // Own turns to be expected before that.
  float turns_left() const { return 1 / end_rate_; }
  // Own turns before the wall ends, 1 to most_turns, and the chance that nobody else wins during one of them,
  // counted from now.
  int turns() const { return turns_; }
  // How much of a turn comes before the wall ends: 1, but for the last one.
  float part(int turn) const { return turn + 1 < turns_ ? 1.0F : last_part_; }
  float survives(int turn) const { return survives_[static_cast<std::size_t>(turn)]; }
  float between_turns() const { return between_turns_; }  // see OddsModel
  // See OddsModel::payers.
  float payers(int turn) const { return payers_[static_cast<std::size_t>(turn)]; }
  // The chance that the tile comes before the hand ends, 0 to 1.
  float chance(int kind, Way way, int taken = 0) const {
    const float r = rate(kind, way, taken);
    return r / (r + end_rate_);
  }

 private:
  TileCounts live_;
  int live_total_ = 0;
  KindSet barred_;
  bool copies_come_once_ = false;
  float between_turns_ = 0;
  float end_rate_ = 1;
  int turns_ = 1;
  float last_part_ = 1;
  std::array<float, most_turns> survives_{};
  std::array<float, most_turns> payers_{};
  std::array<std::array<float, way_count>, Tile::kinds> per_copy_{};
};

// Where nothing is known but who still plays.
Habits even_habits(const PublicState& table);
// Copies of each kind that this seat does not see.
TileCounts live_tiles(const PlayerView& view);
// Draws until the end of the wall such that a fourth of them is this seat's: where fewer than four play, more
// than there are.
int draws_among_four(const PublicState& table);
// See Odds::barred().
KindSet barred_kinds(const PlayerView& view);
// Odds as this seat sees the table, without a model of the opponents: they are OddsModel::usual.
Odds odds_of(const PlayerView& view, const OddsModel& model);

}  // namespace tingpai
