// How the table looks and sounds, and the settings of it.
#include <malloc.h>

#include <QDir>
#include <QImageReader>
#include <QProcess>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <algorithm>
#include <cmath>
#include <memory>

#include "app/base/pictures.h"
#include "tests/ui/looks/colours.h"
#include "tests/ui/stage/script.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"
#include "ui/base/cloth_picture.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

constexpr int patience = 20000;  // milliseconds

void keep(const Stage& stage) {
  QTRY_VERIFY(stage.drawn());
  QCOMPARE(stage.warnings(), QStringList());
  QVERIFY(keep_picture(stage.picture()));
}

QObject* singleton(const Stage& stage, const QByteArray& name) {
  QQmlComponent component(qmlEngine(stage.window()));
  component.setData("import QtQml\nimport Tingpai\nQtObject { property QtObject one: " + name + " }", QUrl());
  const std::unique_ptr<QObject> holder(component.create());
  return holder == nullptr ? nullptr : holder->property("one").value<QObject*>();
}

QByteArray bytes(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Loudness {  // decibels of full scale
  double peak;
  double mean;
};

Loudness loudness_of(const QByteArray& wave) {
  constexpr qsizetype header = 44;
  double peak = 0, power = 0;
  for (qsizetype at = header; at + 1 < wave.size(); at += 2) {
    const double value = qFromLittleEndian<qint16>(wave.constData() + at) / 32768.0;
    peak = std::max(peak, std::abs(value));
    power += value * value;
  }
  const double samples = static_cast<double>(wave.size() - header) / 2;
  return {20 * std::log10(peak), 10 * std::log10(power / samples)};
}

}  // namespace

class TestLooks : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void sounds_follow_the_game();
  void sounds_vary_and_have_a_volume_each();
  void sounds_are_made_by_their_script();
  void sounds_are_as_loud_as_each_other();
  void the_cloth_of_a_page_is_painted_once();
  void tiles_change_their_look_while_playing_data();
  void tiles_change_their_look_while_playing();
  void every_set_has_every_tile_data();
  void every_set_has_every_tile();
  void every_set_has_every_body();
  void drawings_come_in_the_size_that_is_wanted();
  void drawings_keep_nothing_but_their_pixels();
  void text_and_signs_stand_out_on_every_cloth();
  void sorting_changes_the_hand_at_once();
  void settings_work_by_keyboard();
  void each_bot_is_chosen_by_keyboard();
  void the_prompt_tells_what_is_offered();
  void the_language_changes_at_once();
  void pictures_of_the_table_data();
  void pictures_of_the_table();
};

void TestLooks::sounds_follow_the_game() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  stage.settings().set_tile_volume(60);
  QQuickItem* sounds = stage.named(QStringLiteral("sounds"));
  QVERIFY(sounds != nullptr);
  QSignalSpy wanted(sounds, SIGNAL(wanted(QString)));
  stage.click(stage.of_type(QStringLiteral("HandTile")).at(3));
  QTRY_VERIFY(!wanted.isEmpty());
  QVERIFY(wanted.first().first().toString().startsWith(u"clack"));
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().can_discard(), patience);
  stage.settings().set_tile_volume(0);
  wanted.clear();
  const int events = stage.game().events_shown();
  stage.press(Qt::Key_Space);
  QTRY_VERIFY(stage.game().events_shown() > events);
  QTest::qWait(50);
  QVERIFY(wanted.isEmpty());  // off is off
  QCOMPARE(stage.warnings(), QStringList());
}

