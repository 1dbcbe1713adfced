#include "engine/ai/suit_tables.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tingpai {

namespace {

constexpr int suit_keys = 1953125;  // 5^9
constexpr int most_tiles = 14;
constexpr int copies = 4;  // of each kind of a suit, in every set of tiles

// By the nine counts of a suit (base 5, rank 1 lowest): the chance of growing into melds alone, or into melds
// and a pair, as the sum over all orders of draws of the products left / unseen.
struct SuitTables {
  std::vector<float> melds;
  std::vector<float> melds_and_pair;
};

using Digits = std::array<int, 9>;
constexpr std::array<int, 9> powers = [] {
  std::array<int, 9> all{};
  int power = 1;
  for (int& p : all) {
    p = power;
    power *= 5;
  }
  return all;
}();

Digits digits_of(int key) {
  Digits digits{};
  for (int& digit : digits) {
    digit = key % 5;
    key /= 5;
  }
  return digits;
}

// Whether a suit is melds alone, given the same for all smaller keys. What holds the lowest tile decides.
bool is_melds(const Digits& digits, int key, const std::vector<float>& melds) {
  if (key == 0) return true;
  const auto lowest = static_cast<std::size_t>(
      std::find_if(digits.begin(), digits.end(), [](int n) { return n > 0; }) - digits.begin());
  if (digits[lowest] >= 3 && melds[static_cast<std::size_t>(key - 3 * powers[lowest])] == 1) return true;
  if (lowest > 6 || digits[lowest + 1] == 0 || digits[lowest + 2] == 0) return false;
  return melds[static_cast<std::size_t>(key - powers[lowest] - powers[lowest + 1] - powers[lowest + 2])] == 1;
}

bool is_melds_and_pair(const Digits& digits, int key, const std::vector<float>& melds) {
  for (std::size_t rank = 0; rank < 9; ++rank) {
    if (digits[rank] >= 2 && melds[static_cast<std::size_t>(key - 2 * powers[rank])] == 1) return true;
  }
  return false;
}

// What is not complete grows by each tile that is left.
void grow(std::vector<float>& chance, const Digits& digits, int key, float unseen) {
  if (chance[static_cast<std::size_t>(key)] == 1) return;
  float sum = 0;
  for (std::size_t rank = 0; rank < 9; ++rank) {
    if (digits[rank] == copies) continue;
    sum += static_cast<float>(copies - digits[rank]) / unseen *
           chance[static_cast<std::size_t>(key + powers[rank])];
  }
  chance[static_cast<std::size_t>(key)] = std::min(sum, 0.999F);
}

SuitTables made_for(float unseen) {
  SuitTables made{std::vector<float>(suit_keys), std::vector<float>(suit_keys)};
  // 1. What is complete, from small keys to large; note the keys by their number of tiles.
  std::array<std::vector<int>, most_tiles + 1> by_size;
  for (int key = 0; key < suit_keys; ++key) {
    const Digits digits = digits_of(key);
    int size = 0;
    for (const int n : digits) size += n;
    if (size > most_tiles) continue;
    by_size[static_cast<std::size_t>(size)].push_back(key);
    const auto at = static_cast<std::size_t>(key);
    if (size % 3 == 0 && is_melds(digits, key, made.melds)) made.melds[at] = 1;
    if (size % 3 == 2 && is_melds_and_pair(digits, key, made.melds)) made.melds_and_pair[at] = 1;
  }
  // 2. What is not, from many tiles to few.
  for (int size = most_tiles - 1; size >= 0; --size) {
    for (const int key : by_size[static_cast<std::size_t>(size)]) {
      const Digits digits = digits_of(key);
      grow(made.melds, digits, key, unseen);
      grow(made.melds_and_pair, digits, key, unseen);
    }
  }
  return made;
}

template <int tiles>
const SuitTables& tables_of() {
  static const SuitTables tables = made_for(tiles - most_tiles);
  return tables;
}

// For a set of so many tiles: without honours, with one kind of them, with all.
const SuitTables& suit_tables(int tiles) {
  return tiles <= 108 ? tables_of<108>() : tiles <= 112 ? tables_of<112>() : tables_of<136>();
}

struct Chances {
  double melds = 1;
  double melds_and_pair = 0;
};

// Two independent parts: the pair is in one or the other.
Chances combine(const Chances& a, const Chances& b) {
  return {a.melds * b.melds, a.melds * b.melds_and_pair + a.melds_and_pair * b.melds};
}

// Of a kind that makes no sequences, of which there are so many.
Chances pung_chances(int held, int supply, double unseen) {
  const auto draw = [=](int held_then) { return (supply - held_then) / unseen; };
  switch (held) {
    case 0:
      return {1, draw(0) * draw(1)};
    case 1:
      return {draw(1) * draw(2), draw(1)};
    case 2:
      return {draw(2), 1};
    case 3:
      return {1, 0};
    default:
      return {draw(3), 0};  // a fourth copy waits for a kong
  }
}

}  // namespace

double table_chance(const TileCounts& concealed, const TileCounts& supply) {
  const int unseen = supply.total() - most_tiles;  // at the start
  const SuitTables& tables = suit_tables(supply.total());
  Chances whole;
  for (int suit = 0; suit < 3; ++suit) {
    int key = 0;
    for (int rank = 0; rank < 9; ++rank)
      key += powers[static_cast<std::size_t>(rank)] * concealed[9 * suit + rank];
    const auto at = static_cast<std::size_t>(key);
    whole = combine(whole, {tables.melds[at], tables.melds_and_pair[at]});
  }
  for (int kind = 27; kind < Tile::kinds; ++kind) {
    if (supply[kind] > 0) whole = combine(whole, pung_chances(concealed[kind], supply[kind], unseen));
  }
  return whole.melds_and_pair;
}

}  // namespace tingpai
