#include "engine/ai/targets/arrangement.h"

#include <algorithm>
#include <array>
#include <map>

namespace tingpai {

namespace {

// A split of one suit's tiles (or of the honours).
struct SuitSplit {
  StaticVector<Piece, 14> groups;
  int weight = 0;
  std::uint8_t melds = 0;
  std::uint8_t partials = 0;  // sequence waits and pairs
  bool pair = false;
};

using SuitCounts = std::array<std::uint8_t, 9>;

// Enumerates the splits of one suit in canonical order: each step takes a group that holds the lowest tile
// left, so no split is visited twice; what can follow from the tiles left is remembered.
class SuitSplitter {
 public:
  SuitSplitter(int first_kind, bool honours, const GroupWeights& weights)
      : first_kind_(first_kind), honours_(honours), weights_(weights) {}

  const std::vector<SuitSplit>& split(const SuitCounts& counts) {
    if (const auto known = known_.find(counts); known != known_.end()) return known->second;
    std::vector<SuitSplit> splits;
    const auto lowest = std::find_if(counts.begin(), counts.end(), [](auto n) { return n > 0; });
    if (lowest == counts.end()) {
      splits.push_back({});
    } else {
      const int rank = static_cast<int>(lowest - counts.begin());
      for (const PieceType type : candidates(counts, rank)) add_group(counts, rank, type, splits);
      keep_best_of_each_class(splits);
    }
    return known_.emplace(counts, std::move(splits)).first->second;
  }

 private:
  static constexpr std::size_t kept_per_class = 3;

  StaticVector<PieceType, 6> candidates(const SuitCounts& counts, int rank) const {
    const auto at = [&](int r) { return r < 9 ? counts[static_cast<std::size_t>(r)] : 0; };
    StaticVector<PieceType, 6> types;
    if (at(rank) >= 3) types.push_back(PieceType::pung);
    if (at(rank) >= 2) types.push_back(PieceType::pair);
    if (!honours_) {
      if (at(rank + 1) > 0 && at(rank + 2) > 0) types.push_back(PieceType::chow);
      if (at(rank + 1) > 0) types.push_back(rank == 0 || rank == 7 ? PieceType::edge : PieceType::two_sided);
      if (at(rank + 2) > 0) types.push_back(PieceType::closed);
    }
    types.push_back(!honours_ && rank >= 2 && rank <= 6 ? PieceType::middle : PieceType::lone);
    return types;
  }

  static void take(SuitCounts& counts, int rank, PieceType type) {
    const auto drop = [&](int r, int n) {
      counts[static_cast<std::size_t>(r)] =
          static_cast<std::uint8_t>(counts[static_cast<std::size_t>(r)] - n);
    };
    switch (type) {
      case PieceType::pung:
        drop(rank, 3);
        break;
      case PieceType::pair:
        drop(rank, 2);
        break;
      case PieceType::chow:
        drop(rank, 1), drop(rank + 1, 1), drop(rank + 2, 1);
        break;
      case PieceType::two_sided:
      case PieceType::edge:
        drop(rank, 1), drop(rank + 1, 1);
        break;
      case PieceType::closed:
        drop(rank, 1), drop(rank + 2, 1);
        break;
      case PieceType::middle:
      case PieceType::lone:
        drop(rank, 1);
        break;
    }
  }

  void add_group(const SuitCounts& counts, int rank, PieceType type, std::vector<SuitSplit>& splits) {
    SuitCounts rest = counts;
    take(rest, rank, type);
    for (const SuitSplit& tail : split(rest)) {
      SuitSplit whole;
      whole.groups.push_back({type, static_cast<std::uint8_t>(first_kind_ + rank)});
      for (const Piece& group : tail.groups) whole.groups.push_back(group);
      whole.weight = tail.weight + weights_.of[static_cast<std::size_t>(type)];
      const bool meld = type == PieceType::pung || type == PieceType::chow;
      const bool partial = type >= PieceType::pair && type <= PieceType::closed;
      whole.melds = static_cast<std::uint8_t>(tail.melds + (meld ? 1 : 0));
      whole.partials = static_cast<std::uint8_t>(tail.partials + (partial ? 1 : 0));
      whole.pair = tail.pair || type == PieceType::pair;
      splits.push_back(whole);
    }
  }

