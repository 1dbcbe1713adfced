// Draws the window in a given situation, to be looked at: tingpai_look SITUATION WIDTHxHEIGHT LANGUAGE FILE
#include <QGuiApplication>
#include <QTest>

#include "engine/table/referee.h"
#include "tests/ui/script.h"
#include "tests/ui/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

int main(int argc, char** argv) {
  QGuiApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  const QString what = arguments.value(1);
  const QStringList size = arguments.value(2).split(u'x');
  Setting setting;
  setting.size = {size.value(0).toInt(), size.value(1).toInt()};
  setting.language = arguments.value(3);
  setting.hints = what != QStringLiteral("table");
  const Seat me = Seat::from_index(0);
  const std::uint64_t seed = 5;
  if (what == QStringLiteral("result")) {
    // East goes out on its first draw.
    setting.record = record_until(seed, true, [](const Referee& r) { return r.state().table.phase == Phase::hand_over; },
                                  {wall_with("123456789m1155z", "1112223334445p", "1z", 3)});
  } else if (what == QStringLiteral("over")) {
    setting.record = record_until(seed, false, [](const Referee& r) { return r.game_over(); });
    setting.record.pop_back();
  } else if (what == QStringLiteral("claim")) {
    setting.record = record_until(seed, false, [&](const Referee& r) {
      return r.asked(me).has(ActionType::chow) && r.asked(me).actions.size() >= 4;
    });
  } else if (what != QStringLiteral("menu")) {
    const int left = what == QStringLiteral("late") ? 8 : 40;
    setting.record = record_until(seed, true, [&](const Referee& r) {
      return r.state().table.wall_left < left && r.asked(me).has(ActionType::discard);
    });
  }
  Stage stage(scripted(true), setting);
  if (!stage.usable()) return 1;
  QTest::qWait(1500);
  if (what == QStringLiteral("plan")) stage.press(Qt::Key_Down);
  if (what == QStringLiteral("claim")) stage.type('c');
  if (what == QStringLiteral("keys")) stage.type('?');
  if (what == QStringLiteral("pause")) stage.press(Qt::Key_Escape);
  if (what == QStringLiteral("over")) stage.press(Qt::Key_Return);
  if (what == QStringLiteral("folded")) stage.type('t');
  QTest::qWait(500);
  stage.picture().save(arguments.value(4));
  return 0;
}
