// A demonstration without a person: the tutor plays the person's seat, and the course of one hand is printed
// line by line with the tutor's numbers.
#pragma once

#include <QObject>
#include <functional>

#include "app/game/game_controller.h"

namespace tingpai::app {

class Demo : public QObject {
  Q_OBJECT
 public:
  using Tell = std::function<void(const QString&)>;

  // Acts on the game as soon as it is started. `picture_after`: the person's decision before which picture()
  // is sent.
  Demo(GameController& game, Tell tell, int picture_after = 8, QObject* parent = nullptr);

 Q_SIGNALS:
  void picture();   // the table with the tutor's hints is worth a picture now
  void finished();  // the hand is over

 private:
  void tell_event(const TableEvent& event);
  void tell_result();
  void play();
  void act();

  GameController& game_;
  Tell tell_;
  const int picture_after_;
  int decisions_ = 0;
  bool done_ = false;
};

}  // namespace tingpai::app
