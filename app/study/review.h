// The review of a game: the expert decides every choice of a person again on worker threads, with more time
// than at the table. Results are stored at once; leaving stops the work and coming back resumes it. Of a game
// that is over everybody's choices can be reviewed on request. Those of bots stay here: they never go into
// the book.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QTimer>
#include <cstdint>
#include <map>
#include <vector>

#include "app/base/row_model.h"
#include "app/store/record_store.h"
#include "app/store/review_store.h"
#include "app/study/game_opinions.h"
#include "app/study/position_view.h"
#include "app/study/review_rows.h"
#include "app/tutor/bot_runner.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

// As the expert decides for a review: margins are wanted, and wins are weighed too.
Decision decide_for_review(const Decide& decide, const Question& question, std::stop_token stop);
Budget review_budget();

class Review : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(int game READ game NOTIFY changed)
  Q_PROPERTY(QList<QString> people READ people NOTIFY changed)
  Q_PROPERTY(int person READ person WRITE set_person NOTIFY changed)
  Q_PROPERTY(int seat READ seat NOTIFY changed)
  Q_PROPERTY(bool own READ is_own NOTIFY changed)
  Q_PROPERTY(bool ofBot READ of_bot NOTIFY changed)
  Q_PROPERTY(bool running READ running NOTIFY changed)
  Q_PROPERTY(int done READ done NOTIFY changed)
  Q_PROPERTY(int total READ total NOTIFY changed)
  Q_PROPERTY(QString errorText READ error_text NOTIFY changed)
  Q_PROPERTY(QString progressText READ progress_text NOTIFY changed)
  Q_PROPERTY(QString summary READ summary NOTIFY changed)
  Q_PROPERTY(QString accuracyText READ accuracy_text NOTIFY changed)
  Q_PROPERTY(QString mistakesText READ mistakes_text NOTIFY changed)
  Q_PROPERTY(int threshold READ threshold WRITE set_threshold NOTIFY changed)
  Q_PROPERTY(int lastThreshold READ last_threshold CONSTANT)
  Q_PROPERTY(QString thresholdText READ threshold_text NOTIFY changed)
  Q_PROPERTY(bool hiding READ hiding NOTIFY changed)
  Q_PROPERTY(int hand READ hand WRITE set_hand NOTIFY changed)
  Q_PROPERTY(int selected READ selected WRITE set_selected NOTIFY selectedChanged)
  Q_PROPERTY(int moment READ moment NOTIFY selectedChanged)
  Q_PROPERTY(QString fault READ fault NOTIFY selectedChanged)
  Q_PROPERTY(QString reason READ reason NOTIFY selectedChanged)
  Q_PROPERTY(QString secondOpinion READ second_opinion NOTIFY selectedChanged)
  Q_PROPERTY(bool inBook READ in_book NOTIFY selectedChanged)
  Q_PROPERTY(tingpai::app::RowModel* mistakes READ mistakes CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* kinds READ kinds CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* hands READ hands CONSTANT)
  Q_PROPERTY(tingpai::app::PositionView* position READ position CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* scores READ scores CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* chances READ chances CONSTANT)
  Q_PROPERTY(QList<QString> playerNames READ player_names NOTIFY changed)
  Q_PROPERTY(QList<QString> playerSeals READ player_seals NOTIFY changed)
  Q_PROPERTY(int highestScore READ highest_score NOTIFY changed)
  Q_PROPERTY(int lowestScore READ lowest_score NOTIFY changed)
  Q_PROPERTY(double zeroLine READ zero_line NOTIFY changed)
  Q_PROPERTY(QList<double> handStarts READ hand_starts NOTIFY changed)
  Q_PROPERTY(QString topChanceText READ top_chance_text NOTIFY changed)
 public:
  Review(RecordStore& records, ReviewStore& store, Decide decide, QObject* parent = nullptr);

  GameOpinions& opinions() { return opinions_; }
  static Review* create(QQmlEngine* engine, QJSEngine*);

  // The numbers of the events that followed a seat's mistakes in a stored game, as far as it was reviewed; in
  // the game reviewed last only mistakes of the sizes and kinds asked for.
  std::vector<int> mistakes_in(std::int64_t game, Seat seat) const;

  int game() const { return static_cast<int>(game_); }
  QStringList people() const;  // whose choices can be looked at; bots, after all others, are named as such
  int person() const { return person_; }
  void set_person(int person);                // begins or goes on with the review of that one
  int seat() const { return seat_.index(); }  // of that person
  bool is_own() const { return !players_.shared() && players_.is_person(seat_); }
  bool of_bot() const { return !players_.unknown() && !players_.is_person(seat_); }  // or a program
  bool running() const { return running_; }
  int done() const { return done_; }
  int total() const { return static_cast<int>(choices_.size()); }
  QString error_text() const { return error_; }
  QString progress_text() const;
  QString summary() const { return app::summary(accounts_, who()); }
  QString accuracy_text() const;
  QString mistakes_text() const;
  QStringList player_names() const;             // by position, the person first
  QStringList player_seals() const;             // what stands for these names
  int threshold() const { return threshold_; }  // see Severities
  void set_threshold(int threshold);
  int last_threshold() const { return Severities::threshold_count - 1; }
  QString threshold_text() const;
  bool hiding() const { return hiding_; }  // mistakes were found that are not on the list
  int hand() const { return hand_; }       // the only one whose mistakes are listed, 1-based; 0: all are
  void set_hand(int hand);
  int selected() const { return selected_; }
  void set_selected(int row);
  int moment() const;  // how many events had happened before the selected choice; -1: none is selected
  QString fault() const;
  QString reason() const;
  QString second_opinion() const { return opinions_.words(moment()); }  // of one of the person's programs
  bool in_book() const;
  RowModel* mistakes() { return &mistake_model_; }
  RowModel* kinds() { return &kind_model_; }
  RowModel* hands() { return &hand_model_; }
  PositionView* position() { return &position_; }
  RowModel* scores() { return &score_model_; }
  RowModel* chances() { return &chance_model_; }
  int highest_score() const { return score_chart_.highest; }
  int lowest_score() const { return score_chart_.lowest; }
  double zero_line() const { return score_chart_.zero; }
  QList<double> hand_starts() const { return chance_chart_.hands; }
  QString top_chance_text() const;

  // Begins or resumes the review of a stored game and leaves the one before. The same game comes back as it
  // was left: person, list and selection. hand: lists that hand's mistakes alone; -1 leaves this as it was,
  // too.
  Q_INVOKABLE void open(int game, int hand = -1);
  Q_INVOKABLE void leave();
  Q_INVOKABLE void addToBook();
  Q_INVOKABLE void toggleKind(int row);  // whether mistakes of that kind are shown
  void retranslate();

 Q_SIGNALS:
  void changed();
  void selectedChanged();
  void bookChanged();  // positions were put into the book

 private:
  void begin();
  bool load();
  void consult();
  Ruleset ruleset() const;  // of the game that is shown
  Severities severities() const;
  GameEntry entry() const { return records_.entry(game_).value_or(GameEntry()); }
  bool in_hand(const Reviewed& reviewed) const;
  QString who() const;  // the person's name; empty: whoever looks
  void ask_next(int slot);
  void take(int slot, std::uint64_t id, const Decision& decision);
  void finish();
  void refresh();
  void show_selected();
  const Reviewed* selected_choice() const;
  void put_into_book(std::size_t choice);
  QString source_of(std::size_t choice) const;

  RecordStore& records_;
  ReviewStore& store_;
  BotRunner runner_;
  QTimer refresh_soon_;
  std::int64_t game_ = 0;
  Players players_;
  TablePace pace_;
  std::vector<Seat> seats_{all_seats[0]};  // of those whose choices can be looked at
  int person_ = 0;                         // an index into them
  Seat seat_ = all_seats[0];
  std::vector<Event> events_;
  std::vector<Reviewed> choices_;
  std::vector<Mistake> found_;
  std::vector<HandAccount> accounts_;
  std::map<std::uint64_t, std::size_t> asked_;  // choices by the id of their question
  std::size_t first_ = 0;                       // the choice that is asked first
  std::size_t next_ = 0;                        // how many from there on have been asked or were known
  int done_ = 0;
  bool running_ = false;
  int threshold_ = 0;
  Wanted wanted_;
  bool hiding_ = false;
  int hand_ = 0;
  int selected_ = -1;
  int chosen_ = -1;  // the moment of a mistake that was selected by hand; -1: the worst is shown
  QString error_;
  RowModel mistake_model_;
  RowModel kind_model_;
  RowModel hand_model_;
  RowModel score_model_;
  RowModel chance_model_;
  PositionView position_;
  GameOpinions opinions_;
  ScoreChart score_chart_;
  ChanceChart chance_chart_;
};

}  // namespace tingpai::app
