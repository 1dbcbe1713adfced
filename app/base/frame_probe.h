// Measures the time between the frames of a window, for tests.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <vector>

class QQuickWindow;

namespace tingpai::app {

class FrameProbe : public QObject {
  Q_OBJECT
 public:
  // Counts from now, `skip_ms` milliseconds left out at the start. It asks for a new frame after each one, so
  // that a gap means that the window's thread was held up and not that there was nothing to draw.
  explicit FrameProbe(QQuickWindow* window, int skip_ms = 1000, QObject* parent = nullptr);

  void set_counting(bool counting);  // of several probes of a window, each counts its moments

  const std::vector<double>& intervals() const { return intervals_; }  // milliseconds
  double quantile(double share) const;                                 // 0 to 1; 0 where nothing was measured
  double worst() const { return quantile(1); }
  int over(double limit) const;     // frames that took more than so many milliseconds
  double cpu_per_frame() const;     // milliseconds of this process, all threads
  double busy(double share) const;  // as quantile: what of it the window's thread worked
  QString report() const;           // one line

 private:
  void swapped();

  QQuickWindow* window_;
  int skip_ms_;
  bool counting_ = true;
  QElapsedTimer clock_;
  qint64 last_ = -1;
  double cpu_at_last_ = 0;
  double cpu_ = 0;  // of all that was counted
  double worked_at_last_ = 0;
  std::vector<double> intervals_;
  std::vector<double> worked_;  // of each interval, by the window's thread
};

}  // namespace tingpai::app
