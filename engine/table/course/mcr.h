// The course of a game of Chinese Official.
#pragma once

#include "engine/rules/mcr/rules.h"
#include "engine/table/course/plain.h"

namespace tingpai::mcr {

HandStart first_hand(const Rules& rules, std::uint64_t seed);
std::optional<HandStart> next_hand(const Rules& rules, const PublicState& table);
bool may_win(const Rules& rules, const detail::Stance& stance, Tile tile);
void complete(const Rules& rules, const detail::Stance& stance, Win& win);

using course::plain::completes;
using course::plain::due;
using course::plain::finals;
using course::plain::givers;
using course::plain::is_furiten;
using course::plain::let_pass;
using course::plain::liable;
using course::plain::placements;
using course::plain::refine;
using course::plain::reveal;
using course::plain::settlement;

}  // namespace tingpai::mcr
