// Random positions for tests of the search: hands near to something worth playing for, or far from anything,
// with some of the other tiles lying open.
#pragma once

#include <optional>
#include <vector>

#include "engine/ai/odds.h"
#include "engine/ai/profiles/mcr_directions.h"
#include "engine/ai/targets/directions.h"
#include "engine/ai/targets/targets.h"
#include "engine/table/wall.h"
#include "tests/engine/support/text_hand.h"

namespace tingpai {

struct Position {
  Hand hand;
  SeatContext context;
  TileCounts live;
  int wall_left = 60;

  // ready: how many opponents are, on average.
  Odds odds(double ready = 0.5, const OddsModel& model = {}) const {
    std::array<float, Tile::kinds> in_wall{};
    for (std::size_t kind = 0; kind < Tile::kinds; ++kind) {
      in_wall[kind] = static_cast<float>(live[static_cast<int>(kind)]);
    }
    Rival rival = OddsModel{}.usual;
    rival.ready = ready / 3;
    return Odds(live, in_wall, wall_left, {rival, rival, rival}, model);
  }
};

inline int random_below(Random& random, int limit) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(limit)));
}

inline std::array<int, 3> tiles_of_group(GroupId id) {
  const int kind = kind_of(id);
  return is_chow(id) ? std::array{kind, kind + 1, kind + 2} : std::array{kind, kind, kind};
}

inline Meld meld_of(GroupId id) {
  const Tile tile = Tile::from_index(kind_of(id));
  return {is_chow(id) ? MeldType::chow : MeldType::pung, tile, tile, std::nullopt};
}

inline bool add_if_it_fits(TileCounts& counts, GroupId id) {
  for (const int kind : tiles_of_group(id)) counts.add(kind);
  for (const int kind : tiles_of_group(id)) {
    if (counts[kind] <= 4) continue;
    for (const int k : tiles_of_group(id)) counts.remove(k);
    return false;
  }
  return true;
}

// What is seen of a hand at a table: own tiles, and `open` of the others at random.
inline Position position_of(const Hand& hand, int open, Random& random) {
  Position position;
  position.hand = hand;
  position.context.round = static_cast<Wind>(random.below(4));
  position.context.seat = static_cast<Wind>(random.below(4));
  std::vector<int> unseen;
  TileCounts own = hand.concealed;
  for (const Meld& meld : hand.melds) {
    for (const Tile tile : tiles_of(meld)) {
      own.add(tile);
      position.context.exposed.add(tile);
    }
  }
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    for (int i = own[kind]; i < 4; ++i) unseen.push_back(kind);
  }
  for (; open > 0; --open) {
    const auto at = unseen.begin() + random_below(random, static_cast<int>(unseen.size()));
    position.context.exposed.add(*at);
    unseen.erase(at);
  }
  for (const int kind : unseen) position.live.add(kind);
  return position;
}

// Four groups and a pair, half of them around a direction of the search.
struct RandomGroups {
  StaticVector<GroupId, 4> groups;
  TileCounts all;
  int pair = 0;

  explicit RandomGroups(Random& random) {
    const auto push = [&](GroupId id) {
      if (groups.size() < 4 && add_if_it_fits(all, id)) groups.push_back(id);
    };
    GroupSet allowed = (GroupSet{1} << group_ids) - 1;
    const int way = random_below(random, 4);
    if (way < 2) {
      const auto& cores = mcr::cores();
      for (const GroupId id : cores[random.below(static_cast<std::uint32_t>(cores.size()))].groups) push(id);
    } else if (way == 2) {
      const auto& sets = mcr::tile_sets();
      allowed = sets[random.below(static_cast<std::uint32_t>(sets.size()))].groups;
    }
    while (groups.size() < 4) {
      const auto id = static_cast<GroupId>(random.below(group_ids));
      if ((allowed >> id & 1) != 0) push(id);
    }
    do pair = random_below(random, Tile::kinds);
    while (all[pair] > 2);
    all.add(pair, 2);
  }
};

// A hand of 13 or 14 tiles with so many melds, in which `strangers` tiles have been exchanged for others.
inline Hand random_hand(Random& random, int tile_count, int melds, int strangers) {
  Hand hand;
  TileCounts own;
  if (melds == 0 && random.below(5) == 0) {  // a special form
    const int form = random_below(random, 3);
    const KindSet& knitted = knitted_patterns()[random.below(6)];
    while (own.total() < 14) {
      const int kind = random_below(random, Tile::kinds);
      if (form == 0 && own[kind] == 0) own.add(kind, 2);
      if (form == 1 && own[kind] == 0 && (kind >= 27 || knitted.contains(kind))) own.add(kind);
      const bool orphan = kind >= 27 || kind % 9 == 0 || kind % 9 == 8;
      if (form == 2 && orphan && (own[kind] == 0 || (own.total() == 13 && own[kind] < 4))) own.add(kind);
    }
    hand.concealed = own;
  } else {
    const RandomGroups complete(random);
    own = complete.all;
    hand.concealed = own;
    for (int i = 0; i < melds; ++i) {
      const GroupId id = complete.groups[complete.groups.size() - 1 - static_cast<std::size_t>(i)];
      hand.melds.push_back(meld_of(id));
      for (const int kind : tiles_of_group(id)) hand.concealed.remove(kind);
    }
  }
  const auto drop = [&] {
    const auto held = hand.concealed.tiles();
    const Tile tile = held[random.below(static_cast<std::uint32_t>(held.size()))];
    hand.concealed.remove(tile);
    own.remove(tile);
  };
  for (int i = 0; i < strangers; ++i) {
    drop();
    int kind = 0;
    do kind = random_below(random, Tile::kinds);
    while (own[kind] == 4);
    own.add(kind);
    hand.concealed.add(kind);
  }
  if (tile_count == 13) drop();
  return hand;
}

inline Position random_position(Random& random, int tile_count, int strangers) {
  const int melds = random_below(random, 4);
  return position_of(random_hand(random, tile_count, melds, strangers), random_below(random, 60), random);
}

// Keeps only some kinds alive, so that plain enumeration stays short.
inline void thin_out(Position& position, Random& random, int kinds) {
  std::vector<int> alive;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (position.live[kind] > 0) alive.push_back(kind);
  }
  while (static_cast<int>(alive.size()) > kinds) {
    const auto at = alive.begin() + random_below(random, static_cast<int>(alive.size()));
    position.live.remove(*at, position.live[*at]);
    alive.erase(at);
  }
}

inline std::string describe(const Position& position) {
  std::string text = to_text(position.hand.concealed);
  for (const Meld& meld : position.hand.melds) {
    text += " [";
    for (const Tile tile : tiles_of(meld)) text += to_text(tile);
    text += ']';
  }
  return text + " live " + to_text(position.live);
}

// What a search values: a 14-tile hand after each discard, a 13-tile hand as it stands.
inline std::vector<std::optional<int>> discards_of(const Hand& hand) {
  if (hand.tile_count() == 13) return {std::nullopt};
  std::vector<std::optional<int>> all;
  for (int k = 0; k < Tile::kinds; ++k) {
    if (hand.concealed[k] > 0) all.emplace_back(k);
  }
  return all;
}

}  // namespace tingpai
