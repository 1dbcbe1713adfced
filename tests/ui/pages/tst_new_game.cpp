// The rules of a new game: its options are chosen on the page, kept, and played by; a window that knows one
// kind of rules shows nothing of there being several.
#include <QSettings>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include "app/text/scheme_words.h"
#include "engine/rules/scheme.h"
#include "tests/engine/support/quick_play.h"
#include "tests/ui/stage/person.h"
#include "tests/ui/stage/script.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

QQuickItem* option(const Stage& stage, const QString& key) {
  return stage.named(QStringLiteral("ruleOption_") + key);
}

// A button inside a row, by the text on it.
QQuickItem* button(const QQuickItem* row, const QString& text) {
  for (QQuickItem* child : row->childItems()) {
    const bool it =
        child->property("modelData").toString() == text || child->property("text").toString() == text;
    if (it && child->inherits("QQuickAbstractButton") && Stage::seen(child)) return child;
    if (QQuickItem* found = button(child, text)) return found;
  }
  return nullptr;
}

void open(Stage& stage) {
  QVERIFY(stage.go_to(QStringLiteral("NewGame")));
  QTRY_VERIFY(stage.sees(QStringLiteral("ruleOptionsFold")));
}

// Tab from wherever the focus is.
bool tab_to(Stage& stage, const QQuickItem* item) {
  for (int steps = 0; steps < 40; ++steps) {
    const QQuickItem* focused = stage.window()->activeFocusItem();
    if (focused != nullptr && (focused == item || item->isAncestorOf(focused))) return true;
    stage.press(Qt::Key_Tab);
  }
  return false;
}

void unfold(Stage& stage, bool keyboard) {
  QQuickItem* fold = stage.named(QStringLiteral("ruleOptionsFold"));
  if (keyboard) {
    QVERIFY(tab_to(stage, fold));
    stage.press(Qt::Key_Space);
  } else {
    stage.click(fold);
  }
  QTRY_VERIFY(stage.sees(QStringLiteral("ruleOption_flowers")));
  QTest::qWait(50);  // laid out with the next frame
}

// No flowers, and whatever is complete wins.
void choose(Stage& stage, bool keyboard) {
  QQuickItem* flowers = option(stage, QStringLiteral("flowers"));
  QQuickItem* needed = option(stage, QStringLiteral("minimum_fan"));
  if (keyboard) {
    QVERIFY(tab_to(stage, flowers));
    stage.press(Qt::Key_Left);
    QVERIFY(tab_to(stage, needed));
    for (int fan = 8; fan > 0; --fan) stage.press(Qt::Key_Left);
    stage.press(Qt::Key_Left);  // there is nothing below
  } else {
    stage.click(button(flowers, QStringLiteral("Off")));
    for (int fan = 8; fan > 0; --fan) stage.click(button(needed, QStringLiteral("−")));
  }
}

void choose_others(Stage& stage) {
  const auto press = [&](const char* key, Qt::Key arrow) {
    QVERIFY(tab_to(stage, option(stage, QString::fromLatin1(key))));
    stage.press(arrow);
  };
  press("seat_changes", Qt::Key_Left);
  press("own_walls", Qt::Key_Right);
  press("two_concealed_kongs", Qt::Key_Right);
  press("mixed_kongs", Qt::Key_Right);
}

void store_game(Stage& stage, const std::vector<Event>& events) {
  app::RecordStore& records = stage.services().store;
  const auto id = records.begin();
  int number = 0;
  for (const Event& event : events) QVERIFY(!records.append(*id, number++, event));
  QVERIFY(!records.finish(*id));
}

// As a version that knows more kinds of rules leaves them.
void make_another_kind(Stage& stage, int game) {
  QSqlQuery query(QSqlDatabase::database(stage.services().store.connection()));
  QVERIFY(query.exec(QStringLiteral("UPDATE games SET rules='another' WHERE id=%1").arg(game)));
  QVERIFY(query.exec(
      QStringLiteral("UPDATE events SET line='game another seed 1' WHERE number=0 AND game=%1").arg(game)));
}

const QString chosen_text = QStringLiteral("Flowers: Off · Minimum to win: None");

}  // namespace

class TestNewGame : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void options_are_folded_at_first();
  void chosen_options_are_played_by_data();
  void chosen_options_are_played_by();
  void the_standard_rules_come_back();
  void variants_are_chosen();
  void all_is_seen_at_once_data();
  void all_is_seen_at_once();
  void shared_games_have_them_too();
  void deals_keep_their_own();
  void unknown_rules_are_told();
  void one_kind_is_not_named();
  void several_kinds_are_named();
  void pictures_data();
  void pictures();
};

