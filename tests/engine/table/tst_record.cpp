// The text of events and records: what is written reads back, and no damage goes unseen.
#include <QTest>
#include <algorithm>
#include <set>

#include "engine/rules/scheme.h"
#include "engine/table/text.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

// With and without flowers, by chance and by greed, and two games of every other scheme.
const std::vector<std::vector<Event>>& games() {
  static const auto played = [] {
    std::vector<std::vector<Event>> games;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Ruleset ruleset;
      ruleset.hands = 4;
      ruleset.scheme = mcr::Rules{.flowers = seed % 2 == 0, .minimum_fan = 0};
      Referee referee(ruleset, seed);
      games.push_back(play(referee, seed < 3 ? random_action : greedy_action, seed));
    }
    for (const Preset& kind : scheme::kinds()) {
      if (scheme::id_of(kind.ruleset) == SchemeId::mcr) continue;
      for (const std::uint64_t seed : {1U, 2U}) {
        Referee referee({.hands = 4, .scheme = kind.ruleset.scheme}, seed);
        games.push_back(play(referee, seed == 1 ? random_action : greedy_action, seed));
      }
    }
    return games;
  }();
  return played;
}

// For tests that damage them: one with flowers and the greedy ones of other schemes.
std::vector<std::vector<Event>> samples() {
  std::vector<std::vector<Event>> some{games()[3]};
  for (std::size_t i = 7; i < games().size(); i += 2) some.push_back(games()[i]);
  return some;
}

// A body with a right checksum, so that the reader behind it is what is tested.
std::string sealed(const std::string& body) { return detail::with_checksum(body); }

std::size_t line_of(const std::string& text, std::size_t byte) {
  return 1 + static_cast<std::size_t>(
                 std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(byte), '\n'));
}

}  // namespace

class TestRecord : public QObject {
  Q_OBJECT

 private slots:
  void event_text_is_stable_data();
  void event_text_is_stable();
  void every_event_reads_back();
  void bad_names_are_errors();
  void openings_read_back();
  void names_read_back_data();
  void names_read_back();
  void red_fives_read_back();
  void wins_of_other_schemes_read_back();
  void events_of_other_schemes_read_back();
  void secrets_of_other_schemes_are_kept();
  void actions_read_back();
  void bad_actions_are_errors_data();
  void bad_actions_are_errors();
  void bad_lines_are_errors_data();
  void bad_lines_are_errors();
  void record_reads_back();
  void cut_record_is_an_error();
  void open_record_keeps_whole_lines();
  void flipped_byte_names_its_line();
  void altered_lines_never_end_in_a_crash();
  void missing_or_doubled_line_is_an_error();
  void foreign_text_is_no_record_data();
  void foreign_text_is_no_record();
};

void TestRecord::event_text_is_stable_data() {
  using namespace events;
  QTest::addColumn<std::string>("text");
  QTest::addColumn<std::string>("expected");
  const auto row = [](const char* name, const Event& event, const char* expected) {
    QTest::newRow(name) << to_text(event) << std::string(expected);
  };
  const Seat one = player(1);
  row("a draw", Drew<Truth>{one, tile("5p"), DrawSource::flower_replacement}, "draw 1 5p flower #d692f4f7");
  row("a discard", Discarded{one, tile("5p"), true}, "discard 1 5p drawn #57b80ccb");
  row("a chow", Claimed{one, {MeldType::chow, tile("4p"), tile("5p"), player(0)}},
      "claim 1 chow:4p:5p:0 #1a8dcb74");
  Meld red{MeldType::chow, tile("4p"), tile("0p"), player(0)};
  red.reds.add(Suit::dots);
  row("a chow of a red five", Claimed{one, red}, "claim 1 chow:4p:0p:0:0p #e339e0b2");
  row("a concealed kong", ConcealedKong<Truth>{one, tile("7z")}, "concealed_kong 1 7z #45a691d8");
  row("no winner", WallExhausted{}, "no_winner #13caa47c");
  row("the end", GameEnded{BySeat<Points>{}}, "end 0,0,0,0 #d5987b26");
}

