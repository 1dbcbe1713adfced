#include "app/cli/cases/mcr.h"

#include <QJsonArray>
#include <algorithm>

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
Win read_win(const Fields& fields, const Ruleset& ruleset) {
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
  win.concealed = counts_of(fields, hand, win.melds, win.tile, scheme::supply(ruleset));
  if (!fields.failed()) check_flags(fields, win);
  return win;
}

void score(const Fields& fields, const Ruleset& ruleset, JsonObject& answer) {
  const Win win = read_win(fields, ruleset);
  if (fields.failed()) return;
  const auto score = scheme::score(ruleset, win);
  answer.set("win", score.has_value())
      .set("total", score ? score->total : 0)
      .set("base", score ? score->base : 0)
      .set("legal", score && score->legal)
      .set("fans", score ? patterns_by_name(score->patterns) : JsonObject());
}

// Every field that the case expects must be there, the list of fans in one of its accepted forms.
bool agrees(const QJsonObject& expected, const QJsonObject& answer) {
  for (auto field = expected.begin(); field != expected.end(); ++field) {
    if (field.key() == QLatin1String("fans_alt")) continue;
    if (answer.value(field.key()) == field.value()) continue;
    if (field.key() != QLatin1String("fans")) return false;
    if (!expected.value("fans_alt").toArray().contains(answer.value("fans"))) return false;
  }
  return true;
}

ValueQuestion question(const Fields& fields, const Ruleset& ruleset) {
  fields.only({"id", "hand", "melds", "turns", "wall", "round_wind", "seat_wind", "flowers", "config", "src",
               "basis", "expect", "fans_alt", "note"});
  ValueQuestion question;
  question.ruleset = ruleset;
  question.start.hand = read_held_hand(fields, fields.melds("melds", all_seats[3]), scheme::supply(ruleset));
  if (fields.failed()) return question;
  question.start.wall = read_wall(fields, question.start.hand, scheme::supply(ruleset));
  question.start.context.round = fields.wind("round_wind");
  question.start.context.seat = fields.wind("seat_wind");
  question.start.context.flowers = fields.number("flowers", 0, Tile::flower_kinds, 0);
  question.model = read_model(fields);
  return question;
}

constexpr std::string_view meld_words =
    "[{\"type\":\"chow|pung|kong\",\"tiles\":\"456p\"}], of a concealed kong with \"concealed\":true";

}  // namespace

const CaseSchema& mcr_cases() {
  static const CaseSchema schema{
      .unit = "fan",
      .score_fields = {{"hand", "the concealed tiles without the winning one"},
                       {"win", "the winning tile"},
                       {"melds", meld_words},
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
      .score = score,
      .agrees = agrees,
      .value_fields = {{"hand", "13 tiles less three a meld, or one more"},
                       {"melds", meld_words},
                       {"turns", "own draws, 0 to 99 (18)"},
                       {"wall", "what can be drawn: tiles, 34 digits or 34 counts"},
                       {"round_wind, seat_wind", "E, S, W or N"},
                       {"flowers", "how many, 0 to 8"},
                       {"config", "{\"extra\":1,\"change\":true,\"hands\":100000}: how far to look"},
                       {"id", "comes back"},
                       {"src, basis, expect, fans_alt, note", "are ignored"}},
      .question = question};
  return schema;
}

}  // namespace tingpai::cli
