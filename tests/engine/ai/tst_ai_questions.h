// Choices that experts had to make, for tests of how they weigh them.
#pragma once

#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/expert.h"
#include "engine/ai/profile.h"
#include "engine/table/referee.h"

namespace tingpai {

// A discard or a claim to be made in games of experts.
struct Question {
  PlayerView view;
  LegalActions legal;
};

inline std::vector<Question> questions_of(const char* rules, std::uint64_t seed, int hands) {
  Ruleset ruleset = *parse_ruleset(rules);
  ruleset.hands = hands;
  Referee referee(ruleset, seed);
  std::vector<Question> questions;
  Budget budget;
  while (!referee.game_over()) {
    if (referee.advance()) continue;
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (legal.empty()) continue;
      const bool weighed = legal.actions.size() > 1 && !legal.has(ActionType::win) &&
                           (legal.has(ActionType::discard) || legal.has(ActionType::pass));
      if (weighed) questions.push_back({referee.view(seat), legal});
      ++budget.seed;
      static_cast<void>(
          referee.answer(seat, decide(Level::expert, referee.view(seat), legal, budget).chosen));
    }
  }
  return questions;
}

// By an expert with its usual constants.
inline Decision weighed(const Question& question, bool calibrated) {
  ExpertModel model(profile_of(question.view.table.ruleset));
  model.calibration = calibrated;
  return decide_as_expert(question.view, question.legal, {}, {}, model);
}

}  // namespace tingpai
