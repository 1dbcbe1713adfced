// The hands within reach by shape, and the choices of a discard that lead from one to another.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/ai/exact/hand_key.h"
#include "engine/hand.h"
#include "engine/shape.h"

namespace tingpai {

// A complete hand of concealed tiles.
struct CompleteHand {
  TileCounts tiles;  // the winning one included
  RedFives reds;     // of all of them
  Tile win;
  bool declared = false;
};

// What a hand brings, in points; 0 if it may not win.
using HandWorth = std::function<float(const CompleteHand&)>;

struct ShapeStart {
  Hand hand;
  TileCounts wall;
  RedFives wall_reds;  // of the wall
  FormSet forms;
  bool declares = false;  // with the discard that makes it ready
};

// Which hands are followed, see engine/ai/exact/shape_efficiency.h.
struct ShapeBounds {
  bool change = true;
  bool back = true;
  int extra = 1;
  std::size_t most_hands = 0;
};

class ShapeGraph {
 public:
  // Hands or choices that have kept so many drawn tiles and are so far from complete: numbers `begin` to
  // `end`.
  struct Group {
    int kept = 0;
    int shanten = 0;  // 0 for a complete hand, too
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
  };
  // A draw that leads to a choice, in four bytes.
  class Link {
   public:
    Link() = default;
    Link(std::uint32_t choice, int copies) : bits_(choice << 3 | static_cast<std::uint32_t>(copies)) {}
    std::uint32_t choice() const { return bits_ >> 3; }
    std::size_t copies() const { return bits_ & 7; }  // that may come

   private:
    std::uint32_t bits_ = 0;
  };
  struct WinningDraw {
    std::uint32_t choice = 0;  // if the win is declined
    float copies = 0;          // that may come
    float points = 0;
  };
  struct Root {
    std::optional<Tile> discard;  // none: the hand as it is
    std::uint32_t hand = 0;
    int shanten = 0;
  };
  // Lists by number: list i is items[begin[i]] to items[begin[i + 1]].
  template <class T>
  struct Lists {
    std::vector<std::uint32_t> begin;
    std::vector<T> items;
  };

  // Nothing if that takes more hands than allowed or was stopped.
  static std::optional<ShapeGraph> of(const ShapeStart& start, const ShapeBounds& bounds,
                                      const HandWorth& worth, const std::stop_token& stop);

  std::size_t hand_count() const { return links.begin.size() - 1; }
  std::size_t choice_count() const { return members.begin.size() - 1; }

  int shanten = 0;  // of the start
  std::vector<Root> roots;
  std::vector<Group> hands;
  std::vector<Group> choices;
  Lists<std::uint32_t> members;  // hands, by choice
  Lists<Link> links;             // by hand, without those that win
  Lists<WinningDraw> wins;       // by hand
  std::vector<float> wanted;     // by hand, copies of all that it has a use for
};

}  // namespace tingpai
