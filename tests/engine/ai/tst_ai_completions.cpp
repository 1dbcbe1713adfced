// Complete hands near a hand: against whatever is complete after exchanges of tiles.
#include <QTest>
#include <set>

#include "engine/ai/exact/completions.h"
#include "tests/engine/ai/tst_ai_positions.h"

using namespace tingpai;

namespace {

// Calls next(tiles) with each other tile in the place of one.
template <class Next>
void exchange(TileCounts tiles, const Next& next) {
  for (int out = 0; out < Tile::kinds; ++out) {
    if (tiles[out] == 0) continue;
    tiles.remove(out);
    for (int in = 0; in < Tile::kinds; ++in) {
      if (tiles[in] == 4) continue;
      tiles.add(in);
      next(tiles);
      tiles.remove(in);
    }
    tiles.add(out);
  }
}

// Of suits, any number of a kind.
bool are_sets_and_pair(TileCounts tiles, bool pair = true) {
  int kind = 0;
  while (kind < 27 && tiles[kind] == 0) ++kind;
  if (kind == 27) return !pair;
  const auto rest_is = [&](std::initializer_list<int> group, bool pair_left) {
    TileCounts rest = tiles;
    for (const int one : group) {
      if (rest[one] == 0) return false;
      rest.remove(one);
    }
    return are_sets_and_pair(rest, pair_left);
  };
  if (rest_is({kind, kind, kind}, pair) || (pair && rest_is({kind, kind}, false))) return true;
  return kind % 9 < 7 && rest_is({kind, kind + 1, kind + 2}, pair);
}
bool are_seven_pairs(const TileCounts& tiles) {
  return tiles.total() == 14 && std::ranges::none_of(tiles.raw(), [](auto count) { return count % 2 == 1; });
}

// Whether the wild tiles of a complete hand may stand for tiles that the hand had not: `lacking` tiles in all
// are then new to it.
bool stand_for_new(TileCounts tiles, const TileCounts& hand, FormSet forms, int lacking, int from = 0) {
  const int wild = forms.wild();
  if (wild < 0) return true;
  if (tiles[wild] == 0) {
    for (int kind = 0; kind < 27; ++kind) lacking -= std::max(0, tiles[kind] - hand[kind]);
    return lacking == 0 && (are_sets_and_pair(tiles) || are_seven_pairs(tiles));
  }
  tiles.remove(wild);
  for (int kind = from; kind < 27; ++kind) {
    tiles.add(kind);
    if (stand_for_new(tiles, hand, forms, lacking, kind)) return true;
    tiles.remove(kind);
  }
  return false;
}

// Against the tiles themselves: exchanges of up to two tiles, whatever is complete afterwards. Returns how
// many hands there are. Four called melds leave two tiles: the table of shanten knows no other forms either.
std::size_t compare_completions(const TileCounts& hand, const TileCounts& live, int melds, FormSet forms) {
  Completions completions(hand, live, melds, forms);
  std::array<std::set<std::array<std::uint8_t, Tile::kinds>>, 3> fast, plain;
  for (int missing = 0; missing <= 2; ++missing) {
    const bool all = completions.for_each(missing, [&](const TileCounts& complete) {
      return fast[static_cast<std::size_t>(missing)].insert(complete.raw()).second;
    });
    if (!all) qFatal("a hand was met twice");
  }
  const auto try_it = [&](const TileCounts& tiles) {
    if (shanten(tiles, forms) != -1) return;
    std::size_t missing = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const int lacked = std::max(0, tiles[kind] - hand[kind]);
      if (lacked > live[kind]) return;
      missing += static_cast<std::size_t>(lacked);
    }
    const int lacking = static_cast<int>(missing) + (forms.has_wild() ? hand[forms.wild()] : 0);
    if (stand_for_new(tiles, hand, forms, lacking)) plain[missing].insert(tiles.raw());
  };
  exchange(hand, [&](const TileCounts& one) { exchange(one, try_it); });
  std::size_t met = 0;
  for (std::size_t missing = 0; missing <= 2; ++missing) {
    if (fast[missing] != plain[missing])
      qFatal("%s, %d missing: %d hands, not %d", to_text(hand).c_str(), static_cast<int>(missing),
             static_cast<int>(fast[missing].size()), static_cast<int>(plain[missing].size()));
    met += fast[missing].size();
  }
  return met;
}

// Four sets less the melds, and a pair, of the suits alone.
TileCounts complete_suits(Random& random, int melds) {
  TileCounts hand;
  while (hand.total() < 12 - 3 * melds) {
    const int kind = random_below(random, 27);
    const bool chow = random.below(3) > 0 && kind % 9 < 7;
    TileCounts more = hand;
    for (int i = 0; i < 3; ++i) more.add(chow ? kind + i : kind);
    if (std::ranges::max(more.raw()) <= 4) hand = more;
  }
  while (hand.total() % 3 != 2) {
    const int kind = random_below(random, 27);
    if (hand[kind] <= 2) hand.add(kind, 2);
  }
  return hand;
}

int any_kind(const TileCounts& hand, Random& random) {
  const auto tiles = hand.tiles();
  return tiles[random.below(static_cast<std::uint32_t>(tiles.size()))].kind();
}

void exchange_one(TileCounts& hand, Random& random) {
  hand.remove(any_kind(hand, random));
  int kind = random_below(random, 27);
  while (hand[kind] == 4) kind = random_below(random, 27);
  hand.add(kind);
}

}  // namespace

class TestAiCompletions : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void are_all_complete_hands_data();
  void are_all_complete_hands();
  void with_wild_tiles();
};

void TestAiCompletions::are_all_complete_hands_data() {
  QTest::addColumn<int>("melds");
  QTest::addColumn<int>("strangers");
  QTest::newRow("closed") << 0 << 2;
  QTest::newRow("a chow called") << 1 << 2;
  QTest::newRow("two melds") << 2 << 2;
  QTest::newRow("four melds") << 4 << 1;
}

void TestAiCompletions::are_all_complete_hands() {
  QFETCH(int, melds);
  QFETCH(int, strangers);
  Random random(7);
  std::size_t met = 0;
  for (int round = 0; round < 30; ++round) {
    Position here = position_of(random_hand(random, 14, melds, strangers), random_below(random, 40), random);
    thin_out(here, random, 12);
    met += compare_completions(here.hand.concealed, here.live, melds, five_forms);
  }
  QVERIFY(met > 30);
}

void TestAiCompletions::with_wild_tiles() {
  constexpr int wild = 33;
  constexpr FormSet forms = FormSet({Form::standard, Form::seven_pairs}, true).with_wild(wild);
  Random random(11);
  std::size_t met = 0;
  for (int round = 0; round < 30; ++round) {
    const int melds = round % 3;
    TileCounts hand = complete_suits(random, melds);
    for (int i = 0; i < round % 4; ++i) {
      exchange_one(hand, random);
      hand.remove(any_kind(hand, random));
      hand.add(wild);
    }
    exchange_one(hand, random);
    TileCounts live;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if ((kind < 27 || kind == wild) && random.below(2) == 0)
        live.add(kind, random_below(random, 5 - hand[kind]));
    }
    met += compare_completions(hand, live, melds, forms);
  }
  QVERIFY(met > 1000);
}

QTEST_GUILESS_MAIN(TestAiCompletions)
#include "tst_ai_completions.moc"
