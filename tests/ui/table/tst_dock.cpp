// What the tutor shows, at the hand and in its dock: how much is emphasised, how it folds and scrolls, what
// plans and opponents look like.
#include <QRegularExpression>
#include <QTest>
#include <set>

#include "app/tutor/tutor_rows.h"
#include "tests/engine/support/quick_play.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

bool advised(Stage& stage) {
  return QTest::qWaitFor([&] { return stage.game().tutor()->available(); }, 20000);
}

// scripted(), but as `change` leaves its decisions.
app::Decide scripted_but(const std::function<void(Decision&)>& change) {
  return [change, decide = scripted(false)](const app::Question& question, std::stop_token stop) {
    Decision decision = decide(question, std::move(stop));
    change(decision);
    return decision;
  };
}

// The words of this name that are seen; the dock has a place for them where it is high and one where it is
// low. Scrolled to.
QQuickItem* seen_words(Stage& stage, const QString& name) {
  for (QQuickItem* words : stage.of_type(QStringLiteral("Words"))) {
    if (words->objectName() != name || !Stage::seen(words)) continue;
    for (QQuickItem* above = words; above != nullptr; above = above->parentItem()) {
      if (!above->inherits("QQuickFlickable")) continue;
      const qreal top = words->mapToItem(above, QPointF()).y() + above->property("contentY").toReal();
      const qreal most = above->property("contentHeight").toReal() - above->height();
      above->setProperty("contentY", std::clamp(top - above->height() / 2, 0.0, std::max(0.0, most)));
    }
    return words;
  }
  return nullptr;
}

}  // namespace

class TestDock : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void three_kinds_at_most_are_emphasised();
  void wide_and_narrow_windows_fold_apart();
  void folding_draws_no_tile_anew();
  void folding_leaves_the_others_tiles_as_they_are();
  void the_wheel_steps_a_plan_and_then_scrolls();
  void escape_lets_a_kept_plan_go();
  void plans_show_their_chances_data();
  void plans_show_their_chances();
  void a_tile_offered_back_is_taken_back_as_by_key();
  void opponents_are_read_data();
  void opponents_are_read();
  void an_unusual_pace_is_told_data();
  void an_unusual_pace_is_told();
  void a_usual_pace_is_not_told();
  void a_dead_wait_is_flagged();
  void a_hand_that_waits_is_told();
  void numbers_are_few_until_asked_for();
  void pointing_at_a_card_asks_for_its_numbers();
};

namespace {

// What the tutor tells, in the dock and over the hand, tiles' names and the log left out.
QStringList told(const Stage& stage) {
  static const QRegularExpression tile(QStringLiteral("[1-9] of (characters|dots|bamboo)"));
  QStringList all;
  const auto add = [&](const QQuickItem* item) {
    if (Stage::seen(item) && !item->property("words").isValid())
      all << item->property("text").toString().remove(tile);
  };
  for (const char* type : {"TutorDock", "ValueBar"}) {
    for (const QQuickItem* top : stage.of_type(QLatin1String(type))) {
      if (!Stage::seen(top)) continue;
      for (const QQuickItem* words : stage.of_type(QStringLiteral("Words"))) {
        if (top->isAncestorOf(words)) add(words);
      }
    }
  }
  return all;
}

int numbers_in(const QStringList& texts) {
  static const QRegularExpression number(QStringLiteral("[0-9]+([.][0-9]+)?"));
  int count = 0;
  for (const QString& text : texts) {
    for (auto found = number.globalMatch(text); found.hasNext(); found.next()) ++count;
  }
  return count;
}

}  // namespace

