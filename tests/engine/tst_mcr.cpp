// Chinese Official scoring on hands written here: every pattern, and each principle that is easy to get
// wrong.
#include <QTest>
#include <algorithm>
#include <array>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "tests/engine/mcr_text.h"

using namespace tingpai;
using mcr::Pattern;

namespace {

struct Row {
  const char* name;
  const char* win;       // see mcr_text.h
  Fan total;             // flowers included
  const char* patterns;  // dearest first, "*n" where they count n times
};

// clang-format off
constexpr std::array rows = std::to_array<Row>({
    {"big four winds", "[111z] 222333444z 5m +5m", 111,
     "big_four_winds three_concealed_pungs half_flush single_wait"},
    {"big four winds, all concealed", "111222333444z 5m +5m", 159,
     "big_four_winds four_concealed_pungs half_flush single_wait"},
    {"big three dragons", "[555z] 666777z 123m 9p +9p seat:S", 96,
     "big_three_dragons outside_hand two_concealed_pungs one_voided_suit single_wait"},
    {"all green", "[234s] [666s] 333s 88s 66z +8s", 90,
     "all_green tile_hog"},
    {"all green without the dragon", "[234s] [234s] 666s 888s 3s +3s", 120,
     "all_green full_flush tile_hog two_concealed_pungs all_simples pure_double_chow single_wait"},
    {"nine gates", "1112345678999m +5m", 91,
     "nine_gates two_concealed_pungs pung_of_terminals_or_honors"},
    {"nine gates on an end tile", "1112345678999m +9m drawn", 107,
     "nine_gates pure_straight tile_hog self_drawn"},
    {"four kongs", "[1111z] [2222p] [3333s] (5555s) 9p +9p seat:S round:S", 90,
     "four_kongs pung_of_terminals_or_honors one_voided_suit"},
    {"four concealed kongs", "(1111m) (4444p) (7777s) (3333z) 9p +9p drawn seat:S", 155,
     "four_kongs four_concealed_pungs pung_of_terminals_or_honors*2 self_drawn"},
    {"seven shifted pairs", "1122334455667p +7p", 88,
     "seven_shifted_pairs"},
    {"seven shifted pairs, drawn", "1122334455667p +7p drawn", 89,
     "seven_shifted_pairs self_drawn"},
    {"thirteen orphans", "19m 19p 19s 1234567z +7z", 88,
     "thirteen_orphans"},
    {"thirteen orphans on the last tile", "19m 19p 19s 1234566z +7z drawn wall last", 100,
     "thirteen_orphans last_tile_draw last_tile"},
    {"all terminals", "[111m] [999m] 111p 99s 99p +9s", 64,
     "all_terminals"},
    {"all terminals with a triple pung", "[111m] [111p] [111s] 999m 9p +9p", 81,
     "all_terminals triple_pung single_wait"},
    {"all terminals in pairs", "111199m 1199p 119s +9s", 90,
     "all_terminals seven_pairs tile_hog"},
    {"little four winds", "[111z] [222z] 333z 123m 4z +4z", 79,
     "little_four_winds half_flush outside_hand prevalent_wind seat_wind single_wait"},
    {"little three dragons", "[555z] 666z 7z 234m 567p +7z", 66,
     "little_three_dragons one_voided_suit single_wait"},
    {"all honours", "[111z] 222z 555z 66z 33z +6z round:S seat:W", 74,
     "all_honors two_dragon_pungs prevalent_wind two_concealed_pungs"},
    {"all honours in pairs", "1122334455667z +7z", 88,
     "all_honors seven_pairs"},
    {"four concealed pungs, drawn", "222m 444m 555p 77s 99s +9s drawn", 67,
     "four_concealed_pungs pung_of_terminals_or_honors no_honors self_drawn"},
    {"four concealed pungs, discard on the pair", "222m 444m 555p 777s 9s +9s", 65,
     "four_concealed_pungs no_honors"},
    {"a discard exposes the fourth pung", "222m 444m 555p 77s 99s +9s", 26,
     "three_concealed_pungs all_pungs concealed_hand pung_of_terminals_or_honors no_honors"},
    {"pure terminal chows", "112233778899m 5m +5m", 67,
     "pure_terminal_chows concealed_hand single_wait"},
    {"quadruple chow", "[123m] [123m] 112233m 8p +8p", 52,
     "quadruple_chow all_chows one_voided_suit single_wait"},
    {"four pure shifted pungs", "[222m] [333m] 444m 55m 8p8p +5m", 51,
     "four_pure_shifted_pungs all_simples one_voided_suit"},
    {"four pure shifted chows by one", "[123m] [234m] 345m 45m 9p9p +6m", 35,
     "four_pure_shifted_chows all_chows one_voided_suit"},
    {"four pure shifted chows by two", "[123s] [345s] 567s 79s 2p2p +8s", 36,
     "four_pure_shifted_chows all_chows one_voided_suit closed_wait"},
    {"three kongs", "[2222m] [5555p] (7777s) 34s 99p +5s", 33,
     "three_kongs no_honors"},
    {"three kongs, two of them concealed", "[2222m] (5555p) (7777s) 34s 99p +5s", 35,
     "three_kongs two_concealed_pungs no_honors"},
    {"all terminals and honours", "[111m] [999p] 111s 44z 55z +4z", 40,
     "all_terminals_and_honors all_types double_pung"},
    {"all terminals and honours in pairs", "1199m 1199p 11s 445z +5z", 62,
     "all_terminals_and_honors seven_pairs all_types"},
    {"seven pairs", "1133m 5577p 2244s 6z +6z", 24,
     "seven_pairs"},
    {"seven pairs with four of a kind", "1133m 5555p 2244s 6z +6z drawn", 27,
     "seven_pairs tile_hog self_drawn"},
    {"greater honours and knitted tiles", "147m 258p 3s 123456z +7z", 24,
     "greater_honors_and_knitted_tiles"},
    {"lesser honours and knitted tiles", "147m 258p 36s 12345z +6z", 12,
     "lesser_honors_and_knitted_tiles"},
    {"lesser honours with all nine knitted tiles", "147m 258p 369s 1234z +6z", 24,
     "lesser_honors_and_knitted_tiles knitted_straight"},
    {"all even pungs", "[222m] [444p] 666s 88s 22p +8s", 24,
     "all_even_pungs"},
    {"full flush", "[123m] [456m] 666m 88m 99m +8m", 27,
     "full_flush tile_hog short_straight"},
    {"pure triple chow", "[123m] 112233m 567p 9s +9s", 27,
     "pure_triple_chow all_chows single_wait"},
    {"pure shifted pungs", "[333p] [444p] 555p 678s 2m +2m", 27,
     "pure_shifted_pungs all_simples single_wait"},
    {"upper tiles", "[789m] [777p] 789s 88p 99s +8p", 25,
     "upper_tiles mixed_double_chow"},
    {"middle tiles", "[456m] [444p] 456s 55p 66s +5p", 25,
     "middle_tiles mixed_double_chow"},
    {"lower tiles", "[123m] [222p] 123s 11p 33s +1p", 26,
     "lower_tiles mixed_double_chow pung_of_terminals_or_honors"},
    {"pure straight", "[123s] [456s] 789s 22p 55m +5m", 17,
     "pure_straight no_honors"},
    {"pure straight and its fourth chow", "[123s] [456s] 789s 456s 5z +5z", 24,
     "pure_straight half_flush pure_double_chow single_wait"},
    {"three suited terminal chows", "[123m] [789m] 123p 789p 5s +5s", 17,
     "three_suited_terminal_chows single_wait"},
    {"pure shifted chows by one", "[123p] [234p] 345p 55s 99m +5s", 17,
     "pure_shifted_chows no_honors"},
    {"pure shifted chows by two", "[123p] [345p] 567p 888m 9s +9s", 18,
     "pure_shifted_chows no_honors single_wait"},
    {"all five", "[345m] [456p] 555s 67m 55p +5m", 16,
     "all_five"},
    {"triple pung", "[333m] [333p] 333s 567s 9m +9m", 18,
     "triple_pung no_honors single_wait"},
    {"three concealed pungs", "222m 666p 888s [345p] 9m +9m", 18,
     "three_concealed_pungs no_honors single_wait"},
    {"knitted straight with a wait", "147m 258p 369s 13s 55z +2s", 15,
     "knitted_straight concealed_hand closed_wait"},
    {"knitted straight on the body", "147m 258p 36s 456s 55p +9s", 16,
     "knitted_straight concealed_hand all_chows"},
    {"knitted straight, wait on a tile that fits the body too", "147m 258p 369s 46s 77z +5s drawn", 17,
     "knitted_straight fully_concealed_hand closed_wait"},
    {"upper four", "[678m] [789p] 666s 99p 88s +9p", 15,
     "upper_four tile_hog pung_of_terminals_or_honors"},
    {"lower four", "[123m] [234p] 444s 11p 22s +1p", 13,
     "lower_four pung_of_terminals_or_honors"},
    {"big three winds", "[111z] [222z] 444z 567m 9p +9p", 18,
     "big_three_winds prevalent_wind seat_wind one_voided_suit single_wait"},
    {"mixed straight", "[123m] [456p] 789s 55z 33p +5z seat:S", 10,
     "mixed_straight dragon_pung"},
    {"reversible tiles", "[123p] [555z] 456s 99p 88s +9p", 11,
     "reversible_tiles dragon_pung pung_of_terminals_or_honors"},
    {"mixed triple chow", "[345m] [345p] 345s 88p 11z +1z", 12,
     "mixed_triple_chow prevalent_wind seat_wind"},
    {"mixed triple chow and its fourth chow", "[345m] [345p] 345s 345m 9s +9s", 12,
     "mixed_triple_chow all_chows pure_double_chow single_wait"},
    {"mixed shifted pungs", "[333m] [444p] 555s 678m 2p +2p", 11,
     "mixed_shifted_pungs all_simples single_wait"},
    {"chicken hand", "[234m] [678p] 345s 78m 44z +9m", 8,
     "chicken_hand"},
    {"chicken hand with flowers", "[234m] [678p] 345s 78m 44z +9m flowers:3", 11,
     "chicken_hand flower_tiles*3"},
    {"last tile draw", "[234m] [678p] 345s 99m 44z +9m seat:E round:S drawn wall", 9,
     "last_tile_draw pung_of_terminals_or_honors"},
    {"last tile draw from a concealed hand", "234m 678p 345s 99m 44z +9m seat:E round:S drawn wall", 13,
     "last_tile_draw fully_concealed_hand pung_of_terminals_or_honors"},
    {"last tile claim", "[234m] [678p] 345s 99m 44z +9m seat:E round:S wall", 9,
     "last_tile_claim pung_of_terminals_or_honors"},
    {"out with a replacement tile", "[234m] [6666p] 345s 78m 44z +9m drawn replacement", 9,
     "out_with_replacement_tile melded_kong"},
    {"replacement tile that is the last of the wall", "(6666p) 234m 345s 99m 44z +9m drawn replacement wall", 25,
     "last_tile_draw out_with_replacement_tile fully_concealed_hand two_concealed_pungs concealed_kong pung_of_terminals_or_honors"},
    {"robbing the kong", "[234m] [678p] 345s 78m 44z +9m robbing last", 8,
     "robbing_the_kong"},
    {"all pungs", "[222m] [333p] 777s 44z 99s +9s", 7,
     "all_pungs pung_of_terminals_or_honors"},
    {"half flush", "[123m] [456m] 777m 33z 55z +3z", 8,
     "half_flush short_straight pung_of_terminals_or_honors"},
    {"mixed shifted chows", "[123m] [234p] 345s 77s 99m +7s", 7,
     "mixed_shifted_chows no_honors"},
    {"all types", "[123m] [456p] 777s 22z 55z +2z", 7,
     "all_types pung_of_terminals_or_honors"},
    {"melded hand", "[123m] [567p] [345s] [777m] 9p +9p", 7,
     "melded_hand no_honors"},
    {"four claimed sets, drawn", "[123m] [567p] [345s] [777m] 9p +9p drawn", 3,
     "no_honors single_wait self_drawn"},
    {"two concealed kongs", "(2222m) (5555p) [678s] 99m 33p +3p", 7,
     "two_concealed_kongs no_honors"},
    {"two dragon pungs", "[555z] [666z] 234m 567p 9s +9s", 7,
     "two_dragon_pungs single_wait"},
    {"concealed and melded kong", "(2222m) [5555p] [678s] 99m 33p +3p", 6,
     "concealed_kong_and_melded_kong no_honors"},
    {"outside hand", "[123m] [789p] 123s 99s 11z +1z", 9,
     "outside_hand prevalent_wind seat_wind mixed_double_chow"},
    {"fully concealed hand", "123m 345p 678s 55p 99m +9m drawn", 6,
     "fully_concealed_hand pung_of_terminals_or_honors no_honors"},
    {"two melded kongs", "[2222m] [5555p] [678s] 99m 33p +3p", 5,
     "two_melded_kongs no_honors"},
    {"last tile of its kind", "[123m] [345p] 678s 55p 99m +9m last", 6,
     "last_tile pung_of_terminals_or_honors no_honors"},
    {"dragon pung", "[666z] [345p] 678s 55p 99m +9m", 3,
     "dragon_pung pung_of_terminals_or_honors"},
    {"prevalent wind", "[222z] [345p] 678s 55p 99m +9m round:S seat:W", 3,
     "prevalent_wind pung_of_terminals_or_honors"},
    {"seat wind", "[222z] [345p] 678s 55p 99m +9m round:E seat:S", 3,
     "seat_wind pung_of_terminals_or_honors"},
    {"both winds at once", "[222z] [345p] 678s 55p 99m +9m round:S seat:S", 5,
     "prevalent_wind seat_wind pung_of_terminals_or_honors"},
    {"wind of nobody", "[333z] [345p] 678s 55p 99m +9m round:S seat:S", 2,
     "pung_of_terminals_or_honors*2"},
    {"concealed hand", "123m 345p 678s 55p 99m +9m", 4,
     "concealed_hand pung_of_terminals_or_honors no_honors"},
    {"all chows", "[123m] [345p] 678s 99m 45s +3s", 4,
     "all_chows mixed_double_chow short_straight"},
    {"tile hog", "[123m] [345p] 333m 55p 99s +9s", 4,
     "tile_hog pung_of_terminals_or_honors no_honors"},
    {"double pung", "[444m] [444p] 678s 55p 11z +1z", 6,
     "prevalent_wind seat_wind double_pung"},
    {"two double pungs", "[444m] [444p] 777m 77p 1z1z +7p", 11,
     "all_pungs double_pung*2 one_voided_suit"},
    {"two concealed pungs", "444m 888p [678s] [345p] 1z +1z", 3,
     "two_concealed_pungs single_wait"},
    {"concealed kong", "(4444m) [678s] [345p] 55p 11z +1z", 6,
     "prevalent_wind seat_wind concealed_kong"},
    {"all simples", "[444m] [678s] 345p 55p 88s +8s", 4,
     "tile_hog all_simples"},
    {"pure double chow", "[345m] [345m] 678p 22s 11z +1z", 5,
     "prevalent_wind seat_wind pure_double_chow"},
    {"two pure double chows", "[345m] [345m] [678p] 678p 1z +1z", 4,
     "pure_double_chow*2 one_voided_suit single_wait"},
    {"mixed double chow", "[345m] [345p] 777s 22s 11z +1z", 5,
     "prevalent_wind seat_wind mixed_double_chow"},
    {"short straight", "[345m] [678m] 777s 22s 11z +1z", 6,
     "prevalent_wind seat_wind short_straight one_voided_suit"},
    {"two terminal chows", "[123m] [789m] 777s 22s 11z +1z", 6,
     "prevalent_wind seat_wind two_terminal_chows one_voided_suit"},
    {"four chows combine three times", "[123m] [123p] 789m 789p 5z +5z", 9,
     "outside_hand mixed_double_chow*2 two_terminal_chows one_voided_suit single_wait"},
    {"two of each chow combine three times", "[123m] [123m] 456m 456m 5z +5z", 10,
     "half_flush pure_double_chow*2 short_straight single_wait"},
    {"a fourth chow combines once", "[123m] [123p] 456m 456p 5z +5z", 5,
     "mixed_double_chow*2 short_straight one_voided_suit single_wait"},
    {"pungs of terminals and honours", "[111m] [999p] 333z 45s 66p +6s", 3,
     "pung_of_terminals_or_honors*3"},
    {"melded kong", "[4444m] [678s] [345p] 55p 11z +1z", 5,
     "prevalent_wind seat_wind melded_kong"},
    {"one voided suit", "[444m] [678m] 345p 55p 11z +1z", 5,
     "prevalent_wind seat_wind one_voided_suit"},
    {"no honours", "[444m] [678s] 345p 22p 99s +9s", 2,
     "pung_of_terminals_or_honors no_honors"},
    {"edge wait", "[444m] [678s] 567m 12p 11z +3p", 1,
     "edge_wait"},
    {"an edge beside another wait counts nothing", "[444m] [678s] 12345p 11z +3p", 8,
     "chicken_hand"},
    {"edge wait from above", "[444m] [678s] 345p 89s 11z +7s", 1,
     "edge_wait"},
    {"closed wait", "[444m] [678s] 345p 57s 11z +6s", 1,
     "closed_wait"},
    {"single wait", "[444m] [678s] 345p 567s 1z +1z", 1,
     "single_wait"},
    {"not the only wait", "[444m] [678s] 345p 1234s +1s", 1,
     "no_honors"},
    {"a wait that fits two places counts once", "[444m] [678p] 567p 2334s +3s", 3,
     "all_simples closed_wait"},
    {"a dead second wait is a wait", "[789s] [333s] 4444567s +7s drawn", 28,
     "full_flush tile_hog short_straight self_drawn"},
    {"self drawn", "[444m] [678s] 345p 567s 1z +1z drawn", 2,
     "single_wait self_drawn"},
    {"flowers", "[444m] [678s] 345p 567s 1z +1z flowers:8", 9,
     "single_wait flower_tiles*8"},
    {"pungs of one suit, three of them in a row", "[333m] [444m] 555m 99m 77m +9m", 55,
     "full_flush pure_shifted_pungs all_pungs pung_of_terminals_or_honors"},
    {"chows rather than pungs where they score more", "[567p] 22233344p 99s +4p", 28,
     "pure_triple_chow all_chows short_straight one_voided_suit"},
    {"pungs rather than chows where they score more", "[456p] 111222333p 9s +9s", 44,
     "pure_shifted_pungs three_concealed_pungs pung_of_terminals_or_honors one_voided_suit no_honors single_wait"},
    {"four pungs in a row, three of them concealed", "[444p] 111222333p 9s +9s", 75,
     "four_pure_shifted_pungs three_concealed_pungs reversible_tiles pung_of_terminals_or_honors no_honors single_wait"},
    {"a pattern of three chows and one more chow", "[123m] [234p] 345s 456m 9s +9s", 10,
     "mixed_shifted_chows all_chows short_straight single_wait"},
    {"knitted straight with a concealed pung and four of a kind", "147m 258p 369s 11m 99p +1m drawn", 20,
     "knitted_straight fully_concealed_hand tile_hog pung_of_terminals_or_honors no_honors"},
    {"three dragons are not three pungs of terminals", "[555z] [666z] 777z 111m 9p +9p", 124,
     "big_three_dragons all_terminals_and_honors two_concealed_pungs one_voided_suit single_wait"},
    {"last discard and last of its kind", "[234m] [678p] 345s 78m 44z +9m wall last", 12,
     "last_tile_claim last_tile"},
    {"two concealed kongs with a third concealed pung", "(2222m) (5555p) 888s [678s] 9m +9m", 26,
     "three_concealed_pungs two_concealed_kongs tile_hog no_honors single_wait"},
    {"pure straight in a concealed hand of one suit", "123456789m 1112m +2m", 45,
     "full_flush pure_straight concealed_hand tile_hog pung_of_terminals_or_honors"},
});
// clang-format on

std::string name_of(PatternId id) { return std::string(mcr::row(static_cast<Pattern>(id)).name); }

std::vector<std::string> listed(const Score& score) {
  std::vector<std::string> names;
  for (const CountedPattern& counted : score.patterns) {
    std::string name = name_of(counted.id);
    if (counted.count > 1) name.append("*").append(std::to_string(counted.count));
    names.push_back(std::move(name));
  }
  std::ranges::sort(names);
  return names;
}

std::vector<std::string> words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> result;
  for (std::string word; stream >> word;) result.push_back(word);
  std::ranges::sort(result);
  return result;
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const auto& name : names) text.append(name).append(" ");
  return text;
}

