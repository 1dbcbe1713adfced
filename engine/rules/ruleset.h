// A ruleset is one comparable value: a scheme with its options. What a scheme does is asked for in scheme.h.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/result.h"
#include "engine/rules/hongzhong/rules.h"
#include "engine/rules/mcr/rules.h"
#include "engine/rules/riichi/rules.h"
#include "engine/rules/sichuan/rules.h"

namespace tingpai {

struct Ruleset {
  int hands = 16;  // hands in a game
  // In the order of SchemeId.
  std::variant<mcr::Rules, hongzhong::Rules, sichuan::Rules, riichi::Rules> scheme;

  bool operator==(const Ruleset&) const = default;
};

// "mcr" or "mcr;flowers=0;hands=4": the preset's name, then what differs from it.
std::string to_text(const Ruleset& ruleset);
Result<Ruleset> parse_ruleset(std::string_view text);

}  // namespace tingpai