void TestLooks::sounds_vary_and_have_a_volume_each() {
  Stage stage(scripted(false), {});
  QQuickItem* sounds = stage.named(QStringLiteral("sounds"));
  QVERIFY(sounds != nullptr);
  for (const auto& [position, side] :
       std::initializer_list<std::pair<int, QString>>{{0, ""}, {1, "_right"}, {2, ""}, {3, "_left"}}) {
    QString before;
    for (int i = 0; i < 20; ++i) {
      QString clack;
      QMetaObject::invokeMethod(sounds, "clack", Q_RETURN_ARG(QString, clack), Q_ARG(int, position));
      QVERIFY(QFile::exists(QStringLiteral(":/assets/sounds/%1.wav").arg(clack)));
      QVERIFY2(clack.mid(6) == side && clack != before, qPrintable(clack));
      before = clack;
    }
  }
  QSignalSpy wanted(sounds, SIGNAL(wanted(QString)));
  QObject* cues = singleton(stage, "Cues");
  QVERIFY(cues != nullptr);
  stage.settings().set_result_volume(50);
  const auto heard = [&] { return wanted.isEmpty() ? QString() : wanted.takeFirst().first().toString(); };
  QCOMPARE(heard(), QStringLiteral("fan1"));  // who sets a volume hears it
  QMetaObject::invokeMethod(cues, "fanTick", Q_ARG(int, 2));
  QCOMPARE(heard(), QStringLiteral("fan3"));
  QMetaObject::invokeMethod(cues, "fanTick", Q_ARG(int, 20));
  QCOMPARE(heard(), QStringLiteral("fan8"));
  QMetaObject::invokeMethod(cues, "stamp", Q_ARG(bool, true));
  QCOMPARE(heard(), QStringLiteral("win_grand"));
  for (const char* name : {"draw", "call"}) {
    QMetaObject::invokeMethod(sounds, "want", Q_ARG(QString, QString::fromLatin1(name)));
    QCOMPARE(heard(), QString());  // tiles and calls are off
  }
  QCOMPARE(stage.warnings(), QStringList());
}

void TestLooks::sounds_are_made_by_their_script() {
  const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
  if (python.isEmpty()) QSKIP("no python3");
  const QDir source(QStringLiteral(TINGPAI_SOURCE_DIR "/assets/sounds"));
  const QTemporaryDir made;
  QCOMPARE(QProcess::execute(python, {source.filePath(QStringLiteral("generate.py")), made.path()}), 0);
  const QStringList files = source.entryList({QStringLiteral("*.wav")});
  QCOMPARE(files, QDir(made.path()).entryList({QStringLiteral("*.wav")}));
  for (const QString& name : files) {
    const QByteArray sound = bytes(source.filePath(name));
    QVERIFY2(sound.startsWith("RIFF") && sound == bytes(made.filePath(name)), qPrintable(name));
    QCOMPARE(bytes(QStringLiteral(":/assets/sounds/") + name), sound);
  }
}

void TestLooks::sounds_are_as_loud_as_each_other() {
  constexpr double quiet_draw = 12;  // decibels under a clack
  const QDir folder(QStringLiteral(":/assets/sounds"));
  QMap<QString, QList<double>> takes;
  for (const QString& name : folder.entryList({QStringLiteral("*.wav")})) {
    const Loudness level = loudness_of(bytes(folder.filePath(name)));
    QVERIFY2(level.peak <= -1, qPrintable(QStringLiteral("%1: peak %2 dB").arg(name).arg(level.peak)));
    takes[QString(name).remove(QRegularExpression(QStringLiteral("[0-9].*|\\.wav")))] << level.mean;
  }
  QCOMPARE(takes[QStringLiteral("clack")].size(), 9);
  QCOMPARE(takes[QStringLiteral("fan")].size(), 8);
  for (auto take = takes.cbegin(); take != takes.cend(); ++take) {
    const auto [least, most] = std::minmax_element(take->cbegin(), take->cend());
    QVERIFY2(*most - *least < 2, qPrintable(take.key()));
  }
  const double under = takes[QStringLiteral("clack")].first() - takes[QStringLiteral("draw")].first();
  QVERIFY2(std::abs(under - quiet_draw) < 1, qPrintable(QString::number(under)));
}

void TestLooks::the_cloth_of_a_page_is_painted_once() {
  const auto look = [](QSize size, QColor veil) {
    ui::ClothLook it;
    it.size = size;
    it.felt = {Qt::green, Qt::darkGreen};
    it.veil = veil;
    return it;
  };
  const auto key = [&](int width, QColor veil) {
    return ui::cloth_picture(look({width, 80}, veil)).cacheKey();
  };
  const qint64 table = key(96, Qt::transparent), wide = key(128, Qt::transparent), page = key(128, Qt::black);
  QCOMPARE(QSet<qint64>({table, wide, page}).size(), 3);
  QCOMPARE(key(96, Qt::transparent), table);
  QCOMPARE(key(128, Qt::transparent), wide);
  QCOMPARE(key(128, Qt::black), page);
  key(64, Qt::black);  // a picture that was not asked for in long makes room
  QCOMPARE(key(128, Qt::black), page);
  QVERIFY(key(96, Qt::transparent) != table);
  QVERIFY(!ui::cloth_picture(look({64, 64}, Qt::transparent)).hasAlphaChannel());
}