bool excludes(const Score& score, Pattern pattern, Pattern because_of) {
  const ExcludedPattern entry{static_cast<PatternId>(pattern), static_cast<PatternId>(because_of)};
  return std::ranges::find(score.excluded, entry) != score.excluded.end();
}

}  // namespace

class McrTest : public QObject {
  Q_OBJECT

 private slots:
  void scores_data();
  void scores();
  void every_pattern_has_a_hand();
  void fast_paths_agree_data() { scores_data(); }
  void fast_paths_agree();
  void lists_are_consistent_data() { scores_data(); }
  void lists_are_consistent();
  void no_win_data();
  void no_win();
  void excluded_patterns_name_their_owner();
  void minimum_decides_legality();
  void flowers_do_not_count_towards_the_minimum();
  void kong_options();
  void payments();
  void pattern_names();
};

void McrTest::scores_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("total");
  QTest::addColumn<QString>("patterns");
  for (const Row& row : rows) QTest::newRow(row.name) << row.win << row.total << row.patterns;
}

void McrTest::scores() {
  QFETCH(QString, text);
  QFETCH(int, total);
  QFETCH(QString, patterns);
  const auto score = mcr::score(win(text.toStdString()), mcr::Rules{});
  QVERIFY(score);
  QCOMPARE(joined(listed(*score)), joined(words(patterns.toStdString())));
  QCOMPARE(score->total, total);
}