void TestRecord::event_text_is_stable() {
  QFETCH(const std::string, text);
  QFETCH(const std::string, expected);
  QCOMPARE(text, expected);
}

void TestRecord::every_event_reads_back() {
  std::set<std::size_t> kinds;
  for (const auto& game : games()) {
    for (const Event& event : game) {
      const auto read = parse_event(to_text(event));
      QVERIFY2(read, read ? "" : (to_text(event) + ": " + read.error().message).c_str());
      QVERIFY(*read == event);
      kinds.insert(event.index());
    }
  }
  QCOMPARE(kinds.size(), event_type_count - 1);  // nothing aborted
}

void TestRecord::bad_names_are_errors() {
  for (const char* names :
       {"a,b,c", "a,b,c,d,e", ",,,", "a,b,c,%2", "a,b,c,%61", "a,b,c,%07", "a,b,c,\xc3"}) {
    const auto read = parse_event(sealed("game mcr seed 1 names " + std::string(names)));
    QVERIFY2(!read, names);
    QCOMPARE(read.error().message, std::string("expected four names of at most 40 characters"));
    QCOMPARE(read.error().position, std::size_t{22});
  }
}

void TestRecord::openings_read_back() {
  events::GameStarted start{*parse_ruleset("riichi"), 7};
  start.opening = Opening{Wind::south, player(2), player(1), 3, 1, {}};
  const BySeat<Points> nothing = start.opening->scores;
  for (const Seat seat : all_seats) start.opening->scores[seat] = 24750;
  start.names[player(1)] = "Ann";
  const std::string text = to_text(start);
  QVERIFY2(text.starts_with(
               "game riichi seed 7 from S 2 first 1 honba 3 sticks 1 scores 24750,24750,24750,24750 names "),
           text.c_str());
  const auto read = parse_event(text);
  QVERIFY2(read, read ? "" : read.error().message.c_str());
  QVERIFY(*read == Event(start));
  QVERIFY(Referee::resume({*read}));
  start.opening->sticks = 2;
  QVERIFY(!Referee::resume({start}));
  events::GameStarted of_one_hand{*parse_ruleset("mcr;hands=1"), 7};
  of_one_hand.opening = Opening{Wind::west, player(0), player(0), 0, 0, nothing};
  QVERIFY(Referee::resume({of_one_hand}));
  of_one_hand.ruleset.hands = 4;
  QVERIFY(!Referee::resume({of_one_hand}));
}

void TestRecord::names_read_back_data() {
  QTest::addColumn<std::string>("told");
  QTest::addColumn<std::string>("kept");
  const auto row = [](const char* name, const std::string& told, const std::string& kept) {
    QTest::newRow(name) << told << kept;
  };
  const auto same = [&](const char* name, const std::string& told) { row(name, told, told); };
  same("a word", "Ann");
  same("signs", "Bo, 50% of <b>#1</b>");
  same("Chinese", "陳大文");
  same("four bytes each", "🀄🀄");
  row("controls", "\x1b[31mA\nn\tn\x7f", "[31mAnn");
  row("turned text", "\u202eAnn\u2066\u200b\ufeff", "Ann");
  row("more controls", "A\xc2\x85\xe2\x80\xa8n", "An");
  row("bytes", "A\xff\xc3n\xed\xa0\x80n\xc0\xaf\xf4\x90\x80\x80", "Ann");
  row("cut within a character", "Ann\xe9\x99", "Ann");
  row("long", std::string(100, 'x'), std::string(40, 'x'));
}

void TestRecord::names_read_back() {
  QFETCH(const std::string, told);
  QFETCH(const std::string, kept);
  QCOMPARE(as_player_name(told), kept);
  QCOMPARE(is_player_name(told), told == kept);
  events::GameStarted start{Ruleset{}, 7};
  start.names[player(0)] = kept;
  start.names[player(2)] = "Mr. X";
  const auto read = parse_event(to_text(start));
  QVERIFY2(read, read ? "" : read.error().message.c_str());
  QVERIFY(*read == Event(start));
}

