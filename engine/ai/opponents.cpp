#include "engine/ai/opponents.h"

#include <algorithm>
#include <bit>

#include "engine/ai/odds.h"
#include "engine/ai/readiness.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

// A group that an opponent may hold: its tiles and, where it is incomplete, what completes it.
struct HeldGroup {
  StaticVector<std::uint8_t, 3> kinds;
  KindSet waits;
};

// The tiles nobody has been dealt yet in one sample.
struct Pool {
  TileCounts left;
  int total = 0;

  bool has(const HeldGroup& group) const {
    const bool alike = group.kinds[0] == group.kinds[1];
    return alike ? left[group.kinds[0]] >= static_cast<int>(group.kinds.size())
                 : std::all_of(group.kinds.begin(), group.kinds.end(),
                               [&](std::uint8_t kind) { return left[int{kind}] > 0; });
  }
  bool take(const HeldGroup& group) {
    for (std::size_t i = 0; i < group.kinds.size(); ++i) {
      if (left[group.kinds[i]] == 0) {
        for (std::size_t j = 0; j < i; ++j) left.add(group.kinds[j]);
        return false;
      }
      left.remove(group.kinds[i]);
    }
    total -= static_cast<int>(group.kinds.size());
    return true;
  }
  int take_any(Random& random) {
    int at = static_cast<int>(random.below(static_cast<std::uint32_t>(total)));
    int kind = 0;
    while (at >= left[kind]) at -= left[kind++];
    left.remove(kind);
    --total;
    return kind;
  }
};

// Groups with the preference for each, drawn by lot.
class Lots {
 public:
  void add(const HeldGroup& group, float preference) {
    if (preference <= 0) return;
    total_ += preference;
    groups_.push_back(group);
    preferences_.push_back(preference);
    sums_.push_back(total_);
  }
  bool empty() const { return groups_.empty(); }
  // What drawing one group that the pool still has would add to the waits on average, times `share`. Exact
  // where a draw would be noise.
  void add_waits(const Pool& pool, float share, std::array<float, Tile::kinds>& waits) const {
    float total = 0;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      if (pool.has(groups_[i])) total += preferences_[i];
    }
    if (total <= 0) return;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      if (!pool.has(groups_[i])) continue;
      for (std::uint64_t left = groups_[i].waits.bits(); left != 0; left &= left - 1) {
        waits[static_cast<std::size_t>(std::countr_zero(left))] += share * preferences_[i] / total;
      }
    }
  }
  const HeldGroup& draw(Random& random) const {
    const float at = static_cast<float>(random.unit()) * total_;
    const auto found = std::upper_bound(sums_.begin(), sums_.end() - 1, at);
    return groups_[static_cast<std::size_t>(found - sums_.begin())];
  }

 private:
  std::vector<HeldGroup> groups_;
  std::vector<float> preferences_;
  std::vector<float> sums_;
  float total_ = 0;
};

// Preferences of the method's third step. Without unit; README.md says how the constants were found.
constexpr float bias = 0.2F;             // what every possible group gets beside its unseen tiles
constexpr float edge_pung_bonus = 0.5F;  // a pung of terminals or honours, per unseen copy
constexpr float blocked_pung_bonus = 2;  // a pung that no sequence competes with
constexpr float middle_chow_bonus = 1;   // a chow of 3 to 7
constexpr float suit_shyness = 0.30F;    // how much each discard of a suit speaks against holding it
// What is left of the preference for a wait on a tile that the opponent has discarded. The source says 0;
// without a rule against it such waits occur: 0.3 % of such discards lose in self-play.
constexpr float regretted_wait = 0.15F;

int rank_of(int kind) { return kind < 27 ? kind % 9 + 1 : 0; }

// What one opponent may hold, from its river and the unseen tiles.
class Suspect {
 public:
  Suspect(const PublicState& table, Seat seat, const TileCounts& unseen) : unseen_(unseen) {
    std::array<float, 4> discards{};
    int last_change =
        -1;  // the last discard that did not come straight from the wall: the wait is no younger
    for (const RiverTile& discard : table.rivers[seat]) {
      refused_.insert(discard.tile.kind());
      discards[static_cast<std::size_t>(discard.tile.kind() / 9)] += 1;
      if (!discard.drawn) last_change = discard.number;
    }
    for (const Seat other : all_seats) {
      if (other == seat) continue;
      for (const RiverTile& discard : table.rivers[other]) {
        if (discard.number > last_change) refused_.insert(discard.tile.kind());
      }
    }
    for (std::size_t suit = 0; suit < 4; ++suit) lean_[suit] = 1 / (1 + suit_shyness * discards[suit]);
    for (int kind = 0; kind < Tile::kinds; ++kind) add_alike(kind);
    for (int suit = 0; suit < 3; ++suit) {
      for (int rank = 0; rank < 9; ++rank) add_sequences(9 * suit, rank);
    }
  }

