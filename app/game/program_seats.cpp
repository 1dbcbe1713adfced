#include "app/game/program_seats.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/programs/command_line.h"
#include "app/text/names.h"
#include "app/text/program_words.h"

namespace tingpai::app {

ProgramSeats::ProgramSeats() = default;
ProgramSeats::~ProgramSeats() = default;

Players ProgramSeats::seated(Players players, const Ruleset& ruleset) const {
  if (list_ == nullptr) return players;
  for (std::size_t bot = 0; bot < Lineup::count; ++bot) {
    if (const auto program = list_->player(bot, ruleset))
      players.seat_program(Seat::from_index(static_cast<int>(bot) + 1), program->name);
  }
  return players;
}

void ProgramSeats::sit(const GameAtTable& game, const std::vector<Event>& events) {
  leave();
  if (game.table().phase == Phase::game_over) return;
  for (const Seat seat : all_seats) {
    if (!game.players.program(seat).isEmpty()) start(seat, game, events);
  }
}

void ProgramSeats::start(Seat seat, const GameAtTable& game, const std::vector<Event>& events) {
  const QString& name = game.players.program(seat);
  const auto program = list_ != nullptr ? list_->named(name) : std::nullopt;
  if (!program) return Q_EMIT gaveUp(seat, tr("%1 is not among your programs any more.").arg(name));
  if (!can_tell(program->protocol, game.referee.ruleset()))
    return Q_EMIT gaveUp(seat, tr("%1 does not know the rules of this game.").arg(name));
  auto launch = programs::launch_of(program->command.toStdString());
  if (const auto* problem = std::get_if<programs::CommandProblem>(&launch))
    return Q_EMIT gaveUp(seat, program_words::not_started(name, *problem));
  auto player = std::make_unique<Player>(seat, program->protocol, std::get<programs::Launch>(launch), limit_,
                                         game.bot_levels());
  connect(player.get(), &Player::answered, this,
          [this, seat](const Player::Answer& answer) { take(seat, answer); });
  player->catch_up(seat, programs::seen_by(seat, events));
  at(seat) = {std::move(player), name};
}

void ProgramSeats::leave() { seats_ = {}; }

void ProgramSeats::hear(const Event& event, const Referee& referee) {
  for (const Seat seat : all_seats) {
    if (!plays(seat)) continue;
    Player& player = *at(seat).player;
    player.hear(redact(event, seat), referee.view(seat), referee.asked(seat));
    if (std::holds_alternative<events::GameEnded>(event)) player.end();
  }
}

void ProgramSeats::ask(Seat seat, const Referee& referee, std::uint64_t seed) {
  at(seat).player->ask(referee.view(seat), referee.asked(seat), seed);
}

// What was wrong in between counts, too.
void ProgramSeats::take(Seat seat, const Player::Answer& answer) {
  Sitting& sitting = at(seat);
  const Player* player = sitting.player.get();
  if (!answer.proper) sitting.failures += std::max(static_cast<int>(answer.faults.size()), 1);
  if (!answer.faults.empty()) sitting.fault = answer.faults.back();
  Q_EMIT answered(seat, answer.action);
  if (sitting.player.get() != player || sitting.failures < programs::most_failures) return;
  sitting.player.release()->deleteLater();  // it is its own signal that is heard
  Q_EMIT gaveUp(seat, program_words::gave_up(sitting.name, sitting.fault, limit_));
}

}  // namespace tingpai::app
