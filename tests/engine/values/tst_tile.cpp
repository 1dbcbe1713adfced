// Tile text: what it means, that it comes back, and where a mistake in it is.
#include <QRandomGenerator>
#include <QTest>
#include <algorithm>

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
  void red_fives_are_of_the_kind_of_plain_ones();
  void melds_show_their_red_fives_data();
  void melds_show_their_red_fives();
  void a_hand_holds_what_it_took();
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

void TestTile::red_fives_are_of_the_kind_of_plain_ones() {
  const Tile red = Tile::red_five(Suit::bamboo), five = Tile::of(Suit::bamboo, 5);
  QVERIFY(same_kind(red, five) && same_kind(five, red) && same_kind(red, red));
  QVERIFY(red != five && plain(red) == five && plain(five) == five);
  QVERIFY(!same_kind(red, Tile::red_five(Suit::dots)) && !same_kind(five, Tile::of(Suit::bamboo, 6)));
  const Tile plum = Tile::of(Suit::flowers, 1);
  QVERIFY(same_kind(plum, plum) && !same_kind(plum, Tile::of(Suit::flowers, 2)) && !same_kind(plum, five));
  QVERIFY(plain(plum) == plum);
}

void TestTile::melds_show_their_red_fives_data() {
  QTest::addColumn<int>("type");
  QTest::addColumn<QString>("tile");
  QTest::addColumn<int>("reds");
  QTest::addColumn<QString>("tiles");
  const auto row = [](MeldType type, const char* tile, int reds, const char* tiles) {
    QTest::newRow(tiles) << static_cast<int>(type) << QString(tile) << reds << QString(tiles);
  };
  row(MeldType::chow, "3p", 0, "345p");
  row(MeldType::chow, "3p", 1, "340p");
  row(MeldType::chow, "4p", 1, "406p");
  row(MeldType::chow, "5p", 1, "067p");
  row(MeldType::chow, "6p", 1, "678p");  // the red five is elsewhere: not of this meld's kinds
  row(MeldType::pung, "5p", 1, "550p");
  row(MeldType::pung, "5p", 3, "000p");
  row(MeldType::pung, "5z", 0, "555z");
  row(MeldType::added_kong, "5p", 2, "5500p");
  row(MeldType::concealed_kong, "5p", 1, "5550p");
}

void TestTile::melds_show_their_red_fives() {
  QFETCH(int, type);
  QFETCH(QString, tile);
  QFETCH(int, reds);
  QFETCH(QString, tiles);
  Meld meld{static_cast<MeldType>(type), *parse_tile(tile.toStdString()), {}, {}};
  meld.reds.add(Suit::dots, reds);
  QCOMPARE(meld.reds[Suit::dots], reds);
  QCOMPARE(meld.reds[Suit::bamboo], 0);
  QCOMPARE(QString::fromStdString(to_text(tiles_of(meld))), tiles);
}

// A hand beside a bag with the very same tiles.
struct TwoHands {
  Hand hand;
  std::vector<Tile> bag, melded;
  int laid = 0, red_melds = 0;

  void leave(Tile tile) { bag.erase(std::find(bag.begin(), bag.end(), tile)); }
  std::vector<Tile> in_bag(Tile kind, std::size_t most) const {
    std::vector<Tile> tiles;
    for (const Tile tile : bag) {
      if (tiles.size() < most && same_kind(tile, kind)) tiles.push_back(tile);
    }
    return tiles;
  }
  void take(Tile tile) {
    hand.take(tile);
    bag.push_back(tile);
  }
  void lay(const Meld& meld, const std::vector<Tile>& own) {
    hand.lay(meld);
    for (const Tile tile : own) leave(tile);
    melded.insert(melded.end(), own.begin(), own.end());
    ++laid;
    red_melds += !meld.reds.empty();
  }
  void claim_pung(Tile claimed) {
    const auto own = in_bag(claimed, 2);
    Meld meld{MeldType::pung, plain(claimed), claimed, Seat{}};
    for (const Tile tile : own) meld.reds.add(tile);
    meld.reds.add(claimed);
    lay(meld, own);
    melded.push_back(claimed);
  }
  // Makes of the tile what it can.
  void use(Tile tile, bool claims) {
    const bool grows = std::any_of(hand.melds.begin(), hand.melds.end(), [&](const Meld& meld) {
      return meld.type == MeldType::pung && same_kind(meld.tile, tile);
    });
    const bool room = hand.melds.size() < Melds::capacity();
    if (!grows && room && claims && hand.concealed[tile] >= 2) return claim_pung(tile);
    take(tile);
    if (grows) {
      hand.add_to_pung(tile);
      leave(tile);
      melded.push_back(tile);
    } else if (room && hand.concealed[tile] == 4) {
      lay(hand.concealed_kong(tile), in_bag(tile, 4));
    }
  }
};

void TestTile::a_hand_holds_what_it_took() {
  QRandomGenerator random(11);
  const auto sorted = [](std::vector<Tile> tiles) {
    std::sort(tiles.begin(), tiles.end(), [](Tile a, Tile b) {
      return a.kind() != b.kind() ? a.kind() < b.kind() : a.is_red() < b.is_red();
    });
    return tiles;
  };
  const Tile five = Tile::of(Suit::dots, 5);
  int laid = 0, red_melds = 0;
  for (int round = 0; round < 300; ++round) {
    std::vector<Tile> wall;  // of few kinds, so that melds come often
    for (int kind = 9; kind < 18; ++kind) wall.insert(wall.end(), 4, Tile::from_index(kind));
    for (int i = 0; i < 2; ++i) *std::find(wall.begin(), wall.end(), five) = Tile::red_five(Suit::dots);
    std::shuffle(wall.begin(), wall.end(), random);
    TwoHands both;
    for (const Tile drawn : wall) {
      both.use(drawn, random.bounded(2) == 0);
      if (both.bag.size() > 10) {
        const Tile tile = both.bag[random.bounded(static_cast<quint32>(both.bag.size()))];
        const Tile gone = both.hand.one_of(tile.kind());
        QCOMPARE(gone.is_red(), std::count(both.bag.begin(), both.bag.end(), plain(tile)) == 0);
        both.hand.give(gone);
        both.leave(gone);
      }
      QVERIFY(both.hand.tiles() == sorted(both.bag));
      std::vector<Tile> shown;
      for (const Meld& meld : both.hand.melds) {
        for (const Tile tile : tiles_of(meld)) shown.push_back(tile);
      }
      QVERIFY(sorted(shown) == sorted(both.melded));
    }
    laid += both.laid;
    red_melds += both.red_melds;
  }
  QVERIFY(laid > 300 && red_melds > 50);
}

QTEST_APPLESS_MAIN(TestTile)
#include "tst_tile.moc"
