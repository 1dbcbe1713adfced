// The options of Chinese Official (MCR). Source: State Sports rule book of 1998 as practised today.
#pragma once

namespace tingpai::mcr {

struct Rules {
  bool flowers = true;          // true: 144 tiles, flowers are shown and replaced; false: 136
  bool seat_changes = true;     // players exchange seats between rounds
  bool own_walls = false;       // each player draws from a quarter of the wall of its own, as on Botzone
  int minimum_fan = 8;          // 0 to 88; flowers do not count towards it
  int two_concealed_kongs = 6;  // 6 (1998 as practised), 8 (WMO 2006, EMA)
  int mixed_kongs = 5;          // concealed and melded kong: 5, 6 (EMA)

  bool operator==(const Rules&) const = default;
};

}  // namespace tingpai::mcr
