#include "engine/ai/completions.h"

#include <algorithm>

#include "engine/ai/directions.h"

namespace tingpai {

namespace {

using decomposition::PackedSuit;

constexpr int out_of_reach = 99;
constexpr PackedSuit top_bits = decomposition::each_rank << 3;  // above every count, which is at most 4

// Bit 3 of each rank that `tiles` hold at least as often as `than`.
constexpr PackedSuit at_least(PackedSuit tiles, PackedSuit than) {
  return ((tiles | top_bits) - than) & top_bits;
}

// Tiles of `tiles` that `held` lacks.
constexpr int lacking(PackedSuit tiles, PackedSuit held) {
  const PackedSuit more = at_least(tiles, held);
  return decomposition::size_of(((tiles | top_bits) - held) & (more >> 3) * 7);
}

constexpr PackedSuit one_of(int rank) { return PackedSuit{1} << 4 * rank; }

// The melds of a suit by number: its chows, then its pungs.
constexpr int chows_of(std::size_t suit) { return suit == 3 ? 0 : 7; }
constexpr int ranks_of(std::size_t suit) { return suit == 3 ? 7 : 9; }
constexpr PackedSuit block(std::size_t suit, int number) {
  const int chows = chows_of(suit);
  return number < chows ? PackedSuit{0x111} << 4 * number : 3 * one_of(number - chows);
}

constexpr std::size_t index(int n) { return static_cast<std::size_t>(n); }

constexpr bool is_orphan(int kind) { return kind >= 27 || kind % 9 == 0 || kind % 9 == 8; }

}  // namespace

Completions::Completions(const TileCounts& concealed, const TileCounts& wall, int called,
                         std::span<const Form> forms)
    : forms_(forms.begin(), forms.end()), held_(concealed), pool_(concealed), to_build_(4 - called) {
  for (int kind = 0; kind < Tile::kinds; ++kind) pool_.add(kind, std::min(wall[kind], 4 - concealed[kind]));
  held_suits_ = decomposition::PackedHand(held_).suits;
  pool_suits_ = decomposition::PackedHand(pool_).suits;
}

bool Completions::has(Form form) const { return std::ranges::find(forms_, form) != forms_.end(); }

bool Completions::for_each(int missing, const Visit& visit) {
  if (missing > limit_) list_parts(missing);
  TileCounts hand;
  if (!join(0, to_build_, true, missing, hand, visit)) return false;
  if (has(Form::knitted_straight) && to_build_ >= 3 && !knitted_straight(missing, visit)) return false;
  if (to_build_ < 4) return true;
  if (has(Form::seven_pairs) && !seven_pairs(0, 7, missing, hand, visit)) return false;
  if (has(Form::thirteen_orphans) && !orphans(missing, visit)) return false;
  return !has(Form::knitted_honours) || knitted_honours(missing, visit);
}

void Completions::list_parts(int limit) {
  limit_ = limit;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    for (auto& by_pair : parts_[suit]) {
      for (Parts& parts : by_pair) parts.clear();
    }
    grow(suit, 0, 0, 0, false);
    for (int rank = 0; rank < ranks_of(suit); ++rank) grow(suit, 2 * one_of(rank), 0, 0, true);
    for (auto& by_pair : parts_[suit]) {
      for (Parts& parts : by_pair) {
        std::ranges::sort(parts);  // different melds may come to the same tiles
        parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
      }
    }
  }
  find_feasible();
}

void Completions::grow(std::size_t suit, PackedSuit tiles, int first_block, int melds, bool pair) {
  if (at_least(pool_suits_[suit], tiles) != top_bits) return;
  const int missing = lacking(tiles, held_suits_[suit]);
  if (missing > limit_) return;
  parts_[suit][index(melds)][pair ? 1 : 0].push_back({missing, tiles});
  if (melds == to_build_) return;
  for (int number = first_block; number < chows_of(suit) + ranks_of(suit); ++number) {
    const PackedSuit added = block(suit, number);
    grow(suit, tiles + added, number, melds + 1, pair);
  }
}

void Completions::find_feasible() {
  feasible_ = {};
  feasible_[4][0][0] = 1;
  for (std::size_t suit = 4; suit-- > 0;) {
    for (int melds = 0; melds <= to_build_; ++melds) {
      for (std::size_t pair = 0; pair < 2; ++pair) {
        std::uint32_t reached = 0;
        for (int own = 0; own <= melds; ++own) {
          for (std::size_t own_pair = 0; own_pair <= pair; ++own_pair) {
            const std::uint32_t rest = feasible_[suit + 1][index(melds - own)][pair - own_pair];
            for (const Part& part : parts_[suit][index(own)][own_pair]) reached |= rest << part.missing;
          }
        }
        feasible_[suit][index(melds)][pair] = reached;
      }
    }
  }
}

