#include "app/base/page_maker.h"

namespace tingpai::app {
namespace {

// Milliseconds. Frames and keys get their turn in the pause.
constexpr int spell = 6;
constexpr int pause = 1;

}  // namespace

PageMaker::PageMaker(QObject* parent) : QObject(parent) {}

void PageMaker::incubatingObjectCountChanged(int count) {
  if (count > 0 && !pause_.isActive()) pause_.start(0, this);
}

void PageMaker::timerEvent(QTimerEvent* /*event*/) {
  pause_.stop();
  incubateFor(spell);
  if (incubatingObjectCount() > 0) pause_.start(pause, this);
}

}  // namespace tingpai::app