  bool has_refused(int kind) const { return refused_.contains(kind); }

  Lots melds;
  Lots waits;
  Lots pairs;

 private:
  float regret(int kind) const { return refused_.contains(kind) ? regretted_wait : 1; }
  float lean(int kind) const { return lean_[static_cast<std::size_t>(kind / 9)]; }

  bool sequence_possible(int kind) const {
    if (kind >= 27) return false;
    const int rank = kind % 9;
    const auto there = [&](int r) { return r >= 0 && r < 9 && unseen_[kind - rank + r] > 0; };
    return (there(rank - 1) && there(rank + 1)) || (there(rank - 2) && there(rank - 1)) ||
           (there(rank + 1) && there(rank + 2));
  }

  void add_alike(int kind) {
    const int n = unseen_[kind];
    const auto k = static_cast<std::uint8_t>(kind);
    const bool edge = kind >= 27 || rank_of(kind) <= 2 || rank_of(kind) >= 8;
    if (n >= 3) {
      float preference = static_cast<float>(n) - 2 + bias;
      if (edge) preference += edge_pung_bonus * static_cast<float>(n);
      if (!sequence_possible(kind)) preference += blocked_pung_bonus;
      melds.add({{k, k, k}, {}}, lean(kind) * preference * 0.5F);
    }
    if (n >= 2) {
      KindSet wait;
      if (n >= 3) wait.insert(kind);
      pairs.add({{k, k}, wait}, regret(kind) * lean(kind) * (static_cast<float>(n) - 1 + bias));
    }
  }

  void add_sequences(int first, int rank) {
    const auto kind = [&](int r) { return static_cast<std::uint8_t>(first + r); };
    const auto n = [&](int r) { return r >= 0 && r < 9 ? unseen_[first + r] : 0; };
    if (rank < 7 && std::min({n(rank), n(rank + 1), n(rank + 2)}) > 0) {
      float preference = static_cast<float>(std::min({n(rank), n(rank + 1), n(rank + 2)})) + bias;
      if (rank >= 2 && rank <= 4) preference += middle_chow_bonus;
      melds.add({{kind(rank), kind(rank + 1), kind(rank + 2)}, {}}, lean(first) * preference);
    }
    for (const int gap : {1, 2}) {
      if (rank + gap >= 9 || std::min(n(rank), n(rank + gap)) == 0) continue;
      KindSet wait;
      bool discarded = false;
      const auto wait_for = [&](int r) {
        if (r < 0 || r >= 9) return;
        discarded |= refused_.contains(first + r);
        if (n(r) > 0) wait.insert(first + r);
      };
      if (gap == 2) {
        wait_for(rank + 1);
      } else {
        wait_for(rank - 1);
        wait_for(rank + 2);
      }
      if (wait.empty()) continue;
      const auto least = static_cast<float>(std::min(n(rank), n(rank + gap)));
      const float preference = lean(first) * (least + bias);
      waits.add({{kind(rank), kind(rank + gap)}, wait}, discarded ? regretted_wait * preference : preference);
    }
  }

  const TileCounts& unseen_;
  KindSet refused_;  // kinds it discarded, and those it let pass since its hand last changed
  std::array<float, 4> lean_{};
};

class Sampler {
 public:
  Sampler(const PlayerView& view, std::uint64_t seed) : view_(view), live_(live_tiles(view)), random_(seed) {
    for (std::size_t i = 0; i < 3; ++i) {
      seats_[i] = opponent(view, static_cast<int>(i) + 1);
      suspects_.emplace_back(view.table, seats_[i], live_);
      const auto& melds = view.table.melds[seats_[i]];
      called_[i] = static_cast<int>(melds.size());
      const auto exposed = std::count_if(melds.begin(), melds.end(), [](const SeenMeld& meld) {
        return meld.type != MeldType::concealed_kong;
      });
      const auto discards = static_cast<int>(view.table.rivers[seats_[i]].size());
      chances_[i] = &readiness_row(discards, static_cast<int>(exposed));
    }
  }

  static Seat opponent(const PlayerView& view, int steps) {
    Seat seat = view.seat;
    for (int i = 0; i < steps; ++i) seat = view.table.after(seat);
    return seat;
  }

  Opponents run(int samples) {
    Opponents all;
    all.samples = samples;
    const auto share = 1 / static_cast<float>(std::max(samples, 1));
    for (int n = 0; n < samples; ++n) sample_hands(static_cast<std::size_t>(n) % 3, share, all);
    for (std::size_t i = 0; i < 3; ++i) {
      OpponentEstimate& estimate = all.estimates[i];
      estimate.seat = seats_[i];
      estimate.ready = (*chances_[i])[0];
      estimate.mean_fan = mean_fan;
      for (int n = 0; n < samples; ++n) sample_wait(i, share * (*chances_[i])[0], estimate);
    }
    return all;
  }

