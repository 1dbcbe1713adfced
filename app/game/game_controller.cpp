#include "app/game/game_controller.h"

#include <QRandomGenerator>
#include <algorithm>

#include "app/base/provide.h"
#include "app/game/taking_back.h"
#include "app/table/table_rows.h"
#include "app/text/names.h"
#include "app/text/record_words.h"
#include "engine/ai/profile.h"
#include "engine/table/reshuffle.h"
#include "engine/table/wall.h"

namespace tingpai::app {

static QString text_of(const Error& error) { return QString::fromStdString(error.message); }

GameController::GameController(RecordStore& store, AppSettings& settings, Decide decide, Clock& clock)
    : TableScene(settings, std::move(decide)),
      store_(store),
      keeper_(store),
      teacher_(runner_, settings),
      answers_(runner_, programs_, settings, clock),
      next_event_(clock, [this] { step(); }) {
  connect(&answers_, &Answers::told, this, &GameController::refresh);
  connect(&answers_, &Answers::complete, this, [this] { next_event_.set({}); });
  connect(&programs_, &ProgramSeats::gaveUp, this, &GameController::replace_program);
  connect(&second_opinions_, &SecondOpinions::gaveUp, this, &GameController::report);
  connect(&teacher_, &Teacher::judged, this, [this] { log_.add(teacher_.remark()); });
  connect(&screen_, &SharedScreen::revealed, this, [this] {
    refresh();
    consider();
  });
  connect(&screen_, &SharedScreen::covered, this, [this] {
    tutor_.forget_all();
    refresh();
  });
  connect(&screen_, &SharedScreen::barClosed, this, &GameController::serve);
  connect(&screen_, &SharedScreen::agreed, this, [this] {
    if (!go_back(another_luck_)) next_event_.set({});  // the game goes on
  });
  connect(&screen_, &SharedScreen::notAgreed, this, [this] { next_event_.set({}); });
  report(store_.take_notice());
}

// Starting and resuming

bool GameController::resume() {
  if (!store_.usable()) return report(store_.trouble()), false;
  return resume(store_.last_unfinished());
}

bool GameController::resumeGame(int game) {
  if (!store_.usable()) return report(store_.trouble()), false;
  if (record() == game) return true;  // it is at the table
  return resume(store_.unfinished(game));
}

bool GameController::resume(std::optional<StoredGame> stored) {
  report(store_.take_notice());
  if (!stored) return false;
  auto referee = Referee::resume(stored->events);
  if (!referee) {
    store_.set_aside(stored->id,
                     tr("event %1: %2").arg(referee.error().position + 1).arg(record_words(referee.error())));
    report(store_.take_notice());
    return false;
  }
  store_.take_up(stored->id);
  const int number = static_cast<int>(stored->events.size());
  const bool bar_due = may_be_claimed(stored->events.back());
  const Lineup lineup = stored->lineup.value_or(settings_.lineup_for(referee->state().table.ruleset));
  if (!stored->lineup) store_.note_lineup(stored->id, number, lineup);
  begin({stored->id, *std::move(referee), number, stored->players, lineup, seed_of(stored->events), false,
         bar_due},
        stored->events);
  if (phase() == GameOver) finish_record();  // ended just before it could be marked as finished
  return true;
}

bool GameController::abandon(int game) {
  const auto error = store_.abandon(game);
  if (error) report(text_of(*error));
  if (!error && record() == game) clear_table();
  return !error;
}

bool GameController::start(const Ruleset& ruleset, std::uint64_t seed, const Players& people) {
  if (!store_.usable()) return report(store_.trouble()), false;
  const Players players = programs_.seated(people, ruleset);
  const auto id = store_.begin(players);
  if (!id) {
    report(text_of(id.error()));
    return false;
  }
  const Lineup lineup = settings_.lineup_for(ruleset);
  store_.note_lineup(*id, 0, lineup);
  begin({*id, Referee(ruleset, seed), 0, players, lineup, seed});
  return true;
}

bool GameController::branch(const std::vector<Event>& events, const Players& players, const Branch& from) {
  auto referee = Referee::resume(events);
  if (!referee) {
    report(record_words(referee.error()));
    return false;
  }
  const auto id = store_.begin(players, events, from);
  if (!id) {
    report(text_of(id.error()));
    return false;
  }
  const Lineup lineup =
      from.taken_back ? game_->lineup : settings_.lineup_for(referee->state().table.ruleset);
  store_.note_lineup(*id, static_cast<int>(events.size()), lineup);
  const bool bar_due = !events.empty() && may_be_claimed(events.back());
  begin({*id, *std::move(referee), static_cast<int>(events.size()), players, lineup, seed_of(events), false,
         bar_due},
        events);
  return true;
}

// The log goes on where it was left.
void GameController::recall(const std::vector<Event>& events) {
  PlayerView view = view_of(shown_->seat);
  std::size_t left = events.size();
  for (const Event& event : events) {
    if (left-- <= EventLog::longest) log_event(event, view);
    evolve(view, redact(event, view.seat));
  }
}

void GameController::begin(GameAtTable game, const std::vector<Event>& events) {
  runner_.cancel_all();
  tutor_.forget_all();
  teacher_.forget();
  screen_.seat(game.players);
  win_declined_ = false;
  log_.clear();
  look_back_.clear();
  interrupted_ = false;
  game.pace = TablePace(game.players, {}, events);
  game.key = store_.key(game.id);
  keeper_.forget();
  game_ = std::move(game);
  answers_.sit(&*game_);
  programs_.sit(*game_, events);
  second_opinions_.follow(players().people(), game_->bot_levels(), events);
  refresh();
  recall(events);
  next_event_.set({});
}

Ruleset GameController::new_rules() const {
  Ruleset ruleset = settings_.rules();
  ruleset.hands = settings_.length();
  return ruleset;
}

bool GameController::newGame() { return start(new_rules(), QRandomGenerator::global()->generate64()); }

bool GameController::newSharedGame(const QStringList& names, const QStringList& pins) {
  std::vector<Person> people;
  for (qsizetype i = 0; i < names.size(); ++i) {
    const QString name = names[i].simplified();
    if (name.isEmpty() || name.size() > Players::longest_name) {
      return refuse(tr("Person %1 needs a name of at most %2 letters").arg(i + 1).arg(Players::longest_name));
    }
    people.push_back({name, Players::lock_of(pins.value(i))});
  }
  if (people.size() < 2 || people.size() > 4) return refuse(tr("Two to four people can share the screen"));
  return start(new_rules(), QRandomGenerator::global()->generate64(), Players::sharing(people));
}

// The flow: one event at a time

void GameController::step() {
  if (!game_ || screen_.consent_asked() || screen_.bar_shown()) return;
  if (const auto event = keeper_.take_held()) return show(*event);
  const Phase phase = this->phase();
  if (phase == GameOver || (phase == HandOver && !game_->next_hand)) return;
  if (game_->bar_due && game_->players.shared() && phase == Playing) {
    screen_.open_bar(game_->referee.state().table.turn, settings_.anyone_time());
    return;
  }
  if (answers_.wanted()) {
    ask_seats();
    return;
  }
  if (const auto event = game_->referee.advance()) {
    game_->next_hand = false;
    show(*event);
  }
}

// False: it is not stored, and so must not be shown. A lock is waited for while the window lives on.
bool GameController::keep(const Event& event) {
  switch (keeper_.keep(game_->id, game_->next_number, event)) {
    case EventKeeper::Kept::stored:
      return true;
    case EventKeeper::Kept::held:
      next_event_.set(EventKeeper::patience);
      if (keeper_.take_notice()) {
        const QString program = store_.locked_by();
        report(program.isEmpty() ? tr("Another program has locked the records: the game waits for it")
                                 : tr("%1 has locked the records: the game waits for it").arg(program));
      }
      return false;
    case EventKeeper::Kept::failed:
      break;
  }
  report(text_of(keeper_.error()));
  interrupted_ = true;
  clear_table();
  return false;
}

void GameController::clear_table() {
  answers_.sit(nullptr);
  programs_.leave();
  second_opinions_.leave();
  game_.reset();
  next_event_.stop();
  keeper_.take_held();
  tutor_.forget_all();
  teacher_.forget();
  runner_.cancel_all();
  screen_.seat({});
  Q_EMIT changed();
}

// The referee has already applied the event; QML sees nothing of it before it is stored.
void GameController::show(const Event& event) {
  if (!keep(event)) return;
  if (keeper_.noticed()) dismissError();
  ++game_->next_number;
  game_->bar_due = may_be_claimed(event);
  game_->pace.observe(event);
  programs_.hear(event, game_->referee);
  second_opinions_.hear(event);
  teacher_.observe(event);
  if (std::holds_alternative<events::HandStarted<Truth>>(event)) {
    teacher_.forget();
    tutor_.forget_all();
  } else {
    tutor_.forget();
  }
  show_event(event, duration_of(event), [&] {
    if (std::holds_alternative<events::GameEnded>(event)) finish_record();
    refresh();
  });
  // While the tile still moves; where people share the screen, it might tell them apart who could call.
  if (!players().shared()) consider();
  next_event_.set(std::chrono::milliseconds(duration_of(event)));
}

void GameController::replace_program(Seat seat, const QString& why) {
  const Level level = AppSettings::offered_level(Level::regular, game_->referee.ruleset());
  game_->lineup.set_level(static_cast<std::size_t>(seat.index()) - 1, level);
  store_.note_lineup(game_->id, game_->next_number, game_->lineup);
  //: %1: a level, which plays on in the place of a program
  report(names::sentences({why, tr("%1 takes its seat.").arg(names::level(level))}));
  next_event_.set({});
}

void GameController::finish_record() {
  if (const auto error = store_.finish(game_->id)) report(text_of(*error));
}

// Asking and answering

void GameController::ask_people() {
  const auto next = answers_.ask_people();
  if (players().shared()) screen_.ask(next);
}

void GameController::ask_seats() {
  ask_people();
  answers_.ask_bots();
  answers_.tell();
  refresh();
  consider();
}

// The tutor looks at what the person sees.
void GameController::consider() {
  if (!game_ || !open()) return;
  if (is_as_dealt(view())) tutor_.open(view(), field());
  if (nothing_to_call()) tutor_.forget();  // another one was quicker
  if (before_play(view().table.phase) && (!asked() || profile_of(view().table.ruleset).opening == nullptr))
    return;  // it has nothing to say of that
  if (!asked()) return wait();
  tutor_.consult(second_opinions_.of(viewer()));
  tutor_.consider(view(), legal(), field());
  // Its words stay when the curtain falls.
  if (!players().shared() && !before_play(view().table.phase)) teacher_.watch(view(), legal(), field());
}

// See Tutor::wait. Where people share the screen, the hand lies covered by then.
void GameController::wait() {
  if (players().shared()) return;
  const PublicState& table = view().table;
  const bool own_turn = table.turn == viewer();
  if (table.status[viewer()].out) return tutor_.stop_waiting();  // it has won and waits for nothing
  if ((table.phase == tingpai::Phase::acting && !own_turn) ||
      (table.phase == tingpai::Phase::claiming && own_turn && !is_as_dealt(view())))
    tutor_.wait(view(), field());
  if (phase() != Playing) tutor_.stop_waiting();
}

// The people

const Players& GameController::players() const {
  static const Players nobody;
  return game_ ? game_->players : nobody;
}

QString GameController::level_name(Seat seat) const {
  if (!game_ || players().is_person(seat)) return {};
  return programs_.plays(seat) ? tr("Program") : names::level(game_->lineup.at(seat).level);
}

Field GameController::field() const { return game_ ? game_->field() : Field(); }

Seat GameController::viewer() const { return players().shared() ? screen_.viewer() : Seat::from_index(0); }
bool GameController::open() const { return !players().shared() || screen_.is_open(); }

LegalActions GameController::legal() const {
  if (!game_ || !open() || screen_.closing() || keeper_.holding() || answers_.given(viewer())) return {};
  return game_->referee.asked(viewer());
}

bool GameController::act(Action action) {
  if (!game_ || !asked()) return refuse(tr("It is not your turn"));
  if (action.type == ActionType::pass && may_pass_own_win()) {
    win_declined_ = true;
    refresh();
    return true;
  }
  if (action.type == ActionType::discard && !can_discard()) return refuse(tr("Take the win or pass first"));
  if (!legal().contains(action)) return refuse(tr("That is not allowed now"));
  win_declined_ = false;
  if (const auto used = tutor_.used()) store_.note_hint(game_->id, game_->next_number, *used);
  tutor_.forget();
  if (!before_play(view().table.phase)) {
    if (!players().shared()) teacher_.watch(view(), legal(), field());  // one may be quicker than the table
    teacher_.judge(action);
  }
  if (players().shared()) {
    const int least = before_play(view().table.phase) ? settings_.anyone_time() : 0;
    screen_.close_after(least, [this, action] { hand_on(action); });
  } else {
    answers_.give(viewer(), action);
  }
  refresh();
  return true;
}

// The next person gets the screen.
void GameController::hand_on(Action action) {
  std::erase(game_->callers, viewer());
  screen_.ask({});
  answers_.give(viewer(), action);
  ask_people();
  refresh();
}

void GameController::serve(const std::vector<Seat>& callers) {
  if (!game_) return;
  game_->bar_due = false;
  game_->callers = callers;
  next_event_.set({});
}

bool GameController::nothing_to_call() const {
  return game_ && players().shared() && screen_.is_open() && !asked() && !game_->callers.empty() &&
         game_->callers.front() == viewer();
}

void GameController::handBack() {
  if (!nothing_to_call()) return;
  game_->callers.erase(game_->callers.begin());
  screen_.cover();
  screen_.ask({});
  next_event_.set({});
}

void GameController::nextHand() {
  if (phase() != HandOver) return;
  game_->next_hand = true;
  next_event_.set({});
}

// Taking back

bool GameController::can_take_back() const {
  return game_ && phase() != NoGame && !screen_.bar_shown() && !screen_.consent_asked();
}

bool GameController::takeBack(bool another_luck) {
  if (!can_take_back()) return false;
  if (!players().shared()) return go_back(another_luck);
  another_luck_ = another_luck;
  screen_.cover();
  screen_.ask_consent();
  return true;
}

bool GameController::go_back(bool another_luck) {
  if (game_->next_number == 0) return refuse(tr("There is nothing to take back"));
  auto events = store_.load(game_->id);
  if (!events) {
    report(text_of(events.error()));
    return false;
  }
  const auto number = before_last_choice(*game_, *events);
  if (!number) return refuse(tr("There is nothing to take back"));
  events->resize(*number);
  if (another_luck)
    *events = reshuffled(*std::move(events), players().people(), QRandomGenerator::global()->generate64());
  return branch(*events, Players(players()), {game_->id, static_cast<int>(*number), true});
}

QString GameController::exportRecord() {
  if (!game_) return {};
  const auto path = store_.export_text(game_->id);
  if (path) return *path;
  report(text_of(path.error()));
  return {};
}

void GameController::report(const QString& error) {
  if (error.isEmpty()) return;
  error_text_ = error;
  Q_EMIT errorTextChanged();
}

void GameController::dismissError() {
  error_text_.clear();
  Q_EMIT errorTextChanged();
}

// What is shown

void GameController::refresh() {
  if (!game_) {
    Q_EMIT changed();
    return;
  }
  screen_.look(view().table);
  for (int position = 0; position < 4; ++position) {
    seatAt(position)->show_thinking(answers_.waits_for(seat_at(view(), position)));
  }
  if (phase() != GameOver) look_back_.clear();
  if (phase() == GameOver && !look_back_.valid()) look_back_.show(store_.ends(game_->id), view(), players());
  show_view(view(), open() || over());
}

void GameController::retranslate() {
  look_back_.clear();
  picking()->retranslate();
  refresh();
  tutor_.retranslate();
  teacher_.retranslate();
  log_.retranslate();
}

GameController::Phase GameController::phase() const {
  if (!game_) return NoGame;
  const auto phase = game_->referee.state().table.phase;
  if (phase == tingpai::Phase::hand_over) return HandOver;
  return phase == tingpai::Phase::game_over ? GameOver : Playing;
}

QString GameController::prompt_text() const {
  if (screen_.closing()) return tr("Chosen. Everyone gets the same time");
  return nothing_to_call() ? tr("You have nothing to call") : TableScene::prompt_text();
}

QString GameController::hints_text() const {
  if (phase() != GameOver) return {};
  const auto used = store_.hints_used(game_->id);
  const int choices = used[0] + used[1] + used[2];
  if (choices == 0) return tr("Played without hints");
  if (choices == used[AppSettings::Full]) return tr("Full hints at %n decision(s)", nullptr, choices);
  return tr("Hints used for %n decision(s), in full for %1", nullptr, choices).arg(used[AppSettings::Full]);
}

QString GameController::windName(int seat) const { return names::wind(static_cast<Wind>(seat)); }
QString GameController::seed_text() const { return deal() ? QString::number(*deal()) : QString(); }

GameController* GameController::create(QQmlEngine* engine, QJSEngine*) {
  return provided<GameController>(engine);
}

}  // namespace tingpai::app