bool Completions::join(std::size_t suit, int melds, bool pair, int missing, TileCounts& hand,
                       const Visit& visit) const {
  if ((feasible_[suit][index(melds)][pair ? 1 : 0] >> missing & 1) == 0) return true;
  if (suit == 4) return visit(hand);
  const auto put = [&](PackedSuit tiles, int times) {
    for (; tiles != 0; tiles &= tiles - 1) {
      const int bit = std::countr_zero(tiles);
      hand.add(static_cast<int>(9 * suit) + bit / 4, times << bit % 4);
    }
  };
  for (int own = 0; own <= melds; ++own) {
    for (int own_pair = pair ? 1 : 0; own_pair >= 0; --own_pair) {
      for (const Part& part : parts_[suit][index(own)][index(own_pair)]) {
        if (part.missing > missing) break;
        const int left = missing - part.missing;
        if ((feasible_[suit + 1][index(melds - own)][pair && own_pair == 0 ? 1 : 0] >> left & 1) == 0)
          continue;
        put(part.tiles, 1);
        const bool go_on = join(suit + 1, melds - own, pair && own_pair == 0, left, hand, visit);
        put(part.tiles, -1);
        if (!go_on) return false;
      }
    }
  }
  return true;
}

int Completions::lacks(const TileCounts& hand) const {
  int missing = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (hand[kind] > pool_[kind]) return out_of_reach;
    missing += std::max(0, hand[kind] - held_[kind]);
  }
  return missing;
}

bool Completions::offer(const TileCounts& hand, int missing, const Visit& visit) const {
  return lacks(hand) != missing || visit(hand);
}

// Four of a kind are two pairs; whether that is a win is the ruleset's business. Hands that are four melds
// and a pair as well have been visited as such.
bool Completions::seven_pairs(int kind, int pairs, int missing, TileCounts& hand, const Visit& visit) const {
  if (pairs == 0) {
    return missing != 0 || shanten(hand, Form::standard).value_or(0) == -1 || visit(hand);
  }
  int whole = 0, halves = 0;
  for (int k = kind; k < Tile::kinds; ++k) {
    whole += held_[k] / 2;
    halves += held_[k] % 2;
  }
  const int at_least = std::max(0, pairs - whole) + std::max(0, pairs - whole - halves);
  if (kind == Tile::kinds || at_least > missing) return true;
  for (int count = 0; count <= std::min(4, 2 * pairs); count += 2) {
    const int added = std::max(0, count - held_[kind]);
    if (count > pool_[kind] || added > missing) break;
    hand.add(kind, count);
    const bool go_on = seven_pairs(kind + 1, pairs - count / 2, missing - added, hand, visit);
    hand.remove(kind, count);
    if (!go_on) return false;
  }
  return true;
}

bool Completions::orphans(int missing, const Visit& visit) const {
  TileCounts hand;
  for (int kind = 0; kind < Tile::kinds; ++kind) hand.add(kind, is_orphan(kind) ? 1 : 0);
  for (int twin = 0; twin < Tile::kinds; ++twin) {
    if (!is_orphan(twin)) continue;
    hand.add(twin);
    const bool go_on = offer(hand, missing, visit);
    hand.remove(twin);
    if (!go_on) return false;
  }
  return true;
}

bool Completions::knitted_honours(int missing, const Visit& visit) const {
  constexpr std::uint64_t honours = std::uint64_t{0x7f} << 27;
  std::uint64_t held_kinds = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) held_kinds |= std::uint64_t{held_[kind] > 0} << kind;
  for (const KindSet& pattern : knitted_patterns()) {
    const std::uint64_t wanted = pattern.bits() | honours;  // sixteen kinds, fourteen of which make a hand
    if (std::popcount(wanted & ~held_kinds) - 2 > missing) continue;
    TileCounts hand;
    std::vector<int> kinds;
    for (std::uint64_t left = wanted; left != 0; left &= left - 1) {
      kinds.push_back(std::countr_zero(left));
      hand.add(kinds.back());
    }
    for (std::size_t a = 0; a < kinds.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        TileCounts without = hand;
        without.remove(kinds[a]);
        without.remove(kinds[b]);
        if (!offer(without, missing, visit)) return false;
      }
    }
  }
  return true;
}

bool Completions::knitted_straight(int missing, const Visit& visit) const {
  for (const KindSet& pattern : knitted_patterns()) {
    TileCounts body;
    for (std::uint64_t left = pattern.bits(); left != 0; left &= left - 1) body.add(std::countr_zero(left));
    if (lacks(body) > missing) continue;
    for (int id = to_build_ == 3 ? group_ids - 1 : 0; id < group_ids; ++id) {
      TileCounts melded = body;
      const auto group = static_cast<GroupId>(id);
      const int step = is_chow(group) ? 1 : 0;
      for (int i = 0; i < 3 && to_build_ == 4; ++i) melded.add(kind_of(group) + i * step);
      if (lacks(melded) > missing) continue;
      for (int pair = 0; pair < Tile::kinds; ++pair) {
        TileCounts hand = melded;
        hand.add(pair, 2);
        if (!offer(hand, missing, visit)) return false;
      }
    }
  }
  return true;
}

}  // namespace tingpai
