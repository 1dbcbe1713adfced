// Tile text: what it means, that it comes back, and where a mistake in it is.
#include <QTest>

#include "engine/hand.h"
#include "engine/tile.h"

using namespace tingpai;

class TestTile : public QObject {
  Q_OBJECT

 private slots:
  void every_tile_comes_back();
  void text_comes_back_data();
  void text_comes_back();
  void spaces_between_groups();
  void mistakes_data();
  void mistakes();
  void one_tile();
  void kinds_and_suits();
};

void TestTile::every_tile_comes_back() {
  std::vector<Tile> all;
  for (int index = 0; index < Tile::indices; ++index) {
    const Tile tile = Tile::from_index(index);
    const auto read = parse_tile(to_text(tile));
    QVERIFY(read);
    QCOMPARE((*read).index(), index);
    all.push_back(tile);
  }
  const auto read = parse_tiles(to_text(all));
  QVERIFY(read);
  QVERIFY(*read == all);
}

void TestTile::text_comes_back_data() {
  QTest::addColumn<QString>("text");
  for (const char* text : {"", "1m", "123m45p77z1f", "999s1m999s", "0m05p0s", "1234567z12345678f"}) {
    QTest::newRow(*text == '\0' ? "nothing" : text) << text;
  }
}

void TestTile::text_comes_back() {
  QFETCH(QString, text);
  const auto read = parse_tiles(text.toStdString());
  QVERIFY(read);
  QCOMPARE(QString::fromStdString(to_text(*read)), text);
}

void TestTile::spaces_between_groups() {
  const auto read = parse_tiles("  456m 78999p  ");
  QVERIFY(read);
  QCOMPARE(QString::fromStdString(to_text(*read)), QStringLiteral("456m78999p"));
}

void TestTile::mistakes_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("position");
  QTest::newRow("unknown letter") << "12m3x" << 4;
  QTest::newRow("unknown letter alone") << "q" << 0;
  QTest::newRow("letter without digits") << "12mp" << 3;
  QTest::newRow("digits without a letter") << "12m345" << 3;
  QTest::newRow("space inside a group") << "12m3 4p" << 4;
  QTest::newRow("no eighth honour") << "1m128z" << 4;
  QTest::newRow("no red honour") << "110z" << 2;
  QTest::newRow("no ninth flower") << "19f" << 1;
  QTest::newRow("no flower nought") << "0f" << 0;
  QTest::newRow("capital letter") << "1M" << 1;
  QTest::newRow("beyond ASCII") << QStringLiteral("1m\u4e07") << 2;
}

void TestTile::mistakes() {
  QFETCH(QString, text);
  QFETCH(int, position);
  const auto read = parse_tiles(text.toStdString());
  QVERIFY(!read);
  QCOMPARE(static_cast<int>(read.error().position), position);
  QVERIFY(!read.error().message.empty());
}

void TestTile::one_tile() {
  QVERIFY(parse_tile("7z"));
  for (const char* text : {"", "77z", "1m2p", "8z"}) QVERIFY2(!parse_tile(text), text);
}

void TestTile::kinds_and_suits() {
  const Tile red = Tile::red_five(Suit::dots);
  QVERIFY(red.is_red() && red.is_suited() && !red.is_honour());
  QCOMPARE(red.kind(), Tile::of(Suit::dots, 5).kind());
  QCOMPARE(red.rank(), 5);
  const Tile flower = Tile::of(Suit::flowers, 8);
  QVERIFY(flower.is_flower() && !flower.is_suited() && !flower.is_honour());
  QCOMPARE(flower.rank(), 8);
  QVERIFY(Tile::of(Suit::honours, 4).is_wind() && !Tile::of(Suit::honours, 4).is_dragon());
  QVERIFY(Tile::of(Suit::honours, 5).is_dragon() && !Tile::of(Suit::honours, 5).is_wind());
  QVERIFY(Tile::of(Suit::bamboo, 9).is_terminal() && !Tile::of(Suit::bamboo, 8).is_terminal());
  TileCounts counts;
  counts.add(red);
  QCOMPARE(counts[Tile::of(Suit::dots, 5)], 1);
  QCOMPARE(QString::fromStdString(to_text(counts)), QStringLiteral("5p"));
}

QTEST_APPLESS_MAIN(TestTile)
#include "tst_tile.moc"
