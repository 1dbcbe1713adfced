// Judging somebody's choice. A bot that can win takes the win and weighs nothing; judging a person needs the
// worth of the win beside the rest.
#pragma once

#include <functional>
#include <optional>

#include "engine/ai/decision.h"

namespace tingpai {

class Standing;

// Says of a decision what its values are told in.
void set_units(Decision& decision, const PublicState& table, const std::optional<Standing>& standing);

// What is left to weigh. Empty where the win was the only choice.
LegalActions without_win(const LegalActions& legal);

// A win that is legal, weighed on the scale of all else: what it pays and what it saves.
Evaluation value_of_win(const PlayerView& view);

// Whether the win would end the game with somebody ahead, and this seat, which has not declared riichi, may
// rather wait for a better one.
bool may_wait(const PlayerView& view);

// `others` decides among without_win(legal), or is empty. Where a win is legal it is chosen and stands in
// front, unless it may wait and something else is worth more.
Decision with_win(Decision others, const PlayerView& view, const LegalActions& legal);

// `decide` is asked about all but the win; nothing is asked where the win is all there is.
Decision decide_beside_win(const PlayerView& view, const LegalActions& legal,
                           const std::function<Decision(const LegalActions&)>& decide);

// The evaluation of an action, or nullptr.
const Evaluation* evaluation_of(const Decision& decision, Action action);

// Whether the intervals of the two overlap: no difference can be told.
bool as_good(const Evaluation& one, const Evaluation& best);

// A choice beside the best one.
struct Verdict {
  double loss = 0;                     // value given away, >= 0
  double margin = 0;                   // half width of its interval
  bool passed = true;                  // as good as the best
  ValueUnit unit = ValueUnit::points;  // of both

  bool operator==(const Verdict&) const = default;
};
// Nothing where the decision does not weigh this action.
std::optional<Verdict> judge(const Decision& decision, Action action);

// What was wrong with a choice, by the part of its numbers that gave most away.
enum class Fault : std::uint8_t {
  none,
  slow,          // fewer ways to win
  cheap,         // wins as often, for less, or gives up kongs that may come
  dangerous,     // the tile itself may deal in
  pushed,        // the hand was to be given up
  folded,        // the hand was not to be given up
  claimed,       // a claim that was to be passed, or another one
  passed_claim,  // a claim that was worth it
  kong,          // a kong declared or left
  passed_win,
  no_riichi,  // a riichi that was worth it
  riichi,     // one declared that was not
};
Fault fault_of(const Decision& decision, Action action);

}  // namespace tingpai