// On the first turn of a hand, whatever it is.
void TestDock::numbers_are_few_until_asked_for() {
  Stage stage(app::decide_question, {.size = {1920, 1080}, .hints = true, .record = {}});
  int most = 0, most_always = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    stage.settings().set_numbers_always(false);
    stage.game().start(Ruleset{}, seed);
    QVERIFY(advised(stage));
    QTest::qWait(50);
    most = std::max(most, numbers_in(told(stage)));
    QVERIFY2(numbers_in(told(stage)) <= 6, qPrintable(told(stage).join(u'|')));
    stage.press(Qt::Key_I);
    QTRY_VERIFY(numbers_in(told(stage)) > most);
    QVERIFY(!stage.settings().numbers_always());
    const QStringList asked = told(stage);
    stage.click(QStringLiteral("numbersButton"));
    QTRY_VERIFY(numbers_in(told(stage)) <= 6);
    stage.settings().set_numbers_always(true);
    QTRY_COMPARE(told(stage), asked);
    most_always = std::max(most_always, numbers_in(asked));
    QVERIFY2(numbers_in(asked) <= 20, qPrintable(asked.join(u'|')));
  }
  qInfo("%d numbers at most, %d always", most, most_always);
  // What was asked for holds until the choice.
  stage.click(QStringLiteral("numbersButton"));
  QVERIFY(!stage.game().tutor()->numbers());
  QVERIFY(stage.game().discard(0));
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked() && stage.game().tutor()->available(), 20000);
  QVERIFY(stage.game().tutor()->numbers());
  QVERIFY(stage.settings().numbers_always());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestDock::pointing_at_a_card_asks_for_its_numbers() {
  Stage stage(scripted(false), {.hints = true, .record = own_turn(60, false)});
  QVERIFY(advised(stage));
  const auto tells = [&](const QString& text) { return told(stage).join(u'|').contains(text); };
  QTRY_VERIFY(stage.game().tutor()->plans()->count() > 0);
  const QString fan = stage.game().tutor()->plans()->value(0, "fanText").toString();
  QVERIFY(!tells(fan));
  stage.press(Qt::Key_Down);
  QTRY_VERIFY(tells(fan));
  QVERIFY(tells(stage.game().tutor()->plans()->value(0, "liveText").toString()));
  stage.press(Qt::Key_Up);
  QTRY_VERIFY(!tells(fan));
}

void TestDock::a_hand_that_waits_is_told() {
  Stage stage(app::decide_question,
              {.speed = app::AppSettings::Slow, .hints = true, .record = own_turn(60, false)});
  QVERIFY(advised(stage));
  QVERIFY(!stage.game().tutor()->waiting());
  QVERIFY(!stage.sees(QStringLiteral("waitingHeading")));
  QVERIFY(stage.game().discard(0));
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().tutor()->waiting(), 20000);
  QTRY_VERIFY(stage.sees(QStringLiteral("waitingHeading")));
  QCOMPARE(stage.game().tutor()->helping().size(), stage.game().tutor()->helping_live().size());
  QVERIFY(!stage.game().tutor()->helping().isEmpty());
  QTRY_VERIFY(stage.sees(QStringLiteral("helping")));
  QVERIFY(!stage.game().tutor()->ways_text().isEmpty());
  QVERIFY(stage.game().right()->property("hasEstimate").toBool());
  for (const QSize size : {QSize(1268, 754), QSize(1280, 800)}) {
    stage.window()->resize(size);
    QTRY_COMPARE(stage.window()->contentItem()->size().toSize(), size);
    QTest::qWait(100);
    QCOMPARE(stage.cut_texts(), QStringList());
  }
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("waiting")));
  stage.services().settings.set_hints(false);
  QVERIFY(!stage.game().tutor()->waiting());
  QCOMPARE(stage.warnings(), QStringList());
}

// However many are as good as the best.
void TestDock::three_kinds_at_most_are_emphasised() {
  const auto all_alike = [](Decision& decision) {
    for (Evaluation& evaluation : decision.evaluations) evaluation.margin = 100;
  };
  Stage stage(scripted_but(all_alike), {.hints = true, .record = own_turn(60, false)});
  stage.settings().set_numbers_always(true);
  QVERIFY(advised(stage));
  QTest::qWait(50);
  std::map<QString, std::set<QString>> kinds;  // by colour
  std::set<QString> captioned;
  for (const QQuickItem* tile : stage.of_type(QStringLiteral("HandTile"))) {
    const QString kind = tile->property("tile").toString();
    for (const QQuickItem* bar : tile->childItems()) {
      if (!QByteArray(bar->metaObject()->className()).startsWith("ValueBar_Q")) continue;
      QVERIFY(Stage::seen(bar));
      kinds[bar->childItems().at(0)->property("color").value<QColor>().name()].insert(kind);
      if (Stage::seen(bar->childItems().at(1))) captioned.insert(kind);
    }
  }
  QCOMPARE(kinds.size(), 3UL);
  QCOMPARE(kinds["#f0ab45"].size(), 1UL);  // the best
  QCOMPARE(kinds["#a5dcc0"].size(), 2UL);  // as good and emphasised
  QCOMPARE(captioned.size(), 3UL);
}

