// Late hands with many flowers, melds and discards: nothing on the table lies over anything else, in windows
// of any size.
#include <QTest>

#include "tests/ui/situations.h"
#include "tests/ui/stage.h"

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
  for (const QQuickItem* tile : stage.of_type(QStringLiteral("TileImage"))) {
    const QQuickItem* part = part_of(tile, table);
    if (part == nullptr || !Stage::seen(tile)) continue;
    all << Piece{QStringLiteral("tile ") + tile->property("source").toUrl().fileName(), part,
                 tile->mapRectToScene(tile->boundingRect())};
  }
  for (const QQuickItem* text : stage.of_type(QStringLiteral("Words"))) {
    const QQuickItem* part = part_of(text, table);
    if (part == nullptr || !Stage::seen(text) || text->property("text").toString().isEmpty()) continue;
    // The letters stand in the middle half of their line.
    const QSizeF ink(std::min(text->width(), text->property("contentWidth").toReal()), text->height() / 2);
    const bool centred = text->property("horizontalAlignment").toInt() == Qt::AlignHCenter;
    const QPointF at(centred ? (text->width() - ink.width()) / 2 : 0, text->height() * 0.28);
    all << Piece{QStringLiteral("“%1”").arg(text->property("text").toString()), part,
                 text->mapRectToScene(QRectF(at, ink))};
  }
  for (const QQuickItem* button : stage.of_type(QStringLiteral("IconButton"))) {
    if (!Stage::seen(button)) continue;
    all << Piece{button->objectName(), button, button->mapRectToScene(button->boundingRect())};
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

QTEST_MAIN(TestFullTable)
#include "tst_full_table.moc"
