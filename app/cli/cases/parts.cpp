#include "app/cli/cases/parts.h"

#include <QJsonArray>
#include <algorithm>

#include "app/cli/lines/names.h"

namespace tingpai::cli {

namespace {

std::string counted(std::size_t tiles) { return std::to_string(tiles); }

std::vector<Tile> with_melds(std::vector<Tile> tiles, const Melds& melds) {
  for (const Meld& meld : melds) {
    for (const Tile tile : tiles_of(meld)) tiles.push_back(tile);
  }
  return tiles;
}

bool has_flowers(const Fields& fields, const std::vector<Tile>& hand) {
  const bool any = std::ranges::any_of(hand, &Tile::is_flower);
  if (any) fields.fail("hand", "flowers are counted in the field flowers");
  return any;
}

// Copies of each kind in the wall as the field says: tiles, 34 digits or 34 numbers. Flowers are left out.
std::vector<int> read_counts(const Fields& fields, const QJsonValue& wall) {
  std::vector<int> counts;
  const QString digits = wall.toString();
  if (wall.isArray()) {
    for (const QJsonValue number : wall.toArray()) counts.push_back(number.toInt(-1));
  } else if (digits.size() == Tile::kinds &&
             std::ranges::all_of(digits, [](QChar c) { return c >= '0' && c <= '9'; })) {
    for (const QChar digit : digits) counts.push_back(digit.digitValue());
  } else {
    counts.resize(Tile::kinds);
    for (const Tile tile : fields.tiles("wall")) {
      if (!tile.is_flower()) ++counts[static_cast<std::size_t>(tile.kind())];
    }
  }
  if (counts.size() == Tile::kinds && std::ranges::all_of(counts, [](int n) { return n >= 0; }))
    return counts;
  fields.fail("wall", "must be tiles in a string, or 34 counts");
  return std::vector<int>(Tile::kinds);
}

}  // namespace

TileCounts counts_of(const Fields& fields, const std::vector<Tile>& hand, const Melds& melds, Tile win,
                     const TileCounts& supply) {
  if (has_flowers(fields, hand)) return {};
  const std::size_t expected = 13 - 3 * melds.size();
  if (hand.size() != expected) {
    fields.fail("hand", "has " + counted(hand.size()) + " tiles instead of " + counted(expected));
    return {};
  }
  std::vector<Tile> all = with_melds(hand, melds);
  all.push_back(win);
  if (const auto kind = beyond(all, supply)) {
    fields.fail("hand", too_many(*kind, supply) + " with the winning tile and the melds");
    return {};
  }
  return TileCounts(hand);
}

Hand read_held_hand(const Fields& fields, const Melds& melds, const TileCounts& supply) {
  Hand hand;
  const auto tiles = fields.tiles("hand");
  hand.melds = melds;
  if (has_flowers(fields, tiles)) return hand;
  const std::size_t waiting = 13 - 3 * hand.melds.size();
  if (tiles.size() != waiting && tiles.size() != waiting + 1) {
    fields.fail("hand", "has " + counted(tiles.size()) + " tiles instead of " + counted(waiting) + " or " +
                            counted(waiting + 1));
    return hand;
  }
  if (const auto kind = beyond(with_melds(tiles, hand.melds), supply)) {
    fields.fail("hand", too_many(*kind, supply) + " with the melds");
    return hand;
  }
  hand.concealed = TileCounts(tiles);
  for (const Tile tile : tiles) hand.reds.add(tile);
  return hand;
}

TileCounts read_wall(const Fields& fields, const Hand& hand, const TileCounts& supply) {
  TileCounts wall;
  TileCounts own = hand.concealed;
  for (const Meld& meld : hand.melds) {
    for (const Tile tile : tiles_of(meld)) own.add(tile);
  }
  std::vector<int> counts;
  if (fields.has("wall")) counts = read_counts(fields, fields.value("wall"));
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int most = std::max(0, supply[kind] - own[kind]);
    const int copies = counts.empty() ? most : counts[static_cast<std::size_t>(kind)];
    if (copies > most) {
      fields.fail("wall", too_many(Tile::from_index(kind), supply) + " with the hand");
      return wall;
    }
    wall.add(kind, copies);
  }
  return wall;
}

bool has_all(const QJsonObject& expected, const QJsonObject& answer) {
  for (auto field = expected.begin(); field != expected.end(); ++field) {
    if (answer.value(field.key()) != field.value()) return false;
  }
  return true;
}

EfficiencyModel read_model(const Fields& fields) {
  EfficiencyModel model;
  model.turns = fields.number("turns", 0, 99, 18);
  if (!fields.has("config")) return model;
  const Fields config = fields.object("config");
  config.only({"change", "extra", "hands"});
  if (config.has("change")) model.change = config.flag("change");
  model.extra = config.number("extra", 0, 3, model.extra);
  constexpr int most_hands = 1'000'000;
  const auto usual = static_cast<int>(model.most_hands);
  model.most_hands = static_cast<std::size_t>(config.number("hands", 1, most_hands, usual));
  return model;
}

}  // namespace tingpai::cli