void TestRecord::red_fives_read_back() {
  for (const char* text :
       {"pung:5p:5p:2:0p", "pung:5p:0p:2:00p", "added_kong:5s:0s:3:000s", "chow:3m:4m:0:0m"}) {
    const std::string line = detail::with_checksum("claim 1 " + std::string(text));
    const auto read = parse_event(line);
    QVERIFY2(read, text);
    QCOMPARE(to_text(*read), line);
  }
  for (const char* text : {"pung:0p:5p:2:0p", "pung:5p:5p:2:", "pung:5p:5p:2:5p", "pung:5p:5p:2:0p:0p",
                           "pung:5p:5p:2:0000p", "pung:5p:5p:2:1f"}) {
    QVERIFY2(!parse_event(detail::with_checksum("claim 1 " + std::string(text))), text);
  }
}

// No scheme makes such a win yet.
void TestRecord::wins_of_other_schemes_read_back() {
  const std::string line = detail::with_checksum(
      "win 1 from - place 1 more 1 tile 0s hand 123406m99p340s melds pung:5p:5p:2:0p flags "
      "self_drawn,riichi,ippatsu round "
      "S "
      "seat E flowers 0 indicators 1m5z under 3p9s void p total 5 base 5 fu 30 yakuman 1 worth 8000 legal 1 "
      "patterns - excluded - pays -4000,12000,-4000,-4000");
  const auto read = parse_event(line);
  QVERIFY2(read, read ? "" : read.error().message.c_str());
  QCOMPARE(to_text(*read), line);
  const auto& won = std::get<events::Won>(*read);
  QVERIFY(won.win.riichi && won.win.ippatsu && !won.win.double_riichi);
  QCOMPARE(won.win.reds[Suit::characters], 1);
  QCOMPARE(won.win.under.size(), 2U);
  QCOMPARE(won.score.worth, 8000);
  QVERIFY(won.place == 1 && won.more == 1);
  const std::string hand = detail::with_checksum("hand 5 round S winds ESWN honba 2 wall 12m");
  const auto started = parse_event(hand);
  QVERIFY(started);
  QCOMPARE(to_text(*started), hand);
  QCOMPARE(std::get<events::HandStarted<Truth>>(*started).honba, 2);
}

void TestRecord::events_of_other_schemes_read_back() {
  std::set<std::size_t> kinds;
  for (const char* text :
       {"discard 1 5p held riichi", "concealed_kong 2 5p open with 0p", "concealed_kong 2 5z open",
        "exchange from 3,0,1,2 given 112m,999s,123p,7p8p9p", "void mpsm", "indicator 0p",
        "paid kong:-2,6,-2,-2", "abort nine_terminals by 2", "abort four_winds by -",
        "settle shown - 123m45506p;pung:5z:5z:2 - - transfers "
        "not_ready:-1000,3000,-1000,-1000/void_suit:1,-3,1,1",
        "settle shown - - - - transfers -"}) {
    const std::string line = detail::with_checksum(text);
    const auto read = parse_event(line);
    QVERIFY2(read, read ? "" : (text + (": " + read.error().message)).c_str());
    if (std::string_view(text).find("7p8p9p") == std::string_view::npos) QCOMPARE(to_text(*read), line);
    kinds.insert(read->index());
  }
  QCOMPARE(kinds.size(), 8U);
  for (const char* text :
       {"discard 1 5p held Riichi", "concealed_kong 2 5p with 0p",
        "exchange from 3,0,1 given 112m,999s,123p,789p", "exchange from 3,0,1,2 given 112m,999s,123p,78p",
        "void mps", "void mpsz", "indicator", "paid -2,6,-2,-2", "paid gift:-2,6,-2,-2", "abort nothing by 2",
        "settle shown - - - transfers -", "settle shown 1f - - - transfers -",
        "settle shown 11111m - - - transfers -"}) {
    QVERIFY2(!parse_event(detail::with_checksum(text)), text);
  }
}

