// A game with one person at the table, or several who share the screen: the referee, the record, the bots and
// the tutor put together, one event at a time. Each event is stored, then shown.
#pragma once

#include "app/base/clock.h"
#include "app/game/answers.h"
#include "app/game/event_keeper.h"
#include "app/game/game_at_table.h"
#include "app/people/shared_screen.h"
#include "app/store/record_store.h"
#include "app/table/table_scene.h"
#include "app/tutor/second_opinions.h"
#include "app/tutor/teacher.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

// The base is named in full for the tool that tells QML of the types.
class GameController : public tingpai::app::TableScene {
  Q_OBJECT
  QML_NAMED_ELEMENT(Game)
  QML_SINGLETON
  Q_PROPERTY(Phase phase READ phase NOTIFY changed)
  Q_PROPERTY(bool interrupted READ interrupted NOTIFY changed)
  Q_PROPERTY(int record READ record NOTIFY changed)
  Q_PROPERTY(tingpai::app::SharedScreen* screen READ screen CONSTANT)
  Q_PROPERTY(tingpai::app::Teacher* teacher READ teacher CONSTANT)
  Q_PROPERTY(bool nothingToCall READ nothing_to_call NOTIFY changed)
  Q_PROPERTY(bool canTakeBack READ can_take_back NOTIFY changed)
  Q_PROPERTY(QString errorText READ error_text NOTIFY errorTextChanged)
  Q_PROPERTY(QString seedText READ seed_text NOTIFY changed)
  Q_PROPERTY(QString hintsText READ hints_text NOTIFY changed)
 public:
  enum Phase { NoGame, Playing, HandOver, GameOver };
  Q_ENUM(Phase)

  GameController(RecordStore& store, AppSettings& settings, Decide decide, Clock& clock = Clock::system());
  static GameController* create(QQmlEngine* engine, QJSEngine* scripts);

  // False where nothing begins: see errorText.
  bool start(const Ruleset& ruleset, std::uint64_t seed, const Players& people = {});
  // A game that leaves a recorded one after its first events. They must be a record: see Referee::resume.
  bool branch(const std::vector<Event>& events, const Players& players, const Branch& from);

  // Continues the game in progress that was played last; false if there is none.
  Q_INVOKABLE bool resume();
  // Continues that one; false, and errorText says why, if it cannot be continued.
  Q_INVOKABLE bool resumeGame(int game);
  // Abandons a game in progress: it stays among the records and is not continued.
  Q_INVOKABLE bool abandon(int game);
  Q_INVOKABLE bool newGame();
  Ruleset new_rules() const;  // of a game that is begun now: those of the settings
  // Two to four people; the PINs may be empty.
  Q_INVOKABLE bool newSharedGame(const QStringList& names, const QStringList& pins);
  // Where each of two to four people will sit (0 to 3), and who plays where nobody sits.
  Q_INVOKABLE int seatOf(int person, int people) const { return Players::seat_of(person, people).index(); }
  Q_INVOKABLE QString windName(int seat) const;  // at the first deal
  Q_INVOKABLE QString botName(int seat) const { return Players().name(Seat::from_index(seat)); }
  Q_INVOKABLE QString botSeal(int seat) const { return Players().seal(Seat::from_index(seat)); }
  Q_INVOKABLE void nextHand();
  // Back to the last choice of the person, or of anybody who shares the screen once all agree. The game that
  // was left stays among the records. `another_luck`: tiles that nobody at the screen has seen are
  // reshuffled.
  Q_INVOKABLE bool takeBack(bool another_luck);
  // A caller who finds nothing to call gives the screen back.
  Q_INVOKABLE void handBack();
  Q_INVOKABLE QString exportRecord();
  Q_INVOKABLE void dismissError();
  void retranslate() override;
  bool act(Action action) override;

  Phase phase() const;
  bool interrupted() const { return interrupted_; }
  int record() const { return game_ ? static_cast<int>(game_->id) : 0; }  // among the records
  SharedScreen* screen() { return &screen_; }
  Teacher* teacher() { return &teacher_; }
  bool nothing_to_call() const;
  bool can_take_back() const;
  QString prompt_text() const override;
  QString error_text() const { return error_text_; }
  void report(const QString& error);  // shown until it is dismissed; nothing where it is empty
  QString seed_text() const;
  QString hints_text() const;

  ProgramSeats& programs() { return programs_; }
  SecondOpinions& second_opinions() { return second_opinions_; }

  // For tests and the demonstration.
  const Referee* referee() const { return game_ ? &game_->referee : nullptr; }
  // The seed that deals this game anew, if one does.
  std::optional<std::uint64_t> deal() const { return game_ ? game_->deal : std::nullopt; }
  int events_shown() const { return game_ ? game_->next_number : 0; }

 Q_SIGNALS:
  void errorTextChanged();

 private:
  LegalActions legal() const override;
  const Players& players() const override;
  QString level_name(Seat seat) const override;
  Field field() const override;
  // Once a hand is over all are laid open.
  bool over() const { return phase() == HandOver || phase() == GameOver; }
  const PlayerView* open_hand(Seat seat) const override {
    return over() ? &game_->referee.view(seat) : nullptr;
  }
  Seat viewer() const;
  bool open() const;  // the viewer's hand lies open
  const PlayerView& view() const { return game_->referee.view(viewer()); }
  bool resume(std::optional<StoredGame> stored);
  void begin(GameAtTable game, const std::vector<Event>& events = {});  // that have happened in it
  void clear_table();
  void recall(const std::vector<Event>& events);
  void step();
  void show(const Event& event);
  bool keep(const Event& event);
  void finish_record();
  void replace_program(Seat seat, const QString& why);
  void ask_seats();
  void ask_people();
  void hand_on(Action action);
  void serve(const std::vector<Seat>& callers);
  bool go_back(bool another_luck);
  void refresh();
  void consider();
  void wait();

  RecordStore& store_;
  EventKeeper keeper_;
  std::optional<GameAtTable> game_;
  bool interrupted_ = false;  // an event could not be stored: resume() tries it again
  SharedScreen screen_;
  Teacher teacher_;
  ProgramSeats programs_;
  SecondOpinions second_opinions_;
  Answers answers_;
  Alarm next_event_;
  bool another_luck_ = false;  // what consent was asked for
  QString error_text_;
};

}  // namespace tingpai::app
