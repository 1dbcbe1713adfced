#include "app/base/clock.h"

#include <utility>

namespace tingpai::app {

namespace {

class SystemClock : public Clock {
 public:
  void set(Alarm& alarm, std::chrono::milliseconds wait) override { alarm.timer().start(wait); }
  void stop(Alarm& alarm) override { alarm.timer().stop(); }
};

}  // namespace

Clock& Clock::system() {
  static SystemClock clock;
  return clock;
}

Alarm::Alarm(Clock& clock, std::function<void()> what) : clock_(clock), what_(std::move(what)) {
  timer_.setSingleShot(true);
  QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { ring(); });
}

}  // namespace tingpai::app
