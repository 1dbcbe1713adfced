// One player's win: the hand in its sets, the patterns that count, and the sets that each stands on.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/base/row_model.h"
#include "app/people/players.h"
#include "engine/table/view.h"

namespace tingpai {
struct Explanation;
}

namespace tingpai::app {

// A set of the hand as the scorer read it.
struct LaidSetRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QStringList tiles MEMBER tiles)
  Q_PROPERTY(QStringList standsFor MEMBER stands_for)
  Q_PROPERTY(int winning MEMBER winning)

 public:
  int place = 0;
  QStringList tiles;
  QStringList stands_for;  // of each tile: what it stands for, empty for itself
  int winning = -1;        // index of the tile that won
};

// A line of tiles beside the hand: flowers, or what was turned over for all or for the win.
struct AsideRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString caption MEMBER caption)
  Q_PROPERTY(QStringList tiles MEMBER tiles)
  Q_PROPERTY(QList<bool> counts MEMBER counts)

 public:
  int place = 0;
  QString caption;
  QStringList tiles;
  QList<bool> counts;  // of each tile that was turned over
};

// A pattern that counts.
struct CountedFanRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int each MEMBER each)
  Q_PROPERTY(int count MEMBER count)
  Q_PROPERTY(int points MEMBER points)
  Q_PROPERTY(QString amountText MEMBER amount_text)
  Q_PROPERTY(QString spoken MEMBER spoken)
  Q_PROPERTY(int pattern MEMBER pattern)
  Q_PROPERTY(QString sentence MEMBER sentence)
  Q_PROPERTY(QList<int> sets MEMBER sets)
  Q_PROPERTY(bool ofTile MEMBER of_tile)
  Q_PROPERTY(int aside MEMBER aside)

 public:
  int place = 0;
  QString name;
  int each = 0;
  int count = 0;
  int points = 0;
  QString amount_text;
  QString spoken;
  int pattern = 0;
  QString sentence;
  QList<int> sets;       // places of those that it stands on
  bool of_tile = false;  // it stands on the winning tile alone
  int aside = -1;        // line of tiles beside the hand that it stands on, -1: none
};

// A pattern that the hand has, but another one contains.
struct ExcludedFanRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString reason MEMBER reason)
  Q_PROPERTY(int pattern MEMBER pattern)

 public:
  int place = 0;
  QString name;
  QString reason;
  int pattern = 0;
};

class HandWin : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by a result")
  Q_PROPERTY(bool used MEMBER used_ NOTIFY changed)
  Q_PROPERTY(QString winner MEMBER winner_ NOTIFY changed)
  Q_PROPERTY(QString seal MEMBER seal_ NOTIFY changed)
  Q_PROPERTY(int position MEMBER position_ NOTIFY changed)
  Q_PROPERTY(int fromPosition MEMBER from_position_ NOTIFY changed)
  Q_PROPERTY(QString title MEMBER title_ NOTIFY changed)
  Q_PROPERTY(QString how MEMBER how_ NOTIFY changed)
  Q_PROPERTY(QString moment MEMBER moment_ NOTIFY changed)
  Q_PROPERTY(QString spoken MEMBER spoken_ NOTIFY changed)
  Q_PROPERTY(QString winningTile MEMBER winning_tile_ NOTIFY changed)
  Q_PROPERTY(int tileCount MEMBER tile_count_ NOTIFY changed)
  Q_PROPERTY(int total MEMBER total_ NOTIFY changed)
  Q_PROPERTY(QString totalText MEMBER total_text_ NOTIFY changed)
  Q_PROPERTY(QString sumText MEMBER sum_text_ NOTIFY changed)
  Q_PROPERTY(QString unitText MEMBER unit_text_ NOTIFY changed)
  Q_PROPERTY(bool grand MEMBER grand_ NOTIFY changed)
  Q_PROPERTY(QString grandName MEMBER grand_name_ NOTIFY changed)
  Q_PROPERTY(bool asideCaptioned MEMBER aside_captioned_ NOTIFY changed)
  Q_PROPERTY(int longestAside MEMBER longest_aside_ NOTIFY changed)
  Q_PROPERTY(tingpai::app::RowModel* sets READ sets CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* aside READ aside CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* fans READ fans CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* excluded READ excluded CONSTANT)
 public:
  explicit HandWin(QObject* parent = nullptr);

  bool used() const { return used_; }
  const QString& title() const { return title_; }
  const QString& spoken() const { return spoken_; }
  int total() const { return total_; }
  bool grand() const { return grand_; }
  RowModel* sets() { return &sets_; }
  RowModel* aside() { return &aside_; }
  RowModel* fans() { return &fans_; }
  RowModel* excluded() { return &excluded_; }

  void show(const PlayerView& view, const events::Won& won, const Players& players);
  void clear();  // its rows stay, see RowModel

 Q_SIGNALS:
  void changed();

 private:
  void tell(const events::Won& won, const Players& players);
  void show_excluded(const Score& score);

  bool used_ = false;
  QString winner_;
  QString seal_;
  int position_ = -1;
  int from_position_ = -1;  // -1: self-drawn
  QString title_;           // "Lin wins"
  QString how_;             // "Self-drawn on 9 of dots"
  QString moment_;          // the same on the table: "Self-drawn, 9 of dots"
  QString spoken_;          // all of it
  QString winning_tile_;
  int tile_count_ = 0;  // in all sets
  int total_ = 0;       // of the patterns
  QString total_text_;
  QString sum_text_;    // what it comes to, alone
  QString unit_text_;   // of that
  bool grand_ = false;  // rare enough for a moment of its own
  QString grand_name_;  // of its dearest pattern
  bool aside_captioned_ = false;
  int longest_aside_ = 0;  // tiles of the longest line beside the hand
  RowModel sets_;
  RowModel aside_;
  RowModel fans_;
  RowModel excluded_;
};

}  // namespace tingpai::app
