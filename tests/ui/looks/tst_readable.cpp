// Everything that is written can be read: in dark and in light chrome, with text up to twice as large.
// Measured on the picture: contrast of each text with the ground it stands on, nothing cut, no text over
// another. Pictures are kept when TINGPAI_PICTURES names a folder.
#include <QTest>
#include <algorithm>
#include <functional>
#include <optional>

#include "tests/ui/looks/contrast.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

using Way = std::function<bool(Stage&)>;  // to what is looked at; false: it was not reached

struct Scene {
  const char* name;
  std::vector<Event> (*record)();  // of the game at the table
  QStringList parts;               // what is looked at; what lies behind is not
  Way way;
  bool hints = false;
};

std::vector<Event> a_turn() { return played_turn(7, 44); }
std::vector<Event> no_game() { return {}; }

Way by_keys(const QList<Qt::Key>& keys) {
  return [keys](Stage& stage) {
    const bool there = QTest::qWaitFor(
        [&] { return stage.game().asked() || stage.sees(QStringLiteral("resultPage")); }, patience);
    for (const Qt::Key key : keys) stage.press(key);
    return there;
  };
}

bool advised(Stage& stage) {
  return QTest::qWaitFor([&] { return stage.game().tutor()->available(); }, patience);
}

Way page(const char* name, int steps = 0) {  // steps: presses of the right arrow
  return [name, steps](Stage& stage) {
    const bool there = stage.go_to(QString::fromLatin1(name));
    for (int step = 0; step < steps; ++step) stage.press(Qt::Key_Right);
    return there;
  };
}

// Two programs, one of which was tried in vain, and a third that is being named.
bool at_programs(Stage& stage) {
  app::ProgramList& list = stage.services().program_list;
  list.add({"Garden", "python3 /home/mei/mahjong/garden.py --level 3", Protocol::json});
  list.add({"River", "sh -c 'exit 3'", Protocol::mjai});
  list.choose(0, "Garden");
  if (!stage.go_to(QStringLiteral("Programs"))) return false;
  app::Programs& programs = stage.services().programs;
  programs.tryIt(1);
  stage.named(QStringLiteral("programName"))->setProperty("text", "Lake");
  stage.named(QStringLiteral("programCommand"))->setProperty("text", "sh -c 'a b");
  stage.press(Qt::Key_Return);
  return QTest::qWaitFor([&] { return !programs.trying(); }, patience);
}

bool at_program_opponents(Stage& stage) {
  app::ProgramList& list = stage.services().program_list;
  list.add({"Garden", "python3 /home/mei/mahjong/garden.py --level 3", Protocol::json});
  list.choose(0, "Garden");
  if (!stage.go_to(QStringLiteral("NewGame"))) return false;
  stage.named(QStringLiteral("botPlayer0"))->forceActiveFocus(Qt::TabFocusReason);  // scrolls to it
  return true;
}

// The book of mistakes: with a position asked, told of, or all of them behind.
Way book(app::MistakeBook::Stage until) {
  return [until](Stage& stage) {
    shelve_games(stage);
    if (!open_review(stage) || !leave_review_for_mistakes(stage)) return false;
    app::MistakeBook& book = stage.services().book;
    if (until != app::MistakeBook::Idle) book.startDue();
    if (until == app::MistakeBook::Told) book.answer(0);
    while (until == app::MistakeBook::Over && book.stage() != until) {
      book.answer(0);
      book.next();
    }
    return book.stage() == until;
  };
}

bool at_records(Stage& stage) {
  shelve_games(stage);
  return open_page(stage, QStringLiteral("Records"));
}

bool at_review(Stage& stage) {
  shelve_games(stage);
  return open_review(stage);
}

bool at_replay(Stage& stage) {
  if (!open_replay(stage, own_turn(20, true))) return false;
  stage.services().replay.set_all_open(true);
  stage.press(Qt::Key_Down);
  return QTest::qWaitFor([&] { return stage.services().replay.tutor()->available(); }, patience);
}

