#include "app/table/hand_result.h"

#include <algorithm>

#include "app/people/positions.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"
#include "engine/rules/explain.h"

namespace tingpai::app {
namespace {

// What a hand that was not won could have been won with.
Waits waits_of(const PlayerView& view) {
  Win win;
  win.concealed = view.hand.concealed;
  win.melds = view.hand.melds;
  win.round = view.table.round;
  win.seat = view.table.winds[view.seat];
  return scheme::waits_of(view.table.ruleset, win);
}

QString text_of(const Waits& waits, const SchemeWords& words) {
  if (waits.tiles.empty()) return HandResult::tr("Not ready");
  if (waits.enough) return HandResult::tr("Ready");
  if (const QString in_vain = words.waits_in_vain(); !in_vain.isEmpty()) return in_vain;
  //: "8 fan"
  return HandResult::tr("Ready, but under %1").arg(words.mean(waits.minimum));
}

QString reason_of_draw(const PublicState& table) {
  if (table.aborted) {
    QString reason = names::abort(*table.aborted);
    return reason.replace(0, 1, reason.at(0).toUpper());
  }
  const bool empty = std::ranges::any_of(all_seats, [&](Seat seat) { return table.left_for(seat) == 0; });
  return empty ? HandResult::tr("The wall is empty") : QString();
}

Points paid_to(Seat seat, const PublicState& table) {
  Points sum = 0;
  for (const events::Won& won : table.wins) sum += won.payments[seat];
  for (const Transfer& transfer : table.ledger) sum += transfer.payments[seat];
  return sum;
}

}  // namespace

HandResult::HandResult(QObject* parent)
    : QObject(parent),
      wins_{new HandWin(this)},
      seats_(SeatResultRow::staticMetaObject),
      ledger_(LedgerRow::staticMetaObject) {
  seats_.reserve(4, SeatResultRow());
}

void HandResult::show(const PlayerView& view, const Players& players, const OpenHands& hands) {
  const bool was_valid = valid_;
  valid_ = view.table.phase == Phase::hand_over || view.table.phase == Phase::game_over;
  if (!valid_ && !was_valid) return;
  won_ = valid_ && !view.table.wins.empty();
  show_wins(view, players);
  const QStringList ready = show_seats(view, players, hands);
  show_ledger(view);
  reason_.clear();
  if (valid_ && !won_) {
    title_ = tr("Draw");
    reason_ = reason_of_draw(view.table);
    spoken_ = reason_.isEmpty() ? title_ : tr("%1: %2").arg(title_, reason_);
  }
  if (valid_) spoken_ = names::sentences({spoken_, names::clauses(ready)});
  Q_EMIT changed();
}

void HandResult::show_wins(const PlayerView& view, const Players& players) {
  const qsizetype winners = won_ ? static_cast<qsizetype>(view.table.wins.size()) : 0;
  const bool grows = winners > wins_.size();
  while (wins_.size() < winners) wins_ << new HandWin(this);
  if (grows) Q_EMIT winsChanged();
  QStringList titles;
  QStringList spoken;
  grand_ = false;
  for (qsizetype i = 0; i < wins_.size(); ++i) {
    HandWin& win = *wins_[i];
    if (i >= winners) {
      win.clear();
      continue;
    }
    win.show(view, view.table.wins[static_cast<std::size_t>(i)], players);
    titles << win.title();
    spoken << win.spoken();
    grand_ = grand_ || win.grand();
  }
  title_ = names::clauses(titles);
  spoken_ = names::sentences(spoken);
}

QStringList HandResult::show_seats(const PlayerView& view, const Players& players, const OpenHands& hands) {
  const PublicState& table = view.table;
  QStringList ready;
  QList<SeatResultRow> rows;
  for (int position = 0; position < 4; ++position) {
    const Seat seat = seat_at(view, position);
    const int payment = valid_ ? paid_to(seat, table) : 0;
    SeatResultRow row{.position = position,
                      .name = players.name(seat),
                      .wind_name = names::wind(table.winds[seat]),
                      .payment = payment,
                      .payment_text = names::signed_number(payment),
                      .score_text = names::score(table.scores[seat], table.rules.start),
                      .is_winner = won_ && table.won(seat) != nullptr};
    // Where the hand went on after a win, who did not win waited to the end.
    const bool waited = !won_ || (table.rules.goes_on_after_win && !row.is_winner);
    if (valid_ && waited && hands[seat] != nullptr) {
      const Waits waits = waits_of(*hands[seat]);
      row.waits = names::texts(waits.tiles);
      row.waits_text = text_of(waits, words_of(table.ruleset));
      //: a player, "Ready", the tiles waited for
      if (!waits.tiles.empty())
        ready << tr("%1: %2, %3").arg(row.name, row.waits_text, names::tiles(waits.tiles));
    }
    rows << row;
  }
  seats_.set(rows);
  return ready;
}

void HandResult::show_ledger(const PlayerView& view) {
  const SchemeWords& words = words_of(view.table.ruleset);
  QList<LedgerRow> rows;
  for (const Transfer& transfer : valid_ ? view.table.ledger : std::vector<Transfer>()) {
    LedgerRow row{.place = static_cast<int>(rows.size()), .caption = words.transfer(transfer.reason)};
    for (int position = 0; position < 4; ++position) {
      row.amounts << transfer.payments[seat_at(view, position)];
      row.amount_texts << names::signed_number(row.amounts.last());
    }
    rows << row;
  }
  ledger_.set(rows);
}

}  // namespace tingpai::app
