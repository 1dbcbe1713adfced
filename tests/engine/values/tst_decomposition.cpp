// All readings of a hand against a plain recursive reference.
#include <QTest>
#include <algorithm>
#include <functional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "engine/decomposition.h"
#include "tests/engine/rules/mcr_text.h"

using namespace tingpai;

namespace {

using Names = std::multiset<std::string>;  // the groups of one reading, the pair among them

std::string kind_text(int kind) { return to_text(Tile::from_index(kind)); }

// The group's type and tile, whether it is concealed, and a star on the one the winning tile completed.
std::string group_text(char type, int kind, bool concealed, bool wins) {
  std::string text(1, type);
  text += kind_text(kind);
  if (!concealed) text += '-';
  if (wins) text += '*';
  return text;
}

Names names_of(const Reading& reading) {
  Names names;
  if (reading.groups.empty()) return {"form " + std::to_string(static_cast<int>(reading.form))};
  for (const Group& group : reading.groups) {
    names.insert(
        group_text("CPKN"[static_cast<int>(group.type)], group.tile.kind(), group.concealed, group.wins));
  }
  names.insert(group_text('D', reading.pair.kind(), true, reading.pair_wins));
  return names;
}

using Counts = std::array<int, Tile::kinds>;

Counts counts_of(const TileCounts& tiles) {
  Counts counts{};
  for (int kind = 0; kind < Tile::kinds; ++kind) counts[static_cast<std::size_t>(kind)] = tiles[kind];
  return counts;
}

// The slow way: any group anywhere, then the next, until nothing is left; equal results collapse in the set.
struct Reference {
  struct Part {
    char type;
    std::vector<int> kinds;
  };
  std::set<Names> readings;
  Names called;
  int win = -1;  // the winning kind, or -1 to ask only for the shape

  void mark(const std::vector<Part>& parts) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (win >= 0 && std::ranges::find(parts[i].kinds, win) == parts[i].kinds.end()) continue;
      Names names = called;
      for (std::size_t j = 0; j < parts.size(); ++j) {
        names.insert(group_text(parts[j].type, parts[j].kinds.front(), true, win >= 0 && i == j));
      }
      readings.insert(names);
    }
  }

  void take(Counts& counts, int sets, bool pair, std::vector<Part>& parts) {
    if (sets == 0 && !pair) return mark(parts);
    const auto lowest = std::ranges::find_if(counts, [](int count) { return count > 0; });
    if (lowest == counts.end()) return;
    const int kind = static_cast<int>(lowest - counts.begin());
    const auto attempt = [&](char type, std::vector<int> kinds) {
      for (const int k : kinds) --counts[static_cast<std::size_t>(k)];
      if (std::ranges::all_of(counts, [](int count) { return count >= 0; })) {
        parts.push_back({type, kinds});
        take(counts, sets - (type == 'D' ? 0 : 1), pair && type != 'D', parts);
        parts.pop_back();
      }
      for (const int k : kinds) ++counts[static_cast<std::size_t>(k)];
    };
    if (pair) attempt('D', {kind, kind});
    if (sets == 0) return;
    attempt('P', {kind, kind, kind});
    if (kind < 27 && kind % 9 <= 6) attempt('C', {kind, kind + 1, kind + 2});
  }

  void standard(const TileCounts& concealed, int sets) {
    Counts counts = counts_of(concealed);
    std::vector<Part> parts;
    take(counts, sets, true, parts);
  }

  void knitted(const TileCounts& concealed, int sets) {
    std::array<int, 3> offsets{0, 1, 2};
    do {
      Counts counts = counts_of(concealed);
      std::vector<Part> parts;
      for (int suit = 0; suit < 3; ++suit) {
        const int low = 9 * suit + offsets[static_cast<std::size_t>(suit)];
        parts.push_back({'N', {low, low + 3, low + 6}});
        for (const int k : parts.back().kinds) --counts[static_cast<std::size_t>(k)];
      }
      if (sets >= 0 && std::ranges::all_of(counts, [](int count) { return count >= 0; }))
        take(counts, sets, true, parts);
    } while (std::ranges::next_permutation(offsets).found);
  }

  void without_groups(const TileCounts& concealed) {
    const auto counts = counts_of(concealed);
    const auto form = [&](Form which) {
      readings.insert({"form " + std::to_string(static_cast<int>(which))});
    };
    if (std::ranges::all_of(counts, [](int count) { return count % 2 == 0; })) form(Form::seven_pairs);
    const TileCounts orphans = hand("19m19p19s1234567z");
    bool all_orphans = true;
    for (int kind = 0; kind < Tile::kinds; ++kind)
      all_orphans &= (concealed[kind] > 0) == (orphans[kind] > 0);
    if (all_orphans) form(Form::thirteen_orphans);
    std::array<int, 3> offsets{0, 1, 2};
    do {
      bool fits = true;
      for (int kind = 0; kind < Tile::kinds; ++kind) {
        const bool allowed = kind >= 27 || kind % 3 == offsets[static_cast<std::size_t>(kind / 9)];
        fits &= concealed[kind] <= (allowed ? 1 : 0);
      }
      if (fits) form(Form::knitted_honours);
    } while (std::ranges::next_permutation(offsets).found);
  }

  static Reference of(const TileCounts& concealed, const Melds& melds, int winning) {
    Reference reference;
    reference.win = winning;
    for (const Meld& meld : melds) {
      const char type = meld.type == MeldType::chow ? 'C' : is_kong(meld.type) ? 'K' : 'P';
      const bool hidden = meld.type == MeldType::concealed_kong;
      reference.called.insert(group_text(type, meld.tile.kind(), hidden, false));
    }
    const int sets = 4 - static_cast<int>(melds.size());
    reference.standard(concealed, sets);
    reference.knitted(concealed, sets - 3);
    if (melds.empty()) reference.without_groups(concealed);
    return reference;
  }
};