void TestLooks::tiles_change_their_look_while_playing_data() {
  QTest::addColumn<int>("set");
  QTest::addColumn<QString>("folder");
  QTest::newRow("indexed") << 1 << "indexed";
  QTest::newRow("clear") << 2 << "clear";
  QTest::newRow("contrast") << 3 << "contrast";
}

void TestLooks::tiles_change_their_look_while_playing() {
  QFETCH(int, set);
  QFETCH(QString, folder);
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  const QImage before = stage.picture();
  stage.settings().set_tile_set(static_cast<app::AppSettings::TileSet>(set));
  QTest::qWait(50);
  QTRY_VERIFY(stage.drawn());
  QVERIFY(stage.picture() != before);
  for (const QQuickItem* image : stage.of_type(QStringLiteral("TileImage"))) {
    if (!Stage::seen(image)) continue;
    const QString source = image->property("source").toUrl().toString();
    QVERIFY2(source.contains(u'/' + folder + u'/'), qPrintable(source));
  }
  QCOMPARE(stage.warnings(), QStringList());
}

void TestLooks::every_set_has_every_tile_data() {
  QTest::addColumn<QString>("folder");
  for (const char* folder : {"classic", "indexed", "clear", "contrast"})
    QTest::newRow(folder) << QString::fromLatin1(folder);
}

void TestLooks::every_set_has_every_tile() {
  QFETCH(QString, folder);
  QStringList names{QStringLiteral("5z_blank")};
  for (int i = 0; i < Tile::indices; ++i) names << QString::fromStdString(to_text(Tile::from_index(i)));
  QSet<QByteArray> faces;
  for (const QString& name : names) {
    QFile file(QStringLiteral(":/assets/tiles/%1/%2.svg").arg(folder, name));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
    faces.insert(file.readAll());
  }
  QCOMPARE(faces.size(), names.size());  // no two alike
}

void TestLooks::every_set_has_every_body() {
  for (const char* folder : {"blue", "red", "contrast_blue", "contrast_red"}) {
    QSet<QByteArray> bodies;
    for (const char* pose : {"lie", "lie_wide", "down", "down_wide", "stand", "far", "side", "side_end"}) {
      QFile file(
          QStringLiteral(":/assets/tiles/bodies/%1/%2.svg").arg(QLatin1String(folder), QLatin1String(pose)));
      QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
      bodies.insert(file.readAll());
    }
    QCOMPARE(bodies.size(), 8);
  }
}

void TestLooks::drawings_come_in_the_size_that_is_wanted() {
  app::Pictures pictures;
  const QSize wanted(42, 56);
  QSize own;
  const QImage drawn = pictures.requestImage(QStringLiteral("tiles/classic/7p.svg"), &own, wanted);
  QImageReader reader(QStringLiteral(":/assets/tiles/classic/7p.svg"));
  QCOMPARE(own, reader.size());
  reader.setScaledSize(wanted);
  QCOMPARE(drawn, reader.read());
  QCOMPARE(drawn.size(), wanted);
  QCOMPARE(pictures.requestImage(QStringLiteral("tiles/classic/7p.svg"), &own, {}).size(), own);
  QVERIFY(pictures.requestImage(QStringLiteral("tiles/classic/0x.svg"), &own, wanted).isNull());
}

void TestLooks::drawings_keep_nothing_but_their_pixels() {
  const auto used = [] {
    const struct mallinfo2 heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
  };
  app::Pictures pictures;
  QSize own;
  const QSize wanted(30, 40);
  const QString name = QStringLiteral("tiles/classic/7p.svg");
  pictures.requestImage(name, &own, wanted);  // what is kept once for all
  constexpr std::size_t count = 200;
  const std::size_t pixels = 4 * 30 * 40 * count;
  QList<QImage> kept;
  const std::size_t before = used();
  for (std::size_t i = 0; i < count; ++i) kept << pictures.requestImage(name, &own, wanted);
  const std::size_t grown = std::max(used(), before) - before;
  QVERIFY2(grown < 2 * pixels, qPrintable(QString::number(grown)));
}

