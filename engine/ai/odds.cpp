#include "engine/ai/odds.h"

#include <algorithm>
#include <cmath>

#include "engine/rules/scheme.h"

namespace tingpai {

double ended_by_one_win(int turn, const Rivals& rivals) {
  double lost = 0;
  for (const Rival& rival : rivals) lost += rival.win_rate * std::min(rival.ready + rival.growth * turn, 1.0);
  return 1 - std::min(0.5, lost);
}

namespace {

// Own turns before the wall ends: more than a fourth of its draws where winners leave.
double turns_of_wall(int draws_left, const Rivals& rivals, const OddsModel& model) {
  if (model.payers == nullptr) return draws_left / 4.0;
  const auto others =
      static_cast<double>(std::ranges::count_if(rivals, [](const Rival& one) { return one.win_rate > 0; }));
  double left = draws_left * (1 + others) / 4;
  for (int turn = 0;; ++turn) {
    const double draws = 1 + others * model.payers(turn, rivals);
    if (left < draws) return turn + left / draws;
    left -= draws;
  }
}

int whole(double turns) { return static_cast<int>(turns + 0.5); }

// Own turns to be expected before the wall ends or somebody else wins.
double expected_turns(int draws_left, const Rivals& rivals, const OddsModel& model) {
  const int last = model.payers == nullptr ? draws_left / 4 : whole(turns_of_wall(draws_left, rivals, model));
  double turns = 0.5;
  double going_on = 1;
  for (int turn = 0; turn < last; ++turn) {
    going_on *= model.survival(turn, rivals);
    turns += going_on;
  }
  return turns;
}

// When this seat has made so many discards, and so many others play.
Rivals usual_rivals(int discards, int others, const OddsModel& model) {
  Rival rival = model.usual;
  rival.ready = std::clamp(rival.growth * (discards - model.first_ready), 0.0, 1.0);
  Rivals rivals;
  std::fill_n(rivals.begin(), others, rival);
  return rivals;
}

}  // namespace

Odds::Odds(const TileCounts& live, const std::array<float, Tile::kinds>& in_wall, int draws_left,
           const Rivals& rivals, const OddsModel& model, const Habits& habits, KindSet barred)
    : live_(live),
      live_total_(live.total()),
      barred_(barred),
      copies_come_once_(model.copies_come_once),
      between_turns_(static_cast<float>(model.between_turns)),
      end_rate_(static_cast<float>(1 / expected_turns(draws_left, rivals, model))) {
  const double turns = turns_of_wall(draws_left, rivals, model);
  turns_ = std::clamp(model.part_turns ? static_cast<int>(std::ceil(turns)) : whole(turns), 1, most_turns);
  if (model.part_turns) last_part_ = static_cast<float>(std::clamp(turns - (turns_ - 1), 0.0, 1.0));
  for (int turn = 0; turn < most_turns; ++turn) {
    const auto at = static_cast<std::size_t>(turn);
    survives_[at] = 1 - part(turn) * (1 - static_cast<float>(model.survival(turn, rivals)));
    payers_[at] = model.payers != nullptr ? static_cast<float>(model.payers(turn, rivals)) : 1;
  }
  const double discard_rate = model.discard_rate * static_cast<double>(habits.players);
  const double unseen = std::max(1, live_total_);
  double wall = 0;
  for (const float n : in_wall) wall += n;
  wall = std::max(wall, 1.0);

  for (std::size_t kind = 0; kind < Tile::kinds; ++kind) {
    const int copies = live[static_cast<int>(kind)];
    if (copies == 0) continue;
    const double drawn = in_wall[kind] / wall / copies;
    for (std::size_t way = 0; way < way_count; ++way) {
      const bool wins = static_cast<Way>(way) >= Way::win;
      const bool declared = static_cast<Way>(way) == Way::declared_win;
      const double bias = model.bias[std::min(way, model.bias.size() - 1)];
      const auto habit = static_cast<double>(declared ? habits.declared[kind] : habits.quiet[kind]);
      const bool never = wins && barred.contains(static_cast<int>(kind));
      const double discarded = never ? 0 : bias * discard_rate * habit / unseen;
      per_copy_[kind][way] = static_cast<float>(drawn + discarded);
    }
  }
}

float Odds::comes(float rate, int copies, float waited, float part) const {
  if (!copies_come_once_) return -std::expm1(-rate * part);
  // A copy may stay in a hand to the end.
  constexpr float least_hidden = 0.05F;
  const float each = rate / static_cast<float>(std::max(copies, 1));
  const float hidden = std::max(1 - each * waited, least_hidden);
  const float stays = std::max(1 - part * each / hidden, least_hidden);
  float none = 1;
  for (int copy = 0; copy < copies; ++copy) none *= stays;
  return 1 - none;
}

Odds Odds::undeclared() const {
  Odds odds = *this;
  for (auto& rates : odds.per_copy_)
    rates[static_cast<std::size_t>(Way::declared_win)] = rates[static_cast<std::size_t>(Way::win)];
  return odds;
}

Habits even_habits(const PublicState& table) {
  Habits habits;
  habits.players = static_cast<float>(table.in_play() - 1) / 3;
  return habits;
}

TileCounts live_tiles(const PlayerView& view) {
  const TileCounts seen = visible_tiles(view);
  TileCounts live;
  const TileCounts& supply = scheme::supply(view.table.ruleset);
  for (int kind = 0; kind < Tile::kinds; ++kind) live.add(kind, supply[kind] - seen[kind]);
  return live;
}

KindSet barred_kinds(const PlayerView& view) {
  KindSet barred;
  if (!view.table.rules.riichi) return barred;
  for (const RiverTile& tile : view.table.rivers[view.seat]) barred.insert(tile.tile.kind());
  return barred;
}

int draws_among_four(const PublicState& table) { return table.draws_left() * 4 / table.in_play(); }

Odds odds_of(const PlayerView& view, const OddsModel& model) {
  const TileCounts live = live_tiles(view);
  std::array<float, Tile::kinds> in_wall{};
  for (std::size_t kind = 0; kind < Tile::kinds; ++kind) {
    in_wall[kind] = static_cast<float>(live[static_cast<int>(kind)]);
  }
  const auto discards = static_cast<int>(view.table.rivers[view.seat].size());
  return Odds(live, in_wall, draws_among_four(view.table),
              usual_rivals(discards, view.table.in_play() - 1, model), model, even_habits(view.table),
              barred_kinds(view));
}

}  // namespace tingpai
