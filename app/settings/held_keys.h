// Enter and Space act once, however long they are held, so that the next thing on the screen does not take
// them for its own. Other keys repeat.
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QPointer>
#include <memory>

class QKeyEvent;

namespace tingpai::app {

class HeldKeys : public QObject {
 public:
  HeldKeys();  // for the whole application, as long as it lives
  ~HeldKeys() override;

  void set_pairs(bool pairs) { pairs_ = pairs; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  bool pressed(QObject* window, const QKeyEvent& key);
  void let_go();

  // X repeats a held key as a release and a press of the same moment. A busy Qt sees the release alone and
  // takes both for the person's, so a release waits a little for its press.
  std::unique_ptr<QKeyEvent> released_;
  QPointer<QObject> window_;  // that it was for
  QBasicTimer waits_;
  bool pairs_ = false;
};

}  // namespace tingpai::app