// The three tiles that others exchange among themselves, and a kong that lies open.
void TestRecord::secrets_of_other_schemes_are_kept() {
  const auto exchange = parse_event(detail::with_checksum("exchange from 3,0,1,2 given 112m,999s,123p,789p"));
  for (const Seat seat : all_seats) {
    const SeenEvent redacted = redact(*exchange, seat);
    const auto& seen = std::get<events::Exchanged<Sight>>(redacted);
    for (const Seat giver : all_seats) {
      const bool own = giver == seat || giver == seen.from[seat];
      QCOMPARE(seen.given[giver].has_value(), own);
    }
  }
  const SeenEvent open = redact(events::ConcealedKong<Truth>{player(1), tile("5z"), true}, player(0));
  QVERIFY(std::get<events::ConcealedKong<Sight>>(open).tile == tile("5z"));
  const SeenEvent hidden = redact(events::ConcealedKong<Truth>{player(1), tile("5z")}, player(0));
  QVERIFY(!std::get<events::ConcealedKong<Sight>>(hidden).tile);
}

void TestRecord::actions_read_back() {
  for (int type = 0; type <= static_cast<int>(ActionType::win); ++type) {
    const Action action{static_cast<ActionType>(type), tile("7s")};
    const auto read = parse_action(to_text(action));
    QVERIFY(read);
    QVERIFY(*read == action);
  }
  QVERIFY(*parse_action("pass") == Action{});
  for (const char* text : {"chow 3p with 0p", "pung 5s with 00s", "melded_kong 5m with 0m",
                           "discard 0m riichi", "added_kong 0p", "exchange 1m 1m 7m", "void p", "abort"}) {
    const auto read = parse_action(text);
    QVERIFY2(read, text);
    QCOMPARE(to_text(*read), std::string(text));
  }
  QVERIFY(parse_action("discard 3m riichi")->riichi);
  QCOMPARE(parse_action("pung 5s with 00s")->reds[Suit::bamboo], 2);
  QVERIFY(parse_action("void s")->tile == tile("1s"));
  QCOMPARE(to_text(Action{ActionType::added_kong, tile("5z")}), std::string("added_kong 5z"));
}

void TestRecord::bad_actions_are_errors_data() {
  QTest::addColumn<std::string>("text");
  for (const char* text : {"",
                           " ",
                           "discard",
                           "discard ",
                           "discard 3",
                           "discard 12m",
                           "discard 3m ",
                           "kong 3m",
                           "pass 3m",
                           "Discard 3m",
                           "discard  3m",
                           "discard 3m Riichi",
                           "discard 3m with 0m",
                           "chow 3p with",
                           "chow 3p with 5p",
                           "pung 5s with 1f",
                           "win 3m with 0m",
                           "exchange 1m 1m",
                           "exchange 1m 1m 7m 9m",
                           "void",
                           "void z",
                           "abort 3m"}) {
    QTest::addRow("'%s'", text) << std::string(text);
  }
}

void TestRecord::bad_actions_are_errors() {
  QFETCH(const std::string, text);
  const auto read = parse_action(text);
  QVERIFY(!read);
  QVERIFY(!read.error().message.empty());
  QVERIFY(read.error().position <= text.size());
}