// A narrow one starts folded whatever was kept, and what is done there is not kept.
void TestDock::wide_and_narrow_windows_fold_apart() {
  constexpr QSize wide(1280, 800);
  constexpr QSize narrow(800, 600);
  Stage stage(scripted(false), {.size = wide, .record = own_turn(60, false)});
  QTRY_VERIFY(stage.game().asked());
  const auto folded_at = [&](QSize size) {
    stage.window()->resize(size);
    return QTest::qWaitFor([&] { return stage.window()->contentItem()->size().toSize() == size; }) &&
           stage.sees(QStringLiteral("unfoldButton")) && !stage.sees(QStringLiteral("foldButton"));
  };
  QVERIFY(!folded_at(wide));
  QVERIFY(folded_at(narrow));
  stage.click(QStringLiteral("unfoldButton"));
  QVERIFY(!folded_at(narrow));
  QVERIFY(!folded_at(wide));
  stage.click(QStringLiteral("foldButton"));
  QVERIFY(folded_at(wide));
  QVERIFY(stage.settings().dock_folded());
  QVERIFY(!folded_at(narrow));
  stage.type('t');
  QVERIFY(folded_at(narrow));
  stage.type('t');
  QVERIFY(folded_at(wide));
  stage.type('t');
  QVERIFY(!folded_at(wide));
  QVERIFY(!stage.settings().dock_folded());
}

// A folded dock leaves the hand wider tiles. Those of both widths are in stock from then on.
void TestDock::folding_draws_no_tile_anew() {
  constexpr int loader_ready = 1;  // Loader.Ready
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QTRY_VERIFY(stage.game().asked());
  const auto own_width = [&] {
    return stage.of_type(QStringLiteral("HandTile")).front()->property("tileWidth").toInt();
  };
  // The stock is made between frames.
  const auto stock_is_whole = [&] {
    const QList<QQuickItem*> stock = stage.of_type(QStringLiteral("TileStock"));
    return !stock.isEmpty() && stock.front()->parentItem()->property("status").toInt() == loader_ready;
  };
  QTRY_VERIFY(stock_is_whole());
  const auto stocked = [&] {
    std::set<int> widths;
    for (const QQuickItem* tile : stage.of_type(QStringLiteral("TileImage"))) {
      if (tile->property("asynchronous").toBool()) widths.insert(tile->property("tileWidth").toInt());
    }
    return widths;
  };
  const int beside_dock = own_width();
  QTRY_VERIFY(stocked().count(beside_dock) == 1);
  stage.type('t');
  QTRY_VERIFY(own_width() > beside_dock);
  const int alone = own_width();
  const std::set<int> both = stocked();
  QVERIFY(both.count(beside_dock) == 1 && both.count(alone) == 1);
  stage.type('t');
  QTRY_COMPARE(own_width(), beside_dock);
  QVERIFY(stocked() == both);
  QCOMPARE(stage.warnings(), QStringList());
}

// Not even for a moment, in which forty tiles would be laid out twice.
void TestDock::folding_leaves_the_others_tiles_as_they_are() {
  Stage stage(scripted(false), {.speed = app::AppSettings::Fast, .record = own_turn(60, false)});
  QTRY_VERIFY(stage.game().asked());
  const QQuickItem* table = stage.of_type(QStringLiteral("TableArea")).front();
  int changes = 0;
  for (const QQuickItem* tile : stage.of_type(QStringLiteral("BackTile")))
    connect(tile, &QQuickItem::widthChanged, table, [&changes] { ++changes; });
  const qreal beside_dock = table->width();
  for (int time = 0; time < 2; ++time) {
    stage.type('t');
    QTRY_VERIFY(table->width() > beside_dock && stage.sees(QStringLiteral("unfoldButton")));
    stage.type('t');
    QTRY_COMPARE(table->width(), beside_dock);
  }
  QCOMPARE(changes, 0);
}

