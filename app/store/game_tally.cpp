#include "app/store/game_tally.h"

#include <algorithm>
#include <cmath>

#include "engine/rules/scheme.h"

namespace tingpai::app {
namespace {

constexpr double two_sided_95 = 1.96;
constexpr int fewest = 10;  // below it an interval would say nothing

void count(Tally& tally, const events::Won& won, Seat seat) {
  ++tally.hands;
  const double points = won.payments[seat];
  tally.points += points;
  tally.squares += points * points;
  if (won.from == seat) ++tally.deal_ins;
  if (won.seat != seat) return;
  ++tally.wins;
  if (!won.from) ++tally.self_draws;
  tally.fan += won.score.total;
  for (const CountedPattern& pattern : won.score.patterns)
    tally.fans[std::string(scheme::name_of(pattern.id))] += pattern.count;
}

}  // namespace

Tally tally_of(std::span<const Event> events, Seat seat) {
  Tally tally;
  for (const Event& event : events) {
    if (const auto* won = std::get_if<events::Won>(&event)) count(tally, *won, seat);
    if (std::holds_alternative<events::WallExhausted>(event)) {
      ++tally.hands;
      ++tally.undecided;
    }
    if (const auto* end = std::get_if<events::GameEnded>(&event)) {
      tally.games = 1;
      tally.score = end->scores[seat];
      tally.place = 1 + static_cast<int>(std::count_if(end->scores.begin(), end->scores.end(),
                                                       [&](Points other) { return other > tally.score; }));
    }
  }
  return tally;
}

void add(Tally& sum, const Tally& game) {
  sum.games += game.games;
  sum.hands += game.hands;
  sum.wins += game.wins;
  sum.self_draws += game.self_draws;
  sum.deal_ins += game.deal_ins;
  sum.undecided += game.undecided;
  sum.fan += game.fan;
  sum.points += game.points;
  sum.squares += game.squares;
  for (const auto& [pattern, times] : game.fans) sum.fans[pattern] += times;
}

// Agresti and Coull: honest for small counts and near 0 and 1, too.
Estimate share(int part, int of) {
  if (of <= 0) return {};
  Estimate estimate{static_cast<double>(part) / of};
  if (of < fewest) return estimate;
  const double n = of + two_sided_95 * two_sided_95;
  const double centre = (part + two_sided_95 * two_sided_95 / 2) / n;
  estimate.margin = two_sided_95 * std::sqrt(centre * (1 - centre) / n);
  return estimate;
}

Estimate points_a_hand(const Tally& tally) {
  if (tally.hands <= 0) return {};
  Estimate estimate{tally.points / tally.hands};
  if (tally.hands < fewest) return estimate;
  const double variance = (tally.squares - tally.points * estimate.mean) / (tally.hands - 1);
  estimate.margin = two_sided_95 * std::sqrt(std::max(0.0, variance) / tally.hands);
  return estimate;
}

}  // namespace tingpai::app
