#include "tests/ui/stage/script.h"

#include <algorithm>

#include "engine/rules/mcr/mcr.h"
#include "engine/table/referee.h"
#include "engine/table/wall.h"

namespace tingpai::ui_test {
namespace {

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  Random random(a * 1000003 + b);
  return random.next();
}

int hash_of(const PlayerView& view) {
  int sum = view.table.wall_left * 7 + view.table.hand_number * 13 + view.seat.index();
  for (const Tile tile : view.hand.concealed.tiles()) sum = sum * 31 % 100003 + tile.kind();
  return sum;
}

Plan plan_of(const PlayerView& view, std::optional<Tile> discard, int which) {
  using mcr::Pattern;
  static constexpr Pattern titles[3][2] = {{Pattern::mixed_triple_chow, Pattern::all_chows},
                                           {Pattern::pure_straight, Pattern::concealed_hand},
                                           {Pattern::all_types, Pattern::all_pungs}};
  Plan plan;
  plan.best.first_discard = discard;
  const auto kind = [&](int i) {
    return Tile::from_index(static_cast<int>(
        mixed(static_cast<std::uint64_t>(which) + 1, static_cast<std::uint64_t>(i + hash_of(view))) % 34));
  };
  const auto tiles = view.hand.concealed.tiles();  // one alone beside four melds
  for (int i = 0; i <= which % 3; ++i) {
    const bool last = i == which % 3;
    plan.best.steps.push_back(
        {kind(i), last ? std::nullopt : std::optional(tiles[static_cast<std::size_t>(i) % tiles.size()])});
  }
  for (const Pattern pattern : titles[which % 3]) {
    plan.best.patterns.push_back({mcr::id_of(pattern), 1, mcr::row(pattern).points});
    plan.best.fan += mcr::row(pattern).points;
  }
  plan.best.waits = {{kind(4), 3}, {kind(5), 2}};
  plan.pattern = mcr::id_of(titles[which % 3][0]);
  plan.win_chance = 0.36 / (which + 1);
  plan.mean_total = plan.best.fan + 1.2;
  plan.expected_points = plan.win_chance * (24 + plan.mean_total);
  plan.needed = {{kind(0), 3}, {kind(4), 3}, {kind(5), 2}};
  plan.live_total = 8;
  plan.best.probability = plan.win_chance / 3;
  return plan;
}

Evaluation evaluation_of(const PlayerView& view, Action action) {
  const std::uint64_t noise =
      mixed(static_cast<std::uint64_t>(hash_of(view)), static_cast<std::uint64_t>(action.tile.index()));
  Evaluation evaluation;
  evaluation.action = action;
  evaluation.shanten = Shanten{static_cast<int>(noise % 3) + 1};
  evaluation.live_total = 6 + static_cast<int>(noise % 15);
  evaluation.win_chance = 0.05 + static_cast<double>(noise % 97) / 300;
  evaluation.expected_points = evaluation.win_chance * 30;
  for (std::size_t i = 0; i < 3; ++i)
    evaluation.deal_in[i] = static_cast<double>((noise >> (8 * i)) % 11) / 80;
  evaluation.deal_in_cost = 12 * (evaluation.deal_in[0] + evaluation.deal_in[1] + evaluation.deal_in[2]);
  evaluation.value = evaluation.expected_points - evaluation.deal_in_cost;
  evaluation.margin = 0.6;
  return evaluation;
}

int rank_of(ActionType type, bool claims) {
  switch (type) {
    case ActionType::win:
      return 5;
    case ActionType::melded_kong:
    case ActionType::concealed_kong:
    case ActionType::added_kong:
      return claims ? 4 : 0;
    case ActionType::pung:
      return claims ? 3 : 0;
    case ActionType::chow:
      return claims ? 2 : 0;
    default:
      return 1;
  }
}

Decision decision_of(const PlayerView& view, const LegalActions& legal, bool claims) {
  Decision decision;
  for (const Action action : legal.actions) decision.evaluations.push_back(evaluation_of(view, action));
  std::stable_sort(decision.evaluations.begin(), decision.evaluations.end(),
                   [&](const auto& a, const auto& b) {
                     const int x = rank_of(a.action.type, claims);
                     const int y = rank_of(b.action.type, claims);
                     return x != y ? x > y : a.value > b.value;
                   });
  Evaluation& best = decision.evaluations.front();
  decision.chosen = best.action;
  const auto discard =
      best.action.type == ActionType::discard ? std::optional(best.action.tile) : std::nullopt;
  for (int i = 0; i < 3; ++i) best.plans.push_back(plan_of(view, discard, i));
  best.win_chance = 0.7;
  for (int steps = 1; steps < 4; ++steps) {
    OpponentEstimate estimate;
    for (const Seat seat : all_seats) {
      if (view.table.steps(view.seat, seat) == steps) estimate.seat = seat;
    }
    estimate.ready = 0.12 * steps;
    estimate.samples = 200;
    estimate.mean_total = 9;
    for (int i = 0; i < 3; ++i) estimate.waits[static_cast<std::size_t>((steps * 11 + i * 3) % 34)] = 0.1F;
    decision.opponents.push_back(estimate);
  }
  return decision;
}

}  // namespace

app::Decide scripted(bool claims) {
  return [claims](const app::Question& question, const std::stop_token&) {
    return decision_of(question.view, question.legal, claims);
  };
}

std::vector<Event> record_until(std::uint64_t seed, bool claims,
                                const std::function<bool(const Referee&)>& stop,
                                std::vector<std::vector<Tile>> walls) {
  std::vector<Event> events;
  Referee referee(Ruleset{}, seed, std::move(walls));
  while (!referee.game_over() && !stop(referee)) {
    if (const auto event = referee.advance()) {
      events.push_back(*event);
      continue;
    }
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (!legal.empty()) referee.answer(seat, decision_of(referee.view(seat), legal, claims).chosen);
    }
  }
  return events;
}

std::vector<Tile> wall_with(std::string_view east, std::string_view south, std::string_view draws,
                            std::uint64_t seed) {
  std::vector<Tile> rest = shuffled_wall(Ruleset{}, seed, 0);
  const auto take = [&rest](std::string_view text) {
    std::vector<Tile> tiles = *parse_tiles(text);
    for (const Tile tile : tiles) rest.erase(std::find(rest.begin(), rest.end(), tile));
    return tiles;
  };
  std::vector<Tile> wall = take(east);
  const std::vector<Tile> second = take(south);
  const std::vector<Tile> first_draws = take(draws);
  // Nobody shows a flower among the first tiles.
  std::stable_partition(rest.begin(), rest.end(), [](Tile tile) { return !tile.is_flower(); });
  wall.insert(wall.end(), second.begin(), second.end());
  wall.insert(wall.end(), rest.begin(), rest.begin() + 26);
  wall.insert(wall.end(), first_draws.begin(), first_draws.end());
  wall.insert(wall.end(), rest.begin() + 26, rest.end());
  return wall;
}

}  // namespace tingpai::ui_test