void TestRecord::bad_lines_are_errors_data() {
  QTest::addColumn<std::string>("body");
  QTest::addColumn<int>("position");
  const auto row = [](const char* name, const char* body, int position) {
    QTest::newRow(name) << std::string(body) << position;
  };
  row("nothing", "", 0);
  row("an unknown event", "shuffle 1", 0);
  row("no player", "draw", 4);
  row("a player too many", "draw 4 5p wall", 5);
  row("no such tile", "draw 1 8z wall", 7);
  row("two tiles", "draw 1 12p wall", 7);
  row("no such place", "draw 1 5p attic", 10);
  row("a word too many", "draw 1 5p wall again", 15);
  row("two spaces", "draw 1  5p wall", 7);
  row("no ruleset", "game chess seed 1", 5);
  row("a seed too big", "game mcr seed 18446744073709551616", 14);
  row("a negative seed", "game mcr seed -1", 14);
  row("three winds", "hand 0 round E winds ESW wall 1m", 21);
  row("a fifth wind", "hand 0 round E winds ESWX wall 1m", 21);
  row("no winds", "hand 0 round E wall 1m", 15);
  row("a meld of three parts", "claim 1 chow:4p:5p", 8);
  row("a meld of flowers", "claim 1 pung:1f:1f:0", 8);
  row("a meld from nowhere", "claim 1 chow:4p:5p:7", 8);
  row("five final scores", "end 0,0,0,0,0", 4);
  row("a score of words", "end 0,x,0,0", 4);
  row("a winner's flower in hand",
      "win 1 from 0 tile 5p hand 1f melds - flags - round E seat S flowers 0 total 8 base 8 legal 1 patterns "
      "- "
      "excluded - pays 0,0,0,0",
      26);
  row("five of a kind",
      "win 1 from 0 tile 5p hand 11111m melds - flags - round E seat S flowers 0 total 8 base 8 legal 1 "
      "patterns "
      "- excluded - pays 0,0,0,0",
      26);
  row("five melds",
      "win 1 from 0 tile 5p hand 1m melds pung:1z:1z:0,pung:1z:1z:0,pung:1z:1z:0,pung:1z:1z:0,pung:1z:1z:0 "
      "flags "
      "- round E seat S flowers 0 total 8 base 8 legal 1 patterns - excluded - pays 0,0,0,0",
      35);
  row("minus zero", "hand -0 round E winds ESWN wall -", 5);
  row("a leading zero", "hand 00 round E winds ESWN wall -", 5);
  row("a tile in a list that there is not", "deal 1 12m8z", 10);
  row("a rule that there is not", "game mcr;luck=1 seed 1", 9);
  row("legal is no switch",
      "win 1 from 0 tile 5p hand 1m melds - flags - round E seat S flowers 0 total 8 base 8 legal 7 patterns "
      "- excluded - pays 0,0,0,0",
      91);
  row("an unknown pattern",
      "win 1 from 0 tile 5p hand 1m melds - flags - round E seat S flowers 0 total 8 base 8 legal 1 patterns "
      "luck*1*8 excluded - pays 0,0,0,0",
      102);
  row("an unknown flag",
      "win 1 from 0 tile 5p hand 1m melds - flags lucky round E seat S flowers 0 total 8 base 8 legal 1 "
      "patterns - excluded - pays 0,0,0,0",
      43);
  row("eleven tiles turned over",
      "win 1 from 0 tile 5p hand 1m melds - flags - round E seat S flowers 0 under 11112222333m total 8", 76);
}

void TestRecord::bad_lines_are_errors() {
  QFETCH(const std::string, body);
  QFETCH(const int, position);
  const auto read = parse_event(sealed(body));
  QVERIFY(!read);
  QVERIFY(!read.error().message.empty());
  QCOMPARE(static_cast<int>(read.error().position), position);
}

void TestRecord::record_reads_back() {
  for (const auto& game : games()) {
    const auto text = to_text(game);
    const auto read = parse_record(text);
    QVERIFY2(read, read ? "" : read.error().message.c_str());
    QVERIFY(*read == game);
    const auto replayed = Referee::resume(*read);
    QVERIFY(replayed);
    QVERIFY(replayed->game_over());
    QVERIFY(replayed->state().table.scores == std::get<events::GameEnded>(game.back()).scores);
    const auto open = parse_record(to_text(game, RecordEnd::open), RecordEnd::open);
    QVERIFY(open);
    QVERIFY(*open == game);
    QVERIFY(!parse_record(to_text(game, RecordEnd::open)));
  }
}

void TestRecord::cut_record_is_an_error() {
  Random random(300);
  for (const auto& game : samples()) {
    const auto text = to_text(game);
    for (int i = 0; i < 200; ++i) {
      const auto size = i == 0 ? text.size() - 1 : random.below(static_cast<std::uint32_t>(text.size()));
      const auto read = parse_record(std::string_view(text).substr(0, size));
      QVERIFY2(!read, qPrintable(QString("cut at %1").arg(size)));
      QVERIFY(!read.error().message.empty());
      QVERIFY(read.error().position >= 1 && read.error().position <= line_of(text, size));
    }
  }
}

void TestRecord::open_record_keeps_whole_lines() {
  Random random(301);
  for (const auto& game : samples()) {
    const auto text = to_text(game, RecordEnd::open);
    const auto header = text.find('\n') + 1;
    for (int i = 0; i < 200; ++i) {
      const auto size = header + random.below(static_cast<std::uint32_t>(text.size() - header));
      const auto read = parse_record(std::string_view(text).substr(0, size), RecordEnd::open);
      QVERIFY(read);
      QCOMPARE(read->size() + 1, line_of(text, size) - 1);
      QVERIFY(std::equal(read->begin(), read->end(), game.begin()));
    }
  }
}