// Tiles for `sets` sets and a pair out of few kinds, so that there are many ways to read them.
TileCounts random_complete(std::mt19937& random, int sets, int suits) {
  const auto below = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
  while (true) {
    TileCounts tiles;
    for (int i = 0; i < sets; ++i) {
      if (below(3) == 0) {
        tiles.add(suits == 4 ? below(34) : below(9 * suits), 3);
        continue;
      }
      const int low = 9 * below(std::min(suits, 3)) + below(7);
      for (int kind = low; kind < low + 3; ++kind) tiles.add(kind);
    }
    tiles.add(suits == 4 ? below(34) : below(9 * suits), 2);
    if (std::ranges::all_of(tiles.raw(), [](int count) { return count <= 4; })) return tiles;
  }
}

TileCounts random_knitted(std::mt19937& random, bool with_meld) {
  while (true) {
    TileCounts tiles = random_complete(random, with_meld ? 0 : 1, 4);
    std::array<int, 3> offsets{0, 1, 2};
    std::ranges::shuffle(offsets, random);
    for (int suit = 0; suit < 3; ++suit) {
      for (int rank = offsets[static_cast<std::size_t>(suit)]; rank < 9; rank += 3)
        tiles.add(9 * suit + rank);
    }
    if (std::ranges::all_of(tiles.raw(), [](int count) { return count <= 4; })) return tiles;
  }
}

Tile random_tile_of(std::mt19937& random, const TileCounts& tiles) {
  const auto all = tiles.tiles();
  return all[random() % all.size()];
}

std::multiset<Names> found_readings(const TileCounts& concealed, const Melds& melds, Tile winning) {
  std::multiset<Names> readings;
  for_each_reading(concealed, melds, winning,
                   [&](const Reading& reading) { readings.insert(names_of(reading)); });
  return readings;
}

