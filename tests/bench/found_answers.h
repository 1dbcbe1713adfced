// How often a level finds the best answer of positions that have one, and what its other answers give away.
#pragma once

#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/formats/lesson.h"

namespace tingpai {

struct FoundAnswers {
  double best = 0;      // share of the positions, 0 to 1
  double given_up = 0;  // points a position
};

// The others at the table are experts.
inline FoundAnswers found_answers(Level level, const std::vector<Lesson>& lessons) {
  FoundAnswers found;
  const auto n = static_cast<double>(lessons.size());
  for (const Lesson& lesson : lessons) {
    const PlayerView view = view_of(lesson);
    const Action chosen = decide(level, view, legal_actions(view), {}, {}, field_of(Level::expert)).chosen;
    for (const Evaluation& one : lesson.decision.evaluations) {
      if (one.action != chosen) continue;
      found.best += (chosen == lesson.decision.chosen ? 1 : 0) / n;
      found.given_up -= one.value / n;
    }
  }
  return found;
}

}  // namespace tingpai
