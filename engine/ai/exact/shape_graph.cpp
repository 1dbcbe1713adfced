#include "engine/ai/exact/shape_graph.h"

#include <algorithm>
#include <bit>

namespace tingpai {

namespace {

// Tiles that are told apart: the kinds, and after them the red fives of three suits.
constexpr int faces = Tile::kinds + 3;
constexpr bool is_five(int kind) { return kind < 27 && kind % 9 == 4; }
constexpr int kind_of(int face) { return face < Tile::kinds ? face : 9 * (face - Tile::kinds) + 4; }
constexpr auto keys_of_faces = [] {
  std::array<HandKey, faces> keys;
  for (int face = 0; face < faces; ++face) {
    const HandKey key = HandKey::of(kind_of(face));
    keys[static_cast<std::size_t>(face)] = face < Tile::kinds ? key : key + HandKey::red(face - Tile::kinds);
  }
  return keys;
}();
HandKey key_of(int face) { return keys_of_faces[static_cast<std::size_t>(face)]; }
Tile tile_of(int face) {
  return face < Tile::kinds ? Tile::from_index(face) : Tile::red_five(static_cast<Suit>(face - Tile::kinds));
}
int count_of(HandKey hand, int face) {
  if (face >= Tile::kinds) return hand.reds(face - Tile::kinds);
  return hand[face] - (is_five(face) ? hand.reds(face / 9) : 0);
}

using Faces = std::array<std::uint8_t, faces>;
Faces faces_of(HandKey hand) {
  Faces counts{};
  for (int face = 0; face < faces; ++face)
    counts[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(count_of(hand, face));
  return counts;
}
HandKey key_of(const TileCounts& tiles, RedFives reds) {
  HandKey key = HandKey::of(tiles);
  for (int suit = 0; suit < 3; ++suit) key = key + HandKey::red(suit, reds[static_cast<Suit>(suit)]);
  return key;
}
TileCounts tiles_of(HandKey key) {
  TileCounts tiles;
  for_each_kind(key, [&](int kind) { tiles.add(kind, key[kind]); });
  return tiles;
}
RedFives reds_of(HandKey key) {
  RedFives reds;
  for (int suit = 0; suit < 3; ++suit) reds.add(static_cast<Suit>(suit), key.reds(suit));
  return reds;
}

// Calls visit(face) for every face of these kinds.
template <class Visit>
void for_each_face(KindSet kinds, Visit visit) {
  for (std::uint64_t left = kinds.bits(); left != 0; left &= left - 1) {
    const int kind = std::countr_zero(left);
    visit(kind);
    if (is_five(kind)) visit(Tile::kinds + kind / 9);
  }
}

constexpr KindSet all_kinds((std::uint64_t{1} << Tile::kinds) - 1);

// Meets the hands one after the other, each with its draws; a choice is looked into when it is first met.
class ShapeExplorer {
 public:
  ShapeExplorer(const ShapeStart& start, const ShapeBounds& bounds, const HandWorth& worth)
      : bounds_(bounds),
        worth_(worth),
        forms_(start.forms),
        declares_(start.declares),
        start_(key_of(start.hand.concealed, start.hand.reds)),
        start_faces_(faces_of(start_)),
        pool_(faces_of(start_ + key_of(start.wall, start.wall_reds))),
        called_(called_tiles(start.hand.melds)) {}

  bool explore(const std::stop_token& stop) {
    ShapeIndex index = index_of(start_);
    shanten_ = index.shanten(forms_);
    if (index.size() % 3 == 1) {
      roots_.push_back({std::nullopt, 0, shanten_});
      hand_numbers_.insert(start_);
      hands_.push_back({start_, 0, static_cast<std::uint8_t>(shanten_)});
    } else {
      choice_numbers_.insert(start_);
      meet(index, start_, {0, static_cast<std::int8_t>(shanten_)});
      choose();
    }
    for (std::uint32_t number = 0; number < hands_.size(); ++number) {
      draw(number);
      if (hands_.size() > bounds_.most_hands || (number % 256 == 0 && stop.stop_requested())) return false;
    }
    return true;
  }

  ShapeGraph graph() const;

 private:
  struct Held {
    HandKey key;
    std::uint8_t kept = 0;
    std::uint8_t shanten = 0;
  };
  struct Choice {
    std::uint8_t kept = 0;
    std::int8_t shanten = 0;
  };
  struct Drawn {
    HandKey tiles;  // with the one that was drawn
    int face = 0;
    int copies = 0;
    std::uint8_t kept = 0;
  };
  struct Met {
    HandKey tiles;
    HandKey declaration;  // with a discard of what is spare
    KindSet spare;
    KindSet discards;
    std::uint32_t number = 0;
    HandKey after(int face) const {
      return tiles - key_of(face) + (spare.contains(kind_of(face)) ? declaration : HandKey());
    }
  };
  struct Link {
    std::uint32_t hand = 0;
    std::uint32_t choice = 0;
    std::uint8_t copies = 0;
  };
  struct Winning {
    std::uint32_t hand = 0;
    std::uint32_t choice = 0;
    std::uint8_t copies = 0;
    float points = 0;
  };

  static TileCounts called_tiles(const Melds& melds) {
    TileCounts called;
    for (const Meld& meld : melds) {
      for (const Tile tile : tingpai::tiles_of(meld)) called.add(tile);
    }
    return called;
  }
  ShapeIndex index_of(HandKey key) const { return ShapeIndex(tiles_of(key), called_); }
  int kept_count(int face, int count) const {
    return count > start_faces_[static_cast<std::size_t>(face)] ? 1 : 0;
  }
  int left(int face, int held) const { return pool_[static_cast<std::size_t>(face)] - held; }
  bool may_stray(int kept, int shanten) const { return kept + shanten - shanten_ < bounds_.extra; }
  bool may_change(const Held& hand) const {
    return bounds_.change && !hand.key.declared() && may_stray(hand.kept, hand.shanten);
  }

  void draw(std::uint32_t number);
  void meet(const ShapeIndex& index, HandKey tiles, Choice choice);
  void choose();
  void add_win(const Held& hand, std::uint32_t number, std::uint32_t choice, int face, int copies);

  ShapeBounds bounds_;
  const HandWorth& worth_;
  FormSet forms_;
  bool declares_;
  HandKey start_;
  Faces start_faces_;
  Faces pool_;  // the start and the wall
  TileCounts called_;
  int shanten_ = 0;
  HandNumbers hand_numbers_;
  HandNumbers choice_numbers_;
  std::vector<ShapeGraph::Root> roots_;
  std::vector<Held> hands_;
  std::vector<Choice> choices_;
  std::vector<Drawn> drawn_;  // by the hand that is looked at
  std::vector<Met> met_;      // choices whose discards are still to be looked at
  std::vector<Link> links_;
  std::vector<Winning> wins_;
};

void ShapeExplorer::draw(std::uint32_t number) {
  const Held hand = hands_[number];
  ShapeIndex index = index_of(hand.key);
  const KindSet effective = index.effective_tiles(forms_);
  drawn_.clear();
  for_each_face(may_change(hand) ? all_kinds : effective, [&](int face) {
    const int held = count_of(hand.key, face);
    const int copies = left(face, held);
    if (copies <= 0) return;
    const auto kept = static_cast<std::uint8_t>(hand.kept + kept_count(face, held + 1));
    drawn_.push_back({hand.key + key_of(face), face, copies, kept});
    choice_numbers_.expect(drawn_.back().tiles);
  });
  for (const Drawn& one : drawn_) {
    const int kind = kind_of(one.face);
    const bool nearer = effective.contains(kind);
    const std::uint32_t choice = choice_numbers_.insert(one.tiles);
    if (choice == choices_.size()) {
      index.add(kind);
      meet(index, one.tiles, {one.kept, static_cast<std::int8_t>(hand.shanten - (nearer ? 1 : 0))});
      index.remove(kind);
    }
    if (nearer && hand.shanten == 0) {
      add_win(hand, number, choice, one.face, one.copies);
    } else {
      links_.push_back({number, choice, static_cast<std::uint8_t>(one.copies)});
    }
  }
  choose();
}

// Notes a choice of a discard from 14 tiles.
void ShapeExplorer::meet(const ShapeIndex& index, HandKey tiles, Choice choice) {
  const bool back = bounds_.back && !tiles.declared() && may_stray(choice.kept, choice.shanten);
  Met met;
  met.tiles = tiles;
  met.number = static_cast<std::uint32_t>(choices_.size());
  met.spare = choice.shanten < 0 ? KindSet() : index.spare_tiles(forms_);
  met.discards = back ? index.kinds() : met.spare;
  if (declares_ && choice.shanten == 0 && !tiles.declared()) met.declaration = HandKey::declaration();
  for_each_face(met.discards, [&](int face) { hand_numbers_.expect(met.after(face)); });
  choices_.push_back(choice);
  met_.push_back(met);
}

// The discards of all choices that were met. Links are noted where the draw that leads back does not bring
// them itself.
void ShapeExplorer::choose() {
  for (const Met& met : met_) {
    const Choice choice = choices_[met.number];
    for_each_face(met.discards, [&](int face) {
      const int held = count_of(met.tiles, face);
      if (held == 0) return;
      const bool keeps = met.spare.contains(kind_of(face));
      const Held hand{met.after(face), static_cast<std::uint8_t>(choice.kept - kept_count(face, held)),
                      static_cast<std::uint8_t>(choice.shanten + (keeps ? 0 : 1))};
      const std::uint32_t number = hand_numbers_.insert(hand.key);
      if (number == hands_.size()) hands_.push_back(hand);
      if (met.tiles == start_) roots_.push_back({tile_of(face), number, hand.shanten});
      if (keeps && !may_change(hand))
        links_.push_back({number, met.number, static_cast<std::uint8_t>(left(face, held - 1))});
    });
  }
  met_.clear();
}

void ShapeExplorer::add_win(const Held& hand, std::uint32_t number, std::uint32_t choice, int face,
                            int copies) {
  const HandKey tiles = hand.key + key_of(face);
  const float points = worth_({tiles_of(tiles), reds_of(tiles), tile_of(face), hand.key.declared()});
  if (points > 0) {
    wins_.push_back({number, choice, static_cast<std::uint8_t>(copies), points});
  } else {
    links_.push_back({number, choice, static_cast<std::uint8_t>(copies)});
  }
}

// Puts what is alike side by side: by group, and in it as it was met. Returns the new number of each.
template <class Items, class Shanten>
std::vector<std::uint32_t> arrange(const Items& items, Shanten shanten_of,
                                   std::vector<ShapeGraph::Group>& groups) {
  constexpr std::size_t most = 16;
  std::array<std::uint32_t, most * most> next{};
  const auto group_of = [&](const auto& item) {
    return most * item.kept + static_cast<std::size_t>(std::max(0, shanten_of(item)));
  };
  for (const auto& item : items) ++next[group_of(item)];
  std::uint32_t begin = 0;
  for (std::size_t group = 0; group < next.size(); ++group) {
    const std::uint32_t count = next[group];
    next[group] = begin;
    if (count > 0)
      groups.push_back(
          {static_cast<int>(group / most), static_cast<int>(group % most), begin, begin + count});
    begin += count;
  }
  std::vector<std::uint32_t> numbers(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) numbers[i] = next[group_of(items[i])]++;
  return numbers;
}

// Begins lists of these lengths; `begin` has the length of list i at place i + 1.
template <class T>
std::vector<std::uint32_t> begin_lists(ShapeGraph::Lists<T>& lists) {
  for (std::size_t i = 1; i < lists.begin.size(); ++i) lists.begin[i] += lists.begin[i - 1];
  lists.items.resize(lists.begin.back());
  return lists.begin;
}

ShapeGraph ShapeExplorer::graph() const {
  ShapeGraph graph;
  graph.shanten = shanten_;
  const auto shanten_of = [](const auto& item) { return static_cast<int>(item.shanten); };
  const auto hands = arrange(hands_, shanten_of, graph.hands);
  const auto choices = arrange(choices_, shanten_of, graph.choices);
  graph.roots = roots_;
  for (ShapeGraph::Root& root : graph.roots) root.hand = hands[root.hand];

  graph.links.begin.resize(hands.size() + 1);
  graph.wins.begin.resize(hands.size() + 1);
  graph.members.begin.resize(choices.size() + 1);
  graph.wanted.resize(hands.size());
  for (const Link& link : links_) {
    ++graph.links.begin[hands[link.hand] + 1];
    ++graph.members.begin[choices[link.choice] + 1];
  }
  for (const Winning& win : wins_) {
    ++graph.wins.begin[hands[win.hand] + 1];
    ++graph.members.begin[choices[win.choice] + 1];
  }
  auto next_link = begin_lists(graph.links);
  auto next_win = begin_lists(graph.wins);
  auto next_member = begin_lists(graph.members);
  for (const Link& link : links_) {
    const std::uint32_t hand = hands[link.hand], choice = choices[link.choice];
    graph.links.items[next_link[hand]++] = {choice, link.copies};
    graph.members.items[next_member[choice]++] = hand;
    if (choices_[link.choice].shanten < hands_[link.hand].shanten) graph.wanted[hand] += link.copies;
  }
  for (const Winning& win : wins_) {
    const std::uint32_t hand = hands[win.hand], choice = choices[win.choice];
    graph.members.items[next_member[choice]++] = hand;
    graph.wins.items[next_win[hand]++] = {choice, static_cast<float>(win.copies), win.points};
    graph.wanted[hand] += win.copies;
  }
  return graph;
}

}  // namespace

std::optional<ShapeGraph> ShapeGraph::of(const ShapeStart& start, const ShapeBounds& bounds,
                                         const HandWorth& worth, const std::stop_token& stop) {
  ShapeExplorer explorer(start, bounds, worth);
  if (!explorer.explore(stop)) return std::nullopt;
  return explorer.graph();
}

}  // namespace tingpai
