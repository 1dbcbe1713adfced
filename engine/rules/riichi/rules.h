// The options of riichi, as far as the worth of a hand depends on them. The defaults are Tenhou's.
#pragma once

namespace tingpai::riichi {

struct Rules {
  bool open_simples = true;      // all simples counts in hands with claimed tiles, too
  bool double_wind_pair = true;  // a pair of the seat's and the round's wind is 4 fu, else 2
  bool rounded_mangan = false;   // 4 han 30 fu and 3 han 60 fu are a mangan
  bool counted_yakuman = true;   // 13 han are a yakuman; else they are paid like 11
  bool several_yakuman = true;   // different ones add up
  bool double_yakuman = false;   // the rarer form of a yakuman counts two

  bool operator==(const Rules&) const = default;
};

// Of the European Mahjong Association.
inline constexpr Rules ema{.counted_yakuman = false, .several_yakuman = false};

}  // namespace tingpai::riichi
