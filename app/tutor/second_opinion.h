// What one of the person's programs would do in the person's place, beside the tutor's advice. It follows the
// person's seat: it sees what that seat sees, is asked what the person is asked, and hears what the person
// did. It starts with the first question, and after three answers that were none it is left alone until the
// next game.
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/programs/program_player.h"
#include "app/settings/program_list.h"

namespace tingpai::app {

// Its answer to the present question.
struct Opinion {
  QString program;
  std::optional<Action> action{};  // nothing: not yet, or it has none
  bool names_tile = true;          // else it only declares riichi
  std::optional<programs::Fault> fault{};
  bool thinking = false;
};
// "Akochan agrees", beside what the tutor would do, or "Akochan would discard the 5 of dots"; "" where it has
// nothing to say.
QString opinion_words(const Opinion& opinion, const std::optional<Action>& advised,
                      programs::Milliseconds limit);

class SecondOpinion : public QObject {
  Q_OBJECT
 public:
  using Player = programs::ProgramPlayer;

  SecondOpinion() = default;
  ~SecondOpinion() override = default;
  void take_from(const ProgramList& list);  // it must last; without one there is no opinion
  void set_limit(programs::Milliseconds limit) { limit_ = limit; }  // for each answer

  // A game in which this has happened.
  void follow(Seat seat, const Player::Levels& levels, std::span<const Event> events);
  // To where this has happened in the game that it follows. Back, or to another seat, it begins anew.
  void follow_to(Seat seat, std::span<const Event> events);
  void leave();  // the program and all that it has started end at once
  void hear(const Event& event);

  void ask(const PlayerView& view, const LegalActions& legal);  // once a question, however often it is called
  void withdraw();                                              // its answer is not wanted any more
  bool follows() const { return player_ != nullptr; }
  bool thinking() const { return opinion_.thinking; }
  QString words(const std::optional<Action>& advised) const;

 Q_SIGNALS:
  void changed();
  void gaveUp(const QString& why);

 private:
  void dismiss();
  void start(const Ruleset& ruleset);
  void take(const Player::Answer& answer);

  const ProgramList* list_ = nullptr;
  programs::Milliseconds limit_ = programs::usual_limit;
  bool at_table_ = false;
  bool given_up_ = false;
  PlayerView view_;
  Player::Levels levels_;
  std::vector<SeenEvent> seen_;
  std::optional<NamedProgram> program_;  // that follows, or was given up
  std::unique_ptr<Player> player_;       // null: not started yet, or given up
  std::uint64_t question_ = 0;           // the present one; 0: none
  int failures_ = 0;
  std::optional<programs::Fault> fault_{};  // the last
  Opinion opinion_;
};

}  // namespace tingpai::app
