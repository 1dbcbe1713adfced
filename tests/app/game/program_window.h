// A window's program without its window, and another program that plays in it.
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include "app/game/game_controller.h"
#include "tests/app/game/hurried_clock.h"
#include "tests/app/game/scripted.h"

namespace tingpai::test {

inline const QString name = QStringLiteral("Player X");

inline QString player(const QString& arguments) {
  return QStringLiteral("python3 '%1' %2").arg(QStringLiteral(PLAYER), arguments);
}

inline QByteArray content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Rows of how `player` may fail: its argument, the limit of an answer in ms, what is then said of it.
inline void add_ways_to_fail() {
  QTest::addColumn<QString>("manner");
  QTest::addColumn<int>("limit");
  QTest::addColumn<QString>("says");
  QTest::newRow("late") << "late" << 1500 << "It did not answer within 1.5 s.";
  QTest::newRow("illegal") << "illegal" << patience << "no legal answer here";
  QTest::newRow("garbled") << "garbled" << patience << "I would rather not";
  QTest::newRow("dead") << "dead" << patience << "exit code 3";
}

struct Window {
  explicit Window(const QString& folder)
      : settings(folder + "/settings.ini"),
        list(folder + "/settings.ini"),
        store(folder),
        game(store, settings, scripted_decide, clock) {
    settings.set_speed(app::AppSettings::Off);
    settings.set_hints(true);
    game.programs().take_from(list);
    game.programs().set_limit(programs::Milliseconds(patience));
  }
  void hire(const QString& command, Protocol protocol = Protocol::json) {
    list.add({name, command, protocol});
    list.choose(0, name);
  }
  bool plays() { return game.programs().plays(all_seats[1]); }

  // Acts for the person as the tutor would, until `enough`.
  template <class Enough>
  bool play_until(Enough enough) {
    QElapsedTimer since;
    since.start();
    while (!enough()) {
      if (since.elapsed() > patience) return false;
      if (game.asked() && game.tutor()->available()) game.act(game.tutor()->decision()->chosen);
      if (game.phase() == app::GameController::HandOver) game.nextHand();
      QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return true;
  }
  bool play_out() {
    return play_until([this] { return game.phase() == app::GameController::GameOver; });
  }
  std::vector<Event> events() {
    auto stored = store.load(game.record());
    return stored ? *std::move(stored) : std::vector<Event>();
  }

  app::AppSettings settings;
  app::ProgramList list;
  app::RecordStore store;
  HurriedClock clock;
  app::GameController game;
};

}  // namespace tingpai::test
