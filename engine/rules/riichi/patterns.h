// The pattern table of riichi: names and han.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/rules/score.h"

namespace tingpai::riichi {

// In the order in which a win of equal han names them; those from kokushi to chiihou are yakuman.
enum class Pattern : std::uint8_t {
  riichi,
  double_riichi,
  ippatsu,
  menzen_tsumo,
  pinfu,
  tanyao,
  iipeikou,
  haku,
  hatsu,
  chun,
  seat_wind,
  round_wind,
  rinshan,
  chankan,
  haitei,
  houtei,
  chiitoitsu,
  sanshoku_doujun,
  ittsuu,
  chanta,
  toitoi,
  sanankou,
  sanshoku_doukou,
  sankantsu,
  honroutou,
  shousangen,
  ryanpeikou,
  junchan,
  honitsu,
  chinitsu,
  kokushi,
  kokushi_13,
  suuankou,
  suuankou_tanki,
  daisangen,
  shousuushii,
  daisuushii,
  tsuuiisou,
  ryuuiisou,
  chinroutou,
  chuuren,
  junsei_chuuren,
  suukantsu,
  tenhou,
  chiihou,
  dora,
  ura,
  aka,
};
inline constexpr std::size_t pattern_count = 48;

struct PatternInfo {
  std::string_view name;  // as records name it, among the patterns of all schemes
  int closed = 0;         // han in a hand without claimed tiles; a yakuman has 13
  int open = 0;           // han with them; 0: it does not count
};

inline constexpr std::array<PatternInfo, pattern_count> patterns{{
    {"riichi.riichi", 1, 0},
    {"riichi.double_riichi", 2, 0},
    {"riichi.ippatsu", 1, 0},
    {"riichi.menzen_tsumo", 1, 0},
    {"riichi.pinfu", 1, 0},
    {"riichi.tanyao", 1, 1},
    {"riichi.iipeikou", 1, 0},
    {"riichi.haku", 1, 1},
    {"riichi.hatsu", 1, 1},
    {"riichi.chun", 1, 1},
    {"riichi.seat_wind", 1, 1},
    {"riichi.round_wind", 1, 1},
    {"riichi.rinshan", 1, 1},
    {"riichi.chankan", 1, 1},
    {"riichi.haitei", 1, 1},
    {"riichi.houtei", 1, 1},
    {"riichi.chiitoitsu", 2, 0},
    {"riichi.sanshoku_doujun", 2, 1},
    {"riichi.ittsuu", 2, 1},
    {"riichi.chanta", 2, 1},
    {"riichi.toitoi", 2, 2},
    {"riichi.sanankou", 2, 2},
    {"riichi.sanshoku_doukou", 2, 2},
    {"riichi.sankantsu", 2, 2},
    {"riichi.honroutou", 2, 2},
    {"riichi.shousangen", 2, 2},
    {"riichi.ryanpeikou", 3, 0},
    {"riichi.junchan", 3, 2},
    {"riichi.honitsu", 3, 2},
    {"riichi.chinitsu", 6, 5},
    {"riichi.kokushi", 13, 0},
    {"riichi.kokushi_13", 13, 0},
    {"riichi.suuankou", 13, 0},
    {"riichi.suuankou_tanki", 13, 0},
    {"riichi.daisangen", 13, 13},
    {"riichi.shousuushii", 13, 13},
    {"riichi.daisuushii", 13, 13},
    {"riichi.tsuuiisou", 13, 13},
    {"riichi.ryuuiisou", 13, 13},
    {"riichi.chinroutou", 13, 13},
    {"riichi.chuuren", 13, 0},
    {"riichi.junsei_chuuren", 13, 0},
    {"riichi.suukantsu", 13, 13},
    {"riichi.tenhou", 13, 0},
    {"riichi.chiihou", 13, 0},
    {"riichi.dora", 1, 1},
    {"riichi.ura", 1, 1},
    {"riichi.aka", 1, 1},
}};

constexpr const PatternInfo& info(Pattern pattern) { return patterns.at(static_cast<std::size_t>(pattern)); }
// Without "riichi.".
constexpr std::string_view short_name(Pattern pattern) { return info(pattern).name.substr(7); }
constexpr bool is_yakuman(Pattern pattern) {
  return pattern >= Pattern::kokushi && pattern <= Pattern::chiihou;
}
// Those that count two where the rules have double yakuman.
constexpr bool may_be_double(Pattern pattern) {
  return pattern == Pattern::kokushi_13 || pattern == Pattern::suuankou_tanki ||
         pattern == Pattern::daisuushii || pattern == Pattern::junsei_chuuren;
}

constexpr PatternId id_of(Pattern pattern) { return {SchemeId::riichi, static_cast<std::uint8_t>(pattern)}; }

// One bit a pattern.
class PatternSet {
 public:
  constexpr void add(Pattern pattern, bool has = true) {
    bits_ |= std::uint64_t{has} << static_cast<int>(pattern);
  }
  constexpr bool has(Pattern pattern) const { return (bits_ >> static_cast<int>(pattern) & 1) != 0; }
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr PatternSet yakuman() const { return PatternSet(bits_ & yakuman_bits); }
  constexpr PatternSet operator|(PatternSet other) const { return PatternSet(bits_ | other.bits_); }
  constexpr PatternSet operator&(PatternSet other) const { return PatternSet(bits_ & other.bits_); }

  constexpr PatternSet() = default;

 private:
  static constexpr std::uint64_t yakuman_bits = (std::uint64_t{1} << static_cast<int>(Pattern::dora)) -
                                                (std::uint64_t{1} << static_cast<int>(Pattern::kokushi));
  constexpr explicit PatternSet(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 0;
};

}  // namespace tingpai::riichi
