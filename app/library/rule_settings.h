// The rules of a new game: a card for each kind, its variants, and what can be chosen of one, in rows made of
// the scheme's own options.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/base/row_model.h"
#include "app/settings/app_settings.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

// Rules that people know by a name; the chosen ones as they are chosen.
struct RuleCardRow {
  Q_GADGET
  Q_PROPERTY(QStringList tiles MEMBER tiles)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString says MEMBER says)
  Q_PROPERTY(QString facts MEMBER facts)

 public:
  QStringList tiles;  // that stand for them
  QString name;
  QString says;  // what they are like
  QString facts;
};

// An option of the chosen rules.
struct OptionRow {
  Q_GADGET
  Q_PROPERTY(QString key MEMBER key)
  Q_PROPERTY(QString caption MEMBER caption)
  Q_PROPERTY(QStringList values MEMBER values)
  Q_PROPERTY(int current MEMBER current)

 public:
  QString key;
  QString caption;
  QStringList values;  // in words, from the least on
  int current = 0;     // of these
};

class RuleSettings : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(tingpai::app::RowModel* cards READ cards CONSTANT)
  Q_PROPERTY(int card READ card WRITE set_card NOTIFY changed)
  Q_PROPERTY(QStringList variants READ variants NOTIFY changed)
  Q_PROPERTY(int variant READ variant WRITE set_variant NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString kind READ kind NOTIFY changed)
  Q_PROPERTY(QString text READ text NOTIFY changed)
  Q_PROPERTY(bool winds READ winds NOTIFY changed)
  Q_PROPERTY(QList<QString> lengthNames READ length_names NOTIFY changed)
  Q_PROPERTY(tingpai::app::RowModel* rows READ rows CONSTANT)
  Q_PROPERTY(bool differ READ differ NOTIFY changed)
  Q_PROPERTY(QString differences READ differences NOTIFY changed)
 public:
  explicit RuleSettings(AppSettings& settings, QObject* parent = nullptr);
  static RuleSettings* create(QQmlEngine* engine, QJSEngine* scripts);

  RowModel* cards() { return &cards_; }
  int card() const;  // the chosen one
  void set_card(int card);
  QStringList variants()
      const;            // the documented ones of the chosen card, the usual one first; empty: only that
  int variant() const;  // the chosen one, or that the chosen rules differ from in some option
  void set_variant(int variant);
  QString title() const;                // of the chosen rules: "name, variant"
  QString kind() const;                 // of rules, as scheme::name_of says it
  QString text() const;                 // of rules with all options, as to_text says them
  bool winds() const;                   // of seats mean something
  QList<QString> length_names() const;  // of AppSettings::lengths(), by these rules
  RowModel* rows() { return &rows_; }   // all options but the length, which is a setting of its own
  Q_INVOKABLE void choose(const QString& key, int value);  // a place among the row's values
  bool differ() const;                                     // from the variant
  QString differences() const;                             // in words: "Flowers: Off"
  Q_INVOKABLE void reset();                                // to the variant
  void retranslate() { publish(); }

 Q_SIGNALS:
  void changed();

 private:
  Ruleset documented() const;  // the chosen variant, without own choices
  void publish();

  AppSettings& settings_;
  RowModel cards_;
  RowModel rows_;
};

}  // namespace tingpai::app