// Empty if the readings are those of the reference, each once.
std::string mismatch(const TileCounts& concealed, const Melds& melds, Tile winning) {
  const auto found = found_readings(concealed, melds, winning);
  const auto expected = Reference::of(concealed, melds, winning.kind()).readings;
  if (std::ranges::equal(found, expected)) return {};
  return to_text(concealed) + " on " + to_text(winning) + ": " + std::to_string(found.size()) +
         " readings, expected " + std::to_string(expected.size());
}

}  // namespace

class DecompositionTest : public QObject {
  Q_OBJECT

 private slots:
  void readings_data();
  void readings();
  void random_hands_data();
  void random_hands();
  void melds_join_the_reading();
  void knitted_hands();
  void only_wait_data();
  void only_wait();
  void only_wait_of_random_hands();
  void reading_from_known_groups();
};

void DecompositionTest::readings_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("count");
  QTest::newRow("one way") << "123m 456p 789s 111z 2z +2z" << 1;
  QTest::newRow("three chows or three pungs") << "111222333m 456p 9s +9s" << 2;
  QTest::newRow("the winning tile fits chow and pair") << "2334m 567p 111z 222z +3m" << 2;
  QTest::newRow("equal chows are one place") << "112233m 456p 789s 9p +9p" << 1;
  QTest::newRow("equal chows, won on them") << "11223m 456p 789s 99p +3m" << 1;
  QTest::newRow("a called chow takes no winning tile") << "[123m] 12m 456p 789s 99p +3m" << 1;
  QTest::newRow("chows twice over, or seven pairs") << "1122334455667m +7m" << 4;
  QTest::newRow("seven pairs alone") << "1133m 5577p 2244s 6z +6z" << 1;
  QTest::newRow("seven pairs alone, four of them honours") << "778899m 2244557z +7z" << 1;
  QTest::newRow("four pairs of honours are no groups") << "123m 456p 2244557z +7z" << 0;
  QTest::newRow("four of a kind as two pairs") << "1133m 5555p 2244s 6z +6z" << 1;
  QTest::newRow("thirteen orphans") << "19m 19p 19s 1234567z +1z" << 1;
  QTest::newRow("knitted straight, the tile in its body or its pair") << "147m 258p 36s 456s 99s +9s" << 2;
  QTest::newRow("lesser honours and knitted tiles") << "147m 258p 36s 12345z +6z" << 1;
  QTest::newRow("nothing") << "123m 456p 789s 12z 4z 5z +6z" << 0;
}

void DecompositionTest::readings() {
  QFETCH(QString, text);
  QFETCH(int, count);
  const Win won = win(text.toStdString());
  TileCounts concealed = won.concealed;
  concealed.add(won.tile);
  QCOMPARE(static_cast<int>(found_readings(concealed, won.melds, won.tile).size()), count);
  QCOMPARE(mismatch(concealed, won.melds, won.tile), std::string());
}

void DecompositionTest::random_hands_data() {
  QTest::addColumn<int>("suits");
  QTest::newRow("one suit") << 1;
  QTest::newRow("two suits") << 2;
  QTest::newRow("all tiles") << 4;
}

void DecompositionTest::random_hands() {
  QFETCH(int, suits);
  std::mt19937 random(20260);
  for (int i = 0; i < 3000; ++i) {
    const int sets = 4 - i % 5;
    const TileCounts tiles = random_complete(random, sets, suits);
    Melds melds;
    while (static_cast<int>(melds.size()) < 4 - sets) melds.push_back(meld("111z", true));
    QCOMPARE(mismatch(tiles, melds, random_tile_of(random, tiles)), std::string());
  }
}

void DecompositionTest::melds_join_the_reading() {
  const Win won = win("[123m] [555p] (7777s) 99m 12s +3s");
  TileCounts concealed = won.concealed;
  concealed.add(won.tile);
  const auto found = found_readings(concealed, won.melds, won.tile);
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(*found.begin() == (Names{"C1m-", "P5p-", "K7s", "C1s*", "D9m"}));
  for_each_reading(concealed, won.melds, won.tile, [&](const Reading& reading) {
    QCOMPARE(reading.tiles.total(), 15);
    QVERIFY(waiting_tiles(reading) == won.concealed);
  });
}

