#include "engine/ai/reading/opponents.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "engine/ai/odds.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/habits.h"
#include "engine/ai/reading/held_groups.h"
#include "engine/ai/reading/readiness.h"

namespace tingpai {

namespace {

// What one opponent may hold, from its river and the unseen tiles.
class Suspect {
 public:
  Suspect(const PublicState& table, Seat seat, const Catalogue& catalogue, const OpponentModel& model)
      : model_(model), unseen_(catalogue.unseen()) {
    std::array<float, 4> discards{};
    int last_change =
        -1;  // the last discard that did not come straight from the wall: the wait is no younger
    for (const RiverTile& discard : table.rivers[seat]) {
      refused_.insert(discard.tile.kind());
      discards[static_cast<std::size_t>(discard.tile.kind() / 9)] += 1;
      if (!discard.drawn || discard.riichi) last_change = discard.number;
    }
    for (const Seat other : all_seats) {
      if (other == seat) continue;
      for (const RiverTile& discard : table.rivers[other]) {
        if (discard.number > last_change) refused_.insert(discard.tile.kind());
      }
    }
    for (std::size_t suit = 0; suit < 4; ++suit) lean_[suit] = 1 / (1 + model_.suit_shyness * discards[suit]);
    const std::optional<Suit> given_up = table.status[seat].void_suit;
    if (given_up) lean_[static_cast<std::size_t>(*given_up)] = 0;
    melds = lots(catalogue, GroupSort::meld, &Suspect::of_meld);
    waits = lots(catalogue, GroupSort::wait, &Suspect::of_wait);
    pairs = lots(catalogue, GroupSort::pair, &Suspect::of_pair);
  }

  bool has_refused(int kind) const { return refused_.contains(kind); }

  Lots melds;
  Lots waits;
  Lots pairs;

 private:
  using Preference = float (Suspect::*)(const HeldGroup&) const;
  Lots lots(const Catalogue& catalogue, GroupSort sort, Preference of) const {
    std::vector<float> preferences;
    const GroupList& groups = catalogue[sort];
    for (std::size_t i = 0; i < groups.size(); ++i) {
      preferences.push_back(lean_[groups[i].kinds[0] / 9] * (this->*of)(groups[i]));
    }
    return Lots(catalogue, sort, std::move(preferences));
  }

  float of_meld(const HeldGroup& group) const {
    const int kind = group.kinds[0];
    if (group.kinds[1] != kind) {
      const float least = static_cast<float>(std::min({unseen_[kind], unseen_[kind + 1], unseen_[kind + 2]}));
      const int rank = kind % 9;
      return least + model_.bias + (rank >= 2 && rank <= 4 ? model_.middle_chow_bonus : 0);
    }
    const auto n = static_cast<float>(unseen_[kind]);
    const bool edge = kind >= 27 || kind % 9 <= 1 || kind % 9 >= 7;
    const float preference = n - 2 + model_.bias + (edge ? model_.edge_pung_bonus * n : 0) +
                             (sequence_possible(kind) ? 0 : model_.blocked_pung_bonus);
    return preference * 0.5F;
  }

  float of_wait(const HeldGroup& group) const {
    const auto least =
        static_cast<float>(std::min(unseen_[int{group.kinds[0]}], unseen_[int{group.kinds[1]}]));
    return regret(group) * (least + model_.bias);
  }

  float of_pair(const HeldGroup& group) const {
    return regret(group) * (static_cast<float>(unseen_[int{group.kinds[0]}]) - 1 + model_.bias);
  }

  float regret(const HeldGroup& group) const {
    return (group.completed_by.bits() & refused_.bits()) != 0 ? model_.regretted_wait : 1;
  }

  bool sequence_possible(int kind) const {
    if (kind >= 27) return false;
    const int rank = kind % 9;
    const auto there = [&](int r) { return r >= 0 && r < 9 && unseen_[kind - rank + r] > 0; };
    return (there(rank - 1) && there(rank + 1)) || (there(rank - 2) && there(rank - 1)) ||
           (there(rank + 1) && there(rank + 2));
  }

