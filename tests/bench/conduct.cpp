#include "tests/bench/conduct.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace tingpai {

namespace {

constexpr std::size_t rows = 20;
// What a player does tells less of who is far from ready: the lean of "one step or fewer" is this share of
// that of "ready", and so on. Of 0.4, 0.6, 0.8 and 1 the best by log loss over the six distances.
constexpr double lean_of_next_step = 0.6;

// clang-format off
// Experts: `readiness 3000 3000000 expert`.
constexpr std::array<std::array<ReadinessRow, 5>, rows> measured{{
    {{{0.00F, 0.02F, 0.20F, 0.47F, 0.29F, 0.02F}, {0.00F, 0.06F, 0.29F, 0.49F, 0.16F, 0.01F}, {0.00F, 0.00F, 1.00F, 0.00F, 0.00F, 0.00F}, {0.00F, 0.00F, 1.00F, 0.00F, 0.00F, 0.00F}, {0.00F, 0.00F, 1.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.00F, 0.06F, 0.31F, 0.46F, 0.16F, 0.01F}, {0.00F, 0.10F, 0.41F, 0.40F, 0.08F, 0.00F}, {0.04F, 0.23F, 0.53F, 0.19F, 0.00F, 0.00F}, {0.00F, 0.00F, 1.00F, 0.00F, 0.00F, 0.00F}, {0.00F, 0.00F, 1.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.00F, 0.12F, 0.41F, 0.38F, 0.08F, 0.00F}, {0.01F, 0.21F, 0.46F, 0.29F, 0.04F, 0.00F}, {0.04F, 0.34F, 0.54F, 0.08F, 0.00F, 0.00F}, {0.29F, 0.71F, 0.00F, 0.00F, 0.00F, 0.00F}, {0.00F, 0.00F, 1.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.01F, 0.20F, 0.46F, 0.29F, 0.04F, 0.00F}, {0.02F, 0.30F, 0.48F, 0.17F, 0.02F, 0.00F}, {0.05F, 0.45F, 0.43F, 0.07F, 0.00F, 0.00F}, {0.19F, 0.78F, 0.03F, 0.00F, 0.00F, 0.00F}, {0.00F, 0.00F, 1.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.02F, 0.29F, 0.47F, 0.20F, 0.02F, 0.00F}, {0.04F, 0.41F, 0.44F, 0.11F, 0.01F, 0.00F}, {0.10F, 0.52F, 0.34F, 0.03F, 0.00F, 0.00F}, {0.34F, 0.64F, 0.01F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.04F, 0.37F, 0.44F, 0.13F, 0.01F, 0.00F}, {0.07F, 0.50F, 0.37F, 0.07F, 0.00F, 0.00F}, {0.16F, 0.58F, 0.25F, 0.02F, 0.00F, 0.00F}, {0.32F, 0.65F, 0.03F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.07F, 0.44F, 0.39F, 0.09F, 0.00F, 0.00F}, {0.10F, 0.55F, 0.30F, 0.04F, 0.00F, 0.00F}, {0.21F, 0.61F, 0.17F, 0.01F, 0.00F, 0.00F}, {0.36F, 0.62F, 0.02F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.10F, 0.51F, 0.33F, 0.06F, 0.00F, 0.00F}, {0.14F, 0.60F, 0.23F, 0.02F, 0.00F, 0.00F}, {0.26F, 0.62F, 0.12F, 0.01F, 0.00F, 0.00F}, {0.41F, 0.57F, 0.03F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.13F, 0.55F, 0.28F, 0.04F, 0.00F, 0.00F}, {0.19F, 0.62F, 0.18F, 0.01F, 0.00F, 0.00F}, {0.30F, 0.62F, 0.08F, 0.00F, 0.00F, 0.00F}, {0.44F, 0.54F, 0.02F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.16F, 0.57F, 0.23F, 0.03F, 0.00F, 0.00F}, {0.23F, 0.63F, 0.13F, 0.01F, 0.00F, 0.00F}, {0.37F, 0.57F, 0.06F, 0.00F, 0.00F, 0.00F}, {0.51F, 0.48F, 0.01F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.20F, 0.59F, 0.18F, 0.02F, 0.00F, 0.00F}, {0.29F, 0.61F, 0.10F, 0.01F, 0.00F, 0.00F}, {0.42F, 0.54F, 0.04F, 0.00F, 0.00F, 0.00F}, {0.55F, 0.44F, 0.01F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.23F, 0.60F, 0.15F, 0.02F, 0.00F, 0.00F}, {0.33F, 0.59F, 0.07F, 0.00F, 0.00F, 0.00F}, {0.46F, 0.50F, 0.03F, 0.00F, 0.00F, 0.00F}, {0.62F, 0.36F, 0.01F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.27F, 0.59F, 0.13F, 0.02F, 0.00F, 0.00F}, {0.38F, 0.56F, 0.05F, 0.00F, 0.00F, 0.00F}, {0.49F, 0.48F, 0.02F, 0.00F, 0.00F, 0.00F}, {0.61F, 0.38F, 0.01F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.28F, 0.59F, 0.10F, 0.02F, 0.00F, 0.00F}, {0.44F, 0.51F, 0.04F, 0.01F, 0.00F, 0.00F}, {0.54F, 0.44F, 0.02F, 0.00F, 0.00F, 0.00F}, {0.65F, 0.34F, 0.01F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.30F, 0.57F, 0.09F, 0.03F, 0.01F, 0.00F}, {0.48F, 0.48F, 0.04F, 0.00F, 0.00F, 0.00F}, {0.58F, 0.40F, 0.02F, 0.00F, 0.00F, 0.00F}, {0.67F, 0.33F, 0.00F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.33F, 0.55F, 0.08F, 0.02F, 0.02F, 0.00F}, {0.49F, 0.46F, 0.04F, 0.01F, 0.00F, 0.00F}, {0.60F, 0.36F, 0.03F, 0.00F, 0.00F, 0.00F}, {0.66F, 0.32F, 0.01F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.38F, 0.49F, 0.09F, 0.02F, 0.01F, 0.00F}, {0.51F, 0.42F, 0.06F, 0.01F, 0.00F, 0.00F}, {0.62F, 0.33F, 0.05F, 0.00F, 0.00F, 0.00F}, {0.64F, 0.36F, 0.01F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.39F, 0.44F, 0.11F, 0.04F, 0.01F, 0.00F}, {0.51F, 0.38F, 0.09F, 0.02F, 0.01F, 0.00F}, {0.63F, 0.31F, 0.05F, 0.01F, 0.00F, 0.00F}, {0.59F, 0.41F, 0.00F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.37F, 0.42F, 0.17F, 0.02F, 0.02F, 0.00F}, {0.51F, 0.34F, 0.12F, 0.02F, 0.01F, 0.00F}, {0.64F, 0.31F, 0.05F, 0.00F, 0.00F, 0.00F}, {0.54F, 0.46F, 0.00F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
    {{{0.34F, 0.31F, 0.21F, 0.10F, 0.03F, 0.00F}, {0.46F, 0.30F, 0.18F, 0.04F, 0.01F, 0.00F}, {0.59F, 0.34F, 0.06F, 0.00F, 0.00F, 0.00F}, {0.53F, 0.46F, 0.01F, 0.00F, 0.00F, 0.00F}, {1.00F, 0.00F, 0.00F, 0.00F, 0.00F, 0.00F}}},
}};
// clang-format on

// What a player's conduct says, as numbers. tests/bench/RESULTS.md tells how they were chosen.
class Conduct {
 public:
  Conduct(const PublicState& table, Seat seat) : table_(table), seat_(seat), river_(table.rivers[seat]) {}

  // By how much its odds of being ready differ from those of its row of the table, as a logarithm. Fitted on
  // 1.3 million states of 9,000 hands of experts (tests/bench/ready_models.py, "small").
  double lean() const {
    const Claims claims = own_claims();
    return 0.449 + 0.746 * std::log1p(middles()) - 0.506 * last_was_safe() -
           (0.159 + 0.222 * std::clamp((discards() - 8) / 4.0, -2.0, 2.0)) * from_hand(3) -
           0.332 * honours_from_hand(4) - 0.143 * copies_seen(4) + 0.237 * chows() + 0.118 * claims.first -
           0.102 * claims.last + 0.219 * fewest_of_a_suit();
  }

 private:
  // Own discards before the first claim, and since the last: six where there are more or there is no claim.
  struct Claims {
    int first = 6;
    int last = 6;
  };
  Claims own_claims() const {
    Claims claims;
    for (const Seat other : all_seats) {
      for (const RiverTile& discard : table_.rivers[other]) {
        if (discard.claimed_by != seat_) continue;
        const auto since = static_cast<int>(std::count_if(
            river_.begin(), river_.end(), [&](const RiverTile& own) { return own.number > discard.number; }));
        claims.first = std::min(claims.first, discards() - since);
        claims.last = std::min(claims.last, since);
      }
    }
    return claims;
  }

  int discards() const { return static_cast<int>(river_.size()); }
  // Those of its last discards for which it holds.
  template <class Which>
  int count_last(int last, Which which) const {
    return static_cast<int>(std::count_if(river_.end() - std::min(last, discards()), river_.end(), which));
  }
  int middles() const {
    return count_last(discards(), [](const RiverTile& discard) {
      return discard.tile.is_suited() && discard.tile.rank() >= 3 && discard.tile.rank() <= 7;
    });
  }
  int from_hand(int last) const {
    return count_last(last, [](const RiverTile& discard) { return !discard.drawn; });
  }
  int honours_from_hand(int last) const {
    return count_last(last,
                      [](const RiverTile& discard) { return !discard.drawn && discard.tile.is_honour(); });
  }
  int chows() const {
    const SeenMelds& melds = table_.melds[seat_];
    return static_cast<int>(std::count_if(melds.begin(), melds.end(),
                                          [](const SeenMeld& meld) { return meld.type == MeldType::chow; }));
  }
  int fewest_of_a_suit() const {
    std::array<int, 4> discards{};
    for (const RiverTile& discard : river_) discards[static_cast<std::size_t>(discard.tile.kind() / 9)] += 1;
    return *std::min_element(discards.begin(), discards.begin() + 3);
  }

  // 1 if the last tile that left its hand is one that another had discarded before: it may be folding.
  int last_was_safe() const {
    const auto last =
        std::find_if(river_.rbegin(), river_.rend(), [](const RiverTile& discard) { return !discard.drawn; });
    if (last == river_.rend()) return 0;
    for (const Seat other : all_seats) {
      if (other == seat_) continue;
      for (const RiverTile& discard : table_.rivers[other]) {
        if (discard.number < last->number && discard.tile.kind() == last->tile.kind()) return 1;
      }
    }
    return 0;
  }

  // Copies that the whole table sees of the kinds of its last discards, each discard with all of its kind.
  int copies_seen(int last) const {
    TileCounts seen;
    for (const Seat seat : all_seats) {
      for (const RiverTile& discard : table_.rivers[seat]) {
        if (!discard.claimed_by) seen.add(discard.tile);
      }
      for (const SeenMeld& meld : table_.melds[seat]) {
        if (!meld.tile) continue;
        for (const Tile tile : tiles_of(Meld{meld.type, *meld.tile, meld.claimed, meld.from})) seen.add(tile);
      }
    }
    int copies = 0;
    count_last(last, [&](const RiverTile& discard) {
      copies += seen[discard.tile];
      return true;
    });
    return copies;
  }

  const PublicState& table_;
  Seat seat_;
  const std::vector<RiverTile>& river_;
};

const ReadinessRow& row_of_experts(int discards, int melds) {
  const auto row = static_cast<std::size_t>(std::clamp(discards - 1, 0, static_cast<int>(rows) - 1));
  return measured[row][static_cast<std::size_t>(std::clamp(melds, 0, 4))];
}

}  // namespace

ReadinessRow readiness_by_conduct(const PublicState& table, Seat seat) {
  const SeenMelds& melds = table.melds[seat];
  const auto open = std::count_if(melds.begin(), melds.end(),
                                  [](const SeenMeld& meld) { return meld.type != MeldType::concealed_kong; });
  const ReadinessRow& row =
      row_of_experts(static_cast<int>(table.rivers[seat].size()), static_cast<int>(open));
  if (table.rivers[seat].empty()) return row;

  ReadinessRow moved{};
  double lean = Conduct(table, seat).lean();
  double within = 0, moved_within = 0;  // chances of so many steps or fewer
  for (std::size_t steps = 0; steps < row.size(); ++steps) {
    within += static_cast<double>(row[steps]);
    const bool open_end = steps + 1 == row.size() || within >= 1;
    const double odds = open_end || within <= 0 ? 0 : within / (1 - within) * std::exp(lean);
    const double now = open_end ? 1 : std::max(moved_within, odds / (1 + odds));
    moved[steps] = static_cast<float>(now - moved_within);
    moved_within = now;
    lean *= lean_of_next_step;
  }
  return moved;
}

}  // namespace tingpai
