#include "engine/ai/reading/wall_end.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/ai/reading/opponents.h"
#include "engine/table/view.h"

namespace tingpai {

namespace {

// Of a step after the next one.
constexpr double later_rate = 0.35;
constexpr std::size_t most_steps = 4;

// What is paid is the highest of a hand's wins, and late in a hand players turn to being ready: found among
// experts.
constexpr double highest = 1.7;  // beside the mean
constexpr double left_unready = 0.6;
constexpr double with_claims = 1.2;  // steps a draw, beside those that the draw itself brings

// One that still plays.
struct Other {
  Rival rival;
  double cost = 0;
  double stays = 1;  // chance that it has not won so far

  double ready() const { return std::min(rival.ready, 1.0); }
  void play_turn() {
    stays *= 1 - rival.win_rate * ready();
    rival.ready += rival.growth;
  }
};

int own_draws(const PlayerView& view) {
  const PublicState& table = view.table;
  int before = 0;
  for (Seat seat = table.after(table.turn); seat != view.seat; seat = table.after(seat)) ++before;
  const int left = table.draws_left() - before;
  return left <= 0 ? 0 : 1 + (left - 1) / table.in_play();
}

}  // namespace

WallEnd wall_end_of(const PlayerView& view, const Rivals& rivals, const Danger& danger,
                    const Profile& profile) {
  WallEnd end;
  if (profile.returned == nullptr) return end;
  std::vector<Other> others;
  for (std::size_t i = 0; i < rivals.size(); ++i) {
    if (rivals[i].win_rate > 0) others.push_back({rivals[i], static_cast<double>(danger.cost[i])});
  }
  // Who has won draws no more, so that the others have more turns.
  for (double draws = view.table.draws_left(); draws > 0;) {
    draws -= 1;
    for (const Other& other : others) draws -= other.stays;
    if (draws < 0) break;
    for (Other& other : others) other.play_turn();
  }
  const auto melds = std::min<std::size_t>(view.hand.melds.size(), 4);
  const double own = profile.won_on_discard(profile.opponents->total_by_melds[melds]);
  double all_win = 1;
  for (const Other& other : others) {
    const double unready = left_unready * (1 - other.ready());
    all_win *= 1 - other.stays;
    end.paid += other.stays * unready * highest * own;
    end.pays += other.stays * (1 - unready) * highest * other.cost;
  }
  end.comes = 1 - all_win;
  if (end.comes > 0) {  // as shares of it
    end.paid /= end.comes;
    end.pays /= end.comes;
  }
  end.pays += profile.returned(view);
  end.draws = own_draws(view);
  return end;
}

double ready_after(int draws, Shanten shanten, double rate) {
  if (shanten <= 0) return 1;
  std::array<double, most_steps + 1> at{};  // by steps
  if (shanten > static_cast<Shanten>(most_steps) || shanten > draws) return 0;
  const auto from = static_cast<std::size_t>(shanten);
  at[from] = 1;
  const double next = std::min(1.0, with_claims * rate);
  for (int draw = 0; draw < draws; ++draw) {
    for (std::size_t steps = 1; steps <= from; ++steps) {
      const double nearer = at[steps] * (steps == from ? next : later_rate);
      at[steps] -= nearer;
      at[steps - 1] += nearer;
    }
  }
  return at[0];
}

}  // namespace tingpai
