// Passing deals on: the code of the game that has ended, the proof at its start, a game from somebody's code,
// the deal of the day, and those that were played here.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDate>
#include <QObject>
#include <QString>
#include <functional>
#include <optional>

#include "app/base/row_model.h"
#include "app/game/game_controller.h"
#include "app/store/deal_code.h"
#include "app/store/record_store.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

// A finished game that a code deals again.
struct PlayedDealRow {
  Q_GADGET
  Q_PROPERTY(int game MEMBER game)
  Q_PROPERTY(QString code MEMBER code)
  Q_PROPERTY(QString when MEMBER when)
  Q_PROPERTY(int gain MEMBER gain)
  Q_PROPERTY(QString scoreText MEMBER score_text)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int game = 0;
  QString code;
  QString when;
  int gain = 0;
  QString score_text;
  QString spoken;
};

class Deals : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QString code READ code NOTIFY changed)
  Q_PROPERTY(QString wallHash READ wall_hash NOTIFY changed)
  Q_PROPERTY(QString today READ today NOTIFY playedChanged)
  Q_PROPERTY(QString todayScore READ today_score NOTIFY playedChanged)
  Q_PROPERTY(tingpai::app::RowModel* played READ played CONSTANT)
 public:
  using Today = std::function<QDate()>;

  Deals(GameController& game, const RecordStore& records, Today today = QDate::currentDate,
        QObject* parent = nullptr);
  static Deals* create(QQmlEngine* engine, QJSEngine* scripts);

  // Both empty for a game with another luck. The code only when the game is over: it tells every wall.
  QString code() const;
  QString wall_hash() const { return hash_; }  // 64 hexadecimal digits, of the game at the table
  // The code of the day's deal, the same for everybody, and the score when it was last played; empty: not
  // yet.
  QString today() const;
  QString today_score() const { return today_score_; }
  RowModel* played() { return &played_; }  // the newest finished games that a code deals again
  Q_INVOKABLE void refresh();              // both
  // A new game from a code or a deal number. Returns what is wrong with the text; empty: the game begins.
  Q_INVOKABLE QString play(const QString& text);
  Q_INVOKABLE void copy(const QString& text) const;  // to the clipboard

 Q_SIGNALS:
  void changed();
  void playedChanged();

 private:
  void follow();

  GameController& game_;
  const RecordStore& records_;
  Today now_;
  RowModel played_;
  QString today_score_;
  std::optional<Deal> deal_;  // that the hash belongs to
  QString hash_;
};

}  // namespace tingpai::app
