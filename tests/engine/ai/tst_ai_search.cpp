// Where a search starts and where it may go: arrangements and directions.
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "engine/ai/profiles/mcr_directions.h"
#include "engine/ai/targets/arrangement.h"
#include "engine/rules/mcr/mcr.h"
#include "tests/engine/ai/tst_ai_positions.h"

using namespace tingpai;

namespace {

std::vector<int> kinds_of(const Piece& piece) {
  const int kind = piece.kind;
  switch (piece.type) {
    case PieceType::pung:
      return {kind, kind, kind};
    case PieceType::chow:
      return {kind, kind + 1, kind + 2};
    case PieceType::pair:
      return {kind, kind};
    case PieceType::two_sided:
    case PieceType::edge:
      return {kind, kind + 1};
    case PieceType::closed:
      return {kind, kind + 2};
    case PieceType::middle:
    case PieceType::lone:
      break;
  }
  return {kind};
}

// "234m 45m 9p"
std::string to_text(const Arrangement& arrangement) {
  std::string text;
  for (const Piece& piece : arrangement.groups) {
    std::vector<Tile> group;
    for (const int kind : kinds_of(piece)) group.push_back(Tile::from_index(kind));
    text += (text.empty() ? "" : " ") + to_text(group);
  }
  return text;
}

TileCounts tiles_in(const Arrangement& arrangement) {
  TileCounts counts;
  for (const Piece& piece : arrangement.groups) {
    for (const int kind : kinds_of(piece)) counts.add(kind);
  }
  return counts;
}

TileCounts random_tiles(Random& random, int n) {
  TileCounts counts;
  // Few suits at times, so that tiles lie close together.
  const int kinds = std::array{9, 18, 34}[random.below(3)];
  while (counts.total() < n) {
    const int kind = random_below(random, kinds);
    if (counts[kind] < 4) counts.add(kind);
  }
  return counts;
}

// A plain reference: takes what holds the lowest tile in each possible way, and counts. No limits, no
// memory.
struct PlainSplitter {
  int called = 0;
  Shanten best = 8;
  std::set<std::string> near;  // every split whose shanten is `best`

  void split(TileCounts left, Arrangement so_far, int melds, int partials, bool pair) {
    int kind = 0;
    while (kind < Tile::kinds && left[kind] == 0) ++kind;
    if (kind == Tile::kinds) return settle(so_far, called + melds, partials, pair);
    const auto has = [&](int step) { return kind < 27 && kind % 9 + step < 9 && left[kind + step] > 0; };
    const auto go = [&](PieceType type, int more_melds, int more_partials) {
      TileCounts rest = left;
      Arrangement next = so_far;
      next.groups.push_back({type, static_cast<std::uint8_t>(kind)});
      for (const int k : kinds_of(next.groups.back())) rest.remove(k);
      split(rest, next, melds + more_melds, partials + more_partials, pair || type == PieceType::pair);
    };
    if (left[kind] >= 3) go(PieceType::pung, 1, 0);
    if (left[kind] >= 2) go(PieceType::pair, 0, 1);
    if (has(1) && has(2)) go(PieceType::chow, 1, 0);
    if (has(1)) go(kind % 9 == 0 || kind % 9 == 7 ? PieceType::edge : PieceType::two_sided, 0, 1);
    if (has(2)) go(PieceType::closed, 0, 1);
    go(kind < 27 && kind % 9 >= 2 && kind % 9 <= 6 ? PieceType::middle : PieceType::lone, 0, 0);
  }

