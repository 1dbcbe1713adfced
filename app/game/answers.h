// The question to the table after an event, and its answers. The referee gets no answer before it is due,
// because the time taken would give away who can call.
#pragma once

#include <QObject>
#include <optional>

#include "app/base/clock.h"
#include "app/game/game_at_table.h"
#include "app/game/program_seats.h"
#include "app/settings/app_settings.h"
#include "app/tutor/bot_runner.h"

namespace tingpai::app {

class Answers : public QObject {
  Q_OBJECT
 public:
  Answers(BotRunner& runner, ProgramSeats& programs, const AppSettings& settings, Clock& clock);

  void sit(GameAtTable* game);  // the game that is asked about from now on, nullptr: none
  // Somebody has to answer, or time to, before the next event.
  bool wanted() const;
  // A bot that is still to answer, as far as the table can know.
  bool waits_for(Seat seat) const;
  bool given(Seat seat) const { return answers_[seat].has_value(); }

  // The time to answer begins with the first of these. Nobody is asked if passing is the only choice. Those
  // who share the screen come one after the other: whom to ask now.
  std::optional<Seat> ask_people();
  void ask_bots();  // and programs
  void give(Seat seat, Action action);
  void tell();  // the referee, as soon as all have answered

 Q_SIGNALS:
  void told();      // the bots have said all that they have to say
  void complete();  // the next event can come

 private:
  void begin();
  bool thinking(Seat seat) const { return runner_.thinking(seat.index()) || programs_.thinking(seat); }
  bool asks() const;  // somebody may have to answer before the next event
  bool begun() const { return number_ == game_->next_number; }
  void take(int slot, std::uint64_t id, const Decision& decision);
  void tell(Seat seat, Action action);

  BotRunner& runner_;
  ProgramSeats& programs_;
  const AppSettings& settings_;
  GameAtTable* game_ = nullptr;
  int number_ = -1;  // of the event that comes after the question
  bool due_ = false;
  bool told_ = false;
  BySeat<std::optional<Action>> answers_{};
  Alarm time_over_;
};

}  // namespace tingpai::app
