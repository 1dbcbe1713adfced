// What screen readers say: moves, questions, advice and results without the focus moving, and answers on
// request. The words are those that others read.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>

#include "app/settings/app_settings.h"
#include "app/settings/key_bindings.h"
#include "app/table/table_scene.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

class Announcer : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QString text READ text NOTIFY said)
  Q_PROPERTY(QString brief READ brief NOTIFY said)
  Q_PROPERTY(QObject* voice READ voice WRITE set_voice NOTIFY voiceChanged)
 public:
  enum Question { Turn, Advice, Hand, Waits, Rivers, Melds, Flowers, Wall };
  Q_ENUM(Question)

  Announcer(AppSettings& settings, const KeyBindings& keys, QObject* parent = nullptr);
  static Announcer* create(QQmlEngine* engine, QJSEngine* scripts);

  // Tells of this table from now on.
  void attend(TableScene& scene);

  Q_INVOKABLE void say(const QString& text);
  Q_INVOKABLE void sayAgain();
  Q_INVOKABLE void ask(tingpai::app::TableScene* scene, tingpai::app::Announcer::Question question);

  QString text() const { return text_; }
  QString brief() const { return brief_; }  // the same in a few lines, for the eye
  // The item that bears the text as its accessible name; a screen reader is told that it has something new.
  QObject* voice() const { return voice_; }
  void set_voice(QObject* voice);

 Q_SIGNALS:
  void said();
  void voiceChanged();

 private:
  void hear_event(TableScene& scene, const TableEvent& event);
  void hear_question(TableScene& scene);
  void hear_advice(TableScene& scene);
  void tell_once(QString& last, const QString& words);
  void queue(const QString& text);
  void say_lines(const QString& text, const QStringList& lines);
  void forget();
  void speak();

  AppSettings& settings_;
  const KeyBindings& keys_;
  QPointer<QObject> voice_;
  QString text_;
  QString brief_;
  QStringList waiting_;  // to be said together: a reader would break off the first for the next
  QTimer timer_;
  // What is said of the present position of each table.
  QHash<const TableScene*, QString> questions_;
  QHash<const TableScene*, QString> advice_;
  QHash<const TableScene*, QString> second_opinions_;
};

}  // namespace tingpai::app