  void settle(const Arrangement& whole, int melds, int partials, bool pair) {
    const int waits = std::min(partials - (pair ? 1 : 0), 4 - melds);
    const Shanten shanten = 8 - 2 * melds - waits - (pair ? 1 : 0);
    if (shanten > best) return;
    if (shanten < best) near.clear();
    best = shanten;
    near.insert(to_text(whole));
  }
};

// The patterns that cores are named after.
const std::vector<mcr::Pattern> core_patterns{
    mcr::Pattern::mixed_triple_chow, mcr::Pattern::mixed_straight,      mcr::Pattern::mixed_shifted_chows,
    mcr::Pattern::pure_straight,     mcr::Pattern::pure_shifted_chows,  mcr::Pattern::pure_triple_chow,
    mcr::Pattern::triple_pung,       mcr::Pattern::mixed_shifted_pungs, mcr::Pattern::pure_shifted_pungs,
    mcr::Pattern::big_three_winds,   mcr::Pattern::two_dragon_pungs};

// Everything called but a single tile of the pair: what is left is the tiles' own worth.
std::optional<Score> score_called(const StaticVector<GroupId, 4>& groups, int pair) {
  Win win;
  TileCounts counts;
  counts.add(pair, 2);
  for (const GroupId id : groups) {
    if (counts[kind_of(id)] > 4 || !add_if_it_fits(counts, id)) return std::nullopt;
    win.melds.push_back(meld_of(id));
  }
  win.concealed.add(pair);
  win.tile = Tile::from_index(pair);
  return mcr::score(win, mcr::Rules{});
}

std::set<mcr::Pattern> counted(const Score& score) {
  std::set<mcr::Pattern> patterns;
  for (const CountedPattern& pattern : score.patterns) {
    patterns.insert(mcr::pattern_of(pattern.id));
  }
  return patterns;
}

// The one pattern of a core that shows when it is completed by groups that add nothing of their kind.
std::optional<mcr::Pattern> pattern_of(const Core& core) {
  for (int first = 0; first < group_ids; ++first) {
    for (int pair = 0; pair < Tile::kinds; ++pair) {
      StaticVector<GroupId, 4> groups;
      for (const GroupId id : core.groups) groups.push_back(id);
      // A group far from everything, twice where the core has two groups.
      for (int id = first; groups.size() < 4; id += 7) groups.push_back(static_cast<GroupId>(id % group_ids));
      const auto score = score_called(groups, pair);
      if (!score) continue;
      const auto patterns = counted(*score);
      std::vector<mcr::Pattern> shown;
      for (const mcr::Pattern pattern : core_patterns) {
        if (patterns.contains(pattern)) shown.push_back(pattern);
      }
      if (shown.size() == 1) return shown.front();
    }
  }
  return std::nullopt;
}

}  // namespace

class TestAiSearch : public QObject {
  Q_OBJECT

 private slots:
  void heaviest_arrangement_data();
  void heaviest_arrangement();
  void pairs_outweigh_waits();
  void arrangements_cover_the_hand_once();
  void arrangements_reach_the_shanten();
  void arrangements_agree_with_plain_splitting();
  void arrangements_respect_slack_and_most();
  void group_ids_round_trip();
  void cores_score_what_they_say();
  void cores_occur_once();
  void tile_sets_score_what_they_say_data();
  void tile_sets_score_what_they_say();
  void all_types_has_every_type_once();
  void knitted_patterns_score();
};

void TestAiSearch::heaviest_arrangement_data() {
  QTest::addColumn<QString>("tiles");
  QTest::addColumn<QString>("split");
  QTest::newRow("the example of METHOD.md") << "23445m"
                                            << "234m 45m";
  QTest::newRow("in another suit") << "23445s"
                                   << "234s 45s";
  QTest::newRow("a pung before a pair") << "777m1z"
                                        << "777m 1z";
  QTest::newRow("two chows before a pair and waits") << "344556p"
                                                     << "345p 456p";
  QTest::newRow("two-sided before closed") << "457m"
                                           << "45m 7m";
  QTest::newRow("two-sided before edge") << "789s6s5s"
                                         << "56s 789s";
}

void TestAiSearch::heaviest_arrangement() {
  QFETCH(const QString, tiles);
  QFETCH(const QString, split);
  const auto all = arrange(hand(tiles.toStdString()), 0, 8, 24);
  QVERIFY(!all.empty());
  const auto best = std::max_element(
      all.begin(), all.end(), [](const Arrangement& a, const Arrangement& b) { return a.weight < b.weight; });
  QCOMPARE(best, all.begin());
  QCOMPARE(QString::fromStdString(to_text(*best)), split);
}

