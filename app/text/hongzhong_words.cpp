#include "app/text/hongzhong_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>

#include "app/text/names.h"
#include "engine/rules/hongzhong/scheme.h"

namespace tingpai::app {
namespace {

struct HongzhongText {
  Q_DECLARE_TR_FUNCTIONS(HongzhongWords)
};

struct PatternText {
  QString (*name)();
  QString (*sentence)();
  const char* example;  // see parse_example
};

// In the order of hongzhong::Pattern. A test scores the examples.
constexpr std::array<PatternText, hongzhong::pattern_names.size()> texts{{
    {[] { return HongzhongText::tr("Four Reds"); },
     [] { return HongzhongText::tr("All four red dragons in one hand, whatever the other tiles are."); },
     "147m258p369s1p777z +7z drawn"},
    {[] { return HongzhongText::tr("Seven Pairs"); },
     [] { return HongzhongText::tr("Seven pairs in a concealed hand; four of a kind are two pairs."); },
     "1155m3377p2288s 7z +9s drawn"},
    {[] { return HongzhongText::tr("Four Sets and a Pair"); },
     [] { return HongzhongText::tr("Chows and pungs from your own draws; red dragons stand for any tile."); },
     "[555p] 123m 67m 7z 34s 88s +5m drawn"},
    {[] { return HongzhongText::tr("Bonus Tiles"); },
     [] { return HongzhongText::tr("Tiles turned over for a win: a 1, a 5, a 9 or a red dragon is a hit."); },
     "[555p] 123m 67m 7z 34s 88s +5m drawn under:19m24p"},
}};

const PatternText& text_of(PatternId id) { return texts.at(id.row); }

QString name() { return HongzhongText::tr("Red-dragon-wild"); }
QString variant(const Ruleset& ruleset) {
  return hongzhong::rules_of(ruleset).robbing ? HongzhongText::tr("Server rules")
                                              : HongzhongText::tr("Standard");
}
QString pitch(const Ruleset& ruleset) {
  return hongzhong::rules_of(ruleset).robbing
             ? HongzhongText::tr("Red dragons stand for any tile. Win on your own draw or by robbing a kong.")
             : HongzhongText::tr("Red dragons stand for any tile. Win on your own draw alone.");
}
QString facts(const Ruleset&) { return HongzhongText::tr("112 tiles · four wild reds · no chows"); }

QString pattern(PatternId id) { return text_of(id).name(); }
QString sentence(PatternId id) { return text_of(id).sentence(); }
const char* example(PatternId id) { return text_of(id).example; }
QString patterns() { return HongzhongText::tr("Ways to win"); }
QString pattern_number(int n) { return HongzhongText::tr("%n row(s)", nullptr, n); }
QString made() { return HongzhongText::tr("How you won"); }

QString unit(const Score& score) {
  return score.worth == score.total ? HongzhongText::tr("points from each")
                                    : HongzhongText::tr("count: %1 points from each").arg(score.worth);
}
QString amount(const CountedPattern& counted) { return QString::number(counted.each * counted.count); }
QString spoken(const CountedPattern& counted) {
  if (counted.id != hongzhong::id_of(hongzhong::Pattern::bonus)) return pattern(counted.id);
  return HongzhongText::tr("Bonus Tiles, %n hit(s)", nullptr, counted.each * counted.count);
}
// Of a win that counts 1 itself, so many are hits.
QString total(const Score& score) {
  return score.total > 1 ? HongzhongText::tr("%n hit(s)", nullptr, score.total - 1)
                         : HongzhongText::tr("no hits");
}
QString offered(const Score&) { return {}; }
QString mean(double count) {
  return HongzhongText::tr("%1 hits").arg(QLocale().toString(std::max(0.0, count - 1), 'f', 1));
}
QString mean_caption() { return HongzhongText::tr("Hits a win"); }
QString headline(const Score& score) { return pattern(score.patterns.front().id); }

QString hand_title(const PublicState& table) {
  return HongzhongText::tr("Hand %1 of %2").arg(table.hand_number + 1).arg(table.ruleset.hands);
}
QList<CentreLine> centre(const PublicState& table) {
  return {{{}, HongzhongText::tr("Hand %1/%2").arg(table.hand_number + 1).arg(table.ruleset.hands)}};
}

QString aim_words(const hongzhong::Rules& rules) {
  QStringList all{
      rules.seven_pairs
          ? HongzhongText::tr("Complete four sets and a pair, or seven pairs, with your own draws.")
          : HongzhongText::tr("Complete four sets and a pair with your own draws.")};
  if (rules.four_reds) all << HongzhongText::tr("All four red dragons in one hand win at once.");
  all << HongzhongText::tr(
      "The suits and four red dragons are played, 112 tiles; there are no winds, other dragons or flowers.");
  return names::sentences(all);
}

QString claim_words(const hongzhong::Rules& rules) {
  const QString claims =
      HongzhongText::tr("Anyone may pung or kong a discard. There is no chow, and nobody wins on a discard.");
  if (!rules.robbing) return claims;
  return names::sentences(
      {claims,
       HongzhongText::tr("A tile that is added to a pung can be won; its owner then pays for all three.")});
}

QString kong_words(const hongzhong::Rules& rules) {
  return names::sentences(
      {HongzhongText::tr(
           "A kong is paid at once, and stays paid even if nobody wins the hand. In points, everyone pays %1 "
           "for a concealed one and %2 for one added to a pung; the discarder pays %3 for a claimed one.")
           .arg(rules.concealed_kong)
           .arg(rules.added_kong)
           .arg(rules.melded_kong),
       HongzhongText::tr("Its replacement comes from the end of the wall.")});
}

// Empty: a win has no bonus.
QString bonus_words(const hongzhong::Rules& rules) {
  if (rules.bonus_tiles == 0) return {};
  const QString source =
      rules.bonus_set_aside
          ? HongzhongText::tr("What is turned over is set aside before the hand and never drawn.")
          : HongzhongText::tr("What is turned over comes from the wall, as far as it goes.");
  if (rules.rank_counts) {
    return names::sentences(
        {HongzhongText::tr(
             "After a win one tile is turned over. Its number is the bonus; a red dragon counts 10."),
         source});
  }
  QStringList all{HongzhongText::tr("After a win %n tile(s) are turned over.", nullptr, rules.bonus_tiles)};
  if (rules.more_without_reds > 0) {
    all << HongzhongText::tr("For a hand without red dragons, %n more.", nullptr, rules.more_without_reds);
  }
  all << HongzhongText::tr("Every 1, 5, 9 and red dragon among them is a hit.") << source;
  return names::sentences(all);
}

QString payment_words(const hongzhong::Rules& rules) {
  if (rules.bonus_tiles == 0)
    return HongzhongText::tr("Each of the others pays the winner %n point(s).", nullptr, rules.base);
  if (rules.rank_counts)
    return HongzhongText::tr("Each of the others pays the winner %n point(s) and the bonus.", nullptr,
                             rules.base);
  return HongzhongText::tr("Each of the others pays the winner %n point(s), and as much again for each hit.",
                           nullptr, rules.base);
}

QList<Paragraph> paragraphs(const Ruleset& ruleset) {
  const hongzhong::Rules& rules = hongzhong::rules_of(ruleset);
  QList<Paragraph> all{
      {HongzhongText::tr("The aim"), aim_words(rules)},
      {HongzhongText::tr("Red dragons"),
       HongzhongText::tr(
           "A red dragon in your hand stands for any tile of the suits, even a fifth copy. "
           "It cannot be part of a pung or kong that you claim or declare. You may discard one, but nobody "
           "can claim it.")},
      {HongzhongText::tr("Claims"), claim_words(rules)},
      {HongzhongText::tr("Kongs"), kong_words(rules)},
  };
  const QString bonus = bonus_words(rules);
  if (!bonus.isEmpty()) all << Paragraph{HongzhongText::tr("Bonus tiles"), bonus};
  all << Paragraph{HongzhongText::tr("Payments"), payment_words(rules)}
      << Paragraph{HongzhongText::tr("The game"),
                   HongzhongText::tr(
                       "The winner deals the next hand. If the wall runs out, the dealer deals again.")};
  return all;
}

QString transfer(TransferReason) { return HongzhongText::tr("Kong"); }

struct OptionText {
  std::string_view key;
  QString (*caption)();
};

constexpr std::array<OptionText, 11> option_texts{{
    {"base", [] { return HongzhongText::tr("Points a win"); }},
    {"seven_pairs", [] { return HongzhongText::tr("Seven pairs win"); }},
    {"robbing", [] { return HongzhongText::tr("Robbing a kong"); }},
    {"four_reds", [] { return HongzhongText::tr("Four red dragons win"); }},
    {"bonus_tiles", [] { return HongzhongText::tr("Bonus tiles"); }},
    {"more_without_reds", [] { return HongzhongText::tr("More without reds"); }},
    {"rank_counts", [] { return HongzhongText::tr("One bonus tile, its rank counts"); }},
    {"bonus_set_aside", [] { return HongzhongText::tr("Bonus tiles are set aside"); }},
    {"concealed_kong", [] { return HongzhongText::tr("Concealed kong, from each"); }},
    {"added_kong", [] { return HongzhongText::tr("Added kong, from each"); }},
    {"melded_kong", [] { return HongzhongText::tr("Claimed kong, from the discarder"); }},
}};

QString option(std::string_view key) {
  const auto* found = std::ranges::find(option_texts, key, &OptionText::key);
  return found == option_texts.end() ? QString() : found->caption();
}
QString option_value(std::string_view, int) { return {}; }

}  // namespace

const SchemeWords& hongzhong_words() {
  static constexpr SchemeWords words{.name = name,
                                     .variant = variant,
                                     .pitch = pitch,
                                     .facts = facts,
                                     .signs = "1m7z9p",
                                     .pattern_count = static_cast<int>(texts.size()),
                                     .pattern = pattern,
                                     .sentence = sentence,
                                     .patterns = patterns,
                                     .pattern_number = pattern_number,
                                     .made = made,
                                     .example = example,
                                     .unit = unit,
                                     .amount = amount,
                                     .spoken = spoken,
                                     .total = total,
                                     .offered = offered,
                                     .mean = mean,
                                     .mean_caption = mean_caption,
                                     .headline = headline,
                                     .hand_title = hand_title,
                                     .centre = centre,
                                     .paragraphs = paragraphs,
                                     .tour = "[555p] 123m 67m 7z 34s 88s +5m drawn",
                                     .tour_tiles = "555p123567m7z34s88s",
                                     .transfer = transfer,
                                     .option = option,
                                     .option_value = option_value};
  return words;
}

}  // namespace tingpai::app
