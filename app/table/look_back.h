// A game that is over, looked back at: its best hand, and where one's own points were won and lost.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>

#include "app/base/row_model.h"
#include "app/people/players.h"
#include "engine/table/view.h"

namespace tingpai::app {

// What a hand of the game brought the person.
struct HandPointsRow {
  Q_GADGET
  Q_PROPERTY(int number MEMBER number)
  Q_PROPERTY(int points MEMBER points)
  Q_PROPERTY(QString pointsText MEMBER points_text)
  Q_PROPERTY(double share MEMBER share)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int number = 0;
  int points = 0;
  QString points_text;
  double share = 0;  // of the greatest, -1 to 1
  QString spoken;
};

class LookBack : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by a scene")
  Q_PROPERTY(bool valid READ valid NOTIFY changed)
  Q_PROPERTY(int firstPosition MEMBER first_position_ NOTIFY changed)
  Q_PROPERTY(QString bestText MEMBER best_text_ NOTIFY changed)
  Q_PROPERTY(QString bestDetail MEMBER best_detail_ NOTIFY changed)
  Q_PROPERTY(QString bestSeal MEMBER best_seal_ NOTIFY changed)
  Q_PROPERTY(int bestPosition MEMBER best_position_ NOTIFY changed)
  Q_PROPERTY(QString gainText MEMBER gain_text_ NOTIFY changed)
  Q_PROPERTY(QString lossText MEMBER loss_text_ NOTIFY changed)
  Q_PROPERTY(tingpai::app::RowModel* hands READ hands CONSTANT)
 public:
  explicit LookBack(QObject* parent = nullptr);

  bool valid() const { return valid_; }
  RowModel* hands() { return &hands_; }

  // From the ends of its hands, see RecordStore::ends; more may be among them.
  void show(const std::vector<Event>& events, const PlayerView& view, const Players& players);
  void clear();

 Q_SIGNALS:
  void changed();

 private:
  void show_best(const events::Won& won, int number, const PlayerView& view, const Players& players);

  bool valid_ = false;
  int first_position_ = -1;  // who came first
  QString best_text_;        // "Lin: 48 fan"; empty: nobody won
  QString best_detail_;      // "All Green, hand 6"
  QString best_seal_;
  int best_position_ = -1;
  QString gain_text_;  // "+72 in hand 6"; empty: none, or it is not one person's game
  QString loss_text_;
  RowModel hands_;  // what each brought the person, none where several share the screen
};

}  // namespace tingpai::app