void McrTest::every_pattern_has_a_hand() {
  std::array<bool, mcr::pattern_count> seen{};
  for (const Row& row : rows) {
    for (const std::string& word : words(row.patterns)) {
      const auto pattern = mcr::pattern_named(word.substr(0, word.find('*')));
      QVERIFY2(pattern, word.c_str());
      seen[static_cast<std::size_t>(*pattern)] = true;
    }
  }
  for (std::size_t i = 0; i < seen.size(); ++i) QVERIFY2(seen[i], name_of(static_cast<PatternId>(i)).c_str());
}

// base_fan() and the scores of single readings against score().
void McrTest::fast_paths_agree() {
  QFETCH(QString, text);
  const Win hand_won = win(text.toStdString());
  const mcr::Rules rules;
  const auto whole = mcr::score(hand_won, rules);
  QVERIFY(whole);
  QCOMPARE(mcr::base_fan(hand_won, rules), whole->base);
  TileCounts concealed = hand_won.concealed;
  concealed.add(hand_won.tile);
  Fan best = -1;
  for_each_reading(concealed, hand_won.melds, hand_won.tile, [&](const Reading& reading) {
    const auto context = mcr::context_of(hand_won);
    const Fan fan = mcr::base_fan(reading, context, rules);
    QCOMPARE(mcr::score(reading, context, rules).base, fan);
    best = std::max(best, fan);
  });
  QCOMPARE(best, whole->base);
}

