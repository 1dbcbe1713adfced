// What a table shows: four places, one hand, the calls and the tutor's hints for it, and how the hand and the
// game ended. The game and the replay are scenes; QML draws either.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <array>
#include <memory>
#include <optional>

#include "app/base/row_model.h"
#include "app/people/players.h"
#include "app/settings/app_settings.h"
#include "app/settings/key_bindings.h"
#include "app/table/event_log.h"
#include "app/table/hand_result.h"
#include "app/table/look_back.h"
#include "app/table/picking.h"
#include "app/table/seat_view.h"
#include "app/table/table_event.h"
#include "app/table/table_rules.h"
#include "app/tutor/bot_runner.h"
#include "app/tutor/tutor.h"
#include "engine/table/options.h"

namespace tingpai::app {

class TableScene : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Game and Replay are scenes")
  Q_PROPERTY(tingpai::app::SeatView* bottom READ bottom CONSTANT)
  Q_PROPERTY(tingpai::app::SeatView* right READ right CONSTANT)
  Q_PROPERTY(tingpai::app::SeatView* top READ top CONSTANT)
  Q_PROPERTY(tingpai::app::SeatView* left READ left CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* hand READ hand CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* coming READ coming CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* calls READ calls CONSTANT)
  Q_PROPERTY(tingpai::app::Tutor* tutor READ tutor CONSTANT)
  Q_PROPERTY(tingpai::app::HandResult* result READ result CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* ranking READ ranking CONSTANT)
  Q_PROPERTY(tingpai::app::LookBack* lookBack READ look_back CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* log READ log CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* centre READ centre CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* indicators READ indicators CONSTANT)
  Q_PROPERTY(tingpai::app::Picking* picking READ picking CONSTANT)
  Q_PROPERTY(tingpai::app::TableRules rules READ rules NOTIFY rulesChanged)
  Q_PROPERTY(QString roundWindName READ round_wind_name NOTIFY changed)
  Q_PROPERTY(int handNumber READ hand_number NOTIFY changed)
  Q_PROPERTY(bool lastHand READ last_hand NOTIFY changed)
  Q_PROPERTY(QString handTitle READ hand_title NOTIFY changed)
  Q_PROPERTY(int wallLeft READ wall_left NOTIFY changed)
  Q_PROPERTY(bool asked READ asked NOTIFY changed)
  Q_PROPERTY(bool canDiscard READ can_discard NOTIFY changed)
  Q_PROPERTY(bool canWin READ can_win NOTIFY changed)
  Q_PROPERTY(QString promptText READ prompt_text NOTIFY changed)
  Q_PROPERTY(int lastDiscardPosition READ last_discard_position NOTIFY changed)
  Q_PROPERTY(int animationDuration READ animation_duration NOTIFY animationDurationChanged)
  Q_PROPERTY(QString paceText READ pace_text NOTIFY changed)
  Q_PROPERTY(QString paceNote READ pace_note NOTIFY changed)
  Q_PROPERTY(QString statusText READ status_text NOTIFY statusTextChanged)
  Q_PROPERTY(QString restText READ rest_text NOTIFY changed)
 public:
  enum EventType {
    GameStarted,
    HandStarted,
    Dealt,
    Drew,
    FlowerShown,
    Discarded,
    Claimed,
    ConcealedKong,
    AddedKong,
    Won,
    WallExhausted,
    GameEnded,
    Exchanged,
    SuitsVoided,
    IndicatorShown,
    Paid,
    Aborted,
    Settled
  };
  Q_ENUM(EventType)
  static_assert(Settled + 1 == event_type_count);  // in the order of the variant
  enum MeldKind { ChowMeld, PungMeld, MeldedKong, AddedKongMeld, ConcealedKongMeld };
  Q_ENUM(MeldKind)

  TableScene(AppSettings& settings, Decide decide, QObject* parent = nullptr);
  ~TableScene() override;

  Q_INVOKABLE bool discard(int row);
  Q_INVOKABLE bool discardDrawn();
  Q_INVOKABLE bool call(int command, int option = 0);  // KeyBindings.Chow, say
  SeatView* seatAt(int position);
  void name_keys(const KeyBindings& keys);  // on the calls, from now on
  virtual void retranslate();               // the language has changed
  // Any action of the viewer, by value; the invokables above end here.
  virtual bool act(Action action) = 0;

