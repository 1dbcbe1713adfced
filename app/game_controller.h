// A game with one person at the table: the referee, the record, the bots and the tutor put together, one
// event at a time. Each event is stored, then shown.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QTimer>
#include <array>
#include <memory>
#include <optional>

#include "app/app_settings.h"
#include "app/bot_runner.h"
#include "app/hand_result.h"
#include "app/record_store.h"
#include "app/row_model.h"
#include "app/seat_view.h"
#include "app/table_event.h"
#include "app/tutor.h"
#include "engine/table/referee.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

class GameController : public QObject {
  Q_OBJECT
  QML_NAMED_ELEMENT(Game)
  QML_SINGLETON
  Q_PROPERTY(Phase phase READ phase NOTIFY changed)
  Q_PROPERTY(tingpai::app::SeatView* bottom READ bottom CONSTANT)
  Q_PROPERTY(tingpai::app::SeatView* right READ right CONSTANT)
  Q_PROPERTY(tingpai::app::SeatView* top READ top CONSTANT)
  Q_PROPERTY(tingpai::app::SeatView* left READ left CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* hand READ hand CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* coming READ coming CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* calls READ calls CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* ranking READ ranking CONSTANT)
  Q_PROPERTY(tingpai::app::Tutor* tutor READ tutor CONSTANT)
  Q_PROPERTY(tingpai::app::HandResult* result READ result CONSTANT)
  Q_PROPERTY(int roundWind READ round_wind NOTIFY changed)
  Q_PROPERTY(QString roundWindName READ round_wind_name NOTIFY changed)
  Q_PROPERTY(int handNumber READ hand_number NOTIFY changed)
  Q_PROPERTY(int handCount READ hand_count NOTIFY changed)
  Q_PROPERTY(QString handTitle READ hand_title NOTIFY changed)
  Q_PROPERTY(int wallLeft READ wall_left NOTIFY changed)
  Q_PROPERTY(bool asked READ asked NOTIFY changed)
  Q_PROPERTY(bool canDiscard READ can_discard NOTIFY changed)
  Q_PROPERTY(bool canWin READ can_win NOTIFY changed)
  Q_PROPERTY(QString promptText READ prompt_text NOTIFY changed)
  Q_PROPERTY(QString lastTile READ last_tile NOTIFY changed)
  Q_PROPERTY(int lastTilePosition READ last_tile_position NOTIFY changed)
  Q_PROPERTY(int activePosition READ active_position NOTIFY changed)
  Q_PROPERTY(int animationDuration READ animation_duration NOTIFY animationDurationChanged)
  Q_PROPERTY(QString statusText READ status_text NOTIFY statusTextChanged)
  Q_PROPERTY(QString errorText READ error_text NOTIFY errorTextChanged)
  Q_PROPERTY(QString seedText READ seed_text NOTIFY changed)
  Q_PROPERTY(QString hintsText READ hints_text NOTIFY changed)
 public:
  enum Phase { NoGame, Playing, HandOver, GameOver };
  Q_ENUM(Phase)
  enum CallKind { Chow, Pung, Kong, Win, Pass };
  Q_ENUM(CallKind)
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
    GameEnded
  };
  Q_ENUM(EventType)
  enum MeldKind { ChowMeld, PungMeld, MeldedKong, AddedKongMeld, ConcealedKongMeld };
  Q_ENUM(MeldKind)

  GameController(RecordStore& store, AppSettings& settings, Decide decide, QObject* parent = nullptr);
  ~GameController() override;
  static GameController* create(QQmlEngine* engine, QJSEngine* scripts);

  // Goes on with the last unfinished game; false if there is none.
  bool resume();
  void start(const Ruleset& ruleset, std::uint64_t seed);

  Q_INVOKABLE void newGame();
  Q_INVOKABLE bool newGameWithSeed(const QString& text);
  Q_INVOKABLE bool discard(int row);
  Q_INVOKABLE bool discardDrawn();
  Q_INVOKABLE bool call(tingpai::app::GameController::CallKind kind, int option = 0);
  Q_INVOKABLE void nextHand();
  Q_INVOKABLE QString exportRecord();
  Q_INVOKABLE void dismissError();
  Q_INVOKABLE tingpai::app::SeatView* seatAt(int position);
  Q_INVOKABLE QString tileName(const QString& text) const;
  void retranslate();  // the language has changed
  // Any action of the person, by value; the invokables above end here.
  bool act(Action action);

  Phase phase() const;
  SeatView* bottom() { return seats_[0].get(); }
  SeatView* right() { return seats_[1].get(); }
  SeatView* top() { return seats_[2].get(); }
  SeatView* left() { return seats_[3].get(); }
  RowModel* hand() { return &hand_; }
  RowModel* coming() { return &coming_; }
  RowModel* calls() { return &calls_; }
  RowModel* ranking() { return &ranking_; }
  Tutor* tutor() { return &tutor_; }
  HandResult* result() { return &result_; }
  int round_wind() const;
  QString round_wind_name() const;
  int hand_number() const;
  int hand_count() const;
  QString hand_title() const;
  int wall_left() const;
  bool asked() const;
  bool can_discard() const;
  bool can_win() const;
  QString prompt_text() const;
  QString last_tile() const;
  int last_tile_position() const;
  int active_position() const;
  int animation_duration() const;
  QString status_text() const { return status_text_; }
  QString error_text() const { return error_text_; }
  QString seed_text() const;
  QString hints_text() const;

  // For tests and the demonstration.
  const Referee* referee() const { return game_ ? &game_->referee : nullptr; }
  int events_shown() const { return game_ ? game_->next_number : 0; }

 Q_SIGNALS:
  void changed();
  void statusTextChanged();
  void errorTextChanged();
  void animationDurationChanged();
  void eventComing(const tingpai::app::TableEvent& event);
  void eventShown(const tingpai::app::TableEvent& event);
  void refused(const QString& reason);

 private:
  struct Game {
    std::int64_t id = 0;
    Referee referee;
    int next_number = 0;        // of the event that comes next
    bool win_declined = false;  // a win on the own draw was passed
    bool next_hand = false;     // the result page was left
  };

  const PlayerView& view() const { return game_->referee.view(me_); }
  LegalActions legal() const;  // the person's, empty where not asked
  void begin(Game game);
  void step();
  bool show(const Event& event);
  void finish_record();
  int row_of(Tile tile, bool drawn) const;
  int duration_of(const Event& event) const;
  void ask_seats();
  void take(int slot, std::uint64_t id, const Decision& decision);
  void answered(Seat seat, Action action);
  void refresh();
  void refresh_hints();
  void report(const QString& error);
  bool refuse(const QString& reason);
  bool may_pass_own_win() const;

  RecordStore& store_;
  AppSettings& settings_;
  const Seat me_ = Seat::from_index(0);
  std::optional<Game> game_;
  PlayerView shown_view_;  // what QML was last shown
  BotRunner runner_;
  Tutor tutor_;
  HandResult result_;
  std::array<std::unique_ptr<SeatView>, 4> seats_;
  RowModel hand_;
  RowModel coming_;
  RowModel calls_;
  RowModel ranking_;
  QTimer timer_;  // until the next event
  QString status_text_;
  QString error_text_;
};

}  // namespace tingpai::app
