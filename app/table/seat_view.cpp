#include "app/table/seat_view.h"

#include <algorithm>
#include <numeric>

#include "app/table/table_rows.h"
#include "app/table/table_rules.h"
#include "app/text/names.h"
#include "engine/table/options.h"

namespace tingpai::app {
namespace {

constexpr std::size_t waits_at_most = 3;
constexpr double perhaps = 0.15;  // chance of being ready from which on it may be, and is likely
constexpr double probably = 0.5;
constexpr float likely_wait = 0.02F;  // chance below which a wait is not worth naming

std::vector<Tile> likeliest(const std::array<float, Tile::kinds>& waits) {
  std::vector<int> kinds(Tile::kinds);
  std::iota(kinds.begin(), kinds.end(), 0);
  const auto chance = [&](int kind) { return waits[static_cast<std::size_t>(kind)]; };
  std::stable_sort(kinds.begin(), kinds.end(), [&](int a, int b) { return chance(a) > chance(b); });
  std::vector<Tile> tiles;
  for (const int kind : kinds) {
    if (tiles.size() == waits_at_most || chance(kind) < likely_wait) break;
    tiles.push_back(Tile::from_index(kind));
  }
  return tiles;
}

QString all(const RowModel& rows) {
  QStringList names;
  for (int row = 0; row < rows.count(); ++row) names << rows.value(row, "name").toString();
  return names::list(names);
}

// What this seat has declared, and that it has won while the hand goes on. Who deals, the winds tell.
QList<BadgeRow> badges_of(const PublicState& table, Seat seat, bool winds) {
  const SeatStatus& status = table.status[seat];
  QList<BadgeRow> badges;
  const auto add = [&](const char* kind, const QString& text, const QString& tile = {}) {
    badges << BadgeRow{QString::fromLatin1(kind), text, tile, text};
  };
  if (!winds && table.winds[seat] == Wind::east) add("dealer", SeatView::tr("Dealer"));
  if (status.riichi) add("riichi", SeatView::tr("Riichi"));
  if (status.void_suit) {
    const Tile lowest = Tile::from_index(9 * static_cast<int>(*status.void_suit));
    add("void", SeatView::tr("Gave up %1").arg(names::suit(*status.void_suit)), names::text(lowest));
  }
  if (table.rules.goes_on_after_win && status.out) {
    const auto place = std::ranges::find(table.wins, seat, &events::Won::seat) - table.wins.begin();
    add("won", place == 0   ? SeatView::tr("Won first")
               : place == 1 ? SeatView::tr("Won second")
                            : SeatView::tr("Won third"));
  }
  return badges;
}

// The tile that won comes last, wherever it came from.
std::vector<Tile> laid_open(const PlayerView& held) {
  PlayerView view = held;
  if (const auto* won = view.table.won(view.seat)) {
    view.drawn = won->win.tile;
    if (won->place > 0) view.hand.take(won->win.tile);  // the first winner on this tile has it
  }
  return hand_order(view);
}

}  // namespace

SeatView::SeatView(int position, QObject* parent)
    : QObject(parent),
      position_(position),
      river_(RiverRow::staticMetaObject),
      melds_(MeldRow::staticMetaObject),
      badges_(BadgeRow::staticMetaObject) {}

void SeatView::show(const PlayerView& view, const Players& players, bool open, const QString& level,
                    const PlayerView* held) {
  const PublicState& table = view.table;
  words_ = &words_of(table.ruleset);
  const Seat seat = seat_at(view, position_);
  name_ = players.name(seat);
  seal_ = players.seal(seat);
  level_name_ = level;
  wind_ = static_cast<int>(table.winds[seat]);
  wind_name_ = names::wind(table.winds[seat]);
  gain_ = table.scores[seat] - table.rules.start;
  score_text_ = names::score(table.scores[seat], table.rules.start);
  const bool playing = table.phase == Phase::drawing || table.phase == Phase::acting ||
                       table.phase == Phase::claiming || table.phase == Phase::robbing;
  active_ = playing && table.turn == seat;
  dealer_ = table.winds[seat] == Wind::east;
  hand_count_ = table.concealed_count[seat];
  flowers_ = names::texts(table.flowers[seat]);
  const auto river = river_rows(view, seat);
  declaring_tile_ = declaring_row(river);
  river_.set(river);
  wind_shown_ = table_rules(table.ruleset, table.rules).winds;
  auto badges = badges_of(table, seat, wind_shown_);
  if (seat == view.seat && open && is_furiten(view)) {
    //: a player who waits for a tile, but may win on no discard
    badges << BadgeRow{
        QStringLiteral("furiten"), tr("Furiten"), {}, tr("Furiten: you can win only by self-draw")};
  }
  badges_.set(badges);
  winner_ = table.won(seat) != nullptr;
  open_tiles_ = held != nullptr ? names::texts(laid_open(*held)) : QStringList();
  melds_.set(held != nullptr ? meld_rows(view, seat, held->hand.melds)
             : open          ? meld_rows(view, seat)
                             : public_meld_rows(view, seat));
  river_text_ = river_.count() == 0 ? tr("%1: nothing discarded").arg(name_)
                                    : tr("%1 discarded %2").arg(name_, all(river_));
  melds_text_ =
      melds_.count() == 0 ? tr("%1: no melds").arg(name_) : tr("%1 melded %2").arg(name_, all(melds_));
  flowers_text_ = flowers_.isEmpty() ? tr("%1: no flowers").arg(name_)
                                     : tr("%1 showed %2").arg(name_, names::tiles(table.flowers[seat]));
  //: A player: name, seat wind, score
  spoken_ = wind_shown_ ? tr("%1, %2, score %3").arg(name_, wind_name_, score_text_)
                        //: A player: name, score
                        : tr("%1, score %2").arg(name_, score_text_);
  for (const BadgeRow& badge : badges) spoken_ = names::list({spoken_, badge.spoken});
  if (active_) spoken_ = tr("%1, to play").arg(spoken_);
  Q_EMIT changed();
}

void SeatView::show_thinking(bool thinking) {
  if (thinking == thinking_) return;
  thinking_ = thinking;
  Q_EMIT thinkingChanged();
}

void SeatView::show_estimate(const OpponentEstimate* estimate) {
  has_estimate_ = estimate != nullptr;
  ready_ = has_estimate_ ? estimate->ready : 0;
  samples_ = has_estimate_ ? estimate->samples : 0;
  ready_text_.clear();
  ready_words_.clear();
  likely_waits_.clear();
  estimate_text_.clear();
  if (has_estimate_) {
    const auto waits = likeliest(estimate->waits);
    ready_text_ = tr("%1 ready").arg(names::percent(ready_));
    ready_words_ = ready_ < perhaps    ? tr("%1 is far from ready")
                   : ready_ < probably ? tr("%1 may be ready")
                                       : tr("%1 is probably ready");
    ready_words_ = ready_words_.arg(name_);
    likely_waits_ = names::texts(waits);
    estimate_text_ = tr("about %1").arg(words_->mean(estimate->mean_total));
    if (!waits.empty()) estimate_text_ = tr("%1; may wait for %2").arg(estimate_text_, names::tiles(waits));
  }
  Q_EMIT estimateChanged();
}

}  // namespace tingpai::app
