// A hand of each kind of rules through the window, by mouse and by keyboard, and its pages.
#include <QElapsedTimer>
#include <QQmlProperty>
#include <QQuickItem>
#include <QTest>

#include "engine/rules/scheme.h"
#include "tests/engine/support/quick_play.h"
#include "tests/ui/stage/person.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;
using app::GameController;

namespace {

QString text_of(std::string_view text) { return QString::fromStdString(std::string(text)); }

// Nothing may be cut where the window shows this.
void show(const Stage& stage, const QString& name) {
  QTest::qWait(100);
  QTRY_VERIFY(stage.drawn());
  QVERIFY(keep_picture(stage.picture(), name));
  QStringList cut;
  const auto is_whole = [&] { return (cut = stage.cut_texts()).isEmpty(); };  // once it is laid out
  QVERIFY2(QTest::qWaitFor(is_whole), qPrintable(name + ": " + cut.join(u'|')));
}

// The curtain opens once its button was held; that takes half a second.
void reveal(Stage& stage, bool by_hand) {
  app::SharedScreen& screen = *stage.game().screen();
  if (!by_hand) {
    QVERIFY(screen.reveal({}));
    return;
  }
  const QPoint button = Stage::place(stage.named(QStringLiteral("revealButton"))).center().toPoint();
  QTest::mousePress(stage.window(), Qt::LeftButton, {}, button);
  QTRY_VERIFY(!screen.curtain());
  QTest::mouseRelease(stage.window(), Qt::LeftButton, {}, button);
}

// As many have won as this ruleset lets.
std::vector<Event> with_most_winners(const std::string& ruleset, std::size_t winners) {
  for (std::uint64_t seed = 1;; ++seed) {
    auto events = test::quick_play(*parse_ruleset(ruleset), seed);
    const auto wins = std::ranges::count_if(
        events, [](const Event& event) { return std::holds_alternative<events::Won>(event); });
    if (static_cast<std::size_t>(wins) == winners) return events;
  }
}

// Of how many others the tutor says that they have won, aloud as well.
std::size_t told_to_have_won(const Stage& stage) {
  std::size_t told = 0;
  for (const QQuickItem* bar : stage.of_type(QStringLiteral("OpponentBar"))) {
    const QString aloud =
        QQmlProperty::read(bar, QStringLiteral("Accessible.name"), qmlContext(bar)).toString();
    for (const QQuickItem* words : stage.of_type(QStringLiteral("Words"))) {
      if (!bar->isAncestorOf(words) || !Stage::seen(words)) continue;
      const QString text = words->property("text").toString();
      told += text == aloud && text.endsWith(QStringLiteral(" has won"));
    }
  }
  return told;
}

}  // namespace

class TestRulesets : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_hand_is_played_data();
  void a_hand_is_played();
  void a_hand_is_shared_data();
  void a_hand_is_shared();
  void a_finished_game_has_its_pages_data();
  void a_finished_game_has_its_pages();
};

void TestRulesets::a_hand_is_played_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<bool>("keyboard");
  QTest::addColumn<QSize>("size");
  for (const Preset& preset : scheme::kinds()) {
    if (preset.name == "mcr") continue;  // the other tests play it
    const QString name = text_of(preset.name);
    QTest::newRow(qPrintable(name + "-mouse")) << name << false << QSize(1280, 800);
    QTest::newRow(qPrintable(name + "-keyboard")) << name << true << QSize(800, 600);
  }
}

