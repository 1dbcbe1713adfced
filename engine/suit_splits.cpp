#include "engine/suit_splits.h"

#include <vector>

#include "engine/decomposition.h"

namespace tingpai {

namespace {

constexpr int first_honour = 27;

// Packed, with honours marked by a bit that no counts use.
std::uint32_t tiles_of(const CountedGroups& counted, std::size_t group) {
  return counted.packed(group) | (group == 3 ? 1U << 27 : 0);
}

SuitSplit split_of(const Reading& reading, int first_kind) {
  SuitSplit split;
  std::uint64_t odd = 0;  // chows there is an odd number of
  for (const Group& group : reading.groups) {
    const std::uint64_t at = std::uint64_t{1} << (group.tile.kind() - first_kind);
    if (group.type == GroupType::pung) {
      split.groups |= at;
      if (group.tile.is_honour() || group.tile.is_terminal()) split.counts += HandSplit::outer_pung;
      continue;
    }
    split.groups |= at << SuitSplit::chows_from;
    split.counts += HandSplit::chow;
    if ((odd & at) != 0) split.counts += HandSplit::equal_chows;
    odd ^= at;
  }
  const int pair = reading.pair.kind() - first_kind;
  if (pair >= 0 && pair < 9) split.pair = static_cast<std::uint16_t>(1 << pair);
  return split;
}

// All suits that are pungs, chows and at most one pair, each once with all of its splits.
class SplitTable {
 public:
  SplitTable() {
    // Suits of few tiles come up most: entered first, they are found at once.
    for (int groups = 0; groups <= 4; ++groups) {
      TileCounts tiles;
      enter(tiles, 0, groups, 0);
      enter(tiles, first_honour, groups, 0);
    }
  }

  SuitSplits find(std::uint32_t tiles) const { return SuitSplits(splits_[slots_[slot_of(tiles)]]); }

 private:
  static constexpr int slot_bits = 15;  // 32,768 slots for 22,241 suits
  static constexpr std::uint16_t unused = 0;

  // Where the tiles are, or the free slot where they would go.
  std::size_t slot_of(std::uint32_t tiles) const {
    std::size_t slot = tiles * std::uint32_t{0x9e3779b1} >> (32 - slot_bits);
    while (slots_[slot] != unused && splits_[slots_[slot]].tiles != tiles) slot = (slot + 1) % slots_.size();
    return slot;
  }

  // These tiles with every choice of so many groups more, from `next` on: first chows, then pungs.
  void enter(TileCounts& tiles, int first_kind, int groups, int next) {
    if (groups == 0) return enter_with_pairs(tiles, first_kind);
    const int chows = first_kind == first_honour ? 0 : 7;
    const int pungs = first_kind == first_honour ? 7 : 9;
    for (int group = next; group < chows + pungs; ++group) {
      const int step = group < chows ? 1 : 0;
      const int kind = first_kind + (group < chows ? group : group - chows);
      for (int i = 0; i < 3; ++i) tiles.add(kind + step * i);
      const bool fits = tiles[kind] <= 4 && tiles[kind + step] <= 4 && tiles[kind + 2 * step] <= 4;
      if (fits) enter(tiles, first_kind, groups - 1, group);
      for (int i = 0; i < 3; ++i) tiles.remove(kind + step * i);
    }
  }

  // Without a pair and with every pair.
  void enter_with_pairs(TileCounts& tiles, int first_kind) {
    const int elsewhere = first_honour - first_kind;  // the splitter asks for a pair
    tiles.add(elsewhere, 2);
    enter_splits(tiles, first_kind);
    tiles.remove(elsewhere, 2);
    for (int kind = first_kind; kind < first_kind + (first_kind == first_honour ? 7 : 9); ++kind) {
      if (tiles[kind] > 2) continue;
      tiles.add(kind, 2);
      enter_splits(tiles, first_kind);
      tiles.remove(kind, 2);
    }
  }

  void enter_splits(const TileCounts& counts, int first_kind) {
    const std::uint32_t tiles = tiles_of(CountedGroups(counts), static_cast<std::size_t>(first_kind / 9));
    std::uint16_t& slot = slots_[slot_of(tiles)];
    if (slot != unused) return;  // of other groups
    slot = static_cast<std::uint16_t>(splits_.size());
    Reading reading;
    const auto keep = [&](const Reading& whole) {
      splits_.push_back(split_of(whole, first_kind));
      splits_.back().tiles = tiles;
      splits_[slot].counts += HandSplit::first;
    };
    decomposition::Splitter(reading, keep).run(decomposition::PackedHand(counts));
  }

  std::vector<std::uint16_t> slots_ = std::vector<std::uint16_t>(std::size_t{1} << slot_bits, unused);
  // What unused slots point at comes first.
  std::vector<SuitSplit> splits_{SuitSplit{.pair = 0x1ff, .counts = HandSplit::first}};
};

}  // namespace

std::array<SuitSplits, 4> splits_of_suits(const CountedGroups& concealed) {
  static const SplitTable table;
  const auto of = [&](std::size_t group) { return table.find(tiles_of(concealed, group)); };
  return {of(0), of(1), of(2), of(3)};
}

}  // namespace tingpai
