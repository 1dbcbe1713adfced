#include "app/game/event_keeper.h"

namespace tingpai::app {
namespace {

constexpr qint64 noticed_after = 2000;  // milliseconds

}  // namespace

EventKeeper::Kept EventKeeper::keep(std::int64_t game, int number, const Event& event) {
  const auto error = store_.append(game, number, event);
  if (!error) {
    locked_.invalidate();
    return Kept::stored;
  }
  if (!store_.locked()) {
    error_ = *error;
    return Kept::failed;
  }
  held_ = event;
  if (!locked_.isValid()) locked_.start();
  return Kept::held;
}

bool EventKeeper::take_notice() {
  return locked_.isValid() && locked_.elapsed() >= noticed_after && !std::exchange(noticed_, true);
}

void EventKeeper::forget() {
  held_.reset();
  locked_.invalidate();
  noticed_ = false;
}

}  // namespace tingpai::app