void TestRulesets::a_hand_is_played() {
  QFETCH(QString, ruleset);
  QFETCH(bool, keyboard);
  QFETCH(QSize, size);
  const QString picture = QString::fromLatin1(QTest::currentDataTag());
  Setting setting;
  setting.hints = !keyboard;
  setting.size = size;
  Stage stage(app::decide_question, setting);
  GameController& game = stage.game();
  QVERIFY(game.start(*parse_ruleset((ruleset + ";hands=1").toStdString()), 3));
  Person person(stage, keyboard);
  QVERIFY(person.ready());
  int turns = 0;
  QSet<QString> shown;
  const auto show_once = [&](bool when, const QString& what) {
    if (!when || shown.contains(what)) return;
    shown << what;
    show(stage, picture + u'-' + what);
  };
  QElapsedTimer idle;
  idle.start();
  while (!stage.sees(QStringLiteral("resultPage"))) {
    QVERIFY2(idle.elapsed() < 60000, qPrintable(game.status_text()));
    QTest::qWait(1);
    const PublicState& table = game.referee()->state().table;
    if (!game.asked() || (setting.hints && game.tutor()->thinking())) continue;
    show_once(table.phase == Phase::exchanging && game.picking()->complete(), QStringLiteral("exchange"));
    show_once(table.phase == Phase::voiding && game.picking()->complete(), QStringLiteral("void"));
    show_once(turns == 6, QStringLiteral("table"));
    const bool goes_on = !table.wins.empty() && table.phase != Phase::hand_over;
    if (goes_on && setting.hints && !shown.contains(QStringLiteral("goes-on")))
      QTRY_COMPARE(told_to_have_won(stage), table.wins.size());
    show_once(goes_on, QStringLiteral("goes-on"));
    show_once(game.tutor()->reason() == QStringLiteral("The suit you gave up goes first"),
              QStringLiteral("suit"));
    if (QTest::currentTestFailed()) return;
    if (person.act()) ++turns, idle.restart();
  }
  show(stage, picture + "-result");
  QCOMPARE(shown.contains(QStringLiteral("suit")), setting.hints && ruleset == "sichuan");
  QCOMPARE(stage.warnings(), QStringList());
}

void TestRulesets::a_hand_is_shared_data() {
  QTest::addColumn<QString>("ruleset");
  for (const Preset& preset : scheme::kinds()) {
    if (preset.name != "mcr") QTest::newRow(preset.name.data()) << text_of(preset.name);
  }
}

// Ann and Bob at one screen, each behind the curtain.
void TestRulesets::a_hand_is_shared() {
  QFETCH(QString, ruleset);
  Stage stage(app::decide_question, {});
  GameController& game = stage.game();
  stage.settings().set_anyone_time(5);
  const auto people = app::Players::sharing({{QStringLiteral("Ann"), {}}, {QStringLiteral("Bob"), {}}});
  QVERIFY(game.start(*parse_ruleset((ruleset + ";hands=1").toStdString()), 3, people));
  stage.window()->setProperty("menuShown", false);
  Person person(stage, false);
  QSet<QString> revealed;
  QElapsedTimer idle;
  idle.start();
  while (game.phase() == GameController::Playing) {
    QVERIFY2(idle.elapsed() < 60000, qPrintable(game.status_text()));
    QTest::qWait(1);
    if (stage.sees(QStringLiteral("revealButton"))) {
      const QString name = game.screen()->curtain_name();
      reveal(stage, !revealed.contains(name));
      revealed << name;
      idle.restart();
    } else if (game.nothing_to_call()) {
      stage.click(QStringLiteral("handBackButton"));
    } else if (game.asked() && !game.screen()->curtain() && !game.screen()->bar_shown() && person.act()) {
      idle.restart();
    }
  }
  QCOMPARE(revealed.size(), 2);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestRulesets::a_finished_game_has_its_pages_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<int>("winners");
  QTest::addColumn<QSize>("size");
  for (const Preset& preset : scheme::kinds()) {
    if (preset.name == "mcr") continue;
    const QString name = text_of(preset.name);
    const int winners = scheme::turn_rules(preset.ruleset).goes_on_after_win ? 3 : 1;
    const bool small = winners > 1;
    QTest::newRow(qPrintable(name)) << name << winners << (small ? QSize(800, 600) : QSize(1280, 800));
  }
}

void TestRulesets::a_finished_game_has_its_pages() {
  QFETCH(QString, ruleset);
  QFETCH(int, winners);
  QFETCH(QSize, size);
  const QString picture = QString::fromLatin1(QTest::currentDataTag());
  Setting setting;
  setting.size = size;
  setting.record = with_most_winners((ruleset + ";hands=1").toStdString(), static_cast<std::size_t>(winners));
  Stage stage(app::decide_question, setting);
  QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")) || stage.sees(QStringLiteral("gameOverPage")));
  show(stage, picture + "-over");
  for (const char* page : {"Records", "Statistics", "Fans", "NewGame", "Review", "Replay"}) {
    const auto games = stage.services().store.games();
    if (!games.empty()) stage.services().records.set_selected_game(static_cast<int>(games.front().id));
    QVERIFY2(stage.go_to(QLatin1String(page)), page);
    show(stage, picture + u'-' + QLatin1String(page));
    if (QTest::currentTestFailed()) return;
  }
  QCOMPARE(stage.warnings(), QStringList());
}

QTEST_MAIN(TestRulesets)
#include "tst_rulesets.moc"