void TestDock::the_wheel_steps_a_plan_and_then_scrolls() {
  Stage stage(scripted(false), {.hints = true, .text_scale = 2, .record = own_turn(60, false)});
  QVERIFY(advised(stage));
  QTest::qWait(100);
  const QQuickItem* dock = stage.of_type(QStringLiteral("TutorDock")).constFirst();
  const QQuickItem* view = nullptr;
  for (const QQuickItem* item : stage.of_type({})) {
    if (item->inherits("QQuickFlickable") && dock->isAncestorOf(item)) view = item;
  }
  QVERIFY(view != nullptr && view->property("contentHeight").toReal() > view->height() + 100);
  const auto at = [&] { return view->property("contentY").toReal(); };
  const QQuickItem* card = stage.of_type(QStringLiteral("PlanCard")).constFirst();
  const QPoint over_card = card->mapToScene(QPointF(card->width() / 2, 20)).toPoint();
  QTest::mouseMove(stage.window(), over_card);
  app::Tutor* tutor = stage.game().tutor();
  QTRY_COMPARE(tutor->selected_plan(), 0);
  const int steps = app::steps_of(*tutor->selected());
  for (int step = 1; step <= steps; ++step) {
    stage.turn_wheel(over_card, -120);
    QCOMPARE(tutor->plan_step(), step);
  }
  QTest::qWait(200);
  QCOMPARE(at(), 0.0);
  stage.turn_wheel(over_card, -120);
  QTRY_VERIFY(at() > 0);
  // A card that is not selected lets it scroll at once, back as well.
  tutor->set_selected_plan(-1);
  QTest::qWait(500);
  const qreal down = at();
  stage.turn_wheel(over_card, 120);
  QTRY_VERIFY(at() < down);
}

// Wherever the pointer is by then.
void TestDock::escape_lets_a_kept_plan_go() {
  Stage stage(scripted(false), {.hints = true, .record = own_turn(60, false)});
  QTRY_VERIFY(stage.game().tutor()->plans()->count() > 0);
  QTest::qWait(100);
  const QQuickItem* card = stage.of_type(QStringLiteral("PlanCard")).constFirst();
  const QPoint middle = card->mapToScene(QPointF(card->width() / 2, 20)).toPoint();
  QTest::mouseMove(stage.window(), middle);
  QTest::mouseClick(stage.window(), Qt::LeftButton, {}, middle);
  QTRY_VERIFY(card->property("kept").toBool());
  QTest::mouseMove(stage.window(), QPoint(300, 300));
  QTRY_VERIFY(!card->property("hovered").toBool());
  QCOMPARE(stage.game().tutor()->selected_plan(), 0);
  stage.press(Qt::Key_Escape);
  QTRY_COMPARE(stage.game().tutor()->selected_plan(), -1);
  QVERIFY(!card->property("kept").toBool());
}

void TestDock::plans_show_their_chances_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<double>("text");
  for (const QString& language : app::AppSettings::languages()) {
    for (const double text : {1.0, 2.0})
      QTest::addRow("%s %.0f %%", qPrintable(language), 100 * text) << language << text;
  }
}

