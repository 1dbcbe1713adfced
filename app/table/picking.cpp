#include "app/table/picking.h"

#include <algorithm>

#include "app/text/names.h"

namespace tingpai::app {
namespace {

constexpr int suits = 3;

std::vector<Tile> tiles_of(const Action& action) {
  if (action.type == ActionType::exchange) return {action.tile, action.more[0], action.more[1]};
  return {action.tile};
}

// Whether all of `some` are among `all`, each as often.
bool contains(std::vector<Tile> all, std::vector<Tile> some) {
  std::sort(all.begin(), all.end());
  std::sort(some.begin(), some.end());
  return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

}  // namespace

Picking::Picking(QObject* parent) : QObject(parent), options_(PickRow::staticMetaObject) {
  options_.reserve(suits, PickRow());
}

int Picking::count() const { return !active() ? 0 : kind_ == ActionType::exchange ? 3 : 1; }

bool Picking::may_declare() const {
  return std::ranges::any_of(legal_.actions, [](const Action& action) { return action.riichi; });
}

bool Picking::declare(bool on) {
  if (on == declaring() || (on && (active() || !may_declare()))) return false;
  kind_ = on ? std::optional(ActionType::discard) : std::nullopt;
  rows_.clear();
  refresh();
  Q_EMIT moved();
  return true;
}

void Picking::show(const LegalActions& legal, std::vector<Tile> order) {
  if (legal == legal_ && order == order_) return;
  legal_ = legal;
  order_ = std::move(order);
  rows_.clear();
  kind_.reset();
  for (const ActionType kind : {ActionType::exchange, ActionType::void_suit}) {
    if (legal_.has(kind)) kind_ = kind;
  }
  refresh();
}

std::vector<Action> Picking::choices() const {
  std::vector<Action> found;
  for (const Action& action : legal_.actions) {
    if (action.type == kind_ && action.riichi == declaring()) found.push_back(action);
  }
  return found;
}

bool Picking::is_picked(int row) const { return std::ranges::find(rows_, row) != rows_.end(); }

// Not what would leave nothing legal to complete it with.
bool Picking::pickable(int row) const {
  if (!from_hand() || row < 0 || row >= static_cast<int>(order_.size())) return false;
  std::vector<Tile> together{order_[static_cast<std::size_t>(row)]};
  if (count() > 1) {
    for (const int other : rows_) together.push_back(order_[static_cast<std::size_t>(other)]);
  }
  return std::ranges::any_of(choices(),
                             [&](const Action& action) { return contains(tiles_of(action), together); });
}

bool Picking::pick(int row) {
  const bool may = from_hand() ? pickable(row) : active() && row >= 0 && row < options_.count();
  if (is_picked(row)) {
    std::erase(rows_, row);
  } else if (may) {
    if (count() == 1) rows_.clear();  // another in its place
    rows_.push_back(row);
  } else {
    return false;
  }
  if (declaring()) return confirm();
  refresh();
  Q_EMIT moved();
  return true;
}

std::optional<Action> Picking::action() const {
  if (!active() || picked() != count()) return std::nullopt;
  const auto all = choices();
  if (!from_hand()) return all[static_cast<std::size_t>(rows_[0])];
  std::vector<Tile> together;
  for (const int row : rows_) together.push_back(order_[static_cast<std::size_t>(row)]);
  const auto found =
      std::ranges::find_if(all, [&](const Action& action) { return contains(tiles_of(action), together); });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

bool Picking::confirm() {
  const auto chosen = action();
  if (chosen) Q_EMIT decided(*chosen);
  return chosen.has_value();
}

QStringList Picking::tiles() const {
  if (!from_hand()) return {};
  std::vector<Tile> together;
  for (const int row : rows_) together.push_back(order_[static_cast<std::size_t>(row)]);
  return names::texts(together);
}

QString Picking::prompt_text() const {
  if (!active()) return {};
  switch (*kind_) {
    case ActionType::exchange:
      return tr("Choose three tiles of one suit to pass on");
    case ActionType::void_suit:
      return tr("Choose the suit that you will do without");
    default:
      return tr("Choose your riichi discard");
  }
}

QString Picking::confirm_text() const {
  if (!active()) return {};
  const auto chosen = action();
  if (kind_ == ActionType::void_suit && chosen) return names::action(*chosen);
  return names::call(*kind_);
}

void Picking::mark(QList<HandTileRow>& rows) const {
  for (int row = 0; from_hand() && row < static_cast<int>(rows.size()); ++row) {
    HandTileRow& tile = rows[row];
    tile.picked = is_picked(row);
    tile.pickable = tile.picked || pickable(row);
    //: a tile of the hand
    if (tile.picked) tile.spoken = tr("%1, chosen").arg(tile.spoken);
  }
}

void Picking::refresh() {
  QList<PickRow> rows;
  for (const Action& action : active() && !from_hand() ? choices() : std::vector<Action>()) {
    const int place = static_cast<int>(rows.size());
    const auto held = std::ranges::count_if(
        order_, [&](Tile tile) { return !tile.is_flower() && tile.suit() == action.tile.suit(); });
    const QString name = names::suit(action.tile.suit());
    //: a suit and how many tiles of it are held
    const QString spoken = tr("%1: %n tile(s)", nullptr, static_cast<int>(held)).arg(name);
    rows << PickRow{place,
                    names::text(action.tile),
                    name,
                    static_cast<int>(held),
                    is_picked(place),
                    is_picked(place) ? tr("%1, chosen").arg(spoken) : spoken};
  }
  options_.set(rows);
  Q_EMIT changed();
}

}  // namespace tingpai::app