void McrTest::lists_are_consistent() {
  QFETCH(QString, text);
  const auto score = mcr::score(win(text.toStdString()), mcr::Rules{});
  QVERIFY(score);
  Fan sum = 0;
  Fan flowers = 0;
  for (const CountedPattern& counted : score->patterns) {
    sum += counted.count * counted.each;
    if (name_of(counted.id) == "flower_tiles") flowers = counted.count;
  }
  QCOMPARE(sum, score->total);
  QCOMPARE(score->total - flowers, score->base);
  QVERIFY(std::ranges::is_sorted(score->patterns, std::ranges::greater{}, &CountedPattern::each));
  for (const ExcludedPattern& excluded : score->excluded) {
    const auto owner = std::ranges::find(score->patterns, excluded.because_of, &CountedPattern::id);
    QVERIFY2(owner != score->patterns.end(), name_of(excluded.because_of).c_str());
    QVERIFY(excluded.id != excluded.because_of);
  }
}

void McrTest::no_win_data() {
  QTest::addColumn<QString>("text");
  QTest::newRow("one tile short of a pair") << "123m 456p 789s 123s 5m +6m";
  QTest::newRow("called, so no seven pairs") << "[123m] 1122p 3344s 55z +5z";
  QTest::newRow("called, so no orphans") << "[111z] 19m 19p 19s 2345z +6z";
  QTest::newRow("knitted tiles of one pattern twice") << "147m 147p 258s 1234z +5z";
  QTest::newRow("orphans without one kind") << "19m 19p 99s 1234567z +7z";
  QTest::newRow("too few tiles") << "123m 456p 789s 55m +5m";
  QTest::newRow("too many tiles") << "[123m] 123m 456p 789s 55m +5m";
  QTest::newRow("four melds and two different tiles") << "[123m] [456p] [789s] [555m] 2p +3p";
}

