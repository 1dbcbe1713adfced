#include "engine/table/course/hongzhong.h"

#include <algorithm>

#include "engine/rules/hongzhong/scheme.h"

namespace tingpai::hongzhong {

namespace {

using course::plain::hand_of;

Points points_of(const Rules& rules, MeldType type) {
  if (type == MeldType::concealed_kong) return rules.concealed_kong;
  return type == MeldType::added_kong ? rules.added_kong : rules.melded_kong;
}

// Kongs of all seats that are paid.
std::size_t paying_kongs(const Rules& rules, const PublicState& table) {
  std::size_t kongs = 0;
  for (const Seat seat : all_seats) {
    for (const SeenMeld& meld : table.melds[seat])
      kongs += is_kong(meld.type) && points_of(rules, meld.type) > 0;
  }
  return kongs;
}

// The kong that `turn` has just declared.
const SeenMeld& last_kong(const PublicState& table) {
  const SeenMelds& melds = table.melds[table.turn];
  if (table.phase != Phase::robbing) return melds.back();
  return *std::ranges::find_if(melds, [&](const SeenMeld& meld) {
    return meld.type == MeldType::added_kong && same_kind(*meld.tile, *table.last_tile);
  });
}

}  // namespace

// The winner deals next. A hand without a winner changes nothing; if several rob a kong, its owner deals.
std::optional<HandStart> next_hand(const Rules&, const PublicState& table) {
  const int number = table.hand_number + 1;
  if (number >= table.ruleset.hands) return std::nullopt;
  if (table.wins.empty()) return hand_of(number, table.dealer());
  const events::Won& won = table.wins.front();
  return hand_of(number, table.wins.size() > 1 ? *won.from : won.seat);
}

// Red dragons are no part of a claim or a kong.
void refine(const Rules&, const detail::Stance&, std::vector<Action>& actions) {
  std::erase_if(actions, [](const Action& action) {
    return action.tile.kind() == wild && (action.type == ActionType::pung || is_kong(action.type));
  });
}

bool may_win(const Rules& rules, const detail::Stance& stance, Tile) {
  if (stance.table.phase == Phase::robbing && !rules.robbing) return false;
  return may_score(detail::win_of(stance), rules);
}

void reveal(const Rules& rules, const TableState& state, Win& win) {
  const bool holds_red = win.concealed[wild] > 0 || win.tile.kind() == wild;
  const auto wanted = static_cast<std::size_t>(tiles_to_turn(rules, holds_red));
  const std::size_t first = rules.bonus_set_aside
                                ? state.wall.size() - static_cast<std::size_t>(state.table.rules.behind_wall)
                                : state.front;
  const std::size_t end = rules.bonus_set_aside ? state.wall.size() : state.back;
  const auto from = state.wall.begin() + static_cast<std::ptrdiff_t>(first);
  win.under = TurnedTiles(std::span(from, std::min(wanted, end - first)));
}

// A kong is paid before its replacement is drawn, an added one once nobody has robbed it.
std::optional<Event> due(const Rules& rules, const TableState& state) {
  const PublicState& table = state.table;
  const bool declared = table.phase == Phase::robbing ||
                        (table.phase == Phase::drawing && table.last_draw == DrawSource::kong_replacement);
  if (!declared || table.ledger.size() >= paying_kongs(rules, table)) return std::nullopt;
  const SeenMeld& kong = last_kong(table);
  return events::Paid{{TransferReason::kong, kong_payments(rules, kong.type, table.turn, kong.from)}};
}

}  // namespace tingpai::hongzhong
