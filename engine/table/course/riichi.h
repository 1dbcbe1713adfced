// The course of a game of riichi: the declaration and what it binds to, furiten, indicators, hands that are
// aborted, and who deals how long.
#pragma once

#include "engine/rules/riichi/rules.h"
#include "engine/table/course/plain.h"

namespace tingpai::riichi {

std::optional<HandStart> next_hand(const Rules& rules, const PublicState& table);
void refine(const Rules& rules, const detail::Stance& stance, std::vector<Action>& actions);
bool may_win(const Rules& rules, const detail::Stance& stance, Tile tile);
bool completes(const Rules& rules, const detail::Stance& stance, Tile tile);
bool is_furiten(const Rules& rules, const detail::Stance& stance);
void complete(const Rules& rules, const detail::Stance& stance, Win& win);
void reveal(const Rules& rules, const TableState& state, Win& win);
void let_pass(const Rules& rules, const detail::Stance& stance, Missed& missed);
std::optional<Seat> liable(const Rules& rules, const PublicState& table, Seat winner);
std::optional<Event> due(const Rules& rules, const TableState& state);
events::Settled settlement(const Rules& rules, const TableState& state);
BySeat<Points> finals(const Rules& rules, const PublicState& table);
// What is above the target, uma, and to the first what all put in above their start.
std::optional<BySeat<double>> placements(const Rules& rules, const PublicState& table);

using course::plain::first_hand;
using course::plain::givers;

}  // namespace tingpai::riichi
