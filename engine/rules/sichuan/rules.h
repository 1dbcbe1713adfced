// The options of Sichuan bloody battle. The defaults are those of the apps, `competition` those of the
// tournament rule (SBR).
#pragma once

#include <cstdint>

namespace tingpai::sichuan {

enum class SelfDraw : std::uint8_t { plain, adds_base, doubles };   // what an own draw adds to a win
enum class KongLost : std::uint8_t { kept, cancelled, passed_on };  // where the discard after it is won
enum class VoidFine : std::uint8_t { to_each, to_nobody };          // for tiles of the void suit at the end

struct Rules {
  bool exchange = true;  // three tiles of a suit, before the suits are given up
  int cap = 4;           // doublings at most
  SelfDraw self_draw = SelfDraw::doubles;
  KongLost kong_lost = KongLost::passed_on;
  VoidFine void_fine = VoidFine::to_each;
  bool refunds = true;             // who is not ready at the end returns what kongs brought
  bool last_discard_pung = false;  // else it can only be won

  bool operator==(const Rules&) const = default;
};

inline constexpr Rules competition{.exchange = false,
                                   .cap = 3,
                                   .self_draw = SelfDraw::adds_base,
                                   .kong_lost = KongLost::cancelled,
                                   .void_fine = VoidFine::to_nobody,
                                   .refunds = false,
                                   .last_discard_pung = true};

}  // namespace tingpai::sichuan
