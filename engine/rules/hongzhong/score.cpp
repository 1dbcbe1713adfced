#include "engine/rules/hongzhong/hongzhong.h"

#include <algorithm>

namespace tingpai::hongzhong {

namespace {

constexpr FormSet groups_alone = FormSet{Form::standard}.with_wild(wild);
constexpr FormSet pairs_alone = FormSet({Form::seven_pairs}, true).with_wild(wild);

bool is_red(Tile tile) { return tile.kind() == wild; }

TileCounts concealed_of(const Win& win) {
  TileCounts tiles = win.concealed;
  tiles.add(win.tile);
  return tiles;
}

}  // namespace

FormSet forms(const Rules& rules) {
  constexpr FormSet standard{Form::standard};
  constexpr FormSet with_pairs({Form::standard, Form::seven_pairs}, true);
  return (rules.seven_pairs ? with_pairs : standard).with_wild(wild);
}

int tiles_to_turn(const Rules& rules, bool holds_red) {
  if (rules.bonus_tiles == 0) return 0;
  if (rules.rank_counts) return 1;
  return rules.bonus_tiles + (holds_red ? 0 : rules.more_without_reds);
}

bool is_hit(Tile tile) { return is_red(tile) || (tile.rank() - 1) % 4 == 0; }

int bonus_of(const Rules& rules, const Win& win) {
  if (!rules.rank_counts) return static_cast<int>(std::ranges::count_if(win.under, is_hit));
  constexpr int rank_of_red = 10;
  if (win.under.empty()) return 0;
  const Tile turned = win.under[0];
  return is_red(turned) ? rank_of_red : turned.rank();
}

std::optional<Pattern> way_of(const Win& win, const Rules& rules) {
  const TileCounts tiles = concealed_of(win);
  if (rules.four_reds && tiles[wild] == 4) return Pattern::four_reds;
  const ShapeIndex index(tiles);
  if (rules.seven_pairs && win.melds.empty() && index.shanten(pairs_alone) == -1) return Pattern::seven_pairs;
  if (index.shanten(groups_alone) == -1) return Pattern::standard;
  return std::nullopt;
}

std::optional<Score> score(const Win& win, const Rules& rules) {
  const auto way = way_of(win, rules);
  if (!way) return std::nullopt;
  Score score;
  const int bonus = bonus_of(rules, win);
  score.legal = true;
  score.base = 1;
  score.total = 1 + bonus;
  score.worth = rules.rank_counts ? rules.base + bonus : rules.base * (1 + bonus);
  score.patterns.push_back({id_of(*way), 1, 1});
  if (bonus > 0) score.patterns.push_back({id_of(Pattern::bonus), bonus, 1});
  return score;
}

Payments payments(const Score& score, Seat winner, std::optional<Seat> robbed) {
  Payments payments;
  for (const Seat seat : all_seats) {
    if (seat == winner) continue;
    const Seat payer = robbed.value_or(seat);
    payments[payer] -= score.worth;
    payments[winner] += score.worth;
  }
  return payments;
}

Payments kong_payments(const Rules& rules, MeldType type, Seat owner, std::optional<Seat> from) {
  Payments payments;
  const auto pay = [&](Seat payer, Points points) {
    payments[payer] -= points;
    payments[owner] += points;
  };
  if (type == MeldType::melded_kong) {
    pay(*from, rules.melded_kong);
    return payments;
  }
  for (const Seat seat : all_seats) {
    if (seat != owner) pay(seat, type == MeldType::concealed_kong ? rules.concealed_kong : rules.added_kong);
  }
  return payments;
}

}  // namespace tingpai::hongzhong
