// Where the calls stand, a kong that may be robbed, and how a hand ends, in the real window.
#include <QTest>

#include "app/people/positions.h"
#include "engine/shape.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;
using app::GameController;

namespace {

QString shown_words(const Stage& stage) {
  QStringList words;
  for (const QQuickItem* item : stage.of_type(QStringLiteral("Words"))) {
    if (Stage::seen(item)) words << item->property("text").toString();
  }
  return words.join(u'\n');
}

void keep(const Stage& stage, const char* name) {
  QTest::qWait(400);
  QTRY_VERIFY(stage.drawn());
  QVERIFY(keep_picture(stage.picture(), QString::fromLatin1(name)));
}

// Tiles with a ring, in all parts of a type.
int ringed(const Stage& stage, const QString& type) {
  int count = 0;
  for (const QQuickItem* part : stage.of_type(type)) {
    for (const QQuickItem* tile : part->childItems()) {
      count += tile->isVisible() && tile->property("ringed").toBool();
    }
  }
  return count;
}

QQuickItem* button(const Stage& stage, const QString& key) {
  for (QQuickItem* one : stage.of_type(QStringLiteral("CallButton"))) {
    if (one->property("keyText").toString() == key && one->isEnabled()) return one;
  }
  return nullptr;
}

}  // namespace

