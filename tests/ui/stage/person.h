// A person at the window, by mouse or by keyboard, who does what the window shows: the tile under the best
// bar or the drawn one, a win when there is one, and whatever can be chosen first.
#pragma once

#include "tests/ui/stage/stage.h"

namespace tingpai::ui_test {

// Where to look is found once: searching all items costs as much as several frames.
class Person {
 public:
  Person(Stage& stage, bool keyboard);

  bool ready() const;
  int actions() const { return actions_; }

  // One step, if the window asks for one. False: nothing to do yet.
  bool act();
  bool may_discard() const;

 private:
  bool go_on();
  bool choose();  // tiles to exchange, the suit to give up
  bool answer_call();
  bool discard();
  void use(QQuickItem* item, char key);

  Stage& stage_;
  const bool keyboard_;
  QQuickItem* const result_;
  QQuickItem* const next_;
  QQuickItem* const calls_;
  QQuickItem* const hand_;
  int actions_ = 0;
};

}  // namespace tingpai::ui_test
