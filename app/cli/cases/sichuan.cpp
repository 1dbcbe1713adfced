#include "app/cli/cases/sichuan.h"

#include "app/cli/lines/names.h"
#include "engine/rules/sichuan/scheme.h"

namespace tingpai::cli {

namespace {

std::optional<Suit> read_suit(const Fields& fields, const char* name) {
  if (!fields.has(name)) return std::nullopt;
  const std::string letter = fields.text(name);
  if (letter == "m") return Suit::characters;
  if (letter == "p") return Suit::dots;
  if (letter == "s") return Suit::bamboo;
  fields.fail(name, "must be m, p or s, not \"" + letter + "\"");
  return std::nullopt;
}

// The schema of the published cases: `hand` holds neither the winning tile nor the melds.
Win read_win(const Fields& fields, const Ruleset& ruleset) {
  fields.only({"id", "void", "hand", "melds", "win", "self_drawn", "after_kong", "shoot_after_kong",
               "rob_kong", "last_tile", "expect", "note"});
  Win win;
  win.void_suit = read_suit(fields, "void");
  const auto hand = fields.tiles("hand");
  win.melds = fields.melds("melds", all_seats[3]);
  win.tile = fields.tile("win");
  win.self_drawn = fields.flag("self_drawn");
  win.replacement = fields.flag("after_kong");
  win.after_kong = fields.flag("shoot_after_kong");
  win.robbing = fields.flag("rob_kong");
  win.last_wall_tile = fields.flag("last_tile");
  win.concealed = counts_of(fields, hand, win.melds, win.tile, scheme::supply(ruleset));
  if (fields.failed()) return win;
  if (win.replacement && !win.self_drawn) fields.fail("after_kong", "needs self_drawn");
  if (win.after_kong && win.self_drawn) fields.fail("shoot_after_kong", "contradicts self_drawn");
  if (win.robbing && win.self_drawn) fields.fail("rob_kong", "contradicts self_drawn");
  return win;
}

// Doublings without what a self-draw adds, which is a matter of payment, and values under three caps.
void score(const Fields& fields, const Ruleset& ruleset, JsonObject& answer) {
  const Win win = read_win(fields, ruleset);
  if (fields.failed()) return;
  sichuan::Rules rules = sichuan::rules_of(ruleset);
  rules.self_draw = sichuan::SelfDraw::plain;
  const auto score = sichuan::score(win, rules);
  answer.set("win", score.has_value());
  if (!score) return;
  JsonObject doublings;
  for (const CountedPattern& pattern : score->patterns) {
    const auto name = sichuan::short_name(static_cast<sichuan::Pattern>(pattern.id.row));
    if (pattern.each > 0) doublings.set(name, pattern.count);
  }
  const auto value = [&](int cap) { return 1 << std::min(score->total, cap); };
  answer.set("fans", doublings)
      .set("fan", score->total)
      .set("value", value(rules.cap))
      .set("value_cap3", value(3))
      .set("value_cap4", value(4))
      .set("value_nocap", 1 << score->total);
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

constexpr std::string_view meld_words =
    "[{\"type\":\"pung|kong\",\"tiles\":\"555p\"}], of a concealed kong with \"concealed\":true";

}  // namespace

const CaseSchema& sichuan_cases() {
  static const CaseSchema schema{
      .unit = "fan",
      .score_fields = {{"hand", "the concealed tiles without the winning one"},
                       {"win", "the winning tile"},
                       {"melds", meld_words},
                       {"void", "the suit given up: m, p or s"},
                       {"self_drawn", "true: drawn, not claimed"},
                       {"after_kong", "true: drawn to replace a tile of a kong"},
                       {"shoot_after_kong", "true: discarded by a player who had just declared a kong"},
                       {"rob_kong", "true: the tile was being added to a pung"},
                       {"last_tile", "true: the last tile of the wall, or discarded after it"},
                       {"id", "comes back"},
                       {"expect", "for --check: the fields of the answer"},
                       {"note", "is ignored"}},
      .score = score,
      .agrees = has_all,
      .value_fields = {{"hand", "13 tiles less three a meld, or one more"},
                       {"melds", meld_words},
                       {"turns", "own draws, 0 to 99 (18)"},
                       {"wall", "what can be drawn: tiles, 34 digits or 34 counts"},
                       {"config", "{\"extra\":1,\"change\":true,\"hands\":100000}: how far to look"},
                       {"id", "comes back"},
                       {"expect, note", "are ignored"}},
      .question = question};
  return schema;
}

}  // namespace tingpai::cli