void TestRecord::flipped_byte_names_its_line() {
  Random random(302);
  for (const auto& game : samples()) {
    for (const RecordEnd end : {RecordEnd::trailer, RecordEnd::open}) {
      const auto whole = to_text(game, end);
      for (int i = 0; i < 400; ++i) {
        // Not the very last line end: of an open record that is a cut.
        const auto at = random.below(static_cast<std::uint32_t>(whole.size() - 1));
        auto text = whole;
        text[at] = static_cast<char>(text[at] ^ static_cast<char>(1U << random.below(8)));
        const auto read = parse_record(text, end);
        QVERIFY2(!read, qPrintable(QString("byte %1").arg(at)));
        QCOMPARE(read.error().position, line_of(whole, at));
      }
    }
  }
}

// A line whose checksum is right, but which says something else: the referee refuses it or goes on.
void TestRecord::altered_lines_never_end_in_a_crash() {
  Random random(303);
  for (const auto& game : samples()) {
    const std::string whole = to_text(game, RecordEnd::open);
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < whole.size(); at = whole.find('\n', at) + 1)
      lines.push_back(whole.substr(at, whole.find('\n', at) - at));
    int refused = 0;
    constexpr int rounds = 400;
    for (int round = 0; round < rounds; ++round) {
      auto altered = lines;
      const auto at = 1 + random.below(static_cast<std::uint32_t>(lines.size() - 1));
      std::string& line = altered[at];
      line.resize(line.rfind(' '));  // its checksum
      line[random.below(static_cast<std::uint32_t>(line.size()))] =
          whole[random.below(static_cast<std::uint32_t>(whole.size()))];
      line = sealed(line);
      std::string text;
      for (const std::string& each : altered) text += each + '\n';
      const auto read = parse_record(text, RecordEnd::open);
      const auto referee = read ? Referee::resume(*read) : Result<Referee>(read.error());
      if (referee) continue;
      ++refused;
      QVERIFY(!referee.error().message.empty());
    }
    QVERIFY2(refused > rounds / 2, qPrintable(QString::number(refused)));
  }
}

void TestRecord::missing_or_doubled_line_is_an_error() {
  const auto text = to_text(games()[2]);
  const auto second = text.find('\n', text.find('\n') + 1) + 1;
  const auto third = text.find('\n', second) + 1;
  const auto line = text.substr(second, third - second);
  auto missing = text;
  missing.erase(second, line.size());
  auto doubled = text;
  doubled.insert(second, line);
  for (const auto& each : {missing, doubled}) {
    const auto read = parse_record(each);
    QVERIFY(!read);
    QVERIFY(read.error().message.find("events") != std::string::npos);
  }
  QVERIFY(!parse_record(text + "more\n"));
  QVERIFY(!parse_record(text + " "));
}

void TestRecord::foreign_text_is_no_record_data() {
  QTest::addColumn<std::string>("text");
  QTest::newRow("nothing") << std::string();
  QTest::newRow("a line end") << std::string("\n");
  QTest::newRow("zeros") << std::string(100, '\0');
  QTest::newRow("bytes above ASCII") << std::string(100, '\xff').append(1, '\n');
  QTest::newRow("json") << std::string("{\"events\": []}\n");
  QTest::newRow("another version") << sealed("tingpai-record 2") + "\n";
  QTest::newRow("dos line ends") << std::string(sealed("tingpai-record 1") + "\r\n" + sealed("events 0") +
                                                "\r\n");
}

void TestRecord::foreign_text_is_no_record() {
  QFETCH(const std::string, text);
  for (const RecordEnd end : {RecordEnd::trailer, RecordEnd::open}) {
    const auto read = parse_record(text, end);
    QVERIFY(!read);
    QCOMPARE(read.error().position, 1U);
  }
}

QTEST_APPLESS_MAIN(TestRecord)
#include "tst_record.moc"