  const OpponentModel& model_;
  const TileCounts& unseen_;
  KindSet refused_;  // kinds it discarded, and those it let pass since its hand last changed
  std::array<float, 4> lean_{};
};

class Sampler {
 public:
  Sampler(const PlayerView& view, const Field& field, std::uint64_t seed)
      : view_(view),
        model_(*profile_of(view.table.ruleset).opponents),
        catalogue_(live_tiles(view)),
        field_(field),
        random_(seed) {
    for (std::size_t i = 0; i < 3; ++i) {
      seats_[i] = opponent(view, static_cast<int>(i) + 1);
      out_[i] = view.table.status[seats_[i]].out;
      suspects_.emplace_back(view.table, seats_[i], catalogue_, model_);
      const auto& melds = view.table.melds[seats_[i]];
      called_[i] = static_cast<int>(melds.size());
      const auto exposed = std::count_if(melds.begin(), melds.end(), [](const SeenMeld& meld) {
        return meld.type != MeldType::concealed_kong;
      });
      melds_[i] = static_cast<int>(exposed);
      if (!out_[i]) chances_[i] = readiness_of(view.table, seats_[i], field[seats_[i]]);
    }
  }

  std::vector<BySeat<TileCounts>> imagine(int times) {
    std::vector<BySeat<TileCounts>> all(static_cast<std::size_t>(times));
    for (std::size_t n = 0; n < all.size(); ++n) {
      Pool pool(catalogue_);
      for (std::size_t turn = 0; turn < 3; ++turn) {
        const std::size_t i = (n + turn) % 3;
        if (!out_[i]) all[n][seats_[i]] = imagine_hand(i, pool);
      }
    }
    return all;
  }

  static Seat opponent(const PlayerView& view, int steps) {
    return view.table.at(static_cast<Wind>((static_cast<int>(view.table.winds[view.seat]) + steps) % 4));
  }

  Opponents run(int samples) {
    Opponents all;
    const auto share = 1 / static_cast<float>(std::max(samples, 1));
    for (int n = 0; n < samples; ++n) sample_hands(static_cast<std::size_t>(n) % 3, share, all);
    for (std::size_t i = 0; i < 3; ++i) {
      OpponentEstimate& estimate = all.estimates[i];
      estimate.seat = seats_[i];
      estimate.ready = chances_[i][0];
      estimate.mean_total = total_of(i);
      estimate.samples = samples;
      if (out_[i]) continue;
      sample_waits(i, samples, estimate.waits);
      look_at(i, estimate.waits);
    }
    return all;
  }

 private:
  // 1. A shanten number for each opponent, by lot. 2. and 3. Melds and partial groups that fit it. 4. The
  // rest of the hands and the wall share what is left, counted by expectation instead of by lot.
  void sample_hands(std::size_t first, float share, Opponents& all) {
    Pool pool(catalogue_);
    std::array<int, 3> room{};
    for (std::size_t turn = 0; turn < 3; ++turn) {
      const std::size_t i = (first + turn) % 3;
      if (!out_[i]) room[i] = deal(i, draw_shanten(chances_[i]), pool, share, all.held[i]);
    }
    const float part = share / static_cast<float>(std::max(1, pool.total()));
    const auto in_wall = static_cast<float>(pool.total() - room[0] - room[1] - room[2]);
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const auto at = static_cast<std::size_t>(kind);
      const float left = part * static_cast<float>(pool.left(kind));
      all.in_wall[at] += in_wall * left;
      for (std::size_t i = 0; i < 3; ++i) all.held[i][at] += static_cast<float>(room[i]) * left;
    }
  }

  // A hand as far from ready as the lot says, or as near to that as some tries come: what lies beside the
  // groups may make more of them.
  TileCounts imagine_hand(std::size_t i, Pool& pool) {
    constexpr int tries = 5;
    const int wanted = draw_shanten(chances_[i]);
    const Pool before = pool;
    TileCounts nearest;
    int least_off = 99;
    for (int n = 0; n < tries && least_off > 0; ++n) {
      Pool rest = before;
      std::array<float, Tile::kinds> held{};
      int room = deal(i, wanted, rest, 1, held);
      TileCounts hand;
      for (int kind = 0; kind < Tile::kinds; ++kind)
        hand.add(kind, static_cast<int>(held[static_cast<std::size_t>(kind)]));
      for (; room > 0; --room) hand.add(take_any(rest));
      const int off = std::abs(shanten(hand, profile_of(view_.table.ruleset).forms) - wanted);
      if (off >= least_off) continue;
      least_off = off;
      nearest = hand;
      pool = rest;
    }
    return nearest;
  }
  int take_any(Pool& pool) {
    auto at = static_cast<int>(random_.below(static_cast<std::uint32_t>(pool.total())));
    int kind = 0;
    while (at >= pool.left(kind)) at -= pool.left(kind++);
    HeldGroup one;
    one.kinds.push_back(static_cast<std::uint8_t>(kind));
    pool.take(one);
    return kind;
  }

