#include "engine/ai/paths/plans.h"

#include <algorithm>
#include <map>

namespace tingpai {

namespace {

// Of the targets that a discard leaves open, only so many are looked at: the rest weighs little.
constexpr std::size_t targets_in_plans = 60;

// Patterns that say how a hand is won, not what it is made of: no plan is named after them alone.
bool is_incidental(mcr::Pattern pattern) {
  switch (pattern) {
    case mcr::Pattern::self_drawn:
    case mcr::Pattern::concealed_hand:
    case mcr::Pattern::fully_concealed_hand:
    case mcr::Pattern::edge_wait:
    case mcr::Pattern::closed_wait:
    case mcr::Pattern::single_wait:
    case mcr::Pattern::last_tile:
    case mcr::Pattern::flower_tiles:
      return true;
    default:
      return false;
  }
}

// Targets that share their dearest pattern belong to one plan.
PatternId plan_of(const Score& score) {
  for (const CountedPattern& pattern : score.patterns) {
    if (!is_incidental(static_cast<mcr::Pattern>(pattern.id))) return pattern.id;
  }
  return score.patterns.empty() ? PatternId{0} : score.patterns.front().id;
}

struct Member {
  int number = 0;
  Score score;
};

std::vector<std::uint8_t> missing_kinds(const Target& target, std::optional<std::size_t> without) {
  std::vector<std::uint8_t> kinds;
  for (std::size_t i = 0; i < target.missing.size(); ++i) {
    if (i != without) kinds.push_back(target.missing[i].kind);
  }
  std::sort(kinds.begin(), kinds.end());
  return kinds;
}

// The tiles that complete the hand which the best target ends in, by it or by other members.
std::vector<LiveTile> waits_of(const std::vector<Member>& members, const std::vector<Target>& targets,
                               const Target& best, const Odds& odds) {
  const std::vector<std::uint8_t> before = missing_kinds(best, last_missing(best, odds));
  KindSet waits;
  for (const Member& member : members) {
    const Target& target = targets[static_cast<std::size_t>(member.number)];
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

// The heaviest target told as a path. Claimable and plentiful tiles tend to come first; the last one is the
// wait.
WinPath tell(const Target& target, const Score& score, std::optional<int> discard, const Odds& odds) {
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
  path.probability = target.weight / target.points;
  return path;
}

}  // namespace

std::vector<Plan> find_plans(Prospects& prospects, const Hand& hand, const SeatContext& context,
                             const Odds& odds, const mcr::Rules& rules, std::optional<int> discard) {
  // 1. Gather the targets by what they score.
  const std::vector<Target>& targets = prospects.targets();
  std::map<PatternId, std::vector<Member>> groups;
  std::size_t looked_at = 0;
  for (std::size_t i = 0; i < targets.size() && looked_at < targets_in_plans; ++i) {
    const auto& leaving = targets[i].leaving;
    if (discard && std::find(leaving.begin(), leaving.end(), *discard) == leaving.end()) continue;
    ++looked_at;
    Score score = score_of(targets[i], hand, context, odds, rules);
    groups[plan_of(score)].push_back({static_cast<int>(i), std::move(score)});
  }
  // 2. Value each group as if the hand went for it alone. Targets are ordered: the first member is the
  // heaviest.
  std::vector<Plan> plans;
  for (const auto& [id, members] : groups) {
    std::vector<int> numbers;
    double chances = 0;
    Plan plan;
    KindSet needed;
    for (const Member& member : members) {
      const Target& target = targets[static_cast<std::size_t>(member.number)];
      numbers.push_back(member.number);
      const double chance = target.points > 0 ? static_cast<double>(target.weight / target.points) : 0;
      chances += chance;
      plan.mean_fan += chance * member.score.base;
      for (const Missing& missing : target.missing) needed.insert(missing.kind);
    }
    const PathValue value = prospects.value_of(numbers, discard);
    const Target& best = targets[static_cast<std::size_t>(numbers.front())];
    plan.best = tell(best, members.front().score, discard, odds);
    plan.best.waits = waits_of(members, targets, best, odds);
    plan.win_chance = value.win;
    plan.mean_fan = chances > 0 ? plan.mean_fan / chances : 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (!needed.contains(kind)) continue;
      plan.needed.push_back({Tile::from_index(kind), odds.live(kind)});
      plan.live_total += odds.live(kind);
    }
    if (prospects.compared(value) > 0) plans.push_back(std::move(plan));
  }
  return plans;
}

}  // namespace tingpai