void TestLooks::text_and_signs_stand_out_on_every_cloth() {
  Stage stage(scripted(false), {});
  QObject* theme = singleton(stage, "Theme");
  QVERIFY(theme != nullptr);
  QList<Look> looks;
  QStringList faults;
  for (const auto& [chrome, panels] : {std::pair{app::AppSettings::DarkChrome, QStringLiteral("dark")},
                                       std::pair{app::AppSettings::LightChrome, QStringLiteral("light")}}) {
    stage.settings().set_chrome(chrome);
    for (const char* cloth : {"green", "blue", "grey", "dark"}) {
      const auto felt = static_cast<app::AppSettings::Felt>(looks.size() % 4);
      stage.settings().set_felt(felt);
      const QString name = panels + u' ' + QString::fromLatin1(cloth);
      looks << look_of(theme, name, chrome == app::AppSettings::LightChrome);
      for (const QString& fault : looks.last().faults) faults << name + ": " + fault;
      QUrl body;
      QMetaObject::invokeMethod(theme, "bodySource", Q_RETURN_ARG(QUrl, body),
                                Q_ARG(QString, QStringLiteral("down")));
      QCOMPARE(body.path().section(u'/', -2, -2), felt == 1 ? QStringLiteral("red") : QStringLiteral("blue"));
    }
  }
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
  QFile file(QStringLiteral(TINGPAI_SOURCE_DIR "/tests/ui/looks/colours.md"));
  if (qEnvironmentVariableIsSet("TINGPAI_WRITE_COLOURS")) {
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(table_of(looks).toUtf8());
    file.close();
  }
  QVERIFY2(bytes(file.fileName()) == table_of(looks).toUtf8(), "colours.md is of other colours");
}

