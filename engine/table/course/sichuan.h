// The course of a game of Sichuan bloody battle: play goes on after a win, kongs are paid at once, and the
// end of a hand is settled.
#pragma once

#include "engine/rules/sichuan/rules.h"
#include "engine/table/course/plain.h"

namespace tingpai::sichuan {

std::optional<HandStart> next_hand(const Rules& rules, const PublicState& table);
void refine(const Rules& rules, const detail::Stance& stance, std::vector<Action>& actions);
bool may_win(const Rules& rules, const detail::Stance& stance, Tile tile);
void complete(const Rules& rules, const detail::Stance& stance, Win& win);
void let_pass(const Rules& rules, const detail::Stance& stance, Missed& missed);
std::optional<Event> due(const Rules& rules, const TableState& state);
events::Settled settlement(const Rules& rules, const TableState& state);

using course::plain::completes;
using course::plain::finals;
using course::plain::first_hand;
using course::plain::givers;
using course::plain::is_furiten;
using course::plain::liable;
using course::plain::placements;
using course::plain::reveal;

}  // namespace tingpai::sichuan