class TestCalls : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_kong_is_robbed_data() {
    QTest::addColumn<bool>("by_mouse");
    QTest::newRow("mouse") << true;
    QTest::newRow("key") << false;
  }

  void a_kong_is_robbed() {
    QFETCH(bool, by_mouse);
    Stage stage(scripted(false), {.hints = true, .record = kong_to_rob()});
    GameController& game = stage.game();
    QTRY_VERIFY_WITH_TIMEOUT(game.asked(), patience);
    QVERIFY(game.can_win());
    QVERIFY2(game.property("promptText").toString().contains(QStringLiteral("rob the kong: 6 of bamboo")),
             qPrintable(game.property("promptText").toString()));
    QCOMPARE(ringed(stage, QStringLiteral("MeldView")), 1);  // the tile that may be taken, and no other
    QCOMPARE(ringed(stage, QStringLiteral("River")), 0);
    QTRY_VERIFY(game.tutor()->available());
    keep(stage, "rob-1280x800");
    QVERIFY2(stage.cut_texts().isEmpty(), qPrintable(stage.cut_texts().join(u'\n')));
    if (by_mouse)
      stage.click(button(stage, QStringLiteral("M")));
    else
      stage.type('m');
    QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("resultPage")), patience);
    for (const char* words : {"Robbing the Kong", "On 6 of bamboo, robbed from Lin's kong"})
      QVERIFY2(shown_words(stage).contains(QString::fromLatin1(words)), qPrintable(shown_words(stage)));
    keep(stage, "robbed-1280x800");
    // The tile is the winner's: what was to be a kong is a pung again.
    const PublicState& table = game.referee()->state().table;
    QVERIFY(table.melds[Seat::from_index(1)][0].type == MeldType::pung);
    QCOMPARE(stage.warnings(), QStringList());
  }

  void calls_stand_right_of_the_centre() {
    for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)}) {
      Stage stage(scripted(false), {.size = size, .record = three_chows()});
      QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
      QTest::qWait(50);
      const QQuickItem* table = stage.of_type(QStringLiteral("TableArea")).constFirst();
      const QQuickItem* chow = button(stage, QStringLiteral("C"));
      QVERIFY(chow != nullptr);
      QVERIFY(chow->mapToItem(table, QPointF(0, 0)).x() >= table->width() / 2);
      QVERIFY2(stage.cut_texts().isEmpty(), qPrintable(stage.cut_texts().join(u'\n')));
    }
  }

  void buttons_carry_their_values_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    for (const QString& language : app::AppSettings::languages()) {
      for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
        for (const double text : {1.0, 2.0}) {
          QTest::addRow("call-values-%s-%d-%.0f", qPrintable(language), size.width(), text)
              << language << size << text;
        }
      }
    }
  }

  void buttons_carry_their_values() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, text);
    Stage stage(
        scripted(false),
        {.size = size, .language = language, .hints = true, .text_scale = text, .record = three_chows()});
    QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
    QTRY_VERIFY(stage.game().tutor()->available());
    const auto values = [&stage] {
      QStringList shown;
      for (const QQuickItem* one : stage.of_type(QStringLiteral("CallButton"))) {
        const auto* note = one->findChild<QQuickItem*>(QStringLiteral("note"));
        if (!Stage::seen(one) || !Stage::seen(note)) continue;
        shown << note->property("text").toString();
        const QRectF box = Stage::place(one);
        if (!box.contains(Stage::place(note).center())) shown << QStringLiteral("outside");
      }
      return shown;
    };
    QStringList told;
    const app::RowModel& calls = *stage.game().calls();
    for (int row = 0; row < calls.count(); ++row) {
      if (!calls.value(row, "available").toBool()) continue;
      told << calls.value(row, "valueText").toString();
      QVERIFY(!told.last().isEmpty());
      QVERIFY(calls.value(row, "spoken").toString().contains(told.last()));
    }
    QVERIFY(told.size() >= 2);  // a chow, and to pass
    QCOMPARE(values(), told);
    QVERIFY2(stage.cut_texts().isEmpty(), qPrintable(stage.cut_texts().join(u'\n')));
    QTest::qWait(50);
    QTRY_VERIFY(stage.drawn());
    QVERIFY(keep_picture(stage.picture()));
    stage.settings().set_hint_depth(app::AppSettings::Nudge);
    QTRY_COMPARE(values(), QStringList());
    stage.settings().set_hint_depth(app::AppSettings::Full);
    QTRY_COMPARE(values(), told);
    stage.settings().set_hints(false);
    QTRY_COMPARE(values(), QStringList());
    QCOMPARE(stage.warnings(), QStringList());
  }

  void a_kong_that_is_let_pass_goes_on() {
    Stage stage(scripted(false), {.record = kong_to_rob()});
    GameController& game = stage.game();
    QTRY_VERIFY_WITH_TIMEOUT(game.asked(), patience);
    stage.type('n');
    stage.type('n');  // a win is declined twice
    QTRY_VERIFY_WITH_TIMEOUT(game.referee()->state().table.phase != Phase::robbing, patience);
    const PublicState& table = game.referee()->state().table;
    QVERIFY(table.melds[Seat::from_index(1)][0].type == MeldType::added_kong);
    QCOMPARE(stage.warnings(), QStringList());
  }

  // The hands of the others are laid open then, and not before.
  void a_win_is_seen_on_the_table_first() {
    Stage stage(scripted(false), {.speed = app::AppSettings::Normal, .record = win_on_offer()});
    const auto open = [&] { return stage.game().right()->property("openTiles").toStringList().size(); };
    QTRY_VERIFY(stage.game().can_win());
    QCOMPARE(open(), 0);
    stage.type('m');
    QTRY_VERIFY(stage.sees(QStringLiteral("winStamp")));
    QVERIFY(!stage.sees(QStringLiteral("resultPage")));
    QCOMPARE(open(), 13);
    QTest::qWait(400);
    QVERIFY(keep_picture(stage.picture(), QStringLiteral("moment")));
    const QRectF stamp = Stage::place(stage.named(QStringLiteral("winStamp")));
    for (const char* type : {"HandTile", "RiverTile", "BackTile"}) {
      for (const QQuickItem* tile : stage.of_type(QString::fromLatin1(type))) {
        if (Stage::seen(tile)) QVERIFY2(!stamp.intersects(Stage::place(tile)), type);
      }
    }
    QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("resultPage")), 3000);
    QVERIFY(!stage.sees(QStringLiteral("winStamp")));
    stage.game().nextHand();
    QTRY_COMPARE(stage.game().phase(), app::GameController::Playing);
    QCOMPARE(open(), 0);
    QCOMPARE(stage.warnings(), QStringList());
  }

  // Whatever had the focus before.
  void enter_ends_the_counting_before_it_goes_on() {
    Stage stage(scripted(false),
                {.speed = app::AppSettings::Normal, .hints = true, .record = win_on_offer()});
    QTRY_VERIFY(stage.game().can_win());
    stage.named(QStringLiteral("hintsButton"))->forceActiveFocus(Qt::TabFocusReason);
    QVERIFY(stage.game().call(app::KeyBindings::Win, 0));
    QTRY_VERIFY(stage.sees(QStringLiteral("winStamp")));
    stage.press(Qt::Key_Return);  // long enough
    QVERIFY(stage.sees(QStringLiteral("resultPage")));
    QQuickItem* page = stage.named(QStringLiteral("resultPage"));
    const QQuickItem* next = stage.named(QStringLiteral("nextButton"));
    QCOMPARE(stage.window()->activeFocusItem(), next);
    QVERIFY(page->property("counting").toBool());
    QTRY_VERIFY(page->property("counted").toInt() == 2);
    QVERIFY(keep_picture(stage.picture(), QStringLiteral("result-counting")));
    stage.press(Qt::Key_Return);
    QVERIFY(!page->property("counting").toBool());
    QVERIFY(stage.sees(QStringLiteral("resultPage")));
    QCOMPARE(stage.window()->activeFocusItem(), next);
    QVERIFY(stage.settings().hints());
    stage.press(Qt::Key_Return);
    QVERIFY(!stage.sees(QStringLiteral("resultPage")));
    QTRY_COMPARE(stage.game().hand_number(), 2);
    QCOMPARE(stage.warnings(), QStringList());
  }

  void a_rare_hand_has_a_moment_of_its_own() {
    Stage stage(scripted(false), {.speed = app::AppSettings::Normal, .record = grand_win_on_offer()});
    QTRY_VERIFY(stage.game().can_win());
    QVERIFY(!stage.game().result()->property("grand").toBool());
    stage.type('m');
    QTRY_VERIFY(stage.sees(QStringLiteral("grandMoment")));
    QVERIFY(!stage.sees(QStringLiteral("winStamp")));
    QTest::qWait(1200);  // longer than others
    QVERIFY(stage.sees(QStringLiteral("grandMoment")));
    QVERIFY(keep_picture(stage.picture(), QStringLiteral("grand")));
    stage.press(Qt::Key_Left);  // any key ends it
    QVERIFY(stage.sees(QStringLiteral("resultPage")));
    QVERIFY(!stage.sees(QStringLiteral("grandMoment")));
    QCOMPARE(stage.warnings(), QStringList());
  }

  void a_draw_tells_who_was_ready() {
    Stage stage(scripted(false), {.record = hand_drawn()});
    QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
    QCOMPARE(seen_text(stage, QStringLiteral("resultTitle")), QStringLiteral("Draw"));
    const app::RowModel& seats = *stage.game().result()->seats();
    int ready = 0;
    for (int row = 0; row < seats.count(); ++row) {
      const auto held =
          stage.game().referee()->view(app::seat_at(stage.game().referee()->view(person), row)).hand;
      const bool waits = shanten(held.concealed, five_forms) == 0;  // nothing was called
      QVERIFY(held.melds.empty());
      QCOMPARE(seats.value(row, "waits").toStringList().isEmpty(), !waits);
      QCOMPARE(seats.value(row, "waitsText").toString().startsWith(QStringLiteral("Ready")), waits);
      ready += waits;
    }
    QVERIFY(ready > 0);
  }

  void every_win_and_payment_has_its_place() {
    Stage stage(scripted(false), {.record = hand_won()});
    QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
    QVERIFY(!stage.sees(QStringLiteral("ledger")));
    PlayerView view = stage.game().referee()->view(person);
    view.table.wins.push_back(view.table.wins.front());
    view.table.wins.back().seat = Seat::from_index(2);
    view.table.ledger.resize(2);
    stage.game().result()->show(view, app::Players(), {});
    for (const char* type : {"FansCard", "WonHand", "ResultHead"}) {
      int seen = 0;
      for (const QQuickItem* part : stage.of_type(QString::fromLatin1(type))) seen += Stage::seen(part);
      QCOMPARE(seen, 2);
    }
    QVERIFY(stage.named(QStringLiteral("ledger"))->isVisible());
    QTest::qWait(50);
    QTRY_VERIFY(stage.drawn());
    QVERIFY2(stage.cut_texts().isEmpty(), qPrintable(stage.cut_texts().join(u'\n')));
    QVERIFY(keep_picture(stage.picture(), QStringLiteral("two-wins")));
    QCOMPARE(stage.warnings(), QStringList());
  }

  void a_fan_points_at_its_sets() {
    Stage stage(scripted(false), {.record = hand_won()});
    QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
    const auto told = [&] {
      QString sets;
      for (const QQuickItem* set : stage.of_type(QStringLiteral("LaidSet"))) {
        if (Stage::seen(set)) sets += set->property("told").toBool() ? '1' : '0';
      }
      return sets;
    };
    QCOMPARE(told(), QStringLiteral("11100"));  // a straight; a pung of winds and the pair have no part in it
    stage.press(Qt::Key_Tab);
    for (const QQuickItem* line : stage.of_type(QStringLiteral("FanLine"))) {
      if (!Stage::seen(line) || line->property("name") != QLatin1String("Seat Wind")) continue;
      const_cast<QQuickItem*>(line)->forceActiveFocus(Qt::TabFocusReason);
    }
    QCOMPARE(told(), QStringLiteral("00010"));
  }
};

QTEST_MAIN(TestCalls)
#include "tst_calls.moc"
