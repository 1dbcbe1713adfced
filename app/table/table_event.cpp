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
    out_.text = tr("%1 discarded %2").arg(name(event.seat), names::tile(event.tile));
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
  template <class Other>
  void operator()(const Other&) {}  // nothing to tell yet

 private:
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
