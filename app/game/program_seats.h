// The programs at the table: started with the game, told what their seats see, asked for their seats, and
// given up after three answers that were none. A program is what the person named in the settings; players
// and records know no more than its name.
#pragma once

#include <QObject>
#include <array>
#include <memory>
#include <optional>

#include "app/game/game_at_table.h"
#include "app/programs/program_player.h"
#include "app/settings/program_list.h"

namespace tingpai::app {

class ProgramSeats : public QObject {
  Q_OBJECT
 public:
  ProgramSeats();
  ~ProgramSeats() override;
  // Without a list nobody can play. It must last.
  void take_from(const ProgramList& list) { list_ = &list; }
  void set_limit(programs::Milliseconds limit) { limit_ = limit; }  // for each answer

  // With the programs that are chosen for the places of bots, as far as they can be told of a table of these
  // rules.
  Players seated(Players players, const Ruleset& ruleset) const;
  // Starts those of a game, after its first events; who cannot be started is given up.
  void sit(const GameAtTable& game, const std::vector<Event>& events);
  void leave();  // they and all that they have started end at once
  bool plays(Seat seat) const { return at(seat).player != nullptr; }
  bool thinking(Seat seat) const { return plays(seat) && at(seat).player->thinking(); }

  void hear(const Event& event, const Referee& referee);  // what has just happened there
  void ask(Seat seat, const Referee& referee, std::uint64_t seed);

 Q_SIGNALS:
  void answered(tingpai::Seat seat, const tingpai::Action& action);
  // Its seat is to be played by another; why, in words.
  void gaveUp(tingpai::Seat seat, const QString& why);

 private:
  using Player = programs::ProgramPlayer;
  struct Sitting {
    std::unique_ptr<Player> player;  // null: none
    QString name;
    int failures = 0;
    std::optional<programs::Fault> fault{};  // the last
  };

  Sitting& at(Seat seat) { return seats_[static_cast<std::size_t>(seat.index())]; }
  const Sitting& at(Seat seat) const { return seats_[static_cast<std::size_t>(seat.index())]; }
  void start(Seat seat, const GameAtTable& game, const std::vector<Event>& events);
  void take(Seat seat, const Player::Answer& answer);

  const ProgramList* list_ = nullptr;
  programs::Milliseconds limit_ = programs::usual_limit;
  std::array<Sitting, 4> seats_;
};

}  // namespace tingpai::app
