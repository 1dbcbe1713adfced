#include "app/game/answers.h"

#include <QDebug>
#include <algorithm>
#include <utility>

#include "app/game/answer_pause.h"
#include "app/table/picking.h"
#include "engine/table/wall.h"

namespace tingpai::app {

Answers::Answers(BotRunner& runner, ProgramSeats& programs, const AppSettings& settings, Clock& clock)
    : runner_(runner), programs_(programs), settings_(settings), time_over_(clock, [this] {
        due_ = true;
        tell();
      }) {
  connect(&runner_, &BotRunner::answered, this, &Answers::take);
  connect(&programs_, &ProgramSeats::answered, this, &Answers::give);
}

void Answers::sit(GameAtTable* game) {
  game_ = game;
  number_ = -1;
  due_ = told_ = false;
  answers_ = {};
  time_over_.stop();
}

bool Answers::asks() const {
  switch (game_->table().phase) {
    case Phase::acting:
    case Phase::claiming:
    case Phase::robbing:
    case Phase::exchanging:
    case Phase::voiding:
      return true;
    default:
      return false;
  }
}

bool Answers::wanted() const {
  return asks() && (!begun() || !due_ || game_->referee.waiting() || !game_->callers.empty());
}

bool Answers::waits_for(Seat seat) const {
  if (game_ == nullptr || !asks() || game_->players.is_person(seat) || (begun() && told_)) return false;
  const PublicState& table = game_->table();
  return before_play(table.phase) || (table.phase == Phase::acting) == (seat == table.turn);
}

// The time is the same whether somebody has anything to say or not.
void Answers::begin() {
  if (begun()) return;
  sit(game_);
  number_ = game_->next_number;
  due_ = std::none_of(all_seats.begin(), all_seats.end(), [this](Seat seat) { return waits_for(seat); });
  if (due_) return;
  time_over_.set(answer_pause(game_->table(), std::chrono::milliseconds(settings_.pace()), game_->key));
}

std::optional<Seat> Answers::ask_people() {
  begin();
  const bool shared = game_->players.shared();
  const Phase phase = game_->table().phase;
  const bool claims = phase == Phase::claiming || phase == Phase::robbing;
  std::optional<Seat> next;
  if (shared && !game_->callers.empty()) next = game_->callers.front();
  for (const Seat seat : all_seats) {
    const LegalActions& legal = game_->referee.asked(seat);
    if (!game_->players.is_person(seat) || legal.empty() || given(seat)) continue;
    const bool lone = legal.actions.size() == 1 && legal.actions.front().type == ActionType::pass;
    const bool calls = std::find(game_->callers.begin(), game_->callers.end(), seat) != game_->callers.end();
    if (lone || (shared && claims && !calls))  // it did not press
      answers_[seat] = Action{ActionType::pass, {}};
    else if (shared && !claims && !next)
      next = seat;
  }
  return next;
}

void Answers::ask_bots() {
  begin();
  for (const Seat seat : all_seats) {
    const LegalActions& legal = game_->referee.asked(seat);
    if (game_->players.is_person(seat) || legal.empty() || given(seat) || thinking(seat)) continue;
    const bool program = programs_.plays(seat);
    if (legal.actions.size() == 1 && !program) {  // it needs no thought
      answers_[seat] = legal.actions.front();
      continue;
    }
    Budget budget;
    budget.seed = mixed_seed({game_->key, static_cast<std::uint64_t>(game_->next_number),
                              static_cast<std::uint64_t>(seat.index())});  // another lot each time
    const PlayerView& view = game_->referee.view(seat);
    if (program) {
      programs_.ask(seat, game_->referee, budget.seed);
      continue;
    }
    runner_.ask(seat.index(), {game_->lineup.at(seat), view, legal, budget, game_->field()});
  }
}

void Answers::take(int slot, std::uint64_t, const Decision& decision) {
  if (game_ == nullptr || slot >= BotRunner::seats_count) return;
  give(Seat::from_index(slot), decision.chosen);
}

void Answers::give(Seat seat, Action action) {
  begin();  // a person may be quicker than the table
  answers_[seat] = action;
  tell();
}

// If one needs longer, all wait. A player who acts on the own draw gives nothing away.
void Answers::tell() {
  Referee& referee = game_->referee;
  const PublicState& table = game_->table();
  const bool own_turn = table.phase == Phase::acting && game_->players.is_person(table.turn);
  for (const Seat seat : all_seats) {
    if (!own_turn && (!due_ || thinking(seat))) return;
  }
  for (const Seat seat : all_seats) {
    if (const auto answer = std::exchange(answers_[seat], {})) tell(seat, *answer);
  }
  if (!std::exchange(told_, true)) Q_EMIT told();
  if (referee.waiting() || !game_->callers.empty()) return;
  runner_.cancel_seats();
  Q_EMIT complete();
}

void Answers::tell(Seat seat, Action action) {
  Referee& referee = game_->referee;
  if (referee.asked(seat).empty()) return;  // nothing that it says matters any more
  if (const auto error = referee.answer(seat, action)) {
    // Only a faulty bot gets here. The game goes on with what is always allowed.
    qWarning() << "illegal answer of seat" << seat.index() << to_text(action).c_str()
               << error->message.c_str();
    static_cast<void>(referee.answer(seat, referee.asked(seat).actions.back()));
  }
}

}  // namespace tingpai::app
