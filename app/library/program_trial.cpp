#include "app/library/program_trial.h"

#include <algorithm>
#include <variant>

#include "app/programs/command_line.h"
#include "app/text/names.h"
#include "app/text/program_words.h"
#include "engine/table/referee.h"

namespace tingpai::app {
namespace {

constexpr std::uint64_t seed = 1;
constexpr qint64 most_read = 4096;  // bytes of its last words

// A game up to its first question.
struct Opening {
  Referee referee;
  std::vector<Event> events{};
  Seat asked{};
};
Opening opening(const Ruleset& ruleset) {
  Opening opening{Referee(ruleset, seed)};
  while (!opening.referee.waiting()) {
    if (auto event = opening.referee.advance()) opening.events.push_back(*std::move(event));
  }
  opening.asked =
      *std::ranges::find_if(all_seats, [&](Seat seat) { return !opening.referee.asked(seat).empty(); });
  return opening;
}

}  // namespace

void ProgramTrial::start(const NamedProgram& program, const Ruleset& ruleset) {
  stop();
  auto found = programs::launch_of(program.command.toStdString());
  if (const auto* problem = std::get_if<programs::CommandProblem>(&found))
    return Q_EMIT ended(false, program_words::problem(*problem));
  auto& launch = std::get<programs::Launch>(found);
  diagnostics_ = std::make_unique<QTemporaryFile>();
  if (diagnostics_->open()) launch.diagnostics = diagnostics_->handle();
  const Opening opening = app::opening(told(program.protocol, ruleset));
  Player::Levels levels;
  for (const Seat seat : all_seats) {
    if (seat != opening.asked) levels[seat] = Level::quick;
  }
  player_ = std::make_unique<Player>(opening.asked, program.protocol, launch, limit_, levels);
  connect(player_.get(), &Player::answered, this, &ProgramTrial::judge);
  player_->catch_up(opening.asked, programs::seen_by(opening.asked, opening.events));
  player_->ask(opening.referee.view(opening.asked), opening.referee.asked(opening.asked), seed);
}

void ProgramTrial::stop() { player_.reset(); }

void ProgramTrial::judge(const Player::Answer& answer) {
  player_.release()->deleteLater();  // it is its own signal that is heard
  if (answer.proper) {
    //: %1: an action, %2: milliseconds
    const QString words = tr("It plays: its first answer was “%1”, after %2 ms.");
    return Q_EMIT ended(
        true, words.arg(names::action(answer.action), names::number(static_cast<int>(answer.time.count()))));
  }
  const QString reason =
      answer.faults.empty() ? QString() : program_words::fault(answer.faults.back(), limit_);
  const QString said = last_words();
  //: %1: a line that a program wrote
  Q_EMIT ended(false,
               names::sentences({reason, said.isEmpty() ? said : tr("Its last message: %1").arg(said)}));
}

// The last line that says something, cut to a length that can be shown.
QString ProgramTrial::last_words() {
  constexpr qsizetype longest = 160;
  diagnostics_->seek(std::max<qint64>(0, diagnostics_->size() - most_read));
  const QStringList lines = QString::fromUtf8(diagnostics_->readAll()).split(u'\n', Qt::SkipEmptyParts);
  QString last = lines.isEmpty() ? QString() : lines.back().simplified();
  last.removeIf([](QChar c) { return !c.isPrint(); });
  return last.size() > longest ? last.left(longest) + u'…' : last;
}

}  // namespace tingpai::app
