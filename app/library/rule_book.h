// The rules to read: in brief, and the list of patterns from the scheme's own table, with points, exclusions,
// a sentence and an example.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/base/row_model.h"
#include "engine/rules/ruleset.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

// A pattern with an example hand.
struct PatternRow {
  Q_GADGET
  Q_PROPERTY(int pattern MEMBER pattern)
  Q_PROPERTY(int points MEMBER points)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString sentence MEMBER sentence)
  Q_PROPERTY(QString excludes MEMBER excludes)
  Q_PROPERTY(QVariantList melds MEMBER melds)
  Q_PROPERTY(QStringList tiles MEMBER tiles)
  Q_PROPERTY(QString winning MEMBER winning)
  Q_PROPERTY(QString how MEMBER how)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int pattern = 0;
  int points = 0;
  QString name;
  QString sentence;
  QString excludes;
  QVariantList melds;  // of an example hand, as they lie
  QStringList tiles;
  QString winning;
  QString how;     // it was won, where that matters
  QString spoken;  // "All Pungs, 6 fan. Four pungs or kongs and a pair."
};

// A pattern of the tour's example hand.
struct TourPatternRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString amountText MEMBER amount_text)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int place = 0;
  QString name;
  QString amount_text;
  QString spoken;
};

// A paragraph of the rules in brief.
struct ParagraphRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString heading MEMBER heading)
  Q_PROPERTY(QString words MEMBER words)

 public:
  int place = 0;
  QString heading;
  QString words;
};

class RuleBook : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(tingpai::app::RowModel* patterns READ patterns CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* paragraphs READ paragraphs CONSTANT)
  Q_PROPERTY(QList<QString> rulesets READ rulesets CONSTANT)
  Q_PROPERTY(QList<QString> rulesetNames READ ruleset_names NOTIFY rulesetChanged)
  Q_PROPERTY(QString ruleset READ ruleset WRITE set_ruleset NOTIFY rulesetChanged)
  Q_PROPERTY(QString heading READ heading NOTIFY rulesetChanged)
  Q_PROPERTY(QString numberText READ number_text NOTIFY listed)
  Q_PROPERTY(QString filter READ filter WRITE set_filter NOTIFY filterChanged)
  Q_PROPERTY(QList<QString> tourTiles READ tour_tiles CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* tourPatterns READ tour_patterns CONSTANT)
  Q_PROPERTY(int wanted READ wanted WRITE set_wanted NOTIFY wantedChanged)
 public:
  // Not a default constructor: QML would prefer it to create() and have a book of its own.
  explicit RuleBook(QObject* parent);
  static RuleBook* create(QQmlEngine* engine, QJSEngine* scripts);

  RowModel* patterns() { return &patterns_; }
  RowModel* paragraphs() { return &paragraphs_; }
  // The kind of rules that patterns and paragraphs are of, as scheme::name_of says it; unknown ones change
  // nothing. Paragraphs tell the usual rules of that kind, or those of the table. The tour is always of the
  // first.
  static QList<QString> rulesets();
  static QList<QString> ruleset_names();
  QString ruleset() const;
  void set_ruleset(const QString& kind);
  Q_INVOKABLE void openAt(const QString& rules);  // of a table, as to_text says them
  QString heading() const;                        // of the patterns: "Fans"
  QString number_text() const;                    // how many are listed: "81 fans"
  QStringList tour_tiles() const;
  RowModel* tour_patterns() { return &tour_patterns_; }
  QString filter() const { return filter_; }
  void set_filter(const QString& filter);  // part of a name or of the sentence, or the points
  int wanted() const { return wanted_; }   // the pattern that was looked up, -1: none
  void set_wanted(int pattern);            // the filter goes, so that it is there
  Q_INVOKABLE int rowOf(int pattern) const;
  void retranslate();

 Q_SIGNALS:
  void rulesetChanged();
  void listed();
  void filterChanged();
  void wantedChanged();

 private:
  void list();
  void list_rules();

  void show(const Ruleset& rules);

  Ruleset table_;
  Ruleset rules_;
  QString filter_;
  int wanted_ = -1;
  RowModel patterns_;
  RowModel paragraphs_;
  RowModel tour_patterns_;
};

}  // namespace tingpai::app
