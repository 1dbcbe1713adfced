#include "app/library/rule_book.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/base/provide.h"
#include "app/text/examples.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"
#include "engine/rules/explain.h"
#include "engine/rules/scheme.h"

namespace tingpai::app {
namespace {

struct RuleBookText {
  Q_DECLARE_TR_FUNCTIONS(RuleBook)
};

// How the example was won, where it matters.
QString circumstances_of(const Win& win) {
  QStringList all;
  if (win.self_drawn) all << RuleBookText::tr("self-draw");
  if (win.last_wall_tile) all << RuleBookText::tr("last tile of the wall");
  if (win.replacement) all << RuleBookText::tr("after a kong");
  if (win.robbing) all << RuleBookText::tr("from another's kong");
  if (win.last_of_kind) all << RuleBookText::tr("the other three are visible");
  if (win.seat == Wind::south) all << RuleBookText::tr("your wind is South, the round's East");
  if (win.flowers > 0) all << RuleBookText::tr("%n flower(s)", nullptr, win.flowers);
  return names::list(all);
}

QString excluded_by(PatternId pattern) {
  QStringList all;
  for (const PatternId excluded : scheme::excluded_by(pattern)) all << names::pattern(excluded);
  return all.isEmpty() ? QString() : RuleBookText::tr("Not counted with it: %1").arg(names::list(all));
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

PatternRow row_of(PatternId pattern) {
  const SchemeWords& words = words_of(pattern);
  const Win win = *parse_example(words.example(pattern));
  return {int{pattern.row}, scheme::points_of(pattern), words.pattern(pattern), words.sentence(pattern),
          excluded_by(pattern), melds_of(win), names::texts(win.concealed.tiles()), names::text(win.tile),
          circumstances_of(win),
          //: a pattern with what it counts, and a sentence about it
          RuleBookText::tr("%1. %2").arg(words.spoken({pattern, 1, scheme::points_of(pattern)}),
                                         words.sentence(pattern))};
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

QList<QString> RuleBook::rulesets() {
  QList<QString> all;
  for (const Preset& kind : scheme::kinds()) all << QString::fromStdString(std::string(kind.name));
  return all;
}

QList<QString> RuleBook::ruleset_names() {
  QList<QString> all;
  for (const QString& kind : rulesets()) all << name_of_rules(kind);
  return all;
}

QString RuleBook::ruleset() const {
  const QList<QString> all = rulesets();
  return *std::ranges::find(all, scheme::id_of(rules_), scheme_named);
}

void RuleBook::set_ruleset(const QString& kind) {
  if (!rulesets().contains(kind) || kind == ruleset()) return;
  show(scheme_named(kind) == scheme::id_of(table_) ? table_ : *parse_ruleset(kind.toStdString()));
}

void RuleBook::openAt(const QString& rules) {
  const auto parsed = parse_ruleset(rules.toStdString());
  if (!parsed) return;
  table_ = *parsed;
  show(table_);
}

void RuleBook::show(const Ruleset& rules) {
  if (rules == rules_) return;
  if (scheme::id_of(rules) != scheme::id_of(rules_)) wanted_ = -1;
  rules_ = rules;
  retranslate();
}

QString RuleBook::heading() const { return words_of(rules_).patterns(); }
QString RuleBook::number_text() const { return words_of(rules_).pattern_number(patterns_.count()); }

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
  QList<ParagraphRow> paragraphs;
  for (const Paragraph& one : words_of(rules_).paragraphs(rules_))
    paragraphs << ParagraphRow{static_cast<int>(paragraphs.size()), one.heading, one.words};
  paragraphs_.set(paragraphs);
  const SchemeWords& words = words_of(SchemeId{});
  const auto score = scheme::score(Ruleset(), *parse_example(words.tour));
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
  for (int i = 0; i < words_of(rules_).pattern_count; ++i) {
    const PatternRow row = row_of({scheme::id_of(rules_), static_cast<std::uint8_t>(i)});
    if (fits(row, filter_.trimmed())) rows << row;
  }
  patterns_.set(rows);
  Q_EMIT listed();
}

void RuleBook::retranslate() {
  if (patterns_.count() > 0) list();  // else they wait until somebody looks
  list_rules();
  Q_EMIT rulesetChanged();
}

RuleBook* RuleBook::create(QQmlEngine* engine, QJSEngine*) { return provided<RuleBook>(engine); }

}  // namespace tingpai::app
