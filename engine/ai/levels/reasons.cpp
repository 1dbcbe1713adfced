#include "engine/ai/levels/reasons.h"

#include <algorithm>
#include <array>

namespace tingpai {

namespace {

constexpr std::array all_parts{Part::winning, Part::size, Part::dealing_in, Part::paid, Part::settled};

// Chances to deal in from which a discard is no longer safe, and from which it is dangerous. An expert's
// discards deal in 1.4 % of the time.
constexpr double no_longer_safe = 0.01;
constexpr double dangerous = 0.05;

double hope_of(const Evaluation& one) { return winning_chance(one) * one.worth + one.paid + one.settled; }

KindSet helping(const Evaluation& one) {
  KindSet kinds;
  for (const LiveTile& tile : one.effective) kinds.insert(tile.tile.kind());
  return kinds;
}

Risk risk_of(const Decision& decision, const Evaluation& discard) {
  if (decision.opponents.empty() || !decision.discards_win) return Risk::unknown;
  double safe = 1;
  for (const double chance : discard.deal_in) safe *= 1 - chance;
  if (1 - safe < no_longer_safe) return Risk::safe;
  return 1 - safe < dangerous ? Risk::slight : Risk::high;
}

Use use_of(const Decision& decision, const Evaluation& discard) {
  if (discard.gives_up) return Use::folding;
  Shanten nearest = discard.shanten;
  for (const Evaluation& one : decision.evaluations) {
    if (one.action.type == ActionType::discard) nearest = std::min(nearest, one.shanten);
  }
  if (discard.shanten > nearest) return Use::step_back;
  KindSet all;
  bool most = true;  // to hope for
  for (const Evaluation& one : decision.evaluations) {
    if (one.action.type != ActionType::discard || one.shanten > nearest) continue;
    all = all | helping(one);
    const bool capped = one.shifted && one.value >= decision.evaluations.front().value;  // no better than it
    if (!one.gives_up && !capped && hope_of(one) - hope_of(discard) > one.margin + discard.margin)
      most = false;
  }
  if (!most) return Use::some;
  return !all.empty() && all == helping(discard) ? Use::none : Use::least;
}

}  // namespace

double Comparison::of(Part part) const {
  switch (part) {
    case Part::winning:
      return winning;
    case Part::size:
      return size;
    case Part::dealing_in:
      return dealing_in;
    case Part::paid:
      return paid;
    case Part::settled:
      break;
  }
  return settled;
}

Part Comparison::largest() const {
  return *std::max_element(all_parts.begin(), all_parts.end(),
                           [this](Part a, Part b) { return of(a) < of(b); });
}

std::optional<Part> Comparison::lead() const {
  if (contrast != Contrast::parts || total == 0) return std::nullopt;
  const double sign = total > 0 ? 1 : -1;
  const Part most = *std::max_element(all_parts.begin(), all_parts.end(),
                                      [&](Part a, Part b) { return sign * of(a) < sign * of(b); });
  return sign * of(most) > 0 ? std::optional(most) : std::nullopt;
}

Comparison compare(const Evaluation& one, const Evaluation& other) {
  const double more_wins = winning_chance(one) - winning_chance(other);
  Comparison comparison;
  comparison.winning = (one.worth + other.worth) / 2 * more_wins;
  comparison.size = (winning_chance(one) + winning_chance(other)) / 2 * (one.worth - other.worth);
  comparison.dealing_in = other.loss - one.loss;
  comparison.paid = one.paid - other.paid;
  comparison.settled = one.settled - other.settled;
  comparison.total = one.value - other.value;
  if (one.shifted || other.shifted)
    comparison.contrast = Contrast::whole;
  else if (one.gives_up != other.gives_up)
    comparison.contrast = Contrast::folding;
  const int more_live = one.live_total - other.live_total;
  comparison.live_agrees = comparison.total > 0 ? more_live > 0 : comparison.total < 0 && more_live < 0;
  return comparison;
}

Meaning meaning_of(const Decision& decision, const Evaluation& discard) {
  return {use_of(decision, discard), risk_of(decision, discard)};
}

}  // namespace tingpai
