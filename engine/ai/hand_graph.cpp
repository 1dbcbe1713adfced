#include "engine/ai/hand_graph.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <utility>

namespace tingpai {

namespace {

using Kinds = StaticVector<std::uint8_t, 8>;

constexpr std::uint64_t bit(int kind) { return std::uint64_t{1} << kind; }

std::uint64_t bits_of(const Kinds& kinds) {
  std::uint64_t bits = 0;
  for (const std::uint8_t kind : kinds) bits |= bit(kind);
  return bits;
}

Kinds without(const Kinds& kinds, int kind) {
  Kinds rest = kinds;
  rest.erase(std::find(rest.begin(), rest.end(), kind));
  return rest;
}

}  // namespace

HandNumbers::HandNumbers(std::size_t expected) : slots_(std::bit_ceil(2 * expected + 256)) {}

std::size_t HandNumbers::place_of(HandKey key) const {
  const std::size_t mask = slots_.size() - 1;
  // The upper bits of a product depend on all lower ones.
  const std::uint64_t mixed =
      (key.low * 0x9e3779b97f4a7c15 ^ std::rotr(key.high * 0xd1342543de82ef95, 32)) * 0xf1357aea2e62a9c5;
  std::size_t place = static_cast<std::size_t>(mixed >> 32 ^ mixed >> 8) & mask;
  while (slots_[place].number_plus_one != 0 && !(slots_[place].key == key)) place = (place + 1) & mask;
  return place;
}

std::uint32_t HandNumbers::insert(HandKey key) {
  Slot& slot = slots_[place_of(key)];
  if (slot.number_plus_one != 0) return slot.number_plus_one - 1;
  slot = {key, ++size_};
  if (2 * static_cast<std::size_t>(size_) > slots_.size()) widen();
  return size_ - 1;
}

std::optional<std::uint32_t> HandNumbers::find(HandKey key) const {
  const Slot& slot = slots_[place_of(key)];
  return slot.number_plus_one == 0 ? std::nullopt : std::optional(slot.number_plus_one - 1);
}

void HandNumbers::widen() {
  const std::vector<Slot> old = std::exchange(slots_, std::vector<Slot>(4 * slots_.size()));
  for (const Slot& slot : old) {
    if (slot.number_plus_one != 0) slots_[place_of(slot.key)] = slot;
  }
}

HandGraph::HandGraph(const TileCounts& start, const TileCounts& wall) : start_(start), wall_(wall) {}

std::uint32_t HandGraph::insert(const Node& node) {
  const std::uint32_t number = numbers_.insert(node.key);
  if (number < nodes_.size()) return number;
  nodes_.push_back(node);
  if (levels_.size() <= node.added.size()) levels_.resize(node.added.size() + 1);
  levels_[node.added.size()].push_back(number);
  return number;
}

void HandGraph::add_win(const TileCounts& complete, int win, float points) {
  Node ready;
  ready.key = HandKey::of(complete) - HandKey::of(win);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int held = complete[kind] - (kind == win ? 1 : 0);
    for (int n = held; n < start_[kind]; ++n) ready.away.push_back(static_cast<std::uint8_t>(kind));
    for (int n = start_[kind]; n < held; ++n) ready.added.push_back(static_cast<std::uint8_t>(kind));
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
  for (std::uint64_t away = bits_of(node.away); away != 0; away &= away - 1) {
    const int gone = std::countr_zero(away);
    const HandKey tiles = node.key + HandKey::of(gone);
    const std::uint32_t known = choice_numbers_.size();
    const std::uint32_t choice = choice_numbers_.insert(tiles);
    back_.push_back({number, choice, gone});
    if (choice != known) continue;
    Node before;
    before.away = without(node.away, gone);
    for (std::uint64_t added = bits_of(node.added); added != 0; added &= added - 1) {
      const int kept = std::countr_zero(added);
      before.key = tiles - HandKey::of(kept);
      before.added = without(node.added, kept);
      forward_.push_back({insert(before), choice, kept});
    }
  }
}

int HandGraph::weight(std::uint32_t number, int kind) const {
  const Node& node = nodes_[number];
  return wall_[kind] +
         static_cast<int>(std::ranges::count(node.away, kind) - std::ranges::count(node.added, kind));
}

// Draws that take the place of a tile that was kept: from a node to those that differ in that tile alone.
void HandGraph::add_exchanges() {
  std::vector<std::uint64_t> moves(nodes_.size(), 0);  // by node, the kinds that have a link
  for (const auto* links : {&back_, &forward_}) {
    for (const Link& link : *links) moves[link.node] |= bit(link.kind);
  }
  HandNumbers rests(nodes_.size());
  std::vector<Link> kept;            // node, rest and the kind between them, by node
  std::vector<std::uint64_t> kinds;  // by rest, those that make it a node
  for (std::uint32_t number = 0; number < nodes_.size(); ++number) {
    for (std::uint64_t added = bits_of(nodes_[number].added); added != 0; added &= added - 1) {
      const int kind = std::countr_zero(added);
      kept.push_back({number, rests.insert(nodes_[number].key - HandKey::of(kind)), kind});
      if (kept.back().target == kinds.size()) kinds.push_back(0);
      kinds[kept.back().target] |= bit(kind);
    }
  }
  const auto by_rest = Grouped<Link>::of(
      kinds.size(), std::array{&kept}, [](const Link& link) { return link.target; }, std::identity());
  for (auto first = kept.begin(); first != kept.end();) {
    const std::uint32_t number = first->node;
    const auto last = std::find_if(first, kept.end(), [&](const Link& link) { return link.node != number; });
    std::uint64_t once = 0, again = 0;
    for (auto rest = first; rest != last; ++rest) {
      const std::uint64_t others = kinds[rest->target] & ~(moves[number] | bit(rest->kind));
      again |= once & others;
      once |= others;
    }
    for (; first != last; ++first) {
      for (const Link& other : by_rest[first->target]) {
        if (other.node != number && ((once & ~again) >> other.kind & 1) != 0)
          swap_.push_back({number, other.node, other.kind});
      }
    }
    for (; again != 0; again &= again - 1) {
      const int kind = std::countr_zero(again);
      exchange_.push_back({number, choice_numbers_.insert(nodes_[number].key + HandKey::of(kind)), kind});
    }
  }
}

void HandGraph::link(bool exchanges) {
  if (exchanges) add_exchanges();
  find_targets();
  group_draws();
}

// A choice of two is the other node.
void HandGraph::find_targets() {
  const std::array lists{&back_, &forward_, &exchange_};
  const auto members = Grouped<std::uint32_t>::of(
      choice_numbers_.size(), lists, [](const Link& link) { return link.target; },
      [](const Link& link) { return link.node; });
  std::vector<std::uint32_t> place(members.groups());
  for (std::size_t choice = 0; choice < place.size(); ++choice) {
    if (members[choice].size() <= 2) continue;
    place[choice] = static_cast<std::uint32_t>(nodes_.size() + choices_.groups());
    choices_.push_back(members[choice]);
  }
  for (auto* links : lists) {
    for (Link& link : *links) {
      const auto nodes = members[link.target];
      link.target = nodes.size() > 2             ? place[link.target]
                    : nodes.front() == link.node ? nodes.back()
                                                 : nodes.front();
    }
  }
}

void HandGraph::group_draws() {
  const std::array lists{&back_, &forward_, &exchange_, &swap_};
  const auto node = [](const Link& link) { return link.node; };
  const auto kinds = Grouped<int>::of(nodes_.size(), lists, node, [](const Link& link) { return link.kind; });
  draws_ = Grouped<Draw>::of(nodes_.size(), lists, node, [this](const Link& link) {
    const bool leads_on = link.target != link.node;
    return Draw{link.target, leads_on ? static_cast<float>(weight(link.node, link.kind)) : 0};
  });
  winning_ = Grouped<WinningDraw>::of(
      nodes_.size(), std::array{&wins_}, [](const WinAt& win) { return win.node; },
      [&](const WinAt& win) {
        WinningDraw winning{{win.node, static_cast<float>(weight(win.node, win.kind))}, win.points};
        const auto at = std::ranges::find(kinds[win.node], win.kind);
        if (at == kinds[win.node].end()) return winning;
        Draw& draw = draws_[win.node][static_cast<std::size_t>(at - kinds[win.node].begin())];
        winning.draw.target = draw.target;
        draw.weight = 0;
        return winning;
      });
}

}  // namespace tingpai
