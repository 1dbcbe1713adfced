#include "engine/ai/reading/wall_end.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "engine/table/view.h"

namespace tingpai {

namespace {

constexpr std::size_t most_steps = 4;
constexpr double with_claims = 1.2;  // steps a draw, beside those that the draw itself brings

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
  if (profile.wall_end == nullptr) return {};
  const WallEndModel& model = *profile.wall_end;
  std::vector<OtherAtEnd> others;
  std::vector<Rival> playing;
  Seat seat = view.seat;
  for (std::size_t i = 0; i < rivals.size(); ++i) {
    seat = view.table.at(next(view.table.winds[seat]));
    if (rivals[i].win_rate <= 0) continue;
    playing.push_back(rivals[i]);
    others.push_back({.seat = seat,
                      .ready_now = std::min(rivals[i].ready, 1.0),
                      .cost = static_cast<double>(danger.cost[i])});
  }
  const auto ready = [](const Rival& rival) { return std::min(rival.ready, 1.0); };
  // Who has won draws no more, so that the others have more turns.
  for (double draws = view.table.draws_left(); draws > 0;) {
    draws -= 1;
    for (const OtherAtEnd& other : others) draws -= profile.goes_on ? other.stays : 1;
    if (draws < 0) break;
    for (std::size_t i = 0; i < others.size(); ++i) {
      others[i].stays *= 1 - playing[i].win_rate * ready(playing[i]);
      playing[i].ready += playing[i].growth;
    }
  }
  double all_stay = 1, all_win = 1;
  for (std::size_t i = 0; i < others.size(); ++i) {
    others[i].ready = ready(playing[i]);
    all_stay *= others[i].stays;
    all_win *= 1 - others[i].stays;
  }
  const double comes = model.quiet * (profile.goes_on ? 1 - all_win : all_stay);
  const double turns = view.table.draws_left() / 4.0;
  return {.comes = comes * std::pow(model.quiet_turn, turns),
          .comes_given_up = comes,
          .then = model.settled(view, others),
          .draws = own_draws(view)};
}

double ready_after(const WallEndModel& model, int draws, Shanten shanten, double rate) {
  if (shanten <= 0) return 1;
  std::array<double, most_steps + 1> at{};  // by steps
  if (shanten > static_cast<Shanten>(most_steps) || shanten > draws) return 0;
  const auto from = static_cast<std::size_t>(shanten);
  at[from] = 1;
  const double next = std::min(1.0, with_claims * rate);
  for (int draw = 0; draw < draws; ++draw) {
    for (std::size_t steps = 1; steps <= from; ++steps) {
      const double nearer = at[steps] * (steps == from ? next : model.later_rate);
      at[steps] -= nearer;
      at[steps - 1] += nearer;
    }
  }
  return at[0] * std::pow(model.keeps_on, shanten);
}

}  // namespace tingpai
