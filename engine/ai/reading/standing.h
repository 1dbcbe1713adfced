// What points are worth by the places that they bring at the end of the game: METHOD.md, Placement.
#pragma once

#include <optional>

#include "engine/ai/profile.h"
#include "engine/ai/reading/danger.h"
#include "engine/table/view.h"

namespace tingpai {

// Those that a game still has, repeats apart.
struct Deals {
  Seat dealer;    // of the first of them
  int count = 1;  // at least 1
};
Deals deals_left(const PublicState& table);  // this hand is the first

// The worth of every place beyond the points, in thousands, and how far scores still move.
class Places {
 public:
  // Nothing where points alone count at the end.
  static std::optional<Places> of(const PublicState& table, const PlacementModel& model);

  // What a seat gets by place and points at the end, in thousands, from its score and the others' before such
  // deals.
  double expected(const BySeat<Points>& scores, Seat seat, const Deals& to_come) const;

 private:
  Places(std::array<double, 4> worth, const PlacementModel& model) : worth_(worth), model_(model) {}

  std::array<double, 4> worth_;
  PlacementModel model_;
};

// How this hand may change the end of the game for a seat. Values are in points as at the start of a game,
// where every place is open to everybody; a hand that nobody wins is worth 0, but for what is paid then.
class Standing {
 public:
  Standing(const PublicState& table, Seat seat, const Places& places);
  static std::optional<Standing> of(const PlayerView& view);  // nothing where points alone count

  double won(double points) const;            // by a win that brings so many
  double won(const Payments& paid) const;     // by one that is paid so
  double lost(double points, Seat to) const;  // by the discard that another wins so many on; above 0
  // When the wall ends the hand and is paid for so.
  double unwon(const Payments& paid, const BySeat<bool>& ready) const;
  double given(double points) const;             // to nobody yet, a stick say; above 0
  double saved(double points) const;             // by a win: this seat loses so many when another wins
  bool ends_behind(const Payments& paid) const;  // a win paid so ends the game with another seat ahead
  double rate() const { return rate_ / 1000; }   // placement points a point at the start

 private:
  BySeat<Points> scores_with(const Payments& paid) const;
  // At the end of the game, in thousands, when `winner` has ended this hand with such scores.
  double after(const BySeat<Points>& scores, std::optional<Seat> winner) const;
  // The same, once `ended` says how the hand has ended.
  double at_end_of(PublicState ended, const BySeat<Points>& scores) const;
  double in_points(double thousands) const { return 1000 * thousands / rate_; }

  PublicState table_;  // where hands are ended to see what follows
  Seat seat_;
  Places places_;
  double rate_;       // thousands at the end for a thousand points at the start
  double undecided_;  // if nobody wins
};

}  // namespace tingpai
