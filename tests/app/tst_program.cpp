// The command line, and the demonstration without a person.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/demo.h"
#include "app/options.h"
#include "tests/app/game/hurried_clock.h"
#include "tests/app/game/scripted.h"

using namespace tingpai;
using namespace tingpai::app;

class TestProgram : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void reads_the_command_line() {
    const auto options = parse_options({"tingpai", "--seed", "12", "--lang=zh_TW", "--level", "quick",
                                        "--data-dir", "/x", "--demo", "--screenshot", "p.png"});
    QVERIFY(options);
    QCOMPARE(*options->seed, 12U);
    QCOMPARE(options->language, "zh_TW");
    QCOMPARE(options->level, "quick");
    QCOMPARE(options->data_directory, "/x");
    QCOMPARE(options->screenshot, "p.png");
    QVERIFY(options->demo && !options->help && !options->version);
    const auto none = parse_options({"tingpai"});
    QVERIFY(none && !none->seed && !none->demo && none->language.isEmpty());
  }

  void wrong_arguments_are_errors_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown option") << QStringList{"--colour"};
    QTest::newRow("word") << QStringList{"riichi"};
    QTest::newRow("seed in words") << QStringList{"--seed", "twelve"};
    QTest::newRow("negative seed") << QStringList{"--seed", "-4"};
    QTest::newRow("no seed") << QStringList{"--seed"};
    QTest::newRow("language") << QStringList{"--lang", "tlh"};
    QTest::newRow("level") << QStringList{"--level", "perfect"};
  }
  void wrong_arguments_are_errors() {
    QFETCH(QStringList, arguments);
    const auto options = parse_options(QStringList{"tingpai"} + arguments);
    QVERIFY(!options);
    QVERIFY(!options.error().message.empty());
  }

  void the_help_names_every_option() {
    for (const char* option : {"--seed", "--lang", "--level", "--data-dir", "--demo", "--screenshot"}) {
      QVERIFY2(help_text().contains(option), option);
    }
  }

  void tells_a_hand() {
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath("settings.ini"));
    settings.set_speed(AppSettings::Off);
    settings.set_hints(true);
    RecordStore store(folder.path());
    test::HurriedClock clock;
    GameController game(store, settings, test::scripted_decide, clock);
    QStringList lines;
    Demo demo(
        game, [&](const QString& line) { lines << line; }, 2);
    QSignalSpy pictures(&demo, &Demo::picture);
    QSignalSpy finished(&demo, &Demo::finished);
    game.start(Ruleset{}, 3);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60000);
    QCOMPARE(pictures.size(), 1);
    QCOMPARE(game.phase(), GameController::HandOver);
    QVERIFY(lines.filter("tutor:").size() >= 2);
    QVERIFY(lines.filter("plan:").size() >= 2);
    QVERIFY(!lines.filter("East round, hand 1 of 16").isEmpty());
    QCOMPARE(lines.filter("score").size(), 4);
    const int shown = game.events_shown();
    QTest::qWait(50);
    QCOMPARE(game.events_shown(), shown);  // one hand, no more
  }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
