#include "engine/rules/scheme.h"

#include <algorithm>
#include <concepts>

#include "engine/rules/hongzhong/scheme.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/rules/riichi/scheme.h"
#include "engine/rules/sichuan/scheme.h"

namespace tingpai::scheme {

namespace {

template <class R>
concept Scheme = requires(const R rules, const Win win, const Score score, const Sides sides) {
  { tile_set(rules) } -> std::same_as<std::vector<Tile>>;
  { supply(rules) } -> std::same_as<const TileCounts&>;
  { turn_rules(rules) } -> std::same_as<TurnRules>;
  { score_of(win, rules) } -> std::same_as<std::optional<Score>>;
  { may_score(win, rules) } -> std::same_as<bool>;
  { payments(score, sides, rules) } -> std::same_as<Payments>;
  { options(rules) } -> std::same_as<std::span<const Option>>;
};
template <class... Rules>
constexpr bool are_schemes(const std::variant<Rules...>*) {
  return (Scheme<Rules> && ...);
}
static_assert(are_schemes(static_cast<decltype(Ruleset::scheme)*>(nullptr)));

// In the order of SchemeId.
constexpr std::array facts_by_scheme{&mcr::pattern_facts, &hongzhong::pattern_facts, &sichuan::pattern_facts,
                                     &riichi::pattern_facts};
static_assert(facts_by_scheme.size() == std::variant_size_v<decltype(Ruleset::scheme)>);

const PatternFacts& facts_of(PatternId pattern) {
  return *facts_by_scheme[static_cast<std::size_t>(pattern.scheme)];
}

}  // namespace

SchemeId id_of(const Ruleset& ruleset) { return static_cast<SchemeId>(ruleset.scheme.index()); }

std::string_view name_of(const Ruleset& ruleset) { return usual(ruleset).name; }

std::vector<Tile> tile_set(const Ruleset& ruleset) {
  return visit(ruleset, [](const auto& rules) { return tile_set(rules); });
}

const TileCounts& supply(const Ruleset& ruleset) {
  return visit(ruleset, [](const auto& rules) -> const TileCounts& { return supply(rules); });
}

bool has_flowers(const Ruleset& ruleset) {
  const auto tiles = tile_set(ruleset);
  return std::any_of(tiles.begin(), tiles.end(), [](Tile tile) { return tile.is_flower(); });
}

bool has_winds(const Ruleset& ruleset) {
  const TileCounts& all = supply(ruleset);
  return all[Tile::of(Suit::honours, 1)] > 0;
}

std::optional<Tile> wild_tile(const Ruleset& ruleset) {
  return visit(ruleset, [](const auto& rules) { return wild_tile(rules); });
}

std::optional<Score> score(const Ruleset& ruleset, const Win& win) {
  return visit(ruleset, [&](const auto& rules) { return score_of(win, rules); });
}

bool may_score(const Ruleset& ruleset, const Win& win) {
  return visit(ruleset, [&](const auto& rules) { return may_score(win, rules); });
}

Payments payments(const Ruleset& ruleset, const Score& score, const Sides& sides) {
  return visit(ruleset, [&](const auto& rules) { return payments(score, sides, rules); });
}

std::string_view name_of(PatternId pattern) { return facts_of(pattern).name(pattern); }
Fan points_of(PatternId pattern) { return facts_of(pattern).points(pattern); }
std::vector<PatternId> excluded_by(PatternId pattern) { return facts_of(pattern).excluded(pattern); }

std::optional<PatternId> pattern_named(std::string_view name) {
  for (const PatternFacts* facts : facts_by_scheme) {
    if (const auto pattern = facts->named(name)) return pattern;
  }
  return std::nullopt;
}

std::optional<PatternId> plan_of(const Score& score) {
  return score.patterns.empty() ? std::nullopt : facts_of(score.patterns[0].id).plan(score);
}

std::span<const Option> options(const Ruleset& ruleset) {
  return visit(ruleset, [](const auto& rules) { return options(rules); });
}

const Preset& usual(const Ruleset& ruleset) {
  return *std::ranges::find(presets(), id_of(ruleset),
                            [](const Preset& preset) { return id_of(preset.ruleset); });
}

const std::vector<Preset>& presets() {
  static const std::vector<Preset> all{
      {"mcr", {}},
      {"hongzhong", {8, hongzhong::Rules{}}},
      {"hongzhong_commercial", {8, hongzhong::commercial}},
      {"sichuan", {8, sichuan::Rules{}}},
      {"sichuan_competition", {8, sichuan::competition}},
      {"riichi", {8, riichi::Rules{}}},
      {"riichi_ema", {8, riichi::ema}},
      {"riichi_soul", {8, riichi::mahjong_soul}},
      {"riichi_mjai", {8, riichi::mjai}},
  };
  return all;
}

std::vector<Preset> kinds() {
  std::vector<Preset> all;
  for (const Preset& preset : presets()) {
    if (&usual(preset.ruleset) == &preset) all.push_back(preset);
  }
  return all;
}

std::vector<Preset> variants(const Ruleset& ruleset) {
  std::vector<Preset> all = presets();
  std::erase_if(all, [&](const Preset& preset) { return id_of(preset.ruleset) != id_of(ruleset); });
  return all;
}

}  // namespace tingpai::scheme
