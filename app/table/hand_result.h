// The end of a hand, as the result page shows it: who won, or who was ready, and who pays for what.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QQmlListProperty>

#include "app/table/hand_win.h"

namespace tingpai::app {

// What each seat holds, where all may see it; nullptr: it is hidden.
using OpenHands = BySeat<const PlayerView*>;

// What the end of a hand is to one of the seats.
struct SeatResultRow {
  Q_GADGET
  Q_PROPERTY(int position MEMBER position)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString windName MEMBER wind_name)
  Q_PROPERTY(int payment MEMBER payment)
  Q_PROPERTY(QString paymentText MEMBER payment_text)
  Q_PROPERTY(QString scoreText MEMBER score_text)
  Q_PROPERTY(bool isWinner MEMBER is_winner)
  Q_PROPERTY(QStringList waits MEMBER waits)
  Q_PROPERTY(QString waitsText MEMBER waits_text)

 public:
  int position = 0;
  QString name;
  QString wind_name;
  int payment = 0;
  QString payment_text;
  QString score_text;
  bool is_winner = false;
  QStringList waits{};  // of who waited to the end
  QString waits_text{};
};

// What was paid beside the wins.
struct LedgerRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString caption MEMBER caption)
  Q_PROPERTY(QList<int> amounts MEMBER amounts)
  Q_PROPERTY(QStringList amountTexts MEMBER amount_texts)

 public:
  int place = 0;
  QString caption{};
  QList<int> amounts{};  // by position
  QStringList amount_texts{};
};

class HandResult : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by Game")
  Q_PROPERTY(bool valid MEMBER valid_ NOTIFY changed)
  Q_PROPERTY(bool won MEMBER won_ NOTIFY changed)
  Q_PROPERTY(QString reason MEMBER reason_ NOTIFY changed)
  Q_PROPERTY(bool grand MEMBER grand_ NOTIFY changed)
  Q_PROPERTY(QString title MEMBER title_ NOTIFY changed)
  Q_PROPERTY(QString spoken MEMBER spoken_ NOTIFY changed)
  Q_PROPERTY(QQmlListProperty<tingpai::app::HandWin> wins READ wins NOTIFY winsChanged)
  Q_PROPERTY(tingpai::app::RowModel* seats READ seats CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* ledger READ ledger CONSTANT)
 public:
  explicit HandResult(QObject* parent = nullptr);

  // In order, `used` or not: one, and more once a hand had more.
  QQmlListProperty<HandWin> wins() { return {this, &wins_}; }
  HandWin* win() { return wins_.first(); }
  RowModel* seats() { return &seats_; }
  RowModel* ledger() { return &ledger_; }

  // The hand that has ended in this view, or nothing if none has.
  void show(const PlayerView& view, const Players& players, const OpenHands& hands);

 Q_SIGNALS:
  void changed();
  void winsChanged();

 private:
  void show_wins(const PlayerView& view, const Players& players);
  // Who was ready, in words.
  QStringList show_seats(const PlayerView& view, const Players& players, const OpenHands& hands);
  void show_ledger(const PlayerView& view);

  bool valid_ = false;
  bool won_ = false;    // false: the wall ran out, or the hand was aborted
  QString reason_;      // why nobody won
  bool grand_ = false;  // one of the wins is
  QString title_;
  QString spoken_;
  QList<HandWin*> wins_;  // children
  RowModel seats_;
  RowModel ledger_;
};

}  // namespace tingpai::app
