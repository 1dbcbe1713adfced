#include "app/table/table_event.h"

#include <QCoreApplication>

#include "app/table/table_rows.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"

namespace tingpai::app {
namespace {

// Fills in the parts that differ by event.
class Describer {
  Q_DECLARE_TR_FUNCTIONS(TableEvent)
 public:
  Describer(TableEvent& out, const PlayerView& view, const Players& players)
      : out_(out), view_(view), players_(players) {}

  void operator()(const events::GameStarted&) { out_.text = tr("A new game begins"); }
  void operator()(const events::HandStarted<Sight>& event) {
    PublicState coming = view_.table;
    coming.round = event.round;
    coming.hand_number = event.number;
    out_.text = names::hand_title(coming);
    if (event.number > 0 && !winds_move_on(event.winds)) {
      out_.text = tr("%1; the players change seats").arg(out_.text);
    }
  }
  // The same neighbours as in the last hand.
  bool winds_move_on(const BySeat<Wind>& winds) const {
    const auto step = [&](Seat seat) {
      return (static_cast<int>(winds[seat]) - static_cast<int>(view_.table.winds[seat]) + 4) % 4;
    };
    return std::all_of(all_seats.begin(), all_seats.end(),
                       [&](Seat seat) { return step(seat) == step(all_seats[0]); });
  }
  void operator()(const events::Dealt<Sight>& event) {
    by(event.seat);
    if (event.tiles) out_.tiles = names::texts(*event.tiles);
    out_.text = tr("The tiles are dealt");
  }
  void operator()(const events::Drew<Sight>& event) {
    by(event.seat);
    if (event.tile) out_.tile = names::text(*event.tile);
    out_.text = event.tile ? tr("%1 drew %2").arg(name(event.seat), names::tile(*event.tile))
                           : tr("%1 drew a tile").arg(name(event.seat));
  }
  void operator()(const events::FlowerShown& event) {
    by(event.seat, event.tile);
    out_.text = tr("%1 showed %2").arg(name(event.seat), names::tile(event.tile));
  }
  void operator()(const events::Discarded& event) {
    by(event.seat, event.tile);
    out_.drawn = event.drawn;
    out_.riichi = event.riichi;
    out_.text = (event.riichi ? tr("%1 declared riichi and discarded %2") : tr("%1 discarded %2"))
                    .arg(name(event.seat), names::tile(event.tile));
  }
  void operator()(const events::Claimed& event) {
    by(event.seat, event.meld.claimed);
    for (const Tile tile : tiles_of(event.meld)) out_.tiles << names::text(tile);
    if (event.meld.from) out_.from_position = position_of(view_, *event.meld.from);
    out_.text = tr("%1: %2").arg(name(event.seat), names::meld(event.meld.type, event.meld.tile));
  }
  void operator()(const events::ConcealedKong<Sight>& event) {
    by(event.seat);
    if (event.tile) out_.tile = names::text(*event.tile);
    out_.text = tr("%1: %2").arg(name(event.seat), names::meld(MeldType::concealed_kong, event.tile));
  }
  void operator()(const events::AddedKong& event) {
    by(event.seat, event.tile);
    out_.text = tr("%1: %2").arg(name(event.seat), names::meld(MeldType::added_kong, event.tile));
  }
  void operator()(const events::Won& event) {
    by(event.seat, event.win.tile);
    if (event.from) out_.from_position = position_of(view_, *event.from);
    //: a player, a tile, and what the hand counts: "24 fan"
    out_.text = tr("%1 won with %2, %3")
                    .arg(name(event.seat), names::tile(event.win.tile),
                         words_of(view_.table.ruleset).total(event.score));
  }
  void operator()(const events::WallExhausted&) { out_.text = tr("The wall is empty: nobody wins"); }
  void operator()(const events::GameEnded&) { out_.text = tr("The game is over"); }
  void operator()(const events::Exchanged<Sight>& event) {
    const Seat me = view_.seat;
    const Seat giver = event.from[me];
    const int steps = position_of(view_, giver);
    out_.text = steps == 3   ? tr("Each player passed three tiles to the next")
                : steps == 2 ? tr("Each player passed three tiles to the one opposite")
                             : tr("Each player passed three tiles to the previous one");
    if (!event.given[me] || !event.given[giver]) return;
    out_.tiles = names::texts(*event.given[giver]);
    //: a player, three tiles and three other tiles
    const QString own =
        tr("%1 gave %2 and got %3").arg(name(me), several(*event.given[me]), several(*event.given[giver]));
    out_.text = names::sentences({out_.text, own});
  }
  void operator()(const events::SuitsVoided& event) {
    QStringList all;
    for (int position = 0; position < 4; ++position) {
      const Seat seat = seat_at(view_, position);
      //: a player and a suit: "Lin gave up dots"
      all << tr("%1 gave up %2").arg(name(seat), names::suit(event.suits[seat]));
    }
    out_.text = names::list(all);
  }
  void operator()(const events::IndicatorShown& event) {
    out_.tile = names::text(event.tile);
    //: a tile that is turned over beside the wall
    out_.text = tr("Indicator: %1").arg(names::tile(event.tile));
  }
  void operator()(const events::Paid& event) { out_.text = payment(event.transfer); }
  void operator()(const events::Aborted& event) {
    if (event.by) by(*event.by);
    out_.text = event.by ? tr("%1 aborted the hand: %2").arg(name(*event.by), names::abort(event.reason))
                         : tr("The hand is aborted: %1").arg(names::abort(event.reason));
  }
  void operator()(const events::Settled& event) {
    QStringList all;
    for (const Transfer& transfer : event.transfers) all << payment(transfer);
    out_.text = names::clauses(all);
    if (out_.text.isEmpty()) out_.text = tr("Nothing else is paid");
  }

 private:
  static QString several(std::span<const Tile> tiles) { return names::list(names::by_suit(tiles)); }
  // "Kong: Lin +3, Mei −1"; of those who pay and are paid.
  QString payment(const Transfer& transfer) const {
    QStringList all;
    for (int position = 0; position < 4; ++position) {
      const Seat seat = seat_at(view_, position);
      const Points amount = transfer.payments[seat];
      //: a player and points: "Lin +3"
      if (amount != 0) all << tr("%1 %2").arg(name(seat), names::signed_number(amount));
    }
    const QString amounts = names::list(all);
    const QString reason = words_of(view_.table.ruleset).transfer(transfer.reason);
    //: why something is paid, and what
    return reason.isEmpty() || amounts.isEmpty() ? reason + amounts : tr("%1: %2").arg(reason, amounts);
  }
  QString name(Seat seat) const { return players_.name(seat); }
  void by(Seat seat) { out_.position = position_of(view_, seat); }
  void by(Seat seat, Tile tile) {
    by(seat);
    out_.tile = names::text(tile);
  }

  TableEvent& out_;
  const PlayerView& view_;
  const Players& players_;
};

}  // namespace

TableEvent table_event(const SeenEvent& event, const PlayerView& before, const Players& players) {
  TableEvent result;
  result.type = static_cast<int>(event.index());
  std::visit(Describer(result, before, players), event);
  return result;
}

}  // namespace tingpai::app