  double total_of(std::size_t i) const {
    const PublicState& table = view_.table;
    const double total = table.declared(seats_[i])
                             ? model_.declared_total
                             : model_.total_by_melds[static_cast<std::size_t>(melds_[i])];
    const double of_dealer = seats_[i] == table.dealer() ? model_.more_of_dealer : 0;
    return total + of_dealer + static_cast<double>(table.flowers[seats_[i]].size());
  }

  int draw_shanten(const ReadinessRow& chances) {
    double at = random_.unit();
    for (std::size_t shanten = 0; shanten + 1 < chances.size(); ++shanten) {
      at -= static_cast<double>(chances[shanten]);
      if (at < 0) return static_cast<int>(shanten);
    }
    return static_cast<int>(chances.size()) - 1;
  }

  // Groups for an opponent so far from ready. Returns how many more tiles it has.
  int deal(std::size_t i, int shanten, Pool& pool, float share, std::array<float, Tile::kinds>& held) {
    int room = view_.table.concealed_count[seats_[i]];
    const HeldNumbers numbers = held_numbers(4 - called_[i], shanten);
    const auto add = [&](const Lots& lots, int size) {
      if (room < size) return;
      const HeldGroup* group = lots.take(pool, random_);
      if (group == nullptr) return;
      room -= size;
      for (const std::uint8_t kind : group->kinds) held[kind] += share;
    };
    for (int n = 0; n < numbers.melds; ++n) add(suspects_[i].melds, 3);
    add(suspects_[i].pairs, 2);
    for (int n = 0; n < numbers.partial; ++n) add(suspects_[i].waits, 2);
    return std::min(room, pool.total());
  }

  // What the opponent would wait for if it were ready: melds by lot, and then a sequence wait and a pair, two
  // pairs, or a meld and a single tile, each as often as it occurs.
  void sample_waits(std::size_t i, int samples, std::array<float, Tile::kinds>& waits) {
    Suspect& suspect = suspects_[i];
    const int melds = 3 - called_[i];
    const float share =
        std::max(chances_[i][0], model_.least_ready) / static_cast<float>(std::max(samples, 1));
    const float of_single = melds < 0 ? 1 : 1 - model_.sequence_share - model_.pairs_share;
    std::array<float, Tile::kinds> left{};
    for (int n = 0; n < samples; ++n) {
      Pool pool(catalogue_);
      for (int meld = 0; meld < melds; ++meld) suspect.melds.take(pool, random_);
      const float part = share * of_single / static_cast<float>(std::max(1, pool.total()));
      for (int kind = 0; kind < Tile::kinds; ++kind) {
        left[static_cast<std::size_t>(kind)] += part * static_cast<float>(pool.left(kind));
      }
      if (melds < 0) continue;
      suspect.pairs.note_draw(pool, 2 * model_.pairs_share * share);
      suspect.pairs.take(pool, random_);
      suspect.waits.note_draw(pool, model_.sequence_share * share);
    }
    suspect.pairs.add_waits(waits);
    suspect.waits.add_waits(waits);
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const auto at = static_cast<std::size_t>(kind);
      waits[at] += left[at] * (suspect.has_refused(kind) ? model_.regretted_wait : 1);
      if (catalogue_.unseen()[kind] + view_.hand.concealed[kind] == 0)
        waits[at] = 0;  // nobody can discard it
    }
  }