// Beside the rest, in one line where the text is not enlarged; with what other ways bring it adds up.
void TestDock::plans_show_their_chances() {
  QFETCH(QString, language);
  QFETCH(double, text);
  Stage stage(scripted(false),
              {.language = language, .hints = true, .text_scale = text, .record = own_turn(60, false)});
  QVERIFY(advised(stage));
  QTest::qWait(100);
  int cards = 0, sum = 0;
  static const QRegularExpression number("\\d+");
  for (const QQuickItem* card : stage.of_type(QStringLiteral("PlanCard"))) {
    const int place = card->property("index").toInt();
    const QQuickItem* chance = stage.named(QStringLiteral("planChance%1").arg(place));
    QVERIFY(chance != nullptr && Stage::seen(chance));
    const QString told = card->property("chanceText").toString();
    QCOMPARE(chance->property("text").toString(), told);
    QVERIFY(card->property("spoken").toString().contains(told));
    ++cards;
    sum += number.match(told).captured().toInt();
    for (const QQuickItem* words : chance->parentItem()->childItems()) {
      if (!Stage::seen(words)) continue;
      QVERIFY2(!words->property("truncated").toBool() &&
                   words->x() + words->width() <= chance->parentItem()->width(),
               qPrintable(words->property("text").toString()));
      if (text <= 1) QCOMPARE(words->y(), chance->y());
    }
  }
  QCOMPARE(cards, 3);
  const QList<int> shares = stage.game().tutor()->shares();
  QCOMPARE(shares.size(), 4);
  const QString wins = stage.game().tutor()->figures().constFirst();
  QCOMPARE(sum + shares.constLast(), number.match(wins).captured().toInt());
  QVERIFY(
      keep_picture(stage.picture(), QStringLiteral("plans-%1").arg(QTest::currentDataTag()).remove(u'%')));
}

void TestDock::a_tile_offered_back_is_taken_back_as_by_key() {
  Stage stage(scripted(false), {.hints = true, .record = own_turn(60, false)});
  stage.settings().set_teaching(true);
  QVERIFY(advised(stage));
  const app::RowModel& hand = *stage.game().hand();
  int worst = 0;
  for (int row = 1; row < hand.count(); ++row) {
    if (hand.value(row, "value").toDouble() < hand.value(worst, "value").toDouble()) worst = row;
  }
  QVERIFY(stage.game().discard(worst));
  QTRY_VERIFY(stage.sees(QStringLiteral("offerBackButton")));
  stage.click(QStringLiteral("offerBackButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("toast")));
  QVERIFY(stage.named(QStringLiteral("toast"))
              ->property("words")
              .toString()
              .startsWith(QStringLiteral("Taken back")));
}

void TestDock::opponents_are_read_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
    QTest::addRow("danger-%dx%d", size.width(), size.height()) << size;
}

// Late in a hand: what they probably wait for, and of a tile that is pointed at why it is dangerous.
void TestDock::opponents_are_read() {
  QFETCH(QSize, size);
  Stage stage(app::decide_question, {.size = size, .hints = true, .record = played_turn(7, 16)});
  QVERIFY(QTest::qWaitFor([&] { return stage.game().tutor()->available(); }, 60000));
  const QList<QQuickItem*> tiles = stage.of_type(QStringLiteral("HandTile"));
  const auto danger = [](const QQuickItem* tile) {
    return tile->property("dangerNext").toReal() + tile->property("dangerOpposite").toReal() +
           tile->property("dangerPrevious").toReal();
  };
  const auto worst = std::max_element(tiles.begin(), tiles.end(), [&](const auto* one, const auto* other) {
    return danger(one) < danger(other);
  });
  QVERIFY(danger(*worst) > 0.01);
  while (!(*worst)->property("underCursor").toBool()) stage.press(Qt::Key_Right);
  const QQuickItem* reason =
      stage.of_type(QStringLiteral("Advice")).constFirst()->findChild<QQuickItem*>("reason");
  QTRY_VERIFY2(reason->property("text").toString().contains(QStringLiteral("Danger: ")),
               qPrintable(reason->property("text").toString()));
  QVERIFY(Stage::seen(reason));
  QTest::qWait(200);
  QTRY_VERIFY(stage.drawn());
  int read = 0;
  for (const QQuickItem* bar : stage.of_type(QStringLiteral("OpponentBar"))) {
    const auto* seat = bar->property("seat").value<app::SeatView*>();
    if (!Stage::seen(bar) || seat->property("likelyWaits").toStringList().isEmpty()) continue;
    ++read;
    QStringList waits;
    for (const QQuickItem* tile : stage.of_type(QStringLiteral("Tile"))) {
      if (bar->isAncestorOf(tile) && Stage::seen(tile)) waits << tile->property("tile").toString();
    }
    QCOMPARE(waits, seat->property("likelyWaits").toStringList());
  }
  QVERIFY(read > 0);
  QVERIFY(keep_picture(stage.picture()));
}

void TestDock::an_unusual_pace_is_told_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("level");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("text");
  for (const QString& language : app::AppSettings::languages()) {
    for (const char* level : {"quick", "expert"}) {
      QTest::addRow("pace-%s-%s", qPrintable(language), level)
          << language << level << QSize(1280, 800) << 1.0;
      QTest::addRow("pace-%s-%s-small", qPrintable(language), level)
          << language << level << QSize(800, 600) << 1.0;
    }
  }
  QTest::addRow("pace-large-text") << "en"
                                   << "quick" << QSize(1280, 800) << 2.0;
}