bool at_options(Stage& stage) {
  stage.services().rule_settings.choose(QStringLiteral("flowers"), 0);
  if (!page("NewGame")(stage)) return false;
  stage.click(QStringLiteral("ruleOptionsFold"));
  return QTest::qWaitFor([&] { return stage.sees(QStringLiteral("ruleOption_flowers")); }, patience);
}

Way shared(const char* part) {
  return [part](Stage& stage) {
    stage.settings().set_anyone_time(8000);
    return play_shared_until(stage, QString::fromLatin1(part));
  };
}

bool at_consent(Stage& stage) {
  return shared("curtain")(stage) && stage.game().takeBack(false) && stage.sees(QStringLiteral("peopleBar"));
}

const std::vector<Scene>& scenes() {
  using Book = app::MistakeBook;
  static const std::vector<Scene> all{
      {"hints", a_turn, {"TableArea", "TutorDock"}, advised, true},
      {"calls", three_chows, {"TableArea", "TutorDock"}, by_keys({})},
      {"menu", a_turn, {"MenuPage"}, by_keys({Qt::Key_Escape})},
      {"title", no_game, {"MenuPage"}, [](Stage& stage) { return stage.sees(QStringLiteral("menuPage")); }},
      {"new-game", a_turn, {"NewGamePage"}, page("NewGame")},
      {"new-game-options", a_turn, {"NewGamePage"}, at_options},
      {"keys", a_turn, {"KeyHelp"}, by_keys({Qt::Key_F1})},
      {"scores", a_turn, {"ScoresCard"}, by_keys({Qt::Key_Tab})},
      {"result", hand_won, {"ResultPage"}, by_keys({})},
      {"standing", last_hand_over, {"GameOverPage"}, by_keys({Qt::Key_Return})},
      {"settings", a_turn, {"SettingsPage"}, page("Settings")},
      {"programs", a_turn, {"ProgramsPage"}, at_programs},
      {"programs-new-game", a_turn, {"NewGamePage"}, at_program_opponents},
      {"statistics", hand_won, {"StatisticsPage"}, page("Statistics")},
      {"statistics-empty", no_game, {"StatisticsPage"}, page("Statistics")},
      {"fans", a_turn, {"FansPage"}, page("Fans")},
      {"deal", a_turn, {"DealPage"}, page("Deal")},
      {"hotseat", a_turn, {"HotseatPage"}, page("Hotseat")},
      {"tour-hand", a_turn, {"TourPage"}, page("Tour")},
      {"tour-calls", a_turn, {"TourPage"}, page("Tour", 1)},
      {"tour-tutor", a_turn, {"TourPage"}, page("Tour", 2)},
      {"tour-eight", a_turn, {"TourPage"}, page("Tour", 3)},
      {"tour-beyond", a_turn, {"TourPage"}, page("Tour", 4)},
      {"records", no_game, {"RecordsPage"}, at_records},
      {"records-empty", no_game, {"RecordsPage"}, page("Records")},
      {"review", no_game, {"ReviewPage"}, at_review},
      {"replay", no_game, {"ReplayPage"}, at_replay, true},
      {"mistakes", no_game, {"MistakesPage"}, book(Book::Idle)},
      {"mistake-asked", no_game, {"MistakesPage"}, book(Book::Asking)},
      {"mistake-told", no_game, {"MistakesPage"}, book(Book::Told)},
      {"mistake-results", no_game, {"MistakesPage"}, book(Book::Over)},
      {"curtain", no_game, {"Curtain"}, shared("curtain")},
      {"anyone", no_game, {"PeopleBar"}, shared("peopleBar")},
      {"consent", no_game, {"PeopleBar"}, at_consent},
  };
  return all;
}

// A text that a person sees, and where its letters are.
struct Seen {
  const QQuickItem* item;
  QRectF box;
  qreal opacity = 1;
  bool enabled = true;
  bool spills = false;  // over the edge of what it stands on
  QString words() const { return item->property("text").toString(); }
};

