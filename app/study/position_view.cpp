#include "app/study/position_view.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/table/table_rows.h"
#include "app/text/names.h"
#include "app/text/value_words.h"
#include "app/tutor/tutor_rows.h"
#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/reasons.h"

namespace tingpai::app {
namespace {

struct PositionViewText {
  Q_DECLARE_TR_FUNCTIONS(PositionView)
};

constexpr std::size_t told = 2;  // of the best actions, beside the one taken

// What is known of an action once the position is judged.
struct Mark {
  bool best = false;
  bool as_good = false;  // its interval overlaps the best one's; the best one too
  bool taken = false;
};

Mark mark_of(const Judged& judged, Action action) {
  if (judged.decision == nullptr || judged.decision->evaluations.empty()) return {};
  const Evaluation& best = judged.decision->evaluations.front();
  const Evaluation* mine = evaluation_of(*judged.decision, action);
  return {action == best.action, mine != nullptr && as_good(*mine, best), judged.taken == action};
}

QString spoken_of(const QString& name, const Mark& mark) {
  QString text = name;
  if (mark.best) text = PositionViewText::tr("%1, the best").arg(text);
  if (mark.as_good && !mark.best) text = PositionViewText::tr("%1, equally good").arg(text);
  if (mark.taken) text = PositionViewText::tr("%1, your choice").arg(text);
  return text;
}

int option_of(const LegalActions& legal, Action action) {
  const auto found = std::find(legal.actions.begin(), legal.actions.end(), action);
  return found == legal.actions.end() ? -1 : static_cast<int>(found - legal.actions.begin());
}

// Who is asked is "You", whatever its number.
Seat as_seen(Seat seat, Seat me) { return Seat::from_index((seat.index() - me.index() + 4) % 4); }

Players players_seen_by(Seat me) {
  std::vector<Person> people;
  for (const Seat seat : all_seats) people.push_back({names::player(as_seen(seat, me)), {}});
  return Players::sharing(people);
}

QString prompt_of(const PlayerView& view, const Players& players) {
  const PublicState& table = view.table;
  const QString who = players.name(table.turn);
  switch (table.phase) {
    case Phase::claiming:
      return PositionViewText::tr("%1 discards %2: call it or pass?").arg(who, names::tile(*table.last_tile));
    case Phase::robbing:
      return PositionViewText::tr("%1 adds %2 to a pung: rob it or pass?")
          .arg(who, names::tile(*table.last_tile));
    default:
      break;
  }
  return view.drawn ? PositionViewText::tr("You drew %1: what now?").arg(names::tile(*view.drawn))
                    : PositionViewText::tr("After your call: which tile do you discard?");
}

StudyNumberRow number_row(const Evaluation& one, const Judged& judged, const Ruleset& ruleset) {
  const Mark mark = mark_of(judged, one.action);
  const QString name = names::action(one.action);
  const ValueWords words(judged.decision->unit);
  const QString value = words.value(one.value);
  const double chance = winning_chance(one);
  const bool wins = one.action.type == ActionType::win;
  const auto made_of = [&](double size) { return one.shifted ? QString() : words.part(size); };
  return {name,
          value,
          one.margin > 0 ? QStringLiteral("± %1").arg(words.margin(one.margin)) : QString(),
          wins ? names::percent(chance, true) : chance_text(chance, ruleset),
          made_of(one.worth),
          made_of(one.loss),
          mark.best,
          mark.as_good,
          mark.taken,
          PositionViewText::tr("%1: value %2, win %3")
              .arg(spoken_of(name, mark), value, names::percent(chance, wins))};
}

}  // namespace

QList<StudyTileRow> position_hand_rows(const PlayerView& view, const LegalActions& legal,
                                       const Judged& judged) {
  const auto order = hand_order(view);
  QList<StudyTileRow> rows;
  std::vector<Tile> marked;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Tile tile = order[i];
    const Action discard{ActionType::discard, tile};
    const bool drawn = view.drawn.has_value() && i + 1 == order.size();
    // Of tiles of one kind the first one carries the marks.
    const bool first = std::find(marked.begin(), marked.end(), tile) == marked.end();
    const Mark mark = first ? mark_of(judged, discard) : Mark{};
    const QString name = names::tile(tile);
    rows << StudyTileRow{static_cast<int>(i),       names::text(tile), name,         drawn,
                         option_of(legal, discard), mark.best,         mark.as_good, mark.taken,
                         spoken_of(name, mark)};
    marked.push_back(tile);
  }
  return rows;
}

QList<StudyOptionRow> position_option_rows(const LegalActions& legal, const Judged& judged) {
  QList<StudyOptionRow> rows;
  for (const Action action : legal.actions) {
    if (action.type == ActionType::discard) continue;
    const Mark mark = mark_of(judged, action);
    // The tiles stand beside the word.
    rows << StudyOptionRow{option_of(legal, action),
                           names::call(action.type),
                           action_tiles(action),
                           mark.best,
                           mark.as_good,
                           mark.taken,
                           spoken_of(names::action(action), mark)};
  }
  return rows;
}

QList<StudyNumberRow> position_number_rows(const Judged& judged, const Ruleset& ruleset) {
  if (judged.decision == nullptr) return {};
  const auto& all = judged.decision->evaluations;
  QList<StudyNumberRow> rows;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i < told || judged.taken == all[i].action) rows << number_row(all[i], judged, ruleset);
  }
  return rows;
}

PositionView::PositionView(QObject* parent)
    : QObject(parent),
      hand_(StudyTileRow::staticMetaObject),
      options_(StudyOptionRow::staticMetaObject),
      numbers_(StudyNumberRow::staticMetaObject) {
  for (std::size_t i = 0; i < seats_.size(); ++i)
    seats_[i] = std::make_unique<SeatView>(static_cast<int>(i), this);
}

void PositionView::show(const PlayerView& view, const LegalActions& legal, const Judged& judged,
                        const std::optional<Players>& known) {
  valid_ = true;
  judged_ = judged.decision != nullptr;
  const PublicState& table = view.table;
  const Players players = known.value_or(players_seen_by(view.seat));
  for (const auto& seat : seats_) seat->show(view, players, seat->is_me());
  title_ = names::hand_title(table);
  wall_text_ = tr("%n tile(s) left in the wall", nullptr, table.wall_left);
  prompt_ = prompt_of(view, players);
  last_tile_ = table.last_tile ? names::text(*table.last_tile) : QString();
  last_tile_position_ = table.last_tile && table.phase != Phase::robbing ? position_of(view, table.turn) : -1;
  hand_.set(position_hand_rows(view, legal, judged));
  options_.set(position_option_rows(legal, judged));
  numbers_.set(position_number_rows(judged, table.ruleset));
  Q_EMIT changed();
}

void PositionView::clear() {
  valid_ = false;
  judged_ = false;
  for (RowModel* rows : {&hand_, &options_, &numbers_}) rows->clear();
  Q_EMIT changed();
}

}  // namespace tingpai::app