// In one quiet line, and above it, when it is pointed at, what follows.
void TestDock::an_unusual_pace_is_told() {
  QFETCH(QString, language);
  QFETCH(QString, level);
  QFETCH(QSize, size);
  QFETCH(double, text);
  Stage stage(scripted(false), {.size = size,
                                .language = language,
                                .hints = true,
                                .level = level,
                                .text_scale = text,
                                .record = own_turn(60, false)});
  QVERIFY(advised(stage));
  if (stage.sees(QStringLiteral("unfoldButton"))) stage.click(QStringLiteral("unfoldButton"));
  QTest::qWait(100);
  const QQuickItem* pace = seen_words(stage, QStringLiteral("pace"));
  QVERIFY(pace != nullptr);
  QCOMPARE(pace->property("text").toString(), stage.game().pace_text());
  QVERIFY(!stage.game().pace_note().isEmpty());
  if (text <= 1) QCOMPARE(pace->property("lineCount").toInt(), 1);
  QVERIFY(seen_words(stage, QStringLiteral("tip")) == nullptr);
  QTest::mouseMove(stage.window(), Stage::place(pace).center().toPoint());
  QTRY_VERIFY(seen_words(stage, QStringLiteral("tip")) != nullptr);
  const QQuickItem* tip = seen_words(stage, QStringLiteral("tip"));
  QCOMPARE(tip->property("text").toString(), stage.game().pace_note());
  QCOMPARE(stage.cut_texts().join(u'\n'), QString());
  QTRY_VERIFY(stage.drawn());
  QVERIFY(!Stage::place(tip).intersects(Stage::place(pace)));
  QVERIFY(keep_picture(stage.picture()));
  stage.settings().set_hints(false);
  QTRY_VERIFY(seen_words(stage, QStringLiteral("pace")) == nullptr);
}

void TestDock::a_usual_pace_is_not_told() {
  Stage stage(scripted(false), {.hints = true, .level = "path", .record = own_turn(60, false)});
  QVERIFY(advised(stage));
  QVERIFY(seen_words(stage, QStringLiteral("pace")) == nullptr);
  stage.settings().set_level("expert");
  QVERIFY(stage.game().newGame());
  QTRY_VERIFY_WITH_TIMEOUT(seen_words(stage, QStringLiteral("pace")) != nullptr, 20000);
}

// By a sign, not by its colour alone.
void TestDock::a_dead_wait_is_flagged() {
  const auto dead = [](Decision& decision) {
    for (Plan& plan : decision.evaluations.front().plans) plan.best.waits.front().live = 0;
  };
  Stage stage(scripted_but(dead), {.hints = true, .record = own_turn(60, false)});
  QVERIFY(advised(stage));
  QTest::qWait(50);
  for (const QQuickItem* card : stage.of_type(QStringLiteral("PlanCard"))) {
    QStringList counts;
    for (const QQuickItem* words : stage.of_type(QStringLiteral("Words"))) {
      const QString text = words->property("text").toString();
      if (card->isAncestorOf(words) && Stage::seen(words) && (text.startsWith(u'×') || text.startsWith(u'✕')))
        counts << text;
    }
    QCOMPARE(counts, QStringList({QStringLiteral("✕0"), QStringLiteral("×2")}));
  }
}

QTEST_MAIN(TestDock)
#include "tst_dock.moc"
