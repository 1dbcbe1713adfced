#include "engine/rules/hongzhong/scheme.h"

#include <algorithm>
#include <array>

namespace tingpai::hongzhong {

namespace {

template <int Rules::*field>
int number(const Ruleset& ruleset) {
  return rules_of(ruleset).*field;
}
template <int Rules::*field>
void set_number(Ruleset& ruleset, int value) {
  rules_of(ruleset).*field = value;
}
template <bool Rules::*field>
int flag(const Ruleset& ruleset) {
  return rules_of(ruleset).*field ? 1 : 0;
}
template <bool Rules::*field>
void set_flag(Ruleset& ruleset, int value) {
  rules_of(ruleset).*field = value == 1;
}

template <int Rules::*field>
constexpr Option points(std::string_view key, int least, int most) {
  return {key, least, most, 1, number<field>, set_number<field>};
}
template <bool Rules::*field>
constexpr Option choice(std::string_view key) {
  return {key, 0, 1, 1, flag<field>, set_flag<field>};
}

// In the order in which they are written.
constexpr std::array option_rows{
    Option{"hands", 1, 64, 1, [](const Ruleset& r) { return r.hands; },
           [](Ruleset& r, int v) { r.hands = v; }},
    points<&Rules::base>("base", 1, 8),
    choice<&Rules::seven_pairs>("seven_pairs"),
    choice<&Rules::robbing>("robbing"),
    choice<&Rules::four_reds>("four_reds"),
    points<&Rules::bonus_tiles>("bonus_tiles", 0, 8),
    points<&Rules::more_without_reds>("more_without_reds", 0, 2),
    choice<&Rules::rank_counts>("rank_counts"),
    choice<&Rules::bonus_set_aside>("bonus_set_aside"),
    points<&Rules::concealed_kong>("concealed_kong", 0, 4),
    points<&Rules::added_kong>("added_kong", 0, 4),
    points<&Rules::melded_kong>("melded_kong", 0, 4),
};

}  // namespace

Rules& rules_of(Ruleset& ruleset) { return std::get<Rules>(ruleset.scheme); }
const Rules& rules_of(const Ruleset& ruleset) { return std::get<Rules>(ruleset.scheme); }

const TileCounts& supply(const Rules&) {
  static constexpr TileCounts suits_and_reds = [] {
    TileCounts counts;
    for (int kind = 0; kind < 27; ++kind) counts.add(kind, 4);
    counts.add(wild, 4);
    return counts;
  }();
  return suits_and_reds;
}

std::vector<Tile> tile_set(const Rules& rules) { return supply(rules).tiles(); }

TurnRules turn_rules(const Rules& rules) {
  TurnRules turns;
  turns.chow = false;
  turns.win_on_discard = false;
  turns.several_winners = true;  // of those who rob a kong
  if (rules.bonus_set_aside)
    turns.behind_wall = std::max(tiles_to_turn(rules, true), tiles_to_turn(rules, false));
  return turns;
}

std::optional<Score> score_of(const Win& win, const Rules& rules) { return score(win, rules); }

bool may_score(const Win& win, const Rules& rules) { return way_of(win, rules).has_value(); }

Payments payments(const Score& score, const Sides& sides, const Rules&) {
  return payments(score, sides.winner, sides.from);
}

std::span<const Option> options(const Rules&) { return option_rows; }

bool is_grand(const Score& score, const Rules&) {
  return std::ranges::find(score.patterns, id_of(Pattern::four_reds), &CountedPattern::id) !=
         score.patterns.end();
}

Waits waits_of(const Win& win, const Rules& rules) {
  Waits waits;
  const ShapeIndex index(win.concealed);
  if (index.shanten(forms(rules)) > 0) return waits;
  const KindSet kinds = index.effective_tiles(forms(rules));
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (kinds.contains(kind)) waits.tiles.push_back(Tile::from_index(kind));
  }
  waits.enough = true;
  return waits;
}

constinit const scheme::PatternFacts pattern_facts{
    .name = [](PatternId pattern) { return pattern_names.at(pattern.row); },
    .points = [](PatternId) { return 1; },
    .named = [](std::string_view name) -> std::optional<PatternId> {
      const auto* found = std::ranges::find(pattern_names, name);
      if (found == pattern_names.end()) return std::nullopt;
      return id_of(static_cast<Pattern>(found - pattern_names.begin()));
    },
    .plan = [](const Score& score) -> std::optional<PatternId> {
      return score.patterns.empty() ? std::nullopt : std::optional(score.patterns.front().id);
    },
    .excluded = [](PatternId) { return std::vector<PatternId>(); },
};

}  // namespace tingpai::hongzhong
