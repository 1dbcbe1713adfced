#include <algorithm>

#include "engine/decomposition.h"
#include "engine/rules/hongzhong/scheme.h"

namespace tingpai::hongzhong {

namespace {

// Tries what the wild tiles of a win may stand for, lowest kinds first, until the hand can be read.
class Reader {
 public:
  Reader(const Win& win, Form form) : melds_(win.melds), form_(form), win_(win.tile), tiles_(win.concealed) {
    tiles_.add(win.tile);
    wilds_ = tiles_[wild];
    tiles_.remove(wild, wilds_);
  }

  std::optional<Reading> read() {
    assign(wilds_, 0);
    return found_;
  }

 private:
  void assign(int wilds, int from) {
    if (wilds == 0) return try_reading();
    for (int kind = from; kind < 27 && !found_; ++kind) {
      tiles_.add(kind);
      stand_for_.push_back(kind);
      assign(wilds - 1, kind);
      stand_for_.pop_back();
      tiles_.remove(kind);
    }
  }

  void try_reading() {
    const Tile win = win_.kind() == wild ? Tile::from_index(stand_for_[0]) : win_;
    for_each_reading(tiles_, melds_, win, [&](const Reading& reading) {
      const bool fits = reading.form == form_ && std::ranges::none_of(reading.groups, [](const Group& group) {
                          return group.type == GroupType::knitted;
                        });
      if (!found_ && fits) found_ = reading;
    });
  }

  const Melds& melds_;
  Form form_;
  Tile win_;
  TileCounts tiles_;  // the wild ones as what they stand for
  int wilds_ = 0;
  StaticVector<int, 4> stand_for_;
  std::optional<Reading> found_;
};

}  // namespace

std::optional<Explanation> explain(const Win& win, const Score& score, const Rules& rules) {
  const auto way = way_of(win, rules);
  if (!way) return std::nullopt;
  auto reading = Reader(win, *way == Pattern::seven_pairs ? Form::seven_pairs : Form::standard).read();
  if (!reading) return std::nullopt;  // four reds need no shape
  Explanation explanation{*std::move(reading), {}, {}, {}};
  for (const CountedPattern& pattern : score.patterns) {
    const bool of_hand = pattern.id != id_of(Pattern::bonus);
    explanation.support.push_back({of_hand ? Support::Of::hand : Support::Of::aside, 0});
  }
  for (const Tile tile : win.under) explanation.under_count.push_back(rules.rank_counts || is_hit(tile));
  return explanation;
}

}  // namespace tingpai::hongzhong
