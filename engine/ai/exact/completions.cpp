#include "engine/ai/exact/completions.h"

#include <algorithm>
#include <set>

#include "engine/ai/targets/directions.h"

namespace tingpai {

namespace {

using decomposition::PackedSuit;

constexpr int out_of_reach = 99;
constexpr int most_copies = 7;                                  // of a kind, wild tiles among them
constexpr PackedSuit top_bits = decomposition::each_rank << 3;  // above every count
constexpr std::array all_forms{Form::standard, Form::seven_pairs, Form::thirteen_orphans,
                               Form::knitted_straight, Form::knitted_honours};

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

constexpr bool is_orphan(int kind) { return kind >= 27 || kind % 9 == 0 || kind % 9 == 8; }

}  // namespace

Completions::Completions(const TileCounts& concealed, const TileCounts& wall, int called, FormSet forms,
                         int ahead)
    : wild_(forms.wild()), wall_(wall), held_(concealed), to_build_(4 - called), ahead_(ahead) {
  int most_wilds = 0;
  if (wild_ >= 0) {
    wilds_ = held_[wild_];
    most_wilds = wilds_ + wall[wild_];
    held_.remove(wild_, wilds_);
  }
  pool_ = held_;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (kind == wild_) continue;
    pool_.add(kind, std::min(most_copies - held_[kind], std::min(wall[kind], 4 - held_[kind]) + most_wilds));
  }
  held_suits_ = decomposition::PackedHand(held_).suits;
  pool_suits_ = decomposition::PackedHand(pool_).suits;
  const auto fewest = [&](Form form) -> int& { return fewest_[static_cast<std::size_t>(form)]; };
  fewest_.fill(out_of_reach);
  for (const Form form : all_forms) {
    if (!forms.contains(form)) continue;
    // With wild tiles less may be missing than without; seven_pairs() looks for itself.
    fewest(form) = wild_ >= 0 ? 0 : shanten(concealed, form).value_or(out_of_reach) + 1;
  }
  if (forms.contains(Form::seven_pairs)) fewest(Form::seven_pairs) = to_build_ == 4 ? 0 : out_of_reach;
}

bool Completions::may_end_in(Form form, int missing) const {
  return fewest_[static_cast<std::size_t>(form)] <= missing;
}

// Puts wild tiles in the place of what complete hands without them miss.
class Completions::Wilds {
 public:
  Wilds(const Completions& completions, const Visit& visit) : of_(completions), visit_(visit) {}

  // Whether to go on.
  bool vary(const TileCounts& complete) {
    hand_ = complete;
    return leave_out(0, of_.wilds_);
  }

 private:
  // From this kind on: `wilds` stand for tiles so far not left out, and more may be drawn.
  bool leave_out(int kind, int wilds) {
    if (kind == Tile::kinds) return wilds != 0 || offer();
    const int lacking = std::max(0, hand_[kind] - of_.held_[kind]);
    for (int out = 0; out <= lacking; ++out) {
      if (lacking - out > of_.wall_[kind]) continue;
      hand_.remove(kind, out);
      left_out_ += out;
      const bool go_on =
          left_out_ > of_.wilds_ + of_.wall_[of_.wild_] || leave_out(kind + 1, std::max(0, wilds - out));
      left_out_ -= out;
      hand_.add(kind, out);
      if (!go_on) return false;
    }
    return true;
  }
  bool offer() {
    TileCounts hand = hand_;
    hand.add(of_.wild_, left_out_);
    return !seen_.insert(hand.raw()).second || visit_(hand);
  }

  const Completions& of_;
  const Visit& visit_;
  TileCounts hand_;
  int left_out_ = 0;
  std::set<std::array<std::uint8_t, Tile::kinds>> seen_;
};

bool Completions::for_each(int missing, const Visit& visit) {
  if (wild_ < 0) return for_each_natural(missing, visit);
  Wilds wilds(*this, visit);
  return for_each_natural(missing + wilds_, [&wilds](const TileCounts& hand) { return wilds.vary(hand); });
}

