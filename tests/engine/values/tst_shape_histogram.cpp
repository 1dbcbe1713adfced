// Counts of all hands there are, against published ones. Suits are counted by what matters of them (class,
// tiles, kinds, pairs, terminals) and joined, so that 360 thousand million hands take seconds.
#include <QTest>
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "engine/shape_tables.h"

namespace {

using tingpai::shape_tables::tables;

constexpr int hand_tiles = 14;

// Of one group or several: `shape` is its class or joint class.
struct Summary {
  int tiles = 0;
  int shape = 0;
  int kinds = 0;  // no more than seven matter
  int pairs = 0;  // kinds with two or more
  int orphans = 0;
  bool twin = false;  // an orphan with two or more
  auto operator<=>(const Summary&) const = default;
};
struct Number {
  std::uint64_t hands = 0;
  std::uint64_t deals = 0;  // ways to take them from four of each kind
};
using Census = std::map<Summary, Number>;

Census census_of_group(std::size_t ranks, const std::vector<std::uint8_t>& class_of_key) {
  constexpr std::array<std::uint64_t, 5> ways{1, 4, 6, 4, 1};
  Census census;
  std::array<int, 9> counts{};
  const std::size_t keys = ranks == 9 ? tingpai::shape_tables::suit_keys : tingpai::shape_tables::honour_keys;
  for (std::size_t key = 0; key < keys; ++key) {
    Summary summary;
    std::uint64_t deals = 1;
    for (std::size_t rank = 0; rank < ranks; ++rank) {
      const int count = counts[rank];
      const bool orphan = ranks == 7 || rank == 0 || rank == 8;
      summary.tiles += count;
      summary.kinds += count > 0 ? 1 : 0;
      summary.pairs += count > 1 ? 1 : 0;
      summary.orphans += orphan && count > 0 ? 1 : 0;
      summary.twin = summary.twin || (orphan && count > 1);
      deals *= ways[static_cast<std::size_t>(count)];
    }
    if (summary.tiles <= hand_tiles) {
      summary.kinds = std::min(summary.kinds, 7);
      summary.shape = class_of_key[key];
      auto& number = census[summary];
      ++number.hands;
      number.deals += deals;
    }
    for (std::size_t rank = 0; rank < ranks && ++counts[rank] == 5; ++rank) counts[rank] = 0;
  }
  return census;
}

template <class JointShape>
Census joined(const Census& a, const Census& b, JointShape joint_shape) {
  Census census;
  for (const auto& [one, one_number] : a) {
    for (const auto& [other, other_number] : b) {
      const int tiles = one.tiles + other.tiles;
      if (tiles > hand_tiles) break;  // a census is in order of tiles
      auto& number = census[{tiles, joint_shape(one.shape, other.shape), std::min(7, one.kinds + other.kinds),
                             one.pairs + other.pairs, one.orphans + other.orphans, one.twin || other.twin}];
      number.hands += one_number.hands * other_number.hands;
      number.deals += one_number.deals * other_number.deals;
    }
  }
  return census;
}

struct Halves {
  Census two_suits;
  Census suit_and_honours;
};

Halves count_halves() {
  const auto& t = tables();
  const Census suit = census_of_group(9, t.suit_class);
  const Census honours = census_of_group(7, t.honour_class);
  const auto at = [](int shape) { return static_cast<std::size_t>(shape); };
  return {joined(suit, suit, [&](int a, int b) { return int{t.two_suits[at(a)][at(b)]}; }),
          joined(suit, honours, [&](int a, int b) { return int{t.suit_and_honours[at(a)][at(b)]}; })};
}

// All hands by the fewest draws to one of standard, seven different pairs and thirteen orphans.
std::array<Number, 15> count_hands(const Halves& halves) {
  const auto& distance = tables().distance[4];
  std::array<Number, 15> hands{};
  std::array<std::vector<std::pair<Summary, Number>>, hand_tiles + 1> right_by_tiles;
  for (const auto& entry : halves.suit_and_honours) {
    right_by_tiles[static_cast<std::size_t>(entry.first.tiles)].emplace_back(entry);
  }
  for (const auto& [left, left_number] : halves.two_suits) {
    const auto& row = distance[static_cast<std::size_t>(left.shape)];
    for (const auto& [right, right_number] :
         right_by_tiles[static_cast<std::size_t>(hand_tiles - left.tiles)]) {
      const int standard = row[static_cast<std::size_t>(right.shape)];
      const int kinds = std::min(7, left.kinds + right.kinds);
      const int pairs = 14 - left.pairs - right.pairs - kinds;
      const int orphans = 14 - left.orphans - right.orphans - (left.twin || right.twin ? 1 : 0);
      auto& number = hands[static_cast<std::size_t>(std::min(standard, std::min(pairs, orphans)))];
      number.hands += left_number.hands * right_number.hands;
      number.deals += left_number.deals * right_number.deals;
    }
  }
  return hands;
}

}  // namespace

class TestShapeHistogram : public QObject {
  Q_OBJECT

 private slots:
  void all_hands_by_shanten();
};

void TestShapeHistogram::all_hands_by_shanten() {
  const auto hands = count_hands(count_halves());
  constexpr std::array<std::uint64_t, 8> published{16873619,     2133064968,  35934777211, 130938507660,
                                                   121685916468, 33290266817, 2496505635,  24592122};
  for (std::size_t draws = 0; draws < hands.size(); ++draws) {
    QCOMPARE(hands[draws].hands, draws < published.size() ? published[draws] : 0);
  }
  QCOMPARE(hands[0].deals, std::uint64_t{12859078207674});
  std::uint64_t deals = 0;
  for (const Number& number : hands) deals += number.deals;
  QCOMPARE(deals, std::uint64_t{4250305029168216000});  // C(136, 14)
}

QTEST_APPLESS_MAIN(TestShapeHistogram)
#include "tst_shape_histogram.moc"