void TestNewGame::options_are_folded_at_first() {
  Stage stage(scripted(false), {});
  open(stage);
  QVERIFY(!stage.sees(QStringLiteral("ruleOption_flowers")));
  QVERIFY(!stage.sees(QStringLiteral("resetRulesButton")));
  QVERIFY(!stage.sees(QStringLiteral("ruleDifferences")));
  QVERIFY(stage.named(QStringLiteral("lengthChoice"))->hasActiveFocus());
  unfold(stage, false);
  int seen = 0;
  for (const Option& each : scheme::options(Ruleset())) {
    const QString key = QString::fromStdString(std::string(each.key));
    seen += stage.sees(QStringLiteral("ruleOption_") + key);
  }
  QCOMPARE(seen, stage.services().rule_settings.rows()->count());
  stage.click(QStringLiteral("ruleOptionsFold"));
  QTRY_VERIFY(!stage.sees(QStringLiteral("ruleOption_flowers")));
  QVERIFY(stage.named(QStringLiteral("ruleOptionsFold"))->hasActiveFocus());
  stage.press(Qt::Key_Right);
  QTRY_VERIFY(stage.sees(QStringLiteral("ruleOption_flowers")));
  stage.press(Qt::Key_Left);
  QTRY_VERIFY(!stage.sees(QStringLiteral("ruleOption_flowers")));
  QVERIFY(stage.settings().rules() == Ruleset());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestNewGame::chosen_options_are_played_by_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::addColumn<bool>("others");
  QTest::newRow("mouse") << false << false;
  QTest::newRow("keyboard") << true << false;
  QTest::newRow("the other options") << true << true;
}