QRectF letters(const QQuickItem* text) {
  const QSizeF size(std::min(text->width(), text->property("contentWidth").toReal()),
                    std::min(text->height(), text->property("contentHeight").toReal()));
  const int align = text->property("horizontalAlignment").toInt();
  const qreal x = align == Qt::AlignHCenter ? (text->width() - size.width()) / 2
                  : align == Qt::AlignRight ? text->width() - size.width()
                                            : 0;
  const qreal y = text->property("verticalAlignment").toInt() == Qt::AlignVCenter
                      ? (text->height() - size.height()) / 2
                      : 0;
  return text->mapRectToScene(QRectF(QPointF(x, y), size));
}

void collect(const QQuickItem* item, QList<const QQuickItem*>& all) {
  all << item;
  const auto children = item->childItems();
  for (const QQuickItem* child : children) collect(child, all);
}

// What a text stands on: a panel, a card, a button.
bool is_ground(const QQuickItem* item) {
  if (item->inherits("QQuickAbstractButton") || item->inherits("QQuickTextInput")) return true;
  return item->inherits("QQuickRectangle") && item->property("color").value<QColor>().alpha() > 0;
}

// Above and below a line, where there is no ink.
qreal leading(const QQuickItem* text) { return text->property("font").value<QFont>().pixelSize() * 0.25; }

bool spills(const Seen& text, const QRectF& ground) {
  const qreal spare = leading(text.item);
  return !ground.adjusted(-1.5, -spare, 1.5, spare).contains(text.box);
}

// Nothing for a text that is scrolled half out of sight.
std::optional<Seen> seen_text(const QQuickItem* item) {
  const QVariant words = item->property("text");
  if (!item->property("contentWidth").isValid() || words.toString().isEmpty() || !Stage::seen(item))
    return {};
  Seen seen{item, letters(item)};
  bool grounded = false;
  for (const QQuickItem* at = item; at != nullptr; at = at->parentItem()) {
    seen.opacity *= at->opacity();
    seen.enabled = seen.enabled && at->isEnabled();
    const QRectF box = at->mapRectToScene(QRectF(0, 0, at->width(), at->height()));
    if (!grounded && at != item && is_ground(at)) {
      grounded = true;
      seen.spills = spills(seen, box);
    }
    if (!at->clip() || box.contains(seen.box)) continue;
    if (box.top() > seen.box.top() || box.bottom() < seen.box.bottom()) return {};
    seen.spills = true;
  }
  return seen;
}

QList<Seen> texts(const Stage& stage, const QStringList& parts) {
  QList<Seen> all;
  for (const QString& part : parts) {
    for (const QQuickItem* root : stage.of_type(part)) {
      QList<const QQuickItem*> items;
      collect(root, items);
      for (const QQuickItem* item : items) {
        if (const auto seen = seen_text(item)) all << *seen;
      }
    }
  }
  return all;
}

// The colour that most of the box has, the ink aside where there is anything else: a dense character covers
// more than half of its box.
QColor ground(const QImage& picture, const QRectF& box, const QColor& ink) {
  constexpr QRgb alike = 0xfcfcfcfc;  // a grain or a gradient is one ground
  QHash<QRgb, int> counts;
  const QRect inside = box.toAlignedRect().intersected(picture.rect());
  for (int y = inside.top(); y <= inside.bottom(); ++y) {
    for (int x = inside.left(); x <= inside.right(); ++x) {
      ++counts[picture.pixel(x, y) & alike];
    }
  }
  if (counts.size() > 1) counts.remove(ink.rgba() & alike);
  const auto most = std::max_element(counts.begin(), counts.end());
  return most == counts.end() ? QColor() : QColor::fromRgb(most.key());
}

QStringList pale_texts(const QImage& picture, const QList<Seen>& all) {
  QStringList faults;
  for (const Seen& text : all) {
    if (!text.enabled) continue;
    const auto font = text.item->property("font").value<QFont>();
    const double least = font.pixelSize() >= 24 ? 3 : 4.5;
    const auto ink = text.item->property("color").value<QColor>();
    const qreal ring = leading(text.item) / 2;  // around a control: not what its text stands on
    const QRectF box = text.box.adjusted(0, ring, 0, -ring);
    const int pieces = std::max(1, static_cast<int>(text.box.width() / text.box.height() / 3));
    double measured = 21;
    for (int piece = 0; piece < pieces; ++piece) {  // it may cross from one ground to another
      const double width = box.width() / pieces;
      const QColor paper = ground(picture, {box.x() + piece * width, box.y(), width, box.height()}, ink);
      measured = std::min(measured, contrast(over(ink, paper, text.opacity), paper));
    }
    if (measured < least)
      faults << QStringLiteral("contrast %1: %2").arg(measured, 0, 'f', 1).arg(text.words());
  }
  return faults;
}

