#include "tests/ui/stage/person.h"

namespace tingpai::ui_test {

namespace {

QQuickItem* part(QQuickItem* of, const char* function, int index) {
  QQuickItem* item = nullptr;
  QMetaObject::invokeMethod(of, function, Q_RETURN_ARG(QQuickItem*, item), Q_ARG(int, index));
  return item;
}

}  // namespace

Person::Person(Stage& stage, bool keyboard)
    : stage_(stage),
      keyboard_(keyboard),
      result_(stage.named(QStringLiteral("resultPage"))),
      next_(stage.named(QStringLiteral("nextButton"))),
      calls_(stage.of_type(QStringLiteral("CallBar")).value(0)),
      hand_(stage.of_type(QStringLiteral("HandRow")).value(0)) {}

bool Person::ready() const {
  return result_ != nullptr && next_ != nullptr && calls_ != nullptr && hand_ != nullptr;
}

bool Person::act() {
  const bool acted = go_on() || choose() || answer_call() || discard();
  actions_ += acted;
  return acted;
}

bool Person::go_on() {
  if (!Stage::seen(result_)) return false;
  if (keyboard_) {
    stage_.press(Qt::Key_Return);
  } else {
    stage_.click(next_);
  }
  return true;
}

bool Person::choose() {
  const app::Picking& picking = *stage_.game().picking();
  if (!picking.active()) return false;
  if (picking.complete()) {
    if (keyboard_) {
      stage_.press(Qt::Key_Return);
    } else {
      stage_.click(QStringLiteral("pickConfirm"));
    }
    return true;
  }
  if (!picking.from_hand()) {
    use(stage_.of_type(QStringLiteral("PickOption")).value(0), '1');
    return true;
  }
  for (int row = 0; row < hand_->property("count").toInt(); ++row) {
    QQuickItem* tile = part(hand_, "itemAt", row);
    if (!tile->property("pickable").toBool() || tile->property("picked").toBool()) continue;
    if (!keyboard_) {
      stage_.click(tile);
      return true;
    }
    const int cursor = hand_->property("cursor").toInt();
    stage_.press(cursor == row ? Qt::Key_Space : Qt::Key_Right);
    return true;
  }
  return false;
}

// A win always; another call when the tutor's mark is on it; else pass.
bool Person::answer_call() {
  QQuickItem* chosen = nullptr;
  QQuickItem* pass = nullptr;
  const app::RowModel& calls = *stage_.game().calls();
  for (int row = 0; row < calls.count(); ++row) {
    const int command = calls.value(row, "command").toInt();
    QQuickItem* button = part(calls_, "buttonFor", command);
    if (button == nullptr || !button->property("offered").toBool()) continue;
    if (command == app::KeyBindings::Pass) pass = button;
    if (command == app::KeyBindings::Win) chosen = button;
    const bool advised = button->property("hasHint").toBool() && button->property("best").toBool();
    if (chosen == nullptr && advised && command != app::KeyBindings::Pass) chosen = button;
  }
  if (chosen == nullptr) chosen = pass;
  if (chosen == nullptr) return false;
  const bool several = chosen->property("optionNames").toStringList().size() > 1;
  use(chosen, chosen->property("keyText").toString().at(0).toLower().toLatin1());
  if (several) use(part(calls_, "optionAt", 0), '1');
  return true;
}

void Person::use(QQuickItem* item, char key) {
  if (keyboard_) {
    stage_.type(key);
  } else {
    stage_.click(item);
  }
}

bool Person::may_discard() const {
  const int count = hand_->property("count").toInt();
  for (int row = 0; row < count; ++row) {
    if (part(hand_, "itemAt", row)->property("playable").toBool()) return true;
  }
  return false;
}

bool Person::discard() {
  if (!may_discard()) return false;
  const int count = hand_->property("count").toInt();
  const auto is = [this](int row, const char* what) {
    return part(hand_, "itemAt", row)->property(what).toBool();
  };
  int row = count - 1;
  while (row > 0 && !is(row, "playable")) --row;
  for (int i = 0; i < count; ++i) {
    if (is(i, "best") && is(i, "playable")) row = i;
  }
  QQuickItem* tile = part(hand_, "itemAt", row);
  if (!keyboard_) {
    stage_.click(tile);
  } else if (row == count - 1 && tile->property("drawn").toBool()) {
    stage_.press(Qt::Key_Space);
  } else {
    static constexpr char keys[] = "1234567890-=\\";
    if (row < 13) {
      stage_.type(keys[row]);
    } else {
      stage_.type(keys[12]);
      stage_.press(Qt::Key_Right);
    }
    stage_.press(Qt::Key_Return);
  }
  return true;
}

}  // namespace tingpai::ui_test
