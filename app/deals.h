// Passing deals on: the code of the game that has ended, the proof at its start, and a game from somebody's
// code.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <optional>

#include "app/deal_code.h"
#include "app/game_controller.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

class Deals : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QString code READ code NOTIFY changed)
  Q_PROPERTY(QString wallHash READ wall_hash NOTIFY changed)
  Q_PROPERTY(QString shortHash READ short_hash NOTIFY changed)
 public:
  explicit Deals(GameController& game, QObject* parent = nullptr);
  static Deals* create(QQmlEngine* engine, QJSEngine* scripts);

  // Both empty for a game with another luck. The code only when the game is over: it tells every wall.
  QString code() const;
  QString wall_hash() const { return hash_; }  // 64 hexadecimal digits, of the game at the table
  QString short_hash() const;                  // the first sixteen, in fours
  // A new game from a code or a deal number. Returns what is wrong with the text; empty: the game begins.
  Q_INVOKABLE QString play(const QString& text);
  Q_INVOKABLE void copy(const QString& text) const;  // to the clipboard

 Q_SIGNALS:
  void changed();

 private:
  void follow();

  GameController& game_;
  std::optional<Deal> deal_;  // that the hash belongs to
  QString hash_;
};

}  // namespace tingpai::app