void McrTest::no_win() {
  QFETCH(QString, text);
  const Win lost = win(text.toStdString());
  QVERIFY(!mcr::score(lost, mcr::Rules{}));
  QCOMPARE(mcr::base_fan(lost, mcr::Rules{}), -1);
}

void McrTest::excluded_patterns_name_their_owner() {
  using enum Pattern;
  const auto score_of = [](const char* text) { return *mcr::score(win(text), mcr::Rules{}); };
  const Score straight = score_of("[123s] [456s] 789s 22p 55m +5m");
  QVERIFY(excludes(straight, short_straight, pure_straight));
  QVERIFY(excludes(straight, two_terminal_chows, pure_straight));
  const Score winds = score_of("111222333444z 5m +5m");
  QVERIFY(excludes(winds, all_pungs, big_four_winds));
  QVERIFY(excludes(winds, three_concealed_pungs, four_concealed_pungs));
  QVERIFY(excludes(winds, pung_of_terminals_or_honors, big_four_winds));
  const Score draw = score_of("234m 678p 345s 99m 44z +9m drawn wall");
  QVERIFY(excludes(draw, self_drawn, last_tile_draw));
  const Score robbed = score_of("[234m] [678p] 345s 78m 44z +9m robbing last");
  QVERIFY(excludes(robbed, last_tile, robbing_the_kong));
  // Concealed Kong is struck out by Four Kongs, not by the pattern that Four Kongs strikes out itself.
  const Score kongs = score_of("[1111z] [2222p] [3333s] (5555s) 9p +9p");
  QVERIFY(excludes(kongs, concealed_kong, four_kongs));
  QVERIFY(!excludes(kongs, concealed_kong, concealed_kong_and_melded_kong));
}

