#include "app/cli/arena/tally.h"

namespace tingpai::cli {

namespace {

constexpr Points fault_cost = 30;  // on Botzone

int rank_quarters(const BySeat<Points>& scores, Seat seat) {
  int better = 0, equal = 0;
  for (const Points other : scores) {
    better += other > scores[seat] ? 1 : 0;
    equal += other == scores[seat] ? 1 : 0;
  }
  return 4 * better + 2 * (equal + 1);  // the mean of the ranks that equals share
}

}  // namespace

Tally& operator+=(Tally& sum, const Tally& other) {
  sum.games += other.games;
  sum.hands += other.hands;
  sum.wins += other.wins;
  sum.self_draws += other.self_draws;
  sum.deal_ins += other.deal_ins;
  sum.riichis += other.riichis;
  sum.calls += other.calls;
  sum.points_won += other.points_won;
  sum.score += other.score;
  sum.rank_quarters += other.rank_quarters;
  sum.illegal += other.illegal;
  sum.late += other.late;
  sum.crashed += other.crashed;
  sum.decisions += other.decisions;
  return sum;
}

void GameTally::count(const Event& event) {
  if (std::holds_alternative<events::HandStarted<Truth>>(event)) {
    for (Tally& tally : tallies_) ++tally.hands;
    called_ = {};
  } else if (const auto* discarded = std::get_if<events::Discarded>(&event)) {
    tallies_[discarded->seat].riichis += discarded->riichi ? 1 : 0;
  } else if (const auto* claimed = std::get_if<events::Claimed>(&event)) {
    tallies_[claimed->seat].calls += called_[claimed->seat] ? 0 : 1;
    called_[claimed->seat] = true;
  } else if (const auto* won = std::get_if<events::Won>(&event)) {
    Tally& winner = tallies_[won->seat];
    ++winner.wins;
    winner.self_draws += won->from ? 0 : 1;
    winner.points_won += worth_ ? won->score.worth : won->score.total;
    if (won->from) ++tallies_[*won->from].deal_ins;
  }
}

Tally GameTally::of(Seat seat, const PublicState& table) const {
  Tally tally = tallies_[seat];
  tally.games = 1;
  tally.score = table.scores[seat] - table.rules.start;
  tally.rank_quarters = rank_quarters(table.scores, seat);
  return tally;
}

Tally tally_of_failed_game(bool own) {
  return {.games = 1,
          .hands = 1,
          .score = own ? -fault_cost : fault_cost / 3,
          .rank_quarters = own ? 4 * 4 : 4 * 2};
}

void count(const Fault& fault, Tally& tally) {
  tally.illegal += fault.kind == Fault::Kind::illegal ? 1 : 0;
  tally.late += fault.kind == Fault::Kind::late ? 1 : 0;
  tally.crashed += fault.kind == Fault::Kind::crashed ? 1 : 0;
}

}  // namespace tingpai::cli