bool Completions::for_each_natural(int missing, const Visit& visit) {
  TileCounts hand;
  if (may_end_in(Form::standard, missing)) {
    if (missing > limit_) list_parts(missing + ahead_);
    if (!join(0, to_build_, true, missing, hand, visit)) return false;
  }
  if (may_end_in(Form::knitted_straight, missing) && !knitted_straight(missing, visit)) return false;
  if (may_end_in(Form::seven_pairs, missing) && !seven_pairs(0, 7, missing, hand, visit)) return false;
  if (may_end_in(Form::thirteen_orphans, missing) && !orphans(missing, visit)) return false;
  return !may_end_in(Form::knitted_honours, missing) || knitted_honours(missing, visit);
}

void Completions::list_parts(int limit) {
  limit_ = limit;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    parts_[suit].all.clear();
    parts_[suit].all.reserve(256);
    StaticVector<PackedSuit, 16> blocks;  // those within the limit on their own
    for (int number = 0; number < chows_of(suit) + ranks_of(suit); ++number) {
      if (lacking(block(suit, number), held_suits_[suit]) <= limit) blocks.push_back(block(suit, number));
    }
    grow(suit, 0, blocks, 0, false);
    for (int rank = 0; rank < ranks_of(suit); ++rank) grow(suit, 2 * one_of(rank), blocks, 0, true);
    put_in_lists(parts_[suit]);
  }
  find_feasible();
}

// By any of the blocks, each as often as it fits, in this order.
void Completions::grow(std::size_t suit, PackedSuit tiles, std::span<const PackedSuit> blocks, int melds,
                       bool pair) {
  if (at_least(pool_suits_[suit], tiles) != top_bits) return;
  const int missing = lacking(tiles, held_suits_[suit]);
  if (missing > limit_) return;
  parts_[suit].all.push_back({list_of(melds, pair), missing, tiles});
  if (melds == to_build_) return;
  for (; !blocks.empty(); blocks = blocks.subspan(1)) grow(suit, tiles + blocks[0], blocks, melds + 1, pair);
}

void Completions::put_in_lists(Parts& parts) {
  std::ranges::sort(parts.all);  // different melds may come to the same tiles
  parts.all.erase(std::unique(parts.all.begin(), parts.all.end()), parts.all.end());
  parts.begin.fill(0);
  parts.missing.fill(0);
  for (const Part part : parts.all) {
    ++parts.begin[part.list() + 1];
    parts.missing[part.list()] |= std::uint32_t{1} << part.missing();
  }
  for (std::size_t list = 0; list < lists; ++list) parts.begin[list + 1] += parts.begin[list];
}

void Completions::find_feasible() {
  feasible_ = {};
  feasible_[4][list_of(0, false)] = 1;
  for (std::size_t suit = 4; suit-- > 0;) {
    for (std::size_t list = 0; list < lists; ++list) {
      const std::size_t step = list % 2 == 0 ? 2 : 1;  // without a pair none of the parts has it
      for (std::size_t own = 0; own <= list; own += step) {
        std::uint32_t rest = feasible_[suit + 1][list - own];
        for (; rest != 0; rest &= rest - 1)
          feasible_[suit][list] |= parts_[suit].missing[own] << std::countr_zero(rest);
      }
    }
  }
}

bool Completions::join(std::size_t suit, int melds, bool pair, int missing, TileCounts& hand,
                       const Visit& visit) const {
  if ((feasible_[suit][list_of(melds, pair)] >> missing & 1) == 0) return true;
  if (suit == 4) return visit(hand);
  const auto put = [&](PackedSuit tiles, int times) {
    for (; tiles != 0; tiles &= tiles - 1) {
      const int bit = std::countr_zero(tiles);
      hand.add(static_cast<int>(9 * suit) + bit / 4, times << bit % 4);
    }
  };
  for (int own = 0; own <= melds; ++own) {
    for (int own_pair = pair ? 1 : 0; own_pair >= 0; --own_pair) {
      const bool pair_left = pair && own_pair == 0;
      const std::uint32_t feasible = feasible_[suit + 1][list_of(melds - own, pair_left)];
      if (feasible == 0) continue;
      for (const Part part : parts_[suit][list_of(own, own_pair == 1)]) {
        const int left = missing - part.missing();
        if (left < 0) break;
        if ((feasible >> left & 1) == 0) continue;
        put(part.tiles(), 1);
        const bool go_on = join(suit + 1, melds - own, pair_left, left, hand, visit);
        put(part.tiles(), -1);
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
    return missing != 0 || (wild_ < 0 && shanten(hand, Form::standard).value_or(0) == -1) || visit(hand);
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