void McrTest::minimum_decides_legality() {
  const Win eight = win("[444m] [678s] 12345p 11z +3p");
  for (const auto& [minimum, legal] : std::map<int, bool>{{0, true}, {8, true}, {9, false}}) {
    const auto score = mcr::score(eight, mcr::Rules{.minimum_fan = minimum});
    QVERIFY(score);
    QCOMPARE(score->base, 8);
    QCOMPARE(score->legal, legal);
  }
}

void McrTest::flowers_do_not_count_towards_the_minimum() {
  const auto score = mcr::score(win("[444m] [678s] 345p 567s 1z +1z flowers:8"), mcr::Rules{});
  QVERIFY(score);
  QCOMPARE(score->total, 9);
  QCOMPARE(score->base, 1);
  QVERIFY(!score->legal);
}

void McrTest::kong_options() {
  const Win two_concealed = win("(2222m) (5555p) [678s] 99m 33p +3p");
  const Win mixed = win("(2222m) [5555p] [678s] 99m 33p +3p");
  const mcr::Rules other{.two_concealed_kongs = 8, .mixed_kongs = 6};
  QCOMPARE(mcr::base_fan(two_concealed, mcr::Rules{}), 7);
  QCOMPARE(mcr::base_fan(two_concealed, other), 9);
  QCOMPARE(mcr::base_fan(mixed, mcr::Rules{}), 6);
  QCOMPARE(mcr::base_fan(mixed, other), 7);
  const auto score = mcr::score(two_concealed, other);
  QVERIFY(score);
  QCOMPARE(score->patterns.front(),
           (CountedPattern{static_cast<PatternId>(Pattern::two_concealed_kongs), 1, 8}));
}

void McrTest::payments() {
  const Seat winner = Seat::from_index(2);
  const Payments drawn = mcr::payments(12, winner, std::nullopt);
  const Payments claimed = mcr::payments(12, winner, Seat::from_index(0));
  QCOMPARE(drawn[winner], 60);
  QCOMPARE(claimed[winner], 36);
  for (const Seat seat : all_seats) {
    if (seat == winner) continue;
    QCOMPARE(drawn[seat], -20);
    QCOMPARE(claimed[seat], seat.index() == 0 ? -20 : -8);
  }
}

void McrTest::pattern_names() {
  for (int i = 0; i < mcr::pattern_count; ++i) {
    const auto pattern = static_cast<Pattern>(i);
    QCOMPARE(mcr::row(pattern).id, pattern);
    QCOMPARE(mcr::pattern_named(mcr::row(pattern).name), std::optional(pattern));
    QCOMPARE(mcr::points(pattern, mcr::Rules{}), mcr::row(pattern).points);
  }
  QVERIFY(!mcr::pattern_named("no_such_pattern"));
  QVERIFY(!mcr::pattern_named(""));
}

QTEST_APPLESS_MAIN(McrTest)
#include "tst_mcr.moc"
