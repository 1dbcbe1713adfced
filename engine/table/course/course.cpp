#include "engine/table/course/course.h"

#include "engine/rules/scheme.h"
#include "engine/table/course/hongzhong.h"
#include "engine/table/course/mcr.h"
#include "engine/table/course/riichi.h"
#include "engine/table/course/sichuan.h"

namespace tingpai::course {

using scheme::visit;

HandStart first_hand(const Ruleset& ruleset, std::uint64_t seed) {
  return visit(ruleset, [&](const auto& rules) { return first_hand(rules, seed); });
}

std::optional<HandStart> next_hand(const PublicState& table) {
  return visit(table.ruleset, [&](const auto& rules) { return next_hand(rules, table); });
}

void refine(const detail::Stance& stance, std::vector<Action>& actions) {
  visit(stance.table.ruleset, [&](const auto& rules) { refine(rules, stance, actions); });
}

bool may_win(const detail::Stance& stance, Tile tile) {
  return visit(stance.table.ruleset, [&](const auto& rules) { return may_win(rules, stance, tile); });
}

bool completes(const detail::Stance& stance, Tile tile) {
  return visit(stance.table.ruleset, [&](const auto& rules) { return completes(rules, stance, tile); });
}

bool is_furiten(const detail::Stance& stance) {
  return visit(stance.table.ruleset, [&](const auto& rules) { return is_furiten(rules, stance); });
}

void complete(const detail::Stance& stance, Win& win) {
  visit(stance.table.ruleset, [&](const auto& rules) { complete(rules, stance, win); });
}

void reveal(const TableState& state, Win& win) {
  visit(state.table.ruleset, [&](const auto& rules) { reveal(rules, state, win); });
}

void let_pass(const detail::Stance& stance, Missed& missed) {
  visit(stance.table.ruleset, [&](const auto& rules) { let_pass(rules, stance, missed); });
}

std::optional<Seat> liable(const PublicState& table, Seat winner) {
  return visit(table.ruleset, [&](const auto& rules) { return liable(rules, table, winner); });
}

std::optional<Event> due(const TableState& state) {
  return visit(state.table.ruleset, [&](const auto& rules) { return due(rules, state); });
}

BySeat<Seat> givers(const TableState& state) {
  return visit(state.table.ruleset, [&](const auto& rules) { return givers(rules, state); });
}

events::Settled settlement(const TableState& state) {
  return visit(state.table.ruleset, [&](const auto& rules) { return settlement(rules, state); });
}

std::optional<BySeat<double>> placements(const PublicState& table) {
  return visit(table.ruleset, [&](const auto& rules) { return placements(rules, table); });
}

BySeat<Points> finals(const PublicState& table) {
  return visit(table.ruleset, [&](const auto& rules) { return finals(rules, table); });
}

}  // namespace tingpai::course
