// The four players of a table and the winds they sit at.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>

namespace tingpai {

enum class Wind : std::uint8_t { east, south, west, north };
constexpr Wind next(Wind wind) { return static_cast<Wind>((static_cast<int>(wind) + 1) % 4); }
constexpr char to_letter(Wind wind) { return "ESWN"[static_cast<int>(wind)]; }

// A player of the game, who keeps this number while seat winds change. Who plays after whom is a matter of
// winds: see PublicState::after.
class Seat {
 public:
  constexpr Seat() = default;
  static constexpr Seat from_index(int index) {
    assert(index >= 0 && index < 4);
    Seat seat;
    seat.index_ = static_cast<std::uint8_t>(index);
    return seat;
  }
  constexpr int index() const { return index_; }
  constexpr auto operator<=>(const Seat&) const = default;

 private:
  std::uint8_t index_ = 0;
};

inline constexpr std::array<Seat, 4> all_seats{Seat::from_index(0), Seat::from_index(1), Seat::from_index(2),
                                               Seat::from_index(3)};

template <class T>
class BySeat {
 public:
  constexpr T& operator[](Seat seat) { return items_[static_cast<std::size_t>(seat.index())]; }
  constexpr const T& operator[](Seat seat) const { return items_[static_cast<std::size_t>(seat.index())]; }
  constexpr auto begin() { return items_.begin(); }
  constexpr auto end() { return items_.end(); }
  constexpr auto begin() const { return items_.begin(); }
  constexpr auto end() const { return items_.end(); }
  constexpr bool operator==(const BySeat&) const = default;

 private:
  std::array<T, 4> items_{};
};

}  // namespace tingpai