 private:
  // 1. A shanten number for each opponent, by lot. 2. and 3. Melds and partial groups that fit it. 4. The
  // rest at random; what nobody holds is the wall.
  void sample_hands(std::size_t first, float share, Opponents& all) {
    Pool pool{live_, live_.total()};
    for (std::size_t turn = 0; turn < 3; ++turn) {
      const std::size_t i = (first + turn) % 3;
      deal(i, draw_shanten(*chances_[i]), pool, share, all.held[i]);
    }
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      all.in_wall[static_cast<std::size_t>(kind)] += share * static_cast<float>(pool.left[kind]);
    }
  }

  int draw_shanten(const ReadinessRow& chances) {
    double at = random_.unit();
    for (std::size_t shanten = 0; shanten + 1 < chances.size(); ++shanten) {
      at -= static_cast<double>(chances[shanten]);
      if (at < 0) return static_cast<int>(shanten);
    }
    return static_cast<int>(chances.size()) - 1;
  }

  // A group by lot that the pool still has; nothing after some tries.
  const HeldGroup* take(const Lots& lots, Pool& pool) {
    for (int tries = 0; tries < 4 && !lots.empty(); ++tries) {
      const HeldGroup& group = lots.draw(random_);
      if (pool.take(group)) return &group;
    }
    return nullptr;
  }

  void deal(std::size_t i, int shanten, Pool& pool, float share, std::array<float, Tile::kinds>& held) {
    int room = view_.table.concealed_count[seats_[i]];
    const int groups = 4 - called_[i];
    const int complete = std::max(0, groups - 1 - shanten);
    const auto add = [&](const Lots& lots, int size) {
      if (room < size) return;
      const HeldGroup* group = take(lots, pool);
      if (group == nullptr) return;
      room -= size;
      for (const std::uint8_t kind : group->kinds) held[kind] += share;
    };
    for (int n = 0; n < complete; ++n) add(suspects_[i].melds, 3);
    add(suspects_[i].pairs, 2);
    for (int n = complete; n < std::min(groups, complete + 2); ++n) add(suspects_[i].waits, 2);
    for (; room > 0 && pool.total > 0; --room)
      held[static_cast<std::size_t>(pool.take_any(random_))] += share;
  }

  // What the opponent would wait for if it were ready: melds by lot, and then a sequence wait and a pair, two
  // pairs, or a meld and a single tile, each as often as it occurs.
  void sample_wait(std::size_t i, float share, OpponentEstimate& estimate) {
    Pool pool{live_, live_.total()};
    const Suspect& suspect = suspects_[i];
    const int melds = 3 - called_[i];
    for (int n = 0; n < melds; ++n) take(suspect.melds, pool);
    const float of_sequence = melds < 0 ? 0 : sequence_share;
    const float of_pairs = melds < 0 ? 0 : pairs_share;
    const float of_single =
        share * (1 - of_sequence - of_pairs) / static_cast<float>(std::max(1, pool.total));
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const float regret = suspect.has_refused(kind) ? regretted_wait : 1;
      estimate.waits[static_cast<std::size_t>(kind)] +=
          of_single * static_cast<float>(pool.left[kind]) * regret;
    }
    if (melds < 0) return;
    suspect.pairs.add_waits(pool, 2 * of_pairs * share, estimate.waits);
    take(suspect.pairs, pool);
    suspect.waits.add_waits(pool, of_sequence * share, estimate.waits);
  }

  static constexpr float sequence_share = 0.65F;  // of ready hands: a wait on a sequence
  static constexpr float pairs_share = 0.15F;     // two pairs
  static constexpr double mean_fan = 15;          // of wins in self-play

  const PlayerView& view_;
  TileCounts live_;
  Random random_;
  std::array<Seat, 3> seats_;
  std::vector<Suspect> suspects_;
  std::array<int, 3> called_{};
  std::array<const ReadinessRow*, 3> chances_{};
};

}  // namespace

Opponents estimate_opponents(const PlayerView& view, int samples, std::uint64_t seed) {
  return Sampler(view, seed).run(samples);
}

Danger danger_of(const Opponents& opponents) {
  Danger danger;
  for (std::size_t i = 0; i < 3; ++i) {
    danger.chance[i] = opponents.estimates[i].waits;
    danger.cost[i] = static_cast<float>(opponents.estimates[i].mean_fan);
  }
  return danger;
}

}  // namespace tingpai