void TestNewGame::chosen_options_are_played_by() {
  QFETCH(bool, keyboard);
  QFETCH(bool, others);
  Stage stage(scripted(true), {.hints = true, .record = {}});
  stage.settings().set_length(1);
  open(stage);
  unfold(stage, keyboard);
  if (others) {
    choose_others(stage);
  } else {
    choose(stage, keyboard);
    QTRY_COMPARE(seen_text(stage, QStringLiteral("ruleDifferences")), chosen_text);
  }
  const Ruleset chosen =
      *parse_ruleset(others ? "mcr;seat_changes=0;own_walls=1;two_concealed_kongs=8;mixed_kongs=6"
                            : "mcr;flowers=0;minimum_fan=0");
  QCOMPARE(to_text(stage.settings().rules()), to_text(chosen));
  if (keyboard) {
    stage.press(Qt::Key_Return);
  } else {
    stage.click(QStringLiteral("startButton"));
  }
  QTRY_VERIFY(stage.game().referee() != nullptr);
  QCOMPARE(stage.game().new_rules().hands, 1);
  QVERIFY(stage.game().new_rules().scheme == chosen.scheme);
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked() || stage.game().phase() != app::GameController::Playing,
                           patience);
  QVERIFY(stage.game().referee()->state().table.ruleset == stage.game().new_rules());
  Person person(stage, keyboard);
  QVERIFY(person.ready());
  const auto over = [&] { return stage.sees(QStringLiteral("gameOverPage")); };
  QTRY_VERIFY_WITH_TIMEOUT((!stage.game().tutor()->thinking() && person.act(), over()), patience);
  QVERIFY(person.actions() > 3);
  const auto events = stage.services().store.load(stage.game().record());
  QVERIFY(events);
  for (const Event& event : *events) {
    QVERIFY(others || !std::holds_alternative<events::FlowerShown>(event));
    if (const auto* hand = std::get_if<events::HandStarted<Truth>>(&event))
      QCOMPARE(hand->wall.size(), others ? 144u : 136u);
  }
  QCOMPARE(seen_text(stage, QStringLiteral("dealCode")),
           QStringLiteral("Games with custom rules have no deal code"));
  QVERIFY(!stage.sees(QStringLiteral("copyDealButton")));
  QVERIFY(stage.sees(QStringLiteral("wallSeal")));
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("custom-rules-over")));
  QCOMPARE(stage.services().store.games().front().kind, QStringLiteral("mcr"));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestNewGame::the_standard_rules_come_back() {
  Stage stage(scripted(false), {});
  stage.services().rule_settings.choose(QStringLiteral("flowers"), 0);
  open(stage);
  QVERIFY(!stage.sees(QStringLiteral("ruleOption_flowers")));  // what differs is told all the same
  QCOMPARE(seen_text(stage, QStringLiteral("ruleDifferences")), QStringLiteral("Flowers: Off"));
  stage.click(QStringLiteral("resetRulesButton"));
  QTRY_VERIFY(!stage.sees(QStringLiteral("resetRulesButton")));
  QVERIFY(!stage.sees(QStringLiteral("ruleDifferences")));
  QVERIFY(stage.settings().rules() == Ruleset());
  QVERIFY(stage.named(QStringLiteral("ruleOptionsFold"))->hasActiveFocus());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestNewGame::variants_are_chosen() {
  Stage stage(scripted(false), {});
  open(stage);
  QVERIFY(!stage.sees(QStringLiteral("variantChoice")));
  stage.click(QStringLiteral("ruleCard1"));
  QTRY_VERIFY(stage.sees(QStringLiteral("variantChoice")));
  QTRY_VERIFY(button(stage.named(QStringLiteral("variantChoice")), QStringLiteral("Server rules")) !=
              nullptr);
  stage.click(button(stage.named(QStringLiteral("variantChoice")), QStringLiteral("Server rules")));
  QVERIFY(stage.settings().rules() == *parse_ruleset("hongzhong_commercial"));
  QVERIFY(tab_to(stage, stage.named(QStringLiteral("ruleCard2"))));
  stage.press(Qt::Key_Space);
  QVERIFY(stage.settings().rules() == *parse_ruleset("sichuan"));
  QTest::qWait(50);  // laid out with the next frame
  QVERIFY(tab_to(stage, stage.named(QStringLiteral("variantChoice"))));
  stage.press(Qt::Key_Right);
  QVERIFY(stage.settings().rules() == *parse_ruleset("sichuan_competition"));
  QVERIFY(stage.go_to(QStringLiteral("Hotseat")));
  QTRY_COMPARE(seen_text(stage, QStringLiteral("sharedRules")),
               QStringLiteral("Rules chosen under New game: Sichuan bloody battle, Tournament"));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestNewGame::all_is_seen_at_once_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  for (const char* language : {"en", "ja", "zh_CN", "zh_TW"}) {
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
      QTest::addRow("%s-%d", language, size.width()) << QString::fromLatin1(language) << size;
  }
}

// Nothing needs scrolling while the options are folded, and nothing moves when other rules are chosen.
void TestNewGame::all_is_seen_at_once() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  Stage stage(scripted(false), {.size = size, .language = language, .record = {}});
  stage.settings().set_level(QStringLiteral("club"));  // the longest name
  open(stage);
  const QQuickItem* length = stage.named(QStringLiteral("lengthChoice"));
  const QPointF place = length->mapToScene({});
  for (const Preset& preset : scheme::presets()) {
    stage.settings().set_rules(preset.ruleset);
    if (preset.name == "sichuan") stage.settings().setBotLevel(1, 2);  // a button for all three appears
    QTest::qWait(50);                                                  // laid out with the next frame
    const QQuickItem* area = stage.named(QStringLiteral("newGameChoices"));
    const qreal needed = area->property("contentHeight").toReal();
    QVERIFY2(needed <= area->height(),
             qPrintable(QStringLiteral("%1 of %2").arg(needed).arg(area->height())));
    QCOMPARE(length->mapToScene({}), place);
    QVERIFY(keep_picture(stage.picture(), QStringLiteral("new-%1-%2-%3")
                                              .arg(QString::fromStdString(std::string(preset.name)), language)
                                              .arg(size.width())));
  }
  QTRY_COMPARE(stage.cut_texts().join(u'\n'), QString());
}

void TestNewGame::shared_games_have_them_too() {
  Stage stage(scripted(false), {});
  QVERIFY(stage.go_to(QStringLiteral("Hotseat")));
  QVERIFY(!stage.sees(QStringLiteral("sharedRules")));
  stage.services().rule_settings.choose(QStringLiteral("flowers"), 0);
  QTRY_COMPARE(seen_text(stage, QStringLiteral("sharedRules")),
               QStringLiteral("Rules chosen under New game: Chinese Official, Flowers: Off"));
  QVERIFY(stage.game().newSharedGame({QStringLiteral("Ann"), QStringLiteral("Bo")}, {}));
  QTRY_VERIFY(stage.game().referee()->state().table.phase != Phase::before_game);
  QVERIFY(stage.game().referee()->state().table.ruleset == stage.game().new_rules());
  QCOMPARE(stage.warnings(), QStringList());
}

// A code or a number names its rules, whatever is chosen for a new game.
void TestNewGame::deals_keep_their_own() {
  Stage stage(scripted(false), {});
  stage.services().rule_settings.choose(QStringLiteral("flowers"), 0);
  stage.settings().set_length(4);
  app::Deals& deals = stage.services().deals;
  for (const QString& text : {QStringLiteral("12345"), deals.today()}) {
    QCOMPARE(deals.play(text), QString());
    QTRY_VERIFY(stage.game().referee()->state().table.phase != Phase::before_game);
    Ruleset played = stage.game().referee()->state().table.ruleset;
    QCOMPARE(played.hands, text == deals.today() ? 16 : 4);
    played.hands = Ruleset().hands;
    QVERIFY(played == Ruleset());
  }
}

