#include "engine/ai/paths/paths.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tingpai {

namespace {

// A key for a hand that has gained and lost tiles: the same hand has the same key on every path.
constexpr std::uint64_t kind_key(int kind) {
  std::uint64_t z = (static_cast<std::uint64_t>(kind) + 1) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

constexpr bool claims(Finish finish) { return finish == Finish::open || finish == Finish::open_self; }

bool one_short(const Target& target, std::uint8_t come) {
  const unsigned open = ((1U << target.missing.size()) - 1) & ~static_cast<unsigned>(come);
  return (open & (open - 1)) == 0;  // a single bit, since nothing is entered that has come whole
}

// The first missing tile of a kind that has not come; there is one.
std::size_t open_place(const Target& target, std::uint8_t come, int kind) {
  std::size_t at = 0;
  while (target.missing[at].kind != kind || (come >> at & 1) != 0) ++at;
  return at;
}

// The other kind that a sequence short of this one waits for, if its two tiles lie side by side.
std::optional<int> other_side(GroupId group, int kind) {
  if (!is_chow(group)) return std::nullopt;
  const int first = kind_of(group);
  const int other = kind == first ? first + 3 : kind == first + 2 ? first - 1 : -1;
  return other >= 0 && other / 9 == first / 9 ? std::optional(other) : std::nullopt;
}

constexpr std::uint64_t start_key = 0x2545f4914f6cdd1d;

}  // namespace

PathTree::PathTree(const std::vector<Target>& targets, const Odds& odds, float stake, bool traced)
    : targets_(targets), odds_(odds), stake_(stake), traced_(traced), courses_(1) {}

PathTree::Entry PathTree::entry_of(std::size_t number, std::uint8_t come, std::uint8_t gone) const {
  const Target& target = targets_[number];
  Entry entry{0, 0, static_cast<std::uint16_t>(number), come, gone};
  if (one_short(target, come)) return entry;
  for (std::size_t i = 0; i < target.missing.size(); ++i) {
    if ((come >> i & 1) == 0) entry.wanted |= std::uint64_t{1} << target.missing[i].kind;
  }
  for (std::size_t i = 0; i < target.leaving.size(); ++i) {
    if ((gone >> i & 1) == 0) entry.spare |= std::uint64_t{1} << target.leaving[i];
  }
  return entry;
}

PathTree::Span PathTree::enter(std::optional<int> discard) {
  pool_.clear();
  for (std::size_t number = 0; number < targets_.size(); ++number) {
    std::uint8_t gone = 0;
    if (discard) {
      const auto& leaving = targets_[number].leaving;
      const auto* at = std::find(leaving.begin(), leaving.end(), *discard);
      if (at == leaving.end()) continue;
      gone = static_cast<std::uint8_t>(1U << (at - leaving.begin()));
    }
    pool_.push_back(entry_of(number, 0, gone));
  }
  return {0, pool_.size()};
}

std::size_t PathTree::root(std::optional<int> discard) {
  return evaluate(enter(discard), start_key - (discard ? kind_key(*discard) : 0), true);
}

PathValue PathTree::value(std::optional<int> discard) {
  const Course& course = courses_[root(discard)];
  return {course.win[0], course.compared[0] - stake_ * course.win[0]};
}

std::vector<float> PathTree::wins_by_target(std::optional<int> discard) {
  std::vector<float> wins(targets_.size());
  const std::size_t first = root(discard);
  // By course and turn: the chance that the hand stands there.
  std::vector<std::array<float, Odds::most_turns + 1>> reached(first + 1);
  reached[first][0] = 1;
  for (std::size_t course = first; course > 0; --course) walk(course, course == first, reached, wins);
  return wins;
}

// The steps of race, forwards: what has reached a node goes on to wins, to other nodes, or waits a turn.
void PathTree::walk(std::size_t course, bool root,
                    std::vector<std::array<float, Odds::most_turns + 1>>& reached,
                    std::vector<float>& wins) const {
  auto& here = reached[course];
  for (int turn = 0; turn < odds_.turns(); ++turn) {
    const auto next = static_cast<std::size_t>(turn) + 1;
    float left = here[next - 1] * odds_.survives(turn);
    if (left <= 0) continue;
    const float stays = courses_[course].compared[next];
    for (std::size_t i = trace_ends_[course - 1]; i < trace_ends_[course]; ++i) {
      const Branch& branch = trace_[i];
      if (compared(branch, next) <= stays) continue;
      const float come = left * comes(branch, turn, root);
      (branch.won > 0 ? wins[branch.target] : reached[branch.course][next]) += come;
      left -= come;
    }
    here[next] += left;
  }
}

std::size_t PathTree::evaluate(Span node, std::uint64_t key, bool root) {
  if (node.begin == node.end) return 0;
  if (const std::uint32_t* known = known_.find(key)) return *known;
  ++nodes_;
  Branches draws = branches(node, key);
  courses_.push_back(race(draws, root));
  if (traced_) {
    trace_.insert(trace_.end(), draws.begin(), draws.end());
    trace_ends_.push_back(trace_.size());
  }
  const std::size_t course = courses_.size() - 1;
  known_.insert(key, static_cast<std::uint32_t>(course));
  return course;
}

PathTree::Branches PathTree::branches(Span node, std::uint64_t key) {
  Branches all;
  add_wins(node, all);
  std::uint64_t wanted = 0;
  for (std::size_t i = node.begin; i < node.end; ++i) wanted |= pool_[i].wanted;
  for (const Branch& win : all)
    wanted &= ~(std::uint64_t{1} << win.kind);  // a tile that wins is taken as the win
  for (; wanted != 0; wanted &= wanted - 1) all.push_back(draw(std::countr_zero(wanted), node, key));
  return all;
}

// Whether the hand waits for a tile that it has discarded. A sequence that waits on one side and wants the
// other as well does so without a target of its own, since what has left the hand does not come back.
bool PathTree::is_barred(Span node) const {
  if (odds_.barred().empty()) return false;
  for (std::size_t i = node.begin; i < node.end; ++i) {
    const Entry& entry = pool_[i];
    if (entry.wanted != 0) continue;
    const Target& target = targets_[entry.target];
    KindSet left = odds_.barred();
    for (std::size_t at = 0; at < target.leaving.size(); ++at) {
      if ((entry.gone >> at & 1) != 0) left.insert(target.leaving[at]);
    }
    const Missing& last = target.missing[static_cast<std::size_t>(std::countr_one(entry.come))];
    if (left.contains(last.kind)) return true;
    const auto other =
        last.group < Missing::pair ? other_side(target.groups[last.group], last.kind) : std::nullopt;
    if (other && left.contains(*other)) return true;
  }
  return false;
}

// The draws that complete a hand here: for each kind the target that brings most.
void PathTree::add_wins(Span node, Branches& branches) const {
  const bool barred = is_barred(node);
  for (std::size_t i = node.begin; i < node.end; ++i) {
    if (pool_[i].wanted != 0) continue;
    const Target& target = targets_[pool_[i].target];
    const Missing& last = target.missing[static_cast<std::size_t>(std::countr_one(pool_[i].come))];
    const Way way = barred ? Way::draw : way_of_win(target.finish);
    const Branch win{last.kind,
                     odds_.live(last.kind) - last.taken,
                     odds_.rate(last.kind, way, last.taken),
                     0,
                     target.points + stake_,
                     target.drawn,
                     0,
                     pool_[i].target};
    auto* same =
        std::find_if(branches.begin(), branches.end(), [&](const Branch& b) { return b.kind == last.kind; });
    if (same == branches.end()) {
      branches.push_back(win);
    } else if (win.rate * win.won > same->rate * same->won) {
      *same = win;
    }
  }
}

// The rate at which others' discards bring a missing tile: only the last one of a group can be claimed.
float PathTree::claim_rate(const Target& target, const Entry& entry, std::size_t missing) const {
  const Missing& tile = target.missing[missing];
  if (!claims(target.finish) || tile.group >= Missing::pair) return 0;
  for (std::size_t i = 0; i < target.missing.size(); ++i) {
    if (i != missing && target.missing[i].group == tile.group && (entry.come >> i & 1) == 0) return 0;
  }
  const Way way = is_chow(target.groups[tile.group]) ? Way::chow : Way::pung;
  return odds_.rate(tile.kind, way, tile.taken) - odds_.rate(tile.kind, Way::draw, tile.taken);
}

PathTree::Branch PathTree::draw(int kind, Span node, std::uint64_t key) {
  // 1. How much the entries weigh that want it, how fast others' discards bring it to them, what they can do
  // without.
  float weight = 0;
  float claimed = 0;
  float rate = 0;
  int copies = 0;
  std::array<float, Tile::kinds> leaving{};
  std::uint64_t leaves = 0;
  for (std::size_t e = node.begin; e < node.end; ++e) {
    const Entry& entry = pool_[e];
    if ((entry.wanted >> kind & 1) == 0) continue;
    const Target& target = targets_[entry.target];
    const std::size_t at = open_place(target, entry.come, kind);
    rate = std::max(rate, odds_.rate(kind, Way::draw, target.missing[at].taken));
    copies = std::max(copies, odds_.live(kind) - target.missing[at].taken);
    weight += target.weight;
    claimed += target.weight * claim_rate(target, entry, at);
    for (std::size_t i = 0; i < target.leaving.size(); ++i) {
      if ((entry.gone >> i & 1) == 0) leaving[target.leaving[i]] += target.weight;
    }
    leaves |= entry.spare;
  }
  // 2. The tile that leaves: the one that most of this weight can do without.
  std::uint8_t discard = 0;
  float most = -1;
  for (; leaves != 0; leaves &= leaves - 1) {
    const auto tile = static_cast<std::uint8_t>(std::countr_zero(leaves));
    if (leaving[tile] > most) {
      most = leaving[tile];
      discard = tile;
    }
  }
  // 3. What follows.
  const Span next = follow(node, kind, discard);
  const std::size_t course = evaluate(next, key + kind_key(kind) - kind_key(discard));
  pool_.resize(next.begin);
  return {kind, copies, rate + (weight > 0 ? claimed / weight : 0), 0, 0, 0, course};
}

// The entries of a node that want this draw and let that tile go, on top of the pool.
PathTree::Span PathTree::follow(Span node, int kind, std::uint8_t discard) {
  const std::size_t begin = pool_.size();
  for (std::size_t e = node.begin; e < node.end; ++e) {
    const Entry entry = pool_[e];
    if ((entry.wanted >> kind & 1) == 0 || (entry.spare >> discard & 1) == 0) continue;
    const Target& target = targets_[entry.target];
    const std::size_t place = open_place(target, entry.come, kind);
    std::size_t i = 0;
    while (target.leaving[i] != discard || (entry.gone >> i & 1) != 0) ++i;
    pool_.push_back(entry_of(entry.target, static_cast<std::uint8_t>(entry.come | 1U << place),
                             static_cast<std::uint8_t>(entry.gone | 1U << i)));
  }
  return {begin, pool_.size()};
}

// From the last turn back to now. The draws are put in order once, by what they lead to in the next turn.
PathTree::Course PathTree::race(Branches& branches, bool root) const {
  for (Branch& branch : branches) branch.comes = odds_.comes(branch.rate, branch.copies, 0);
  std::sort(branches.begin(), branches.end(),
            [this](const Branch& a, const Branch& b) { return compared(a, 1) > compared(b, 1); });
  Course course;
  for (int turn = odds_.turns() - 1; turn >= 0; --turn) {
    const auto next = static_cast<std::size_t>(turn) + 1;
    const float stays = course.compared[next];
    float left = 1;  // that no better tile has come
    float compares = 0;
    float win = 0;
    for (const Branch& branch : branches) {
      const float then = compared(branch, next);
      if (then <= stays) continue;
      const float come = comes(branch, turn, root);
      compares += left * come * then;
      win += left * come * (branch.won > 0 ? 1 : courses_[branch.course].win[next]);
      left *= 1 - come;
    }
    const float survives = odds_.survives(turn);
    course.compared[next - 1] = survives * (compares + left * stays);
    course.win[next - 1] = survives * (win + left * course.win[next]);
  }
  return course;
}

}  // namespace tingpai
