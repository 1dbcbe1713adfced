#include "app/table/table_rows.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/settings/key_bindings.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"
#include "app/tutor/danger_words.h"
#include "app/tutor/reason_words.h"
#include "app/tutor/tutor_rows.h"
#include "engine/rules/scheme.h"
#include "engine/table/course/course.h"

namespace tingpai::app {
namespace {

struct TableRowsText {
  Q_DECLARE_TR_FUNCTIONS(TableRows)
};

struct CallEntry {
  CallKind kind;
  KeyBindings::Command command;
  QString (*label)();
  bool (*exists)(const TurnRules&);
};
constexpr bool always(const TurnRules&) { return true; }
template <ActionType Type>
QString named() {
  return names::call(Type);
}
constexpr std::array<CallEntry, 7> all_calls{{
    {CallKind::chow, KeyBindings::Chow, named<ActionType::chow>,
     [](const TurnRules& rules) { return rules.chow; }},
    {CallKind::pung, KeyBindings::Pung, named<ActionType::pung>, always},
    {CallKind::kong, KeyBindings::Kong, named<ActionType::melded_kong>, always},
    {CallKind::win, KeyBindings::Win, named<ActionType::win>, always},
    {CallKind::riichi, KeyBindings::Riichi, names::riichi,
     [](const TurnRules& rules) { return rules.riichi; }},
    {CallKind::abort, KeyBindings::Abort, named<ActionType::abort>,
     [](const TurnRules& rules) { return rules.may_abort; }},
    {CallKind::pass, KeyBindings::Pass, named<ActionType::pass>, always},
}};

std::optional<CallKind> kind_of(const Action& action) {
  if (action.riichi) return CallKind::riichi;
  switch (action.type) {
    case ActionType::chow:
      return CallKind::chow;
    case ActionType::pung:
      return CallKind::pung;
    case ActionType::melded_kong:
    case ActionType::concealed_kong:
    case ActionType::added_kong:
      return CallKind::kong;
    case ActionType::win:
      return CallKind::win;
    case ActionType::abort:
      return CallKind::abort;
    case ActionType::pass:
      return CallKind::pass;
    default:
      return std::nullopt;
  }
}

// "24 fan", for the win on offer.
QString win_detail(const PlayerView& view) {
  const auto score = scheme::score(view.table.ruleset, win_of(view));
  return score ? words_of(view.table.ruleset).offered(*score) : QString();
}

struct HandTile {
  Tile tile;
  bool wild = false;
  bool drawn = false;
};

// Sorted, wild tiles before all, flowers that are about to be shown behind them, the drawn tile last.
std::vector<HandTile> ordered(const PlayerView& view, const SortOrder& by) {
  std::vector<Tile> tiles = view.hand.tiles();
  const auto wild = scheme::wild_tile(view.table.ruleset);
  std::ranges::stable_sort(tiles, {}, [&](Tile tile) { return tile == wild ? -1 : by.place(tile); });
  tiles.insert(tiles.end(), view.held_flowers.begin(), view.held_flowers.end());
  const auto drawn = view.drawn ? std::find(tiles.begin(), tiles.end(), *view.drawn) : tiles.end();
  const bool apart = drawn != tiles.end();
  if (apart) tiles.erase(drawn);
  std::vector<HandTile> order;
  for (const Tile tile : tiles) order.push_back({tile, tile == wild, false});
  if (apart) order.push_back({*view.drawn, *view.drawn == wild, true});
  return order;
}

bool take_from(std::vector<Tile>& tiles, Tile tile) {
  const auto found = std::find(tiles.begin(), tiles.end(), tile);
  if (found == tiles.end()) return false;
  tiles.erase(found);
  return true;
}

// Name, state and hint in one sentence.
QString spoken_tile(const HandTile& tile, bool won, const std::optional<HintBar>& hint) {
  QString text = names::tile(tile.tile);
  if (tile.wild) text = TableRowsText::tr("%1, wild").arg(text);
  if (tile.drawn)
    text = (won ? TableRowsText::tr("%1, the winning tile") : TableRowsText::tr("%1, just drawn")).arg(text);
  if (!hint) return text;
  if (!hint->told) return TableRowsText::tr("%1, a candidate").arg(text);
  text = TableRowsText::tr("%1, value %2").arg(text, hint->spoken_value);
  if (hint->best) return TableRowsText::tr("%1, best").arg(text);
  return hint->equal_best ? TableRowsText::tr("%1, equally good").arg(text) : text;
}

// What this tile is to the hand, why not to discard it, and what makes it dangerous. For the best one, why:
// but only beside its danger.
QString why_text(const PlayerView& view, const Decision& decision, Action discard) {
  const QString danger = danger_words(view, decision, discard.tile);
  const bool best = discard == decision.chosen;
  if (best && danger.isEmpty()) return {};
  const QString why = best ? reason(view, decision)
                           : names::sentences({meaning(decision, discard), why_not(decision, discard)});
  if (danger.isEmpty()) return why;
  return why.isEmpty() ? danger : why + u'\n' + danger;
}

// Where a tile declares, or had better declare, what it is worth is that of the riichi.
Action discard_of(Tile tile, const LegalActions& legal, const Hints& hints) {
  const Action plain{ActionType::discard, tile};
  Action riichi = plain;
  riichi.riichi = true;
  const bool better = hints.decision != nullptr && hints.decision->chosen == riichi;
  return better || (hints.declaring && legal.contains(riichi)) ? riichi : plain;
}

HandTileRow hand_row(const PlayerView& view, const HandTile& tile, const Action& discard, bool playable,
                     bool leaving, const Hints& hints) {
  std::optional<HintBar> hint;
  if (hints.decision != nullptr && hints.depth == AppSettings::Full) {
    hint = hint_bar(*hints.decision, discard);
  } else if (hints.decision != nullptr && hints.depth == AppSettings::Candidates) {
    hint = candidate_bar(*hints.decision, discard);
  }
  const bool told = hint && hint->told;
  const bool won = view.table.won(view.seat) != nullptr;
  const HintBar bar = hint.value_or(HintBar{});
  return {.tile = names::text(tile.tile),
          .name = names::tile(tile.tile),
          .wild = tile.wild,
          .drawn = tile.drawn,
          .playable = playable,
          .has_hint = hint.has_value(),
          .value = bar.value,
          .value_text = bar.value_text,
          .bar_height = bar.height,
          .best = bar.best,
          .equal_best = bar.equal_best,
          .emphasised = bar.emphasised,
          .danger_next = bar.deal_in[0],
          .danger_opposite = bar.deal_in[1],
          .danger_previous = bar.deal_in[2],
          .leaving = leaving,
          .why = told ? why_text(view, *hints.decision, discard) : QString(),
          .spoken = leaving
                        ? TableRowsText::tr("%1, discarded in this plan").arg(spoken_tile(tile, won, hint))
                        : spoken_tile(tile, won, hint)};
}

// Where the tiles of a meld lie: the called one sideways, at the side of the player it came from.
struct Layout {
  QStringList tiles;
  int turned = -1;
  int stacked = -1;
};

Layout layout(const Meld& meld, int steps_to_source) {
  Layout result;
  if (meld.type == MeldType::concealed_kong) {
    result.tiles = names::texts(tiles_of(meld));
    return result;
  }
  auto tiles = tiles_of(meld);
  const auto* called = std::find(tiles.begin(), tiles.end(), meld.claimed);
  if (called != tiles.end()) tiles.erase(called);
  const bool added = meld.type == MeldType::added_kong;
  const Tile on_top = tiles[tiles.size() - 1];  // lies on the turned one
  if (added) tiles.pop_back();
  const int last = static_cast<int>(tiles.size());
  result.turned = steps_to_source == 3 ? 0 : steps_to_source == 2 ? 1 : last;
  result.tiles = names::texts(tiles);
  result.tiles.insert(result.turned, names::text(meld.claimed));
  if (added) {
    result.tiles << names::text(on_top);
    result.stacked = last + 1;
  }
  return result;
}

bool may_be_robbed(const PlayerView& view, Seat seat, const SeenMeld& meld) {
  return view.table.phase == Phase::robbing && seat == view.table.turn && is_kong(meld.type) && meld.tile &&
         same_kind(*meld.tile, *view.table.last_tile);
}

MeldRow meld_row(const PlayerView& view, Seat seat, const SeenMeld& meld) {
  Layout laid;
  if (meld.tile) {
    const int steps = meld.from ? view.table.steps(seat, *meld.from) : 0;
    laid = layout(meld_of(meld, *meld.tile), steps);
  } else {
    laid.tiles = QStringList(4, QString());
  }
  // A pung that grows into a kong is still the same meld: what was claimed identifies it.
  const QString identity = laid.turned < 0 ? laid.tiles.join(u' ') : laid.tiles.mid(0, 3).join(u' ');
  return {.identity = identity,
          .meld_type = static_cast<int>(meld.type),
          .tiles = laid.tiles,
          .turned = laid.turned,
          .stacked = laid.stacked,
          .from_position = meld.from ? position_of(view, *meld.from) : -1,
          .concealed = meld.type == MeldType::concealed_kong,
          .offered = may_be_robbed(view, seat, meld),
          .name = names::meld(meld.type, meld.tile)};
}

}  // namespace

QList<CentreRow> centre_rows(const PublicState& table) {
  QList<CentreRow> rows;
  const auto add = [&rows](const CentreLine& line) {
    rows << CentreRow{static_cast<int>(rows.size()), line.caption, line.value, line.sign};
  };
  for (const CentreLine& line : words_of(table.ruleset).centre(table)) add(line);
  add({{}, TableRowsText::tr("%n left", "tiles in the wall", table.wall_left)});
  return rows;
}

QList<IndicatorRow> indicator_rows(const PublicState& table) {
  QList<IndicatorRow> rows;
  for (const Tile tile : table.indicators) {
    rows << IndicatorRow{static_cast<int>(rows.size()), names::text(tile),
                         TableRowsText::tr("indicator: %1").arg(names::tile(tile))};
  }
  return rows;
}

QStringList action_tiles(const Action& action) {
  const auto meld = [&](MeldType type) {
    return names::texts(tiles_of(Meld{type, action.tile, action.tile, {}}));
  };
  switch (action.type) {
    case ActionType::chow:
    case ActionType::pung:
    case ActionType::melded_kong:
      return names::texts(tiles_of(meld_of(action, plain(action.tile), std::nullopt)));
    case ActionType::concealed_kong:
      return meld(MeldType::concealed_kong);
    case ActionType::added_kong:
      return meld(MeldType::added_kong);
    case ActionType::win:
      return {names::text(action.tile)};
    case ActionType::exchange:
      return names::texts(std::array{action.tile, action.more[0], action.more[1]});
    default:
      return {};
  }
}

std::vector<Tile> hand_order(const PlayerView& view, const SortOrder& order) {
  std::vector<Tile> tiles;
  for (const HandTile& tile : ordered(view, order)) tiles.push_back(tile.tile);
  return tiles;
}

QList<HandTileRow> hand_rows(const PlayerView& view, const LegalActions& legal, bool can_discard,
                             const Hints& hints, const SortOrder& order) {
  std::vector<Tile> leaves =
      hints.plan != nullptr ? path_of(*hints.plan, hints.step).leaves : std::vector<Tile>();
  QList<HandTileRow> rows;
  for (const HandTile& tile : ordered(view, order)) {
    const bool playable = can_discard && legal.contains({ActionType::discard, tile.tile});
    const Action discard = discard_of(tile.tile, legal, hints);
    rows << hand_row(view, tile, discard, playable, take_from(leaves, tile.tile), hints);
  }
  return rows;
}

QList<HandTileRow> hidden_hand_rows(const PlayerView& view) {
  HandTileRow row;
  row.name = row.spoken = TableRowsText::tr("a face-down tile");
  return QList<HandTileRow>(view.table.concealed_count[view.seat], row);
}

// Of a tile of the hand, with the gap to the next one.
constexpr double ghost_width = 0.7;

QList<ComingRow> coming_rows(const PlayerView& view, const Plan* plan, const SortOrder& order, int step) {
  if (plan == nullptr) return {};
  struct Ghost {
    Tile tile;
    int live;  // copies of a wait, -1: not the last tile
  };
  std::vector<Ghost> ghosts;
  const PlanPath path = path_of(*plan, step);
  for (const Tile tile : path.comes) ghosts.push_back({tile, -1});
  if (!path.waits.empty()) {
    for (const LiveTile& wait : plan->best.waits) ghosts.push_back({wait.tile, wait.live});
  }
  std::stable_sort(ghosts.begin(), ghosts.end(),
                   [&](const Ghost& a, const Ghost& b) { return order.place(a.tile) < order.place(b.tile); });
  const auto hand = ordered(view, order);
  double centre = -ghost_width / 2;
  QList<ComingRow> rows;
  for (const Ghost& ghost : ghosts) {
    const auto before = std::count_if(hand.begin(), hand.end(), [&](const HandTile& one) {
      return !one.drawn && order.place(one.tile) <= order.place(ghost.tile);
    });
    centre = std::max(static_cast<double>(before), centre + ghost_width);
    const QString name = names::tile(ghost.tile);
    rows << ComingRow{static_cast<int>(rows.size()), names::text(ghost.tile), centre, ghost.live,
                      ghost.live < 0 ? TableRowsText::tr("draw %1").arg(name)
                                     : TableRowsText::tr("%1 wins, %n left", nullptr, ghost.live).arg(name)};
  }
  return rows;
}

QList<RiverRow> river_rows(const PlayerView& view, Seat seat) {
  const auto& river = view.table.rivers[seat];
  const bool open = view.table.phase == Phase::claiming && view.table.turn == seat;
  QList<RiverRow> rows;
  bool declares = false;
  for (std::size_t i = 0; i < river.size(); ++i) {
    declares = declares || river[i].riichi;
    if (river[i].claimed_by) continue;
    QString name = names::tile(river[i].tile);
    if (river[i].riichi) name = TableRowsText::tr("%1, declared riichi").arg(name);
    rows << RiverRow{names::text(river[i].tile), name, river[i].drawn, std::exchange(declares, false),
                     open && i + 1 == river.size()};
  }
  return rows;
}

int declaring_row(const QList<RiverRow>& river) {
  const auto found = std::ranges::find_if(river, &RiverRow::declares);
  return found == river.end() ? -1 : static_cast<int>(found - river.begin());
}

QList<MeldRow> meld_rows(const PlayerView& view, Seat seat) {
  return seat == view.seat ? meld_rows(view, seat, view.hand.melds) : public_meld_rows(view, seat);
}

QList<MeldRow> public_meld_rows(const PlayerView& view, Seat seat) {
  QList<MeldRow> rows;
  for (const SeenMeld& meld : view.table.melds[seat]) rows << meld_row(view, seat, meld);
  return rows;
}

QList<MeldRow> meld_rows(const PlayerView& view, Seat seat, const Melds& melds) {
  QList<MeldRow> rows;
  for (const Meld& meld : melds) rows << meld_row(view, seat, shown(meld));
  return rows;
}

std::optional<CallKind> call_of(int command) {
  const auto* found = std::ranges::find(all_calls, command, &CallEntry::command);
  return found == all_calls.end() ? std::nullopt : std::optional(found->kind);
}

std::vector<Action> call_options(const LegalActions& legal, CallKind call) {
  std::vector<Action> options;
  for (const Action action : legal.actions) {
    if (kind_of(action) == call) options.push_back(action);
  }
  return options;
}

QList<CallRow> call_rows(const PlayerView& view, const LegalActions& legal, bool may_pass, const Hints& hints,
                         const QStringList& keys) {
  QList<CallRow> rows;
  const Decision* decision = hints.depth == AppSettings::Full ? hints.decision : nullptr;
  for (const auto& [call, command, label, exists] : all_calls) {
    if (!exists(view.table.rules)) continue;
    std::vector<Action> options = call_options(legal, call);
    if (call == CallKind::pass && may_pass && options.empty()) options.push_back({ActionType::pass, {}});
    QVariantList option_faces;
    QStringList option_names;
    std::optional<HintBar> best;
    int chosen = -1;  // which option the tutor would take
    for (const Action action : options) {
      if (decision != nullptr && decision->chosen == action) chosen = static_cast<int>(option_names.size());
      if (call != CallKind::riichi) {  // its tile is picked from the hand
        option_faces << QVariant(action_tiles(action));
        option_names << names::action(action);
      }
      const auto bar = decision != nullptr ? hint_bar(*decision, action) : std::nullopt;
      if (bar && (!best || bar->value > best->value)) best = bar;
    }
    const QString detail = call == CallKind::win && !options.empty() ? win_detail(view) : QString();
    const QString value = best ? best->value_text : QString();
    QString spoken = detail.isEmpty() ? label() : TableRowsText::tr("%1, %2").arg(label(), detail);
    if (best) spoken = TableRowsText::tr("%1, value %2").arg(spoken, best->spoken_value);
    if (chosen >= 0) spoken = TableRowsText::tr("%1, best").arg(spoken);
    rows << CallRow{.command = static_cast<int>(command),
                    .key_text = keys.value(command),
                    .label = label(),
                    .available = !options.empty() && !(call == CallKind::riichi && hints.declaring),
                    .option_tiles = option_faces,
                    .option_names = option_names,
                    .detail = detail,
                    .has_hint = best.has_value(),
                    .value_text = value,
                    .best = chosen >= 0,
                    .best_option = chosen,
                    .spoken = spoken};
  }
  return rows;
}

QList<RankingRow> ranking_rows(const PlayerView& view, const Players& players) {
  std::vector<Seat> order(all_seats.begin(), all_seats.end());
  const auto& scores = view.table.scores;
  std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) { return scores[a] > scores[b]; });
  QList<RankingRow> rows;
  const auto placements = course::placements(view.table);
  int rank = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i == 0 || scores[order[i]] != scores[order[i - 1]])
      rank = static_cast<int>(i) + 1;  // equal scores share a rank
    rows << RankingRow{position_of(view, order[i]),
                       rank,
                       players.name(order[i]),
                       scores[order[i]] - view.table.rules.start,
                       names::score(scores[order[i]], view.table.rules.start),
                       placements ? names::signed_points((*placements)[order[i]]) : QString(),
                       order[i] == view.seat && !(players.shared() && view.table.phase == Phase::game_over)};
  }
  return rows;
}

}  // namespace tingpai::app
