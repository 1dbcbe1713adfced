// What a scheme says of the course of a game beyond the flags of TurnRules. Each function is found in the
// scheme's namespace by the type of its rules, as in engine/rules/scheme.h; a scheme that has nothing to say
// takes the one of `plain`.
#pragma once

#include <optional>
#include <vector>

#include "engine/table/legality.h"
#include "engine/table/state.h"

namespace tingpai::course {

// How the first hand starts, and the one after the table's; nothing after the last.
HandStart first_hand(const Ruleset& ruleset, std::uint64_t seed);
std::optional<HandStart> next_hand(const PublicState& table);

// Changes what the general rules let a seat do.
void refine(const detail::Stance& stance, std::vector<Action>& actions);
// Whether the tile, drawn or another's, completes a hand that may be won with.
bool may_win(const detail::Stance& stance, Tile tile);
// Whether a seat that lets another's tile pass is bound by it.
bool completes(const detail::Stance& stance, Tile tile);
// Whether a seat that waits for tiles may win on no discard.
bool is_furiten(const detail::Stance& stance);
// What the scheme adds to the circumstances of a win.
void complete(const detail::Stance& stance, Win& win);
// What a win turns up that nobody knew before: tiles under indicators, bonus tiles.
void reveal(const TableState& state, Win& win);

// Binds a seat that did not win on the open tile that it could win on.
void let_pass(const detail::Stance& stance, Missed& missed);

// Whose discard let the winner have the last set of a limit hand, and who pays for it therefore.
std::optional<Seat> liable(const PublicState& table, Seat winner);

// What happens before the next tile is drawn; nothing for most moments.
std::optional<Event> due(const TableState& state);
// Whose tiles each seat gets where tiles are exchanged.
BySeat<Seat> givers(const TableState& state);
// The end of a hand, where it is settled.
events::Settled settlement(const TableState& state);
// The scores that a game ends with.
BySeat<Points> finals(const PublicState& table);
// What such scores are worth by place at the end of a game, in thousands; nothing where points alone count.
std::optional<BySeat<double>> placements(const PublicState& table);

}  // namespace tingpai::course
