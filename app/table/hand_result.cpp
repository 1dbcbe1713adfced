#include "app/table/hand_result.h"

#include "app/table/table_rows.h"
#include "app/text/names.h"

namespace tingpai::app {

HandResult::HandResult(QObject* parent)
    : QObject(parent),
      melds_(meld_roles()),
      fans_({"place", "name", "each", "count", "points", "pattern"}),
      excluded_({"place", "name", "reason", "pattern"}),
      seats_({"position", "name", "windName", "payment", "paymentText", "score", "scoreText", "isWinner"}) {
  // Enough for most hands: the page comes at once.
  fans_.reserve(8, {0, QString(), 0, 0, 0, 0});
  excluded_.reserve(6, {0, QString(), QString(), 0});
  seats_.reserve(4, {0, QString(), QString(), 0, QString(), 0, QString(), false});
}

void HandResult::show(const PlayerView& view, const Players& players) {
  const PublicState& table = view.table;
  const bool was_valid = valid_;
  valid_ = table.phase == Phase::hand_over || table.phase == Phase::game_over;
  if (!valid_ && !was_valid) return;
  const events::Won* won = valid_ && table.won ? &*table.won : nullptr;
  won_ = won != nullptr;
  winner_position_ = from_position_ = -1;
  total_ = 0;
  self_drawn_ = false;
  for (QString* text : {&winner_, &winning_tile_, &total_text_, &title_, &spoken_}) text->clear();
  for (QStringList* list : {&tiles_, &flowers_}) list->clear();
  if (won_) {
    show_win(view, *won, players);
  } else if (valid_) {
    title_ = spoken_ = tr("The wall is empty: nobody wins");
  }
  QList<Row> rows;
  for (int position = 0; position < 4; ++position) {
    const Seat seat = seat_at(view, position);
    const int payment = won_ ? won->payments[seat] : 0;
    rows << Row{position,
                players.name(seat),
                names::wind(table.winds[seat]),
                payment,
                names::signed_number(payment),
                table.scores[seat],
                names::signed_number(table.scores[seat]),
                won_ && won->seat == seat};
  }
  seats_.set_rows(rows);
  Q_EMIT changed();
}

void HandResult::show_win(const PlayerView& view, const events::Won& won, const Players& players) {
  winner_ = players.name(won.seat);
  winner_position_ = position_of(view, won.seat);
  self_drawn_ = !won.from;
  if (won.from) from_position_ = position_of(view, *won.from);
  tiles_ = names::texts(won.win.concealed.tiles());
  winning_tile_ = names::text(won.win.tile);
  flowers_ = names::texts(view.table.flowers[won.seat]);
  melds_.set_rows(meld_rows(view, won.seat, won.win.melds));
  total_ = won.score.total;
  total_text_ = tr("%n fan", nullptr, total_);
  QList<Row> fans;
  QStringList fan_texts;
  for (const CountedPattern& pattern : won.score.patterns) {
    const QString name = names::pattern(pattern.id);
    fans << Row{fans.size(),
                name,
                pattern.each,
                pattern.count,
                pattern.each * pattern.count,
                static_cast<int>(pattern.id)};
    fan_texts << tr("%1 %2").arg(name).arg(pattern.each * pattern.count);
  }
  fans_.set_rows(fans);
  // A pattern may be contained in several others.
  QMap<PatternId, QStringList> containing;
  QList<PatternId> in_order;
  for (const ExcludedPattern& pattern : won.score.excluded) {
    if (!containing.contains(pattern.id)) in_order << pattern.id;
    const QString because = names::pattern(pattern.because_of);
    if (!containing[pattern.id].contains(because)) containing[pattern.id] << because;
  }
  QList<Row> excluded;
  for (const PatternId id : in_order) {
    const QString because = names::list(containing[id]);
    excluded << Row{excluded.size(), names::pattern(id), tr("contained in %1").arg(because),
                    static_cast<int>(id)};
  }
  excluded_.set_rows(excluded);
  title_ = headline(won, players);
  spoken_ = tr("%1, %2: %3").arg(title_, total_text_, names::list(fan_texts));
}

QString HandResult::headline(const events::Won& won, const Players& players) const {
  const auto is_you = [&](Seat seat) { return !players.shared() && players.is_person(seat); };
  const bool mine = is_you(won.seat);
  if (!won.from) return mine ? tr("You win by self-draw") : tr("%1 wins by self-draw").arg(winner_);
  if (is_you(*won.from))
    return (won.win.robbing ? tr("%1 wins by robbing your kong") : tr("%1 wins on your discard"))
        .arg(winner_);
  const QString source = players.name(*won.from);
  if (won.win.robbing) {
    return mine ? tr("You win by robbing the kong of %1").arg(source)
                : tr("%1 wins by robbing the kong of %2").arg(winner_, source);
  }
  return mine ? tr("You win on the discard of %1").arg(source)
              : tr("%1 wins on the discard of %2").arg(winner_, source);
}

}  // namespace tingpai::app