// A pair can be claimed from three opponents, a sequence wait from one.
void TestAiSearch::pairs_outweigh_waits() {
  const GroupWeights weights;
  const auto of = [&](PieceType type) { return weights.of[static_cast<std::size_t>(type)]; };
  QVERIFY(of(PieceType::pung) > of(PieceType::chow));
  QVERIFY(of(PieceType::chow) > of(PieceType::pair));
  for (const PieceType wait : {PieceType::two_sided, PieceType::edge, PieceType::closed}) {
    QVERIFY(of(PieceType::pair) > of(wait));
    QVERIFY(of(wait) > of(PieceType::middle));
  }
  QVERIFY(of(PieceType::two_sided) >= of(PieceType::closed));
  QVERIFY(of(PieceType::two_sided) >= of(PieceType::edge));
  QVERIFY(of(PieceType::middle) >= of(PieceType::lone));
  // 334p: {33, 4} and {3, 34} leave as many draws to go, the pair is preferred.
  const auto all = arrange(hand("123m456m789m334p"), 0, 0, 24);
  QCOMPARE(QString::fromStdString(to_text(all.front())), QString("123m 456m 789m 33p 4p"));
}

void TestAiSearch::arrangements_cover_the_hand_once() {
  Random random(1);
  for (int i = 0; i < 400; ++i) {
    const int melds = i % 4;
    const TileCounts tiles = random_tiles(random, (i % 2 == 0 ? 13 : 14) - 3 * melds);
    const auto all = arrange(tiles, melds, 1, 200);
    const std::string name = to_text(tiles);
    QVERIFY2(!all.empty(), name.c_str());
    std::set<std::string> seen;
    for (const Arrangement& arrangement : all) {
      QVERIFY2(tiles_in(arrangement) == tiles, name.c_str());
      QVERIFY2(seen.insert(to_text(arrangement)).second, (name + " twice " + to_text(arrangement)).c_str());
      int weight = 0;
      for (const Piece& piece : arrangement.groups) {
        weight += GroupWeights{}.of[static_cast<std::size_t>(piece.type)];
      }
      QCOMPARE(arrangement.weight, weight);
    }
    const bool sorted =
        std::is_sorted(all.begin(), all.end(),
                       [](const Arrangement& a, const Arrangement& b) { return a.weight > b.weight; });
    QVERIFY2(sorted, name.c_str());
  }
}

// Splitting counts a pair beside its own triplet and a wait on a fifth copy, which shanten knows to be
// useless: such hands are left out.
void TestAiSearch::arrangements_reach_the_shanten() {
  Random random(2);
  int compared = 0;
  for (int i = 0; i < 2000; ++i) {
    const int melds = i % 4;
    const TileCounts tiles = random_tiles(random, 13 - 3 * melds);
    const auto& raw = tiles.raw();
    const Shanten expected = ShapeIndex(tiles).standard_shanten();
    const auto all = arrange(tiles, melds, 0, 24);
    if (std::all_of(raw.begin(), raw.end(), [](auto n) { return n < 4; })) {
      QVERIFY2(all.front().shanten == expected, to_text(tiles).c_str());
      ++compared;
    }
    QVERIFY2(all.front().shanten <= expected, to_text(tiles).c_str());
  }
  QVERIFY(compared > 1000);
}

void TestAiSearch::arrangements_agree_with_plain_splitting() {
  Random random(3);
  int found = 0;
  int all_there_are = 0;
  for (int i = 0; i < 60; ++i) {
    const int melds = i % 4;
    const TileCounts tiles = random_tiles(random, 13 - 3 * melds);
    PlainSplitter plain{melds, 8, {}};
    plain.split(tiles, {}, 0, 0, false);
    const auto all = arrange(tiles, melds, 0, 100000);
    QCOMPARE(all.front().shanten, plain.best);
    for (const Arrangement& arrangement : all) {
      QVERIFY2(plain.near.contains(to_text(arrangement)), to_text(arrangement).c_str());
    }
    found += static_cast<int>(all.size());
    all_there_are += static_cast<int>(plain.near.size());
  }
  // Only the heaviest of each kind are kept: the search must not drown in them.
  QVERIFY(found <= all_there_are);
  QVERIFY(found > 60);
}

