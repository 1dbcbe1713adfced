#include "app/game_controller.h"

#include <QDebug>
#include <QRandomGenerator>
#include <algorithm>

#include "app/names.h"
#include "app/provide.h"
#include "app/table_rows.h"

namespace tingpai::app {
namespace {

// How long an event is shown, as a share of the pace in per cent. The deal is brisk: nobody waits for it.
int share_of_pace(const Event& event) {
  static constexpr std::array<int, std::variant_size_v<Event>> shares{0,   30,  30,  50, 60, 100,
                                                                      130, 130, 130, 0,  0,  0};
  return shares[event.index()];
}

constexpr int thinking_share = 60;   // per cent of the pace that a bot takes at least
constexpr int animation_share = 70;  // of the pace: the table rests before the next event

constexpr int largest_hand = 14;

Row blank_hand_row() {
  PlayerView view;
  view.held_flowers.push_back(Tile());
  return hand_rows(view, {}, false, {}).constFirst();
}

// Nobody has discarded or laid down anything.
bool is_as_dealt(const PublicState& table) {
  return std::all_of(all_seats.begin(), all_seats.end(),
                     [&](Seat seat) { return table.rivers[seat].empty() && table.melds[seat].empty(); });
}

QString text_of(const Error& error) { return QString::fromStdString(error.message); }

}  // namespace

GameController::GameController(RecordStore& store, AppSettings& settings, Decide decide, QObject* parent)
    : QObject(parent),
      store_(store),
      settings_(settings),
      runner_(std::move(decide)),
      tutor_(runner_, settings),
      hand_(hand_roles()),
      coming_(coming_roles()),
      calls_(call_roles()),
      ranking_(ranking_roles()) {
  hand_.reserve(largest_hand, blank_hand_row());
  for (int position = 0; position < 4; ++position) {
    seats_[static_cast<std::size_t>(position)] = std::make_unique<SeatView>(position);
  }
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &GameController::step);
  connect(&runner_, &BotRunner::answered, this, &GameController::take);
  connect(&tutor_, &Tutor::changed, this, &GameController::refresh_hints);
  connect(&tutor_, &Tutor::selectedPlanChanged, this, &GameController::refresh_hints);
  connect(&settings_, &AppSettings::speedChanged, this, &GameController::animationDurationChanged);
  report(store_.take_notice());
}

GameController::~GameController() { runner_.cancel_all(); }

// Starting and resuming

bool GameController::resume() {
  if (!store_.usable()) return false;
  auto stored = store_.last_unfinished();
  report(store_.take_notice());
  if (!stored) return false;
  auto referee = Referee::resume(stored->events);
  if (!referee) {
    store_.set_aside(stored->id,
                     tr("event %1: %2").arg(referee.error().position + 1).arg(text_of(referee.error())));
    report(store_.take_notice());
    return false;
  }
  begin({stored->id, *std::move(referee), static_cast<int>(stored->events.size())});
  if (phase() == GameOver) finish_record();  // ended just before it could be marked as finished
  return true;
}

void GameController::start(const Ruleset& ruleset, std::uint64_t seed) {
  if (!store_.usable()) {
    report(tr("A game cannot begin because it could not be stored"));
    return;
  }
  const auto id = store_.begin();
  if (!id) {
    report(text_of(id.error()));
    return;
  }
  begin({*id, Referee(ruleset, seed)});
}

void GameController::begin(Game game) {
  runner_.cancel_all();
  tutor_.forget_all();
  game_ = std::move(game);
  refresh();
  timer_.start(0);
}

void GameController::newGame() { start(Ruleset{}, QRandomGenerator::global()->generate64()); }

bool GameController::newGameWithSeed(const QString& text) {
  bool fits = false;
  const quint64 seed = text.trimmed().toULongLong(&fits);
  if (!fits) return refuse(tr("“%1” is not a deal number").arg(text));
  start(Ruleset{}, seed);
  return true;
}

// The flow: one event at a time

void GameController::step() {
  if (!game_) return;
  const Phase phase = this->phase();
  if (phase == GameOver || (phase == HandOver && !game_->next_hand)) return;
  if (const auto event = game_->referee.advance()) {
    game_->next_hand = false;
    if (show(*event)) timer_.start(duration_of(*event));
    return;
  }
  ask_seats();
}

