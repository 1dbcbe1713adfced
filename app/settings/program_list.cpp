#include "app/settings/program_list.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <algorithm>

#include "app/programs/command_line.h"
#include "app/text/program_words.h"

namespace tingpai::app {
namespace {

const QString list_key = QStringLiteral("programs/list");
const QString chosen_key = QStringLiteral("programs/opponents");
const QString adviser_key = QStringLiteral("programs/second_opinion");
const QString name_key = QStringLiteral("name");
const QString command_key = QStringLiteral("command");
const QString protocol_key = QStringLiteral("protocol");

QString text_of(const NamedProgram& program) {
  const std::string protocol(to_text(program.protocol));
  const QJsonObject object{{name_key, program.name},
                           {command_key, program.command},
                           {protocol_key, QString::fromStdString(protocol)}};
  return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<NamedProgram> program_of(const QString& text) {
  const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
  const auto protocol = protocol_named(object[protocol_key].toString().toStdString());
  if (!protocol) return std::nullopt;
  return NamedProgram{object[name_key].toString(), object[command_key].toString(), *protocol};
}

}  // namespace

ProgramList::ProgramList(const QString& file, QObject* parent) : QObject(parent), kept_(file) { read(); }

void ProgramList::read() {
  for (const QString& text : kept_.value(list_key).toStringList()) {
    const auto program = program_of(text);
    if (program && fault(*program, std::nullopt).isEmpty()) {
      all_.push_back(*program);
    } else {
      ++dropped_;
    }
  }
  const QStringList chosen = kept_.value(chosen_key).toStringList();
  for (std::size_t bot = 0; bot < Lineup::count; ++bot) {
    const QString name = chosen.value(static_cast<qsizetype>(bot));
    if (named(name)) chosen_[bot] = name;
  }
  const QString adviser = kept_.value(adviser_key).toString();
  if (named(adviser)) adviser_ = adviser;
}

void ProgramList::keep() {
  QStringList texts;
  for (const NamedProgram& program : all_) texts << text_of(program);
  kept_.set(list_key, texts);
  kept_.set(chosen_key, QStringList(chosen_.begin(), chosen_.end()));
  kept_.set(adviser_key, adviser_);
  Q_EMIT changed();
}

std::optional<NamedProgram> ProgramList::named(const QString& name) const {
  const auto found = std::ranges::find(all_, name, &NamedProgram::name);
  return found != all_.end() ? std::optional(*found) : std::nullopt;
}

QString ProgramList::fault(const NamedProgram& program, std::optional<std::size_t> place) const {
  if (program.name.isEmpty() || program.name != program.name.simplified())
    return tr("The program needs a name");
  if (program.name.size() > longest_name) return tr("The name can have at most %1 letters").arg(longest_name);
  for (std::size_t i = 0; i < all_.size(); ++i) {
    if (i != place && all_[i].name == program.name) return tr("Another program has this name");
  }
  if (program.command.size() > longest_command)
    return tr("The command can have at most %1 letters").arg(longest_command);
  if (!place && all_.size() >= most) return tr("You can add at most %1 programs").arg(most);
  const auto parts = programs::split(program.command.toStdString());
  const auto* problem = std::get_if<programs::CommandProblem>(&parts);
  return problem != nullptr ? program_words::problem(*problem) : QString();
}

void ProgramList::add(const NamedProgram& program) {
  Q_ASSERT(fault(program, std::nullopt).isEmpty());
  all_.push_back(program);
  keep();
}

void ProgramList::change(std::size_t place, const NamedProgram& program) {
  Q_ASSERT(fault(program, place).isEmpty());
  rename(all_[place].name, program.name);
  all_[place] = program;
  keep();
}

void ProgramList::remove(std::size_t place) {
  rename(all_[place].name, {});
  all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(place));
  keep();
}

void ProgramList::choose(std::size_t bot, const QString& name) {
  if (chosen_[bot] == name || (!name.isEmpty() && !named(name))) return;
  chosen_[bot] = name;
  keep();
}

void ProgramList::rename(const QString& name, const QString& to) {
  std::ranges::replace(chosen_, name, to);
  if (adviser_ == name) adviser_ = to;
}

void ProgramList::choose_adviser(const QString& name) {
  if (adviser_ == name || (!name.isEmpty() && !named(name))) return;
  adviser_ = name;
  keep();
}

std::optional<NamedProgram> ProgramList::knowing(const QString& name, const Ruleset& ruleset) const {
  const auto program = named(name);
  return program && can_tell(program->protocol, ruleset) ? program : std::nullopt;
}

std::optional<NamedProgram> ProgramList::player(std::size_t bot, const Ruleset& ruleset) const {
  return knowing(chosen_[bot], ruleset);
}

std::optional<NamedProgram> ProgramList::adviser(const Ruleset& ruleset) const {
  return knowing(adviser_, ruleset);
}

QString ProgramList::notice() const {
  if (dropped_ == 0) return {};
  return tr("%n program(s) in your settings cannot be read and will not be run. Add them again.", nullptr,
            dropped_);
}

}  // namespace tingpai::app
