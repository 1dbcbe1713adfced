#include "engine/ai/exact/hand_graph.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>

namespace tingpai {

namespace {

constexpr std::uint64_t bit(int kind) { return std::uint64_t{1} << kind; }

}  // namespace

HandGraph::HandGraph(const TileCounts& start, const TileCounts& wall, std::size_t expected)
    : start_(start),
      start_key_(HandKey::of(start)),
      pool_(wall),
      numbers_(expected),
      choice_numbers_(expected) {
  nodes_.reserve(expected);
  back_.reserve(4 * expected);
  forward_.reserve(4 * expected);
  for (int kind = 0; kind < Tile::kinds; ++kind) pool_.add(kind, start[kind]);
}

std::uint32_t HandGraph::insert(const Node& node) {
  const std::uint32_t number = numbers_.insert(node.key);
  if (number < nodes_.size()) return number;
  nodes_.push_back(node);
  if (levels_.size() <= node.kept) levels_.resize(node.kept + std::size_t{1});
  levels_[node.kept].push_back(number);
  return number;
}

void HandGraph::add_win(const TileCounts& complete, int win, float points) {
  Node ready;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int held = complete[kind] - (kind == win ? 1 : 0);
    const int more = held - start_[kind];
    ready.key = ready.key + HandKey::of(kind, held);
    if (more < 0) ready.away = ready.away + HandKey::of(kind, -more);
    if (more > 0) ready.kept = static_cast<std::uint8_t>(ready.kept + more);
  }
  add_win_at(insert(ready), win, points);
}

void HandGraph::add_win_at(std::uint32_t node, int win, float points) {
  nodes_[node].draws = 1;
  wins_.push_back({node, win, points});
}

// Level by level: the hands on the way to one have kept a tile less and still have one more of the start.
bool HandGraph::fill(std::size_t most, const std::stop_token& stop) {
  for (std::size_t level = levels_.size(); level-- > 0;) {
    const std::size_t first = forward_.size();
    for (std::size_t i = 0; i < levels_[level].size(); ++i) {
      step_back(levels_[level][i]);
      if (nodes_.size() > most || stop.stop_requested()) return false;
    }
    // Each choice of this level is complete now.
    std::vector<std::uint8_t> nearest(choice_numbers_.size(), 0);
    for (const Link& link : back_) {
      const std::uint8_t draws = nodes_[link.node].draws;
      std::uint8_t& least = nearest[link.target];
      if (least == 0 || draws < least) least = draws;
    }
    for (std::size_t i = first; i < forward_.size(); ++i) {
      std::uint8_t& draws = nodes_[forward_[i].node].draws;
      const int here = nearest[forward_[i].target] + 1;
      if (draws == 0 || here < draws) draws = static_cast<std::uint8_t>(here);
    }
  }
  return true;
}

// The 14 tiles before each possible last discard, and the hands that come to them by a draw that is kept.
void HandGraph::step_back(std::uint32_t number) {
  const Node node = nodes_[number];
  const HandKey kept = added(node);
  for_each_kind(node.away, [&](int gone) {
    const HandKey tiles = node.key + HandKey::of(gone);
    const std::uint32_t known = choice_numbers_.size();
    const std::uint32_t choice = choice_numbers_.insert(tiles);
    back_.push_back({number, choice, gone});
    if (choice != known) return;
    Node before;
    before.away = node.away - HandKey::of(gone);
    before.kept = static_cast<std::uint8_t>(node.kept - 1);
    for_each_kind(kept, [&](int kind) {
      before.key = tiles - HandKey::of(kind);
      forward_.push_back({insert(before), choice, kind});
    });
  });
}

void HandGraph::link(bool exchanges) {
  group_wins();
  if (exchanges) add_exchanges();
  group_choices();
}

void HandGraph::group_wins() {
  winning_kinds_.assign(nodes_.size(), 0);
  for (const WinAt& win : wins_) winning_kinds_[win.node] |= bit(win.kind);
  winning_ = Grouped<WinningDraw>::of(
      nodes_.size(), std::array{&wins_}, [](const WinAt& win) { return win.node; },
      [this](const WinAt& win) {
        return WinningDraw{win.node, win.kind, static_cast<float>(copies(win.node, win.kind)), win.points};
      });
}

