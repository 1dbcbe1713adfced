#include "engine/ai/reading/conduct.h"

#include <algorithm>
#include <cmath>

namespace tingpai {

namespace {

// Reads one player's conduct. tests/bench/RESULTS.md tells how the numbers were chosen.
class Onlooker {
 public:
  Onlooker(const PublicState& table, Seat seat) : table_(table), seat_(seat), river_(table.rivers[seat]) {}

  Conduct numbers() const {
    const Claims claims = own_claims();
    const double late = std::clamp((discards() - 8) / 4.0, -2.0, 2.0);
    const double from_hand_of_3 = from_hand(3);
    return {1,
            std::log1p(middles()),
            static_cast<double>(last_was_safe()),
            from_hand_of_3,
            from_hand_of_3 * late,
            static_cast<double>(honours_from_hand(4)),
            static_cast<double>(copies_seen(4)),
            static_cast<double>(chows()),
            static_cast<double>(claims.first),
            static_cast<double>(claims.last),
            static_cast<double>(fewest_of_a_suit())};
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
        for (const Tile tile : tiles_of(meld_of(meld, *meld.tile))) seen.add(tile);
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

}  // namespace

Conduct conduct_of(const PublicState& table, Seat seat) {
  return table.rivers[seat].empty() ? Conduct{} : Onlooker(table, seat).numbers();
}

}  // namespace tingpai
