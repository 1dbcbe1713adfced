// What a pattern is, in words and as a hand.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/rules/mcr/mcr.h"

namespace tingpai::app {

struct FanText {
  const char* sentence;  // source text of the context "Fans"
  // "[234m] (6666p) 8s8s 57s +6s drawn": [..] claimed, (..) a concealed kong, + the winning tile. Words:
  // drawn, last (of its kind), replacement, robbing, wall (the last tile of it), seat:S, flowers:2.
  const char* example;
};
const FanText& fan_text(mcr::Pattern pattern);

std::optional<Win> parse_example(std::string_view text);

}  // namespace tingpai::app
