#include "app/cli/cases/hongzhong.h"

#include "app/cli/lines/names.h"
#include "engine/rules/hongzhong/scheme.h"

namespace tingpai::cli {

namespace {

// Under these rules only what is concealed matters: declared sets are counted, not named.
Win read_win(const Fields& fields, const Ruleset& ruleset) {
  fields.only({"id", "open_sets", "tiles", "wilds", "bonus", "expect", "note"});
  Win win;
  const int open_sets = fields.number("open_sets", 0, 4, 0);
  const auto tiles = fields.tiles("tiles");
  const int wilds = fields.number("wilds", 0, 4, 0);
  std::vector<Tile> bonus;
  if (fields.has("bonus")) bonus = fields.tiles("bonus");
  if (bonus.size() > TurnedTiles::capacity()) fields.fail("bonus", "at most ten tiles are turned over");
  if (fields.failed()) return win;
  win.under = TurnedTiles(bonus);
  const int expected = 14 - 3 * open_sets;
  if (static_cast<int>(tiles.size()) + wilds != expected) {
    fields.fail("tiles", std::to_string(expected) + " tiles, the wild ones included, stand beside " +
                             std::to_string(open_sets) + " declared sets, not " +
                             std::to_string(static_cast<int>(tiles.size()) + wilds));
    return win;
  }
  for (const Tile tile : tiles) {
    if (!tile.is_suited()) {
      fields.fail("tiles", to_text(tile) + " is no tile of the suits; red dragons are counted in wilds");
      return win;
    }
  }
  if (const auto kind = beyond(tiles, scheme::supply(ruleset))) {
    fields.fail("tiles", too_many(*kind, scheme::supply(ruleset)));
    return win;
  }
  win.self_drawn = true;
  win.concealed = TileCounts(tiles);
  win.concealed.add(hongzhong::wild, wilds);
  win.tile = win.concealed.tiles().back();
  win.concealed.remove(win.tile);
  for (int i = 0; i < open_sets; ++i) win.melds.push_back({});
  return win;
}

void score(const Fields& fields, const Ruleset& ruleset, JsonObject& answer) {
  const Win win = read_win(fields, ruleset);
  if (fields.failed()) return;
  hongzhong::Rules rules = hongzhong::rules_of(ruleset);
  const auto score = hongzhong::score(win, rules);
  const auto way = hongzhong::way_of(win, rules);
  rules.seven_pairs = rules.four_reds = false;
  const auto without_pairs = hongzhong::way_of(win, rules);
  answer.set("win", score.has_value())
      .set("standard", without_pairs.has_value())
      .set("seven_pairs", way == hongzhong::Pattern::seven_pairs)
      .set("total", score ? score->total : 0)
      .set("from_each", score ? score->worth : 0);
}

ValueQuestion question(const Fields& fields, const Ruleset& ruleset) {
  fields.only({"id", "hand", "melds", "turns", "wall", "config", "expect", "note"});
  ValueQuestion question;
  question.ruleset = ruleset;
  question.start.hand = read_held_hand(fields, fields.melds("melds", all_seats[3]), scheme::supply(ruleset));
  if (fields.failed()) return question;
  question.start.wall = read_wall(fields, question.start.hand, scheme::supply(ruleset));
  question.model = read_model(fields);
  return question;
}

}  // namespace

const CaseSchema& hongzhong_cases() {
  static const CaseSchema schema{
      .unit = "hits",
      .score_fields = {{"tiles", "the concealed tiles of the suits, the winning one included"},
                       {"wilds", "red dragons in the hand, 0 to 4 (0)"},
                       {"open_sets", "declared sets, 0 to 4 (0)"},
                       {"bonus", "the tiles turned over for the win"},
                       {"id", "comes back"},
                       {"expect", "for --check: the fields of the answer"},
                       {"note", "is ignored"}},
      .score = score,
      .agrees = has_all,
      .value_fields = {{"hand", "13 tiles less three a meld, or one more; red dragons are 7z"},
                       {"melds",
                        "[{\"type\":\"pung|kong\",\"tiles\":\"555p\"}], of a concealed kong with "
                        "\"concealed\":true"},
                       {"turns", "own draws, 0 to 99 (18)"},
                       {"wall", "what can be drawn: tiles, 34 digits or 34 counts"},
                       {"config", "{\"extra\":1,\"change\":true,\"hands\":100000}: how far to look"},
                       {"id", "comes back"},
                       {"expect, note", "are ignored"}},
      .question = question};
  return schema;
}

}  // namespace tingpai::cli