// The same screen in the other panels, and at first on every other cloth.
QStringList pale(Stage& stage, const QStringList& parts, bool every_cloth) {
  QStringList faults;
  const auto chrome = stage.settings().chrome();
  for (const auto panels : {app::AppSettings::DarkChrome, app::AppSettings::LightChrome}) {
    stage.settings().set_chrome(panels);
    for (int cloth = 0; cloth < (every_cloth ? 4 : 1); ++cloth) {
      if (panels == chrome && cloth == 0) continue;  // was looked at
      stage.settings().set_felt(static_cast<app::AppSettings::Felt>(cloth));
      for (const QString& fault : pale_texts(stage.picture(), texts(stage, parts)))
        faults << QStringLiteral("cloth %1, panels %2: %3").arg(cloth).arg(panels).arg(fault);
    }
    stage.settings().set_felt(app::AppSettings::GreenFelt);
  }
  stage.settings().set_chrome(chrome);
  return faults;
}

// The frame of a choice between a few, if the item is one of them.
const QQuickItem* segments_of(const QQuickItem* item) {
  for (const QQuickItem* at = item->parentItem(); at != nullptr; at = at->parentItem()) {
    const QString type = QString::fromLatin1(at->metaObject()->className());
    if (type.startsWith(u"ChoiceRow") || type.startsWith(u"TabRow") || type.startsWith(u"LevelPips"))
      return at;
  }
  return nullptr;
}

// What can be hit is as large as a fingertip needs, or the row of it is.
QStringList small_controls(const Stage& stage, const QStringList& parts) {
  constexpr double least = 32;
  QStringList faults;
  for (const QString& part : parts) {
    for (const QQuickItem* root : stage.of_type(part)) {
      QList<const QQuickItem*> items;
      collect(root, items);
      for (const QQuickItem* item : items) {
        const bool control = item->inherits("QQuickAbstractButton") || item->inherits("QQuickSlider") ||
                             item->inherits("QQuickTextField") || item->activeFocusOnTab();
        if (!control || !item->isEnabled() || !Stage::seen(item)) continue;
        QSizeF size = item->size();
        if (const QQuickItem* row = segments_of(item)) size = row->size();
        if (size.width() < least || size.height() < least)
          faults << QStringLiteral("small: %1 %2 (%3 x %4)")
                        .arg(QString::fromLatin1(item->metaObject()->className()), item->objectName())
                        .arg(size.width())
                        .arg(size.height());
      }
    }
  }
  return faults;
}

QStringList faults_of(const QImage& picture, const QList<Seen>& all) {
  QStringList faults;
  for (const Seen& text : all) {
    if (text.item->property("font").value<QFont>().pixelSize() < 11) faults << "tiny: " + text.words();
    if (text.item->property("truncated").toBool()) faults << "cut: " + text.words();
    if (!picture.rect().adjusted(-1, -1, 1, 1).contains(text.box.toRect()))
      faults << "outside the window: " + text.words();
    if (text.spills) faults << "over the edge: " + text.words();
  }
  faults << pale_texts(picture, all);
  for (qsizetype i = 0; i < all.size(); ++i) {
    for (qsizetype j = 0; j < i; ++j) {
      const QRectF both = all[i].box.intersected(all[j].box);
      if (both.width() > 2 && both.height() > 0.3 * std::min(all[i].box.height(), all[j].box.height()))
        faults << "one over the other: " + all[j].words() + " / " + all[i].words();
    }
  }
  return faults;
}

