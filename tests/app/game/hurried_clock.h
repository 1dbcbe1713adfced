// A clock for tests: what is due next is due at once, in the right order, and the time jumps to it.
#pragma once

#include <QTimer>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/base/clock.h"

namespace tingpai::test {

class HurriedClock : public app::Clock {
 public:
  HurriedClock() {
    QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { jump(); });
  }

  std::chrono::milliseconds now() const { return now_; }

  void set(app::Alarm& alarm, std::chrono::milliseconds wait) override {
    stop(alarm);
    due_.emplace_back(now_ + wait, &alarm);
    timer_.start(0);
  }
  void stop(app::Alarm& alarm) override {
    std::erase_if(due_, [&](const auto& one) { return one.second == &alarm; });
  }

 private:
  void jump() {
    if (due_.empty()) {
      timer_.stop();
      return;
    }
    const auto next = std::min_element(due_.begin(), due_.end(),
                                       [](const auto& a, const auto& b) { return a.first < b.first; });
    app::Alarm* const alarm = next->second;
    now_ = next->first;
    due_.erase(next);
    alarm->ring();
  }

  QTimer timer_;
  std::chrono::milliseconds now_{};
  std::vector<std::pair<std::chrono::milliseconds, app::Alarm*>> due_;
};

}  // namespace tingpai::test
