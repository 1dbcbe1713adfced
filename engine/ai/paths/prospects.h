// What a hand can hope for: its targets and what they are worth together, kept within a budget.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/paths/paths.h"

namespace tingpai {

// How the ways to win are added up.
enum class Adding : std::uint8_t {
  apart,  // each by itself, as if its tiles competed with no other's: at once, but blind to what ways share
  race,   // turn by turn, in one tree
};

// What the search looks at.
struct SearchModel {
  Adding adding = Adding::race;
  bool directions = true;  // patterns are gone for, besides the ordinary form
  GroupWeights weights{};
};

class Prospects {
 public:
  Prospects(const Hand& hand, const SeatContext& context, const Odds& odds, const Ruleset& ruleset,
            const SearchModel& model, float stake, const Budget& budget, std::stop_token stop = {});
  Prospects(const Prospects&) = delete;
  Prospects& operator=(const Prospects&) = delete;

  // The hand as it stands (3n+1 tiles), or after discarding a kind.
  PathValue value(std::optional<int> discard = std::nullopt);
  // What values are compared by: points, and what a win saves.
  float compared(const PathValue& value) const { return tree_.compared(value); }
  // Every target found, heaviest first, and for each the chance that the hand is won with it, 0 to 1. They
  // add up to value(discard).win. Only with a budget for plans.
  const std::vector<Target>& targets() const { return all_; }
  std::vector<float> wins_by_target(std::optional<int> discard);
  std::uint64_t nodes() const { return tree_.nodes() + targets_.size(); }

 private:
  float weight_without(std::optional<int> discard) const {
    return discard ? weight_without_[static_cast<std::size_t>(*discard)] : weight_;
  }
  void weigh_discards();
  PathValue raced_value(std::optional<int> discard);
  PathValue apart(const std::vector<Target>& targets, std::optional<int> discard) const;
  bool raced(std::optional<int> discard) const {
    return adding_ == Adding::race && (!only_best_raced_ || discard == best_);
  }

  Adding adding_;
  float between_turns_;
  std::vector<Target> all_;      // every target found, heaviest first
  std::vector<Target> targets_;  // the ones that are added up
  PathTree tree_;
  bool only_best_raced_ = false;  // the hand is too far for a race of every discard
  std::optional<int> best_;
  float weight_ = 0;  // of all targets, and of those without a kind
  std::array<float, Tile::kinds> weight_without_{};
};

}  // namespace tingpai
