#include "engine/ai/targets/targets.h"

#include <algorithm>
#include <bit>

namespace tingpai {

Win win_of(const Target& target, const Hand& hand) {
  Win win;
  win.melds = hand.melds;
  win.concealed = hand.concealed;
  for (const std::uint8_t kind : target.leaving) win.concealed.remove(kind);
  for (const Missing& missing : target.missing) win.concealed.add(missing.kind);
  win.tile = Tile::from_index(target.missing[0].kind);
  win.concealed.remove(win.tile);
  return win;
}

Win win_of_ready(const Target& target, const Hand& hand, const SeatContext& context) {
  Win win;
  win.concealed = hand.concealed;
  for (const std::uint8_t kind : target.leaving) win.concealed.remove(kind);
  win.melds = hand.melds;
  win.tile = Tile::from_index(target.missing[0].kind);
  win.round = context.round;
  win.seat = context.seat;
  win.last_of_kind = context.exposed[static_cast<int>(target.missing[0].kind)] == 3;
  return win;
}

std::size_t last_missing(const Target& target, const Odds& odds) {
  const auto rate = [&](const Missing& missing) { return odds.rate(missing.kind, Way::win, missing.taken); };
  const auto* last = std::min_element(target.missing.begin(), target.missing.end(),
                                      [&](const Missing& a, const Missing& b) { return rate(a) < rate(b); });
  return static_cast<std::size_t>(last - target.missing.begin());
}

Reading reading_of(const Target& target, const Hand& hand, std::size_t last, bool claimed) {
  const Missing& winning = target.missing[last];
  Reading reading;
  reading.form = target.form;
  reading.win = Tile::from_index(winning.kind);
  reading.tiles = hand.concealed;
  for (const std::uint8_t kind : target.leaving) reading.tiles.remove(kind);
  for (const Missing& missing : target.missing) reading.tiles.add(missing.kind);
  for (const Meld& meld : hand.melds) {
    reading.groups.push_back(group_of(meld));
    for (const Tile tile : tiles_of(meld)) reading.tiles.add(tile);
  }
  if (target.form != Form::standard && target.form != Form::knitted_straight) return reading;
  if (target.form == Form::knitted_straight) {
    for (int suit = 0; suit < 3; ++suit) {
      const int lowest = std::countr_zero(target.kinds.bits() >> (9 * suit)) + 9 * suit;
      const bool wins = winning.group == Missing::never && winning.kind / 9 == suit;
      reading.groups.push_back({GroupType::knitted, Tile::from_index(lowest), true, wins});
    }
  }
  for (std::size_t i = 0; i < target.groups.size(); ++i) {
    bool lacked = false;
    for (std::size_t m = 0; m < target.missing.size(); ++m)
      lacked |= m != last && target.missing[m].group == i;
    const GroupId id = target.groups[i];
    reading.groups.push_back({is_chow(id) ? GroupType::chow : GroupType::pung, Tile::from_index(kind_of(id)),
                              !(claimed && lacked && winning.group != i), winning.group == i});
  }
  reading.pair = Tile::from_index(target.pair);
  reading.pair_wins = winning.group == Missing::pair;
  return reading;
}

}  // namespace tingpai