void TestAiSearch::arrangements_respect_slack_and_most() {
  const TileCounts tiles = hand("1357m2468p1379s5z");
  const auto tight = arrange(tiles, 0, 0, 1000);
  const auto loose = arrange(tiles, 0, 1, 1000);
  QVERIFY(loose.size() > tight.size());
  Shanten best = 8;
  for (const Arrangement& arrangement : loose) best = std::min(best, arrangement.shanten);
  for (const Arrangement& arrangement : tight) QCOMPARE(arrangement.shanten, best);
  for (const Arrangement& arrangement : loose) QVERIFY(arrangement.shanten <= best + 1);
  QCOMPARE(arrange(tiles, 0, 1, 5).size(), std::size_t{5});
}

void TestAiSearch::group_ids_round_trip() {
  std::set<int> ids;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    QVERIFY(!is_chow(pung_id(kind)));
    QCOMPARE(kind_of(pung_id(kind)), kind);
    ids.insert(pung_id(kind));
    if (kind >= 27 || kind % 9 > 6) continue;
    QVERIFY(is_chow(chow_id(kind)));
    QCOMPARE(kind_of(chow_id(kind)), kind);
    ids.insert(chow_id(kind));
  }
  QCOMPARE(static_cast<int>(ids.size()), group_ids);
  QCOMPARE(*ids.rbegin(), group_ids - 1);
}

// Each core shows one pattern, and each pattern is there in every place that it can have.
void TestAiSearch::cores_score_what_they_say() {
  std::map<mcr::Pattern, int> cores;
  for (const Core& core : mcr::cores()) {
    const auto pattern = pattern_of(core);
    QVERIFY(pattern);
    ++cores[*pattern];
  }
  const std::map<mcr::Pattern, int> expected{
      {mcr::Pattern::mixed_triple_chow, 7},     // a rank
      {mcr::Pattern::mixed_straight, 6},        // an order of suits
      {mcr::Pattern::mixed_shifted_chows, 30},  // an order and a rank
      {mcr::Pattern::pure_straight, 3},         // a suit
      {mcr::Pattern::pure_shifted_chows, 24},   // by one: 5 ranks, by two: 3
      {mcr::Pattern::pure_triple_chow, 21},    {mcr::Pattern::triple_pung, 9},
      {mcr::Pattern::mixed_shifted_pungs, 42}, {mcr::Pattern::pure_shifted_pungs, 21},
      {mcr::Pattern::big_three_winds, 4},      {mcr::Pattern::two_dragon_pungs, 3}};
  for (const auto& [pattern, number] : expected) {
    QVERIFY2(cores[pattern] == number, mcr::row(pattern).name.data());
  }
  QCOMPARE(cores.size(), expected.size());
}

void TestAiSearch::cores_occur_once() {
  std::set<std::vector<int>> seen;
  for (const Core& core : mcr::cores()) {
    std::vector<int> ids(core.groups.begin(), core.groups.end());
    std::sort(ids.begin(), ids.end());
    QVERIFY(seen.insert(ids).second);
  }
}

void TestAiSearch::tile_sets_score_what_they_say_data() {
  using P = mcr::Pattern;
  QTest::addColumn<int>("set");
  QTest::addColumn<std::vector<P>>("patterns");
  // Any of these: the dearer ones are special cases that exclude the first.
  const std::vector<P> flush{
      P::half_flush,         P::full_flush,   P::all_honors,  P::nine_gates,     P::all_green,
      P::lower_tiles,        P::middle_tiles, P::upper_tiles, P::quadruple_chow, P::four_pure_shifted_chows,
      P::pure_terminal_chows};
  const std::vector<P> pungs{P::all_pungs,
                             P::all_terminals,
                             P::all_honors,
                             P::all_even_pungs,
                             P::all_terminals_and_honors,
                             P::big_four_winds,
                             P::four_pure_shifted_pungs,
                             P::four_concealed_pungs};
  const std::vector<P> outside{
      P::outside_hand,        P::all_terminals,  P::all_terminals_and_honors,   P::all_honors,
      P::pure_terminal_chows, P::big_four_winds, P::three_suited_terminal_chows};
  const std::vector<P> upper{P::upper_four, P::upper_tiles};
  const std::vector<P> lower{P::lower_four, P::lower_tiles};
  const auto add = [](const char* name, int set, const std::vector<P>& patterns) {
    QTest::newRow(name) << set << patterns;
  };
  add("half flush, characters", 0, flush);
  add("half flush, dots", 1, flush);
  add("half flush, bamboo", 2, flush);
  add("all pungs", 3, pungs);
  add("outside hand", 4, outside);
  add("upper four", 5, upper);
  add("lower four", 6, lower);
  add("all fives", 7, {P::all_five});
  add("reversible tiles", 8, {P::reversible_tiles});
  add("all types", 9, {P::all_types});
}