// Everything that scrolls goes on by most of its height. False where all is at its end.
bool scroll_on(const Stage& stage, const QStringList& parts) {
  bool moved = false;
  for (const QString& part : parts) {
    for (const QQuickItem* root : stage.of_type(part)) {
      QList<const QQuickItem*> items;
      collect(root, items);
      for (const QQuickItem* item : items) {
        if (!item->inherits("QQuickFlickable") || !Stage::seen(item)) continue;
        const double at = item->property("contentY").toDouble();
        const double end = item->property("contentHeight").toDouble() + item->property("originY").toDouble() -
                           item->height();
        if (at > end - 1) continue;
        for (int notch = 1; notch <= 8; ++notch)  // as a wheel does it
          const_cast<QQuickItem*>(item)->setProperty("contentY",
                                                     std::min(end, at + item->height() * 0.1 * notch));
        moved = true;
      }
    }
  }
  QTest::qWait(50);
  return moved;
}

}  // namespace

class TestReadable : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void can_be_read_data();
  void can_be_read();
};

void TestReadable::can_be_read_data() {
  QTest::addColumn<int>("scene");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("scale");
  QTest::addColumn<bool>("light");
  QTest::addColumn<QString>("language");
  for (int scene = 0; scene < static_cast<int>(scenes().size()); ++scene) {
    const auto add = [&](QSize size, double scale, bool light, const char* language) {
      QTest::addRow("%s-%dx%d-%d%%-%s-%s", scenes()[static_cast<std::size_t>(scene)].name, size.width(),
                    size.height(), static_cast<int>(100 * scale), light ? "light" : "dark", language)
          << scene << size << scale << light << QString::fromLatin1(language);
    };
    add({1280, 800}, 1, true, "en");
    add({1280, 800}, 2, false, "en");
    if (!qEnvironmentVariableIsSet("TINGPAI_EVERY_LOOK")) continue;  // set in the slow test
    add({1920, 1080}, 2, true, "ja");
    if (qEnvironmentVariableIsEmpty("TINGPAI_PICTURES")) continue;  // the rest only to look at
    add({1280, 800}, 1, false, "en");
    add({1920, 1080}, 1, true, "en");
    add({1920, 1080}, 2, false, "en");
    add({800, 600}, 1, false, "en");
    add({800, 600}, 2, false, "en");
    add({800, 600}, 1, false, "zh_CN");
    add({800, 600}, 1, false, "ja");
    add({640, 480}, 1, false, "en");
  }
}

void TestReadable::can_be_read() {
  QFETCH(int, scene);
  QFETCH(QSize, size);
  QFETCH(double, scale);
  QFETCH(bool, light);
  QFETCH(QString, language);
  const Scene& what = scenes()[static_cast<std::size_t>(scene)];
  Stage stage(what.hints ? app::Decide(app::decide_question) : scripted(false),
              {.size = size,
               .language = language,
               .hints = what.hints,
               .text_scale = scale,
               .chrome = light ? app::AppSettings::LightChrome : app::AppSettings::DarkChrome,
               .record = what.record()});
  QVERIFY(stage.usable());
  QVERIFY(what.way(stage));
  QTest::qWait(200);
  QStringList faults;
  constexpr int screens = 6;  // of what scrolls
  for (int screen = 1; screen == 1 || (screen <= screens && scroll_on(stage, what.parts)); ++screen) {
    const QImage picture = stage.picture();
    const QString name =
        QStringLiteral("%1%2").arg(QString::fromLatin1(QTest::currentDataTag()),
                                   screen > 1 ? QStringLiteral("-%1").arg(screen) : QString());
    QVERIFY(keep_picture(picture, name));
    const QList<Seen> all = texts(stage, what.parts);
    QVERIFY(all.size() >= 2);
    faults << faults_of(picture, all);
    if (size != QSize(1280, 800)) continue;  // smaller ones shrink
    faults << small_controls(stage, what.parts);
    if (scale == 1) faults << pale(stage, what.parts, screen == 1);
  }
  faults.removeDuplicates();
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join("\n")));
  QCOMPARE(stage.warnings(), QStringList());
}

QTEST_MAIN(TestReadable)
#include "tst_readable.moc"