  SeatView* bottom() { return seats_[0].get(); }
  SeatView* right() { return seats_[1].get(); }
  SeatView* top() { return seats_[2].get(); }
  SeatView* left() { return seats_[3].get(); }
  RowModel* hand() { return &hand_; }
  RowModel* coming() { return &coming_; }
  RowModel* calls() { return &calls_; }
  Tutor* tutor() { return &tutor_; }
  HandResult* result() { return &result_; }
  RowModel* ranking() { return &ranking_; }  // empty before the game is over
  LookBack* look_back() { return &look_back_; }
  RowModel* log() { return log_.rows(); }
  RowModel* centre() { return &centre_; }
  RowModel* indicators() { return &indicators_; }
  Picking* picking() { return &picking_; }
  const TableRules& rules() const { return rules_; }
  QString round_wind_name() const;
  int hand_number() const;
  bool last_hand() const;  // it has ended, and the game with it
  QString hand_title() const;
  int wall_left() const;
  bool asked() const;
  bool can_discard() const;
  bool can_win() const;
  virtual QString prompt_text() const;
  QString last_tile_name() const;
  int last_discard_position() const;
  int animation_duration() const;
  QString pace_text() const;  // that the others are slower or faster than most; empty: they are not
  QString pace_note() const;  // what follows from it
  QString status_text() const { return status_text_; }
  QString rest_text() const;  // why there is nothing to advise on; empty while asked

 Q_SIGNALS:
  void changed();
  void rulesChanged();
  void statusTextChanged();
  void animationDurationChanged();
  void eventComing(const tingpai::app::TableEvent& event);
  void eventShown(const tingpai::app::TableEvent& event);
  void refused(const QString& reason);

 protected:
  // The viewer's legal actions; empty where not asked.
  virtual LegalActions legal() const = 0;
  virtual const Players& players() const = 0;
  virtual QString not_asked_text() const;                // in the middle of a hand
  virtual QString level_name(Seat) const { return {}; }  // of a bot, where it is known
  virtual Field field() const = 0;                       // how fast the players are, as far as is known now

  // What a seat holds, where all may see it: nullptr, it is hidden.
  virtual const PlayerView* open_hand(Seat seat) const = 0;

  // What is on the table from now on, as this seat sees it; a hand that is not `open` lies face down.
  void show_view(const PlayerView& view, bool open = true);
  // An event and what it led to: the view is asked for once the event has been told to those who animate it.
  // `open` as above, of the time before.
  template <class After>
  void show_event(const Event& event, int duration, const After& after);
  void log_event(const Event& event, const PlayerView& before);
  void refresh_hints();
  bool may_pass_own_win() const;
  bool refuse(const QString& reason);
  int duration_of(const Event& event) const;  // milliseconds

  AppSettings& settings_;
  BotRunner runner_;
  Tutor tutor_;
  EventLog log_;
  LookBack look_back_;
  std::optional<PlayerView> shown_;  // what QML was last shown
  bool open_ = true;
  bool win_declined_ = false;  // a win on the own draw was passed

 private:
  void show_rules(const TableRules& rules);
  PlayerView view_before() const;
  SeenEvent as_read(const Event& event, Seat viewer) const;
  TableEvent described(const Event& event, const PlayerView& before) const;
  int row_of(Tile tile, bool drawn) const;

  std::array<std::unique_ptr<SeatView>, 4> seats_;
  RowModel hand_;
  RowModel coming_;
  RowModel calls_;
  QStringList key_texts_;  // by command
  HandResult result_;
  RowModel ranking_;
  RowModel centre_;
  RowModel indicators_;
  Picking picking_;
  TableRules rules_;
  QString status_text_;
};

template <class After>
void TableScene::show_event(const Event& event, int duration, const After& after) {
  const PlayerView before = view_before();
  TableEvent shown = described(event, before);
  shown.duration = duration;
  Q_EMIT eventComing(shown);
  status_text_ = shown.text;
  after();
  Q_EMIT statusTextChanged();
  log_event(event, before);
  Q_EMIT eventShown(shown);
}

}  // namespace tingpai::app
