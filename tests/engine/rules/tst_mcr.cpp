// Chinese Official scoring on hands written here: every pattern, and each principle that is easy to get
// wrong.
#include <QTest>
#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "engine/rules/mcr/explain.h"
#include "tests/engine/rules/mcr_text.h"

using namespace tingpai;
using mcr::id_of;
using mcr::Pattern;
using mcr::pattern_of;

namespace {

// A line of tests/data/mcr_hands.txt.
struct Row {
  std::string name;
  std::string win;       // see mcr_text.h
  Fan total = 0;         // flowers included
  std::string patterns;  // dearest first, "*n" where they count n times
};

std::vector<Row> read_rows() {
  std::ifstream file(TINGPAI_TEST_DATA_DIR "/mcr_hands.txt");
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    const QStringList parts = QString::fromStdString(line).split(" | ");
    if (parts.size() != 4) qFatal("bad line: %s", line.c_str());
    rows.push_back(
        {parts[0].toStdString(), parts[1].toStdString(), parts[2].toInt(), parts[3].toStdString()});
  }
  return rows;
}

std::string name_of(PatternId id) { return std::string(mcr::row(pattern_of(id)).name); }

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
  const ExcludedPattern entry{id_of(pattern), id_of(because_of)};
  return std::ranges::find(score.excluded, entry) != score.excluded.end();
}

// "123m 44z", or what else it stands on.
QString words_of(const Reading& reading, const Support& support) {
  using Of = Support::Of;
  if (support.of != Of::sets)
    return support.of == Of::hand ? "hand" : support.of == Of::aside ? "flowers" : "tile";
  QStringList sets;
  for (std::size_t i = 0; i <= reading.groups.size(); ++i) {
    if ((support.sets >> i & 1) == 0) continue;
    std::vector<Tile> tiles(2, reading.pair);
    if (i < reading.groups.size()) {
      const Group& group = reading.groups[i];
      const int step = group.type == GroupType::chow ? 1 : group.type == GroupType::knitted ? 3 : 0;
      tiles.assign(group.type == GroupType::kong ? 4 : 3, group.tile);
      for (std::size_t tile = 1; tile < tiles.size(); ++tile)
        tiles[tile] = Tile::from_index(group.tile.kind() + static_cast<int>(tile) * step);
    }
    sets << QString::fromStdString(to_text(TileCounts(tiles)));
  }
  sets.sort();
  return sets.join(' ');
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
  void an_explanation_names_the_sets_data();
  void an_explanation_names_the_sets();
  void waits_tell_whether_they_are_worth_the_minimum();
  void payments();
  void pattern_names();
};

void McrTest::scores_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("total");
  QTest::addColumn<QString>("patterns");
  const auto rows = read_rows();
  QVERIFY(rows.size() > 100);
  for (const Row& row : rows) {
    QTest::newRow(row.name.c_str()) << QString::fromStdString(row.win) << row.total
                                    << QString::fromStdString(row.patterns);
  }
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
  for (const Row& row : read_rows()) {
    for (const std::string& word : words(row.patterns)) {
      const auto pattern = mcr::pattern_named(word.substr(0, word.find('*')));
      QVERIFY2(pattern, word.c_str());
      seen[static_cast<std::size_t>(*pattern)] = true;
    }
  }
  for (std::size_t i = 0; i < seen.size(); ++i)
    QVERIFY2(seen[i], name_of(id_of(static_cast<Pattern>(i))).c_str());
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
    const Circumstances& context = hand_won;
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
  const auto explanation = mcr::explain(win(text.toStdString()), *score, mcr::Rules{});
  QVERIFY(explanation);
  QCOMPARE(explanation->support.size(), score->patterns.size());
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
  QCOMPARE(score->patterns.front(), (CountedPattern{id_of(Pattern::two_concealed_kongs), 1, 8}));
}

void McrTest::an_explanation_names_the_sets_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<QString>("pattern");
  QTest::addColumn<QString>("stands_on");  // its tiles, as they are read
  const auto add = [](const char* hand, const char* pattern, const char* stands_on) {
    QTest::addRow("%s: %s", hand, pattern) << hand << pattern << stands_on;
  };
  const char* straight = "123m 678m 33s 456s 78p +9p drawn flowers:2";
  add(straight, "mixed_straight", "123m 789p 456s");
  add(straight, "all_chows", "hand");
  add(straight, "fully_concealed_hand", "hand");
  add(straight, "flower_tiles", "flowers");
  add("[123m] [456p] 789s 456m 4s +4s", "mixed_double_chow", "456m 456p");
  add("[123m] [456m] 345p 888s 2s +2s", "short_straight", "123m 456m");
  add("[123m] [456p] 789s 456m 4s +4s", "single_wait", "44s");
  add("[123m] [123p] 789s 789m 5s +5s", "mixed_double_chow", "123m 123p 789m 789s");
  add("[111z] 777z 234p 55p 78s +9s seat:S", "prevalent_wind", "111z");
  add("[111z] 777z 234p 55p 78s +9s seat:S", "dragon_pung", "777z");
  add("[666z] 777z 55z 345m 78p +9p", "little_three_dragons", "666z 777z 55z");
  add("[444m] (4444p) 678s 99s 4s4s +4s drawn", "triple_pung", "444m 4444p 444s");
  add("[234m] [678p] 345s 78m 44z +9m robbing", "robbing_the_kong", "tile");
  add("[345m] 345m 3m3m 678s 57p +6p", "tile_hog", "345m 345m 33m");
  add("2255m 3388p 66s 44z 7z +7z", "seven_pairs", "hand");
}

void McrTest::an_explanation_names_the_sets() {
  QFETCH(QString, hand);
  QFETCH(QString, pattern);
  QFETCH(QString, stands_on);
  const Win won = win(hand.toStdString());
  const auto score = mcr::score(won, mcr::Rules{});
  QVERIFY(score);
  const auto explanation = mcr::explain(won, *score, mcr::Rules{});
  QVERIFY(explanation);
  for (std::size_t i = 0; i < score->patterns.size(); ++i) {
    if (name_of(score->patterns[i].id) != pattern.toStdString()) continue;
    QStringList expected = stands_on.split(' ');
    expected.sort();
    QCOMPARE(words_of(explanation->reading, explanation->support[i]), expected.join(' '));
    return;
  }
  QFAIL("it does not count");
}

void McrTest::waits_tell_whether_they_are_worth_the_minimum() {
  const Waits dear = mcr::waits_of(win("123m 456p 78s 789m 5s5s +1z"), mcr::Rules{});
  QCOMPARE(dear.tiles, tiles("69s"));
  QVERIFY(dear.enough);
  const Waits cheap = mcr::waits_of(win("[111m] [234p] [678s] 44m 5p5p +1z"), mcr::Rules{});
  QCOMPARE(cheap.tiles, tiles("4m5p"));
  QVERIFY(!cheap.enough);
  QVERIFY(mcr::waits_of(win("[111m] [234p] 159s 44z 5z5z +1z"), mcr::Rules{}).tiles.empty());
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
