#include "app/game/replay_controller.h"

#include <algorithm>
#include <span>

#include "app/base/provide.h"
#include "app/table/table_rows.h"
#include "app/text/names.h"
#include "app/text/record_words.h"
#include "app/tutor/reason_words.h"
#include "engine/table/decision_points.h"
#include "engine/table/record.h"
#include "engine/table/referee.h"
#include "engine/table/reshuffle.h"

namespace tingpai::app {
namespace {

constexpr int shortest_pause = 150;  // milliseconds between events that play by themselves
constexpr int result_pause = 5000;   // for a result to be read

BySeat<PlayerView> empty_views() {
  BySeat<PlayerView> views;
  for (const Seat seat : all_seats) views[seat] = view_of(seat);
  return views;
}

void evolve_all(BySeat<PlayerView>& views, const Event& event) {
  for (const Seat seat : all_seats) evolve(views[seat], redact(event, seat));
}

}  // namespace

ReplayController::ReplayController(RecordStore& store, AppSettings& settings, GameController& game,
                                   Decide decide, QObject* parent)
    : TableScene(settings, std::move(decide), parent), store_(store), game_(game) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &ReplayController::play_on);
  connect(&tutor_, &Tutor::changed, this, &ReplayController::verdictChanged);
  connect(&second_opinion_, &SecondOpinion::gaveUp, this, &ReplayController::refused);
  tutor_.consult(second_opinion_);
}

// Opening

bool ReplayController::open(qint64 game, int seat, int position) {
  if (const auto why = store_.closed(game)) return fail(QString::fromStdString(why->message));
  auto players = store_.players(game);
  if (!players) return fail(QString::fromStdString(players.error().message));
  if (!take(store_.load(game), *players, game)) return false;
  in_progress_ = store_.in_progress(game);
  set_seat(0);
  if (seat != 0) set_seat(seat);
  Q_EMIT opened();
  seek(position < 0 ? hands_.constFirst() : position);
  return true;
}

bool ReplayController::take(Result<std::vector<Event>> events, const Players& players, std::int64_t game) {
  if (!events) return fail(QString::fromStdString(events.error().message));
  const auto whole = Referee::resume(*events);  // what does not fit together is not shown
  if (!whole)
    return fail(tr("Event %1: %2").arg(whole.error().position + 1).arg(record_words(whole.error())));
  close();
  events_ = *std::move(events);
  players_ = players;
  pace_ = TablePace(players, store_.lineups(game), events_);
  id_ = game;
  index();
  if (hands_.isEmpty()) {
    events_.clear();
    return fail(tr("This game has no hands"));
  }
  return true;
}

bool ReplayController::fail(const QString& reason) {
  error_text_ = reason;
  Q_EMIT errorTextChanged();
  return false;
}

void ReplayController::close() {
  pause();
  tutor_.forget_all();
  second_opinion_.leave();
  events_.clear();
  checkpoints_.clear();
  hands_.clear();
  choices_.clear();
  mistakes_.clear();
  position_ = 0;
  all_open_ = false;
  shown_.reset();
  fail({});
  Q_EMIT opened();
  Q_EMIT mistakesChanged();
}

// Where the hands begin, and the views there: any event is then a hand away at most.
void ReplayController::index() {
  Views views = empty_views();
  int dealt = 0;
  for (int number = 0; number < length(); ++number) {
    const Event& event = events_[static_cast<std::size_t>(number)];
    if (std::holds_alternative<events::HandStarted<Truth>>(event)) {
      checkpoints_.push_back({number, views});
      dealt = 0;
    }
    evolve_all(views, event);
    if (std::holds_alternative<events::Dealt<Truth>>(event) && ++dealt == 4) hands_ << number + 1;
  }
}

void ReplayController::showMistakes() {
  mistakes_.clear();
  if (mistakes_of_ && id_ != 0) {
    auto numbers = mistakes_of_(id_, seat_);
    const bool of_bot = !players_.unknown() && !players_.is_person(seat_);
    if (of_bot && numbers.empty()) numbers = mistakes_of_(id_, all_seats[0]);  // few bots are reviewed
    for (const int number : numbers) mistakes_ << number;
    std::sort(mistakes_.begin(), mistakes_.end());
  }
  Q_EMIT mistakesChanged();
}

// Moving about

ReplayController::Views ReplayController::views_at(int position) const {
  const auto after =
      std::upper_bound(checkpoints_.begin(), checkpoints_.end(), position,
                       [](int wanted, const Checkpoint& one) { return wanted < one.position; });
  Views views = after == checkpoints_.begin() ? empty_views() : std::prev(after)->views;
  int number = after == checkpoints_.begin() ? 0 : std::prev(after)->position;
  for (; number < position; ++number) evolve_all(views, events_[static_cast<std::size_t>(number)]);
  return views;
}

void ReplayController::seek(int position) {
  if (!loaded()) return;
  position_ = std::clamp(position, 0, length());
  log_.clear();
  const int past = std::max(0, position_ - static_cast<int>(EventLog::longest));
  views_ = views_at(past);
  for (int number = past; number < position_; ++number) {
    const Event& event = events_[static_cast<std::size_t>(number)];
    log_event(event, views_[seat_]);
    evolve_all(views_, event);
  }
  show();
}

void ReplayController::step(int by) {
  pause();
  if (by == 1 && position_ < length()) return advance();
  seek(position_ + by);
}

