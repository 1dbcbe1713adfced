#include "app/tutor/second_opinion.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/programs/command_line.h"
#include "app/text/names.h"
#include "app/text/program_words.h"
#include "engine/table/options.h"

namespace tingpai::app {

QString opinion_words(const Opinion& opinion, const std::optional<Action>& advised,
                      programs::Milliseconds limit) {
  const QString& name = opinion.program;
  if (opinion.thinking) return SecondOpinion::tr("%1 is thinking").arg(name);
  if (!opinion.action) {
    return opinion.fault ? names::sentences({SecondOpinion::tr("No second opinion from %1").arg(name),
                                             program_words::fault(*opinion.fault, limit)})
                         : QString();
  }
  const Action action = *opinion.action;
  if (!opinion.names_tile) {
    return advised && advised->riichi ? SecondOpinion::tr("%1 would declare riichi, too").arg(name)
                                      : SecondOpinion::tr("%1 would declare riichi").arg(name);
  }
  if (action == advised) return SecondOpinion::tr("%1 agrees").arg(name);
  if (action.type == ActionType::pass) return SecondOpinion::tr("%1 would pass").arg(name);
  if (action.type == ActionType::discard && !action.riichi)
    //: %1: a program, %2: a tile
    return SecondOpinion::tr("%1 would discard the %2").arg(name, names::tile(action.tile));
  //: %1: a program, %2: an action, "Pung 3 of dots"
  return SecondOpinion::tr("%1 would choose “%2”").arg(name, names::action(action));
}

void SecondOpinion::take_from(const ProgramList& list) {
  list_ = &list;
  connect(&list, &ProgramList::changed, this, [this] {
    const bool same =
        program_ && list_->adviser() == program_->name && list_->named(program_->name) == program_;
    if (same || !at_table_) return;
    dismiss();
    Q_EMIT changed();
  });
}

void SecondOpinion::follow(Seat seat, const Player::Levels& levels, std::span<const Event> events) {
  leave();
  at_table_ = true;
  view_ = view_of(seat);
  levels_ = levels;
  seen_ = programs::seen_by(seat, events);
  for (const SeenEvent& event : seen_) evolve(view_, event);
}

void SecondOpinion::follow_to(Seat seat, std::span<const Event> events) {
  if (!at_table_ || seat != view_.seat || events.size() < seen_.size()) return follow(seat, {}, events);
  for (const Event& event : events.subspan(seen_.size())) hear(event);
}

void SecondOpinion::leave() {
  dismiss();
  seen_.clear();
  at_table_ = false;
}

void SecondOpinion::dismiss() {
  withdraw();
  player_.reset();
  program_.reset();
  fault_.reset();
  failures_ = 0;
  given_up_ = false;
}

void SecondOpinion::hear(const Event& event) {
  if (!at_table_) return;
  const SeenEvent& seen = seen_.emplace_back(redact(event, view_.seat));
  evolve(view_, seen);
  if (player_ == nullptr) return;
  player_->hear(seen, view_, legal_actions(view_));
  if (std::holds_alternative<events::GameEnded>(event)) player_->end();
}

void SecondOpinion::ask(const PlayerView& view, const LegalActions& legal) {
  if (!at_table_ || given_up_ || question_ != 0) return;
  if (player_ == nullptr) start(view.table.ruleset);
  if (player_ == nullptr) return;
  question_ = player_->ask(view, legal, seen_.size());
  opinion_ = {.program = program_->name, .thinking = true};
  Q_EMIT changed();
}

void SecondOpinion::withdraw() {
  if (player_ != nullptr) player_->withdraw();
  question_ = 0;
  opinion_ = {};
}

void SecondOpinion::start(const Ruleset& ruleset) {
  program_ = list_ != nullptr ? list_->adviser(ruleset) : std::nullopt;
  if (!program_) return;
  auto launch = programs::launch_of(program_->command.toStdString());
  if (const auto* problem = std::get_if<programs::CommandProblem>(&launch)) {
    given_up_ = true;
    return Q_EMIT gaveUp(program_words::not_started(program_->name, *problem));
  }
  player_ = std::make_unique<Player>(view_.seat, program_->protocol, std::get<programs::Launch>(launch),
                                     limit_, levels_, programs::Role::follows);
  connect(player_.get(), &Player::answered, this, &SecondOpinion::take);
  player_->catch_up(view_.seat, seen_);
}

// What was wrong in between counts, too.
void SecondOpinion::take(const Player::Answer& answer) {
  if (!answer.proper) failures_ += std::max(static_cast<int>(answer.faults.size()), 1);
  if (!answer.faults.empty()) fault_ = answer.faults.back();
  const bool wanted = answer.question == question_;
  if (wanted) {
    opinion_.thinking = false;
    if (!answer.proper) opinion_.fault = fault_;
    if (answer.own) opinion_.action = answer.action;
    opinion_.names_tile = !answer.action.riichi || program_->protocol != Protocol::mjai;
  }
  if (failures_ >= programs::most_failures) {
    given_up_ = true;
    player_.release()->deleteLater();  // it is its own signal that is heard
    Q_EMIT gaveUp(program_words::gave_up(program_->name, fault_, limit_));
  }
  if (wanted) Q_EMIT changed();
}

QString SecondOpinion::words(const std::optional<Action>& advised) const {
  return opinion_words(opinion_, advised, limit_);
}

}  // namespace tingpai::app
