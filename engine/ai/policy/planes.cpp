#include "engine/ai/policy/planes.h"

#include <array>
#include <cassert>
#include <optional>
#include <vector>

namespace tingpai::policy {

namespace {

// Numbers that a block has behind that of a kind: its facts go by what stands in front, kind, what stands
// behind.
std::optional<int> behind_kind(Block block) {
  switch (block) {
    case Block::hand:
    case Block::meld:
    case Block::visible:
      return 4;
    case Block::river:
      return 6;
    case Block::indicator:
      return 2;
    case Block::last:
    case Block::offer:
      return 1;
    default:
      return std::nullopt;
  }
}

Place of_suit_or_all(Reach reach, int where, int row) {
  return {reach, static_cast<std::uint8_t>(where), static_cast<std::uint16_t>(row)};
}
Place of_kind(int kind, int plane) { return of_suit_or_all(Reach::kind, kind, plane); }
constexpr int five(int suit) { return 9 * suit + 4; }

std::vector<Place> places_of_facts() {
  std::vector<Place> places;
  int plane = 0, plain = 0;
  for (int i = 0; i < blocks; ++i) {
    const auto block = static_cast<Block>(i);
    const int size = size_of(block);
    const auto behind = behind_kind(block);
    for (int place = 0; place < size; ++place) {
      if (behind) {
        const int row = place / (Tile::kinds * *behind) * *behind + place % *behind;
        places.push_back(of_kind(place / *behind % Tile::kinds, plane + row));
      } else if (block == Block::red) {
        places.push_back(of_kind(five(place), plane));
      } else if (block == Block::void_suit) {
        places.push_back(of_suit_or_all(Reach::suit, place % 3, place / 3));
      } else {
        places.push_back(of_suit_or_all(Reach::all, 0, plain++));
      }
    }
    if (behind) plane += size / Tile::kinds;
    if (block == Block::red) ++plane;
  }
  assert(plane == kind_planes && plain == plain_facts);
  return places;
}

std::vector<Place> places_of_moves() {
  std::vector<Place> places(move_count);
  RedFives reds;
  reds.add(Suit::characters);  // any that go into a call have the same move
  const auto put = [&](const Action& action, Place place) { places[*move_of(action)] = place; };
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const Tile tile = Tile::from_index(kind);
    const std::array rows{Action{.type = ActionType::discard, .tile = tile},
                          Action{.type = ActionType::discard, .tile = tile, .riichi = true},
                          Action{.type = ActionType::chow, .tile = tile},
                          Action{.type = ActionType::chow, .tile = tile, .reds = reds},
                          Action{.type = ActionType::pung, .tile = tile},
                          Action{.type = ActionType::melded_kong, .tile = tile},
                          Action{.type = ActionType::concealed_kong, .tile = tile},
                          Action{.type = ActionType::added_kong, .tile = tile}};
    for (std::size_t row = 0; row < rows.size(); ++row) put(rows[row], of_kind(kind, static_cast<int>(row)));
  }
  for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo}) {
    const int number = static_cast<int>(suit), kind = five(number);
    const Tile red = Tile::red_five(suit);
    put({.type = ActionType::discard, .tile = red}, of_kind(kind, 8));
    put({.type = ActionType::discard, .tile = red, .riichi = true}, of_kind(kind, 9));
    put({.type = ActionType::pung, .tile = plain(red), .reds = reds}, of_kind(kind, 10));
    put({.type = ActionType::void_suit, .tile = red}, of_suit_or_all(Reach::suit, number, 0));
  }
  int row = 0;
  for (const ActionType type : {ActionType::win, ActionType::pass, ActionType::abort})
    put({.type = type}, of_suit_or_all(Reach::all, 0, row++));
  return places;
}

}  // namespace

Place place_of(Feature feature) {
  static const std::vector<Place> places = places_of_facts();
  return places[feature];
}

Place place_of_move(Move move) {
  static const std::vector<Place> places = places_of_moves();
  return places[move];
}

}  // namespace tingpai::policy
