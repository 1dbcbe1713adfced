#include "app/base/frame_probe.h"

#include <QQuickWindow>
#include <algorithm>
#include <cmath>
#include <ctime>

namespace tingpai::app {
namespace {

double cpu_ms(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

double quantile_of(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(std::lround(share * static_cast<double>(values.size() - 1)))];
}

}  // namespace

FrameProbe::FrameProbe(QQuickWindow* window, int skip_ms, QObject* parent)
    : QObject(parent), window_(window), skip_ms_(skip_ms) {
  clock_.start();
  connect(window_, &QQuickWindow::frameSwapped, this, &FrameProbe::swapped);
  window_->update();
}

void FrameProbe::set_counting(bool counting) {
  if (counting != counting_) last_ = -1;
  counting_ = counting;
}

void FrameProbe::swapped() {
  window_->update();
  const qint64 now = clock_.nsecsElapsed();
  if (!counting_ || now < qint64{skip_ms_} * 1'000'000) return;
  const double cpu = cpu_ms(CLOCK_PROCESS_CPUTIME_ID);
  const double worked = cpu_ms(CLOCK_THREAD_CPUTIME_ID);
  if (last_ >= 0) {
    intervals_.push_back(static_cast<double>(now - last_) / 1e6);
    cpu_ += cpu - cpu_at_last_;
    worked_.push_back(worked - worked_at_last_);
  }
  last_ = now;
  cpu_at_last_ = cpu;
  worked_at_last_ = worked;
}

double FrameProbe::quantile(double share) const { return quantile_of(intervals_, share); }

double FrameProbe::busy(double share) const { return quantile_of(worked_, share); }

int FrameProbe::over(double limit) const {
  return static_cast<int>(std::count_if(intervals_.begin(), intervals_.end(),
                                        [limit](double interval) { return interval > limit; }));
}

double FrameProbe::cpu_per_frame() const {
  return intervals_.empty() ? 0 : cpu_ / static_cast<double>(intervals_.size());
}

QString FrameProbe::report() const {
  return QStringLiteral(
             "%1 frames: median %2 ms, p99 %3 ms, worst %4 ms, %5 over 33 ms, %6 ms CPU a frame, of the "
             "window's thread p99 %7 ms, worst %8 ms")
      .arg(intervals_.size())
      .arg(quantile(0.5), 0, 'f', 1)
      .arg(quantile(0.99), 0, 'f', 1)
      .arg(worst(), 0, 'f', 1)
      .arg(over(33))
      .arg(cpu_per_frame(), 0, 'f', 2)
      .arg(busy(0.99), 0, 'f', 1)
      .arg(busy(1), 0, 'f', 1);
}

}  // namespace tingpai::app
