#include "app/cli/lines/position.h"

#include <QJsonArray>
#include <algorithm>
#include <array>

namespace tingpai::cli {

namespace {

constexpr int longest_river = 60;  // tiles; more can never lie there

std::string element_name(const char* name, std::size_t index) {
  return std::string(name) + "[" + std::to_string(index) + "]";
}

// Numbered seats are winds: the dealer is 0 unless seat_wind says otherwise.
void read_seats(const Fields& fields, PlayerView& view) {
  const int seat = fields.number("seat", 0, 3, 0);
  view.seat = Seat::from_index(seat);
  view.table.round = fields.wind("round_wind");
  const int own = fields.has("seat_wind") ? static_cast<int>(fields.wind("seat_wind")) : seat;
  for (const Seat other : all_seats)
    view.table.winds[other] = static_cast<Wind>((own + other.index() - seat + 4) % 4);
}

std::vector<Tile> read_tile_list(const Fields& fields, const std::string& name, const QJsonArray& list) {
  std::vector<Tile> tiles;
  for (const QJsonValue text : list) {
    for (const Tile tile : fields.tiles(name, text)) tiles.push_back(tile);
    if (tiles.size() > longest_river) {
      fields.fail(name, "more than " + std::to_string(longest_river) + " tiles");
      return {};
    }
  }
  return tiles;
}

// What a river's element says: a tile with its marks, or several tiles without.
std::vector<RiverTile> read_discards(const Fields& fields, const std::string& name,
                                     const QJsonValue& element) {
  constexpr QChar drawn = u'\'', claimed = u'^';
  QString text = element.toString();
  bool was_drawn = false;
  std::optional<Seat> claimed_by;
  while (text.size() > 1 && (text.back() == drawn || text.back() == claimed)) {
    if (text.back() == drawn) was_drawn = true;
    if (text.back() == claimed) claimed_by = Seat{};  // see find_claimers
    text.chop(1);
  }
  const bool marked = was_drawn || claimed_by;
  std::vector<RiverTile> discards;
  for (const Tile tile : fields.tiles(name, element.isString() ? QJsonValue(text) : element)) {
    if (tile.is_flower()) fields.fail(name, "flowers are not discarded");
    discards.push_back({tile, was_drawn, claimed_by, 0});
  }
  if (marked && discards.size() > 1) fields.fail(name, "a mark stands behind a single tile");
  return discards;
}

// The seats in the order of their discards. Where it is not told: as if everybody had taken turns from East
// on.
void number_discards(const Fields& fields, PublicState& table) {
  for (const Seat seat : all_seats) {
    int turn = 0;
    for (RiverTile& tile : table.rivers[seat]) tile.number = 4 * turn++ + static_cast<int>(table.winds[seat]);
  }
  if (!fields.has("order")) return;
  BySeat<std::size_t> told;
  const QJsonArray order = fields.value("order").toArray();
  for (qsizetype i = 0; i < order.size(); ++i) {
    const int index = order[i].toInt(-1);
    if (index < 0 || index > 3) return fields.fail("order", "must be seats, 0 to 3");
    const Seat seat = Seat::from_index(index);
    if (told[seat] == table.rivers[seat].size())
      return fields.fail("order", "has more discards of seat " + std::to_string(index) + " than its river");
    table.rivers[seat][told[seat]++].number = static_cast<int>(i);
  }
  for (const Seat seat : all_seats) {
    if (told[seat] != table.rivers[seat].size())
      return fields.fail("order", "lacks discards of seat " + std::to_string(seat.index()));
  }
}

void read_rivers(const Fields& fields, PublicState& table) {
  const auto rivers = fields.by_seat("rivers");
  for (std::size_t i = 0; i < rivers.size(); ++i) {
    auto& river = table.rivers[all_seats[i]];
    for (const QJsonValue element : rivers[i]) {
      for (const RiverTile& tile : read_discards(fields, element_name("rivers", i), element))
        river.push_back(tile);
      if (river.size() > longest_river)
        return fields.fail(element_name("rivers", i),
                           "more than " + std::to_string(longest_river) + " tiles");
    }
  }
  number_discards(fields, table);
}

void read_flowers(const Fields& fields, PublicState& table) {
  const auto flowers = fields.by_seat("flowers");
  for (std::size_t i = 0; i < flowers.size(); ++i) {
    const auto name = element_name("flowers", i);
    for (const Tile tile : read_tile_list(fields, name, flowers[i])) {
      if (!tile.is_flower()) return fields.fail(name, to_text(tile) + " is no flower");
      for (const Seat seat : all_seats) {
        const auto& shown = table.flowers[seat];
        if (std::find(shown.begin(), shown.end(), tile) != shown.end())
          return fields.fail(name, "there is one " + to_text(tile) + " only");
      }
      table.flowers[all_seats[i]].push_back(tile);
    }
  }
}

// Where a meld does not say whose discard it took, the previous player's.
Melds read_melds(const Fields& fields, const char* name, const PublicState& table, Seat owner, bool own) {
  return fields.melds(name, table.at(static_cast<Wind>((static_cast<int>(table.winds[owner]) + 3) % 4)),
                      !own);
}

SeenMelds seen(const Melds& melds, bool own) {
  SeenMelds seen;
  for (const Meld& meld : melds) {
    const bool hidden = !own && meld.type == MeldType::concealed_kong;
    seen.push_back({.type = meld.type,
                    .tile = hidden ? std::nullopt : std::optional(meld.tile),
                    .claimed = meld.claimed,
                    .from = meld.from});
  }
  return seen;
}

void read_all_melds(const Fields& fields, PlayerView& view) {
  PublicState& table = view.table;
  const auto lists = fields.by_seat("all_melds");
  for (std::size_t i = 0; i < lists.size(); ++i) {
    const Seat owner = all_seats[i];
    Fields::Problem problem;
    const Fields wrapped(QJsonObject{{"all_melds", lists[i]}}, "", problem);
    const Melds melds = read_melds(wrapped, "all_melds", table, owner, owner == view.seat);
    if (problem) return fields.fail(element_name("all_melds", i), problem->field + " " + problem->message);
    table.melds[owner] = seen(melds, owner == view.seat);
    if (owner == view.seat) view.hand.melds = melds;
  }
  if (!fields.has("melds")) return;
  const Melds own = read_melds(fields, "melds", table, view.seat, true);
  if (!view.hand.melds.empty() && !(view.hand.melds == own)) {
    return fields.fail("melds", "differ from all_melds of this seat");
  }
  view.hand.melds = own;
  table.melds[view.seat] = seen(own, true);
}

void read_hand(const Fields& fields, PlayerView& view) {
  auto tiles = fields.tiles("hand");
  if (std::any_of(tiles.begin(), tiles.end(), [](Tile tile) { return tile.is_flower(); })) {
    return fields.fail("hand", "a flower is no part of a hand");
  }
  const std::size_t waiting = 13 - 3 * view.hand.melds.size();  // tiles between turns
  const bool names_drawn = fields.has("drawn") && !fields.is_null("drawn");
  if (names_drawn) {
    const Tile drawn = fields.tile("drawn");
    if (tiles.size() == waiting) tiles.push_back(drawn);
    if (std::find(tiles.begin(), tiles.end(), drawn) == tiles.end())
      fields.fail("drawn", "is not in the hand");
    view.drawn = drawn;
  }
  const bool claiming = fields.has("claim");
  if (claiming && fields.has("drawn")) return fields.fail("claim", "stands beside drawn");
  if (tiles.size() != waiting + (claiming ? 0 : 1)) {
    return fields.fail("hand", std::to_string(tiles.size()) + " tiles where " +
                                   std::to_string(waiting + (claiming ? 0 : 1)) +
                                   " are expected, the drawn one included");
  }
  if (const auto kind = over_four(tiles)) return fields.fail("hand", "more than four of " + to_text(*kind));
  if (!claiming && !fields.has("drawn")) view.drawn = tiles.back();
  view.hand.concealed = TileCounts(tiles);
}

void read_turn(const Fields& fields, PlayerView& view) {
  PublicState& table = view.table;
  table.turn = view.seat;
  table.phase = Phase::acting;
  table.drawn = view.drawn.has_value();
  if (!fields.has("claim")) return;
  if (!fields.value("claim").isObject()) return fields.fail("claim", "must be an object");
  Fields::Problem problem;
  const Fields claim(fields.value("claim").toObject(), "claim.", problem);
  claim.only({"tile", "from", "drawn"});
  const Tile tile = claim.tile("tile");
  const bool drawn = claim.flag("drawn");
  const int from = claim.number("from", 0, 3, -1);
  if (!problem && (from < 0 || from == view.seat.index())) claim.fail("from", "must be another seat");
  if (problem) return fields.fail(problem->field, problem->message);
  table.phase = Phase::claiming;
  table.turn = Seat::from_index(from);
  table.last_tile = tile;
  int number = 0;  // after all others
  for (const Seat seat : all_seats) {
    for (const RiverTile& before : table.rivers[seat]) number = std::max(number, before.number + 1);
  }
  table.rivers[table.turn].push_back({tile, drawn, {}, number});
}

// Who claims a tile discards next; who claimed the last one is to act.
void find_claimers(PublicState& table) {
  for (const Seat seat : all_seats) {
    for (RiverTile& claimed : table.rivers[seat]) {
      if (!claimed.claimed_by) continue;
      claimed.claimed_by = table.turn;
      const RiverTile* next = nullptr;
      for (const Seat other : all_seats) {
        for (const RiverTile& later : table.rivers[other]) {
          if (later.number <= claimed.number || (next != nullptr && later.number >= next->number)) continue;
          next = &later;
          claimed.claimed_by = other;
        }
      }
    }
  }
}

// Others' concealed kongs, of kinds that stand nowhere else. A line may tell such a kind, although the seat
// does not see it.
void check_hidden_kongs(const Fields& fields, const PlayerView& view, std::vector<Tile> known) {
  std::size_t untold = 0;
  const auto lists = fields.by_seat("all_melds");
  for (std::size_t i = 0; i < lists.size(); ++i) {
    if (all_seats[i] == view.seat) continue;
    const std::string name = element_name("all_melds", i);
    for (const QJsonValue meld : lists[i]) {
      if (!meld["concealed"].toBool()) continue;
      const auto told = meld["tiles"].isUndefined() ? std::vector<Tile>() : fields.tiles(name, meld["tiles"]);
      if (told.empty()) ++untold;
      known.insert(known.end(), told.begin(), told.end());
      if (const auto kind = over_four(known))
        return fields.fail(name, "a concealed kong of " + to_text(*kind) + ", which is elsewhere, too");
    }
  }
  std::array<bool, Tile::kinds> shown{};
  for (const Tile tile : known) {
    if (!tile.is_flower()) shown[static_cast<std::size_t>(tile.kind())] = true;
  }
  if (static_cast<std::ptrdiff_t>(untold) > std::ranges::count(shown, false))
    fields.fail("all_melds", "more concealed kongs than kinds of which no tile is seen");
}

// No kind may be seen more than four times; what is not seen and not in the others' hands is the wall.
void count_tiles(const Fields& fields, PlayerView& view) {
  PublicState& table = view.table;
  std::vector<Tile> known = view.hand.concealed.tiles();
  int elsewhere = 0;  // tiles that this seat does not see and that are not in the wall
  for (const Seat seat : all_seats) {
    for (const SeenMeld& meld : table.melds[seat]) {
      if (!meld.tile) {
        elsewhere += 4;
        continue;
      }
      for (const Tile tile : tiles_of({meld.type, *meld.tile, {}, {}})) known.push_back(tile);
    }
    for (const RiverTile& tile : table.rivers[seat]) {
      if (!tile.claimed_by) known.push_back(tile.tile);  // else it is in a meld
    }
    known.insert(known.end(), table.flowers[seat].begin(), table.flowers[seat].end());
    const int melds = static_cast<int>(table.melds[seat].size());
    table.concealed_count[seat] = seat == view.seat ? view.hand.concealed.total() : 13 - 3 * melds;
    if (seat != view.seat) elsewhere += table.concealed_count[seat];
  }
  if (const auto kind = over_four(known))
    return fields.fail("hand", "more than four of " + to_text(*kind) + " on the table");
  check_hidden_kongs(fields, view, known);
  const int all = table.ruleset.flowers ? 144 : 136;
  const int left = all - elsewhere - static_cast<int>(known.size());
  if (left < 0) return fields.fail("rivers", "more tiles than there are");
  table.wall_left = fields.number("wall_left", 0, left, left);
}

}  // namespace

PlayerView read_position(const Fields& fields, const Ruleset& ruleset) {
  fields.only({"hand", "drawn", "claim", "melds", "seat", "seat_wind", "round_wind", "rivers", "order",
               "all_melds", "flowers", "wall_left", "levels", "of", "id"});
  PlayerView view;
  view.table.ruleset = ruleset;
  read_seats(fields, view);
  read_rivers(fields, view.table);
  read_flowers(fields, view.table);
  read_all_melds(fields, view);
  read_hand(fields, view);
  read_turn(fields, view);
  find_claimers(view.table);
  count_tiles(fields, view);
  return view;
}

}  // namespace tingpai::cli