// The referee has already applied the event; QML sees nothing of it before it is stored.
bool GameController::show(const Event& event) {
  if (const auto error = store_.append(game_->id, game_->next_number, event)) {
    report(text_of(*error));
    game_.reset();
    runner_.cancel_all();
    Q_EMIT changed();
    return false;
  }
  ++game_->next_number;
  TableEvent shown = table_event(redact(event, me_), shown_view_);
  shown.duration = duration_of(event);
  if (const auto* discarded = std::get_if<events::Discarded>(&event); discarded && discarded->seat == me_) {
    shown.row = row_of(discarded->tile, discarded->drawn);
  }
  if (std::holds_alternative<events::HandStarted<Truth>>(event)) {
    tutor_.forget_all();
  } else {
    tutor_.forget();
  }
  Q_EMIT eventComing(shown);
  if (std::holds_alternative<events::GameEnded>(event)) finish_record();
  status_text_ = shown.text;
  refresh();
  Q_EMIT statusTextChanged();
  Q_EMIT eventShown(shown);
  return true;
}

void GameController::finish_record() {
  if (const auto error = store_.finish(game_->id)) report(text_of(*error));
}

int GameController::row_of(Tile tile, bool drawn) const {
  if (drawn) return hand_.count() - 1;
  const auto order = hand_order(shown_view_);
  const auto found = std::find(order.begin(), order.end(), tile);
  return found == order.end() ? -1 : static_cast<int>(found - order.begin());
}

int GameController::duration_of(const Event& event) const {
  return settings_.pace() * share_of_pace(event) / 100;
}

int GameController::animation_duration() const { return settings_.pace() * animation_share / 100; }

// Asking and answering

void GameController::ask_seats() {
  // A lone answer needs no thought, and the person is not asked to pass on nothing.
  for (const Seat seat : all_seats) {
    const LegalActions legal = game_->referee.asked(seat);
    if (legal.actions.size() != 1) continue;
    if (seat == me_ && legal.actions.front().type != ActionType::pass) continue;
    answered(seat, legal.actions.front());
    return;  // which asks the others again
  }
  for (const Seat seat : all_seats) {
    const LegalActions& legal = game_->referee.asked(seat);
    if (seat == me_ || legal.empty() || runner_.thinking(seat.index())) continue;
    const std::chrono::milliseconds at_least(settings_.pace() * thinking_share / 100);
    Budget budget;
    budget.seed = static_cast<std::uint64_t>(game_->next_number);  // another lot each time
    runner_.ask(seat.index(), {settings_.bot_level(), game_->referee.view(seat), legal, budget}, at_least);
  }
  refresh();
  if (is_as_dealt(view().table)) tutor_.open(view());
  if (asked()) tutor_.consider(view(), legal());
}

void GameController::take(int slot, std::uint64_t, const Decision& decision) {
  if (!game_ || slot >= BotRunner::seats_count) return;
  answered(Seat::from_index(slot), decision.chosen);
}

void GameController::answered(Seat seat, Action action) {
  if (const auto error = game_->referee.answer(seat, action)) {
    // Only a faulty bot gets here. The game goes on with what is always allowed.
    qWarning() << "illegal answer of seat" << seat.index() << to_text(action).c_str() << text_of(*error);
    const LegalActions& legal = game_->referee.asked(seat);
    if (!legal.empty()) static_cast<void>(game_->referee.answer(seat, legal.actions.back()));
  }
  if (game_->referee.waiting()) {
    ask_seats();
    return;
  }
  runner_.cancel_seats();
  timer_.start(0);
}

// The person

LegalActions GameController::legal() const { return game_ ? game_->referee.asked(me_) : LegalActions{}; }

bool GameController::act(Action action) {
  if (!game_ || !asked()) return refuse(tr("It is not your turn"));
  if (action.type == ActionType::pass && may_pass_own_win()) {
    game_->win_declined = true;
    refresh();
    return true;
  }
  if (action.type == ActionType::discard && !can_discard()) return refuse(tr("Take the win or pass first"));
  if (!legal().contains(action)) return refuse(tr("That is not allowed now"));
  game_->win_declined = false;
  if (const auto used = tutor_.used()) store_.note_hint(game_->id, game_->next_number, *used);
  tutor_.forget();
  answered(me_, action);
  refresh();
  return true;
}

bool GameController::discard(int row) {
  if (!game_) return false;
  const auto order = hand_order(view());
  if (row < 0 || row >= static_cast<int>(order.size())) return refuse(tr("There is no such tile"));
  return act({ActionType::discard, order[static_cast<std::size_t>(row)]});
}

bool GameController::discardDrawn() {
  if (!game_ || !view().drawn) return refuse(tr("No tile was drawn"));
  return act({ActionType::discard, *view().drawn});
}

bool GameController::call(CallKind kind, int option) {
  auto options = call_options(legal(), static_cast<Call>(kind));
  if (kind == Pass && may_pass_own_win()) options.assign(1, {ActionType::pass, {}});
  if (option < 0 || option >= static_cast<int>(options.size())) return refuse(tr("That is not allowed now"));
  return act(options[static_cast<std::size_t>(option)]);
}

