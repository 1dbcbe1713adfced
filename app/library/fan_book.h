// The list of fans, read from the scheme's own table: points, exclusions, a sentence and an example.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/base/row_model.h"
#include "engine/rules/mcr/mcr.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

// A fan with an example hand.
struct FanBookRow {
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

 public:
  int pattern = 0;
  int points = 0;
  QString name;
  QString sentence;
  QString excludes;
  QVariantList melds;  // of an example hand, as they lie
  QStringList tiles;
  QString winning;
  QString how;  // it was won, where that matters
};

// A fan of the tour's example hand.
struct TourFanRow {
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

class FanBook : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(tingpai::app::RowModel* fans READ fans CONSTANT)
  Q_PROPERTY(QString filter READ filter WRITE set_filter NOTIFY filterChanged)
  Q_PROPERTY(tingpai::app::RowModel* tourFans READ tour_fans CONSTANT)
  Q_PROPERTY(int wanted READ wanted WRITE set_wanted NOTIFY wantedChanged)
 public:
  // Not a default constructor: QML would prefer it to create() and have a book of its own.
  explicit FanBook(QObject* parent);
  static FanBook* create(QQmlEngine* engine, QJSEngine* scripts);

  RowModel* fans() { return &fans_; }
  RowModel* tour_fans() { return &tour_fans_; }
  QString filter() const { return filter_; }
  void set_filter(const QString& filter);  // part of a name or of the sentence, or the points
  int wanted() const { return wanted_; }   // the pattern that was looked up, -1: none
  void set_wanted(int pattern);            // the filter goes, so that it is there
  Q_INVOKABLE int rowOf(int pattern) const;
  void retranslate() {
    list();
    list_tour();
  }

 Q_SIGNALS:
  void filterChanged();
  void wantedChanged();

 private:
  void list();
  void list_tour();

  QString filter_;
  int wanted_ = -1;
  RowModel fans_;
  RowModel tour_fans_;
};

}  // namespace tingpai::app
