#include "engine/ai/reading/learning.h"

#include <algorithm>
#include <numeric>

#include "engine/ai/profile.h"
#include "engine/ai/reading/readiness.h"

namespace tingpai {

namespace {

// Claimed tiles of a seat that were discarded before its own next discard.
int claims_before(const PublicState& table, Seat seat, int number) {
  int claims = 0;
  for (const Seat other : all_seats) {
    for (const RiverTile& discard : table.rivers[other])
      claims += discard.claimed_by == seat && discard.number < number ? 1 : 0;
  }
  return claims;
}

// The chance that a player of the level wins within the turn after so many discards.
double win_rate(const ReadinessModel& model, Level level, int discards, int melds) {
  constexpr double least = 0.0005;  // of a rounded 0 in the tables
  const auto ready = static_cast<double>(model.row(level, discards, melds)[0]);
  return std::max(least, model.rival(level, ready).win_rate * ready);
}

// The chance that a player of the level would have won when this one did, or not before the hand ended.
double chance_of(const PublicState& table, Seat seat, Level level) {
  const ReadinessModel& model = *profile_of(table.ruleset).readiness;
  const auto& river = table.rivers[seat];
  double chance = 1;
  for (std::size_t i = 0; i < river.size(); ++i) {
    const double wins =
        win_rate(model, level, static_cast<int>(i) + 1, claims_before(table, seat, river[i].number));
    const bool won = i + 1 == river.size() && table.won(seat) != nullptr;
    chance *= won ? wins : 1 - wins;
  }
  return chance;
}

}  // namespace

Field after_hand(Field field, const PublicState& table) {
  for (const Seat seat : all_seats) {
    Pace::Shares chances{};
    for (std::size_t at = 0; at < Pace::count; ++at) chances[at] = chance_of(table, seat, Pace::levels[at]);
    field[seat].learn(chances);
  }
  return field;
}

double speed_of(const Field& field, Seat seat, const Ruleset& ruleset) {
  const auto ready_late = [&by_level = profile_of(ruleset).readiness->ready_late](const Pace& pace) {
    return std::inner_product(by_level.begin(), by_level.end(), pace.shares().begin(), 0.0);
  };
  double others = 0;
  for (const Seat other : all_seats) others += other == seat ? 0 : ready_late(field[other]) / 3;
  return others / ready_late({});
}

}  // namespace tingpai
