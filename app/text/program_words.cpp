#include "app/text/program_words.h"

#include <QCoreApplication>

#include "app/text/names.h"

namespace tingpai::app::program_words {
namespace {

struct ProgramText {
  Q_DECLARE_TR_FUNCTIONS(Programs)
};

QString ending(const std::optional<programs::Ending>& ending) {
  if (!ending) return ProgramText::tr("It no longer reads or writes.");
  switch (ending->by) {
    case programs::Ending::By::memory:
      return ProgramText::tr("It used more than 1 GB of memory.");
    case programs::Ending::By::processes:
      return ProgramText::tr("It started more than %1 processes.").arg(programs::most_processes);
    case programs::Ending::By::signal:
      return ProgramText::tr("It was ended by signal %1.").arg(ending->number);
    case programs::Ending::By::exit:
      break;
  }
  return ProgramText::tr("It ended by itself with exit code %1.").arg(ending->number);
}

}  // namespace

QString protocol(Protocol protocol) {
  switch (protocol) {
    case Protocol::botzone:
      return QStringLiteral("Botzone");
    case Protocol::mjai:
      return QStringLiteral("mjai");
    case Protocol::json:
      break;
  }
  return QStringLiteral("JSON");
}

QString protocol_rules(Protocol protocol) {
  switch (protocol) {
    case Protocol::botzone:
      return ProgramText::tr("Chinese Official, without flowers and with a wall for each player");
    case Protocol::mjai:
      return ProgramText::tr("Riichi");
    case Protocol::json:
      break;
  }
  return ProgramText::tr("Tingpai's own protocol, for all rules");
}

QString problem(programs::CommandProblem problem) {
  switch (problem) {
    case programs::CommandProblem::empty:
      return ProgramText::tr("Type the command that starts the program");
    case programs::CommandProblem::unclosed_quote:
      return ProgramText::tr("A quotation mark in the command is not closed");
    case programs::CommandProblem::unprintable:
      return ProgramText::tr("The command contains a character that cannot be printed");
    case programs::CommandProblem::no_full_path:
      return ProgramText::tr("Give the full path of the program, beginning with /");
    case programs::CommandProblem::no_such_program:
      break;
  }
  return ProgramText::tr("There is no such program, or it may not be run");
}

QString fault(const programs::Fault& fault, programs::Milliseconds limit) {
  switch (fault.kind) {
    case programs::Fault::Kind::late:
      //: %1: seconds
      return ProgramText::tr("It did not answer within %1 s.").arg(static_cast<double>(limit.count()) / 1000);
    case programs::Fault::Kind::illegal:
      if (fault.heard.empty()) return ProgramText::tr("It wrote too much.");
      //: %1: what it wrote, in quotation marks
      return ProgramText::tr("It wrote %1, which is no legal answer here.")
          .arg(QString::fromStdString(programs::quoted(fault.heard)));
    case programs::Fault::Kind::crashed:
      break;
  }
  return ending(fault.ending);
}

QString not_started(const QString& name, programs::CommandProblem why) {
  //: %1: a program, %2: a sentence without a full stop
  return ProgramText::tr("%1 cannot be started: %2.").arg(name, problem(why));
}

QString gave_up(const QString& name, const std::optional<programs::Fault>& last,
                programs::Milliseconds limit) {
  return names::sentences({ProgramText::tr("%1 failed to answer properly three times.").arg(name),
                           last ? fault(*last, limit) : QString()});
}

}  // namespace tingpai::app::program_words
