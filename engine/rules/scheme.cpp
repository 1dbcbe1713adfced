#include "engine/rules/scheme.h"

#include <algorithm>
#include <concepts>

#include "engine/rules/mcr/scheme.h"

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

}  // namespace

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

TurnRules turn_rules(const Ruleset& ruleset) {
  return visit(ruleset, [](const auto& rules) { return turn_rules(rules); });
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

std::string_view name_of(PatternId pattern) {
  switch (pattern.scheme) {
    case SchemeId::mcr:
      return mcr::name_of(pattern);
  }
  return {};
}

Fan points_of(PatternId pattern) {
  switch (pattern.scheme) {
    case SchemeId::mcr:
      return mcr::points_of(pattern);
  }
  return 0;
}

std::optional<PatternId> pattern_named(std::string_view name) {
  const auto pattern = mcr::pattern_named(name);
  return pattern ? std::optional(mcr::id_of(*pattern)) : std::nullopt;
}

std::optional<PatternId> plan_of(const Score& score) {
  if (score.patterns.empty()) return std::nullopt;
  switch (score.patterns[0].id.scheme) {
    case SchemeId::mcr:
      return mcr::plan_of(score);
  }
  return std::nullopt;
}

std::span<const Option> options(const Ruleset& ruleset) {
  return visit(ruleset, [](const auto& rules) { return options(rules); });
}

const std::vector<Preset>& presets() {
  static const std::vector<Preset> all{{"mcr", {}}};
  return all;
}

}  // namespace tingpai::scheme
