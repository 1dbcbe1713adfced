// Enter and Space act once, however long they are held: what comes next on the screen must not take them for
// its own. Other keys repeat.
#pragma once

#include <QObject>

namespace tingpai::app {

class HeldKeys : public QObject {
 public:
  HeldKeys();  // for the whole application, as long as it lives

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace tingpai::app
