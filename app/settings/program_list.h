// The programs that the person has named to play here, who of them is to sit where, and who advises beside
// the tutor. They are kept in the person's own settings; nothing else can name a command to be run.
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "app/settings/lineup.h"
#include "app/settings/settings_file.h"
#include "engine/formats/protocol.h"

namespace tingpai::app {

struct NamedProgram {
  QString name;
  QString command;  // as it was typed; see app/programs/command_line.h
  Protocol protocol = Protocol::json;

  bool operator==(const NamedProgram&) const = default;
};

class ProgramList : public QObject {
  Q_OBJECT
 public:
  static constexpr int longest_name = 24;       // letters
  static constexpr int longest_command = 1000;  // letters
  static constexpr int most = 20;

  // In `file`, or where the platform keeps settings if it is empty.
  explicit ProgramList(const QString& file, QObject* parent = nullptr);

  const std::vector<NamedProgram>& all() const { return all_; }
  std::optional<NamedProgram> named(const QString& name) const;
  // What is wrong with a program that is to take the place of another, or to be added after all, in words;
  // empty: nothing.
  QString fault(const NamedProgram& program, std::optional<std::size_t> place) const;
  // These must have no fault.
  void add(const NamedProgram& program);
  void change(std::size_t place, const NamedProgram& program);
  void remove(std::size_t place);

  // Who is to play for a bot of a new game; empty: the bot itself.
  const QString& chosen(std::size_t bot) const { return chosen_[bot]; }
  void choose(std::size_t bot, const QString& name);
  // The same, where it is still in the list and can be told of a table of these rules.
  std::optional<NamedProgram> player(std::size_t bot, const Ruleset& ruleset) const;

  // Whose opinion is wanted beside the tutor's; empty: nobody's.
  const QString& adviser() const { return adviser_; }
  void choose_adviser(const QString& name);
  std::optional<NamedProgram> adviser(const Ruleset& ruleset) const;

  // That kept entries were dropped because they are none that this program writes; empty: none were.
  QString notice() const;
  const SettingsFile& file() const { return kept_; }

 Q_SIGNALS:
  void changed();

 private:
  void read();
  void keep();
  std::optional<NamedProgram> knowing(const QString& name, const Ruleset& ruleset) const;
  void rename(const QString& name, const QString& to);  // wherever it is chosen; empty: it is no more

  SettingsFile kept_;
  std::vector<NamedProgram> all_;
  std::array<QString, Lineup::count> chosen_;
  QString adviser_;
  int dropped_ = 0;
};

}  // namespace tingpai::app
