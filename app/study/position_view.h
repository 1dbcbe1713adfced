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

struct StudyTileRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString tile MEMBER tile)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(bool drawn MEMBER drawn)
  Q_PROPERTY(int option MEMBER option)
  Q_PROPERTY(bool best MEMBER best)
  Q_PROPERTY(bool asGood MEMBER as_good)
  Q_PROPERTY(bool taken MEMBER taken)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int place = 0;
  QString tile;
  QString name;
  bool drawn = false;
  int option = -1;  // what MistakeBook::answer takes, -1: it cannot be discarded
  bool best = false;
  bool as_good = false;
  bool taken = false;
  QString spoken;
};
QList<StudyTileRow> position_hand_rows(const PlayerView& view, const LegalActions& legal,
                                       const Judged& judged);
// What can be done other than discarding.
struct StudyOptionRow {
  Q_GADGET
  Q_PROPERTY(int option MEMBER option)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QStringList tiles MEMBER tiles)
  Q_PROPERTY(bool best MEMBER best)
  Q_PROPERTY(bool asGood MEMBER as_good)
  Q_PROPERTY(bool taken MEMBER taken)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int option = 0;
  QString label;
  QStringList tiles;
  bool best = false;
  bool as_good = false;
  bool taken = false;
  QString spoken;
};
QList<StudyOptionRow> position_option_rows(const LegalActions& legal, const Judged& judged);
// The best actions and the one taken with their numbers.
struct StudyNumberRow {
  Q_GADGET
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString valueText MEMBER value_text)
  Q_PROPERTY(QString marginText MEMBER margin_text)
  Q_PROPERTY(QString winText MEMBER win_text)
  Q_PROPERTY(QString worthText MEMBER worth_text)
  Q_PROPERTY(QString riskText MEMBER risk_text)
  Q_PROPERTY(bool best MEMBER best)
  Q_PROPERTY(bool asGood MEMBER as_good)
  Q_PROPERTY(bool taken MEMBER taken)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  QString name;
  QString value_text;
  QString margin_text;
  QString win_text;
  QString worth_text;
  QString risk_text;
  bool best = false;
  bool as_good = false;
  bool taken = false;
  QString spoken;
};
QList<StudyNumberRow> position_number_rows(const Judged& judged, const Ruleset& ruleset);

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
