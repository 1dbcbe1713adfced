// What can be chosen of a ruleset, as rows: its text form, settings and help are made of them.
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/ruleset.h"

namespace tingpai {

// A whole number from `least` to `most` in steps.
struct Option {
  std::string_view key;
  int least = 0;
  int most = 1;
  int step = 1;
  int (*get)(const Ruleset& ruleset) = nullptr;
  void (*set)(Ruleset& ruleset, int value) = nullptr;

  constexpr bool accepts(int value) const {
    return value >= least && value <= most && (value - least) % step == 0;
  }
  // "0 or 1", "1 to 64"
  std::string legal() const {
    return std::to_string(least) + (least + step == most ? " or " : " to ") + std::to_string(most);
  }
};

// A ruleset that people know by a name.
struct Preset {
  std::string_view name;
  Ruleset ruleset;
};

}  // namespace tingpai
