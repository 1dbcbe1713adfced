#include "engine/rules/riichi/scheme.h"

#include <algorithm>
#include <array>

namespace tingpai::riichi {

namespace {

template <auto field>
constexpr Option row(std::string_view key, int least, int most, int step = 1) {
  return {key,
          least,
          most,
          step,
          [](const Ruleset& ruleset) { return static_cast<int>(rules_of(ruleset).*field); },
          [](Ruleset& ruleset, int value) {
            auto& chosen = rules_of(ruleset).*field;
            chosen = static_cast<std::remove_reference_t<decltype(chosen)>>(value);
          }};
}

// In the order in which they are written. `hands` are deals: one that is repeated counts once.
constexpr std::array option_rows{
    Option{"hands", 1, 16, 1, [](const Ruleset& r) { return r.hands; },
           [](Ruleset& r, int v) { r.hands = v; }},
    row<&Rules::red_fives>("red_fives", 0, 1),
    row<&Rules::open_simples>("open_simples", 0, 1),
    row<&Rules::double_wind_pair>("double_wind_pair", 0, 1),
    row<&Rules::rounded_mangan>("rounded_mangan", 0, 1),
    row<&Rules::counted_yakuman>("counted_yakuman", 0, 1),
    row<&Rules::several_yakuman>("several_yakuman", 0, 1),
    row<&Rules::double_yakuman>("double_yakuman", 0, 1),
    row<&Rules::liability>("liability", 0, 1),
    row<&Rules::early_indicators>("early_indicators", 0, 1),
    row<&Rules::swap_calls>("swap_calls", 0, 1),
    row<&Rules::triple_ron>("triple_ron", 0, 1),
    row<&Rules::orphans_rob_kongs>("orphans_rob_kongs", 0, 1),
    row<&Rules::abortive_draws>("abortive_draws", 0, 1),
    row<&Rules::start>("start", 20000, 35000, 5000),
    row<&Rules::target>("target", 20000, 35000, 5000),
    row<&Rules::bust>("bust", 0, 1),
    row<&Rules::extension>("extension", 0, 1),
    row<&Rules::first_uma>("first_uma", 0, 60, 5),
    row<&Rules::second_uma>("second_uma", 0, 30, 5),
};

// The others only say how a hand was won or held.
constexpr bool names_plan(Pattern pattern) {
  constexpr std::array others{
      Pattern::riichi,  Pattern::double_riichi, Pattern::ippatsu, Pattern::menzen_tsumo, Pattern::rinshan,
      Pattern::chankan, Pattern::haitei,        Pattern::houtei,  Pattern::tenhou,       Pattern::chiihou,
      Pattern::dora,    Pattern::ura,           Pattern::aka};
  return std::ranges::find(others, pattern) == others.end();
}

// The kind whose pung a pattern is, if it is that of one.
std::optional<int> value_kind(Pattern pattern, const Win& win) {
  switch (pattern) {
    case Pattern::haku:
    case Pattern::hatsu:
    case Pattern::chun:
      return 31 + static_cast<int>(pattern) - static_cast<int>(Pattern::haku);
    case Pattern::seat_wind:
      return 27 + static_cast<int>(win.seat);
    case Pattern::round_wind:
      return 27 + static_cast<int>(win.round);
    default:
      return std::nullopt;
  }
}

Support support_of(Pattern pattern, const Reading& reading, const Win& win) {
  constexpr std::array of_winning_tile{Pattern::ippatsu, Pattern::menzen_tsumo, Pattern::rinshan,
                                       Pattern::chankan, Pattern::haitei,       Pattern::houtei,
                                       Pattern::tenhou,  Pattern::chiihou};
  if (std::ranges::find(of_winning_tile, pattern) != of_winning_tile.end())
    return {Support::Of::winning_tile, 0};
  if (pattern == Pattern::dora) return {Support::Of::indicators, 0};
  if (pattern == Pattern::ura) return {Support::Of::aside, 0};
  if (pattern == Pattern::aka) return {Support::Of::red_fives, 0};
  const auto kind = value_kind(pattern, win);
  if (!kind) return {};
  std::uint8_t sets = 0;
  for (std::size_t i = 0; i < reading.groups.size(); ++i) {
    if (contains(reading.groups[i], *kind)) sets = static_cast<std::uint8_t>(sets | 1U << i);
  }
  return {Support::Of::sets, sets};
}

}  // namespace

Rules& rules_of(Ruleset& ruleset) { return std::get<Rules>(ruleset.scheme); }
const Rules& rules_of(const Ruleset& ruleset) { return std::get<Rules>(ruleset.scheme); }

const TileCounts& supply(const Rules&) {
  static constexpr TileCounts all = [] {
    TileCounts counts;
    for (int kind = 0; kind < Tile::kinds; ++kind) counts.add(kind, 4);
    return counts;
  }();
  return all;
}

std::vector<Tile> tile_set(const Rules& rules) {
  std::vector<Tile> tiles = supply(rules).tiles();
  for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo}) {
    const auto first = std::ranges::find(tiles, Tile::of(suit, 5));
    std::fill_n(first, rules.red_fives, Tile::red_five(suit));
  }
  std::ranges::sort(tiles);
  return tiles;
}

