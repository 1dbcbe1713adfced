// From a view to the rows that lists show. Pure functions.
#pragma once

#include <optional>

#include "app/base/row_model.h"
#include "app/people/players.h"
#include "app/people/positions.h"
#include "app/settings/app_settings.h"
#include "engine/ai/decision.h"
#include "engine/table/options.h"

namespace tingpai::app {

// What the tutor says, where it is shown.
struct Hints {
  const Decision* decision = nullptr;
  const Plan* plan = nullptr;  // the plan pointed at
  AppSettings::HintDepth depth = AppSettings::Full;
  int step = 0;  // how far it is followed, 0: to its end
};

QList<QByteArray> hand_roles();
// The person's tiles in the order of the rows: sorted, the drawn tile last.
std::vector<Tile> hand_order(const PlayerView& view, const SortOrder& order = {});
QList<Row> hand_rows(const PlayerView& view, const LegalActions& legal, bool can_discard, const Hints& hints,
                     const SortOrder& order = {});
// The same hand, face down.
QList<Row> hidden_hand_rows(const PlayerView& view);

// The tiles that the plan still wants, where they would stand in the hand.
QList<QByteArray> coming_roles();
QList<Row> coming_rows(const PlayerView& view, const Plan* plan, const SortOrder& order = {}, int step = 0);

QList<QByteArray> river_roles();
QList<Row> river_rows(const PlayerView& view, Seat seat);

QList<QByteArray> meld_roles();
QList<Row> meld_rows(const PlayerView& view, Seat seat);
QList<Row> meld_rows(const PlayerView& view, Seat seat, const Melds& melds);
QList<Row> public_meld_rows(const PlayerView& view, Seat seat);  // as the others see them

// The tiles an action shows: the meld it makes, or the tile it is about.
QStringList action_tiles(const Action& action);

// What can be answered, in the order of the buttons. A ruleset has some of them; each is a command of the
// window.
enum class CallKind { chow, pung, kong, win, pass };
std::optional<CallKind> call_of(int command);
std::vector<Action> call_options(const LegalActions& legal, CallKind call);
QList<QByteArray> call_roles();
// One row for each that the ruleset has. keys: by command, as KeyBindings::texts.
QList<Row> call_rows(const PlayerView& view, const LegalActions& legal, bool may_pass, const Hints& hints,
                     const QStringList& keys = {});

QList<QByteArray> ranking_roles();
QList<Row> ranking_rows(const PlayerView& view, const Players& players);

}  // namespace tingpai::app
