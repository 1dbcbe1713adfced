#include "tests/bench/public_features.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "tests/bench/distance.h"

namespace tingpai {

namespace {

constexpr int recent = 6;  // discards told one by one
constexpr int never = 25;  // for what has not happened; more discards than a hand has

// 0 honour, 1 terminal, 2 next to it, 3 middle (3 to 7).
int class_of(int kind) {
  if (kind >= 27) return 0;
  const int edge = std::min(kind % 9, 8 - kind % 9);
  return std::min(edge, 2) + 1;
}

std::size_t suit_of(int kind) { return static_cast<std::size_t>(kind / 9); }

class Observed {
 public:
  Observed(const PublicState& table, Seat seat)
      : table_(table), seat_(seat), river_(table.rivers[seat]), melds_(table.melds[seat]) {
    for (const Seat other : all_seats) {
      for (const RiverTile& discard : table.rivers[other]) {
        total_ = std::max(total_, discard.number + 1);
        if (discard.claimed_by == seat) claims_.push_back(discard.number);
        if (!discard.claimed_by) seen_[static_cast<std::size_t>(discard.tile.kind())] += 1;
      }
      for (const SeenMeld& meld : table.melds[other]) note_meld(meld, other == seat);
    }
    std::sort(claims_.begin(), claims_.end());
  }

  Features run() {
    of_table();
    of_pace();
    of_hand_discards();
    of_kinds();
    of_suits();
    of_melds();
    of_patterns();
    of_passes();
    of_others();
    of_recent();
    return std::move(features_);
  }

 private:
  void add(const char* name, int value) { features_.emplace_back(name, value); }
  int size() const { return static_cast<int>(river_.size()); }
  const RiverTile& from_end(int back) const {
    return river_[river_.size() - 1 - static_cast<std::size_t>(back)];
  }
  // Own discards made after the table's discard of this number.
  int own_since(int number) const {
    return static_cast<int>(std::count_if(river_.begin(), river_.end(),
                                          [&](const RiverTile& discard) { return discard.number > number; }));
  }

  void note_meld(const SeenMeld& meld, bool own) {
    if (!meld.tile) return;
    const int kind = meld.tile->kind();
    for (int i = 0; i < (is_kong(meld.type) ? 4 : 3); ++i) {
      const int at = meld.type == MeldType::chow ? kind + i : kind;
      seen_[static_cast<std::size_t>(at)] += 1;
    }
    if (!own) return;
    (meld.type == MeldType::chow ? chows_ : sets_).push_back(kind);
    meld_suits_[suit_of(kind)] += 1;
  }

  void of_table() {
    add("wall_left", table_.wall_left);
    add("seat_wind", static_cast<int>(table_.winds[seat_]));
    add("flowers", static_cast<int>(table_.flowers[seat_].size()));
    add("since_own", river_.empty() ? never : total_ - 1 - river_.back().number);
    add("own_claimed",
        static_cast<int>(std::count_if(river_.begin(), river_.end(),
                                       [](const RiverTile& tile) { return tile.claimed_by.has_value(); })));
  }

  // Discards from the hand and straight from the wall. A discard right after a claim is always from the hand.
  void of_pace() {
    int run = 0;
    while (run < size() && from_end(run).drawn) ++run;
    int from_hand = 0, last3 = 0, last6 = 0;
    for (int back = 0; back < size(); ++back) {
      if (from_end(back).drawn) continue;
      ++from_hand;
      last3 += back < 3 ? 1 : 0;
      last6 += back < 6 ? 1 : 0;
    }
    add("run", run);
    add("from_hand", from_hand);
    add("from_wall", size() - from_hand);
    add("from_hand_3", last3);
    add("from_hand_6", last6);
    add("since_claim", claims_.empty() ? never : own_since(claims_.back()));
    add("first_claim", claims_.empty() ? never : size() - own_since(claims_.front()));
    for (std::size_t back = 0; back < river_.size() && last_change_ < 0; ++back) {
      const RiverTile& discard = from_end(static_cast<int>(back));
      if (!discard.drawn) last_change_ = discard.number;
    }
  }

