// tingpai-cli value: exact tables of a hand by turns, for a player alone with the wall. The model is that of
// engine/ai/exact/efficiency.h.
#include <QJsonArray>
#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

#include "app/cli/commands.h"
#include "app/cli/lines/fields.h"
#include "app/cli/lines/json.h"
#include "engine/ai/exact/efficiency.h"

namespace tingpai::cli {

namespace {

struct Question {
  Hand hand;
  TileCounts wall;
  Circumstances context;
  EfficiencyModel model;
};

void read_hand(const Fields& fields, Question& question) {
  const auto tiles = fields.tiles("hand");
  question.hand.melds = fields.melds("melds", all_seats[3]);
  if (std::ranges::any_of(tiles, &Tile::is_flower)) {
    return fields.fail("hand", "flowers are counted in the field flowers");
  }
  const std::size_t waiting = 13 - 3 * question.hand.melds.size();
  if (tiles.size() != waiting && tiles.size() != waiting + 1) {
    return fields.fail("hand", "has " + std::to_string(tiles.size()) + " tiles instead of " +
                                   std::to_string(waiting) + " or " + std::to_string(waiting + 1));
  }
  std::vector<Tile> all = tiles;
  for (const Meld& meld : question.hand.melds) {
    for (const Tile tile : tiles_of(meld)) all.push_back(tile);
  }
  if (const auto kind = over_four(all)) {
    return fields.fail("hand", "more than four of " + to_text(*kind) + " with the melds");
  }
  question.hand.concealed = TileCounts(tiles);
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

void read_wall(const Fields& fields, Question& question) {
  TileCounts own = question.hand.concealed;
  for (const Meld& meld : question.hand.melds) {
    for (const Tile tile : tiles_of(meld)) own.add(tile);
  }
  std::vector<int> counts;
  if (fields.has("wall")) counts = read_counts(fields, fields.value("wall"));
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int most = 4 - own[kind];
    const int copies = counts.empty() ? most : counts[static_cast<std::size_t>(kind)];
    if (copies > most) {
      return fields.fail("wall", "more than four of " + to_text(Tile::from_index(kind)) + " with the hand");
    }
    question.wall.add(kind, copies);
  }
}

Question read_question(const Fields& fields, Fields::Problem& problem) {
  fields.only({"id", "hand", "melds", "turns", "wall", "round_wind", "seat_wind", "flowers", "config", "src",
               "basis", "expect", "fans_alt", "note"});
  Question question;
  read_hand(fields, question);
  if (problem) return question;
  read_wall(fields, question);
  question.context.round = fields.wind("round_wind");
  question.context.seat = fields.wind("seat_wind");
  question.context.flowers = fields.number("flowers", 0, Tile::flower_kinds, 0);
  question.model.turns = fields.number("turns", 0, 99, 18);
  if (!fields.has("config")) return question;
  if (!fields.value("config").isObject()) {
    fields.fail("config", "must be an object");
    return question;
  }
  const Fields config(fields.value("config").toObject(), "config.", problem);
  config.only({"change", "extra", "hands"});
  if (config.has("change")) question.model.change = config.flag("change");
  question.model.extra = config.number("extra", 0, 3, question.model.extra);
  constexpr int most_hands = 1'000'000;
  const auto usual = static_cast<int>(question.model.most_hands);
  question.model.most_hands = static_cast<std::size_t>(config.number("hands", 1, most_hands, usual));
  return question;
}

// The shortest decimals that mean the float.
std::vector<double> decimals(const std::vector<float>& row) {
  std::vector<double> numbers;
  for (const float number : row) {
    std::array<char, 32> text;
    double& value = numbers.emplace_back();
    std::from_chars(text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr, value);
  }
  return numbers;
}

JsonObject candidate(const Question& question, const DiscardEfficiency& row) {
  TileCounts kept = question.hand.concealed;
  std::optional<std::string> tile;
  if (row.discard) {
    kept.remove(*row.discard);
    tile = to_text(Tile::from_index(*row.discard));
  }
  TileCounts called;
  for (const Meld& meld : question.hand.melds) {
    for (const Tile each : tiles_of(meld)) called.add(each);
  }
  return JsonObject()
      .set("tile", tile)
      .set("shanten", shanten(kept, five_forms, called))
      .set("draws", row.draws)
      .set("win_prob", decimals(row.win))
      .set("ready_prob", decimals(row.ready))
      .set("expected_points", decimals(row.points));
}

LineAnswer value(std::string_view line, const Ruleset& ruleset) {
  const auto parsed = parse_object(line);
  if (const auto* error = std::get_if<FieldError>(&parsed)) return *error;
  Fields::Problem problem;
  const Fields fields(std::get<QJsonObject>(parsed), "", problem);
  const Question question = read_question(fields, problem);
  if (problem) return *problem;

  const auto start = std::chrono::steady_clock::now();
  Efficiency table = efficiency_of(question.hand, question.wall, question.context, ruleset, question.model);
  const auto elapsed = std::chrono::steady_clock::now() - start;
  std::ranges::stable_sort(table.discards, std::ranges::greater{},
                           [](const DiscardEfficiency& row) { return row.points.front(); });

  std::vector<JsonObject> candidates;
  for (const DiscardEfficiency& row : table.discards) candidates.push_back(candidate(question, row));
  JsonObject result;
  if (fields.has("id")) result.set("id", fields.value("id"));
  return result.set("draws", table.draws)
      .set("reach", table.reach)
      .set("exact", table.exact)
      .set("hands", table.hands)
      .set("elapsed_us", std::chrono::duration_cast<std::chrono::microseconds>(elapsed).count())
      .set("candidates", candidates)
      .text();
}

Result<int> run(const Arguments& arguments) {
  const auto ruleset = arguments.rules();
  if (!ruleset) return ruleset.error();
  return answer_lines(arguments, [&](std::string_view line, std::size_t) { return value(line, *ruleset); });
}

}  // namespace

Command value_command() {
  return {
      .name = "value",
      .purpose = "exact chances and points of each hand by discard and turn, opponents ignored",
      .options = {rules_option, in_option, out_option},
      .input = "one JSON object a line; only hand is required",
      .fields = {{"hand", "13 tiles less three a meld, or one more"},
                 {"melds",
                  "[{\"type\":\"chow|pung|kong\",\"tiles\":\"456p\"}], of a concealed kong with "
                  "\"concealed\":true"},
                 {"turns", "own draws, 0 to 99 (18)"},
                 {"wall", "what can be drawn: tiles, 34 digits or 34 counts"},
                 {"round_wind, seat_wind", "E, S, W or N"},
                 {"flowers", "how many, 0 to 8"},
                 {"config", "{\"extra\":1,\"change\":true,\"hands\":100000}: how far to look"},
                 {"id", "comes back"},
                 {"src, basis, expect, fans_alt, note", "are ignored"}},
      .example = "echo '{\"hand\":\"123456789m99p34s1z\",\"turns\":5}' | tingpai-cli value --rules %RULES",
      .run = run,
  };
}

}  // namespace tingpai::cli
