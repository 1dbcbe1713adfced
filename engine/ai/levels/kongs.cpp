#include "engine/ai/levels/kongs.h"

namespace tingpai {

double kongs_ahead(const Hand& hand, const KongIncome& income, const Odds& odds, KindSet useful) {
  double earned = 0;
  for (const Meld& meld : hand.melds) {
    if (meld.type == MeldType::pung)
      earned += static_cast<double>(odds.chance(meld.tile.kind(), Way::draw)) * income.added;
  }
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (!useful.contains(kind)) continue;
    if (hand.concealed[kind] == 4) earned += income.concealed;
    if (hand.concealed[kind] != 3) continue;
    const auto drawn = static_cast<double>(odds.chance(kind, Way::draw));
    const auto all = static_cast<double>(odds.chance(kind, Way::pung));
    earned += drawn * income.concealed + (all - drawn) * income.melded;
  }
  return earned;
}

double paid_at_once(const Action& action, const KongIncome& income, std::optional<Tile> drawn) {
  switch (action.type) {
    case ActionType::concealed_kong:
      return income.concealed;
    case ActionType::melded_kong:
      return income.melded;
    case ActionType::added_kong:  // one of a tile that was kept back may earn nothing
      return income.late || drawn == action.tile ? income.added : 0;
    default:
      return 0;
  }
}

}  // namespace tingpai
