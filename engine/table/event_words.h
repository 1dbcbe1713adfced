// The words of actions and events, for who writes them and who reads them. Internal to engine/table.
#pragma once

#include <array>
#include <string_view>

#include "engine/rules/score.h"

namespace tingpai::detail {

inline constexpr std::array<std::string_view, 11> action_names{
    "discard", "chow", "pung",     "melded_kong", "concealed_kong", "added_kong",
    "win",     "pass", "exchange", "void",        "abort"};
inline constexpr std::array<std::string_view, 3> suit_names{"m", "p", "s"};
inline constexpr std::array<std::string_view, 6> transfer_names{
    "kong", "kong_passed_on", "kong_returned", "not_ready", "void_suit", "nagashi"};
inline constexpr std::array<std::string_view, 5> abort_names{"nine_terminals", "four_winds", "four_riichi",
                                                             "four_kongs", "three_winners"};
inline constexpr std::array<std::string_view, 5> meld_names{"chow", "pung", "melded_kong", "added_kong",
                                                            "concealed_kong"};
inline constexpr std::array<std::string_view, 3> source_names{"wall", "flower", "kong"};
inline constexpr std::array<std::string_view, 4> wind_names{"E", "S", "W", "N"};

struct FlagRow {
  std::string_view name;
  bool Circumstances::*flag;
};
inline constexpr std::array<FlagRow, 10> flag_rows{{{"self_drawn", &Circumstances::self_drawn},
                                                    {"last_of_kind", &Circumstances::last_of_kind},
                                                    {"replacement", &Circumstances::replacement},
                                                    {"robbing", &Circumstances::robbing},
                                                    {"last_wall_tile", &Circumstances::last_wall_tile},
                                                    {"riichi", &Circumstances::riichi},
                                                    {"double_riichi", &Circumstances::double_riichi},
                                                    {"ippatsu", &Circumstances::ippatsu},
                                                    {"first_turn", &Circumstances::first_turn},
                                                    {"after_kong", &Circumstances::after_kong}}};

}  // namespace tingpai::detail
