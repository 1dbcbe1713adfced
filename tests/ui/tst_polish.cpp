// Statistics, fans, sounds, looks, settings, the tour and deal codes, in the real window. Pictures of the
// pages are kept when TINGPAI_PICTURES names a folder.
#include <QAccessible>
#include <QClipboard>
#include <QDir>
#include <QProcess>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <map>
#include <memory>

#include "app/deal_code.h"
#include "app/names.h"
#include "tests/engine/quick_play.h"
#include "tests/ui/script.h"
#include "tests/ui/situations.h"
#include "tests/ui/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

constexpr int patience = 20000;  // milliseconds

const std::vector<Event>& played(std::uint64_t seed) {
  static std::map<std::uint64_t, std::vector<Event>> games;
  auto& events = games[seed];
  if (events.empty()) events = test::quick_play(4, seed);
  return events;
}

void store_game(Stage& stage, const std::vector<Event>& events, const QString& level = {}) {
  app::RecordStore& records = stage.services().store;
  const auto id = records.begin();
  records.note_level(*id, level);
  int number = 0;
  for (const Event& event : events) QVERIFY(!records.append(*id, number++, event));
  QVERIFY(!records.finish(*id));
}

void store_games(Stage& stage, int count) {
  const QStringList levels{QStringLiteral("quick"), QStringLiteral("path"), QStringLiteral("expert")};
  for (int game = 0; game < count; ++game) {
    store_game(stage, played(static_cast<std::uint64_t>(1 + game % 12)), levels[game % 3]);
  }
}

std::uint64_t seed_of_today() {
  return QDate::currentDate().toString(QStringLiteral("yyyyMMdd")).toULongLong();
}

void keep(const Stage& stage) {
  QCOMPARE(stage.warnings(), QStringList());
  const QString folder = qEnvironmentVariable("TINGPAI_PICTURES");
  if (folder.isEmpty()) return;
  const QString name = QString::fromLatin1(QTest::currentDataTag());
  QVERIFY(stage.picture().save(QDir(folder).filePath(name + QStringLiteral(".png"))));
}

}  // namespace

class TestPolish : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void statistics_say_what_will_stand_there();
  void statistics_show_the_records();
  void fans_are_found_by_typing();
  void a_chip_of_the_result_opens_its_fan_data();
  void a_chip_of_the_result_opens_its_fan();
  void sounds_follow_the_game();
  void sounds_are_made_by_their_script();
  void tiles_change_their_look_while_playing_data();
  void tiles_change_their_look_while_playing();
  void every_set_has_every_tile_data();
  void every_set_has_every_tile();
  void text_can_be_read_on_every_felt_data();
  void text_can_be_read_on_every_felt();
  void sorting_changes_the_hand_at_once();
  void settings_work_by_keyboard();
  void the_prompt_tells_what_is_offered();
  void the_language_changes_at_once();
  void the_way_back_from_a_page_leads_to_the_result();
  void the_tour_comes_once_and_can_be_left();
  void a_deal_is_played_from_its_code();
  void deals_that_were_played_are_listed();
  void everybody_gets_the_deal_of_the_day();
  void the_seal_comes_first_and_the_code_last();
  void pictures_of_the_table_data();
  void pictures_of_the_table();
  void pictures_of_the_tour_data();
  void pictures_of_the_tour();
  void pictures_data();
  void pictures();
};

