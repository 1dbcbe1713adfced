// Whether a program can play: it is started, sees a deal and is asked for the first decision of a hand.
#pragma once

#include <QObject>
#include <QTemporaryFile>
#include <memory>

#include "app/programs/program_player.h"
#include "app/settings/program_list.h"

namespace tingpai::app {

class ProgramTrial : public QObject {
  Q_OBJECT
 public:
  // Under these rules, or others that it can be told of. Ends what was tried before.
  void start(const NamedProgram& program, const Ruleset& ruleset);
  void stop();
  bool running() const { return player_ != nullptr; }
  void set_limit(programs::Milliseconds limit) { limit_ = limit; }  // for each answer

 Q_SIGNALS:
  // What it did, or why not, in words.
  void ended(bool well, const QString& verdict);

 private:
  using Player = programs::ProgramPlayer;

  void judge(const Player::Answer& answer);
  QString last_words();

  programs::Milliseconds limit_ = programs::usual_limit;
  std::unique_ptr<QTemporaryFile> diagnostics_;  // what it writes to its standard errors
  std::unique_ptr<Player> player_;
};

}  // namespace tingpai::app
