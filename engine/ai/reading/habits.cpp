#include "engine/ai/reading/habits.h"

#include <algorithm>

#include "engine/ai/profile.h"

namespace tingpai {

namespace {

std::size_t class_of(int kind) {
  if (kind >= 27) return 0;
  const int from_edge = std::min(kind % 9, 8 - kind % 9);
  return from_edge == 0 ? 1 : from_edge == 1 ? 2 : 3;
}

// The pace of the average opponent.
Pace company(const Field& field, Seat seat) {
  Pace::Shares shares{};
  for (const Seat other : all_seats) {
    for (std::size_t level = 0; level < Pace::count && other != seat; ++level)
      shares[level] += field[other].shares()[level] / 3;
  }
  return Pace(shares);
}

}  // namespace

Habits habits_of(const PlayerView& view, const TileCounts& live, const Field& field) {
  const HabitModel* model = profile_of(view.table.ruleset).habits;
  if (model == nullptr) return no_habits();
  std::array<std::size_t, Tile::kinds> discarded{};
  for (const Seat seat : all_seats) {
    for (const RiverTile& tile : view.table.rivers[seat]) {
      auto& copies = discarded[static_cast<std::size_t>(tile.tile.kind())];
      copies = std::min<std::size_t>(copies + 1, 3);
    }
  }
  const std::size_t stretch = std::min(view.table.rivers[view.seat].size() / 4, HabitModel::stretches - 1);
  const Pace others = company(field, view.seat);
  Habits habits{};
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const auto at = static_cast<std::size_t>(kind);
    const auto unseen = static_cast<std::size_t>(std::clamp(live[kind], 1, 4)) - 1;
    habits[at] = static_cast<float>(others.share(Level::random));  // it discards evenly
    for (std::size_t level = 1; level < Pace::count; ++level) {
      const HabitModel::Table& table = model->tables[level - 1];
      habits[at] +=
          static_cast<float>(others.shares()[level]) * table[stretch][class_of(kind)][unseen][discarded[at]];
    }
  }
  return habits;
}

}  // namespace tingpai
