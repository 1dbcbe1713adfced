// The table of splits beside the search, for every holding of a suit.
#include <QTest>
#include <algorithm>

#include "engine/decomposition.h"
#include "engine/suit_splits.h"

using namespace tingpai;

namespace {

struct Split {
  unsigned pungs = 0;
  unsigned chows = 0;
  unsigned pair = 0;
  int chow_count = 0;
  int equal_chows = 0;
  int outer_pungs = 0;

  bool operator==(const Split&) const = default;
};

Split split_of(const Reading& reading, int first) {
  Split split;
  std::array<int, 9> chows{};
  for (const Group& group : reading.groups) {
    const int rank = group.tile.kind() - first;
    if (group.type == GroupType::pung) {
      split.pungs |= 1U << rank;
      split.outer_pungs += group.tile.is_honour() || group.tile.is_terminal() ? 1 : 0;
    } else {
      split.chows |= 1U << rank;
      ++split.chow_count;
      ++chows[static_cast<std::size_t>(rank)];
    }
  }
  for (const int count : chows) split.equal_chows += count / 2;
  if (reading.pair.kind() / 9 == first / 9) split.pair = 1U << (reading.pair.kind() - first);
  return split;
}

// By the search, which needs a pair: where the suit has none another suit gets it.
std::vector<Split> searched(TileCounts counts, int first) {
  std::vector<Split> splits;
  if (counts.total() % 3 == 0) counts.add(27 - first, 2);
  Reading reading;
  const auto keep = [&](const Reading& found) { splits.push_back(split_of(found, first)); };
  decomposition::Splitter(reading, keep).run(decomposition::PackedHand(counts));
  return splits;
}

// By the table; nothing where it has only what cannot be.
std::vector<Split> listed(const TileCounts& counts, int first) {
  const auto suit = static_cast<std::size_t>(first / 9);
  std::vector<Split> splits;
  const auto suits = splits_of_suits(CountedGroups(counts));
  for (const SuitSplit& each : suits[suit]) {
    HandSplit joined;
    joined.add(each, suit);
    if (joined.pairs() != 0 && !joined.has_one_pair()) continue;
    splits.push_back({each.pungs(), each.chows(), each.pair, joined.chow_count(), joined.equal_chow_count(),
                      joined.outer_pung_count()});
  }
  return splits;
}

}  // namespace

class SuitSplitsTest : public QObject {
  Q_OBJECT

 private slots:
  void every_holding_data();
  void every_holding();
  void suits_join();
};

void SuitSplitsTest::every_holding_data() {
  QTest::addColumn<int>("first");
  QTest::addColumn<int>("kinds");
  QTest::newRow("characters") << 0 << 9;
  QTest::newRow("honours") << 27 << 7;
}

// Up to fourteen tiles, counted up like a number of base five.
void SuitSplitsTest::every_holding() {
  QFETCH(int, first);
  QFETCH(int, kinds);
  TileCounts counts;
  int complete = 0;
  for (int kind = first; kind < first + kinds;) {
    if (counts.total() <= 14 && counts.total() % 3 != 1) {
      const auto expected = searched(counts, first);
      QVERIFY2(listed(counts, first) == expected, to_text(counts).c_str());
      complete += expected.empty() ? 0 : 1;
    }
    for (kind = first; kind < first + kinds && counts[kind] == 4; ++kind) counts.remove(kind, 4);
    if (kind < first + kinds) counts.add(kind);
  }
  qInfo("%d complete", complete);
  QVERIFY(complete > 400);
}

void SuitSplitsTest::suits_join() {
  const TileCounts counts(*parse_tiles("123m 77p 456999s 555z"));
  const auto suits = splits_of_suits(CountedGroups(counts));
  HandSplit joined;
  for (std::size_t suit = 0; suit < suits.size(); ++suit) joined.add(*suits[suit].begin(), suit);
  const auto bit = [](int kind) { return std::uint64_t{1} << kind; };
  QCOMPARE(joined.chows(), bit(0) | bit(21));
  QCOMPARE(joined.pungs(), bit(26) | bit(31));
  QCOMPARE(joined.pairs(), bit(15));
  QCOMPARE(joined.chow_count(), 2);
  QCOMPARE(joined.outer_pung_count(), 2);
  QVERIFY(joined.has_one_pair() && joined.is_only_one());
}

QTEST_APPLESS_MAIN(SuitSplitsTest)
#include "tst_suit_splits.moc"
