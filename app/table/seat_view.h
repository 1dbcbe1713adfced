// One place around the table, as properties.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/base/row_model.h"
#include "app/people/players.h"
#include "app/text/scheme_words.h"
#include "engine/ai/decision.h"
#include "engine/table/view.h"

namespace tingpai::app {

// A sign beside a seat.
struct BadgeRow {
  Q_GADGET
  Q_PROPERTY(QString kind MEMBER kind)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(QString tile MEMBER tile)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  QString kind;  // "dealer", "riichi", "void", "won", "furiten"
  QString text;
  QString tile;  // in the place of words; empty: none
  QString spoken;
};

class SeatView : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by a scene")
  Q_PROPERTY(int position READ position CONSTANT)
  Q_PROPERTY(bool isMe READ is_me CONSTANT)
  Q_PROPERTY(QString name MEMBER name_ NOTIFY changed)
  Q_PROPERTY(QString seal MEMBER seal_ NOTIFY changed)
  Q_PROPERTY(QString levelName MEMBER level_name_ NOTIFY changed)
  Q_PROPERTY(int wind MEMBER wind_ NOTIFY changed)
  Q_PROPERTY(bool windShown MEMBER wind_shown_ NOTIFY changed)
  Q_PROPERTY(QString windName MEMBER wind_name_ NOTIFY changed)
  Q_PROPERTY(int gain MEMBER gain_ NOTIFY changed)
  Q_PROPERTY(QString scoreText MEMBER score_text_ NOTIFY changed)
  Q_PROPERTY(bool active MEMBER active_ NOTIFY changed)
  Q_PROPERTY(bool dealer MEMBER dealer_ NOTIFY changed)
  Q_PROPERTY(bool thinking MEMBER thinking_ NOTIFY thinkingChanged)
  Q_PROPERTY(int handCount MEMBER hand_count_ NOTIFY changed)
  Q_PROPERTY(tingpai::app::RowModel* river READ river CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* melds READ melds CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* badges READ badges CONSTANT)
  Q_PROPERTY(QList<QString> openTiles MEMBER open_tiles_ NOTIFY changed)
  Q_PROPERTY(bool winner MEMBER winner_ NOTIFY changed)
  Q_PROPERTY(QList<QString> flowers MEMBER flowers_ NOTIFY changed)
  Q_PROPERTY(bool hasEstimate MEMBER has_estimate_ NOTIFY estimateChanged)
  Q_PROPERTY(double ready MEMBER ready_ NOTIFY estimateChanged)
  Q_PROPERTY(QString readyText MEMBER ready_text_ NOTIFY estimateChanged)
  Q_PROPERTY(QString readyWords MEMBER ready_words_ NOTIFY estimateChanged)
  Q_PROPERTY(QList<QString> likelyWaits MEMBER likely_waits_ NOTIFY estimateChanged)
  Q_PROPERTY(int samples MEMBER samples_ NOTIFY estimateChanged)
  Q_PROPERTY(QString estimateText MEMBER estimate_text_ NOTIFY estimateChanged)
  Q_PROPERTY(int declaringTile MEMBER declaring_tile_ NOTIFY changed)
  Q_PROPERTY(QString riverText MEMBER river_text_ NOTIFY changed)
  Q_PROPERTY(QString meldsText MEMBER melds_text_ NOTIFY changed)
  Q_PROPERTY(QString flowersText MEMBER flowers_text_ NOTIFY changed)
  Q_PROPERTY(QString spoken MEMBER spoken_ NOTIFY changed)
 public:
  explicit SeatView(int position, QObject* parent = nullptr);

  int position() const { return position_; }
  bool is_me() const { return position_ == 0; }
  RowModel* river() { return &river_; }
  RowModel* melds() { return &melds_; }
  RowModel* badges() { return &badges_; }

  // A hand that is not `open` hides what its concealed kongs are. `held`: what this seat holds, where all may
  // see it, nullptr where it is hidden; the tile that won lies last.
  void show(const PlayerView& view, const Players& players, bool open, const QString& level = {},
            const PlayerView* held = nullptr);
  void show_thinking(bool thinking);
  void show_estimate(const OpponentEstimate* estimate);  // nullptr: none

 Q_SIGNALS:
  void changed();
  void thinkingChanged();
  void estimateChanged();

 private:
  const int position_;
  QString name_;
  QString seal_;        // one or two letters or a character that stand for the name
  QString level_name_;  // of a bot, where it is known
  int wind_ = 0;
  bool wind_shown_ = true;  // it means something
  QString wind_name_;
  int gain_ = 0;  // since the game began
  QString score_text_;
  bool active_ = false;
  bool dealer_ = false;
  bool thinking_ = false;
  int hand_count_ = 0;
  RowModel river_;
  RowModel melds_;
  RowModel badges_;
  QStringList open_tiles_;  // none: the hand is hidden
  bool winner_ = false;     // of the hand that has ended
  QStringList flowers_;
  bool has_estimate_ = false;
  double ready_ = 0;  // 0 to 1
  int samples_ = 0;
  QString ready_text_;
  QString ready_words_;  // the same without a number
  QStringList likely_waits_;
  QString estimate_text_;
  const SchemeWords* words_ = &words_of(SchemeId{});
  int declaring_tile_ = -1;  // row of the river that lies sideways for a riichi, -1: none
  QString river_text_;       // in words, as are the next two
  QString melds_text_;
  QString flowers_text_;
  QString spoken_;
};

}  // namespace tingpai::app
