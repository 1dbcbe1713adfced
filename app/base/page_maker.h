// Makes what QML loads in the background, a few milliseconds at a time.
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QQmlIncubationController>

namespace tingpai::app {

// The window's own controller works ten milliseconds at a time where the software renderer draws: with the
// frame that is due, longer than a frame may take.
class PageMaker : public QObject, public QQmlIncubationController {
  Q_OBJECT
 public:
  explicit PageMaker(QObject* parent);

 protected:
  void incubatingObjectCountChanged(int count) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  QBasicTimer pause_;
};

}  // namespace tingpai::app
