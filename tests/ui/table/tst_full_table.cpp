// Late hands with many flowers, melds and discards: nothing on the table lies over anything else, in windows
// of any size.
#include <QTest>

#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

// A tile or a text of the table, or a button over it, and the part of the table that it belongs to.
struct Piece {
  QString name;
  const QQuickItem* part;
  QRectF box;
};

const QQuickItem* part_of(const QQuickItem* item, const QQuickItem* table) {
  while (item != nullptr && item->parentItem() != table) item = item->parentItem();
  return item;
}

QList<Piece> pieces(const Stage& stage) {
  const QQuickItem* table = stage.of_type(QStringLiteral("TableArea")).constFirst();
  QList<Piece> all;
  for (const QQuickItem* tile : stage.of_type(QStringLiteral("TileBody"))) {
    const QQuickItem* part = part_of(tile, table);
    if (part == nullptr || !Stage::seen(tile)) continue;
    all << Piece{QStringLiteral("tile ") + tile->property("source").toUrl().fileName(), part,
                 tile->mapRectToScene(tile->boundingRect())};
  }
  for (const QQuickItem* text : stage.of_type(QStringLiteral("Words"))) {
    const QQuickItem* part = part_of(text, table);
    if (part == nullptr || !Stage::seen(text) || text->property("text").toString().isEmpty()) continue;
    // The letters stand in the middle half of their line.
    const int lines = std::max(1, text->property("lineCount").toInt());
    const qreal height = lines > 1 ? text->property("contentHeight").toReal() : text->height();
    const QSizeF ink(std::min(text->width(), text->property("contentWidth").toReal()),
                     height * (lines - 0.5) / lines);
    const bool centred = text->property("horizontalAlignment").toInt() == Qt::AlignHCenter;
    const QPointF at(centred ? (text->width() - ink.width()) / 2 : 0,
                     (text->height() - height) / 2 + height * 0.28 / lines);
    all << Piece{QStringLiteral("“%1”").arg(text->property("text").toString()), part,
                 text->mapRectToScene(QRectF(at, ink))};
  }
  for (const QQuickItem* button : stage.of_type(QStringLiteral("IconButton"))) {
    if (!Stage::seen(button)) continue;
    const QQuickItem* part = table->isAncestorOf(button) ? part_of(button, table) : button;
    all << Piece{button->objectName(), part, button->mapRectToScene(button->boundingRect())};
  }
  for (const QQuickItem* button : stage.of_type(QStringLiteral("CallButton"))) {
    if (!Stage::seen(button)) continue;
    all << Piece{QStringLiteral("a call"), part_of(button, table),
                 button->mapRectToScene(button->boundingRect())};
  }
  return all;
}

QStringList overlaps(const QList<Piece>& all) {
  constexpr qreal rounding = 1.5;  // pixels
  QStringList found;
  for (qsizetype i = 0; i < all.size(); ++i) {
    for (qsizetype j = 0; j < i; ++j) {
      if (all[i].part == all[j].part) continue;
      const QRectF both = all[i].box.intersected(all[j].box);
      if (both.width() <= rounding || both.height() <= rounding) continue;
      found << QStringLiteral("%1 of %2 and %3 of %4 share %5x%6 at %7,%8")
                   .arg(all[i].name, all[i].part->metaObject()->className(), all[j].name,
                        all[j].part->metaObject()->className())
                   .arg(both.width(), 0, 'f', 1)
                   .arg(both.height(), 0, 'f', 1)
                   .arg(both.x(), 0, 'f', 0)
                   .arg(both.y(), 0, 'f', 0);
    }
  }
  return found;
}

}  // namespace

class TestFullTable : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothing_lies_over_anything_else_data();
  void nothing_lies_over_anything_else();
  void own_flowers_lie_clear_of_each_other();
  void notices_cover_no_tile_data();
  void notices_cover_no_tile();
  void answers_are_a_few_whole_lines_data();
  void answers_are_a_few_whole_lines();
  void the_hand_is_numbered_in_large_text();
  void rivers_run_six_six_and_the_rest();
  void the_prompt_speaks_for_a_folded_dock_data();
  void the_prompt_speaks_for_a_folded_dock();
};

