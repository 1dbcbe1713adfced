#include "app/library/rule_book.h"

#include <QCoreApplication>

#include "app/base/provide.h"
#include "app/text/examples.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"

namespace tingpai::app {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(RuleBook)
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

PatternRow row_of(mcr::Pattern pattern) {
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

bool fits(const PatternRow& row, const QString& filter) {
  if (filter.isEmpty() || QString::number(row.points) == filter) return true;
  return row.name.contains(filter, Qt::CaseInsensitive) || row.sentence.contains(filter, Qt::CaseInsensitive);
}

}  // namespace

RuleBook::RuleBook(QObject* parent)
    : QObject(parent),
      patterns_(PatternRow::staticMetaObject),
      paragraphs_(ParagraphRow::staticMetaObject),
      tour_patterns_(TourPatternRow::staticMetaObject) {
  list_rules();
}

void RuleBook::set_filter(const QString& filter) {
  if (filter == filter_ && patterns_.count() > 0) return;
  filter_ = filter;
  list();
  Q_EMIT filterChanged();
}

void RuleBook::set_wanted(int pattern) {
  wanted_ = pattern;
  set_filter({});
  Q_EMIT wantedChanged();
}

QStringList RuleBook::tour_tiles() const {
  return names::texts(*parse_tiles(words_of(SchemeId{}).tour_tiles));
}

void RuleBook::list_rules() {
  const SchemeWords& words = words_of(SchemeId{});
  QList<ParagraphRow> paragraphs;
  for (const Paragraph& one : words.paragraphs())
    paragraphs << ParagraphRow{static_cast<int>(paragraphs.size()), one.heading, one.words};
  paragraphs_.set(paragraphs);
  const auto score = mcr::score(*parse_example(words.tour), mcr::Rules{});
  QList<TourPatternRow> rows;
  for (const CountedPattern& counted : score->patterns) {
    rows << TourPatternRow{static_cast<int>(rows.size()), words.pattern(counted.id), words.amount(counted),
                           words.spoken(counted)};
  }
  tour_patterns_.set(rows);
}

int RuleBook::rowOf(int pattern) const {
  for (int row = 0; row < patterns_.count(); ++row) {
    if (patterns_.value(row, "pattern").toInt() == pattern) return row;
  }
  return -1;
}

void RuleBook::list() {
  QList<PatternRow> rows;
  for (int i = 0; i < mcr::pattern_count; ++i) {
    const PatternRow row = row_of(static_cast<mcr::Pattern>(i));
    if (fits(row, filter_.trimmed())) rows << row;
  }
  patterns_.set(rows);
}

void RuleBook::retranslate() {
  if (patterns_.count() > 0) list();  // else they wait until somebody looks
  list_rules();
}

RuleBook* RuleBook::create(QQmlEngine* engine, QJSEngine*) { return provided<RuleBook>(engine); }

}  // namespace tingpai::app
