#include "app/cli/cases/riichi_value.h"

#include <QJsonArray>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/cli/cases/riichi_fields.h"
#include "app/cli/lines/names.h"
#include "engine/rules/riichi/scheme.h"

namespace tingpai::cli {

namespace {

constexpr std::array suits{Suit::characters, Suit::dots, Suit::bamboo};

// A letter of ESWN, or the tile.
Wind read_wind(const Fields& fields, const char* name) {
  const QString text = fields.value(name).toString();
  const auto tile = text.size() == 2 ? parse_tile(text.toStdString()) : Result<Tile>(Error{});
  return tile && tile->is_wind() ? static_cast<Wind>(tile->rank() - 1) : fields.wind(name);
}

// `dora_ind` as in a case of `score`, or `dora_indicator`: tiles in a string.
TurnedTiles read_indicators(const Fields& fields) {
  TurnedTiles turned;
  read_turned_tiles(fields, "dora_ind", turned);
  if (!fields.has("dora_indicator") || fields.failed()) return turned;
  if (fields.has("dora_ind")) fields.fail("dora_indicator", "stands beside dora_ind");
  for (const Tile tile : fields.tiles("dora_indicator")) {
    if (tile.is_flower() || turned.size() == 5) {
      fields.fail("dora_indicator", "must be up to five tiles, no flowers");
      break;
    }
    turned.push_back(tile);
  }
  return turned;
}

// What the wall may have at most, and the hand: all that no indicator is. A hand with more is a fault.
TileCounts read_supply(const Fields& fields, const EfficiencyStart& start, const TileCounts& all) {
  std::vector<Tile> seen(start.indicators.begin(), start.indicators.end());
  for (const Tile tile : start.hand.tiles()) seen.push_back(tile);
  for (const Meld& meld : start.hand.melds) {
    for (const Tile tile : tiles_of(meld)) seen.push_back(tile);
  }
  TileCounts supply = all;
  if (const auto kind = beyond(seen, all)) {
    fields.fail("hand", too_many(*kind, all) + " with the melds and indicators");
  } else {
    for (const Tile tile : start.indicators) supply.remove(tile);
  }
  return supply;
}

// The red fives that lie nowhere open. One too many is a fault.
RedFives read_reds_left(const Fields& fields, const EfficiencyStart& start, int of_each) {
  RedFives left;
  for (const Suit suit : suits) {
    int seen = start.hand.reds[suit];
    for (const Meld& meld : start.hand.melds) seen += meld.reds[suit];
    for (const Tile tile : start.indicators) seen += tile == Tile::red_five(suit) ? 1 : 0;
    if (seen > of_each) {
      fields.fail("hand", "more than " + std::to_string(of_each) + " of " + to_text(Tile::red_five(suit)) +
                              " with the melds and indicators");
      return {};
    }
    left.add(suit, of_each - seen);
  }
  return left;
}

// Which fives of the wall are red: those that its tiles say, or, of counts, all that may be.
RedFives read_wall_reds(const Fields& fields, const TileCounts& wall, const RedFives& left) {
  RedFives reds;
  const QString text = fields.value("wall").toString();
  const bool as_tiles = fields.has("wall") && fields.value("wall").isString() && text.size() != Tile::kinds;
  if (as_tiles) {
    for (const Tile tile : fields.tiles("wall"))
      reds.add(tile.is_red() && reds[tile.suit()] == 3 ? Tile() : tile);
  }
  for (const Suit suit : suits) {
    if (reds[suit] > left[suit])
      fields.fail("wall", "too many of " + to_text(Tile::red_five(suit)) + " with what is seen");
    if (!as_tiles) reds.add(suit, std::min(left[suit], wall[Tile::of(suit, 5)]));
  }
  return reds;
}

void forget_reds(EfficiencyStart& start) {
  start.hand.reds = {};
  for (Meld& meld : start.hand.melds) meld.reds = {};
}

// `turns` and `config`, in our words or in those of the published cases.
void read_riichi_config(const Fields& fields, ValueQuestion& question) {
  EfficiencyModel& model = question.model;
  model.most_hands = 400'000;
  const Fields config = fields.object("config");
  config.only({"change", "extra", "hands", "name", "t_min", "t_max", "reddora", "uradora", "tegawari",
               "shanten_down", "shanten_type"});
  model.turns = fields.number("turns", 0, 99, config.number("t_max", 1, 99, 18));
  if (config.has("change")) model.change = model.back = config.flag("change");
  if (config.has("tegawari")) model.change = config.flag("tegawari");
  if (config.has("shanten_down")) model.back = config.flag("shanten_down");
  model.extra = config.number("extra", 0, 3, model.extra);
  constexpr int most_hands = 10'000'000;
  model.most_hands =
      static_cast<std::size_t>(config.number("hands", 1, most_hands, static_cast<int>(model.most_hands)));
  if (config.has("uradora")) question.start.under = config.flag("uradora");
  if (config.number("shanten_type", 1, 7, 7) != 7) config.fail("shanten_type", "must be 7: all forms");
  config.number("t_min", 0, model.turns, 0);
  if (config.has("reddora") && !config.flag("reddora")) {
    riichi::rules_of(question.ruleset).red_fives = 0;
    forget_reds(question.start);
  }
}

bool is_close(const QJsonArray& expected, const std::vector<float>& row, int from, double tolerance) {
  for (auto turn = static_cast<std::size_t>(from); turn < row.size(); ++turn) {
    const double told = expected[static_cast<qsizetype>(turn)].toDouble(std::nan(""));
    if (!(std::abs(told - static_cast<double>(row[turn])) <= tolerance)) return false;
  }
  return true;
}

std::string tile_of(const DiscardEfficiency& row) { return row.discard ? to_text(*row.discard) : ""; }

// What differs between a row and the same of a published table.
std::vector<std::string> differences(const Fields& expected, const DiscardEfficiency& row, int from) {
  constexpr double chance = 0.001, points = 0.5;
  struct Column {
    const char* name;
    const std::vector<float>& numbers;
    double tolerance;
  };
  std::vector<std::string> wrong;
  if (expected.has("shanten") && expected.number("shanten", -1, 13, 0) != row.draws - 1)
    wrong.emplace_back("shanten");
  for (const Column& column : {Column{"tenpai", row.ready, chance}, Column{"win", row.win, chance},
                               Column{"score", row.points, points}}) {
    const QJsonArray told = expected.value(column.name).toArray();
    if (static_cast<std::size_t>(told.size()) != column.numbers.size()) {
      expected.fail(column.name, "must be an array of " + std::to_string(column.numbers.size()) + " numbers");
      return {};
    }
    if (!is_close(told, column.numbers, from, column.tolerance)) wrong.emplace_back(column.name);
  }
  return wrong;
}

}  // namespace

const std::vector<Command::Field>& riichi_value_fields() {
  static const std::vector<Command::Field> fields{
      {"hand", "13 tiles less three a meld, or one more; 0m 0p 0s are red fives"},
      {"melds", "[{\"type\":\"chi|pon|daiminkan|kakan|ankan\",\"tiles\":\"406p\"}]"},
      {"turns", "own draws, 0 to 99 (18)"},
      {"wall", "what can be drawn: tiles, 34 digits or 34 counts (all that is not seen)"},
      {"round_wind, seat_wind", "E, S, W or N; East deals"},
      {"dora_ind", "indicators, a list of tiles (dora_indicator: in a string)"},
      {"config",
       "{\"extra\":1,\"change\":true,\"hands\":400000}: how far to look; tegawari and shanten_down: change "
       "of shape and steps back apart; reddora, uradora: whether they count"},
      {"id", "comes back"},
      {"stats", "for --check: published tables"},
      {"cases", "instead of all of these: a list of such questions"},
      {"wall_sum, shanten, shanten_type_flag, expect, note", "are ignored"}};
  return fields;
}

ValueQuestion riichi_question(const Fields& given, const Ruleset& ruleset) {
  const Fields fields = given.with_red_fives();
  fields.only({"id", "hand", "melds", "turns", "wall", "round_wind", "seat_wind", "dora_ind",
               "dora_indicator", "config", "stats", "wall_sum", "shanten", "shanten_type_flag", "expect",
               "note", "src", "basis", "fans_alt"});
  ValueQuestion question;
  question.ruleset = ruleset;
  // The program that published tables counts the rarer form of a yakuman twice.
  if (fields.has("stats")) riichi::rules_of(question.ruleset).double_yakuman = true;
  EfficiencyStart& start = question.start;
  start.indicators = read_indicators(fields);
  start.context.round = read_wind(fields, "round_wind");
  start.context.seat = read_wind(fields, "seat_wind");
  start.hand = read_held_hand(fields, read_riichi_melds(fields), scheme::supply(ruleset));
  read_riichi_config(fields, question);
  if (fields.failed()) return question;
  start.wall = read_wall(fields, start.hand, read_supply(fields, start, scheme::supply(ruleset)));
  const int of_each = riichi::rules_of(question.ruleset).red_fives;
  const RedFives left = read_reds_left(fields, start, of_each);
  if (!fields.failed()) start.wall_reds = read_wall_reds(fields, start.wall, left);
  return question;
}

void compare_riichi_tables(const Fields& fields, const ValueQuestion& question, const Efficiency& table,
                           TableCheck& check) {
  const auto expected = fields.objects("stats");
  const int from = fields.object("config").number("t_min", 0, question.model.turns, 0);
  std::vector<JsonObject> wrong;
  const auto note = [&](const std::string& tile, const std::vector<std::string>& what) {
    if (!what.empty()) wrong.push_back(JsonObject().set("tile", tile).set("differs", what));
  };
  for (const Fields& one : expected) {
    const std::string tile = one.text("tile");
    const auto row = std::ranges::find(table.discards, tile, tile_of);
    if (row == table.discards.end()) {
      note(tile, {"is no option here"});
      continue;
    }
    note(tile, differences(one, *row, from));
    ++check.discards;
    check.turns += row->win.size() - static_cast<std::size_t>(from);
  }
  for (const DiscardEfficiency& row : table.discards) {
    if (std::ranges::none_of(expected, [&](const Fields& one) { return one.text("tile") == tile_of(row); }))
      note(tile_of(row), {"is no option there"});
  }
  check.wrong = std::move(wrong);
}

}  // namespace tingpai::cli
