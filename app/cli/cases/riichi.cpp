#include "app/cli/cases/riichi.h"

#include <QJsonArray>
#include <algorithm>
#include <array>

#include "app/cli/cases/riichi_fields.h"
#include "app/cli/cases/riichi_value.h"
#include "app/cli/lines/names.h"
#include "engine/rules/riichi/scheme.h"

namespace tingpai::cli {

namespace {

void check_flags(const Fields& fields, const Win& win) {
  if (win.replacement && !win.self_drawn) fields.fail("rinshan", "needs tsumo");
  if (win.robbing && win.self_drawn) fields.fail("chankan", "contradicts tsumo");
  if (win.first_turn && !win.self_drawn) fields.fail("tenhou", "needs tsumo");
  if (win.ippatsu && !win.riichi) fields.fail("ippatsu", "needs riichi");
  if (win.riichi && !is_closed(win.melds)) fields.fail("riichi", "needs a closed hand");
}

// The schema of the published cases: `hand` holds neither the winning tile nor the melds.
Win read_win(const Fields& fields, const Ruleset& ruleset) {
  fields.only({"id",         "src",     "hand",     "melds",   "win",    "tsumo",   "round_wind",
               "seat_wind",  "riichi",  "ippatsu",  "haitei",  "houtei", "rinshan", "chankan",
               "tenhou",     "chiihou", "dora_ind", "ura_ind", "honba",  "sticks",  "loser",
               "nth_winner", "pao",     "expect",   "note"});
  Win win;
  const auto hand = fields.tiles("hand");
  win.melds = read_riichi_melds(fields);
  win.tile = fields.tile("win");
  win.self_drawn = fields.flag("tsumo");
  win.round = fields.wind("round_wind");
  win.seat = fields.wind("seat_wind");
  const int declared = fields.number("riichi", 0, 2, 0);
  win.riichi = declared > 0;
  win.double_riichi = declared == 2;
  win.ippatsu = fields.flag("ippatsu");
  win.last_wall_tile = fields.flag("haitei") || fields.flag("houtei");
  win.replacement = fields.flag("rinshan");
  win.robbing = fields.flag("chankan");
  win.first_turn = fields.flag("tenhou") || fields.flag("chiihou");
  read_turned_tiles(fields, "dora_ind", win.indicators);
  read_turned_tiles(fields, "ura_ind", win.under);
  win.concealed = counts_of(fields, hand, win.melds, win.tile, scheme::supply(ruleset));
  for (const Tile tile : hand) win.reds.add(tile);
  if (!fields.failed()) check_flags(fields, win);
  return win;
}

std::optional<Seat> read_seat(const Fields& fields, const char* name) {
  if (!fields.has(name) || fields.is_null(name)) return std::nullopt;
  return all_seats[static_cast<std::size_t>(fields.wind(name))];
}

// Seats by their winds.
Sides read_sides(const Fields& fields, const Win& win) {
  Sides sides{.winner = all_seats[static_cast<std::size_t>(win.seat)], .from = read_seat(fields, "loser")};
  sides.liable = read_seat(fields, "pao");
  sides.honba = fields.number("honba", 0, 99, 0);
  sides.sticks = fields.number("sticks", 0, 99, 0);
  sides.place = fields.number("nth_winner", 1, 3, 1) - 1;
  if (!fields.failed() && sides.from.has_value() == win.self_drawn)
    fields.fail("loser", win.self_drawn ? "contradicts tsumo" : "is missing");
  if (!fields.failed() && sides.from == sides.winner) fields.fail("loser", "is the winner");
  return sides;
}

constexpr std::array<std::string_view, 6> limit_names{"none",   "mangan",    "haneman",
                                                      "baiman", "sanbaiman", "yakuman"};

std::string yaku_json(const Score& score) {
  std::string rows;
  for (const CountedPattern& one : score.patterns) {
    const auto pattern = static_cast<riichi::Pattern>(one.id.row);
    const std::string amount =
        riichi::is_yakuman(pattern) ? "\"yakuman\"" : std::to_string(one.each * one.count);
    rows += (rows.empty() ? "[" : ",[") + to_json(riichi::short_name(pattern)) + "," + amount + "]";
  }
  return "[" + rows + "]";
}

void score(const Fields& given, const Ruleset& ruleset, JsonObject& answer) {
  const Fields fields = given.with_red_fives();
  const Win win = read_win(fields, ruleset);
  if (fields.failed()) return;
  const Sides sides = read_sides(fields, win);
  if (fields.failed()) return;
  const riichi::Rules& rules = riichi::rules_of(ruleset);
  const auto score = riichi::score(win, rules);
  answer.set("win", score && score->legal);
  if (!score || !score->legal) {
    answer.set("error", score ? "no_yaku" : "no_win");
    return;
  }
  const bool yakuman = score->yakuman > 0;
  answer.set("han", yakuman ? std::nullopt : std::optional(score->total))
      .set("fu", yakuman ? std::nullopt : std::optional(score->fu))
      .set("yakuman", score->yakuman)
      .set("limit", limit_names.at(static_cast<std::size_t>(riichi::limit_of(*score, rules))))
      .set("points", score->worth);
  const Payments payments = riichi::win_payments(*score, sides, rules);
  answer.set("deltas", std::vector<Points>(payments.begin(), payments.end()))
      .set_json("yaku", yaku_json(*score));
  if (!yakuman) return;
  riichi::Rules doubled = rules;
  doubled.double_yakuman = true;
  const auto other = riichi::score(win, doubled);
  answer.set("yakuman_if_double", other->yakuman).set("points_if_double", other->worth);
}

// The list of yaku in any order, all else as expected.
bool agrees(const QJsonObject& expected, const QJsonObject& answer) {
  for (auto field = expected.begin(); field != expected.end(); ++field) {
    const QJsonValue told = answer.value(field.key());
    if (told == field.value()) continue;
    if (field.key() != QLatin1String("yaku")) return false;
    const QJsonArray wanted = field.value().toArray();
    const QJsonArray yaku = told.toArray();
    if (wanted.size() != yaku.size()) return false;
    if (!std::ranges::all_of(wanted, [&](const QJsonValue& one) { return yaku.contains(one); })) return false;
  }
  return true;
}

constexpr std::string_view meld_words =
    "[{\"type\":\"chi|pon|daiminkan|kakan|ankan\",\"tiles\":\"406p\",\"from\":\"left\"}]";

}  // namespace

const CaseSchema& riichi_cases() {
  static const CaseSchema schema{
      .unit = "han",
      .whole_games = true,
      .score_fields = {{"hand", "the concealed tiles without the winning one; 0m 0p 0s are red fives"},
                       {"win", "the winning tile"},
                       {"melds", meld_words},
                       {"tsumo", "true: drawn, not claimed"},
                       {"round_wind, seat_wind", "E, S, W or N; East deals"},
                       {"riichi", "0: not declared, 1, or 2 for a double riichi"},
                       {"ippatsu, haitei, houtei, rinshan, chankan, tenhou, chiihou", "true: it was won so"},
                       {"dora_ind, ura_ind", "indicators, a list of tiles each"},
                       {"honba, sticks", "how many; sticks with the winner's own"},
                       {"loser", "the wind of the discarder"},
                       {"nth_winner", "2 or 3: another won on the tile before"},
                       {"pao", "the wind of who is liable"},
                       {"id", "comes back"},
                       {"expect", "for --check: the fields of the answer"},
                       {"src, note", "are ignored"}},
      .score = score,
      .agrees = agrees,
      .value_fields = riichi_value_fields(),
      .question = riichi_question,
      .compare = compare_riichi_tables};
  return schema;
}

}  // namespace tingpai::cli