  // The last tiles that left the hand.
  void of_hand_discards() {
    std::array<int, 3> kinds{-1, -1, -1};
    std::size_t found = 0;
    for (int back = 0; back < size() && found < kinds.size(); ++back) {
      if (!from_end(back).drawn) kinds[found++] = from_end(back).tile.kind();
    }
    const auto class_or_none = [](int kind) { return kind < 0 ? -1 : class_of(kind); };
    add("hand_1_class", class_or_none(kinds[0]));
    add("hand_2_class", class_or_none(kinds[1]));
    add("hand_3_class", class_or_none(kinds[2]));
    add("hand_1_seen", kinds[0] < 0 ? 0 : seen_[static_cast<std::size_t>(kinds[0])]);
    add("hand_1_safe", kinds[0] >= 0 && discarded_before(kinds[0]) ? 1 : 0);
    add("hand_pair", kinds[0] >= 0 && kinds[0] == kinds[1] ? 1 : 0);
    add("hand_near", near(kinds[0], kinds[1]) ? 1 : 0);
    add("hand_1_meld_suit", kinds[0] >= 0 && meld_suits_[suit_of(kinds[0])] > 0 ? 1 : 0);
    int near_earlier = 0;
    for (const RiverTile& discard : river_) near_earlier += near(kinds[0], discard.tile.kind()) ? 1 : 0;
    add("hand_1_near_river", near_earlier);
  }

  static bool near(int a, int b) {
    return a >= 0 && b >= 0 && a < 27 && a / 9 == b / 9 && a != b && std::abs(a - b) <= 2;
  }

  // Whether another had discarded the kind before this player last changed its hand.
  bool discarded_before(int kind) const {
    for (const Seat other : all_seats) {
      if (other == seat_) continue;
      for (const RiverTile& discard : table_.rivers[other]) {
        if (discard.tile.kind() == kind && discard.number < last_change_) return true;
      }
    }
    return false;
  }

  void of_kinds() {
    std::array<int, 4> all{}, hand{}, late{};
    int first_middle = never;
    for (int i = 0; i < size(); ++i) {
      const RiverTile& discard = river_[static_cast<std::size_t>(i)];
      const auto at = static_cast<std::size_t>(class_of(discard.tile.kind()));
      all[at] += 1;
      if (!discard.drawn) hand[at] += 1;
      if (!discard.drawn && i >= size() - 4) late[at] += 1;
      if (at == 3 && !discard.drawn) first_middle = std::min(first_middle, i);
    }
    add("honours", all[0]);
    add("terminals", all[1]);
    add("seconds", all[2]);
    add("middles", all[3]);
    add("hand_honours", hand[0]);
    add("hand_middles", hand[3]);
    add("late_hand_honours", late[0]);
    add("late_hand_middles", late[3]);
    add("first_middle", first_middle);
  }

  void of_suits() {
    std::array<int, 3> all{}, late{};
    std::array<int, 3> last{never, never, never};
    int in_meld_suits = 0;
    for (int back = 0; back < size(); ++back) {
      const int kind = from_end(back).tile.kind();
      if (kind >= 27) continue;
      const std::size_t suit = suit_of(kind);
      all[suit] += 1;
      late[suit] += back < 5 ? 1 : 0;
      last[suit] = std::min(last[suit], back);
      in_meld_suits += meld_suits_[suit] > 0 ? 1 : 0;
    }
    const auto kept = static_cast<std::size_t>(std::min_element(all.begin(), all.end()) - all.begin());
    const auto left = static_cast<std::size_t>(std::max_element(all.begin(), all.end()) - all.begin());
    add("fewest_of_suit", all[kept]);
    add("most_of_suit", all[left]);
    add("between_of_suit", all[0] + all[1] + all[2] - all[kept] - all[left]);
    add("since_fewest", last[kept]);
    add("since_most", last[left]);
    add("late_suits", static_cast<int>(std::count_if(late.begin(), late.end(), [](int n) { return n > 0; })));
    add("in_meld_suits", in_meld_suits);
  }

  void of_melds() {
    const auto count = [this](MeldType type) {
      return static_cast<int>(std::count_if(melds_.begin(), melds_.end(),
                                            [=](const SeenMeld& meld) { return meld.type == type; }));
    };
    add("chows", count(MeldType::chow));
    add("pungs", count(MeldType::pung));
    add("open_kongs", count(MeldType::melded_kong) + count(MeldType::added_kong));
    add("hidden_kongs", count(MeldType::concealed_kong));
    const int own = 27 + static_cast<int>(table_.winds[seat_]);
    const int round = 27 + static_cast<int>(table_.round);
    int dragons = 0, winds = 0, edges = 0;
    for (const int kind : sets_) {
      dragons += kind >= 31 ? 1 : 0;
      winds += (kind == own ? 1 : 0) + (kind == round ? 1 : 0);
      edges += class_of(kind) <= 1 ? 1 : 0;
    }
    for (const int kind : chows_) edges += kind % 9 == 0 || kind % 9 == 6 ? 1 : 0;
    add("dragon_melds", dragons);
    add("wind_melds", winds);
    add("edge_melds", edges);
    add("honour_melds", meld_suits_[3]);
    add("meld_suits", static_cast<int>(std::count_if(meld_suits_.begin(), meld_suits_.begin() + 3,
                                                     [](int n) { return n > 0; })));
  }

