#include "app/cli/lines/position.h"

#include <QJsonArray>
#include <algorithm>

#include "app/cli/lines/names.h"
#include "engine/rules/scheme.h"
#include "engine/table/setup.h"

namespace tingpai::cli {

namespace {

constexpr int longest_river = 60;  // tiles; more can never lie there

std::string element_name(const char* name, std::size_t index) {
  return std::string(name) + "[" + std::to_string(index) + "]";
}

// Numbered seats are winds: the dealer is 0 unless seat_wind says otherwise.
Seat read_seats(const Fields& fields, TableSetup& setup) {
  const int seat = fields.number("seat", 0, 3, 0);
  setup.round = fields.wind("round_wind");
  const int own = fields.has("seat_wind") ? static_cast<int>(fields.wind("seat_wind")) : seat;
  for (const Seat other : all_seats)
    setup.winds[other] = static_cast<Wind>((own + other.index() - seat + 4) % 4);
  return Seat::from_index(seat);
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
    if (text.back() == claimed) claimed_by = Seat{};  // by whom follows
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
void number_discards(const Fields& fields, TableSetup& setup) {
  for (const Seat seat : all_seats) {
    int turn = 0;
    for (RiverTile& tile : setup.rivers[seat]) tile.number = 4 * turn++ + static_cast<int>(setup.winds[seat]);
  }
  if (!fields.has("order")) return;
  BySeat<std::size_t> told;
  const QJsonArray order = fields.value("order").toArray();
  for (qsizetype i = 0; i < order.size(); ++i) {
    const int index = order[i].toInt(-1);
    if (index < 0 || index > 3) return fields.fail("order", "must be seats, 0 to 3");
    const Seat seat = Seat::from_index(index);
    if (told[seat] == setup.rivers[seat].size())
      return fields.fail("order", "has more discards of seat " + std::to_string(index) + " than its river");
    setup.rivers[seat][told[seat]++].number = static_cast<int>(i);
  }
  for (const Seat seat : all_seats) {
    if (told[seat] != setup.rivers[seat].size())
      return fields.fail("order", "lacks discards of seat " + std::to_string(seat.index()));
  }
}

void read_rivers(const Fields& fields, TableSetup& setup) {
  const auto rivers = fields.by_seat("rivers");
  for (std::size_t i = 0; i < rivers.size(); ++i) {
    auto& river = setup.rivers[all_seats[i]];
    for (const QJsonValue element : rivers[i]) {
      for (const RiverTile& tile : read_discards(fields, element_name("rivers", i), element))
        river.push_back(tile);
      if (river.size() > longest_river)
        return fields.fail(element_name("rivers", i),
                           "more than " + std::to_string(longest_river) + " tiles");
    }
  }
  number_discards(fields, setup);
}

void read_flowers(const Fields& fields, TableSetup& setup) {
  const auto flowers = fields.by_seat("flowers");
  for (std::size_t i = 0; i < flowers.size(); ++i) {
    const auto name = element_name("flowers", i);
    for (const Tile tile : read_tile_list(fields, name, flowers[i])) {
      if (!tile.is_flower()) return fields.fail(name, to_text(tile) + " is no flower");
      for (const Seat seat : all_seats) {
        const auto& shown = setup.flowers[seat];
        if (std::find(shown.begin(), shown.end(), tile) != shown.end())
          return fields.fail(name, "there is one " + to_text(tile) + " only");
      }
      setup.flowers[all_seats[i]].push_back(tile);
    }
  }
}

// Where a meld does not say whose discard it took, the previous player's. Another seat's concealed kong may
// be told without its tiles.
Melds read_melds(const Fields& fields, const char* name, const TableSetup& setup, Seat owner, bool own) {
  Seat previous = owner;
  for (const Seat seat : all_seats) {
    if (next(setup.winds[seat]) == setup.winds[owner]) previous = seat;
  }
  return fields.melds(name, previous, !own);
}

SeenMelds seen(const Melds& melds, const QJsonArray& told) {
  SeenMelds seen;
  for (std::size_t i = 0; i < melds.size(); ++i) {
    const bool untold = told[static_cast<qsizetype>(i)]["tiles"].isUndefined();
    seen.push_back(shown(melds[i]));
    if (untold) seen[i].tile.reset();
  }
  return seen;
}

void read_all_melds(const Fields& fields, TableSetup& setup, Seat me) {
  const auto lists = fields.by_seat("all_melds");
  for (std::size_t i = 0; i < lists.size(); ++i) {
    const Seat owner = all_seats[i];
    Fields::Problem problem;
    const Fields wrapped(QJsonObject{{"all_melds", lists[i]}}, "", problem);
    const Melds melds = read_melds(wrapped, "all_melds", setup, owner, owner == me);
    if (problem) return fields.fail(element_name("all_melds", i), problem->field + " " + problem->message);
    setup.melds[owner] = seen(melds, lists[i]);
    if (owner == me) setup.hand.melds = melds;
  }
  if (!fields.has("melds")) return;
  const Melds own = read_melds(fields, "melds", setup, me, true);
  if (!setup.hand.melds.empty() && !(setup.hand.melds == own)) {
    return fields.fail("melds", "differ from all_melds of this seat");
  }
  setup.hand.melds = own;
  setup.melds[me] = seen(own, fields.value("melds").toArray());
}

void read_hand(const Fields& fields, TableSetup& setup) {
  auto tiles = fields.tiles("hand");
  if (std::any_of(tiles.begin(), tiles.end(), [](Tile tile) { return tile.is_flower(); })) {
    return fields.fail("hand", "a flower is no part of a hand");
  }
  const std::size_t waiting = 13 - 3 * setup.hand.melds.size();  // tiles between turns
  const bool names_drawn = fields.has("drawn") && !fields.is_null("drawn");
  if (names_drawn) {
    const Tile drawn = fields.tile("drawn");
    if (tiles.size() == waiting) tiles.push_back(drawn);
    if (std::find(tiles.begin(), tiles.end(), drawn) == tiles.end())
      fields.fail("drawn", "is not in the hand");
    setup.drawn = drawn;
  }
  const bool claiming = fields.has("claim");
  if (claiming && fields.has("drawn")) return fields.fail("claim", "stands beside drawn");
  if (tiles.size() != waiting + (claiming ? 0 : 1)) {
    return fields.fail("hand", std::to_string(tiles.size()) + " tiles where " +
                                   std::to_string(waiting + (claiming ? 0 : 1)) +
                                   " are expected, the drawn one included");
  }
  const TileCounts& supply = scheme::supply(setup.ruleset);
  if (const auto kind = beyond(tiles, supply)) return fields.fail("hand", too_many(*kind, supply));
  if (!claiming && !fields.has("drawn")) setup.drawn = tiles.back();
  setup.hand.concealed = TileCounts(tiles);
}

void read_turn(const Fields& fields, TableSetup& setup, Seat me) {
  setup.turn = me;
  if (!fields.has("claim")) return;
  if (!fields.value("claim").isObject()) return fields.fail("claim", "must be an object");
  Fields::Problem problem;
  const Fields claim(fields.value("claim").toObject(), "claim.", problem);
  claim.only({"tile", "from", "drawn"});
  const Tile tile = claim.tile("tile");
  const bool drawn = claim.flag("drawn");
  const int from = claim.number("from", 0, 3, -1);
  if (!problem && (from < 0 || from == me.index())) claim.fail("from", "must be another seat");
  if (problem) return fields.fail(problem->field, problem->message);
  setup.phase = Phase::claiming;
  setup.turn = Seat::from_index(from);
  setup.last_tile = tile;
  int number = 0;  // after all others
  for (const Seat seat : all_seats) {
    for (const RiverTile& before : setup.rivers[seat]) number = std::max(number, before.number + 1);
  }
  setup.rivers[setup.turn].push_back({tile, drawn, {}, number});
}

void check_tiles(const Fields& fields, TableSetup& setup, Seat me) {
  if (const auto fault = setup.fault(me)) {
    switch (fault->what) {
      case TableSetup::Fault::five_copies:
        return fields.fail("hand", too_many(*fault->tile, scheme::supply(setup.ruleset)) + " on the table");
      case TableSetup::Fault::kong_elsewhere:
        return fields.fail(element_name("all_melds", static_cast<std::size_t>(fault->seat->index())),
                           "a concealed kong of " + to_text(*fault->tile) + ", which is elsewhere, too");
      case TableSetup::Fault::too_many_kongs:
        return fields.fail("all_melds", "more concealed kongs than kinds of which no tile is seen");
      case TableSetup::Fault::too_many_tiles:
        return fields.fail("rivers", "more tiles than there are");
    }
  }
  const int left = setup.most_wall_left(me);
  setup.wall_left = fields.number("wall_left", 0, left, left);
}

}  // namespace

PlayerView read_position(const Fields& fields, const Ruleset& ruleset) {
  fields.only({"hand", "drawn", "claim", "melds", "seat", "seat_wind", "round_wind", "rivers", "order",
               "all_melds", "flowers", "wall_left", "levels", "of", "id"});
  TableSetup setup;
  setup.ruleset = ruleset;
  const Seat me = read_seats(fields, setup);
  read_rivers(fields, setup);
  read_flowers(fields, setup);
  read_all_melds(fields, setup, me);
  read_hand(fields, setup);
  read_turn(fields, setup, me);
  if (fields.failed()) return view_of(me);
  check_tiles(fields, setup, me);
  return fields.failed() ? view_of(me) : setup.view(me);
}

}  // namespace tingpai::cli