TurnRules turn_rules(const Rules& rules) {
  TurnRules turns;
  turns.several_winners = true;
  turns.three_winners_abort = !rules.triple_ron;
  turns.keeps_missed_wins = true;
  turns.concealed_kongs_open = true;
  turns.orphans_rob_kongs = rules.orphans_rob_kongs;
  turns.riichi = true;
  turns.may_abort = rules.abortive_draws;
  turns.settles = true;
  turns.start = rules.start;
  turns.most_kongs = 4;
  turns.undrawn = 14;
  return turns;
}

std::optional<Score> score_of(const Win& win, const Rules& rules) { return score(win, rules); }

bool may_score(const Win& win, const Rules& rules) { return has_yaku(win, rules); }

Payments payments(const Score& score, const Sides& sides, const Rules& rules) {
  return win_payments(score, sides, rules);
}

std::span<const Option> options(const Rules&) { return option_rows; }

std::optional<Explanation> explain(const Win& win, const Score& score, const Rules& rules) {
  const auto reading = reading_of(win, rules);
  if (!reading) return std::nullopt;
  Explanation explanation{*reading, {}, {}, {}};
  for (const CountedPattern& pattern : score.patterns)
    explanation.support.push_back(support_of(static_cast<Pattern>(pattern.id.row), *reading, win));
  const TileCounts all = all_tiles(win);
  const auto counts = [&all](Tile indicator) { return all[dora_of(indicator)] > 0; };
  for (const Tile indicator : win.indicators) explanation.indicators_count.push_back(counts(indicator));
  for (const Tile indicator : win.under) explanation.under_count.push_back(counts(indicator));
  return explanation;
}

bool is_grand(const Score& score, const Rules& rules) { return limit_of(score, rules) == Limit::yakuman; }

Waits waits_of(const Win& win, const Rules& rules) {
  Waits waits;
  for (const Tile tile : wait_tiles(win.concealed, win.melds)) {
    Win tried = win;
    tried.tile = tile;
    tried.self_drawn = false;
    waits.tiles.push_back(tile);
    waits.enough = waits.enough || has_yaku(tried, rules);
  }
  waits.minimum = 1;
  return waits;
}

constinit const scheme::PatternFacts pattern_facts{
    .name = [](PatternId pattern) { return patterns.at(pattern.row).name; },
    .points = [](PatternId pattern) -> Fan { return patterns.at(pattern.row).closed; },
    .named = [](std::string_view name) -> std::optional<PatternId> {
      const auto* found = std::ranges::find(patterns, name, &PatternInfo::name);
      if (found == patterns.end()) return std::nullopt;
      return id_of(static_cast<Pattern>(found - patterns.begin()));
    },
    .plan = [](const Score& score) -> std::optional<PatternId> {
      for (const CountedPattern& pattern : score.patterns) {
        if (names_plan(static_cast<Pattern>(pattern.id.row))) return pattern.id;
      }
      return std::nullopt;
    },
    .excluded = [](PatternId) { return std::vector<PatternId>(); },
};

}  // namespace tingpai::riichi
