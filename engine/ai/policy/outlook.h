// How far each action leaves the hand from winning, by the tables of shapes: what sums over facts are slow to
// learn.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/shape.h"
#include "engine/table/view.h"

namespace tingpai::policy {

// What the tiles that make a hand ready lead to.
struct Ahead {
  int reach = 0;  // unseen copies of those after which it may win on a discard
  // Unseen copies of each, times the unseen copies that it then wins with; these count three times where they
  // may be discarded, too.
  int prospects = 0;
  bool operator==(const Ahead&) const = default;
};

// Of the hand that an action leaves; where a discard follows, of the nearest that it may leave.
struct Outlook {
  int shanten = 0;
  int live = 0;  // unseen copies of the tiles that bring it nearer
  // Of a ready hand: unseen copies of the tiles that the rules let it win with, when discarded and when
  // drawn.
  int won_on_discard = 0;
  int won_by_draw = 0;
  std::optional<Ahead> ahead{};  // of a hand one tile away from ready, if it was looked into
  bool operator==(const Outlook&) const = default;
};

class Outlooks {
 public:
  explicit Outlooks(const PlayerView& view);  // which must stay
  // Looking ahead takes longer than all the rest.
  Outlook after(const Action& action, bool look_ahead);

 private:
  Outlook of(const Hand& hand, bool look_ahead) const;
  Outlook of(const Hand& hand, int shanten, KindSet effective, bool look_ahead) const;
  Outlook ready(const Hand& hand, KindSet effective) const;
  Ahead ahead(const Hand& hand, KindSet effective) const;
  Outlook best_ready(const Hand& hand, int draw, ShapeIndex& index) const;
  int live(KindSet effective) const;

  const PlayerView& view_;
  FormSet forms_;
  TileCounts live_;
  KindSet useful_;
  std::optional<DiscardShapes> discards_;
};

// An outlook in numbers: of the shanten, of it and the live tiles, of each sort of win, of what lies ahead.
inline constexpr int outlook_count = 9 + 5 * 20 + 2 * 13 + 2 * 21;
std::array<std::uint16_t, 6> numbers_of(const Outlook& outlook);

}  // namespace tingpai::policy
