#include "engine/rules/sichuan/scheme.h"

#include <algorithm>
#include <array>

namespace tingpai::sichuan {

namespace {

template <auto field>
constexpr Option row(std::string_view key, int least, int most) {
  return {key,
          least,
          most,
          1,
          [](const Ruleset& ruleset) { return static_cast<int>(rules_of(ruleset).*field); },
          [](Ruleset& ruleset, int value) {
            auto& chosen = rules_of(ruleset).*field;
            chosen = static_cast<std::remove_reference_t<decltype(chosen)>>(value);
          }};
}

// In the order in which they are written.
constexpr std::array option_rows{
    Option{"hands", 1, 64, 1, [](const Ruleset& r) { return r.hands; },
           [](Ruleset& r, int v) { r.hands = v; }},
    row<&Rules::exchange>("exchange", 0, 1),
    row<&Rules::cap>("cap", 2, 8),
    row<&Rules::self_draw>("self_draw", 0, 2),
    row<&Rules::kong_lost>("kong_lost", 0, 2),
    row<&Rules::void_fine>("void_fine", 0, 1),
    row<&Rules::refunds>("refunds", 0, 1),
    row<&Rules::last_discard_pung>("last_discard_pung", 0, 1),
};

constexpr std::array of_winning_tile{Pattern::win_after_kong, Pattern::shoot_after_kong,
                                     Pattern::robbing_the_kong, Pattern::under_the_sea, Pattern::self_drawn};

// The others only say how a hand was won or held.
constexpr bool names_plan(Pattern pattern) { return pattern <= Pattern::golden_wait; }

Support support_of(Pattern pattern, const Reading& reading) {
  if (std::ranges::find(of_winning_tile, pattern) != of_winning_tile.end())
    return {Support::Of::winning_tile, 0};
  if (pattern != Pattern::root && pattern != Pattern::kong) return {};
  std::uint8_t sets = 0;
  for (std::size_t i = 0; i < reading.groups.size(); ++i) {
    const Group& group = reading.groups[i];
    const bool kong = group.type == GroupType::kong;
    bool part = pattern == Pattern::kong && kong;
    for (int kind = 0; pattern == Pattern::root && kind < 27; ++kind)
      part = part || (!kong && reading.tiles[kind] == 4 && contains(group, kind));
    if (part) sets = static_cast<std::uint8_t>(sets | 1U << i);
  }
  return {Support::Of::sets, sets};
}

}  // namespace

Rules& rules_of(Ruleset& ruleset) { return std::get<Rules>(ruleset.scheme); }
const Rules& rules_of(const Ruleset& ruleset) { return std::get<Rules>(ruleset.scheme); }

const TileCounts& supply(const Rules&) {
  static constexpr TileCounts suits = [] {
    TileCounts counts;
    for (int kind = 0; kind < 27; ++kind) counts.add(kind, 4);
    return counts;
  }();
  return suits;
}

std::vector<Tile> tile_set(const Rules& rules) { return supply(rules).tiles(); }

TurnRules turn_rules(const Rules& rules) {
  TurnRules turns;
  turns.chow = false;
  turns.several_winners = true;
  turns.keeps_missed_wins = true;
  turns.goes_on_after_win = true;
  turns.last_discard_pung = rules.last_discard_pung;
  turns.exchange = rules.exchange;
  turns.void_suits = true;
  turns.settles = true;
  turns.tells_late_kongs = true;
  return turns;
}

std::optional<Score> score_of(const Win& win, const Rules& rules) { return score(win, rules); }

bool may_score(const Win& win, const Rules& rules) { return score(win, rules).has_value(); }

Payments payments(const Score& score, const Sides& sides, const Rules& rules) {
  return win_payments(score, rules, sides.winner, sides.from, sides.out);
}

std::span<const Option> options(const Rules&) { return option_rows; }

std::optional<Explanation> explain(const Win& win, const Score& score, const Rules&) {
  TileCounts concealed = win.concealed;
  concealed.add(win.tile);
  const bool pairs = std::ranges::find(score.patterns, id_of(Pattern::seven_pairs), &CountedPattern::id) !=
                     score.patterns.end();
  std::optional<Reading> found;
  for_each_reading(concealed, win.melds, win.tile, [&](const Reading& reading) {
    if (!found && reading.form == (pairs ? Form::seven_pairs : Form::standard)) found = reading;
  });
  if (!found) return std::nullopt;
  Explanation explanation{*std::move(found), {}, {}, {}};
  for (const CountedPattern& pattern : score.patterns)
    explanation.support.push_back(support_of(static_cast<Pattern>(pattern.id.row), explanation.reading));
  return explanation;
}

bool is_grand(const Score& score, const Rules&) { return score.total >= 5; }

Waits waits_of(const Win& win, const Rules& rules) {
  TileCounts called;
  for (const Meld& meld : win.melds) {
    for (const Tile tile : tiles_of(meld)) called.add(tile);
  }
  Waits waits;
  const ShapeIndex index(win.concealed, called);
  if (index.shanten(forms) > 0) return waits;
  const KindSet kinds = index.effective_tiles(forms);
  for (int kind = 0; kind < 27; ++kind) {
    if (!kinds.contains(kind)) continue;
    Win tried = win;
    tried.tile = Tile::from_index(kind);
    if (may_score(tried, rules)) waits.tiles.push_back(tried.tile);
  }
  waits.enough = !waits.tiles.empty();
  return waits;
}

constinit const scheme::PatternFacts pattern_facts{
    .name = [](PatternId pattern) { return pattern_names.at(pattern.row); },
    .points = [](PatternId pattern) -> Fan { return doublings(static_cast<Pattern>(pattern.row)); },
    .named = [](std::string_view name) -> std::optional<PatternId> {
      const auto* found = std::ranges::find(pattern_names, name);
      if (found == pattern_names.end()) return std::nullopt;
      return id_of(static_cast<Pattern>(found - pattern_names.begin()));
    },
    .plan = [](const Score& score) -> std::optional<PatternId> {
      for (const CountedPattern& pattern : score.patterns) {
        if (names_plan(static_cast<Pattern>(pattern.id.row))) return pattern.id;
      }
      return id_of(Pattern::plain);
    },
    .excluded = [](PatternId) { return std::vector<PatternId>(); },
};

}  // namespace tingpai::sichuan
