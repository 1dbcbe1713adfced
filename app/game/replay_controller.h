// A recorded game to look at: step by step or at once at any event, from any seat or with all hands open,
// with the tutor beside it. It shows what a game shows, and changes nothing.
#pragma once

#include <QTimer>
#include <functional>
#include <vector>

#include "app/game/game_controller.h"
#include "app/people/table_pace.h"
#include "app/store/record_store.h"
#include "app/table/table_scene.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

// The base is named in full for the tool that tells QML of the types.
class ReplayController : public tingpai::app::TableScene {
  Q_OBJECT
  QML_NAMED_ELEMENT(Replay)
  QML_SINGLETON
  Q_PROPERTY(bool loaded READ loaded NOTIFY opened)
  Q_PROPERTY(int length READ length NOTIFY opened)
  Q_PROPERTY(QList<int> hands READ hands NOTIFY opened)
  Q_PROPERTY(QList<QString> seatNames READ seat_names NOTIFY opened)
  Q_PROPERTY(int position READ position NOTIFY changed)
  Q_PROPERTY(int seat READ seat WRITE set_seat NOTIFY changed)
  Q_PROPERTY(bool allOpen READ all_open WRITE set_all_open NOTIFY changed)
  Q_PROPERTY(bool canOpen READ can_open NOTIFY opened)
  Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
  Q_PROPERTY(QList<int> mistakes READ mistakes NOTIFY mistakesChanged)
  Q_PROPERTY(QString doneText READ done_text NOTIFY changed)
  Q_PROPERTY(QString verdictText READ verdict_text NOTIFY verdictChanged)
  Q_PROPERTY(bool canBranch READ can_branch NOTIFY changed)
  Q_PROPERTY(bool atEnd READ at_end NOTIFY changed)
  Q_PROPERTY(QString seedText READ seed_text NOTIFY opened)
  Q_PROPERTY(QString errorText READ error_text NOTIFY errorTextChanged)
 public:
  // The choices of a seat that a review calls mistakes, by the number of the event that followed.
  using Mistakes = std::function<std::vector<int>(std::int64_t game, Seat seat)>;

  ReplayController(RecordStore& store, AppSettings& settings, GameController& game, Decide decide,
                   QObject* parent = nullptr);
  static ReplayController* create(QQmlEngine* engine, QJSEngine* scripts);
  SecondOpinion& second_opinion() { return second_opinion_; }
  void set_mistakes_from(Mistakes mistakes) { mistakes_of_ = std::move(mistakes); }

  // As a seat sees it, at a position; -1: where the first hand is dealt. False, and errorText says why, where
  // there is nothing to look at.
  Q_INVOKABLE bool open(qint64 game, int seat = 0, int position = -1);
  Q_INVOKABLE void close();
  Q_INVOKABLE void seek(int position);  // the first `position` events have happened
  Q_INVOKABLE void step(int by);
  Q_INVOKABLE void stepHand(int by);    // past the last one: to the end
  Q_INVOKABLE void stepChoice(int by);  // to a decision of the seat that is looked from
  Q_INVOKABLE void stepMistake(int by);
  Q_INVOKABLE void toggle();  // plays or pauses
  Q_INVOKABLE void pause();
  // A new game that begins with what has happened here; false where that cannot be.
  Q_INVOKABLE bool branch();
  // Of the seat that is looked from, or of player 0 where a bot sits. A review may have come to an end.
  void showMistakes();
  bool act(Action action) override;
  void retranslate() override;

  bool loaded() const { return !events_.empty(); }
  int length() const { return static_cast<int>(events_.size()); }
  int position() const { return position_; }
  QList<int> hands() const { return hands_; }
  QList<QString> seat_names() const;
  int seat() const { return seat_.index(); }
  void set_seat(int seat);
  bool can_open() const { return !in_progress_; }  // and be seen from any seat
  bool all_open() const { return all_open_; }
  void set_all_open(bool open);
  bool playing() const { return timer_.isActive(); }
  QList<int> mistakes() const { return mistakes_; }
  QString done_text() const;
  QString verdict_text() const;
  bool can_branch() const;
  bool at_end() const { return position_ == length(); }
  QString seed_text() const;
  QString prompt_text() const override { return done_text(); }
  QString error_text() const { return error_text_; }

 Q_SIGNALS:
  void opened();
  void playingChanged();
  void mistakesChanged();
  void verdictChanged();
  void errorTextChanged();

 private:
  using Views = BySeat<PlayerView>;
  struct Checkpoint {  // the start of a hand
    int position = 0;
    Views views;
  };

  LegalActions legal() const override;
  const Players& players() const override { return players_; }
  QString not_asked_text() const override;  // of the seat that is looked from
  Field field() const override { return pace_.at(position_); }
  const PlayerView* open_hand(Seat seat) const override;
  bool take(Result<std::vector<Event>> events, const Players& players, std::int64_t game);
  bool fail(const QString& reason);
  void index();
  void jump(const QList<int>& to, int by);
  Views views_at(int position) const;
  void advance();
  void show();
  std::optional<Action> done() const;
  void play_on();
  void set_playing(bool playing);

  RecordStore& store_;
  GameController& game_;
  Mistakes mistakes_of_;
  std::int64_t id_ = 0;
  std::vector<Event> events_;
  Players players_;
  TablePace pace_;
  std::vector<Checkpoint> checkpoints_;
  QList<int> hands_;    // positions at which the tiles of a hand were dealt
  QList<int> choices_;  // of the seat that is looked from
  QList<int> mistakes_;
  Views views_;
  int position_ = 0;
  Seat seat_ = Seat::from_index(0);
  bool all_open_ = false;
  bool in_progress_ = false;      // it, or what goes on from it: only the person's own tiles are seen
  SecondOpinion second_opinion_;  // of the decision that is looked at
  QTimer timer_;
  QString error_text_;
};

}  // namespace tingpai::app
