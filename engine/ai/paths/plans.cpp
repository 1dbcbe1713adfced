#include "engine/ai/paths/plans.h"

#include <algorithm>
#include <map>

#include "engine/rules/scheme.h"

namespace tingpai {

namespace {

std::vector<std::uint8_t> missing_kinds(const Target& target, std::optional<std::size_t> without) {
  std::vector<std::uint8_t> kinds;
  for (std::size_t i = 0; i < target.missing.size(); ++i) {
    if (i != without) kinds.push_back(target.missing[i].kind);
  }
  std::sort(kinds.begin(), kinds.end());
  return kinds;
}

// The tiles that complete the hand which the best target ends in, by it or by other members.
std::vector<LiveTile> waits_of(const std::vector<std::size_t>& members, const std::vector<Target>& targets,
                               const Target& best, const Odds& odds) {
  const std::vector<std::uint8_t> before = missing_kinds(best, last_missing(best, odds));
  KindSet waits;
  for (const std::size_t number : members) {
    const Target& target = targets[number];
    if (!(target.leaving == best.leaving)) continue;
    for (std::size_t i = 0; i < target.missing.size(); ++i) {
      if (missing_kinds(target, i) == before) waits.insert(target.missing[i].kind);
    }
  }
  std::vector<LiveTile> tiles;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (waits.contains(kind)) tiles.push_back({Tile::from_index(kind), odds.live(kind)});
  }
  return tiles;
}

// A target told as a path. Claimable and plentiful tiles tend to come first; the last one is the
// wait.
WinPath tell(const Target& target, const Score& score, double chance, std::optional<int> discard,
             const Odds& odds) {
  WinPath path;
  path.patterns = score.patterns;
  path.fan = score.base;
  std::vector<std::uint8_t> leaving(target.leaving.begin(), target.leaving.end());
  if (discard) {
    path.first_discard = Tile::from_index(*discard);
    leaving.erase(std::find(leaving.begin(), leaving.end(), *discard));
  }
  const std::size_t last = last_missing(target, odds);
  std::vector<Missing> draws;
  for (std::size_t i = 0; i < target.missing.size(); ++i) {
    if (i != last) draws.push_back(target.missing[i]);
  }
  std::stable_sort(draws.begin(), draws.end(), [&](const Missing& a, const Missing& b) {
    return odds.rate(a.kind, Way::draw, a.taken) > odds.rate(b.kind, Way::draw, b.taken);
  });
  for (std::size_t i = 0; i < draws.size(); ++i) {
    PathStep step{Tile::from_index(draws[i].kind), std::nullopt};
    if (i < leaving.size()) step.discard = Tile::from_index(leaving[i]);
    path.steps.push_back(step);
  }
  path.steps.push_back({Tile::from_index(target.missing[last].kind), std::nullopt});
  path.probability = chance;
  return path;
}

}  // namespace

PlanFinder::PlanFinder(Prospects& prospects, const Hand& hand, const SeatContext& context, const Odds& odds,
                       const Ruleset& ruleset)
    : prospects_(prospects),
      hand_(hand),
      context_(context),
      odds_(odds),
      ruleset_(ruleset),
      scores_(prospects.targets().size()) {}

const Score& PlanFinder::score(std::size_t number) {
  auto& score = scores_[number];
  if (!score) score = score_of(prospects_.targets()[number], hand_, context_, odds_, ruleset_);
  return *score;
}

WaysToWin PlanFinder::ways(std::optional<int> discard) {
  WaysToWin ways;
  // 1. Gather the targets by the pattern that their win belongs to, the likeliest first.
  wins_ = prospects_.wins_by_target(discard);
  std::map<std::optional<PatternId>, std::vector<std::size_t>> patterns;
  for (std::size_t number = 0; number < wins_.size(); ++number) {
    if (wins_[number] <= 0) continue;
    patterns[scheme::plan_of(score(number))].push_back(number);
    ways.paid += static_cast<double>(wins_[number] * prospects_.targets()[number].paid);
  }
  for (auto& [pattern, numbers] : patterns) {
    std::stable_sort(numbers.begin(), numbers.end(),
                     [this](std::size_t a, std::size_t b) { return wins_[a] > wins_[b]; });
  }
  // 2. Tell each.
  for (auto& [pattern, numbers] : patterns) {
    if (pattern) {
      ways.plans.push_back(plan(*pattern, std::move(numbers), discard));
    } else {
      ways.other = plan({}, std::move(numbers), discard).best;
    }
  }
  std::stable_sort(ways.plans.begin(), ways.plans.end(),
                   [](const Plan& a, const Plan& b) { return a.win_chance > b.win_chance; });
  return ways;
}

Plan PlanFinder::plan(PatternId pattern, std::vector<std::size_t> numbers, std::optional<int> discard) {
  const std::vector<Target>& targets = prospects_.targets();
  const std::size_t likeliest = numbers.front();
  Plan plan;
  plan.pattern = pattern;
  plan.best =
      tell(targets[likeliest], score(likeliest), static_cast<double>(wins_[likeliest]), discard, odds_);
  plan.best.waits = waits_of(numbers, targets, targets[likeliest], odds_);
  KindSet needed;
  for (const std::size_t number : numbers) {
    const auto chance = static_cast<double>(wins_[number]);
    plan.win_chance += chance;
    plan.mean_total += chance * (targets[number].fan + context_.flowers);
    for (const Missing& missing : targets[number].missing) needed.insert(missing.kind);
  }
  plan.mean_total /= plan.win_chance;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (!needed.contains(kind)) continue;
    plan.needed.push_back({Tile::from_index(kind), odds_.live(kind)});
    plan.live_total += odds_.live(kind);
  }
  return plan;
}

}  // namespace tingpai
