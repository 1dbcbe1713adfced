#include "app/tutor/danger_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "app/people/positions.h"
#include "app/text/names.h"
#include "engine/ai/levels/assess.h"
#include "engine/rules/scheme.h"

namespace tingpai::app {
namespace {

struct DangerText {
  Q_DECLARE_TR_FUNCTIONS(DangerWords)
};

constexpr double worth_telling = 0.01;  // chance of an opponent to win on it
constexpr int telling_melds = 2;        // of one suit, that show a flush
constexpr int telling_discards = 6;     // without a suit, that show that it is kept
constexpr double seems_ready = 0.3;

// The suit that all open melds with suited tiles share, if there are enough of them.
std::optional<Suit> collected_suit(const PlayerView& view, Seat seat) {
  std::optional<Suit> suit;
  int melds = 0;
  for (const SeenMeld& meld : view.table.melds[seat]) {
    if (!meld.tile || !meld.tile->is_suited()) continue;
    if (suit && *suit != meld.tile->suit()) return std::nullopt;
    suit = meld.tile->suit();
    ++melds;
  }
  return melds >= telling_melds ? suit : std::nullopt;
}

QString reason_of(const PlayerView& view, const Decision& decision, Seat seat, Tile tile) {
  const auto& river = view.table.rivers[seat];
  const auto threw = [&](auto test) { return std::any_of(river.begin(), river.end(), test); };
  if (threw([&](const RiverTile& one) { return one.tile.kind() == tile.kind(); })) {
    return DangerText::tr("threw one away");
  }
  if (tile.is_honour() && visible_tiles(view)[tile] == 4) return DangerText::tr("no copies are left");
  if (const auto suit = collected_suit(view, seat)) {
    if (tile.is_honour() || tile.suit() == *suit)
      return DangerText::tr("collects %1").arg(names::suit(*suit));
    return DangerText::tr("collects another suit");
  }
  if (tile.is_suited() && river.size() >= telling_discards &&
      !threw([&](const RiverTile& one) { return one.tile.suit() == tile.suit(); })) {
    return DangerText::tr("has kept every tile of this suit");
  }
  for (const OpponentEstimate& estimate : decision.opponents) {
    if (estimate.seat == seat && estimate.ready >= seems_ready) {
      return DangerText::tr("may be ready (%1)").arg(names::percent(estimate.ready));
    }
  }
  return {};
}

// By its wind, where winds are shown.
QString who(const PlayerView& view, Seat seat) {
  if (scheme::has_winds(view.table.ruleset)) return names::wind(view.table.winds[seat]);
  switch (position_of(view, seat)) {
    case 1:
      //: a player
      return DangerText::tr("On your right");
    case 2:
      //: a player
      return DangerText::tr("Opposite");
    default:
      //: a player
      return DangerText::tr("On your left");
  }
}

}  // namespace

QString danger_words(const PlayerView& view, const Decision& decision, Tile tile) {
  if (decision.evaluations.empty()) return {};
  const Evaluation* found = evaluation_of(decision, {ActionType::discard, tile});
  if (found == nullptr) return {};
  std::array<std::size_t, 3> order{0, 1, 2};
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return found->deal_in[a] > found->deal_in[b]; });
  QStringList parts;
  for (const std::size_t i : order) {
    if (found->deal_in[i] < worth_telling) break;
    const Seat seat = seat_at(view, static_cast<int>(i) + 1);
    const QString reason = reason_of(view, decision, seat, tile);
    const QString chance = DangerText::tr("%1 %2").arg(who(view, seat), names::percent(found->deal_in[i]));
    //: A player (by seat wind or place) and the chance of dealing in to it; why
    parts << (reason.isEmpty() ? chance : DangerText::tr("%1: %2").arg(chance, reason));
  }
  return parts.isEmpty() ? QString() : DangerText::tr("Danger: %1").arg(names::clauses(parts));
}

}  // namespace tingpai::app