// Whether the draw is a win; `target` is what it leads to otherwise.
bool HandGraph::declines(std::uint32_t node, int kind, std::size_t target) {
  if ((winning_kinds_[node] >> kind & 1) == 0) return false;
  std::ranges::find(winning_[node], kind, &WinningDraw::kind)->target = static_cast<std::uint32_t>(target);
  return true;
}

// Draws that take the place of a tile that was kept: from a node to those that differ in that tile alone.
void HandGraph::add_exchanges() {
  HandNumbers rests(nodes_.size());
  std::vector<Link> kept;            // by node
  std::vector<std::uint64_t> kinds;  // by rest, those that make it a node
  for (std::uint32_t number = 0; number < nodes_.size(); ++number) {
    for_each_kind(added(nodes_[number]), [&](int kind) {
      const std::uint32_t rest = rests.insert(nodes_[number].key - HandKey::of(kind));
      kept.push_back({number, rest, kind});
      if (rest == kinds.size()) kinds.push_back(0);
      kinds[rest] |= bit(kind);
    });
  }
  const auto single_swaps = find_single_swaps(kept, kinds);
  const auto by_rest = Grouped<Link>::of(
      kinds.size(), std::array{&kept}, [](const Link& link) { return link.target; }, std::identity());
  for (std::size_t rest = 0; rest < by_rest.groups(); ++rest) add_variants(by_rest[rest], single_swaps);
}

// By node, the kinds that can take the place of one kept tile only. For those of several it is a choice.
std::vector<std::uint64_t> HandGraph::find_single_swaps(const std::vector<Link>& kept,
                                                        const std::vector<std::uint64_t>& kinds) {
  std::vector<std::uint64_t> once(nodes_.size(), 0), again(nodes_.size(), 0);
  for (const Link& link : kept) {
    const std::uint64_t others = kinds[link.target] & ~bit(link.kind);
    again[link.node] |= once[link.node] & others;
    once[link.node] |= others;
  }
  for (const auto* links : {&back_, &forward_}) {
    for (const Link& link : *links) {  // linked by it already
      again[link.node] &= ~bit(link.kind);
      once[link.node] &= ~bit(link.kind);
    }
  }
  for (std::uint32_t number = 0; number < nodes_.size(); ++number) {
    once[number] &= ~again[number];
    for (std::uint64_t left = again[number]; left != 0; left &= left - 1) {
      const int kind = std::countr_zero(left);
      exchange_.push_back({number, choice_numbers_.insert(nodes_[number].key + HandKey::of(kind)), kind});
    }
  }
  return once;
}

// `kept`: the nodes that have the same rest.
void HandGraph::add_variants(std::span<const Link> kept, const std::vector<std::uint64_t>& single_swaps) {
  StaticVector<Variant, Tile::kinds> variants;
  const std::size_t before = swaps_.size();
  for (const Link& link : kept) {
    Variant variant{link.node, static_cast<std::uint32_t>(swaps_.size()), 0};
    const std::uint64_t single = single_swaps[link.node] & ~bit(link.kind);
    for (std::size_t i = 0; i < kept.size() && single != 0; ++i) {
      const Link& other = kept[i];
      if ((single >> other.kind & 1) == 0 || declines(link.node, other.kind, other.node)) continue;
      const int may_come = copies(link.node, other.kind);
      if (may_come > 0) swaps_.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(may_come)});
    }
    variant.end_of_swaps = static_cast<std::uint32_t>(swaps_.size());
    variants.push_back(variant);
  }
  if (swaps_.size() > before)
    variants_.push_back(std::span<const Variant>(variants.begin(), variants.size()));
}

void HandGraph::group_choices() {
  choices_ = Grouped<Member>::of(
      choice_numbers_.size(), std::array{&back_, &forward_, &exchange_},
      [](const Link& link) { return link.target; },
      [this](const Link& link) {
        const bool wins = declines(link.node, link.kind, nodes_.size() + link.target);
        return Member{link.node, wins ? 0 : static_cast<float>(copies(link.node, link.kind))};
      });
  for (std::size_t choice = 0; choice < choices_.groups(); ++choice) {
    if (choices_[choice].size() == 1) choices_[choice][0].weight = 0;  // nothing else to discard
  }
}

}  // namespace tingpai
