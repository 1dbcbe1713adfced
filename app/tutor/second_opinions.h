// A second opinion for each seat that is looked from: for each person who shares the screen one of their
// own, so that no program learns more than one person does.
#pragma once

#include <QObject>
#include <array>
#include <vector>

#include "app/tutor/second_opinion.h"
#include "engine/seat.h"

namespace tingpai::app {

class SecondOpinions : public QObject {
  Q_OBJECT
 public:
  SecondOpinions();
  SecondOpinion& of(Seat seat) { return each_[static_cast<std::size_t>(seat.index())]; }

  void take_from(const ProgramList& list);  // it must last; without one there is no opinion
  void set_limit(programs::Milliseconds limit);
  // For those people, in a game in which this has happened.
  void follow(const BySeat<bool>& people, const SecondOpinion::Player::Levels& levels,
              const std::vector<Event>& events);
  void leave();
  void hear(const Event& event);

 Q_SIGNALS:
  void gaveUp(const QString& why);

 private:
  std::array<SecondOpinion, 4> each_;
};

}  // namespace tingpai::app