void TestFullTable::nothing_lies_over_anything_else_data() {
  QTest::addColumn<int>("seed");
  QTest::addColumn<int>("hand");
  QTest::addColumn<double>("text");
  struct Full {
    const char* name;
    int seed, hand;
    double text;
  };
  // Found by looking through the hands of 40 games for the fullest.
  constexpr std::array full{Full{"six flowers opposite, 3 melds", 16, 11, 1},
                            Full{"six flowers opposite, 3 melds", 16, 11, 2},
                            Full{"seven flowers on the left", 36, 12, 1},
                            Full{"seven flowers on the left", 36, 12, 2},
                            Full{"six flowers on the right", 21, 13, 1},
                            Full{"five flowers, two kongs", 1, 14, 1},
                            Full{"four own melds", 20, 6, 1},
                            Full{"four own melds", 20, 6, 2}};
  for (const Full& one : full) {
    QTest::addRow("%s, %.0f %%", one.name, 100 * one.text) << one.seed << one.hand << one.text;
  }
}

void TestFullTable::nothing_lies_over_anything_else() {
  QFETCH(int, seed);
  QFETCH(int, hand);
  QFETCH(double, text);
  Stage stage(
      scripted(false),
      {.hints = true, .text_scale = text, .record = late_turn(static_cast<std::uint64_t>(seed), hand)});
  QVERIFY(stage.usable());
  QTRY_VERIFY(stage.game().asked());
  QTRY_VERIFY(stage.game().tutor()->available());
  for (const QSize size : {QSize(640, 480), QSize(1000, 1000), QSize(1024, 700), QSize(1280, 800)}) {
    stage.window()->resize(size);
    QTRY_COMPARE(stage.window()->contentItem()->size().toSize(), size);
    QTest::qWait(50);
    const QString name =
        QStringLiteral("%1-%2x%3").arg(QTest::currentDataTag()).arg(size.width()).arg(size.height());
    QVERIFY(keep_picture(stage.picture(), QStringLiteral("full-%1").arg(name).replace(' ', '_')));
    const QList<Piece> all = pieces(stage);
    QVERIFY(all.size() > 100);
    const QStringList found = overlaps(all);
    QVERIFY2(found.isEmpty(), qPrintable(name + QStringLiteral(": ") + found.mid(0, 5).join(u'\n')));
  }
}

namespace {

struct Place {
  const char* name;
  std::vector<Event> (*record)();
  bool judged = false;  // what the teacher says of the last choice stands there too
};
constexpr std::array places{
    Place{"turn", [] { return own_turn(60, false); }}, Place{"late", [] { return late_turn(36, 12); }},
    Place{"calls", [] { return three_chows(); }}, Place{"verdict", [] { return own_turn(60, false); }, true}};

QString said(const Stage& stage) {
  return stage.named(QStringLiteral("prompt"))->property("text").toString();
}

}  // namespace

void TestFullTable::the_prompt_speaks_for_a_folded_dock_data() {
  QTest::addColumn<int>("place");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("text");
  for (int place = 0; place < static_cast<int>(places.size()); ++place) {
    const auto add = [place](QSize size, double text) {
      QTest::addRow("%s-%dx%d-%.0f%%", places[static_cast<std::size_t>(place)].name, size.width(),
                    size.height(), 100 * text)
          << place << size << text;
    };
    add({640, 480}, 2);
    add({800, 600}, 1);
    add({800, 600}, 2);
    add({1280, 800}, 1);
  }
}

// What the tutor would do and, of a tile that is pointed at, why not that one.
void TestFullTable::the_prompt_speaks_for_a_folded_dock() {
  QFETCH(int, place);
  QFETCH(QSize, size);
  QFETCH(double, text);
  const auto& [name, record, judged] = places[static_cast<std::size_t>(place)];
  Stage stage(scripted(false), {.size = size, .hints = true, .text_scale = text, .record = record()});
  QTRY_VERIFY(stage.game().asked());
  if (judged) {
    stage.settings().set_teaching(true);
    QTRY_VERIFY(stage.game().tutor()->available());
    QVERIFY(stage.game().discard(0));
    QTRY_VERIFY(stage.sees(QStringLiteral("verdict")));
    QTRY_VERIFY(stage.game().can_discard());
  }
  QTRY_VERIFY(stage.game().tutor()->available());
  if (size.width() >= 900) {
    QVERIFY(!said(stage).contains(stage.game().tutor()->headline()));  // the dock says it
    stage.type('t');
  }
  const auto check = [&](const QString& what) {
    QTest::qWait(50);
    QVERIFY(keep_picture(stage.picture(), QStringLiteral("folded-%1%2").arg(QTest::currentDataTag(), what)));
    const QStringList found = overlaps(pieces(stage));
    QVERIFY2(found.isEmpty(), qPrintable(found.mid(0, 5).join(u'\n')));
    QVERIFY(!stage.named(QStringLiteral("prompt"))->property("truncated").toBool());
  };
  QTRY_VERIFY(said(stage).contains(stage.game().tutor()->brief()));
  check({});
  for (int step = 0; step < 3; ++step) stage.press(Qt::Key_Right);
  const QString why = stage.of_type(QStringLiteral("HandTile")).at(2)->property("why").toString();
  QCOMPARE(why.isEmpty(), !stage.game().can_discard());
  const bool no_room = judged && text > 1 && size.width() < 800;  // the tutor's choice stays said
  if (!why.isEmpty() && !no_room)
    QTRY_VERIFY2(!said(stage).isEmpty() && why.startsWith(said(stage)), qPrintable(said(stage)));
  check(QStringLiteral("-why"));
}