void TestLooks::sorting_changes_the_hand_at_once() {
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

void TestLooks::settings_work_by_keyboard() {
  Stage stage(scripted(false), {});
  // Each entry of the menu leads to its part.
  for (const auto& [entry, choice] :
       {std::pair{"languageEntry", "languageChoice"}, std::pair{"settingsButton", "tileSetChoice"},
        std::pair{"soundEntry", "speedChoice"}}) {
    if (stage.sees(QStringLiteral("speedChoice"))) stage.press(Qt::Key_Escape);
    QTRY_VERIFY(stage.named(QStringLiteral("speedChoice")) == nullptr);
    stage.click(QLatin1String(entry));
    QTRY_VERIFY2(stage.sees(QLatin1String(choice)), choice);
    QTRY_VERIFY2(stage.named(QLatin1String(choice))->hasActiveFocus(), choice);
  }
  QCOMPARE(stage.settings().speed(), app::AppSettings::Off);
  stage.press(Qt::Key_Left);
  QCOMPARE(stage.settings().speed(), app::AppSettings::Fast);
  stage.named(QStringLiteral("tileSetChoice"))->forceActiveFocus(Qt::TabFocusReason);
  for (int step = 0; step < 6; ++step) stage.press(Qt::Key_Down);
  QVERIFY(stage.named(QStringLiteral("dragonChoice"))->hasActiveFocus());
  stage.press(Qt::Key_Right);
  QVERIFY(stage.settings().red_first());
  QQuickItem* slider = stage.named(QStringLiteral("tileVolume"));
  for (int step = 0; step < 20 && !slider->property("focused").toBool(); ++step) stage.press(Qt::Key_Down);
  stage.press(Qt::Key_Right);
  QCOMPARE(stage.settings().tile_volume(), 10);
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.named(QStringLiteral("speedChoice")) == nullptr);
  QVERIFY(stage.go_to(QStringLiteral("Settings")));
  QTRY_VERIFY(stage.sees(QStringLiteral("everyKeyButton")));
  stage.named(QStringLiteral("everyKeyButton"))->forceActiveFocus(Qt::TabFocusReason);
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(stage.sees(QStringLiteral("keyHelp")));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.named(QStringLiteral("everyKeyButton"))->hasActiveFocus());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestLooks::each_bot_is_chosen_by_keyboard() {
  Stage stage(scripted(false), {.level = QStringLiteral("quick"), .record = {}});
  stage.press(Qt::Key_N, Qt::ControlModifier);
  QTRY_VERIFY(stage.sees(QStringLiteral("botLevel0")));
  QVERIFY(stage.named(QStringLiteral("lengthChoice"))->hasActiveFocus());
  stage.press(Qt::Key_Left);
  QVERIFY(!stage.sees(QStringLiteral("sameLevelButton")));
  stage.press(Qt::Key_Down);
  QVERIFY(stage.named(QStringLiteral("botLevel0"))->hasActiveFocus());
  for (int step = 0; step < 4; ++step) stage.press(Qt::Key_Right);
  stage.press(Qt::Key_Down);
  stage.press(Qt::Key_Right);
  stage.press(Qt::Key_Down);
  stage.press(Qt::Key_Right);
  QCOMPARE(to_text(stage.settings().lineup()), QStringLiteral("expert-fast,regular,quick"));
  stage.press(Qt::Key_Up);
  stage.press(Qt::Key_Up);
  for (int step = 0; step < 4; ++step) stage.press(Qt::Key_Left);
  QCOMPARE(to_text(stage.settings().lineup()), QStringLiteral("quick,regular,quick"));  // it has no style
  stage.press(Qt::Key_Left);
  stage.press(Qt::Key_Left);
  QCOMPARE(stage.settings().bot_levels()[0], 1);  // nobody is offered one that moves by lot
  stage.click(QStringLiteral("sameLevelButton"));
  QCOMPARE(to_text(stage.settings().lineup()), QStringLiteral("beginner"));
  // Hints go by the arrows, too, and past their ends; what is chosen is what is played.
  stage.settings().set_level(QStringLiteral("expert"));
  stage.settings().setBotStyle(2, 3);
  stage.named(QStringLiteral("hintsChoice"))->forceActiveFocus(Qt::TabFocusReason);
  for (int step = 0; step < 2; ++step) stage.press(Qt::Key_Down);
  QVERIFY(stage.settings().hints() && stage.settings().hint_depth() == app::AppSettings::Candidates);
  for (int step = 0; step < 2; ++step) stage.press(Qt::Key_Down);
  QVERIFY(stage.settings().hint_depth() == app::AppSettings::Full);
  QVERIFY(stage.named(QStringLiteral("teachingChoice"))->hasActiveFocus());
  stage.press(Qt::Key_Space);
  QVERIFY(stage.settings().teaching());
  stage.press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  QCOMPARE(stage.game().referee()->state().table.ruleset.hands, 8);
  QCOMPARE(to_text(stage.services().store.lineups(stage.game().record()).at(0).value()),
           QStringLiteral("expert,expert,expert-careful"));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestLooks::the_prompt_tells_what_is_offered() {
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

void TestLooks::the_language_changes_at_once() {
  Stage stage(scripted(false), {});
  QVERIFY(stage.go_to(QStringLiteral("NewGame")));
  stage.window()->setProperty("keysShown", true);
  for (const char* language : {"ja", "zh_CN", "en"}) {
    stage.settings().set_language(QString::fromLatin1(language));
    QStringList words;
    for (const QQuickItem* item : stage.of_type(QStringLiteral("Words"))) {
      words << item->property("text").toString();
    }
    for (const QString& title : app::KeyBindings::section_titles()) QVERIFY2(words.contains(title), language);
    QCOMPARE(stage.named(QStringLiteral("botLevel0"))->property("name").toString(),
             stage.settings().level_names()[stage.settings().bot_levels()[0]]);
  }
  QCOMPARE(stage.warnings(), QStringList());
}

void TestLooks::pictures_of_the_table_data() {
  QTest::addColumn<int>("set");
  QTest::addColumn<int>("felt");
  QTest::addColumn<QSize>("size");
  const auto add = [](const char* name, int set, int felt, QSize size) {
    QTest::addRow("%s-%dx%d", name, size.width(), size.height()) << set << felt << size;
  };
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
    if (size.width() > 1280 && qEnvironmentVariableIsEmpty("TINGPAI_PICTURES")) continue;  // only to look at
    add("indexed-blue", 1, 1, size);
    add("clear-grey", 2, 2, size);
    add("contrast-dark", 3, 3, size);
  }
  add("clear-blue", 2, 1, {800, 600});
}

void TestLooks::pictures_of_the_table() {
  QFETCH(int, set);
  QFETCH(int, felt);
  QFETCH(QSize, size);
  Stage stage(app::decide_question, {.size = size, .hints = true, .record = played_turn(7, 44)});
  stage.settings().set_tile_set(static_cast<app::AppSettings::TileSet>(set));
  stage.settings().set_felt(static_cast<app::AppSettings::Felt>(felt));
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().tutor()->available(), patience);
  QTest::qWait(300);
  keep(stage);
}

QTEST_MAIN(TestLooks)
#include "tst_looks.moc"
