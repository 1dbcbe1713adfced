#include "app/table/hand_result.h"

#include "app/people/positions.h"
#include "app/text/names.h"
#include "engine/rules/mcr/explain.h"

namespace tingpai::app {
namespace {

// What a hand that was not won could have been won with.
mcr::Waits waits_of(const PlayerView& view) {
  const auto* rules = std::get_if<mcr::Rules>(&view.table.ruleset.scheme);
  if (rules == nullptr) return {};
  Win win;
  win.concealed = view.hand.concealed;
  win.melds = view.hand.melds;
  win.round = view.table.round;
  win.seat = view.table.winds[view.seat];
  return mcr::waits_of(win, *rules);
}

}  // namespace

HandResult::HandResult(QObject* parent)
    : QObject(parent), wins_{&win_}, seats_(SeatResultRow::staticMetaObject) {
  seats_.reserve(4, SeatResultRow());
}

void HandResult::show(const PlayerView& view, const Players& players, const OpenHands& hands) {
  const PublicState& table = view.table;
  const bool was_valid = valid_;
  valid_ = table.phase == Phase::hand_over || table.phase == Phase::game_over;
  if (!valid_ && !was_valid) return;
  const events::Won* won = valid_ && !table.wins.empty() ? &table.wins.front() : nullptr;
  won_ = won != nullptr;
  title_.clear();
  spoken_.clear();
  if (won_) {
    win_.show(view, *won, players);
    title_ = win_.title();
    spoken_ = win_.spoken();
  } else {
    win_.clear();
  }
  grand_ = won_ && win_.property("grand").toBool();
  QStringList ready;
  QList<SeatResultRow> rows;
  for (int position = 0; position < 4; ++position) {
    const Seat seat = seat_at(view, position);
    const int payment = won_ ? won->payments[seat] : 0;
    const mcr::Waits waits =
        valid_ && !won_ && hands[seat] != nullptr ? waits_of(*hands[seat]) : mcr::Waits{};
    QString waits_text;
    if (valid_ && !won_ && hands[seat] != nullptr) {
      waits_text = waits.tiles.empty() ? tr("Not ready")
                   : waits.enough      ? tr("Ready")
                                       : tr("Ready, but under %n fan", nullptr, waits.minimum);
    }
    if (!waits.tiles.empty()) {
      //: a player, "Ready", the tiles waited for
      ready << tr("%1: %2, %3").arg(players.name(seat), waits_text, names::tiles(waits.tiles));
    }
    rows << SeatResultRow{.position = position,
                          .name = players.name(seat),
                          .wind_name = names::wind(table.winds[seat]),
                          .payment = payment,
                          .payment_text = names::signed_number(payment),
                          .score = table.scores[seat],
                          .score_text = names::signed_number(table.scores[seat]),
                          .is_winner = won_ && won->seat == seat,
                          .waits = names::texts(waits.tiles),
                          .waits_text = waits_text};
  }
  seats_.set(rows);
  if (valid_ && !won_) {
    title_ = tr("Draw");
    spoken_ = names::sentences({tr("Draw: the wall is empty"), names::clauses(ready)});
  }
  Q_EMIT changed();
}

}  // namespace tingpai::app