// Beside a full third row of the river, too.
void TestFullTable::own_flowers_lie_clear_of_each_other() {
  for (const double text : {1.0, 2.0}) {
    Stage stage(scripted(false), {.text_scale = text, .record = late_turn(1, 14)});
    QTRY_VERIFY(stage.game().asked());
    QQuickItem* flowers = stage.of_type(QStringLiteral("PlateFlowers")).constLast();
    QVERIFY(flowers->parentItem()->property("flowersRise").toBool());  // the own ones
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
      stage.window()->resize(size);
      QTRY_COMPARE(stage.window()->contentItem()->size().toSize(), size);
      for (const int count : {2, 3, 4, 5, 6}) {
        QStringList shown;
        for (int one = 1; one <= count; ++one) shown << QStringLiteral("%1f").arg(one);
        flowers->setProperty("flowers", shown);
        QTest::qWait(50);
        const QString name = QStringLiteral("flowers-%1-%2-%3").arg(count).arg(size.width()).arg(100 * text);
        QVERIFY(keep_picture(stage.picture(), name));
        QList<QRectF> boxes;
        for (const QQuickItem* tile : flowers->childItems()) {
          if (tile->property("tile").isValid() && Stage::seen(tile))
            boxes << QRectF(tile->position(), tile->size());
        }
        QCOMPARE(boxes.size(), count);
        for (int i = 1; i < count; ++i) {
          const QRectF both = boxes[i].intersected(boxes[i - 1]);
          QVERIFY2(both.width() * both.height() < 0.2 * boxes[i].width() * boxes[i].height(),
                   qPrintable(name));
        }
        const QStringList found = overlaps(pieces(stage));
        QVERIFY2(found.isEmpty(), qPrintable(name + QStringLiteral(": ") + found.mid(0, 5).join(u'\n')));
      }
    }
  }
}

void TestFullTable::notices_cover_no_tile_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("text");
  for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
    for (const double text : {1.0, 2.0})
      QTest::addRow("%dx%d-%.0f%%", size.width(), size.height(), 100 * text) << size << text;
  }
}

void TestFullTable::notices_cover_no_tile() {
  QFETCH(QSize, size);
  QFETCH(double, text);
  Stage stage(scripted(false), {.size = size, .text_scale = text, .record = own_turn(8, false)});
  QTRY_VERIFY(stage.game().asked());
  stage.press(Qt::Key_Z, Qt::KeyboardModifiers(Qt::ControlModifier | Qt::ShiftModifier));
  QTRY_VERIFY(stage.sees(QStringLiteral("toast")));
  QTRY_VERIFY(stage.game().asked());
  QTest::qWait(100);
  const QQuickItem* toast = stage.named(QStringLiteral("toast"));
  const QRectF box = toast->mapRectToScene(toast->boundingRect());
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("notice-%1").arg(QTest::currentDataTag())));
  int tiles = 0;
  for (const char* type : {"RiverTile", "HandTile", "CallButton"}) {
    for (const QQuickItem* item : stage.of_type(QString::fromLatin1(type))) {
      if (!Stage::seen(item)) continue;
      ++tiles;
      QVERIFY2(!box.intersects(item->mapRectToScene(item->boundingRect())), type);
    }
  }
  QVERIFY(tiles > 60);
}

void TestFullTable::answers_are_a_few_whole_lines_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("text");
  QTest::addRow("1280x800-100%%") << QSize(1280, 800) << 1.0;
  QTest::addRow("800x600-100%%") << QSize(800, 600) << 1.0;
  QTest::addRow("800x600-200%%") << QSize(800, 600) << 2.0;
}

