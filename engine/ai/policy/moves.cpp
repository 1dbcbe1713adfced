#include "engine/ai/policy/moves.h"

#include <array>

#include "engine/ai/policy/traits.h"

namespace tingpai::policy {

namespace {

constexpr int discards = Tile::kinds + 3;  // and those of red fives
// Where the moves of a sort begin.
constexpr int discard = 0;
constexpr int riichi = discard + discards;
constexpr int chow = riichi + discards;
constexpr int chow_with_red = chow + Tile::kinds;
constexpr int pung = chow_with_red + Tile::kinds;
constexpr int pung_with_red = pung + Tile::kinds;
constexpr int melded_kong = pung_with_red + 3;
constexpr int concealed_kong = melded_kong + Tile::kinds;
constexpr int added_kong = concealed_kong + Tile::kinds;
constexpr int void_suit = added_kong + Tile::kinds;
constexpr int single = void_suit + 3;  // win, pass, abort
static_assert(single + 3 == move_count);

struct Sort {
  int first;
  const char* name;
};
constexpr std::array<Sort, 9> of_a_tile{{{discard, "discard "},
                                         {riichi, "discard "},
                                         {chow, "chow "},
                                         {chow_with_red, "chow "},
                                         {pung, "pung "},
                                         {pung_with_red, "pung "},
                                         {melded_kong, "kong "},
                                         {concealed_kong, "concealed kong "},
                                         {added_kong, "added kong "}}};

int discarded(const Action& action) {
  const int place =
      action.tile.is_red() ? Tile::kinds + static_cast<int>(action.tile.suit()) : action.tile.kind();
  return (action.riichi ? riichi : discard) + place;
}

int number_of(const Action& action) {
  const bool red = !action.reds.empty();
  switch (action.type) {
    case ActionType::discard:
      return discarded(action);
    case ActionType::chow:
      return (red ? chow_with_red : chow) + action.tile.kind();
    case ActionType::pung:
      return red ? pung_with_red + static_cast<int>(action.tile.suit()) : pung + action.tile.kind();
    case ActionType::melded_kong:
      return melded_kong + action.tile.kind();
    case ActionType::concealed_kong:
      return concealed_kong + action.tile.kind();
    case ActionType::added_kong:
      return added_kong + action.tile.kind();
    case ActionType::void_suit:
      return void_suit + static_cast<int>(action.tile.suit());
    case ActionType::win:
      return single;
    case ActionType::pass:
      return single + 1;
    case ActionType::abort:
      return single + 2;
    case ActionType::exchange:
      break;
  }
  return -1;
}

}  // namespace

std::optional<Move> move_of(const Action& action) {
  const int number = number_of(action);
  return number < 0 ? std::nullopt : std::optional(static_cast<Move>(number));
}

Holding after(Holding holding, Move move, int offered) {
  TileCounts& tiles = holding.concealed;
  const auto kind_from = [&](int first) {
    const int place = move - first;
    return place < Tile::kinds ? place : Tile::of(static_cast<Suit>(place - Tile::kinds), 5).kind();
  };
  if (move < riichi) {
    tiles.remove(kind_from(discard));
  } else if (move < chow) {
    tiles.remove(kind_from(riichi));
  } else if (move < pung) {
    const int lowest = kind_from(move < chow_with_red ? chow : chow_with_red);
    for (int kind = lowest; kind < lowest + 3; ++kind) {
      if (kind != offered) tiles.remove(kind);
      holding.in_chows.insert(kind);
    }
  } else if (move < melded_kong) {
    tiles.remove(kind_from(move < pung_with_red ? pung : pung_with_red - Tile::kinds), 2);
  } else if (move < concealed_kong) {
    tiles.remove(kind_from(melded_kong), 3);
  } else if (move < added_kong) {
    tiles.remove(kind_from(concealed_kong), 4);
  } else if (move < void_suit) {
    tiles.remove(kind_from(added_kong));
  }
  return holding;
}

std::string move_text(Move move) {
  static constexpr std::array singles{"win", "pass", "abort"};
  if (move >= single) return singles[static_cast<std::size_t>(move - single)];
  if (move >= void_suit) return std::string("void ") + "mps"[move - void_suit];
  std::size_t sort = of_a_tile.size();
  while (move < of_a_tile[--sort].first) {
  }
  const int place = move - of_a_tile[sort].first;
  const bool alone = of_a_tile[sort].first == pung_with_red;  // a place a suit
  const bool red_five = alone || place >= Tile::kinds;
  const Tile tile = red_five ? Tile::of(static_cast<Suit>(alone ? place : place - Tile::kinds), 5)
                             : Tile::from_index(place);
  std::string text = of_a_tile[sort].name + tingpai::to_text(tile);
  if (of_a_tile[sort].first == chow_with_red || alone) return text + " with red";
  if (red_five) text += " red";
  return of_a_tile[sort].first == riichi ? text + " riichi" : text;
}

}  // namespace tingpai::policy