// By the event, so that it moves as it did in the game.
void ReplayController::advance() {
  const Event& event = events_[static_cast<std::size_t>(position_)];
  show_event(event, duration_of(event), [&] {
    ++position_;
    evolve_all(views_, event);
    show();
  });
}

void ReplayController::jump(const QList<int>& to, int by) {
  pause();
  if (by > 0) {
    const auto next = std::upper_bound(to.begin(), to.end(), position_);
    if (next != to.end()) seek(*next);
  } else {
    const auto here = std::lower_bound(to.begin(), to.end(), position_);
    if (here != to.begin()) seek(*std::prev(here));
  }
}

void ReplayController::stepHand(int by) {
  if (by < 0 || hands_.isEmpty() || position_ < hands_.constLast()) return jump(hands_, by);
  pause();
  seek(length());
}
void ReplayController::stepChoice(int by) { jump(choices_, by); }
void ReplayController::stepMistake(int by) { jump(mistakes_, by); }

void ReplayController::toggle() { set_playing(!playing() && position_ < length()); }
void ReplayController::pause() { set_playing(false); }

void ReplayController::set_playing(bool playing) {
  if (playing == timer_.isActive()) return;
  if (playing) {
    timer_.start(0);
  } else {
    timer_.stop();
  }
  Q_EMIT playingChanged();
}

void ReplayController::play_on() {
  if (!at_end()) {
    const Event& event = events_[static_cast<std::size_t>(position_)];
    advance();
    const bool over = result()->property("valid").toBool();
    if (!at_end()) return timer_.start(over ? result_pause : std::max(duration_of(event), shortest_pause));
  }
  Q_EMIT playingChanged();
}

// Looking

void ReplayController::set_seat(int seat) {
  if (seat < 0 || seat > 3 || (in_progress_ && !players_.is_person(Seat::from_index(seat)))) return;
  seat_ = Seat::from_index(seat);
  BySeat<bool> whose;
  for (const Seat one : all_seats) whose[one] = one == seat_;
  choices_.clear();
  for (const DecisionPoint& choice : decision_points(events_, whose))
    choices_ << static_cast<int>(choice.number);
  showMistakes();
  tutor_.forget_all();
  if (shown_) seek(position_);
}

void ReplayController::set_all_open(bool open) {
  if (open == all_open_ || (open && in_progress_)) return;
  all_open_ = open;
  if (shown_) show();
}

void ReplayController::show() {
  const PlayerView& view = views_[seat_];
  if (view.table.phase == Phase::game_over) {
    look_back_.show(events_, view, players_);
  } else {
    look_back_.clear();
  }
  show_view(view);
  if (asked()) {
    const std::span<const Event> happened(events_);
    second_opinion_.follow_to(seat_, happened.first(static_cast<std::size_t>(position_)));
    tutor_.consider(view, legal(), field());
  } else {
    tutor_.forget();
  }
  Q_EMIT verdictChanged();
}

const PlayerView* ReplayController::open_hand(Seat seat) const {
  const PlayerView& view = views_[seat];
  const bool over = view.table.phase == Phase::hand_over || view.table.phase == Phase::game_over;
  return all_open_ || over ? &view : nullptr;
}

LegalActions ReplayController::legal() const {
  return shown_ && position_ < length() ? legal_actions(*shown_) : LegalActions{};
}

std::optional<Action> ReplayController::done() const {
  if (!asked()) return std::nullopt;
  return answer_of(*shown_, legal(), std::span(events_).subspan(static_cast<std::size_t>(position_)));
}

QString ReplayController::not_asked_text() const { return tr("Nothing to decide here"); }

QString ReplayController::done_text() const {
  const auto action = done();
  //: A player and what they did
  return action ? tr("%1: %2").arg(players_.name(seat_), names::action(*action)) : QString();
}

QString ReplayController::verdict_text() const {
  const auto action = done();
  if (!action || !tutor_.shown() || !tutor_.decision()) return {};
  return *action == tutor_.decision()->chosen ? tr("Same as the tutor")
                                              : why_not(*tutor_.decision(), *action);
}

QList<QString> ReplayController::seat_names() const {
  QStringList names;
  for (const Seat seat : all_seats) names << players_.name(seat);
  return names;
}

QString ReplayController::seed_text() const {
  const auto deal = seed_of(events_);
  return deal ? QString::number(*deal) : QString();
}

void ReplayController::retranslate() {
  TableScene::retranslate();
  if (loaded()) show();
  Q_EMIT opened();
}

// Playing on

bool ReplayController::can_branch() const {
  return shown_ && shown_->table.phase != Phase::game_over && position_ > 0;
}

bool ReplayController::branch() {
  if (!can_branch()) return false;
  pause();
  std::vector<Event> events(events_.begin(), events_.begin() + position_);
  std::get<events::GameStarted>(events.front()).names = {};           // they do not play on
  const Players players = players_.unknown() ? Players() : players_;  // one sits down among strangers
  return game_.branch(events, players, {id_, position_});
}

bool ReplayController::act(Action) {
  return refuse(tr("Already played. Play on from here to try something else."));
}

ReplayController* ReplayController::create(QQmlEngine* engine, QJSEngine*) {
  return provided<ReplayController>(engine);
}

}  // namespace tingpai::app
