// A network that says how good each action is, in whole numbers: the same on every machine.
//
// What a seat sees (facts) and the traits of its hand each add a column to a sum. One part of the sum is the
// same for all actions, and each action weighs it in its own way. The other part is of the hand that an
// action leaves: the action changes a few traits, adds columns of its own and of how near it is to a win, and
// a small layer behind it, the same for all, tells what such a hand is worth. A score is the sum of the two.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "engine/ai/policy/features.h"
#include "engine/ai/policy/outlook.h"
#include "engine/ai/policy/traits.h"
#include "engine/result.h"

namespace tingpai::policy {

// The moment of a decision, as a network is told of it.
struct Moment {
  Features features;
  Holding holding;
  int offered = -1;  // the kind that may be claimed
  bool operator==(const Moment&) const = default;
};
Moment moment_of(const PlayerView& view);
Moment moment_of(Features features);  // which tell the tiles and the offer back

struct Choice {
  Move move = 0;
  Outlook outlook;
  bool operator==(const Choice&) const = default;
};
// Of the actions that have a move, looked ahead of.
std::vector<Choice> choices_of(const PlayerView& view, std::span<const Action> actions);

class Network {
 public:
  // The bytes of a file of weights: README.md has the format. Errors name the byte.
  static Result<Network> read(std::span<const std::byte> file);

  const std::string& rules() const { return rules_; }  // of the scheme it was trained for
  // A score for each choice, higher is better: the logarithm of a chance, times 127 * 1024.
  std::vector<std::int32_t> scores(const Moment& moment, std::span<const Choice> choices) const;

 private:
  friend class Scorer;
  Network() = default;

  std::string rules_;
  std::size_t common_ = 0;  // width of the part that is the same for all actions
  std::size_t own_ = 0;     // of the part of the hand that is left
  std::size_t inner_ = 0;   // of the layer behind that
  // Columns, 127 stands for 1: the first two of both parts, the others of the second.
  std::vector<std::int8_t> facts_, traits_, outlooks_, moves_;
  std::vector<std::int16_t> start_;
  // A row of the second part for each, 64 stands for 1; and what it begins with.
  std::vector<std::int16_t> inner_weights_;
  std::vector<std::int32_t> inner_start_;
  // Of the score, 1024 stands for 1: of each move a row of the first part and what it begins with; of the
  // second part and the layer behind it.
  std::vector<std::int16_t> of_moves_, from_own_, from_inner_;
  std::vector<std::int32_t> moves_start_;
};

// Scores the choices of a moment, one by one. Both arguments must stay.
class Scorer {
 public:
  Scorer(const Network& network, const Moment& moment);
  std::int32_t score(const Choice& choice);

 private:
  const Network& network_;
  const Moment& moment_;
  Traits traits_;
  std::vector<std::int16_t> room_;  // the sums of both parts; and for each choice the second and what follows
};

inline constexpr std::int32_t score_unit = 127 * 1024;  // what stands for a score of 1
// Of an action that is too far behind to be scored with what lies ahead.
inline constexpr std::int32_t out_of_reach = std::numeric_limits<std::int32_t>::min();

// Scores of actions, each with a move. It looks ahead only among those that come within `margin` of the best
// without; all others are out of reach.
std::vector<std::int32_t> weighed(const Network& network, const PlayerView& view,
                                  std::span<const Action> actions, std::int32_t margin);

}  // namespace tingpai::policy
