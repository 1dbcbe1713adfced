// The one place that looks which scheme a ruleset is of. Each function here is found in the scheme's own
// namespace by the type of its rules; a scheme without one of them does not compile.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rules/option.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/score.h"
#include "engine/rules/turn_rules.h"

namespace tingpai {

// Between whom a win is paid.
struct Sides {
  Seat winner;
  std::optional<Seat> from;  // the discarder or the robbed; none on a self-draw
  Seat dealer{};
  BySeat<bool> out{};  // who has left the hand and pays nothing
  int honba = 0;
  int sticks = 0;                // on the table; the first winner gets them
  int place = 0;                 // see events::Won
  std::optional<Seat> liable{};  // riichi: let the winner have the last of its three dragons or four winds
};

namespace scheme {

template <class F>
constexpr decltype(auto) visit(const Ruleset& ruleset, F&& f) {
  return std::visit(std::forward<F>(f), ruleset.scheme);
}

SchemeId id_of(const Ruleset& ruleset);
std::string_view name_of(const Ruleset& ruleset);  // of its scheme, as its text begins: "mcr"

std::vector<Tile> tile_set(const Ruleset& ruleset);  // every tile, in order of index
const TileCounts& supply(const Ruleset& ruleset);    // how many there are of each kind, without flowers
bool has_flowers(const Ruleset& ruleset);
bool has_winds(const Ruleset& ruleset);                 // else those of seats and rounds only say who deals
std::optional<Tile> wild_tile(const Ruleset& ruleset);  // stands for any other
TurnRules turn_rules(const Ruleset& ruleset);

// The highest reading; nothing if the tiles are not a winning form. One below the minimum has legal = false.
std::optional<Score> score(const Ruleset& ruleset, const Win& win);
bool may_score(const Ruleset& ruleset, const Win& win);  // whether score() is legal, without its list
Payments payments(const Ruleset& ruleset, const Score& score, const Sides& sides);

// What a scheme says of its patterns without being asked for a ruleset.
struct PatternFacts {
  std::string_view (*name)(PatternId);
  Fan (*points)(PatternId);
  std::optional<PatternId> (*named)(std::string_view);
  std::optional<PatternId> (*plan)(const Score&);
  std::vector<PatternId> (*excluded)(PatternId);
};

std::string_view name_of(PatternId pattern);  // for programs: "mixed_straight"
Fan points_of(PatternId pattern);             // what it counts once, options apart
std::optional<PatternId> pattern_named(std::string_view name);
std::vector<PatternId> excluded_by(PatternId pattern);  // what it implies and is then not counted

// The pattern that a win belongs to: its first that does not only say how it was won or held. Nothing: it was
// won in another way.
std::optional<PatternId> plan_of(const Score& score);

std::span<const Option> options(const Ruleset& ruleset);
const std::vector<Preset>& presets();                  // the first is the one that a new player gets
const Preset& usual(const Ruleset& ruleset);           // the first of its scheme
std::vector<Preset> kinds();                           // of each scheme the usual one
std::vector<Preset> variants(const Ruleset& ruleset);  // all of its scheme, the usual one first

}  // namespace scheme

}  // namespace tingpai
