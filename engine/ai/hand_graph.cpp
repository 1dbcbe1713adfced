#include "engine/ai/hand_graph.h"

#include <algorithm>
#include <array>
#include <bit>
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
bool HandGraph::fill(std::size_t most) {
  for (std::size_t level = levels_.size(); level-- > 0;) {
    const std::size_t first = forward_.size();
    for (std::size_t i = 0; i < levels_[level].size(); ++i) {
      step_back(levels_[level][i]);
      if (nodes_.size() > most) return false;
    }
    // Each choice of this level is complete now.
    std::vector<std::uint8_t> nearest(choice_numbers_.size(), 0);
    for (const Link& link : back_) {
      const std::uint8_t draws = nodes_[link.node].draws;
      std::uint8_t& least = nearest[link.choice];
      if (least == 0 || draws < least) least = draws;
    }
    for (std::size_t i = first; i < forward_.size(); ++i) {
      std::uint8_t& draws = nodes_[forward_[i].node].draws;
      const int here = nearest[forward_[i].choice] + 1;
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

void HandGraph::note_moves(const std::vector<Link>& links) {
  for (const Link& link : links) moves_[link.node] |= bit(link.kind);
}

// Draws that take the place of a tile that was kept: from a node to those that differ in that tile alone.
void HandGraph::add_exchanges() {
  HandNumbers rests(nodes_.size());
  std::vector<std::uint64_t> kept;     // by rest, the tiles that make it a node
  std::vector<std::uint32_t> rest_of;  // of each node, tile by tile
  const auto for_each_rest = [&](const auto& visit) {
    for (std::uint32_t number = 0; number < nodes_.size(); ++number) {
      for (std::uint64_t added = bits_of(nodes_[number].added); added != 0; added &= added - 1)
        visit(number, std::countr_zero(added));
    }
  };
  for_each_rest([&](std::uint32_t number, int kind) {
    rest_of.push_back(rests.insert(nodes_[number].key - HandKey::of(kind)));
    if (rest_of.back() == kept.size()) kept.push_back(0);
    kept[rest_of.back()] |= bit(kind);
  });
  std::size_t next = 0;
  for_each_rest([&](std::uint32_t number, int kind) {
    std::uint64_t others = kept[rest_of[next++]] & ~(moves_[number] | bit(kind));
    moves_[number] |= others;
    for (; others != 0; others &= others - 1) {
      const int other = std::countr_zero(others);
      if (weight(number, other) <= 0) continue;
      exchange_.push_back({number, choice_numbers_.insert(nodes_[number].key + HandKey::of(other)), other});
    }
  });
}

// Wins on tiles that lead nowhere else.
void HandGraph::add_lonely_wins() {
  for (const WinAt& win : wins_) {
    if ((moves_[win.node] >> win.kind & 1) != 0) continue;
    const HandKey tiles = nodes_[win.node].key + HandKey::of(win.kind);
    winning_.push_back({win.node, choice_numbers_.insert(tiles), win.kind});
  }
}

void HandGraph::link(bool exchanges) {
  moves_.assign(nodes_.size(), 0);
  note_moves(back_);
  note_moves(forward_);
  if (exchanges) add_exchanges();
  add_lonely_wins();
  group();
}

void HandGraph::group() {
  using Lists = std::vector<const std::vector<Link>*>;
  choices_ = Grouped<std::uint32_t>::of(
      choice_numbers_.size(), Lists{&back_, &forward_, &exchange_},
      [](const Link& link) { return link.choice; }, [](const Link& link) { return link.node; });
  draws_ = Grouped<Draw>::of(
      nodes_.size(), Lists{&back_, &forward_, &exchange_, &winning_},
      [](const Link& link) { return link.node; },
      [this](const Link& link) {
        const bool leads_on = choices_[link.choice].size() > 1;
        return Draw{link.choice, leads_on ? static_cast<float>(weight(link.node, link.kind)) : 0, 0};
      });
  for (const WinAt& win : wins_) {
    const auto choice = choice_numbers_.find(nodes_[win.node].key + HandKey::of(win.kind));
    for (Draw& draw : draws_[win.node]) {
      if (draw.choice != choice) continue;
      draw.weight = static_cast<float>(weight(win.node, win.kind));
      draw.points = win.points;
    }
  }
}

}  // namespace tingpai
