// tingpai-cli score: what a winning hand is worth, and --check against what a case expects.
#include <QJsonArray>
#include <algorithm>

#include "app/cli/commands.h"
#include "app/cli/lines/fields.h"
#include "app/cli/lines/json.h"
#include "app/cli/lines/names.h"
#include "engine/rules/scheme.h"

namespace tingpai::cli {

namespace {

// How a tile was won rules out how else it could have been.
void check_flags(const Fields& fields, const Win& win) {
  const bool kong = std::ranges::any_of(win.melds, [](const Meld& meld) { return is_kong(meld.type); });
  const int hidden = win.concealed[win.tile];
  std::ptrdiff_t own = hidden;
  for (const Meld& meld : win.melds) own += std::ranges::count(tiles_of(meld), win.tile);
  if (win.robbing && win.self_drawn) fields.fail("robbing", "contradicts self_drawn");
  if (win.robbing && win.last_wall_tile)
    fields.fail("robbing", "contradicts wall_last: no kong follows the last draw");
  if (win.robbing && own > 0)
    fields.fail("robbing",
                "the kong needs all four of " + to_text(win.tile) + ", and the winner has another");
  if (win.replacement && !win.self_drawn) fields.fail("replacement", "needs self_drawn");
  if (win.replacement && !kong) fields.fail("replacement", "needs a kong among the melds");
  if (win.last_of_kind && hidden > 0)
    fields.fail("last_tile", "another " + to_text(win.tile) + " is hidden in the hand");
}

// The schema of the published cases: `hand` holds neither the winning tile nor the melds.
Win read_win(const Fields& fields) {
  fields.only({"id", "hand", "melds", "win", "self_drawn", "last_tile", "replacement", "robbing", "wall_last",
               "round", "seat", "flowers", "src", "basis", "expect", "fans_alt", "note"});
  Win win;
  const auto hand = fields.tiles("hand");
  win.melds = fields.melds("melds", all_seats[3]);
  win.tile = fields.tile("win");
  win.self_drawn = fields.flag("self_drawn");
  win.last_of_kind = fields.flag("last_tile");
  win.replacement = fields.flag("replacement");
  win.robbing = fields.flag("robbing");
  win.last_wall_tile = fields.flag("wall_last");
  win.round = fields.wind("round");
  win.seat = fields.wind("seat");
  win.flowers = fields.number("flowers", 0, Tile::flower_kinds, 0);

  if (std::any_of(hand.begin(), hand.end(), [](Tile tile) { return tile.is_flower(); })) {
    fields.fail("hand", "flowers are counted in the field flowers");
    return win;
  }
  const std::size_t expected = 13 - 3 * win.melds.size();
  if (hand.size() != expected) {
    fields.fail("hand",
                "has " + std::to_string(hand.size()) + " tiles instead of " + std::to_string(expected));
    return win;
  }
  std::vector<Tile> all = hand;
  all.push_back(win.tile);
  for (const Meld& meld : win.melds) {
    for (const Tile tile : tiles_of(meld)) all.push_back(tile);
  }
  if (const auto kind = over_four(all)) {
    fields.fail("hand", "more than four of " + to_text(*kind) + " with the winning tile and the melds");
    return win;
  }
  win.concealed = TileCounts(hand);
  check_flags(fields, win);
  return win;
}

void set_score(JsonObject& object, const std::optional<Score>& score) {
  object.set("win", score.has_value())
      .set("total", score ? score->total : 0)
      .set("base", score ? score->base : 0)
      .set("legal", score && score->legal)
      .set("fans", score ? fans_by_name(score->patterns) : JsonObject());
}

// Every field that the case expects must be there, the list of fans in one of its accepted forms.
bool agrees(const QJsonObject& expected, const QJsonObject& got) {
  for (auto field = expected.begin(); field != expected.end(); ++field) {
    if (field.key() == QLatin1String("fans_alt")) continue;
    if (got.value(field.key()) == field.value()) continue;
    if (field.key() != QLatin1String("fans")) return false;
    if (!expected.value("fans_alt").toArray().contains(got.value("fans"))) return false;
  }
  return true;
}

class Scorer {
 public:
  Scorer(const Ruleset& ruleset, bool check) : ruleset_(ruleset), check_(check) {}

  LineAnswer answer(std::string_view line) {
    ++cases_;
    const auto parsed = parse_object(line);
    if (const auto* error = std::get_if<FieldError>(&parsed)) return *error;
    const auto& object = std::get<QJsonObject>(parsed);
    Fields::Problem problem;
    const Fields fields(object, "", problem);
    const Win win = read_win(fields);
    if (check_ && !fields.value("expect").isObject()) fields.fail("expect", "is missing");
    if (problem) return *problem;

    const auto score = scheme::score(ruleset_, win);
    JsonObject result;
    if (!check_) result.set("id", fields.value("id"));
    set_score(result, score);
    return check_ ? compare(fields, result) : result.text();
  }

  int summarise(Output& out, std::size_t bad) const {
    if (!check_) return bad > 0 ? 1 : 0;
    out.write(std::to_string(cases_) + " cases, " + std::to_string(wrong_ + bad) + " wrong\n");
    return wrong_ + bad > 0 ? 1 : 0;
  }

 private:
  std::string compare(const Fields& fields, const JsonObject& result) {
    const QJsonValue expected = fields.value("expect");
    if (agrees(expected.toObject(), std::get<QJsonObject>(parse_object(result.text())))) return {};
    ++wrong_;
    return JsonObject()
        .set("wrong", fields.value("id"))
        .set("line", cases_)
        .set("expect", expected)
        .set("got", result)
        .text();
  }

  Ruleset ruleset_;
  bool check_;
  std::size_t cases_ = 0;
  std::size_t wrong_ = 0;
};

Result<int> run(const Arguments& arguments) {
  const auto rules = arguments.rules();
  if (!rules) return rules.error();
  Scorer scorer(*rules, arguments.has("--check"));
  return answer_lines(
      arguments, [&](std::string_view line, std::size_t) { return scorer.answer(line); },
      [&](Output& out, std::size_t bad) { return scorer.summarise(out, bad); });
}

}  // namespace

Command score_command() {
  return {
      .name = "score",
      .purpose = "what each winning hand is worth",
      .options = {rules_option,
                  {"--check", "", "compares with what the cases expect, and prints only what differs"},
                  in_option,
                  out_option},
      .input = "one JSON object a line; only hand and win are required",
      .fields = {{"hand", "the concealed tiles without the winning one"},
                 {"win", "the winning tile"},
                 {"melds",
                  "[{\"type\":\"chow|pung|kong\",\"tiles\":\"456p\"}], of a concealed kong with "
                  "\"concealed\":true"},
                 {"self_drawn", "true: drawn, not claimed"},
                 {"last_tile", "true: the three others are visible to all"},
                 {"replacement", "true: drawn to replace a tile of a kong"},
                 {"robbing", "true: the tile was being added to a pung"},
                 {"wall_last", "true: the last tile of the wall, or discarded after it"},
                 {"round, seat", "winds, E S W or N"},
                 {"flowers", "how many, 0 to 8"},
                 {"id", "comes back"},
                 {"expect", "for --check: the fields of the answer"},
                 {"src, basis, fans_alt, note", "are ignored"}},
      .example =
          "echo '{\"hand\":\"123456789m99p34s\",\"win\":\"5s\",\"self_drawn\":true}' | tingpai-cli score "
          "--rules %RULES",
      .run = run,
  };
}

}  // namespace tingpai::cli
