// The course of a game of red-dragon-wild: who wins deals next; kongs are paid before the next tile.
#pragma once

#include "engine/rules/hongzhong/rules.h"
#include "engine/table/course/plain.h"

namespace tingpai::hongzhong {

std::optional<HandStart> next_hand(const Rules& rules, const PublicState& table);
void refine(const Rules& rules, const detail::Stance& stance, std::vector<Action>& actions);
bool may_win(const Rules& rules, const detail::Stance& stance, Tile tile);
void reveal(const Rules& rules, const TableState& state, Win& win);
std::optional<Event> due(const Rules& rules, const TableState& state);

using course::plain::complete;
using course::plain::completes;
using course::plain::finals;
using course::plain::first_hand;
using course::plain::givers;
using course::plain::is_furiten;
using course::plain::let_pass;
using course::plain::liable;
using course::plain::placements;
using course::plain::settlement;

}  // namespace tingpai::hongzhong
