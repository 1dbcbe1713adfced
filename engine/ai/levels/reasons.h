// Why one action is better than another, told from what their values are made of: W S - D + P, with W the
// chance to win, S what a win is worth, D what discards lose and P what is paid at once (METHOD.md,
// Explanations). Review, tutor and teacher take their words from these numbers, so that none contradicts
// another or the values themselves.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/ai/decision.h"

namespace tingpai {

// W: the chance to win that the value counts on, 0 to 1.
constexpr double winning_chance(const Evaluation& one) { return one.kept * one.win_chance; }

enum class Part : std::uint8_t { winning, size, dealing_in, paid, settled };

// What there is to say of a difference.
enum class Contrast : std::uint8_t {
  parts,    // the parts make it up
  folding,  // one gives the hand up and the other does not
  whole,    // a value was shifted: no part tells of it
};

// One action beside another. Points, positive where the first is ahead; with the two swapped every sign is.
struct Comparison {
  double winning = 0;     // of winning more often: (Sa + Sb) / 2 * (Wa - Wb)
  double size = 0;        // of larger wins: (Wa + Wb) / 2 * (Sa - Sb)
  double dealing_in = 0;  // of dealing in less: Db - Da
  double paid = 0;        // of being paid at once: Pa - Pb
  double settled = 0;     // when the wall has run out: Ea - Eb
  double total = 0;       // of the values; the sum of these unless a value was shifted
  Contrast contrast = Contrast::parts;
  bool live_agrees = false;  // more tiles help the one that is ahead

  double of(Part part) const;
  // The part that speaks most for the first.
  Part largest() const;
  // The largest part in the direction of the total. Nothing where there is none to name.
  std::optional<Part> lead() const;
  bool operator==(const Comparison&) const = default;
};
Comparison compare(const Evaluation& one, const Evaluation& other);

// What a discard means to the hand.
enum class Use : std::uint8_t {
  none,       // without it as many tiles help and as much can be hoped for as without any other
  least,      // no other discard leaves more to hope for
  some,       // another one leaves more
  step_back,  // the hand is further from ready without it
  folding,    // it is discarded to give the hand up
};
// How likely it deals in, in words; unknown, too, where no discard can.
enum class Risk : std::uint8_t { unknown, safe, slight, high };

struct Meaning {
  Use use = Use::some;
  Risk risk = Risk::unknown;
  bool operator==(const Meaning&) const = default;
};
// Of a discard among those of the decision.
Meaning meaning_of(const Decision& decision, const Evaluation& discard);

}  // namespace tingpai