// In letters of the usual size, whole inside the window; a screen reader hears every tile by its name.
void TestFullTable::answers_are_a_few_whole_lines() {
  QFETCH(QSize, size);
  QFETCH(double, text);
  Stage stage(scripted(false),
              {.size = size, .hints = true, .text_scale = text, .record = late_turn(36, 12)});
  QTRY_VERIFY(stage.game().asked());
  QTRY_VERIFY(stage.game().tutor()->available());
  const QQuickItem* answer = stage.named(QStringLiteral("answer"));
  for (const char key : {'g', 'w', 'd', 'e', 'f', 'l'}) {
    stage.type(key);
    QVERIFY(Stage::seen(answer));
    QTest::qWait(50);
    QVERIFY(keep_picture(stage.picture(),
                         QStringLiteral("answer-%1-%2").arg(QTest::currentDataTag()).arg(QChar(key))));
    const QRectF box = answer->mapRectToScene(answer->boundingRect());
    QVERIFY2(QRectF(QPointF(), size).contains(box), &key);
    const auto* words = answer->childItems().constFirst();
    QCOMPARE(words->property("fontSizeMode").toInt(), 0);  // of a fixed size
    const QString shown = answer->property("words").toString();
    QVERIFY2(shown.count(u'\n') < 6, qPrintable(shown));
    if (key == 'd') QVERIFY(shown.contains(stage.game().left()->property("name").toString()));
  }
  stage.type('g');
  QVERIFY(stage.services().announcer.text().count(QStringLiteral("value")) > 0);
  stage.press(Qt::Key_Escape);
  QVERIFY(!Stage::seen(answer));
  QVERIFY(!stage.sees(QStringLiteral("menuPage")));
}

void TestFullTable::the_hand_is_numbered_in_large_text() {
  for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
    Stage stage(scripted(false), {.size = size, .text_scale = 2, .record = own_turn(60, false)});
    QTRY_VERIFY(stage.game().asked());
    QTest::qWait(50);
    QVERIFY(stage.sees(QStringLiteral("handNumber")));
    QList<Piece> words;
    for (const Piece& piece : pieces(stage)) {
      if (QByteArray(piece.part->metaObject()->className()).startsWith("CentrePanel"))
        words << Piece{piece.name, nullptr, piece.box};
    }
    QCOMPARE(words.size(), 11);  // four seats, the round, the hand and the wall
    for (qsizetype i = 0; i < words.size(); ++i) {
      for (qsizetype j = 0; j < i; ++j) {
        QVERIFY2(!words[i].box.intersects(words[j].box), qPrintable(words[i].name + words[j].name));
      }
    }
  }
}

namespace {

// A place on the table, turned so that its owner sits below.
QPointF seen_from(const QQuickItem* river, QPointF at) {
  switch (river->property("position").toInt()) {
    case 1:
      return {-at.y(), at.x()};
    case 2:
      return -at;
    case 3:
      return {at.y(), -at.x()};
    default:
      return at;
  }
}

}  // namespace

void TestFullTable::rivers_run_six_six_and_the_rest() {
  Stage stage(scripted(false), {.record = own_turn(8, false)});
  QTRY_VERIFY(stage.game().asked());
  for (const QQuickItem* river : stage.of_type(QStringLiteral("River"))) {
    QList<QQuickItem*> tiles;
    for (QQuickItem* tile : river->childItems()) {
      if (tile->property("place").isValid()) tiles << tile;
    }
    QVERIFY(tiles.size() > 12);
    for (int i = 0; i < tiles.size(); ++i) {
      // Each row lies along its side of the table, from its owner's left, the next one farther from the
      // centre.
      const int line = qMin(2, i / 6);
      const QPointF at = seen_from(river, tiles.at(i)->position());
      QCOMPARE(at.y(), seen_from(river, tiles.at(6 * line)->position()).y());
      if (i % 6 == 0 && i <= 12) QCOMPARE(at.x(), seen_from(river, tiles.at(0)->position()).x());
      if (i > 0 && line == qMin(2, (i - 1) / 6))
        QVERIFY(at.x() > seen_from(river, tiles.at(i - 1)->position()).x());
      if (i == 6 || i == 12) QVERIFY(at.y() > seen_from(river, tiles.at(i - 1)->position()).y());
    }
  }
}

QTEST_MAIN(TestFullTable)
#include "tst_full_table.moc"