void TestPolish::statistics_say_what_will_stand_there() {
  Stage stage(scripted(false), {});
  stage.click(QStringLiteral("statisticsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("statisticsEmpty")));
  QVERIFY(!stage.sees(QStringLiteral("figure")));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.named(QStringLiteral("statisticsEmpty")) == nullptr);
  QVERIFY(stage.sees(QStringLiteral("menuPage")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::statistics_show_the_records() {
  Stage stage(scripted(false), {});
  store_games(stage, 3);
  stage.click(QStringLiteral("statisticsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("figure")));
  QVERIFY(!stage.sees(QStringLiteral("statisticsEmpty")));
  const QAccessibleInterface* games =
      QAccessible::queryAccessibleInterface(stage.named(QStringLiteral("figure")));
  QVERIFY(games != nullptr);
  QCOMPARE(games->text(QAccessible::Name), QStringLiteral("Games: 3, 12 hands"));
  int bars = 0;
  for (QQuickItem* item : stage.of_type({})) {
    if (item->objectName() == QLatin1String("trendBar") && Stage::seen(item)) ++bars;
  }
  QCOMPARE(bars, 3);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::fans_are_found_by_typing() {
  Stage stage(scripted(false), {});
  stage.click(QStringLiteral("fansButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("fanList")));
  for (const char key : {'k', 'n', 'i', 't', 't', 'e', 'd', ' ', 's'})
    stage.type(key);  // no key of the table
  QCOMPARE(stage.named(QStringLiteral("fanSearch"))->property("text").toString(),
           QStringLiteral("knitted s"));
  QTRY_COMPARE(stage.services().fan_book.fans()->count(), 1);
  QTRY_COMPARE(stage.of_type(QStringLiteral("FanRow")).size(), 1);
  QCOMPARE(stage.of_type(QStringLiteral("FanRow")).front()->property("name").toString(),
           QStringLiteral("Knitted Straight"));
  for (const char key : {'x', 'x'}) stage.type(key);
  QTRY_VERIFY(stage.sees(QStringLiteral("noFan")));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.named(QStringLiteral("fanList")) == nullptr);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::a_chip_of_the_result_opens_its_fan_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::newRow("mouse") << false;
  QTest::newRow("keyboard") << true;
}

void TestPolish::a_chip_of_the_result_opens_its_fan() {
  QFETCH(bool, keyboard);
  Stage stage(scripted(false), {.record = hand_won()});
  QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("resultPage")), patience);
  QQuickItem* chip = stage.of_type(QStringLiteral("Chip")).front();
  const QString name = chip->property("caption").toString();
  if (keyboard) {
    chip->forceActiveFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_Return);
  } else {
    stage.click(chip);
  }
  QTRY_VERIFY(stage.sees(QStringLiteral("fanList")));
  const auto current = [&] {
    for (const QQuickItem* row : stage.of_type(QStringLiteral("FanRow"))) {
      if (row->property("current").toBool()) return row->property("name").toString();
    }
    return QString();
  };
  QTRY_COMPARE(current(), name);
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")) && stage.named(QStringLiteral("fanList")) == nullptr);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::sounds_follow_the_game() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  stage.settings().set_volume(60);
  QQuickItem* sounds = stage.named(QStringLiteral("sounds"));
  QVERIFY(sounds != nullptr);
  QSignalSpy wanted(sounds, SIGNAL(wanted(QString)));
  stage.click(stage.of_type(QStringLiteral("HandTile")).at(3));
  QTRY_VERIFY(!wanted.isEmpty());
  QCOMPARE(wanted.first().first().toString(), QStringLiteral("clack"));
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().can_discard(), patience);
  stage.settings().set_volume(0);
  wanted.clear();
  const int events = stage.game().events_shown();
  stage.press(Qt::Key_Space);
  QTRY_VERIFY(stage.game().events_shown() > events);
  QTest::qWait(50);
  QVERIFY(wanted.isEmpty());  // off is off
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::sounds_are_made_by_their_script() {
  const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
  if (python.isEmpty()) QSKIP("no python3");
  const QDir source(QStringLiteral(TINGPAI_SOURCE_DIR "/assets/sounds"));
  const QTemporaryDir made;
  QCOMPARE(QProcess::execute(python, {source.filePath(QStringLiteral("generate.py")), made.path()}), 0);
  const QStringList files = source.entryList({QStringLiteral("*.wav")});
  QCOMPARE(files.size(), 7);
  for (const QString& name : files) {
    const auto bytes = [&](const QString& path) {
      QFile file(path);
      return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray sound = bytes(source.filePath(name));
    QVERIFY2(sound.startsWith("RIFF") && sound == bytes(made.filePath(name)), qPrintable(name));
    QCOMPARE(bytes(QStringLiteral(":/assets/sounds/") + name), sound);
  }
}

void TestPolish::tiles_change_their_look_while_playing_data() {
  QTest::addColumn<int>("set");
  QTest::addColumn<QString>("folder");
  QTest::newRow("indexed") << 1 << "indexed";
  QTest::newRow("clear") << 2 << "clear";
  QTest::newRow("contrast") << 3 << "contrast";
}

void TestPolish::tiles_change_their_look_while_playing() {
  QFETCH(int, set);
  QFETCH(QString, folder);
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  const QImage before = stage.picture();
  stage.settings().set_tile_set(static_cast<app::AppSettings::TileSet>(set));
  QTest::qWait(50);
  QVERIFY(stage.picture() != before);
  for (const QQuickItem* image : stage.of_type(QStringLiteral("TileImage"))) {
    if (!Stage::seen(image)) continue;
    const QString source = image->property("source").toUrl().toString();
    QVERIFY2(source.contains(u'/' + folder + u'/'), qPrintable(source));
    QCOMPARE(image->property("status").toInt(), 1);  // Image.Ready
  }
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::every_set_has_every_tile_data() {
  QTest::addColumn<QString>("folder");
  for (const char* folder : {"classic", "indexed", "clear", "contrast"})
    QTest::newRow(folder) << QString::fromLatin1(folder);
}

void TestPolish::every_set_has_every_tile() {
  QFETCH(QString, folder);
  QStringList names{QStringLiteral("back"), QStringLiteral("back_red"), QStringLiteral("5z_blank")};
  for (int i = 0; i < Tile::indices; ++i) names << QString::fromStdString(to_text(Tile::from_index(i)));
  QSet<QByteArray> faces;
  for (const QString& name : names) {
    QFile file(QStringLiteral(":/assets/tiles/%1/%2.svg").arg(folder, name));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
    faces.insert(file.readAll());
  }
  QCOMPARE(faces.size(), names.size());  // no two alike
}

void TestPolish::text_can_be_read_on_every_felt_data() {
  QTest::addColumn<int>("felt");
  for (const auto& [name, felt] : std::initializer_list<std::pair<const char*, int>>{
           {"green", 0}, {"blue", 1}, {"grey", 2}, {"dark", 3}}) {
    QTest::newRow(name) << felt;
  }
}

void TestPolish::text_can_be_read_on_every_felt() {
  QFETCH(int, felt);
  Stage stage(scripted(false), {});
  stage.settings().set_felt(static_cast<app::AppSettings::Felt>(felt));
  QQmlComponent component(qmlEngine(stage.window()));
  component.setData("import QtQml\nimport Tingpai\nQtObject { property QtObject theme: Theme }", QUrl());
  const std::unique_ptr<QObject> holder(component.create());
  QVERIFY(holder != nullptr);
  auto* theme = holder->property("theme").value<QObject*>();
  QVERIFY(theme != nullptr);
  QUrl back;
  QMetaObject::invokeMethod(theme, "tileSource", Q_RETURN_ARG(QUrl, back), Q_ARG(QString, QString()));
  QCOMPARE(back.fileName(), felt == 1 ? QStringLiteral("back_red.svg") : QStringLiteral("back.svg"));
  const auto brightness = [&](const char* name) {  // relative luminance as WCAG 2 has it
    const QColor colour = theme->property(name).value<QColor>();
    const auto linear = [](double c) {
      return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
  };
  const auto contrast = [&](const char* ink, const char* ground) {
    const double a = brightness(ink), b = brightness(ground);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
  };
  for (const char* ground : {"felt", "feltLight", "feltDark", "dock", "card", "centre", "panel", "button",
                             "quietButton", "track"}) {
    QVERIFY2(contrast("text", ground) >= 4.5, ground);
  }
  for (const char* ink : {"textDim", "textFaint", "accentText", "gain", "loss"}) {
    for (const char* ground : {"dock", "card", "panel"}) {
      QVERIFY2(contrast(ink, ground) >= 4.5,
               qPrintable(QStringLiteral("%1 on %2: %3").arg(ink, ground).arg(contrast(ink, ground))));
    }
  }
  QVERIFY(contrast("card", "text") > contrast("button", "text"));
}

void TestPolish::sorting_changes_the_hand_at_once() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  const auto suits = [&] {
    QString letters;
    for (int row = 0; row < stage.game().hand()->count(); ++row) {
      if (!stage.game().hand()->value(row, "drawn").toBool())
        letters += stage.game().hand()->value(row, "tile").toString()[1];
    }
    return letters;
  };
  const QString before = suits();
  stage.settings().set_suit_order(5);  // s p m
  stage.settings().set_honours_first(true);
  const QString after = suits();
  QVERIFY(before != after);
  QString expected;
  for (const QChar suit : QStringLiteral("zspm")) expected += QString(before.count(suit), suit);
  QCOMPARE(after, expected);
  // What is clicked is what is discarded.
  const QString tile = stage.game().hand()->value(0, "tile").toString();
  stage.click(stage.of_type(QStringLiteral("HandTile")).at(0));
  QTRY_VERIFY(stage.game().bottom()->river()->count() > 0);
  const auto* river = stage.game().bottom()->river();
  QTRY_COMPARE(river->value(river->count() - 1, "tile").toString(), tile);
}

void TestPolish::settings_work_by_keyboard() {
  Stage stage(scripted(false), {});
  stage.click(QStringLiteral("settingsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("speedChoice")));
  QCOMPARE(stage.settings().speed(), app::AppSettings::Off);
  stage.press(Qt::Key_Left);
  QCOMPARE(stage.settings().speed(), app::AppSettings::Fast);
  stage.press(Qt::Key_Down);
  QVERIFY(!stage.sees(QStringLiteral("styleNote")));
  for (int step = 0; step < 4; ++step) stage.press(Qt::Key_Right);
  QCOMPARE(stage.settings().bot_style(), app::AppSettings::MixedBots);
  QVERIFY(stage.sees(QStringLiteral("styleNote")));
  for (int step = 0; step < 4; ++step) stage.press(Qt::Key_Down);
  QVERIFY(stage.named(QStringLiteral("dragonChoice"))->hasActiveFocus());
  stage.press(Qt::Key_Right);
  QVERIFY(stage.settings().red_first());
  QQuickItem* slider = stage.named(QStringLiteral("volumeSlider"));
  for (int step = 0; step < 20 && !slider->property("focused").toBool(); ++step) stage.press(Qt::Key_Down);
  stage.press(Qt::Key_Right);
  QCOMPARE(stage.settings().volume(), 10);
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.named(QStringLiteral("speedChoice")) == nullptr);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::the_prompt_tells_what_is_offered() {
  for (const auto& record : {three_chows(), win_on_offer(), own_turn(60, false)}) {
    Stage stage(scripted(false), {.record = record});
    QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
    const LegalActions& offered = stage.game().referee()->asked(Seat{});
    const QString expected = offered.has(ActionType::win)       ? QStringLiteral("You can win")
                             : offered.has(ActionType::discard) ? QStringLiteral("Your turn")
                                                                : QStringLiteral("You may call");
    const QString prompt = stage.named(QStringLiteral("prompt"))->property("text").toString();
    QVERIFY2(prompt.startsWith(expected), qPrintable(prompt));
  }
}

void TestPolish::the_language_changes_at_once() {
  Stage stage(scripted(false), {});
  stage.window()->setProperty("keysShown", true);
  for (const char* language : {"ja", "zh_CN", "en"}) {
    stage.settings().set_language(QString::fromLatin1(language));
    QStringList words;
    for (const QQuickItem* item : stage.of_type(QStringLiteral("Words"))) {
      words << item->property("text").toString();
    }
    for (const QString& title : app::KeyBindings::section_titles()) QVERIFY2(words.contains(title), language);
    QCOMPARE(stage.named(QStringLiteral("levelChoice"))->property("names").toStringList(),
             app::AppSettings::level_names());
  }
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::the_way_back_from_a_page_leads_to_the_result() {
  Stage stage(scripted(false), {.record = last_hand_over()});
  QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("resultPage")), patience);
  stage.click(QStringLiteral("resultMenuButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("menuPage")));
  stage.click(QStringLiteral("settingsButton"));
  QTRY_VERIFY(!stage.of_type(QStringLiteral("SettingsPage")).isEmpty());
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.of_type(QStringLiteral("SettingsPage")).isEmpty());
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(!stage.sees(QStringLiteral("menuPage")));
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(stage.sees(QStringLiteral("gameOverPage")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::the_tour_comes_once_and_can_be_left() {
  Stage stage(scripted(false), {});
  QVERIFY(!stage.sees(QStringLiteral("tourNext")));  // nobody asked for it
  QVERIFY(!stage.settings().tour_seen());
  stage.window()->setProperty("page", QStringLiteral("Tour"));
  QTRY_VERIFY(stage.sees(QStringLiteral("tourNext")));
  QVERIFY(stage.settings().tour_seen());
  QStringList headings;
  for (int step = 0; step < 5; ++step) {
    headings << stage.named(QStringLiteral("tourHeading"))->property("text").toString();
    stage.press(Qt::Key_Return);
  }
  QCOMPARE(QSet<QString>(headings.begin(), headings.end()).size(), 5);
  QTRY_VERIFY(stage.named(QStringLiteral("tourNext")) == nullptr);
  QTRY_VERIFY(stage.game().asked());  // it leads to the first game
  QVERIFY(!stage.sees(QStringLiteral("menuPage")));
  stage.window()->setProperty("page", QStringLiteral("Tour"));
  QTRY_VERIFY(stage.sees(QStringLiteral("tourNext")));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.named(QStringLiteral("tourNext")) == nullptr);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::a_deal_is_played_from_its_code() {
  Stage stage(scripted(false), {});
  stage.press(Qt::Key_D, Qt::ControlModifier);
  QTRY_VERIFY(stage.sees(QStringLiteral("dealField")));
  const QString code = app::deal_code({Ruleset{}, 4711});
  QString wrong = code;
  wrong[0] = u'Z';
  for (const QChar letter : wrong) stage.type(letter.toLatin1());
  stage.press(Qt::Key_Return);
  const auto problem = [&] {
    return stage.named(QStringLiteral("dealProblem"))->property("text").toString();
  };
  QVERIFY(problem().contains(QStringLiteral("a character is wrong")));
  QVERIFY(stage.game().referee() == nullptr);
  for (const QChar letter : QStringLiteral("1AB")) stage.type(letter.toLatin1());  // once named a seat
  stage.press(Qt::Key_Return);
  QVERIFY2(problem().contains(QStringLiteral("rules that this version does not know")),
           qPrintable(problem()));
  for (const QChar letter : code.toLower()) stage.type(letter.toLatin1());  // over the selected text
  stage.press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  QCOMPARE(stage.game().referee()->state().seed, std::uint64_t{4711});
  QTRY_VERIFY(stage.named(QStringLiteral("dealField")) == nullptr);
  QVERIFY(!stage.sees(QStringLiteral("menuPage")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::deals_that_were_played_are_listed() {
  Stage stage(scripted(false), {});
  store_game(stage, played(1));  // of four hands: rules that no code stands for
  store_game(stage, test::quick_play(16, 5));
  stage.click(QStringLiteral("dealButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("dealRow0")));
  QVERIFY(!stage.sees(QStringLiteral("dealRow1")));
  QVERIFY(!stage.sees(QStringLiteral("todayScore")));
  stage.click(QStringLiteral("dealRow0"));
  QCOMPARE(stage.named(QStringLiteral("dealField"))->property("text").toString(),
           app::deal_code({Ruleset{}, 5}));
  stage.press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  QCOMPARE(stage.game().referee()->state().seed, std::uint64_t{5});
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::everybody_gets_the_deal_of_the_day() {
  Stage stage(scripted(false), {});
  const std::vector<Event> game = test::quick_play(16, seed_of_today());
  store_game(stage, game);
  stage.click(QStringLiteral("dealButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("todayScore")));
  const auto scores = app::summary_of(game).scores;
  QVERIFY(stage.named(QStringLiteral("todayScore"))
              ->property("text")
              .toString()
              .contains(app::names::signed_number(scores[Seat{}])));
  stage.click(QStringLiteral("playTodayButton"));
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  QCOMPARE(stage.game().referee()->state().seed, seed_of_today());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::the_seal_comes_first_and_the_code_last() {
  {
    Stage stage(scripted(false), {.record = own_turn(60, false)});
    QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
    QVERIFY(stage.services().deals.code().isEmpty());
    stage.press(Qt::Key_Escape);
    const QString seal = stage.named(QStringLiteral("wallProof"))->property("text").toString();
    QVERIFY(seal.contains(stage.services().deals.wall_hash().left(4)));
    QVERIFY(stage.sees(QStringLiteral("wallProof")));
  }
  Stage stage(scripted(false), {.record = last_hand_over()});
  QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("resultPage")), patience);
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(stage.sees(QStringLiteral("dealCode")));
  const auto deal = app::parse_deal_code(stage.services().deals.code());
  if (stage.game().referee()->state().table.ruleset == Ruleset{}) {
    QVERIFY(deal);
    QCOMPARE(deal->seed, stage.game().referee()->state().seed);
    stage.click(QStringLiteral("copyDealButton"));
    QCOMPARE(QGuiApplication::clipboard()->text(), stage.services().deals.code());
  }
  QCOMPARE(stage.named(QStringLiteral("wallSeal"))->property("text").toString().right(64),
           stage.services().deals.wall_hash());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPolish::pictures_of_the_table_data() {
  QTest::addColumn<int>("set");
  QTest::addColumn<int>("felt");
  QTest::addColumn<QSize>("size");
  QTest::newRow("Table-indexed-blue-1280x800") << 1 << 1 << QSize(1280, 800);
  QTest::newRow("Table-clear-grey-1280x800") << 2 << 2 << QSize(1280, 800);
  QTest::newRow("Table-contrast-dark-1280x800") << 3 << 3 << QSize(1280, 800);
  QTest::newRow("Table-clear-blue-800x600") << 2 << 1 << QSize(800, 600);
}

void TestPolish::pictures_of_the_table() {
  QFETCH(int, set);
  QFETCH(int, felt);
  QFETCH(QSize, size);
  Stage stage(scripted(true), {.size = size, .hints = true, .record = own_turn(60, true)});
  stage.settings().set_tile_set(static_cast<app::AppSettings::TileSet>(set));
  stage.settings().set_felt(static_cast<app::AppSettings::Felt>(felt));
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().tutor()->available(), patience);
  QTest::qWait(300);
  keep(stage);
}

void TestPolish::pictures_of_the_tour_data() {
  QTest::addColumn<int>("step");
  for (int step = 1; step < 5; ++step) QTest::addRow("Tour-%d-1280x800", step) << step;
}

void TestPolish::pictures_of_the_tour() {
  QFETCH(int, step);
  Stage stage(scripted(false), {});
  stage.window()->setProperty("page", QStringLiteral("Tour"));
  QTRY_VERIFY(stage.sees(QStringLiteral("tourNext")));
  for (int i = 0; i < step; ++i) stage.press(Qt::Key_Return);
  QTest::qWait(150);
  keep(stage);
}

void TestPolish::pictures_data() {
  QTest::addColumn<QString>("page");
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  for (const char* page : {"Statistics", "StatisticsEmpty", "Fans", "Settings", "Tour", "Deal"}) {
    for (const auto& [language, size] :
         std::initializer_list<std::pair<const char*, QSize>>{{"en", {1280, 800}},
                                                              {"en", {1920, 1080}},
                                                              {"en", {3840, 2160}},
                                                              {"zh_CN", {1280, 800}},
                                                              {"zh_TW", {800, 600}},
                                                              {"ja", {800, 600}}}) {
      QTest::addRow("%s-%s-%dx%d", page, language, size.width(), size.height())
          << QString::fromLatin1(page) << QString::fromLatin1(language) << size;
    }
  }
}

void TestPolish::pictures() {
  QFETCH(QString, page);
  QFETCH(QString, language);
  QFETCH(QSize, size);
  Stage stage(scripted(false), {.size = size, .language = language, .record = {}});
  if (page == QLatin1String("Statistics")) store_games(stage, 60);
  for (std::uint64_t seed = 1; page == QLatin1String("Deal") && seed <= 6; ++seed) {
    store_game(stage, test::quick_play(16, seed));
  }
  stage.window()->setProperty(
      "page", page.startsWith(QLatin1String("Statistics")) ? QStringLiteral("Statistics") : page);
  QTRY_VERIFY(!stage.services().statistics.counting());
  QTest::qWait(150);
  QCOMPARE(stage.picture().size(), size);
  QCOMPARE(stage.cut_texts(), QStringList());
  keep(stage);
}

QTEST_MAIN(TestPolish)
#include "tst_polish.moc"
