#include "app/library/programs.h"

#include <algorithm>
#include <variant>

#include "app/base/provide.h"
#include "app/programs/command_line.h"
#include "app/text/program_words.h"

namespace tingpai::app {

Programs::Programs(ProgramList& list, AppSettings& settings)
    : list_(list), settings_(settings), rows_(ProgramRow::staticMetaObject) {
  connect(&list_, &ProgramList::changed, this, &Programs::publish);
  connect(&settings_, &AppSettings::rulesChanged, this, &Programs::playersChanged);
  connect(&trial_, &ProgramTrial::ended, this, [this](bool well, const QString& verdict) {
    well_ = well;
    verdict_ = verdict;
    Q_EMIT triedChanged();
  });
  publish();
}

void Programs::publish() {
  QList<ProgramRow> rows;
  for (const NamedProgram& program : list_.all()) {
    const auto place = std::ranges::find(all_protocols, program.protocol) - all_protocols.begin();
    const QString speaks = program_words::protocol(program.protocol) + QStringLiteral(" · ") +
                           program_words::protocol_rules(program.protocol);
    rows << ProgramRow{program.name, program.command, static_cast<int>(place), speaks,
                       runs(program.command) + trouble(program.command)};
  }
  rows_.set(rows);
  Q_EMIT changed();
  Q_EMIT playersChanged();
}

QList<QString> Programs::protocols() {
  QList<QString> all;
  for (const Protocol protocol : all_protocols) all << program_words::protocol(protocol);
  return all;
}

QList<QString> Programs::protocol_rules() {
  QList<QString> all;
  for (const Protocol protocol : all_protocols) all << program_words::protocol_rules(protocol);
  return all;
}

bool Programs::room() const { return list_.all().size() < ProgramList::most; }

QString Programs::keep(int row, const QString& name, const QString& command, int protocol) {
  if (protocol < 0 || protocol >= static_cast<int>(all_protocols.size())) return {};
  const NamedProgram program{name.simplified(), command.trimmed(),
                             all_protocols[static_cast<std::size_t>(protocol)]};
  const auto place = is_row(row) ? std::optional(static_cast<std::size_t>(row)) : std::nullopt;
  const QString fault = list_.fault(program, place);
  if (!fault.isEmpty()) return fault;
  forget_trial();
  if (place) {
    list_.change(*place, program);
  } else {
    list_.add(program);
  }
  return {};
}

void Programs::remove(int row) {
  if (!is_row(row)) return;
  forget_trial();
  list_.remove(static_cast<std::size_t>(row));
}

QString Programs::runs(const QString& command) const {
  const auto launch = programs::launch_of(command.toStdString());
  const auto* found = std::get_if<programs::Launch>(&launch);
  return found != nullptr ? QString::fromStdString(programs::joined(found->arguments)) : QString();
}

QString Programs::trouble(const QString& command) const {
  const auto launch = programs::launch_of(command.toStdString());
  const auto* problem = std::get_if<programs::CommandProblem>(&launch);
  return problem != nullptr ? program_words::problem(*problem) : QString();
}

void Programs::tryIt(int row) {
  if (!is_row(row)) return;
  forget_trial();
  tried_ = row;
  trial_.start(list_.all()[static_cast<std::size_t>(row)], settings_.rules());
  Q_EMIT triedChanged();
}

void Programs::forget_trial() {
  trial_.stop();
  tried_ = -1;
  verdict_.clear();
  Q_EMIT triedChanged();
}

QList<QString> Programs::players() const {
  QList<QString> all;
  for (const NamedProgram& program : list_.all()) {
    if (can_tell(program.protocol, settings_.rules())) all << program.name;
  }
  return all;
}

QList<int> Programs::chosen() const {
  const QList<QString> all = players();
  QList<int> places;
  for (std::size_t bot = 0; bot < Lineup::count; ++bot)
    places << static_cast<int>(all.indexOf(list_.chosen(bot)));
  return places;
}

void Programs::choose(int bot, int player) {
  if (bot < 0 || bot >= static_cast<int>(Lineup::count)) return;
  list_.choose(static_cast<std::size_t>(bot), players().value(player));
}

int Programs::adviser() const { return static_cast<int>(players().indexOf(list_.adviser())); }

void Programs::chooseAdviser(int player) { list_.choose_adviser(players().value(player)); }

void Programs::retranslate() {
  forget_trial();
  publish();
}

Programs* Programs::create(QQmlEngine* engine, QJSEngine*) { return provided<Programs>(engine); }

}  // namespace tingpai::app