void DecompositionTest::knitted_hands() {
  std::mt19937 random(20261);
  for (int i = 0; i < 2000; ++i) {
    const bool with_meld = i % 2 == 1;
    const TileCounts tiles = random_knitted(random, with_meld);
    Melds melds;
    if (with_meld) melds.push_back(meld("111z", true));
    const Tile winning = random_tile_of(random, tiles);
    QVERIFY(!found_readings(tiles, melds, winning).empty());
    QCOMPARE(mismatch(tiles, melds, winning), std::string());
  }
}

void DecompositionTest::only_wait_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<bool>("only");
  QTest::newRow("pair") << "123m 456p 789s 111z 2z +2z" << true;
  QTest::newRow("two-sided chow") << "23m 456p 789s 111z 22z +1m" << false;
  QTest::newRow("edge chow") << "12m 456p 789s 111z 22z +3m" << true;
  QTest::newRow("two pairs") << "11m 456p 789s 111z 22z +1m" << false;
  QTest::newRow("a chow beside the pair tile") << "1234m 456p 789s 111z +1m" << false;
  QTest::newRow("dead second wait") << "[789s] [333s] 4444567s +7s" << false;
  QTest::newRow("seven pairs wait") << "1133m 5577p 2244s 6z +6z" << true;
  QTest::newRow("knitted body") << "147m 258p 36s 456s 99p +9s" << true;
  QTest::newRow("knitted loose set, two-sided") << "147m 258p 369s 45s 77z +3s" << false;
  QTest::newRow("knitted loose set, closed") << "147m 258p 369s 46s 77z +5s" << true;
}

void DecompositionTest::only_wait() {
  QFETCH(QString, text);
  QFETCH(bool, only);
  const Win won = win(text.toStdString());
  QCOMPARE(is_only_wait(won.concealed, won.tile), only);
}

// Every other kind tried one by one with the reference.
void DecompositionTest::only_wait_of_random_hands() {
  std::mt19937 random(20262);
  int only = 0;
  for (int i = 0; i < 3000; ++i) {
    const bool knitted = i % 10 == 0;
    const int sets = knitted ? 4 : 4 - i % 5;
    TileCounts tiles = knitted ? random_knitted(random, false) : random_complete(random, sets, i % 3 + 1);
    const Tile winning = random_tile_of(random, tiles);
    tiles.remove(winning);
    Melds melds;
    while (static_cast<int>(melds.size()) < 4 - sets) melds.push_back(meld("111z", true));
    bool other = false;
    for (int kind = 0; kind < Tile::kinds && !other; ++kind) {
      if (kind == winning.kind()) continue;
      tiles.add(kind);
      other = !Reference::of(tiles, melds, -1).readings.empty();
      tiles.remove(kind);
    }
    only += other ? 0 : 1;
    QVERIFY2(is_only_wait(tiles, winning) == !other, (to_text(tiles) + " on " + to_text(winning)).c_str());
  }
  QVERIFY(only > 300 && only < 2700);
}

// Groups that a search holds make the same reading as the tiles do.
void DecompositionTest::reading_from_known_groups() {
  std::mt19937 random(20263);
  for (int i = 0; i < 500; ++i) {
    const TileCounts tiles = i % 5 == 0 ? random_knitted(random, false) : random_complete(random, 4, 4);
    for_each_reading(tiles, {}, random_tile_of(random, tiles), [&](const Reading& reading) {
      if (reading.groups.empty()) return;
      QVERIFY(standard_reading(reading.groups, reading.pair, reading.win) == reading);
    });
  }
}

QTEST_APPLESS_MAIN(DecompositionTest)
#include "tst_decomposition.moc"
