#include "engine/ai/reading/habits.h"

#include <algorithm>

#include "engine/ai/profile.h"

namespace tingpai {

std::size_t place_of(int kind, const PublicState&, Seat) {
  if (kind >= 27) return 0;
  const int from_edge = std::min(kind % 9, 8 - kind % 9);
  return from_edge == 0 ? 1 : from_edge == 1 ? 2 : 3;
}

std::array<std::size_t, Tile::kinds> discards_of_kinds(const PublicState& table) {
  std::array<std::size_t, Tile::kinds> discarded{};
  for (const Seat seat : all_seats) {
    for (const RiverTile& tile : table.rivers[seat]) {
      auto& copies = discarded[static_cast<std::size_t>(tile.tile.kind())];
      copies = std::min<std::size_t>(copies + 1, 3);
    }
  }
  return discarded;
}

std::size_t usual_stretch(const PlayerView& view) {
  return std::min(view.table.rivers[view.seat].size() / 4, usual_stretches - 1);
}

Habits habits_of(const PlayerView& view, const TileCounts& live, const Field& field) {
  Habits habits = even_habits(view.table);
  const HabitModel* model = profile_of(view.table.ruleset).habits;
  if (model == nullptr) return habits;
  const auto discarded = discards_of_kinds(view.table);
  const std::size_t first = model->stretch_of(view) * model->classes;
  const Pace others = pace_of_others(field, view.seat);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const auto at = static_cast<std::size_t>(kind);
    const auto unseen = static_cast<std::size_t>(std::clamp(live[kind], 1, 4)) - 1;
    const std::size_t cell = first + model->class_of(kind, view.table, view.seat);
    const auto mean = [&](const HabitModel::ByLevel& tables) {
      auto habit = static_cast<float>(others.share(Level::random));  // it discards evenly
      for (std::size_t level = 1; level < Pace::count; ++level)
        habit += static_cast<float>(others.shares()[level]) * tables[level - 1][cell][unseen][discarded[at]];
      return habit;
    };
    habits.quiet[at] = mean(model->quiet);
    habits.declared[at] = mean(model->declared);
    if (!model->left.front().empty()) habits.left[at] = mean(model->left);
  }
  return habits;
}

}  // namespace tingpai
