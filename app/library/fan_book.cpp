#include "app/library/fan_book.h"

#include <QCoreApplication>

#include "app/base/provide.h"
#include "app/text/examples.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"

namespace tingpai::app {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(FanBook)
};

// How the example was won, where it matters.
QString circumstances_of(const Win& win) {
  QStringList all;
  if (win.self_drawn) all << Words::tr("self-draw");
  if (win.last_wall_tile) all << Words::tr("last tile of the wall");
  if (win.replacement) all << Words::tr("after a kong");
  if (win.robbing) all << Words::tr("from another's kong");
  if (win.last_of_kind) all << Words::tr("the other three are visible");
  if (win.seat == Wind::south) all << Words::tr("your wind is South, the round's East");
  if (win.flowers > 0) all << Words::tr("%n flower(s)", nullptr, win.flowers);
  return names::list(all);
}

QString excluded_by(const mcr::PatternRow& row) {
  QStringList all;
  for (mcr::PatternSet left = row.excludes; !left.empty(); left.erase(left.first())) {
    all << names::pattern(mcr::id_of(left.first()));
  }
  return all.isEmpty() ? QString() : Words::tr("Not counted with it: %1").arg(names::list(all));
}

// The melds as they lie: of a concealed kong the outer two face down.
QVariantList melds_of(const Win& win) {
  QVariantList melds;
  for (const Meld& meld : win.melds) {
    QStringList tiles = names::texts(tiles_of(meld));
    if (meld.type == MeldType::concealed_kong) tiles.first().clear(), tiles.last().clear();
    melds << QVariant(tiles);
  }
  return melds;
}

FanBookRow row_of(mcr::Pattern pattern) {
  const mcr::PatternRow& row = mcr::row(pattern);
  const PatternId id = mcr::id_of(pattern);
  const SchemeWords& words = words_of(id.scheme);
  const Win win = *parse_example(words.example(id));
  return {static_cast<int>(pattern),
          mcr::points(pattern, mcr::Rules{}),
          words.pattern(id),
          words.sentence(id),
          excluded_by(row),
          melds_of(win),
          names::texts(win.concealed.tiles()),
          names::text(win.tile),
          circumstances_of(win)};
}

bool fits(const FanBookRow& row, const QString& filter) {
  if (filter.isEmpty() || QString::number(row.points) == filter) return true;
  return row.name.contains(filter, Qt::CaseInsensitive) || row.sentence.contains(filter, Qt::CaseInsensitive);
}

}  // namespace

FanBook::FanBook(QObject* parent)
    : QObject(parent), fans_(FanBookRow::staticMetaObject), tour_fans_(TourFanRow::staticMetaObject) {
  list_tour();
}

void FanBook::set_filter(const QString& filter) {
  if (filter == filter_ && fans_.count() > 0) return;
  filter_ = filter;
  list();
  Q_EMIT filterChanged();
}

void FanBook::set_wanted(int pattern) {
  wanted_ = pattern;
  set_filter({});
  Q_EMIT wantedChanged();
}

void FanBook::list_tour() {
  const Win win = *parse_example("[456p] 456m 46s 234s 8p8p +5s");
  const auto score = mcr::score(win, mcr::Rules{});
  QList<TourFanRow> rows;
  for (const CountedPattern& counted : score->patterns) {
    const SchemeWords& words = words_of(counted.id.scheme);
    rows << TourFanRow{static_cast<int>(rows.size()), words.pattern(counted.id), words.amount(counted),
                       words.spoken(counted)};
  }
  tour_fans_.set(rows);
}

int FanBook::rowOf(int pattern) const {
  for (int row = 0; row < fans_.count(); ++row) {
    if (fans_.value(row, "pattern").toInt() == pattern) return row;
  }
  return -1;
}

void FanBook::list() {
  QList<FanBookRow> rows;
  for (int i = 0; i < mcr::pattern_count; ++i) {
    const FanBookRow row = row_of(static_cast<mcr::Pattern>(i));
    if (fits(row, filter_.trimmed())) rows << row;
  }
  fans_.set(rows);
}

FanBook* FanBook::create(QQmlEngine* engine, QJSEngine*) { return provided<FanBook>(engine); }

}  // namespace tingpai::app