void TestAiSearch::tile_sets_score_what_they_say() {
  QFETCH(const int, set);
  QFETCH(const std::vector<mcr::Pattern>, patterns);
  const TileSet& tile_set = mcr::tile_sets()[static_cast<std::size_t>(set)];
  Random random(4);
  int hands = 0;
  for (int tries = 0; hands < 300 && tries < 400000; ++tries) {
    StaticVector<GroupId, 4> groups;
    unsigned types = 0;
    while (groups.size() < 4) {
      const auto id = static_cast<GroupId>(random.below(group_ids));
      if ((tile_set.groups >> id & 1) == 0) continue;
      groups.push_back(id);
      types |= 1U << type_of(kind_of(id));
    }
    const int pair = random_below(random, Tile::kinds);
    if (!tile_set.pairs.contains(pair)) continue;
    types |= 1U << type_of(pair);
    if (tile_set.each_type_once && types != 31) continue;
    const auto score = score_called(groups, pair);
    if (!score) continue;
    ++hands;
    const auto shown = counted(*score);
    const bool named = std::any_of(patterns.begin(), patterns.end(),
                                   [&](mcr::Pattern pattern) { return shown.contains(pattern); });
    std::string text;
    for (const GroupId id : groups) {
      for (const int kind : tiles_of_group(id)) text += to_text(Tile::from_index(kind));
      text += ' ';
    }
    QVERIFY2(named, (text + to_text(Tile::from_index(pair))).c_str());
    for (const GroupId id : groups) {
      for (const int kind : tiles_of_group(id)) QVERIFY(tile_set.kinds.contains(kind));
    }
  }
  QCOMPARE(hands, 300);
}

void TestAiSearch::all_types_has_every_type_once() {
  for (std::size_t i = 0; i < mcr::tile_sets().size(); ++i) {
    QCOMPARE(mcr::tile_sets()[i].each_type_once, i + 1 == mcr::tile_sets().size());
  }
  QCOMPARE(type_of(tile("9m").kind()), 0);
  QCOMPARE(type_of(tile("1p").kind()), 1);
  QCOMPARE(type_of(tile("1s").kind()), 2);
  QCOMPARE(type_of(tile("4z").kind()), 3);
  QCOMPARE(type_of(tile("5z").kind()), 4);
}

void TestAiSearch::knitted_patterns_score() {
  std::set<std::uint64_t> different;
  for (const KindSet& pattern : knitted_patterns()) {
    different.insert(pattern.bits());
    QCOMPARE(std::popcount(pattern.bits()), 9);
    Win win;  // with 111z and a pair of green dragons
    for (int kind = 0; kind < 27; ++kind) {
      if (pattern.contains(kind)) win.concealed.add(kind);
    }
    win.concealed.add(tile("1z"), 3);
    win.concealed.add(tile("6z"));
    win.tile = tile("6z");
    const auto score = mcr::score(win, mcr::Rules{});
    QVERIFY(score);
    QVERIFY(counted(*score).contains(mcr::Pattern::knitted_straight));
  }
  QCOMPARE(different.size(), std::size_t{6});
}

QTEST_APPLESS_MAIN(TestAiSearch)
#include "tst_ai_search.moc"