  // A class is what shanten depends on: melds, partials, whether there is a pair.
  static void keep_best_of_each_class(std::vector<SuitSplit>& splits) {
    const auto class_of = [](const SuitSplit& s) { return s.melds * 32 + s.partials * 2 + (s.pair ? 1 : 0); };
    std::stable_sort(splits.begin(), splits.end(), [&](const SuitSplit& a, const SuitSplit& b) {
      return class_of(a) != class_of(b) ? class_of(a) > class_of(b) : a.weight > b.weight;
    });
    std::size_t kept = 0;
    std::size_t in_class = 0;
    for (std::size_t i = 0; i < splits.size(); ++i) {
      in_class = i > 0 && class_of(splits[i]) == class_of(splits[i - 1]) ? in_class + 1 : 0;
      if (in_class < kept_per_class) splits[kept++] = splits[i];
    }
    splits.resize(kept);
  }

  int first_kind_;
  bool honours_;
  const GroupWeights& weights_;
  std::map<SuitCounts, std::vector<SuitSplit>> known_;
};

// 8 - 2 melds - partials, where melds and partials together are at most four, and five with a pair.
Shanten shanten_of(int melds, int partials, bool pair) {
  const int room = 4 - melds;
  const int without_pair = std::min(partials - (pair ? 1 : 0), room);
  return 8 - 2 * melds - without_pair - (pair ? 1 : 0);
}

}  // namespace

std::vector<Arrangement> arrange(const TileCounts& concealed, int melds, int slack, std::size_t most,
                                 const GroupWeights& weights) {
  // 1. Split each suit on its own.
  std::array<std::vector<SuitSplit>, 4> splits;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    SuitCounts counts{};
    const std::size_t ranks = suit == 3 ? 7 : 9;
    for (std::size_t rank = 0; rank < ranks; ++rank) counts[rank] = concealed.raw()[9 * suit + rank];
    splits[suit] = SuitSplitter(static_cast<int>(9 * suit), suit == 3, weights).split(counts);
  }
  // 2. Combine them, keeping what is near the best shanten.
  std::vector<Arrangement> arrangements;
  Shanten best = 8;
  for (const SuitSplit& m : splits[0]) {
    for (const SuitSplit& p : splits[1]) {
      for (const SuitSplit& s : splits[2]) {
        for (const SuitSplit& z : splits[3]) {
          const int complete = melds + m.melds + p.melds + s.melds + z.melds;
          const bool pair = m.pair || p.pair || s.pair || z.pair;
          const Shanten shanten =
              shanten_of(complete, m.partials + p.partials + s.partials + z.partials, pair);
          if (shanten > best + slack) continue;
          best = std::min(best, shanten);
          Arrangement whole;
          whole.weight = m.weight + p.weight + s.weight + z.weight;
          whole.shanten = shanten;
          for (const SuitSplit* part : {&m, &p, &s, &z}) {
            for (const Piece& group : part->groups) whole.groups.push_back(group);
          }
          arrangements.push_back(whole);
        }
      }
    }
  }
  // 3. The heaviest first.
  std::erase_if(arrangements, [&](const Arrangement& a) { return a.shanten > best + slack; });
  std::stable_sort(arrangements.begin(), arrangements.end(),
                   [](const Arrangement& a, const Arrangement& b) { return a.weight > b.weight; });
  if (arrangements.size() > most) arrangements.resize(most);
  return arrangements;
}

GroupSet improvements(const Piece& piece) {
  const auto bit = [](GroupId id) { return GroupSet{1} << id; };
  const int kind = piece.kind;
  switch (piece.type) {
    case PieceType::pung:
    case PieceType::pair:
      return bit(pung_id(kind));
    case PieceType::chow:
    case PieceType::closed:
      return bit(chow_id(kind));
    case PieceType::edge:
      return bit(chow_id(kind % 9 == 0 ? kind : kind - 1));
    case PieceType::two_sided:
      return bit(chow_id(kind)) | bit(chow_id(kind - 1));
    case PieceType::middle:
    case PieceType::lone:
      break;
  }
  if (kind >= 27) return 0;
  GroupSet set = 0;
  for (int low = std::max(0, kind % 9 - 2); low <= std::min(6, kind % 9); ++low)
    set |= bit(chow_id(kind / 9 * 9 + low));
  return set;
}

}  // namespace tingpai