void TestNewGame::unknown_rules_are_told() {
  const auto folder = [](const QString& path) {
    QSettings(path + QStringLiteral("/settings.ini"), QSettings::IniFormat)
        .setValue(QStringLiteral("rules"), QStringLiteral("mcr;wine=1"));
  };
  Stage stage(scripted(false), {.folder = folder, .record = {}});
  QTRY_VERIFY(stage.sees(QStringLiteral("errors")));
  const QString told = stage.named(QStringLiteral("errors"))->property("words").toString();
  QVERIFY2(told.contains(QStringLiteral("mcr;wine=1")), qPrintable(told));
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("unknown-rules")));
  QVERIFY(stage.game().newGame());
  QTRY_VERIFY(stage.game().referee()->state().table.phase != Phase::before_game);
  QVERIFY(stage.game().referee()->state().table.ruleset == Ruleset());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestNewGame::one_kind_is_not_named() {
  Stage stage(scripted(false), {});
  store_game(stage, test::quick_play(1, 1));
  store_game(stage, test::quick_play(*parse_ruleset("mcr;flowers=0;hands=1"), 2));
  QVERIFY(stage.go_to(QStringLiteral("Statistics")));
  QTRY_VERIFY(stage.sees(QStringLiteral("figure")));
  QCOMPARE(stage.services().statistics.hands(), 2);
  QVERIFY(!stage.sees(QStringLiteral("statisticsRules")));
  QVERIFY(stage.go_to(QStringLiteral("Records")));
  for (const QQuickItem* row : stage.of_type(QStringLiteral("RecordRow")))
    QCOMPARE(row->property("rulesText").toString(), QString());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestNewGame::several_kinds_are_named() {
  Stage stage(scripted(false), {});
  for (std::uint64_t seed = 1; seed <= 3; ++seed) store_game(stage, test::quick_play(1, seed));
  make_another_kind(stage, 2);
  QVERIFY(stage.go_to(QStringLiteral("Statistics")));
  QTRY_VERIFY(stage.sees(QStringLiteral("statisticsRules")));
  QTRY_VERIFY(!stage.services().statistics.counting());
  QCOMPARE(stage.services().statistics.hands(), 2);
  QTest::qWait(100);
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("statistics-of-two-kinds")));
  stage.click(button(stage.named(QStringLiteral("statisticsRules")), QStringLiteral("another")));
  QTRY_COMPARE(stage.services().statistics.hands(), 1);
  stage.named(QStringLiteral("statisticsRules"))->forceActiveFocus(Qt::TabFocusReason);
  stage.press(Qt::Key_Left);
  QTRY_COMPARE(stage.services().statistics.hands(), 2);
  QVERIFY(stage.go_to(QStringLiteral("Records")));
  QStringList rules;
  for (const QQuickItem* row : seen_rows(stage, QStringLiteral("RecordRow"))) {
    rules << row->property("rulesText").toString();
    QVERIFY(row->property("spoken").toString().contains(rules.constLast()));
  }
  const QString usual = app::words_of(Ruleset()).name();
  QCOMPARE(rules, QStringList({usual, QStringLiteral("another"), usual}));
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("records-of-two-kinds")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestNewGame::pictures_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<bool>("open");
  const bool all = !qEnvironmentVariableIsEmpty("TINGPAI_PICTURES");  // the rest only to look at
  for (const char* language : {"en", "ja", "zh_CN", "zh_TW"}) {
    if (!all && qstrncmp(language, "zh", 2) == 0) continue;
    for (const QSize size : {QSize(1280, 800), QSize(800, 600)}) {
      for (const bool open : {false, true}) {
        QTest::addRow("new-%s-%s-%dx%d", open ? "options" : "folded", language, size.width(), size.height())
            << QString::fromLatin1(language) << size << open;
      }
    }
  }
}

void TestNewGame::pictures() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  QFETCH(bool, open);
  Stage stage(scripted(false), {.size = size, .language = language, .record = {}});
  if (open) stage.services().rule_settings.choose(QStringLiteral("minimum_fan"), 6);
  QVERIFY(stage.go_to(QStringLiteral("NewGame")));
  if (open) unfold(stage, false);
  QTest::qWait(150);
  QTRY_VERIFY(stage.drawn());
  QCOMPARE(stage.cut_texts().join(u'\n'), QString());
  QCOMPARE(stage.warnings(), QStringList());
  QVERIFY(keep_picture(stage.picture()));
}

QTEST_MAIN(TestNewGame)
#include "tst_new_game.moc"
