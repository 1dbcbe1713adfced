// What both sides of our own protocol for programs have to agree on. app/cli/README.md describes it.
#pragma once

#include <string_view>

namespace tingpai::cli {

inline constexpr std::string_view json_protocol = "tingpai";
inline constexpr int json_version = 1;

}  // namespace tingpai::cli
