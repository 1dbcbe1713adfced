// The end of a hand, as the result page shows it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/base/row_model.h"
#include "app/people/players.h"
#include "engine/table/view.h"

namespace tingpai::app {

class HandResult : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by Game")
  Q_PROPERTY(bool valid MEMBER valid_ NOTIFY changed)
  Q_PROPERTY(bool won MEMBER won_ NOTIFY changed)
  Q_PROPERTY(QString title MEMBER title_ NOTIFY changed)
  Q_PROPERTY(QString winner MEMBER winner_ NOTIFY changed)
  Q_PROPERTY(int winnerPosition MEMBER winner_position_ NOTIFY changed)
  Q_PROPERTY(int fromPosition MEMBER from_position_ NOTIFY changed)
  Q_PROPERTY(bool selfDrawn MEMBER self_drawn_ NOTIFY changed)
  Q_PROPERTY(QList<QString> tiles MEMBER tiles_ NOTIFY changed)
  Q_PROPERTY(QString winningTile MEMBER winning_tile_ NOTIFY changed)
  Q_PROPERTY(QList<QString> flowers MEMBER flowers_ NOTIFY changed)
  Q_PROPERTY(int total MEMBER total_ NOTIFY changed)
  Q_PROPERTY(QString totalText MEMBER total_text_ NOTIFY changed)
  Q_PROPERTY(QString spoken MEMBER spoken_ NOTIFY changed)
  Q_PROPERTY(tingpai::app::RowModel* melds READ melds CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* fans READ fans CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* excluded READ excluded CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* seats READ seats CONSTANT)
 public:
  explicit HandResult(QObject* parent = nullptr);

  RowModel* melds() { return &melds_; }
  RowModel* fans() { return &fans_; }
  RowModel* excluded() { return &excluded_; }
  RowModel* seats() { return &seats_; }

  // The hand that has ended in this view, or nothing if none has.
  void show(const PlayerView& view, const Players& players);

 Q_SIGNALS:
  void changed();

 private:
  void show_win(const PlayerView& view, const events::Won& won, const Players& players);
  QString headline(const events::Won& won, const Players& players) const;

  bool valid_ = false;
  bool won_ = false;
  QString title_;
  QString winner_;
  int winner_position_ = -1;
  int from_position_ = -1;
  bool self_drawn_ = false;
  QStringList tiles_;
  QString winning_tile_;
  QStringList flowers_;
  int total_ = 0;
  QString total_text_;
  QString spoken_;
  RowModel melds_;
  RowModel fans_;
  RowModel excluded_;
  RowModel seats_;
};

}  // namespace tingpai::app
