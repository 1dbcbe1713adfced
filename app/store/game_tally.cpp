#include "app/store/game_tally.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/rules/scheme.h"
#include "engine/table/record.h"

namespace tingpai::app {
namespace {

constexpr double two_sided_95 = 1.96;
constexpr int fewest = 10;  // below it an interval would say nothing

void count(Tally& tally, const events::Won& won) {
  ++tally.wins;
  if (!won.from) ++tally.self_draws;
  tally.fan += won.score.total;
  for (const CountedPattern& pattern : won.score.patterns)
    tally.fans[std::string(scheme::name_of(pattern.id))] += pattern.count;
}

// What has happened in the hand so far.
struct HandSoFar {
  Points points = 0;
  bool decided = false;  // somebody won
  bool won = false;
  bool dealt_in = false;
  bool declared = false;
  bool called = false;
};

void count(Tally& tally, const HandSoFar& hand) {
  ++tally.hands;
  tally.undecided += !hand.decided;
  tally.deal_ins += hand.dealt_in;
  tally.riichis += hand.declared;
  tally.calls += hand.called;
  if (hand.won) tally.gains += hand.points;
  tally.points += hand.points;
  tally.squares += static_cast<double>(hand.points) * hand.points;
}

}  // namespace

Tally tally_of(std::span<const Event> events, Seat seat, const TurnRules& rules) {
  Tally tally;
  HandEnds ends(rules);
  PaymentsSoFar paid;
  HandSoFar hand;
  for (const Event& event : events) {
    if (const auto* won = std::get_if<events::Won>(&event)) {
      hand.decided = true;
      hand.won = hand.won || won->seat == seat;
      hand.dealt_in = hand.dealt_in || won->from == seat;
      if (won->seat == seat) count(tally, *won);
    }
    if (const auto* claim = std::get_if<events::Claimed>(&event))
      hand.called = hand.called || claim->seat == seat;
    if (const auto* discard = std::get_if<events::Discarded>(&event))
      hand.declared = hand.declared || (discard->riichi && discard->seat == seat);
    if (const auto payments = paid.after(event)) hand.points += (*payments)[seat];
    if (ends.after(event)) count(tally, std::exchange(hand, {}));
    if (const auto* end = std::get_if<events::GameEnded>(&event)) {
      tally.games = 1;
      tally.score = end->scores[seat] - rules.start;
      tally.place =
          1 + static_cast<int>(std::count_if(end->scores.begin(), end->scores.end(),
                                             [&](Points other) { return other > end->scores[seat]; }));
      tally.places = tally.place;
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
  sum.riichis += game.riichis;
  sum.calls += game.calls;
  sum.gains += game.gains;
  sum.places += game.places;
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
