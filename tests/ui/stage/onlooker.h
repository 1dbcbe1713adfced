// Somebody who looks at every frame of a game of several people and reads every word and every accessible
// name in it. What lies open on the table is for him to see; a hand, and what the tutor makes of it, is there
// while its owner has lifted the curtain and is nobody else's then.
#pragma once

#include <QHash>
#include <QSet>
#include <QString>

#include "tests/ui/stage/stage.h"

namespace tingpai::ui_test {

using Copies = QHash<QString, int>;  // of tiles, as text: "3p"

QSet<QString> tiles_named(const QString& words);  // in English
Copies lying_open(const PublicState& table);      // in rivers, melds, flowers, and the hand that has won
Copies held_by(const PlayerView& view);           // for the owner alone
// And the tiles that have left the rivers: what words may name.
QSet<QString> seen_by_all(const PublicState& table);

class Onlooker : public QObject {
 public:
  explicit Onlooker(Stage& stage);

  void look();                                     // at what the window shows now
  const QString& found() const { return found_; }  // what should be hidden, the first; empty: nothing
  int frames() const { return frames_; }
  int covered() const { return covered_; }  // frames without an open hand
  int pictures() const { return pictures_; }
  int names() const { return names_; }
  int seen(const char* type) const { return seen_.value(type); }  // frames with such items of the tutor's

 private:
  // Where something is shown: what may be there.
  enum Part { Table, Log, Voice, Hand, Advice, Choice, Result };
  struct Frame {
    bool open = false;
    Copies table, hand;      // pictures that are left to be seen
    QSet<QString> parts[7];  // what each may name
    QSet<QByteArray> hints;
  };

  Frame expected() const;
  void lay_open(Frame& frame) const;
  void visit(const QQuickItem* item, Part part);
  void see_picture(const QString& tile, Part part);
  void read(const QString& text, Part part);
  void tell(const QString& what, Part part);

  Stage& stage_;
  Frame frame_;
  QString found_;
  QSet<QString> common_;  // words that everybody has been told
  QString ending_;        // how the last hand ended, which all may hear
  QHash<QByteArray, int> seen_;
  int frames_ = 0, covered_ = 0, pictures_ = 0, names_ = 0;
};

}  // namespace tingpai::ui_test