// A win on the own draw has no pass in the rules: one just discards. It must not be lost by a stray click.
bool GameController::may_pass_own_win() const {
  return can_win() && !game_->win_declined && !legal().has(ActionType::pass);
}

bool GameController::refuse(const QString& reason) {
  Q_EMIT refused(reason);
  return false;
}

void GameController::nextHand() {
  if (phase() != HandOver) return;
  game_->next_hand = true;
  timer_.start(0);
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

SeatView* GameController::seatAt(int position) {
  return position >= 0 && position < 4 ? seats_[static_cast<std::size_t>(position)].get() : nullptr;
}

QString GameController::tileName(const QString& text) const {
  const auto tile = parse_tile(text.toStdString());
  return tile ? names::tile(*tile) : tr("a face-down tile");
}

// What is shown

void GameController::refresh() {
  if (game_) {
    shown_view_ = view();
    for (const auto& seat : seats_) {
      seat->show(shown_view_);
      seat->show_thinking(runner_.thinking(seat_at(shown_view_, seat->position()).index()));
    }
    result_.show(shown_view_);
    ranking_.set_rows(phase() == GameOver ? ranking_rows(shown_view_) : QList<Row>());
  }
  refresh_hints();
  Q_EMIT changed();
}

void GameController::refresh_hints() {
  if (!game_) return;
  Hints hints;
  if (tutor_.shown() && tutor_.decision()) hints = {&*tutor_.decision(), tutor_.selected(), tutor_.depth()};
  hand_.set_rows(hand_rows(shown_view_, legal(), can_discard(), hints));
  coming_.set_rows(coming_rows(shown_view_, hints.plan));
  calls_.set_rows(call_rows(shown_view_, legal(), may_pass_own_win(), hints));
  for (const auto& seat : seats_) {
    const OpponentEstimate* estimate = nullptr;
    if (hints.decision != nullptr && hints.depth == AppSettings::Full) {
      const auto& all = hints.decision->opponents;
      const auto found = std::find_if(all.begin(), all.end(), [&](const OpponentEstimate& one) {
        return position_of(shown_view_, one.seat) == seat->position();
      });
      if (found != all.end()) estimate = &*found;
    }
    seat->show_estimate(estimate);
  }
}

void GameController::retranslate() {
  refresh();
  tutor_.retranslate();
}

GameController::Phase GameController::phase() const {
  if (!game_) return NoGame;
  switch (view().table.phase) {
    case tingpai::Phase::hand_over:
      return HandOver;
    case tingpai::Phase::game_over:
      return GameOver;
    default:
      return Playing;
  }
}

int GameController::round_wind() const { return game_ ? static_cast<int>(view().table.round) : 0; }
QString GameController::round_wind_name() const {
  return game_ ? names::wind(view().table.round) : QString();
}
int GameController::hand_number() const { return game_ ? view().table.hand_number + 1 : 0; }
int GameController::hand_count() const { return game_ ? view().table.ruleset.hands : 0; }
QString GameController::hand_title() const { return game_ ? names::round_title(view().table) : QString(); }
int GameController::wall_left() const { return game_ ? view().table.wall_left : 0; }
bool GameController::asked() const {
  const LegalActions mine = legal();
  return !mine.empty() && !(mine.actions.size() == 1 && mine.actions.front().type == ActionType::pass);
}
bool GameController::can_win() const { return legal().has(ActionType::win); }
bool GameController::can_discard() const {
  const LegalActions mine = legal();
  return mine.has(ActionType::discard) && (!mine.has(ActionType::win) || game_->win_declined);
}

QString GameController::prompt_text() const {
  if (!asked()) return {};
  if (can_discard()) return tr("Your turn: choose a tile to discard");
  if (legal().has(ActionType::discard)) return tr("You can win: take it or pass");
  return tr("You may call %1").arg(tileName(last_tile()));
}

QString GameController::last_tile() const {
  return game_ && view().table.last_tile ? names::text(*view().table.last_tile) : QString();
}

int GameController::last_tile_position() const {
  if (!game_ || !view().table.last_tile) return -1;
  return position_of(view(), view().table.turn);
}

int GameController::active_position() const {
  return game_ && phase() == Playing ? position_of(view(), view().table.turn) : -1;
}

QString GameController::hints_text() const {
  if (phase() != GameOver) return {};
  const auto used = store_.hints_used(game_->id);
  const int choices = used[0] + used[1] + used[2];
  if (choices == 0) return tr("Played without hints");
  return tr("Hints before %n choice(s), in full before %1", nullptr, choices).arg(used[AppSettings::Full]);
}

QString GameController::seed_text() const {
  return game_ ? QString::number(game_->referee.state().seed) : QString();
}

GameController* GameController::create(QQmlEngine* engine, QJSEngine*) {
  return provided<GameController>(engine);
}

}  // namespace tingpai::app
