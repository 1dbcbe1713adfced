#include "app/text/riichi_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>

#include "app/text/names.h"
#include "engine/rules/riichi/scheme.h"

namespace tingpai::app {
namespace {

struct RiichiText {
  Q_DECLARE_TR_FUNCTIONS(RiichiWords)
};

struct PatternText {
  QString (*name)();
  QString (*sentence)();
  const char* example;  // see parse_example
};

// In the order of riichi::Pattern. A test scores the examples.
constexpr std::array<PatternText, riichi::pattern_count> texts{{
    {[] { return RiichiText::tr("Riichi"); },
     [] { return RiichiText::tr("Declared with a closed hand that was one tile away."); },
     "234m 567m 99m 345p 78s +9s riichi"},
    {[] { return RiichiText::tr("Double Riichi"); },
     [] { return RiichiText::tr("Riichi with the very first discard, before any call."); },
     "234m 567m 99m 345p 78s +9s double"},
    {[] { return RiichiText::tr("Ippatsu"); },
     [] { return RiichiText::tr("A win within a turn of riichi, with no call in between."); },
     "234m 567m 99m 345p 78s +9s riichi ippatsu"},
    {[] { return RiichiText::tr("Closed Self-Draw"); },
     [] { return RiichiText::tr("A self-draw with nothing called."); }, "234m 567m 99m 345p 78s +9s drawn"},
    {[] { return RiichiText::tr("Pinfu"); },
     [] {
       return RiichiText::tr(
           "Closed: four chows, a pair that scores nothing, and a wait at both ends of a chow.");
     },
     "234m 567m 99m 345p 78s +9s"},
    {[] { return RiichiText::tr("All Simples"); },
     [] { return RiichiText::tr("No terminals and no honours."); }, "[234m] 567m 88m 345p 67s +8s"},
    {[] { return RiichiText::tr("Double Chow"); },
     [] { return RiichiText::tr("Closed, with the same chow twice."); }, "234m 234m 99m 345p 79s +8s"},
    {[] { return RiichiText::tr("White Dragon"); }, [] { return RiichiText::tr("A pung of white dragons."); },
     "[555z] 567m 99m 345p 78s +9s"},
    {[] { return RiichiText::tr("Green Dragon"); }, [] { return RiichiText::tr("A pung of green dragons."); },
     "[666z] 567m 99m 345p 78s +9s"},
    {[] { return RiichiText::tr("Red Dragon"); }, [] { return RiichiText::tr("A pung of red dragons."); },
     "[777z] 567m 99m 345p 78s +9s"},
    {[] { return RiichiText::tr("Seat Wind"); }, [] { return RiichiText::tr("A pung of your own wind."); },
     "[222z] 567m 99m 345p 78s +9s seat:S"},
    {[] { return RiichiText::tr("Round Wind"); },
     [] { return RiichiText::tr("A pung of the round's wind."); }, "[111z] 567m 99m 345p 78s +9s seat:S"},
    {[] { return RiichiText::tr("After a Kong"); },
     [] { return RiichiText::tr("A self-draw on the tile that replaces a kong's."); },
     "[2222m] 567m 99m 345p 78s +9s drawn replacement"},
    {[] { return RiichiText::tr("Robbing a Kong"); },
     [] { return RiichiText::tr("A win on the tile that another player adds to a pung."); },
     "[222m] 567m 99m 345p 78s +9s robbing"},
    {[] { return RiichiText::tr("Last Tile Drawn"); },
     [] { return RiichiText::tr("A self-draw on the last tile of the wall."); },
     "[222m] 567m 99m 345p 78s +9s drawn wall"},
    {[] { return RiichiText::tr("Last Discard"); },
     [] { return RiichiText::tr("A win on the discard after the last draw."); },
     "[222m] 567m 99m 345p 78s +9s wall"},
    {[] { return RiichiText::tr("Seven Pairs"); },
     [] { return RiichiText::tr("Seven different pairs, closed; always 25 fu."); },
     "1133m 2255p 88s 11z 7z +7z"},
    {[] { return RiichiText::tr("Mixed Triple Chow"); },
     [] { return RiichiText::tr("The same chow in all three suits."); }, "[234m] 234p 234s 99m 78s +9s"},
    {[] { return RiichiText::tr("Pure Straight"); },
     [] { return RiichiText::tr("123, 456 and 789 in one suit."); }, "[123m] 456m 789m 99p 78s +9s"},
    {[] { return RiichiText::tr("Half Outside Hand"); },
     [] { return RiichiText::tr("A terminal or an honour in every set and in the pair."); },
     "[123m] 789m 999p 11z 78s +9s"},
    {[] { return RiichiText::tr("All Pungs"); },
     [] { return RiichiText::tr("Four pungs or kongs, and a pair."); }, "[222m] [555p] 888s 33z 99s +9s"},
    {[] { return RiichiText::tr("Three Concealed Pungs"); },
     [] { return RiichiText::tr("Three pungs or kongs without a call."); }, "222m 555p 888s 33z 78s +9s"},
    {[] { return RiichiText::tr("Triple Pung"); },
     [] { return RiichiText::tr("The same pung in all three suits."); }, "[555m] [555p] 555s 33z 78s +9s"},
    {[] { return RiichiText::tr("Three Kongs"); },
     [] { return RiichiText::tr("Three kongs, open or concealed."); }, "[2222m] [5555p] [8888s] 33z 78s +9s"},
    {[] { return RiichiText::tr("All Terminals and Honours"); },
     [] { return RiichiText::tr("Only ones, nines and honours."); }, "[111m] [999p] 999s 33z 11s +1s"},
    {[] { return RiichiText::tr("Little Three Dragons"); },
     [] { return RiichiText::tr("Pungs of two dragons and a pair of the third."); },
     "[555z] 666z 77z 345p 78s +9s"},
    {[] { return RiichiText::tr("Two Double Chows"); },
     [] { return RiichiText::tr("Closed, with two chows twice each."); }, "223344m 77889p 55s +9p"},
    {[] { return RiichiText::tr("Full Outside Hand"); },
     [] { return RiichiText::tr("A terminal in every set and in the pair."); },
     "[123m] 789m 999p 11p 78s +9s"},
    {[] { return RiichiText::tr("Half Flush"); }, [] { return RiichiText::tr("One suit and honours."); },
     "[234m] 567m 99m 111z 78m +9m"},
    {[] { return RiichiText::tr("Full Flush"); }, [] { return RiichiText::tr("One suit alone."); },
     "[234m] 567m 99m 345m 78m +9m"},
    {[] { return RiichiText::tr("Thirteen Orphans"); },
     [] { return RiichiText::tr("Every terminal and honour, and one of them twice."); },
     "19m 19p 199s 123456z +7z"},
    {[] { return RiichiText::tr("Thirteen-Way Orphans"); },
     [] { return RiichiText::tr("Thirteen orphans that any of the thirteen would have completed."); },
     "19m 19p 19s 1234567z +7z"},
    {[] { return RiichiText::tr("Four Concealed Pungs"); },
     [] { return RiichiText::tr("Four pungs or kongs without a call."); },
     "222m 555p 888s 33z 99s +9s drawn"},
    {[] { return RiichiText::tr("Four Concealed Pungs on the Pair"); },
     [] { return RiichiText::tr("Four concealed pungs, with the pair completed last."); },
     "222m 555p 888s 999s 3z +3z"},
    {[] { return RiichiText::tr("Big Three Dragons"); },
     [] { return RiichiText::tr("Pungs of all three dragons."); }, "[555z] [666z] 777z 99m 78s +9s"},
    {[] { return RiichiText::tr("Little Four Winds"); },
     [] { return RiichiText::tr("Pungs of three winds and a pair of the fourth."); },
     "[111z] [222z] 333z 44z 78s +9s"},
    {[] { return RiichiText::tr("Big Four Winds"); },
     [] { return RiichiText::tr("Pungs of all four winds."); }, "[111z] [222z] [333z] 444z 9s +9s"},
    {[] { return RiichiText::tr("All Honours"); }, [] { return RiichiText::tr("Winds and dragons alone."); },
     "[111z] [222z] 666z 55z 77z +7z"},
    {[] { return RiichiText::tr("All Green"); },
     [] { return RiichiText::tr("Only 2, 3, 4, 6 and 8 of bamboo and the green dragon."); },
     "[234s] 234s 666s 88s 66z +6z"},
    {[] { return RiichiText::tr("All Terminals"); }, [] { return RiichiText::tr("Ones and nines alone."); },
     "[111m] [999m] 111p 99p 11s +1s"},
    {[] { return RiichiText::tr("Nine Gates"); },
     [] { return RiichiText::tr("Closed, in one suit: 1112345678999 and one more of it."); },
     "1112345567899m +9m"},
    {[] { return RiichiText::tr("Pure Nine Gates"); },
     [] { return RiichiText::tr("Nine gates that any tile of the suit would have completed."); },
     "1112345678999m +5m"},
    {[] { return RiichiText::tr("Four Kongs"); }, [] { return RiichiText::tr("Four kongs and a pair."); },
     "[2222m] [5555p] [8888s] (9999m) 3z +3z"},
    {[] { return RiichiText::tr("Blessing of Heaven"); },
     [] { return RiichiText::tr("The dealer wins on the first draw."); },
     "234m 567m 99m 345p 78s +9s drawn first"},
    {[] { return RiichiText::tr("Blessing of Earth"); },
     [] { return RiichiText::tr("Another player wins on the first draw, before any call."); },
     "234m 567m 99m 345p 78s +9s drawn first seat:S"},
    {[] { return RiichiText::tr("Dora"); },
     [] { return RiichiText::tr("Each tile that an indicator points to. It counts only beside a yaku."); },
     "[234m] 567m 88m 345p 67s +8s dora:7m"},
    {[] { return RiichiText::tr("Ura Dora"); },
     [] { return RiichiText::tr("Dora under the indicators, for a win with riichi."); },
     "234m 567m 99m 345p 78s +9s riichi under:8m"},
    {[] { return RiichiText::tr("Red Fives"); },
     [] { return RiichiText::tr("Each red five. It counts only beside a yaku."); },
     "[234m] 067m 88m 345p 67s +8s"},
}};

const PatternText& text_of(PatternId id) { return texts.at(id.row); }

QString name() { return RiichiText::tr("Riichi"); }
QString variant(const Ruleset& ruleset) {
  const riichi::Rules& rules = riichi::rules_of(ruleset);
  if (rules.red_fives == 0) return QStringLiteral("EMA");
  if (!rules.double_yakuman) return QStringLiteral("Tenhou");
  return rules.triple_ron ? QStringLiteral("Mahjong Soul") : QStringLiteral("mjai");
}
QString pitch(const Ruleset&) {
  return RiichiText::tr("Declare that you are ready, and mind what you have discarded.");
}
QString facts(const Ruleset& ruleset) {
  return riichi::rules_of(ruleset).red_fives > 0 ? RiichiText::tr("136 tiles · three red fives")
                                                 : RiichiText::tr("136 tiles · no red fives");
}

QString pattern(PatternId id) { return text_of(id).name(); }
QString sentence(PatternId id) { return text_of(id).sentence(); }
const char* example(PatternId id) { return text_of(id).example; }
QString patterns() { return RiichiText::tr("Yaku"); }
QString pattern_number(int n) { return RiichiText::tr("%n yaku", nullptr, n); }
QString made() { return RiichiText::tr("Yaku of your wins"); }

QString limit(const Score& score) {
  // The limits do not depend on the options but for rare ones, which are told by their points.
  switch (riichi::limit_of(score, riichi::Rules())) {
    case riichi::Limit::mangan:
      return RiichiText::tr("Mangan");
    case riichi::Limit::haneman:
      return RiichiText::tr("Haneman");
    case riichi::Limit::baiman:
      return RiichiText::tr("Baiman");
    case riichi::Limit::sanbaiman:
      return RiichiText::tr("Sanbaiman");
    case riichi::Limit::yakuman:
      return RiichiText::tr("Yakuman");
    case riichi::Limit::none:
      break;
  }
  return {};
}

QString points(const Score& score) { return names::number(score.worth); }
QString han_and_fu(const Score& score) {
  if (score.yakuman > 0) return limit(score);
  const QString han = RiichiText::tr("%1 han %2 fu").arg(score.total).arg(score.fu);
  const QString above = limit(score);
  //: a limit and what reached it: "Mangan, 4 han 40 fu"
  return above.isEmpty() ? han : RiichiText::tr("%1, %2").arg(above, han);
}
QString unit(const Score& score) {
  //: after the points of a hand: han and fu
  return RiichiText::tr("points: %1").arg(han_and_fu(score));
}
QString amount(const CountedPattern& counted) {
  if (riichi::is_yakuman(static_cast<riichi::Pattern>(counted.id.row))) return RiichiText::tr("Yakuman");
  return QString::number(counted.each * counted.count);
}
QString spoken(const CountedPattern& counted) {
  if (riichi::is_yakuman(static_cast<riichi::Pattern>(counted.id.row)))
    return RiichiText::tr("%1, yakuman").arg(pattern(counted.id));
  return RiichiText::tr("%1, %2 han").arg(pattern(counted.id)).arg(counted.each * counted.count);
}
QString total(const Score& score) { return points(score); }
QString offered(const Score&) { return {}; }
QString mean(double count) { return RiichiText::tr("%1 han").arg(QLocale().toString(count, 'f', 1)); }
QString mean_caption() { return RiichiText::tr("Han a win"); }
QString headline(const Score& score) {
  const QString above = limit(score);
  return above.isEmpty() && !score.patterns.empty() ? pattern(score.patterns.front().id) : above;
}

// Of so many turns to deal: a dealer who wins keeps the deal.
QString length(int hands) {
  constexpr int minutes_a_deal = 5;
  const QString minutes = QString::number(hands * minutes_a_deal);
  switch (hands) {
    case 4:
      return RiichiText::tr("East · %1 min").arg(minutes);
    case 8:
      return RiichiText::tr("East and south · %1 min").arg(minutes);
    case 16:
      return RiichiText::tr("All four winds · %1 min").arg(minutes);
    default:
      return RiichiText::tr("%n deal(s) · %1 min", nullptr, hands).arg(minutes);
  }
}

int deal(const PublicState& table) {
  return (table.dealer().index() - table.first_dealer.index() + 4) % 4 + 1;
}
QString hand_title(const PublicState& table) {
  //: a round's wind, the number of its deal: "East 2"
  const QString title = RiichiText::tr("%1 %2").arg(names::wind(table.round)).arg(deal(table));
  if (table.honba == 0) return title;
  return RiichiText::tr("%1, %2 honba").arg(title).arg(table.honba);
}
QList<CentreLine> centre(const PublicState& table) {
  QList<CentreLine> lines{{{}, RiichiText::tr("%1 %2").arg(names::wind(table.round)).arg(deal(table))}};
  if (table.honba > 0)
    lines << CentreLine{RiichiText::tr("Honba"), QString::number(table.honba), QStringLiteral("honba")};
  if (table.sticks > 0)
    lines << CentreLine{RiichiText::tr("Sticks"), QString::number(table.sticks), QStringLiteral("stick")};
  return lines;
}

QString declaration_words() {
  return RiichiText::tr(
      "With a closed hand that is one tile away you may declare riichi: you put down 1,000 points, discard "
      "what "
      "you draw from then on, and score one han more and the dora under the indicators. At least four tiles "
      "must "
      "be left.");
}

QString furiten_words() {
  return RiichiText::tr(
      "You cannot win on a discard while one of your waits lies among your own discards. A win that you let "
      "pass "
      "bars you until your next draw, and after riichi for the whole hand. Your own draw always wins.");
}

QString call_words(const riichi::Rules& rules) {
  QStringList all{RiichiText::tr(
      "Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or "
      "kong, which beat a chow.")};
  if (!rules.swap_calls)
    all << RiichiText::tr("After a call you cannot discard a tile that would have done as well.");
  all << (rules.triple_ron ? RiichiText::tr("Several players may win on the same discard.")
                           : RiichiText::tr("Two players may win on the same discard; three end the hand."));
  if (rules.orphans_rob_kongs)
    all << RiichiText::tr("Thirteen orphans can also win on the tile of a concealed kong.");
  return names::sentences(all);
}

QString dora_words(const riichi::Rules& rules) {
  QStringList all{RiichiText::tr("An indicator makes the next tile of its suit dora: one han each.")};
  if (rules.red_fives > 0) all << RiichiText::tr("One five of each suit is red and counts one han, too.");
  all << (rules.early_indicators
              ? RiichiText::tr("Each kong turns over another indicator at once.")
              : RiichiText::tr(
                    "Each kong turns over another indicator, that of an open kong after the discard."));
  return names::sentences(all);
}

QString yaku_words(const riichi::Rules& rules) {
  QStringList all;
  if (!rules.open_simples) all << RiichiText::tr("All simples needs a closed hand.");
  if (!rules.double_wind_pair) all << RiichiText::tr("A pair of a double wind is 2 fu.");
  if (rules.rounded_mangan) all << RiichiText::tr("4 han 30 fu is a mangan.");
  all << (rules.counted_yakuman ? RiichiText::tr("13 han is a yakuman.")
                                : RiichiText::tr("13 han is a sanbaiman."));
  all << (rules.several_yakuman ? RiichiText::tr("Several yakuman in one hand add up.")
                                : RiichiText::tr("No hand counts more than one yakuman."));
  if (rules.double_yakuman) all << RiichiText::tr("The rarest four yakuman count twice.");
  return names::sentences(all);
}

QString payment_words(const riichi::Rules& rules) {
  QStringList all{
      RiichiText::tr(
          "Each han doubles what the fu are worth. From five han on a hand has a fixed price: mangan "
          "8,000, haneman 12,000, baiman 16,000, sanbaiman 24,000, yakuman 32,000; the dealer gets half "
          "as much again."),
      RiichiText::tr(
          "The discarder pays all of it; a self-draw is shared, and the dealer's share is double.")};
  if (rules.liability)
    all << RiichiText::tr(
        "Whoever gives away the last set of three dragons or four winds pays for that hand.");
  return names::sentences(all);
}

QString ending_words(const riichi::Rules& rules) {
  QStringList all{
      RiichiText::tr("When the wall is empty, players who are not ready pay 3,000 points to those who are.")};
  if (rules.abortive_draws)
    all << RiichiText::tr(
        "Nine terminals and honours, four equal winds, four riichi or four kongs of several "
        "players end a hand at once.");
  return names::sentences(all);
}

QString game_words(const riichi::Rules& rules) {
  QStringList all{RiichiText::tr("Everyone starts with %1 points. A dealer who wins or is ready deals again, "
                                 "and each honba adds 300 points.")
                      .arg(names::number(rules.start))};
  all << RiichiText::tr(
             "In the last deal a dealer who leads with %1 points ends the game by winning or being ready.")
             .arg(names::number(rules.target));
  if (rules.bust) all << RiichiText::tr("A score below zero ends the game.");
  if (rules.extension)
    all << RiichiText::tr("If nobody has %1 points after the last deal, another round begins.")
               .arg(names::number(rules.target));
  all << RiichiText::tr("At the end the fourth pays the first %1, and the third the second %2.")
             .arg(names::number(1000 * rules.first_uma), names::number(1000 * rules.second_uma));
  if (rules.target > rules.start)
    all << RiichiText::tr("The first also gets the %1 points that each put in above the start.")
               .arg(names::number(rules.target - rules.start));
  return names::sentences(all);
}

QList<Paragraph> paragraphs(const Ruleset& ruleset) {
  const riichi::Rules& rules = riichi::rules_of(ruleset);
  return {
      {RiichiText::tr("The aim"),
       RiichiText::tr(
           "Complete four sets and a pair, seven pairs or thirteen orphans, with at least one yaku. Dora "
           "add han but are no yaku.")},
      {RiichiText::tr("Riichi"), declaration_words()},
      {RiichiText::tr("Furiten"), furiten_words()},
      {RiichiText::tr("Claims"), call_words(rules)},
      {RiichiText::tr("Dora"), dora_words(rules)},
      {RiichiText::tr("Limits"), yaku_words(rules)},
      {RiichiText::tr("Payments"), payment_words(rules)},
      {RiichiText::tr("An empty wall"), ending_words(rules)},
      {RiichiText::tr("The game"), game_words(rules)},
  };
}

QString waits_in_vain() { return RiichiText::tr("Ready, but without a yaku"); }
QString indicators() { return RiichiText::tr("Dora"); }
//: before the indicators under the dora's, as short as "Dora"
QString under() { return RiichiText::tr("Ura"); }

QString transfer(TransferReason reason) {
  switch (reason) {
    case TransferReason::not_ready:
      return RiichiText::tr("Not ready");
    case TransferReason::nagashi:
      return RiichiText::tr("Nagashi mangan");
    case TransferReason::kong:
    case TransferReason::kong_passed_on:
    case TransferReason::kong_returned:
    case TransferReason::void_suit:
      break;
  }
  return {};
}

struct OptionText {
  std::string_view key;
  QString (*caption)();
  QString (*value)(int);  // null: the number, or off and on
};

constexpr std::array<OptionText, 19> option_texts{{
    {"red_fives", [] { return RiichiText::tr("Red fives"); }, nullptr},
    {"open_simples", [] { return RiichiText::tr("Open all simples"); }, nullptr},
    {"double_wind_pair", [] { return RiichiText::tr("Pair of double winds"); },
     [](int value) { return value == 0 ? RiichiText::tr("2 fu") : RiichiText::tr("4 fu"); }},
    {"rounded_mangan", [] { return RiichiText::tr("4 han 30 fu is a mangan"); }, nullptr},
    {"counted_yakuman", [] { return RiichiText::tr("13 han is a yakuman"); }, nullptr},
    {"several_yakuman", [] { return RiichiText::tr("Yakuman add up"); }, nullptr},
    {"double_yakuman", [] { return RiichiText::tr("Double yakuman"); }, nullptr},
    {"liability", [] { return RiichiText::tr("Liability"); }, nullptr},
    {"early_indicators", [] { return RiichiText::tr("Kong indicator"); },
     [](int value) {
       return value == 0 ? RiichiText::tr("after the discard") : RiichiText::tr("before the discard");
     }},
    {"swap_calls", [] { return RiichiText::tr("Swap calls"); }, nullptr},
    {"triple_ron", [] { return RiichiText::tr("Three winners on a discard"); },
     [](int value) { return value == 0 ? RiichiText::tr("end the hand") : RiichiText::tr("are paid"); }},
    {"orphans_rob_kongs", [] { return RiichiText::tr("Thirteen orphans rob concealed kongs"); }, nullptr},
    {"abortive_draws", [] { return RiichiText::tr("Abortive draws"); }, nullptr},
    {"start", [] { return RiichiText::tr("Points at the start"); }, nullptr},
    {"target", [] { return RiichiText::tr("Points to reach"); }, nullptr},
    {"bust", [] { return RiichiText::tr("Ends below zero"); }, nullptr},
    {"extension", [] { return RiichiText::tr("Extra round"); }, nullptr},
    {"first_uma", [] { return RiichiText::tr("Uma of first and fourth"); }, nullptr},
    {"second_uma", [] { return RiichiText::tr("Uma of second and third"); }, nullptr},
}};

const OptionText* option_text(std::string_view key) {
  const auto* found = std::ranges::find(option_texts, key, &OptionText::key);
  return found == option_texts.end() ? nullptr : found;
}
QString option(std::string_view key) {
  const OptionText* text = option_text(key);
  return text == nullptr ? QString() : text->caption();
}
QString option_value(std::string_view key, int value) {
  const OptionText* text = option_text(key);
  return text == nullptr || text->value == nullptr ? QString() : text->value(value);
}

}  // namespace

const SchemeWords& riichi_words() {
  static constexpr SchemeWords words{.name = name,
                                     .variant = variant,
                                     .pitch = pitch,
                                     .facts = facts,
                                     .signs = "0m1z5z",
                                     .pattern_count = static_cast<int>(texts.size()),
                                     .pattern = pattern,
                                     .sentence = sentence,
                                     .patterns = patterns,
                                     .pattern_number = pattern_number,
                                     .made = made,
                                     .example = example,
                                     .unit = unit,
                                     .sum = points,
                                     .amount = amount,
                                     .spoken = spoken,
                                     .total = total,
                                     .offered = offered,
                                     .mean = mean,
                                     .mean_caption = mean_caption,
                                     .headline = headline,
                                     .length = length,
                                     .hand_title = hand_title,
                                     .centre = centre,
                                     .paragraphs = paragraphs,
                                     .tour = "234m 567m 88m 345p 67s +8s riichi",
                                     .tour_tiles = "23456788m345p678s",
                                     .transfer = transfer,
                                     .waits_in_vain = waits_in_vain,
                                     .indicators = indicators,
                                     .under = under,
                                     .option = option,
                                     .option_value = option_value};
  return words;
}

}  // namespace tingpai::app