  // Pairs of chows that belong to one of the common patterns, each pattern by its own count.
  void of_patterns() {
    int same_rank = 0, shifted = 0, straight = 0, pure_straight = 0, pure_shifted = 0;
    for (std::size_t i = 0; i < chows_.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const int apart = std::abs(chows_[i] % 9 - chows_[j] % 9);
        const bool one_suit = chows_[i] / 9 == chows_[j] / 9;
        const bool thirds = apart % 3 == 0 && apart > 0 && chows_[i] % 3 == 0;
        same_rank += !one_suit && apart == 0 ? 1 : 0;
        shifted += !one_suit && (apart == 1 || apart == 2) ? 1 : 0;
        straight += !one_suit && thirds ? 1 : 0;
        pure_straight += one_suit && thirds ? 1 : 0;
        pure_shifted += one_suit && (apart == 1 || apart == 2) ? 1 : 0;
      }
    }
    add("same_rank_chows", same_rank);
    add("shifted_chows", shifted);
    add("straight_chows", straight);
    add("pure_straight_chows", pure_straight);
    add("pure_shifted_chows", pure_shifted);
    add("all_sets", chows_.empty() && sets_.size() >= 2 ? 1 : 0);
  }

  // Discards of others that it let go by.
  void of_passes() {
    int since_change = 0, chow_since_change = 0, in_meld_suits = 0, twice = 0;
    std::array<int, Tile::kinds> passed{};
    const int claimed = claims_.empty() ? -1 : claims_.back();
    for (const Seat other : all_seats) {
      if (other == seat_) continue;
      const bool previous = table_.after(other) == seat_;
      for (const RiverTile& discard : table_.rivers[other]) {
        const int kind = discard.tile.kind();
        if (discard.claimed_by) continue;
        twice += ++passed[static_cast<std::size_t>(kind)] == 2 ? 1 : 0;
        if (discard.number > last_change_) {
          since_change += 1;
          chow_since_change += previous && kind < 27 ? 1 : 0;
        }
        if (previous && kind < 27 && discard.number > claimed && meld_suits_[suit_of(kind)] > 0)
          ++in_meld_suits;
      }
    }
    add("passed_since_change", since_change);
    add("passed_chow_since_change", chow_since_change);
    add("passed_meld_suit", in_meld_suits);
    add("passed_twice", twice);
  }

  void of_others() {
    int melds = 0, most_melds = 0, longest_run = 0, discards = 0;
    for (const Seat other : all_seats) {
      if (other == seat_) continue;
      const int open = open_melds(table_.melds[other]);
      melds += open;
      most_melds = std::max(most_melds, open);
      const auto& river = table_.rivers[other];
      discards += static_cast<int>(river.size());
      const auto changed =
          std::find_if(river.rbegin(), river.rend(), [](const RiverTile& t) { return !t.drawn; });
      longest_run = std::max(longest_run, static_cast<int>(changed - river.rbegin()));
    }
    add("others_melds", melds);
    add("others_most_melds", most_melds);
    add("others_run", longest_run);
    add("others_discards", discards);
  }

  void of_recent() {
    static constexpr std::array<std::array<const char*, 3>, recent> names{{
        {"class_1", "drawn_1", "seen_1"},
        {"class_2", "drawn_2", "seen_2"},
        {"class_3", "drawn_3", "seen_3"},
        {"class_4", "drawn_4", "seen_4"},
        {"class_5", "drawn_5", "seen_5"},
        {"class_6", "drawn_6", "seen_6"},
    }};
    for (int back = 0; back < recent; ++back) {
      const auto& name = names[static_cast<std::size_t>(back)];
      const bool there = back < size();
      add(name[0], there ? class_of(from_end(back).tile.kind()) : -1);
      add(name[1], there ? (from_end(back).drawn ? 1 : 0) : -1);
      add(name[2], there ? seen_[static_cast<std::size_t>(from_end(back).tile.kind())] : 0);
    }
  }

  const PublicState& table_;
  Seat seat_;
  const std::vector<RiverTile>& river_;
  const SeenMelds& melds_;
  Features features_;
  int total_ = 0;                        // discards of the table
  int last_change_ = -1;                 // number of its last discard from the hand
  std::vector<int> claims_;              // numbers of the discards that it claimed, in order
  std::vector<int> chows_;               // lowest kinds
  std::vector<int> sets_;                // kinds of pungs and open kongs
  std::array<int, 4> meld_suits_{};      // open melds by suit
  std::array<int, Tile::kinds> seen_{};  // copies that everybody sees
};

}  // namespace

Features public_features(const PublicState& table, Seat seat) { return Observed(table, seat).run(); }

}  // namespace tingpai
