#include "engine/table/course/sichuan.h"

#include <algorithm>

#include "engine/rules/sichuan/scheme.h"

namespace tingpai::sichuan {

namespace {

using course::plain::hand_of;

BySeat<bool> out(const PublicState& table) {
  BySeat<bool> seats;
  for (const Seat seat : all_seats) seats[seat] = table.status[seat].out;
  return seats;
}

std::size_t transfers(const PublicState& table, TransferReason reason) {
  return static_cast<std::size_t>(std::ranges::count(table.ledger, reason, &Transfer::reason));
}

std::size_t kongs_of(const PublicState& table) {
  std::size_t kongs = 0;
  for (const Seat seat : all_seats) {
    for (const SeenMeld& meld : table.melds[seat]) kongs += is_kong(meld.type);
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

// Every kong is paid for once, one of a tile that was kept back with nothing.
std::optional<Event> kong_payment(const PublicState& table) {
  const bool declared = table.phase == Phase::robbing ||
                        (table.phase == Phase::drawing && table.last_draw == DrawSource::kong_replacement);
  if (!declared || transfers(table, TransferReason::kong) >= kongs_of(table)) return std::nullopt;
  const SeenMeld& kong = last_kong(table);
  const bool late = table.phase == Phase::robbing && !table.drawn;
  const auto payments = late ? Payments{} : kong_payments(kong.type, table.turn, kong.from, out(table));
  return events::Paid{{TransferReason::kong, payments}};
}

Payments reversed(const Payments& payments) {
  Payments back;
  for (const Seat seat : all_seats) back[seat] = -payments[seat];
  return back;
}

// Where the discard after a kong was won, the kong's income is its owner's no longer. Of several winners the
// nearest gets it.
std::optional<Event> kong_lost(const Rules& rules, const PublicState& table) {
  if (rules.kong_lost == KongLost::kept) return std::nullopt;
  const auto is_after_kong = [](const events::Won& won) { return won.win.after_kong && won.place == 0; };
  const auto told =
      transfers(table, TransferReason::kong_passed_on) + transfers(table, TransferReason::kong_returned);
  if (static_cast<std::size_t>(std::ranges::count_if(table.wins, is_after_kong)) <= told) return std::nullopt;
  const auto won = std::ranges::find_if(table.wins.rbegin(), table.wins.rend(), is_after_kong);
  const auto kong =
      std::ranges::find(table.ledger.rbegin(), table.ledger.rend(), TransferReason::kong, &Transfer::reason);
  if (rules.kong_lost == KongLost::cancelled)
    return events::Paid{{TransferReason::kong_returned, reversed(kong->payments)}};
  Transfer passed{TransferReason::kong_passed_on, {}};
  const Points income = kong->payments[*won->from];
  passed.payments[*won->from] -= income;
  passed.payments[won->seat] += income;
  return events::Paid{passed};
}

bool holds(const Hand& hand, const std::optional<Suit>& suit) { return suit && hand.holds(*suit); }

// The end of a hand in which the wall ran out.
class Ending {
 public:
  Ending(const Rules& rules, const TableState& state) : rules_(rules), table_(state.table) {
    for (const Seat seat : all_seats) {
      if (table_.status[seat].out) continue;
      const Hand& hand = state.hands[seat];
      in_play_.push_back(seat);
      settled_.shown[seat] = hand;
      holds_void_[seat] = holds(hand, table_.status[seat].void_suit);
      Win tiles;
      tiles.concealed = hand.concealed;
      tiles.melds = hand.melds;
      tiles.void_suit = table_.status[seat].void_suit;
      if (!holds_void_[seat]) worth_[seat] = ready_worth(tiles, rules);
    }
  }

  events::Settled settled() {
    fine_void_suits();
    pay_ready();
    if (rules_.refunds) return_kongs();
    return std::move(settled_);
  }

 private:
  void add(TransferReason reason, const Payments& payments) {
    if (payments != Payments{}) settled_.transfers.push_back({reason, payments});
  }

  void fine_void_suits() {
    for (const Seat pig : in_play_) {
      if (!holds_void_[pig]) continue;
      Payments payments;
      if (rules_.void_fine == VoidFine::to_nobody) payments[pig] -= fine_to_nobody;
      for (const Seat seat : all_seats) {
        if (holds_void_[seat] || rules_.void_fine == VoidFine::to_nobody) continue;
        payments[pig] -= fine_to_each;
        payments[seat] += fine_to_each;
      }
      add(TransferReason::void_suit, payments);
    }
  }

  void pay_ready() {
    for (const Seat payer : in_play_) {
      if (worth_[payer]) continue;
      Payments payments;
      for (const Seat seat : in_play_) {
        payments[payer] -= worth_[seat].value_or(0);
        payments[seat] += worth_[seat].value_or(0);
      }
      add(TransferReason::not_ready, payments);
    }
  }

  // What is still its owner's, and to those who paid it, even if they have won since.
  void return_kongs() {
    std::vector<Payments> kept;
    for (const Transfer& transfer : table_.ledger) {
      if (transfer.reason == TransferReason::kong) {
        kept.push_back(transfer.payments);
      } else {
        kept.pop_back();  // it was the last kong's
      }
    }
    for (const Seat seat : in_play_) {
      if (worth_[seat]) continue;
      Payments payments;
      for (const Payments& kong : kept) {
        if (kong[seat] <= 0) continue;
        for (const Seat other : all_seats) payments[other] -= kong[other];
      }
      add(TransferReason::kong_returned, payments);
    }
  }

  const Rules& rules_;
  const PublicState& table_;
  std::vector<Seat> in_play_;
  BySeat<bool> holds_void_;
  BySeat<std::optional<Points>> worth_;  // of those who are ready
  events::Settled settled_;
};

}  // namespace

// The first winner deals next; if the first discard that won had several winners, who discarded it.
std::optional<HandStart> next_hand(const Rules&, const PublicState& table) {
  const int number = table.hand_number + 1;
  if (number >= table.ruleset.hands) return std::nullopt;
  if (table.wins.empty()) return hand_of(number, table.dealer());
  const events::Won& won = table.wins.front();
  return hand_of(number, won.more > 0 ? *won.from : won.seat);
}

// Tiles of the suit given up are no part of a claim or a kong.
void refine(const Rules&, const detail::Stance& stance, std::vector<Action>& actions) {
  const auto suit = stance.table.status[stance.seat].void_suit;
  std::erase_if(actions, [&](const Action& action) {
    return action.tile.suit() == suit && (action.type == ActionType::pung || is_kong(action.type));
  });
}

// Who let a win pass wins on nothing cheaper until the next draw.
bool may_win(const Rules& rules, const detail::Stance& stance, Tile) {
  if (holds(stance.hand, stance.table.status[stance.seat].void_suit)) return false;
  const auto won = score(detail::win_of(stance), rules);
  if (!won) return false;
  const bool bound = stance.missed.until_draw && stance.table.phase != Phase::acting;
  return !bound || won->worth > stance.missed.bound;
}

void complete(const Rules&, const detail::Stance& stance, Win& win) {
  win.after_kong =
      stance.table.phase == Phase::claiming && stance.table.last_draw == DrawSource::kong_replacement;
  win.void_suit = stance.table.status[stance.seat].void_suit;
}

void let_pass(const Rules&, const detail::Stance&, Missed& missed) {
  missed.bound = missed.until_draw ? std::max(missed.bound, missed.worth) : missed.worth;
  missed.until_draw = true;
}

std::optional<Event> due(const Rules& rules, const TableState& state) {
  if (auto lost = kong_lost(rules, state.table)) return lost;
  return kong_payment(state.table);
}

events::Settled settlement(const Rules& rules, const TableState& state) {
  if (state.table.in_play() < 2) return {};  // three have won
  return Ending(rules, state).settled();
}

}  // namespace tingpai::sichuan
