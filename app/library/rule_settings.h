// The rules of a new game: the presets, and what can be chosen of one, in rows made of the scheme's own
// options.
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
struct PresetRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QStringList tiles MEMBER tiles)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString variant MEMBER variant)
  Q_PROPERTY(QString says MEMBER says)
  Q_PROPERTY(QString facts MEMBER facts)

 public:
  int place = 0;
  QStringList tiles;  // that stand for them
  QString name;
  QString variant;  // of these rules; empty: the usual one
  QString says;     // what they are like
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
  Q_PROPERTY(tingpai::app::RowModel* presets READ presets CONSTANT)
  Q_PROPERTY(int preset READ preset WRITE set_preset NOTIFY changed)
  Q_PROPERTY(QString kind READ kind NOTIFY changed)
  Q_PROPERTY(QString text READ text NOTIFY changed)
  Q_PROPERTY(bool winds READ winds NOTIFY changed)
  Q_PROPERTY(tingpai::app::RowModel* rows READ rows CONSTANT)
  Q_PROPERTY(bool differ READ differ NOTIFY changed)
  Q_PROPERTY(QString differences READ differences NOTIFY changed)
 public:
  explicit RuleSettings(AppSettings& settings, QObject* parent = nullptr);
  static RuleSettings* create(QQmlEngine* engine, QJSEngine* scripts);

  RowModel* presets() { return &presets_; }
  // The one that is chosen, or that the chosen rules differ from in some option. Another one is chosen with
  // its options.
  int preset() const;
  void set_preset(int preset);
  QString kind() const;                // of rules, as scheme::name_of says it
  QString text() const;                // of rules with all options, as to_text says them
  bool winds() const;                  // of seats mean something
  RowModel* rows() { return &rows_; }  // all options but the length, which is a setting of its own
  Q_INVOKABLE void choose(const QString& key, int value);  // a place among the row's values
  bool differ() const;                                     // from the preset
  QString differences() const;                             // in words: "Flowers: Off"
  Q_INVOKABLE void reset();                                // to the preset
  void retranslate() { publish(); }

 Q_SIGNALS:
  void changed();

 private:
  void publish();

  AppSettings& settings_;
  RowModel presets_;
  RowModel rows_;
};

}  // namespace tingpai::app
