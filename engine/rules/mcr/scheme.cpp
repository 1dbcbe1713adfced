#include "engine/rules/mcr/scheme.h"

#include <algorithm>
#include <array>

#include "engine/rules/mcr/explain.h"

namespace tingpai::mcr {

namespace {

// In the order in which they are written.
constexpr std::array<Option, 7> option_rows{{
    {"flowers", 0, 1, 1, [](const Ruleset& r) { return rules_of(r).flowers ? 1 : 0; },
     [](Ruleset& r, int value) { rules_of(r).flowers = value == 1; }},
    {"hands", 1, 64, 1, [](const Ruleset& r) { return r.hands; },
     [](Ruleset& r, int value) { r.hands = value; }},
    {"seat_changes", 0, 1, 1, [](const Ruleset& r) { return rules_of(r).seat_changes ? 1 : 0; },
     [](Ruleset& r, int value) { rules_of(r).seat_changes = value == 1; }},
    {"own_walls", 0, 1, 1, [](const Ruleset& r) { return rules_of(r).own_walls ? 1 : 0; },
     [](Ruleset& r, int value) { rules_of(r).own_walls = value == 1; }},
    {"minimum_fan", 0, 88, 1, [](const Ruleset& r) { return rules_of(r).minimum_fan; },
     [](Ruleset& r, int value) { rules_of(r).minimum_fan = value; }},
    {"two_concealed_kongs", 6, 8, 2, [](const Ruleset& r) { return rules_of(r).two_concealed_kongs; },
     [](Ruleset& r, int value) { rules_of(r).two_concealed_kongs = value; }},
    {"mixed_kongs", 5, 6, 1, [](const Ruleset& r) { return rules_of(r).mixed_kongs; },
     [](Ruleset& r, int value) { rules_of(r).mixed_kongs = value; }},
}};

}  // namespace

Rules& rules_of(Ruleset& ruleset) { return std::get<Rules>(ruleset.scheme); }
const Rules& rules_of(const Ruleset& ruleset) { return std::get<Rules>(ruleset.scheme); }

std::vector<Tile> tile_set(const Rules& rules) {
  std::vector<Tile> tiles;
  tiles.reserve(4 * Tile::kinds + Tile::flower_kinds);
  for (int kind = 0; kind < Tile::kinds; ++kind) tiles.insert(tiles.end(), 4, Tile::from_index(kind));
  if (!rules.flowers) return tiles;
  for (int i = 0; i < Tile::flower_kinds; ++i) tiles.push_back(Tile::from_index(Tile::kinds + i));
  return tiles;
}

const TileCounts& supply(const Rules&) {
  static constexpr TileCounts four_of_each = [] {
    TileCounts counts;
    for (int kind = 0; kind < Tile::kinds; ++kind) counts.add(kind, 4);
    return counts;
  }();
  return four_of_each;
}

TurnRules turn_rules(const Rules& rules) {
  TurnRules turns;
  turns.own_walls = rules.own_walls;
  return turns;
}

std::optional<Score> score_of(const Win& win, const Rules& rules) { return score(win, rules); }

bool may_score(const Win& win, const Rules& rules) {
  return base_fan(win, rules) >= std::max(rules.minimum_fan, 0);  // -1: not complete
}

Payments payments(const Score& score, const Sides& sides, const Rules&) {
  return payments(score.total, sides.winner, sides.from);
}

std::span<const Option> options(const Rules&) { return option_rows; }

constinit const scheme::PatternFacts pattern_facts{
    .name = [](PatternId pattern) -> std::string_view { return row(pattern_of(pattern)).name; },
    .points = [](PatternId pattern) { return row(pattern_of(pattern)).points; },
    .named = [](std::string_view name) -> std::optional<PatternId> {
      const auto pattern = pattern_named(name);
      return pattern ? std::optional(id_of(*pattern)) : std::nullopt;
    },
    .plan = plan_of,
    .excluded = excluded_by,
};

}  // namespace tingpai::mcr
