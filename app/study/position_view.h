// A position out of a record, as it is shown for study: who sits where with what before them, what is asked,
// and, once it is judged, which answers were good. Nothing is played here.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <array>
#include <memory>
#include <optional>

#include "app/base/row_model.h"
#include "app/people/players.h"
#include "app/table/seat_view.h"
#include "engine/ai/decision.h"

namespace tingpai::app {

// How the actions of a position are marked.
struct Judged {
  const Decision* decision = nullptr;  // nullptr: not yet
  std::optional<Action> taken;
};

QList<QByteArray> position_hand_roles();
QList<Row> position_hand_rows(const PlayerView& view, const LegalActions& legal, const Judged& judged);
// What can be done other than discarding.
QList<QByteArray> position_option_roles();
QList<Row> position_option_rows(const LegalActions& legal, const Judged& judged);
// The best actions and the one taken with their numbers.
QList<QByteArray> position_number_roles();
QList<Row> position_number_rows(const Judged& judged);

class PositionView : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by Review and MistakeBook")
  Q_PROPERTY(bool valid MEMBER valid_ NOTIFY changed)
  Q_PROPERTY(bool judged MEMBER judged_ NOTIFY changed)
  Q_PROPERTY(QString title MEMBER title_ NOTIFY changed)
  Q_PROPERTY(QString wallText MEMBER wall_text_ NOTIFY changed)
  Q_PROPERTY(QString prompt MEMBER prompt_ NOTIFY changed)
  Q_PROPERTY(QString lastTile MEMBER last_tile_ NOTIFY changed)
  Q_PROPERTY(int lastTilePosition MEMBER last_tile_position_ NOTIFY changed)
  Q_PROPERTY(tingpai::app::SeatView* bottom READ bottom CONSTANT)
  Q_PROPERTY(tingpai::app::SeatView* right READ right CONSTANT)
  Q_PROPERTY(tingpai::app::SeatView* top READ top CONSTANT)
  Q_PROPERTY(tingpai::app::SeatView* left READ left CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* hand READ hand CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* options READ options CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* numbers READ numbers CONSTANT)
 public:
  explicit PositionView(QObject* parent = nullptr);

  SeatView* bottom() { return seats_[0].get(); }
  SeatView* right() { return seats_[1].get(); }
  SeatView* top() { return seats_[2].get(); }
  SeatView* left() { return seats_[3].get(); }
  RowModel* hand() { return &hand_; }
  RowModel* options() { return &options_; }
  RowModel* numbers() { return &numbers_; }

  // Without `known` players: who is asked is "You", whatever its seat, and the others have the names of bots.
  void show(const PlayerView& view, const LegalActions& legal, const Judged& judged,
            const std::optional<Players>& known = {});
  void clear();

 Q_SIGNALS:
  void changed();

 private:
  std::array<std::unique_ptr<SeatView>, 4> seats_;
  RowModel hand_;
  RowModel options_;
  RowModel numbers_;
  bool valid_ = false;
  bool judged_ = false;
  QString title_;
  QString wall_text_;
  QString prompt_;
  QString last_tile_;
  int last_tile_position_ = -1;
};

}  // namespace tingpai::app
