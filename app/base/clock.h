// When something is due: by the system's clock, or by one that a test sets.
#pragma once

#include <QTimer>
#include <chrono>
#include <functional>

namespace tingpai::app {

class Alarm;

class Clock {
 public:
  virtual ~Clock() = default;
  // The alarm rings once, from the event loop; what it was set to before is forgotten.
  virtual void set(Alarm& alarm, std::chrono::milliseconds wait) = 0;
  virtual void stop(Alarm& alarm) = 0;

  static Clock& system();
};

class Alarm {
 public:
  Alarm(Clock& clock, std::function<void()> what);
  ~Alarm() { stop(); }
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;

  void set(std::chrono::milliseconds wait) { clock_.set(*this, wait); }
  void stop() { clock_.stop(*this); }
  void ring() const { what_(); }
  QTimer& timer() { return timer_; }  // for the system's clock

 private:
  Clock& clock_;
  std::function<void()> what_;
  QTimer timer_;
};

}  // namespace tingpai::app