  // How much likelier than sampled, by the look of the tile and by how long the opponent has played.
  void look_at(std::size_t i, std::array<float, Tile::kinds>& waits) const {
    const HabitModel* habits = profile_of(view_.table.ruleset).habits;
    if (model_.looks.back().quiet.empty() || habits == nullptr) return;
    const Pace& pace = field_[seats_[i]];
    const bool declared = view_.table.declared(seats_[i]);
    const std::size_t pairs_of_discards = view_.table.rivers[seats_[i]].size() / 2;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const std::size_t look = habits->class_of(kind, view_.table, seats_[i]);
      float mean = 0;
      for (std::size_t level = 0; level < Pace::count; ++level) {
        const OpponentModel::Looks& looks = model_.looks[level];
        const float late =
            looks.late.empty() ? 1 : looks.late[std::min(pairs_of_discards, looks.late.size() - 1)];
        mean +=
            static_cast<float>(pace.shares()[level]) * (declared ? looks.declared : looks.quiet)[look] * late;
      }
      float& wait = waits[static_cast<std::size_t>(kind)];
      wait = std::min(1.0F, wait * mean);
    }
  }

  const PlayerView& view_;
  const OpponentModel& model_;
  Catalogue catalogue_;
  const Field& field_;
  Random random_;
  std::array<Seat, 3> seats_;
  std::array<bool, 3> out_{};  // no longer in play: its hand lies open, and it wins no more
  std::vector<Suspect> suspects_;
  std::array<int, 3> called_{};  // groups that lie open or are concealed kongs
  std::array<int, 3> melds_{};   // the open ones
  std::array<ReadinessRow, 3> chances_{};
};

OpponentModel::Losing losing_to(const Pace& pace, const OpponentModel& model) {
  OpponentModel::Losing mean{0, 0};
  for (std::size_t level = 0; level < Pace::count; ++level) {
    mean.at += pace.shares()[level] * model.losing[level].at;
    mean.by += pace.shares()[level] * model.losing[level].by;
  }
  return mean;
}

// By how often a player was sampled to wait for the tile, 0 to 1. rises: see OpponentModel.
double loses_of_sampled(double wait, const OpponentModel::Losing& losing, double rises) {
  const auto curve = [&](double x) { return x * (losing.at + losing.by * x); };
  const double turn = losing.by < 0 ? std::max(0.0, (losing.at - rises) / (-2 * losing.by)) : 1;
  return rises > 0 && wait > turn ? curve(turn) + rises * (wait - turn) : std::max(0.0, curve(wait));
}

// That a discard of the kind loses to one of the opponents, 0 to 1.
double loses_to(std::size_t i, std::size_t kind, const Opponents& opponents,
                const OpponentModel::Losing& losing, const OpponentModel& model) {
  const auto waits = [&](std::size_t of) { return static_cast<double>(opponents.estimates[of].waits[kind]); };
  const double wait = waits(i);
  if (wait <= 0) return 0;
  double chance = loses_of_sampled(wait, losing, model.losing_rises);
  if (model.faint > 0) chance *= wait / (wait + model.faint);
  if (model.crowded > 0)
    chance *= std::exp(-model.crowded * std::sqrt(std::min(1.0, waits((i + 1) % 3) + waits((i + 2) % 3))));
  return std::clamp(chance, 0.0, 1.0);
}

}  // namespace

HeldNumbers held_numbers(int groups, Shanten shanten) {
  const int melds = std::max(0, groups - 1 - shanten);
  return {melds, std::clamp(2 * (groups - melds) - 1 - shanten, 0, groups - melds)};
}

Opponents estimate_opponents(const PlayerView& view, const Field& field, int samples, std::uint64_t seed) {
  return Sampler(view, field, seed).run(samples);
}

std::vector<BySeat<TileCounts>> imagined_hands(const PlayerView& view, const Field& field, int times,
                                               std::uint64_t seed) {
  return Sampler(view, field, seed).imagine(times);
}

Danger danger_of(const Opponents& opponents, const Field& field, const Profile& profile) {
  Danger danger;
  for (std::size_t i = 0; i < 3; ++i) {
    const OpponentEstimate& estimate = opponents.estimates[i];
    const OpponentModel::Losing losing = losing_to(field[estimate.seat], *profile.opponents);
    for (std::size_t kind = 0; kind < Tile::kinds; ++kind)
      danger.chance[i][kind] = static_cast<float>(loses_to(i, kind, opponents, losing, *profile.opponents));
    danger.cost[i] = static_cast<float>(profile.lost_by_discard(estimate.mean_total));
  }
  return danger;
}

}  // namespace tingpai
