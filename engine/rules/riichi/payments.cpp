#include <algorithm>

#include "engine/rules/match.h"
#include "engine/rules/riichi/riichi.h"

namespace tingpai::riichi {

namespace {

constexpr Points honba_points = 300;

// A won hand, or a part of it that is paid by its own rule.
class Bill {
 public:
  explicit Bill(const Sides& sides) : sides_(sides) {}

  void discarder_pays(Points basic) { pay(*sides_.from, ron(basic)); }
  void all_pay(Points basic) {
    for (const Seat seat : all_seats) {
      if (seat != sides_.winner) pay(seat, rounded_up(basic * (dealer_is_among(seat) ? 2 : 1)));
    }
  }
  // All of a self-drawn win; half of one on a discard, the other half is the discarder's.
  void liable_pays(Points basic) {
    if (!sides_.from) return pay(*sides_.liable, ron(basic));
    pay(*sides_.liable, ron(basic) / 2);
    pay(*sides_.from, ron(basic) / 2);
  }
  void honba() {
    const Points points = honba_points * sides_.honba;
    if (sides_.from) return pay(*sides_.from, points);
    if (sides_.liable) return pay(*sides_.liable, points);
    for (const Seat seat : all_seats) {
      if (seat != sides_.winner) pay(seat, points / 3);
    }
  }
  const Payments& payments() const { return payments_; }

 private:
  void pay(Seat from, Points points) {
    payments_[from] -= points;
    payments_[sides_.winner] += points;
  }
  bool dealer_is_among(Seat payer) const { return payer == sides_.dealer || sides_.winner == sides_.dealer; }
  Points ron(Points basic) const { return rounded_up(basic * (sides_.winner == sides_.dealer ? 6 : 4)); }

  const Sides& sides_;
  Payments payments_;
};

// How many of the yakuman are those that one may be liable for.
int liable_yakuman(const Score& score) {
  int yakuman = 0;
  for (const CountedPattern& one : score.patterns) {
    if (one.id == id_of(Pattern::daisangen) || one.id == id_of(Pattern::daisuushii)) yakuman += one.each / 13;
  }
  return std::min(yakuman, score.yakuman);
}

}  // namespace

Payments win_payments(const Score& score, const Sides& sides, const Rules& rules) {
  Bill bill(sides);
  const int part = sides.liable ? liable_yakuman(score) : 0;
  if (part > 0) bill.liable_pays(yakuman_points * part);
  if (part == 0 || part < score.yakuman) {
    const Points basic = basic_points(score, rules) - yakuman_points * part;
    if (sides.from) {
      bill.discarder_pays(basic);
    } else {
      bill.all_pay(basic);
    }
  }
  if (sides.place == 0) bill.honba();
  Payments payments = bill.payments();
  if (sides.place == 0) payments[sides.winner] += riichi_stick * sides.sticks;
  return payments;
}

Payments ready_payments(const BySeat<bool>& ready) {
  constexpr Points pot = 3000;
  const auto is_ready = [&](Seat seat) { return ready[seat]; };
  const auto n = static_cast<Points>(std::ranges::count_if(all_seats, is_ready));
  Payments payments;
  if (n == 0 || n == 4) return payments;
  for (const Seat seat : all_seats) payments[seat] = ready[seat] ? pot / n : -pot / (4 - n);
  return payments;
}

}  // namespace tingpai::riichi
