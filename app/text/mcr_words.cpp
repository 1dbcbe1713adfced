#include "app/text/mcr_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/text/names.h"
#include "engine/rules/mcr/scheme.h"

namespace tingpai::app {
namespace {

struct McrText {
  Q_DECLARE_TR_FUNCTIONS(McrWords)
};

struct PatternText {
  const char* name;      // source text of the context "Names"
  const char* sentence;  // of the context "Fans"
  const char* example;   // see parse_example
};

// In the order of mcr::Pattern. A test scores the examples.
constexpr std::array<PatternText, mcr::pattern_count> texts{{
    {QT_TRANSLATE_NOOP("Names", "Big Four Winds"),
     QT_TRANSLATE_NOOP("Fans", "Pungs or kongs of all four winds."), "[111z] [333z] 222z 44z 88s +4z"},
    {QT_TRANSLATE_NOOP("Names", "Big Three Dragons"),
     QT_TRANSLATE_NOOP("Fans", "Pungs or kongs of all three dragons."), "[555z] 666z 77z 234p 9s9s +7z"},
    {QT_TRANSLATE_NOOP("Names", "All Green"),
     QT_TRANSLATE_NOOP("Fans", "Only green tiles: 2, 3, 4, 6 and 8 of bamboo and the green dragon."),
     "[234s] 234s 66s 888s 6z6z +6s"},
    {QT_TRANSLATE_NOOP("Names", "Nine Gates"),
     QT_TRANSLATE_NOOP("Fans", "Concealed 1112345678999 of one suit, won with any tile of that suit."),
     "1112345678999p +7p"},
    {QT_TRANSLATE_NOOP("Names", "Four Kongs"),
     QT_TRANSLATE_NOOP("Fans", "Four kongs, melded or concealed, and a pair."),
     "[1111m] [5555p] (8888s) (3333z) 7m +7m"},
    {QT_TRANSLATE_NOOP("Names", "Seven Shifted Pairs"),
     QT_TRANSLATE_NOOP("Fans", "Seven consecutive pairs in one suit."), "2233445566778m +8m"},
    {QT_TRANSLATE_NOOP("Names", "Thirteen Orphans"),
     QT_TRANSLATE_NOOP("Fans", "One of each terminal and honour, and a second copy of any of them."),
     "19m19p19s1234567z +1z"},
    {QT_TRANSLATE_NOOP("Names", "All Terminals"), QT_TRANSLATE_NOOP("Fans", "Every tile is a one or a nine."),
     "[111m] [999p] 111s 99s 1p1p +9s"},
    {QT_TRANSLATE_NOOP("Names", "Little Four Winds"),
     QT_TRANSLATE_NOOP("Fans", "Pungs of three winds and a pair of the fourth."),
     "[111z] [222z] 444z 3z 567s +3z"},
    {QT_TRANSLATE_NOOP("Names", "Little Three Dragons"),
     QT_TRANSLATE_NOOP("Fans", "Pungs of two dragons and a pair of the third."),
     "[666z] 777z 55z 345m 78p +9p"},
    {QT_TRANSLATE_NOOP("Names", "All Honours"), QT_TRANSLATE_NOOP("Fans", "Only winds and dragons."),
     "[222z] [333z] 666z 77z 44z +7z"},
    {QT_TRANSLATE_NOOP("Names", "Four Concealed Pungs"),
     QT_TRANSLATE_NOOP("Fans", "Four concealed pungs; the last one must not be completed by a discard."),
     "333m 777m 444p 66s 99s +6s drawn"},
    {QT_TRANSLATE_NOOP("Names", "Pure Terminal Chows"),
     QT_TRANSLATE_NOOP("Fans", "In one suit, 123 and 789 twice each and a pair of fives."),
     "1122335778899s +5s"},
    {QT_TRANSLATE_NOOP("Names", "Quadruple Chow"),
     QT_TRANSLATE_NOOP("Fans", "Four identical chows in one suit."), "[345p] [345p] 334455p 9s +9s"},
    {QT_TRANSLATE_NOOP("Names", "Four Pure Shifted Pungs"),
     QT_TRANSLATE_NOOP("Fans", "Four pungs of consecutive ranks in one suit."),
     "[333s] [444s] 555s 66s 8m8m +6s"},
    {QT_TRANSLATE_NOOP("Names", "Four Pure Shifted Chows"),
     QT_TRANSLATE_NOOP("Fans", "Four chows in one suit, each one step higher than the last, or each two."),
     "[123p] [234p] 345p 45p 7z7z +6p"},
    {QT_TRANSLATE_NOOP("Names", "Three Kongs"),
     QT_TRANSLATE_NOOP("Fans", "Three kongs, melded or concealed."), "[4444m] [8888p] (2222s) 67s 5z5z +8s"},
    {QT_TRANSLATE_NOOP("Names", "All Terminals and Honours"),
     QT_TRANSLATE_NOOP("Fans", "Only terminals and honours, with both present."),
     "[999m] [111p] 222z 55z 9s9s +5z"},
    {QT_TRANSLATE_NOOP("Names", "Seven Pairs"),
     QT_TRANSLATE_NOOP("Fans", "Seven pairs; four of a kind count as two."), "2255m 3388p 66s 44z 7z +7z"},
    {QT_TRANSLATE_NOOP("Names", "Greater Honours and Knitted Tiles"),
     QT_TRANSLATE_NOOP(
         "Fans",
         "All seven honours and seven different tiles from 147, 258 and 369, each in a different suit."),
     "147m 25p 39s 123456z +7z"},
    {QT_TRANSLATE_NOOP("Names", "All Even Pungs"),
     QT_TRANSLATE_NOOP("Fans", "Pungs and a pair of even tiles only: 2, 4, 6 and 8."),
     "[222m] [888p] 444s 66s 4m4m +6s"},
    {QT_TRANSLATE_NOOP("Names", "Full Flush"),
     QT_TRANSLATE_NOOP("Fans", "All tiles of one suit, without honours."), "[234m] 567m 678m 99m 1m1m +9m"},
    {QT_TRANSLATE_NOOP("Names", "Pure Triple Chow"),
     QT_TRANSLATE_NOOP("Fans", "Three identical chows in one suit."), "[678s] 667788s 23m 5p5p +4m"},
    {QT_TRANSLATE_NOOP("Names", "Pure Shifted Pungs"),
     QT_TRANSLATE_NOOP("Fans", "Three pungs of consecutive ranks in one suit."),
     "[444p] [555p] 666p 23m 9s9s +1m"},
    {QT_TRANSLATE_NOOP("Names", "Upper Tiles"), QT_TRANSLATE_NOOP("Fans", "Only sevens, eights and nines."),
     "[789m] 777p 89p 88s 999s +7p"},
    {QT_TRANSLATE_NOOP("Names", "Middle Tiles"), QT_TRANSLATE_NOOP("Fans", "Only fours, fives and sixes."),
     "[456m] 456p 555s 66m 4s4s +6m"},
    {QT_TRANSLATE_NOOP("Names", "Lower Tiles"), QT_TRANSLATE_NOOP("Fans", "Only ones, twos and threes."),
     "[123m] 123p 222s 11m 3s3s +1m"},
    {QT_TRANSLATE_NOOP("Names", "Pure Straight"), QT_TRANSLATE_NOOP("Fans", "123, 456 and 789 in one suit."),
     "[567p] 12345689s 2m2m +7s"},
    {QT_TRANSLATE_NOOP("Names", "Three-Suited Terminal Chows"),
     QT_TRANSLATE_NOOP("Fans", "123 and 789 in two suits, and a pair of fives in the third."),
     "123m789m 123p 79p 5s5s +8p"},
    {QT_TRANSLATE_NOOP("Names", "Pure Shifted Chows"),
     QT_TRANSLATE_NOOP("Fans", "Three chows in one suit, each one step higher than the last, or each two."),
     "[234s] 345s 45s 111m 8p8p +6s"},
    {QT_TRANSLATE_NOOP("Names", "All Fives"),
     QT_TRANSLATE_NOOP("Fans", "A five in every set and in the pair."), "[345m] 567m 5p5p 456s 57s +6s"},
    {QT_TRANSLATE_NOOP("Names", "Triple Pung"),
     QT_TRANSLATE_NOOP("Fans", "Pungs of the same rank in all three suits."),
     "[222m] [222p] 22s 678m 4z4z +2s"},
    {QT_TRANSLATE_NOOP("Names", "Three Concealed Pungs"), QT_TRANSLATE_NOOP("Fans", "Three concealed pungs."),
     "[345m] 222p 777p 888s 4z +4z"},
    {QT_TRANSLATE_NOOP("Names", "Lesser Honours and Knitted Tiles"),
     QT_TRANSLATE_NOOP("Fans",
                       "Fourteen different tiles: some honours, and the rest from 147, 258 and 369, each in "
                       "a different suit."),
     "147m 369p 25s 12456z +7z"},
    {QT_TRANSLATE_NOOP("Names", "Knitted Straight"),
     QT_TRANSLATE_NOOP("Fans", "147, 258 and 369, each in a different suit, in place of three sets."),
     "147m 258s 36p 666z 8m8m +9p"},
    {QT_TRANSLATE_NOOP("Names", "Upper Four"), QT_TRANSLATE_NOOP("Fans", "Only tiles from six to nine."),
     "[678m] [999p] 789s 67p 8m8m +8p"},
    {QT_TRANSLATE_NOOP("Names", "Lower Four"), QT_TRANSLATE_NOOP("Fans", "Only tiles from one to four."),
     "[234m] [111p] 123s 34p 2s2s +2p"},
    {QT_TRANSLATE_NOOP("Names", "Big Three Winds"), QT_TRANSLATE_NOOP("Fans", "Pungs of three winds."),
     "[222z] [333z] 44z 567m 9p9p +4z"},
    {QT_TRANSLATE_NOOP("Names", "Mixed Straight"),
     QT_TRANSLATE_NOOP("Fans", "123, 456 and 789, one in each suit."), "[123m] [789s] 46p 2s2s 888m +5p"},
    {QT_TRANSLATE_NOOP("Names", "Reversible Tiles"),
     QT_TRANSLATE_NOOP(
         "Fans",
         "Only tiles that look the same upside down: 1234589 of dots, 245689 of bamboo, the white dragon."),
     "[222s] [123p] 456s 88p 5z5z +8p"},
    {QT_TRANSLATE_NOOP("Names", "Mixed Triple Chow"),
     QT_TRANSLATE_NOOP("Fans", "The same chow in all three suits."), "[456m] [456p] 46s 9s9s 777p +5s"},
    {QT_TRANSLATE_NOOP("Names", "Mixed Shifted Pungs"),
     QT_TRANSLATE_NOOP("Fans", "Three pungs of consecutive ranks, one in each suit."),
     "[333m] [444p] 55s 678s 1z1z +5s"},
    {QT_TRANSLATE_NOOP("Names", "Chicken Hand"),
     QT_TRANSLATE_NOOP("Fans", "A winning hand with no other fan, flowers aside."),
     "[234m] 888m 67p 345s 2z2z +8p"},
    {QT_TRANSLATE_NOOP("Names", "Last Tile Draw"),
     QT_TRANSLATE_NOOP("Fans", "Win by drawing the last tile of the wall."),
     "[345m] [678p] 234s 88s 56m +7m drawn wall"},
    {QT_TRANSLATE_NOOP("Names", "Last Tile Claim"),
     QT_TRANSLATE_NOOP("Fans", "Win with the discard after the last draw of the wall."),
     "[345m] [678p] 234s 88s 56m +4m wall"},
    {QT_TRANSLATE_NOOP("Names", "Out with Replacement Tile"),
     QT_TRANSLATE_NOOP("Fans", "Win with the replacement tile of your own kong."),
     "[2222p] [345m] 678s 99s 56m +4m drawn replacement"},
    {QT_TRANSLATE_NOOP("Names", "Robbing the Kong"),
     QT_TRANSLATE_NOOP("Fans", "Win with a tile that another player adds to a pung."),
     "[345m] 678s 99s 23p 456p +1p robbing"},
    {QT_TRANSLATE_NOOP("Names", "All Pungs"), QT_TRANSLATE_NOOP("Fans", "Four pungs or kongs and a pair."),
     "[777z] [777p] 888s 22s 9m9m +2s"},
    {QT_TRANSLATE_NOOP("Names", "Half Flush"), QT_TRANSLATE_NOOP("Fans", "One suit and honours."),
     "[123p] [777z] 456p 88p 9p9p +8p"},
    {QT_TRANSLATE_NOOP("Names", "Mixed Shifted Chows"),
     QT_TRANSLATE_NOOP("Fans", "Three chows, one in each suit, each one step higher than the last."),
     "[123m] [345s] 24p 9s9s 777p +3p"},
    {QT_TRANSLATE_NOOP("Names", "All Types"),
     QT_TRANSLATE_NOOP("Fans", "All three suits, winds and dragons in one hand."),
     "[123m] [111z] 789p 55s 6z6z +5s"},
    {QT_TRANSLATE_NOOP("Names", "Melded Hand"),
     QT_TRANSLATE_NOOP("Fans", "All four sets melded, won with a discard."),
     "[123m] [567p] [888s] [567s] 9m +9m"},
    {QT_TRANSLATE_NOOP("Names", "Two Concealed Kongs"), QT_TRANSLATE_NOOP("Fans", "Two concealed kongs."),
     "(4444m) (9999p) 567s 22s 78m +6m"},
    {QT_TRANSLATE_NOOP("Names", "Two Dragon Pungs"), QT_TRANSLATE_NOOP("Fans", "Pungs of two dragons."),
     "[555z] 777z 234m 8m8m 56m +4m"},
    {QT_TRANSLATE_NOOP("Names", "Concealed Kong and Melded Kong"),
     QT_TRANSLATE_NOOP("Fans", "A concealed kong and a melded kong."), "[3333s] (7777s) 456s 22s 89m +7m"},
    {QT_TRANSLATE_NOOP("Names", "Outside Hand"),
     QT_TRANSLATE_NOOP("Fans", "A terminal or an honour in every set and in the pair."),
     "[123m] [789p] 111s 9s9s 23p +1p"},
    {QT_TRANSLATE_NOOP("Names", "Fully Concealed Hand"),
     QT_TRANSLATE_NOOP("Fans", "No melds, won by self-draw."), "234m 567m 567p 78s 6s6s +9s drawn"},
    {QT_TRANSLATE_NOOP("Names", "Two Melded Kongs"), QT_TRANSLATE_NOOP("Fans", "Two melded kongs."),
     "[7777z] [6666m] 345m 8m8m 34m +2m"},
    {QT_TRANSLATE_NOOP("Names", "Last Tile"),
     QT_TRANSLATE_NOOP("Fans", "Win with the last copy of a tile whose other three are visible."),
     "[456m] [555s] 678p 2m2m 46p +5p last"},
    {QT_TRANSLATE_NOOP("Names", "Dragon Pung"), QT_TRANSLATE_NOOP("Fans", "A pung of a dragon; each counts."),
     "[777z] [345m] 345p 8s8s 34s +5s"},
    {QT_TRANSLATE_NOOP("Names", "Prevalent Wind"), QT_TRANSLATE_NOOP("Fans", "A pung of the round's wind."),
     "[111z] [456p] 456m 9s9s 45s +6s seat:S"},
    {QT_TRANSLATE_NOOP("Names", "Seat Wind"), QT_TRANSLATE_NOOP("Fans", "A pung of your own wind."),
     "[222z] [678m] 678p 5s5s 67s +8s seat:S"},
    {QT_TRANSLATE_NOOP("Names", "Concealed Hand"), QT_TRANSLATE_NOOP("Fans", "No melds, won with a discard."),
     "123m 456p 789s 5p5p 67m +8m"},
    {QT_TRANSLATE_NOOP("Names", "All Chows"), QT_TRANSLATE_NOOP("Fans", "Four chows and a suited pair."),
     "[123m] [456m] 78m 345s 6p6p +9m"},
    {QT_TRANSLATE_NOOP("Names", "Tile Hog"),
     QT_TRANSLATE_NOOP("Fans", "All four copies of a tile, not declared as a kong."),
     "[333s] [111z] 34s 678s 9s9s +5s"},
    {QT_TRANSLATE_NOOP("Names", "Double Pung"),
     QT_TRANSLATE_NOOP("Fans", "Pungs of the same rank in two suits."), "[444m] [444s] 222p 88p 1z1z +8p"},
    {QT_TRANSLATE_NOOP("Names", "Two Concealed Pungs"), QT_TRANSLATE_NOOP("Fans", "Two concealed pungs."),
     "[555m] [222z] 333p 888p 9s +9s"},
    {QT_TRANSLATE_NOOP("Names", "Concealed Kong"), QT_TRANSLATE_NOOP("Fans", "One concealed kong."),
     "(6666m) [234p] 345p 45p 9s9s +6p"},
    {QT_TRANSLATE_NOOP("Names", "All Simples"), QT_TRANSLATE_NOOP("Fans", "No ones, nines or honours."),
     "[234m] [345p] 46s 2s2s 678s +5s"},
    {QT_TRANSLATE_NOOP("Names", "Pure Double Chow"),
     QT_TRANSLATE_NOOP("Fans", "Two identical chows in one suit."), "[678p] 678p 22p 345p 3z3z +2p"},
    {QT_TRANSLATE_NOOP("Names", "Mixed Double Chow"),
     QT_TRANSLATE_NOOP("Fans", "The same chow in two suits."), "[345m] [345s] 888p 11z 7z7z +1z"},
    {QT_TRANSLATE_NOOP("Names", "Short Straight"),
     QT_TRANSLATE_NOOP("Fans", "Two consecutive chows in one suit."), "[777z] 234s 567s 88s 9s9s +8s"},
    {QT_TRANSLATE_NOOP("Names", "Two Terminal Chows"), QT_TRANSLATE_NOOP("Fans", "123 and 789 in one suit."),
     "[123p] [777z] 79p 555p 2z2z +8p"},
    {QT_TRANSLATE_NOOP("Names", "Pung of Terminals or Honours"),
     QT_TRANSLATE_NOOP("Fans", "A pung of ones, nines, or a wind that is neither the round's nor yours."),
     "[111m] [999p] 888s 44s 3z3z +4s"},
    {QT_TRANSLATE_NOOP("Names", "Melded Kong"), QT_TRANSLATE_NOOP("Fans", "One melded kong."),
     "[5555m] [222p] 888s 33s 9s9s +3s"},
    {QT_TRANSLATE_NOOP("Names", "One Voided Suit"),
     QT_TRANSLATE_NOOP("Fans", "Tiles of only two of the three suits."), "[333m] [888s] 555m 77s 2s2s +7s"},
    {QT_TRANSLATE_NOOP("Names", "No Honours"), QT_TRANSLATE_NOOP("Fans", "No winds and no dragons."),
     "[123m] [789m] 46m 888p 3s3s +5m"},
    {QT_TRANSLATE_NOOP("Names", "Edge Wait"),
     QT_TRANSLATE_NOOP("Fans", "The only wait was a three for 12, or a seven for 89."),
     "[123m] [456p] 89s 555p 2s2s +7s"},
    {QT_TRANSLATE_NOOP("Names", "Closed Wait"),
     QT_TRANSLATE_NOOP("Fans", "The only wait was the middle tile of a chow."),
     "[234m] [234s] 24p 777s 9s9s +3p"},
    {QT_TRANSLATE_NOOP("Names", "Single Wait"),
     QT_TRANSLATE_NOOP("Fans", "The only wait was the second tile of the pair."),
     "[345p] [678p] 123p 999p 7z +7z"},
    {QT_TRANSLATE_NOOP("Names", "Self-Drawn"), QT_TRANSLATE_NOOP("Fans", "Win by self-draw."),
     "[567m] [567p] 57s 222m 8s8s +6s drawn"},
    {QT_TRANSLATE_NOOP("Names", "Flower Tiles"),
     QT_TRANSLATE_NOOP("Fans", "One for each flower or season. Flowers do not help to reach eight fan."),
     "[567m] [567p] 57s 333m 4s4s +6s flowers:2"},
}};

const PatternText& text_of(PatternId id) { return texts[static_cast<std::size_t>(mcr::pattern_of(id))]; }

QString name() { return McrText::tr("Chinese Official"); }
QString pattern(PatternId id) { return QCoreApplication::translate("Names", text_of(id).name); }
QString sentence(PatternId id) { return QCoreApplication::translate("Fans", text_of(id).sentence); }
const char* example(PatternId id) { return text_of(id).example; }
QString patterns() { return McrText::tr("Fans"); }
//: kinds of patterns
QString pattern_number(int n) { return McrText::tr("%n fan(s)", nullptr, n); }
QString made() { return McrText::tr("Fans of your wins"); }

//: after a number, the unit of a hand's count
QString variant(const Ruleset&) { return {}; }
QString unit(const Score&) { return McrText::tr("fan"); }
QString amount(const CountedPattern& pattern) { return QString::number(pattern.each * pattern.count); }
QString spoken(const CountedPattern& counted) {
  //: a pattern and what it counts
  return McrText::tr("%1, %2 fan").arg(pattern(counted.id), amount(counted));
}
QString total(const Score& score) { return McrText::tr("%n fan", nullptr, score.total); }
QString mean(double count) { return McrText::tr("%1 fan").arg(std::lround(count)); }
QString mean_caption() { return McrText::tr("Fan a win"); }
QString headline(const Score& score) {
  return score.patterns.empty() ? QString() : pattern(score.patterns.front().id);
}

QString hand_title(const PublicState& table) {
  return McrText::tr("%1 round, hand %2 of %3")
      .arg(names::wind(table.round))
      .arg(table.hand_number + 1)
      .arg(table.ruleset.hands);
}

QList<CentreLine> centre(const PublicState& table) {
  const QString hand = McrText::tr("Hand %1/%2").arg(table.hand_number + 1).arg(table.ruleset.hands);
  return {{{}, names::wind(table.round)}, {{}, hand}};
}

QString hand_words(const mcr::Rules& rules) {
  QStringList all{
      McrText::tr("Everyone starts with thirteen tiles. On your turn you draw a tile and discard one.")};
  if (rules.flowers) all << McrText::tr("Flowers are laid open and replaced at once.");
  all << (rules.own_walls ? McrText::tr("Everyone draws from a wall of their own. If the next player's runs "
                                        "out, nobody wins the hand.")
                          : McrText::tr("If the wall runs out, nobody wins the hand."));
  return names::sentences(all);
}

Paragraph minimum_words(const mcr::Rules& rules) {
  const QString sum = McrText::tr("Fans add up, except those that another one always includes.");
  if (rules.minimum_fan == 0) return {McrText::tr("Any complete hand wins"), sum};
  const QString least =
      rules.flowers
          ? McrText::tr("A hand needs at least %n fan, flowers not counted.", nullptr, rules.minimum_fan)
          : McrText::tr("A hand needs at least %n fan.", nullptr, rules.minimum_fan);
  const bool usual = rules.minimum_fan == mcr::Rules().minimum_fan;
  return {usual ? McrText::tr("Eight fan to win") : McrText::tr("%n fan to win", nullptr, rules.minimum_fan),
          names::sentences({least, sum})};
}

QString game_words(const mcr::Rules& rules) {
  const QString rounds = McrText::tr(
      "A full game has sixteen hands: four rounds, one for each wind. Seat winds rotate after each hand.");
  if (!rules.seat_changes) return rounds;
  return names::sentences({rounds, McrText::tr("Players change places after each round.")});
}

QList<Paragraph> paragraphs(const Ruleset& ruleset) {
  const mcr::Rules& rules = mcr::rules_of(ruleset);
  return {
      {McrText::tr("The aim"),
       McrText::tr(
           "Complete four sets and a pair. A set is a chow (three consecutive tiles of a suit), a pung "
           "(three alike) or a kong (four alike). Seven pairs and a few rare forms also win.")},
      {McrText::tr("A hand"), hand_words(rules)},
      {McrText::tr("Claims"),
       McrText::tr(
           "Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung "
           "or kong, which beat a chow. If two can win, the one nearer in turn wins.")},
      {McrText::tr("Kongs"),
       McrText::tr("Declare four alike in your hand as a concealed kong, or add the fourth "
                   "tile to a melded pung. Each kong draws a replacement from the end of "
                   "the wall. A player who needs an added tile to win may rob the kong.")},
      minimum_words(rules),
      {McrText::tr("Payments"),
       McrText::tr("The discarder pays 8 plus the fan; the other two pay 8 each. On a "
                   "self-draw all three pay 8 plus the fan.")},
      {McrText::tr("The game"), game_words(rules)},
  };
}

QString pitch(const Ruleset& ruleset) {
  const int minimum = mcr::rules_of(ruleset).minimum_fan;
  if (minimum == mcr::Rules().minimum_fan)
    return McrText::tr("81 fans, and a hand must be worth eight: plan what you want.");
  if (minimum == 0) return McrText::tr("81 fans, and any complete hand wins.");
  return McrText::tr("81 fans, and a hand must be worth %1 fan: plan what you want.").arg(minimum);
}
QString facts(const Ruleset& ruleset) {
  return mcr::rules_of(ruleset).flowers ? McrText::tr("144 tiles · flowers · up to 16 hands")
                                        : McrText::tr("136 tiles · no flowers · up to 16 hands");
}

struct OptionText {
  std::string_view key;
  QString (*caption)();
  bool in_fan;  // what is chosen is a number of fan
};

constexpr std::array<OptionText, 6> option_texts{{
    {"flowers", [] { return McrText::tr("Flowers"); }, false},
    {"seat_changes", [] { return McrText::tr("Change seats after each round"); }, false},
    {"own_walls", [] { return McrText::tr("A wall for each player"); }, false},
    {"minimum_fan", [] { return McrText::tr("Minimum to win"); }, true},
    {"two_concealed_kongs", [] { return pattern(mcr::id_of(mcr::Pattern::two_concealed_kongs)); }, true},
    {"mixed_kongs", [] { return pattern(mcr::id_of(mcr::Pattern::concealed_kong_and_melded_kong)); }, true},
}};

const OptionText* option_text(std::string_view key) {
  const auto found = std::ranges::find(option_texts, key, &OptionText::key);
  return found == option_texts.end() ? nullptr : &*found;
}

QString option(std::string_view key) {
  const OptionText* text = option_text(key);
  return text != nullptr ? text->caption() : QString();
}

QString option_value(std::string_view key, int value) {
  const OptionText* text = option_text(key);
  if (text == nullptr || !text->in_fan) return {};
  return value == 0 ? McrText::tr("None") : McrText::tr("%n fan", nullptr, value);
}

QString transfer(TransferReason) { return {}; }  // nothing is paid but by wins

}  // namespace

const SchemeWords& mcr_words() {
  static constexpr SchemeWords words{.name = name,
                                     .variant = variant,
                                     .pitch = pitch,
                                     .facts = facts,
                                     .signs = "1m4s7p",
                                     .pattern_count = mcr::pattern_count,
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
                                     .offered = total,
                                     .mean = mean,
                                     .mean_caption = mean_caption,
                                     .headline = headline,
                                     .hand_title = hand_title,
                                     .centre = centre,
                                     .paragraphs = paragraphs,
                                     .tour = "[456p] 456m 46s 234s 8p8p +5s",
                                     .tour_tiles = "456m456p456s234s88p",
                                     .transfer = transfer,
                                     .option = option,
                                     .option_value = option_value};
  return words;
}

}  // namespace tingpai::app
