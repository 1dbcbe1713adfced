// Watches the time of the question "Any calls?" in shared games.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <algorithm>
#include <functional>

#include "app/game/game_controller.h"
#include "tests/ui/stage/visits.h"

namespace tingpai::ui_test {

// Whether the question "Any calls?" stays for its time, whoever could call. Timers of one thread run out in
// the order of their times, however busy the machine is: one that begins before the question and is shorter
// has to run out first, one that begins after it and is longer must not. Halfway the people press their keys.
class BarWatch : public QObject {
 public:
  BarWatch(app::GameController& game, int time, const std::function<void()>& halfway)
      : game_(game), time_(time) {
    for (QTimer* timer : {&half_, &shorter_, &longer_}) {
      timer->setSingleShot(true);
      timer->setTimerType(Qt::PreciseTimer);
    }
    connect(&half_, &QTimer::timeout, this, halfway);
    connect(&longer_, &QTimer::timeout, this, [this] { tell("stays too long"); });
    connect(game.screen(), &app::SharedScreen::changed, this, &BarWatch::watch);
  }

  const QString& found() const { return found_; }  // empty: nothing is wrong
  int could_call() const { return could_call_; }   // bars to which somebody could answer
  int could_not() const { return could_not_; }

 private:
  static constexpr int slack = 2;  // milliseconds

  void watch() {
    const app::SharedScreen& screen = *game_.screen();
    if (screen.bar_shown() == shown_) return;
    shown_ = screen.bar_shown();
    if (!shown_) {
      if (shorter_.isActive()) tell("goes too soon");
      half_.stop();
      shorter_.stop();
      longer_.stop();
      return;
    }
    answerable_ = somebody_may_call();
    ++(answerable_ ? could_call_ : could_not_);
    if (screen.bar_time() != time_) tell("has another time");
    half_.start(time_ / 2);
    shorter_.start(time_ - slack);
    QMetaObject::invokeMethod(  // its own timer runs by then
        this,
        [this] {
          if (shown_) longer_.start(time_ + slack);
        },
        Qt::QueuedConnection);
  }
  bool somebody_may_call() const {
    return std::any_of(all_seats.begin(), all_seats.end(), [&](Seat seat) {
      return ann_and_bo().is_person(seat) && game_.referee()->asked(seat).actions.size() > 1;
    });
  }
  void tell(const char* what) {
    if (!found_.isEmpty()) return;
    found_ = QStringLiteral("the question %1 where %2 could call")
                 .arg(QLatin1String(what), QLatin1String(answerable_ ? "somebody" : "nobody"));
  }

  app::GameController& game_;
  const int time_;
  QTimer half_, shorter_, longer_;
  QString found_;
  bool shown_ = false;
  bool answerable_ = false;
  int could_call_ = 0, could_not_ = 0;
};

}  // namespace tingpai::ui_test
