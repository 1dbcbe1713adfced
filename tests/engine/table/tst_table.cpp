// The rules of a hand, one by one: dealing, flowers, claims, kongs, the last tile, winning.
#include <QTest>
#include <algorithm>

#include "engine/rules/mcr/mcr.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/rules/scheme.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

// Seats 1 and 2 wait for 3p and 6p with a pure straight (16 fan), 3 has nothing near.
WallPlan two_ready_hands() {
  return {{"111222444777m1z", "123456789s33z45p", "123456789m22p45p", "369m147p258s2222z"}, "6p", "", ""};
}

std::string said(const QString& text) { return text.toStdString(); }

bool has_pattern(const Score& score, mcr::Pattern pattern) {
  return std::any_of(score.patterns.begin(), score.patterns.end(),
                     [&](const CountedPattern& row) { return row.id == mcr::id_of(pattern); });
}

}  // namespace

class TestTable : public QObject {
  Q_OBJECT

 private slots:
  void generator_is_splitmix64();
  void below_is_in_range_and_even();
  void wall_of_deal_one_is_a_promise();
  void walls_hold_the_set();

  void deal_is_thirteen_each_and_one_for_the_dealer();
  void dealt_flowers_are_replaced_in_turn_order();
  void drawn_flower_is_replaced_from_the_back();
  void hand_ends_without_a_replacement();

  void chow_is_for_the_next_player();
  void chow_offers_every_place_in_the_run();
  void pung_outranks_chow();
  void chow_waits_for_a_possible_pung();
  void win_outranks_pung();
  void nearest_of_two_winners_wins_data();
  void nearest_of_two_winners_wins();
  void everybody_passing_gives_the_next_draw();
  void answers_are_checked();
  void a_copy_of_the_drawn_tile_may_go();

  void claimed_kong_draws_from_the_back();
  void added_kong_may_be_robbed();
  void added_kong_not_robbed_draws();
  void concealed_kong_may_not_be_robbed();
  void no_kong_after_a_claim();
  void win_on_kong_replacement();
  void flower_after_kong_is_no_kong_replacement();

  void last_discard_can_only_be_won();
  void last_tile_drawn_wins_with_its_fan();
  void no_kong_without_a_replacement();
  void wall_is_played_to_the_last_tile();

  void win_below_the_minimum_is_not_offered();
  void flowers_do_not_help_to_the_minimum();
  void last_of_kind_counts_what_all_see();
  void payments_and_scores();
};

// ---------------------------------------------------------------------------------------------- walls

void TestTable::generator_is_splitmix64() {
  Random random(1234567);  // the published test vector of the generator
  QCOMPARE(random.next(), 6457827717110365317U);
  QCOMPARE(random.next(), 3203168211198807973U);
  QCOMPARE(random.next(), 9817491932198370423U);
}

void TestTable::below_is_in_range_and_even() {
  Random random(7);
  std::array<int, 5> seen{};
  for (int i = 0; i < 50000; ++i) {
    const auto n = random.below(5);
    QVERIFY(n < 5);
    ++seen[n];
    const double unit = random.unit();
    QVERIFY(unit >= 0 && unit < 1);
  }
  for (const int n : seen) QVERIFY(n > 9600 && n < 10400);  // 10000 +- 4.5 standard deviations
  QCOMPARE(random.below(1), 0U);
}

void TestTable::wall_of_deal_one_is_a_promise() {
  const auto text = [](const Ruleset& ruleset, int hand) { return to_text(shuffled_wall(ruleset, 1, hand)); };
  QCOMPARE(text(Ruleset{}, 0),
           std::string("39m1z3p1z3s2p5472z2m7s14z38m9p28m2p4s1z96s5p9m2f6p6z9s8f6p1f4s9p6s98m4p3m7z2m5s4"
                       "z226s5z47m9p5s5p5m9s67z3p4m72p1s615m7p1s7f8s4z4s5m7p7z3s53m7s646m38s8p7m5z11p3s6"
                       "z2p6f3p8m74s65z1p2z9s8p2s14m6s65p2s4f5p3z15s9p7m6p9m8p5881s3z5f711m3z4834p26m1p2"
                       "3z4p2z7p3f7s"));
  QCOMPARE(text(Ruleset{}, 1),
           std::string("6p5m37z2s87p3s5f1z6s56194m561z12p3s3f38s14f4m9p5z9s8f8m12z1s8p4s46z5p7f4z6f8p69m"
                       "7s5z62m4s3z4p6z8m18s2z95p32m7p7s7m76s7m6789s4z21s71m3z3p9s64662p3m8s2z5s4m7p2m3p"
                       "1z2m1p4s3p3m25s5m6s7z4s44p1s5p1m9p31m5p89m8p9s3p5s1p5m7z2s542z7p5s7m1p94m2p6z2f2"
                       "p6m9p8m7z3s3z"));
  QCOMPARE(text(TestGame::without_flowers(), 0),
           std::string("6s5m2p3s88m4s4p5z5p9978m9p8s2p21z22m1p33m47s48p2m73z85p5s1m2s3p23z5p6m72218s2z7m"
                       "6s55z4m6z3s89p4z4m86p713s7z4m61p9s53m5s645m6s76p68m5s6z19s1p4z2p7m52s3p3z9m6z7s4"
                       "z8s13m48s4p1s453z9p3s7p6m5p9m7p4s27z9p1z9s711m1z3724p25m1p71z3p9s6p6z6s"));
}

void TestTable::walls_hold_the_set() {
  for (const bool flowers : {true, false}) {
    Ruleset ruleset;
    mcr::rules_of(ruleset).flowers = flowers;
    QCOMPARE(scheme::tile_set(ruleset).size(), flowers ? 144U : 136U);
    auto wall = shuffled_wall(ruleset, 5, 3);
    std::sort(wall.begin(), wall.end());
    QVERIFY(wall == scheme::tile_set(ruleset));
  }
  QVERIFY(shuffled_wall(Ruleset{}, 5, 3) != shuffled_wall(Ruleset{}, 5, 4));
  QVERIFY(shuffled_wall(Ruleset{}, 5, 3) != shuffled_wall(Ruleset{}, 6, 3));
  QVERIFY(shuffled_wall(Ruleset{}, 5, 3) != shuffled_wall(Ruleset{}, 6, 2));
}

// ---------------------------------------------------------------------------------------------- dealing

void TestTable::deal_is_thirteen_each_and_one_for_the_dealer() {
  const TestGame game(two_ready_hands());
  QCOMPARE(game.events.size(), 7U);  // game, hand, four deals, the dealer's draw
  QCOMPARE(said(QString::fromStdString(to_text(game.referee.view(player(2)).hand.concealed))),
           std::string("123456789m2245p"));
  QVERIFY((game.last<events::Drew<Truth>>() == events::Drew<Truth>{player(0), tile("6p"), DrawSource::wall}));
  QCOMPARE(game.table().wall_left, 136 - 53);
  QCOMPARE(game.table().concealed_count[player(0)], 14);
  QCOMPARE(game.table().concealed_count[player(3)], 13);
  QVERIFY(game.table().phase == Phase::acting);
  QCOMPARE(game.options(1), std::string());
}

void TestTable::dealt_flowers_are_replaced_in_turn_order() {
  // East draws a flower for its flower; north has two.
  const TestGame game(
      {{"111222444777m1f", "123456789s33z45p", "123456789m22p45p", "369m147p258s22z23f"}, "6p", "4f1z5z6z"},
      Ruleset{});
  std::vector<std::string> course;
  for (std::size_t i = 6; i < game.events.size(); ++i) {
    const auto text = to_text(game.events[i]);
    course.push_back(text.substr(0, text.find(" #")));
  }
  const std::vector<std::string> expected{"flower 0 1f",      "draw 0 4f flower", "flower 0 4f",
                                          "draw 0 1z flower", "flower 3 2f",      "draw 3 5z flower",
                                          "flower 3 3f",      "draw 3 6z flower", "draw 0 6p wall"};
  QCOMPARE(course, expected);
  QCOMPARE(game.table().flowers[player(0)].size(), 2U);
  QCOMPARE(game.table().concealed_count[player(3)], 13);
  QCOMPARE(game.table().concealed_count[player(0)], 14);
}

void TestTable::drawn_flower_is_replaced_from_the_back() {
  const TestGame game(
      {{"111222444777m1z", "123456789s33z45p", "123456789m22p45p", "369m147p258s2222z"}, "8f", "7f6z"},
      Ruleset{});
  QCOMPARE(game.count<events::FlowerShown>(), 2);
  QVERIFY((game.last<events::Drew<Truth>>() ==
           events::Drew<Truth>{player(0), tile("6z"), DrawSource::flower_replacement}));
  QVERIFY(game.referee.state().drawn == tile("6z"));
  QCOMPARE(game.table().wall_left, 144 - 52 - 3);
}

void TestTable::hand_ends_without_a_replacement() {
  WallPlan plan = two_ready_hands();
  plan.draws = "1f2f3f4f5f6f7f";
  plan.replacements = "1z1z5z5z6z6z7z";
  plan.last = "8f";
  TestGame game(plan, Ruleset{});
  game.drift([] { return false; });
  QVERIFY(game.table().phase == Phase::hand_over);
  QCOMPARE(game.table().wall_left, 0);
  QVERIFY(std::holds_alternative<events::WallExhausted>(game.events.back()));
  const Event& before = game.events[game.events.size() - 2];
  QVERIFY((std::get<events::FlowerShown>(before) == events::FlowerShown{player(0), tile("8f")}));
}

// ---------------------------------------------------------------------------------------------- claims

namespace {

// East throws 5m. South can chow it, west may hold a pair of it.
WallPlan five_of_characters(const std::string& west) {
  return {{"147m258p369s1234z", "3467m19p19s55667z", west, "19m28p37s1122334z"}, "5m", "", ""};
}

}  // namespace

void TestTable::chow_is_for_the_next_player() {
  TestGame game(five_of_characters("3467m19p28s55667z"));
  game.answer(0, "discard 5m");
  QVERIFY(game.referee.asked(player(1)).has(ActionType::chow));
  QCOMPARE(game.options(2), std::string());
  QCOMPARE(game.options(3), std::string());
}

void TestTable::chow_offers_every_place_in_the_run() {
  TestGame game(five_of_characters("3467m19p28s55667z"));
  game.answer(0, "discard 5m");
  QCOMPARE(game.options(1), std::string("chow 3m, chow 4m, chow 5m, pass"));
  game.answer(1, "chow 4m");
  QVERIFY((game.last<events::Claimed>() ==
           events::Claimed{player(1), {MeldType::chow, tile("4m"), tile("5m"), player(0)}}));
  QVERIFY(game.table().rivers[player(0)].back().claimed_by == player(1));
  QCOMPARE(to_text(game.referee.view(player(1)).hand.concealed), std::string("37m19p19s55667z"));
  QVERIFY(game.referee.asked(player(1)).has(ActionType::discard));
}

void TestTable::pung_outranks_chow() {
  TestGame game(five_of_characters("55m19p28s5566137s"));
  game.answer(0, "discard 5m");
  QCOMPARE(game.options(2), std::string("pung 5m, pass"));
  game.answer(1, "chow 3m");
  QVERIFY(game.referee.waiting());
  game.answer(2, "pung 5m");
  QVERIFY((game.last<events::Claimed>() ==
           events::Claimed{player(2), {MeldType::pung, tile("5m"), tile("5m"), player(0)}}));
}

void TestTable::chow_waits_for_a_possible_pung() {
  TestGame early(five_of_characters("55m19p28s5566137s"));
  early.answer(0, "discard 5m");
  early.answer(2, "pung 5m");  // nothing that south can do outranks it
  QVERIFY(early.last<events::Claimed>().seat == player(2));
  QCOMPARE(early.options(1), std::string());

  TestGame passed(five_of_characters("55m19p28s5566137s"));
  passed.answer(0, "discard 5m");
  passed.answer(1, "chow 5m");
  passed.answer(2, "pass");
  QVERIFY(passed.last<events::Claimed>().seat == player(1));
}

void TestTable::win_outranks_pung() {
  WallPlan plan = two_ready_hands();
  plan.deals[3] = "369m1466p258s222z";
  TestGame game(plan);
  game.answer(0, "discard 6p");
  QCOMPARE(game.options(3), std::string("pung 6p, pass"));
  game.answer(3, "pung 6p");
  game.answer(1, "pass");
  QVERIFY(game.referee.waiting());
  game.answer(2, "win 6p");
  QVERIFY(game.last<events::Won>().seat == player(2));
  QVERIFY(game.last<events::Won>().from == player(0));
}

void TestTable::nearest_of_two_winners_wins_data() {
  QTest::addColumn<QStringList>("answers");
  QTest::addColumn<int>("winner");
  QTest::newRow("the nearer answers first") << QStringList{"1 win 6p"} << 1;
  QTest::newRow("the farther answers first") << QStringList{"2 win 6p", "1 win 6p"} << 1;
  QTest::newRow("the nearer passes") << QStringList{"2 win 6p", "1 pass"} << 2;
  QTest::newRow("the nearer chows") << QStringList{"1 chow 4p", "2 win 6p"} << 2;
}

void TestTable::nearest_of_two_winners_wins() {
  QFETCH(const QStringList, answers);
  QFETCH(const int, winner);
  TestGame game(two_ready_hands());
  game.answer(0, "discard 6p");
  for (const QString& answer : answers) {
    QVERIFY(game.referee.waiting());
    game.answer(answer[0].digitValue(), said(answer.mid(2)));
  }
  QVERIFY(game.table().phase == Phase::hand_over);
  QCOMPARE(game.last<events::Won>().seat.index(), winner);
}

void TestTable::everybody_passing_gives_the_next_draw() {
  TestGame game(two_ready_hands());
  game.answer(0, "discard 6p");
  game.answer(1, "pass");
  game.answer(2, "pass");
  QVERIFY(game.last<events::Drew<Truth>>().seat == player(1));
  QVERIFY(!game.table().rivers[player(0)].back().claimed_by);
}

void TestTable::answers_are_checked() {
  TestGame game(two_ready_hands());
  const TableState before = game.referee.state();
  QVERIFY(game.referee.answer(player(1), {ActionType::pass, {}}).has_value());             // not asked
  QVERIFY(game.referee.answer(player(0), {ActionType::discard, tile("9p")}).has_value());  // not held
  QVERIFY(game.referee.answer(player(0), {ActionType::pass, {}}).has_value());
  QVERIFY(game.referee.answer(player(0), {ActionType::discard, tile("1f")}).has_value());
  QVERIFY(game.referee.state() == before);
  QVERIFY(!game.referee.advance());
  QVERIFY(!game.referee.answer(player(0), {ActionType::discard, tile("6p")}).has_value());
  QVERIFY(game.referee.answer(player(0), {ActionType::discard, tile("6p")}).has_value());  // answered
}

void TestTable::a_copy_of_the_drawn_tile_may_go() {
  for (const char* drawn : {"1m", "9p"}) {  // there is no copy of the other one
    for (const bool held : {true, false}) {
      TestGame game(
          {{"147m258p369s1257z", "258m369p147s1234z", "369m147p258s3456z", "258m369p147s3467z"}, drawn});
      Action discard{ActionType::discard, tile(drawn)};
      discard.held = held;
      QVERIFY(!game.referee.answer(player(0), discard));
      game.go_on();
      const bool copy_goes = held && drawn == std::string_view("1m");
      QCOMPARE(game.table().rivers[player(0)].back().drawn, !copy_goes);
      QVERIFY(Referee::resume(game.events));
      // A record may tell either where there are two.
      for (Event& event : game.events) {
        if (auto* discarded = std::get_if<events::Discarded>(&event)) discarded->drawn = !discarded->drawn;
      }
      QCOMPARE(static_cast<bool>(Referee::resume(game.events)), drawn == std::string_view("1m"));
    }
  }
}

// ---------------------------------------------------------------------------------------------- kongs

namespace {

// South draws 6p and throws it, east holds a pair of it, west waits for it; east draws the last 6p when its
// turn comes again.
WallPlan robbed_kong() {
  return {{"66p1247899s5566z", "369m147258s3377z", "123456789m22p45p", "369m19p3366s1122z"},
          "1z6p2z3z4z6p",
          "9m",
          ""};
}

void play_to_the_added_kong(TestGame& game) {
  game.answer(0, "discard 1z");
  game.pass_all();
  game.answer(1, "discard 6p");
  game.answer(2, "pass");
  game.answer(0, "pung 6p");
  game.answer(0, "discard 9s");
  game.drift([&] { return game.table().phase == Phase::acting && game.table().turn == player(0); });
  game.answer(0, "added_kong 6p");
}

}  // namespace

void TestTable::claimed_kong_draws_from_the_back() {
  WallPlan plan = five_of_characters("555m19p28s556613z");
  plan.deals[3] = "19m28p37s1122344z";
  plan.replacements = "9p";
  TestGame game(plan);
  game.answer(0, "discard 5m");
  QCOMPARE(game.options(2), std::string("pung 5m, melded_kong 5m, pass"));
  game.answer(2, "melded_kong 5m");
  QVERIFY((game.last<events::Drew<Truth>>() ==
           events::Drew<Truth>{player(2), tile("9p"), DrawSource::kong_replacement}));
  QCOMPARE(game.table().concealed_count[player(2)], 11);
  QVERIFY(game.table().turn == player(2));
  QVERIFY(game.referee.asked(player(2)).has(ActionType::discard));
}

void TestTable::added_kong_may_be_robbed() {
  TestGame game(robbed_kong());
  play_to_the_added_kong(game);
  QVERIFY(game.table().phase == Phase::robbing);
  QCOMPARE(game.options(2), std::string("win 6p, pass"));
  QCOMPARE(game.options(1), std::string());
  game.answer(2, "win 6p");
  const auto& won = game.last<events::Won>();
  QVERIFY(won.from == player(0));
  QVERIFY(won.win.robbing && !won.win.self_drawn);
  QVERIFY(has_pattern(won.score, mcr::Pattern::robbing_the_kong));
  QVERIFY(!has_pattern(won.score, mcr::Pattern::last_tile));
  QCOMPARE(won.payments[player(0)], -(8 + won.score.total));
  // The tile has left the kong.
  QVERIFY(game.referee.state().hands[player(0)].melds[0].type == MeldType::pung);
  QVERIFY(game.table().melds[player(0)][0].type == MeldType::pung);
  QCOMPARE(game.referee.state().hands[player(2)].concealed[tile("6p")], 1);
}

void TestTable::added_kong_not_robbed_draws() {
  TestGame game(robbed_kong());
  play_to_the_added_kong(game);
  game.answer(2, "pass");
  QVERIFY((game.last<events::Drew<Truth>>() ==
           events::Drew<Truth>{player(0), tile("9m"), DrawSource::kong_replacement}));
  QVERIFY(game.referee.state().hands[player(0)].melds[0].type == MeldType::added_kong);
}

void TestTable::concealed_kong_may_not_be_robbed() {
  WallPlan plan = robbed_kong();
  plan.deals[0] = "666p1247899s556z";
  plan.draws = "6p";
  TestGame game(plan);
  QCOMPARE(game.options(0).find("concealed_kong 6p") != std::string::npos, true);
  game.answer(0, "concealed_kong 6p");
  QVERIFY((game.last<events::Drew<Truth>>() ==
           events::Drew<Truth>{player(0), tile("9m"), DrawSource::kong_replacement}));
}

void TestTable::no_kong_after_a_claim() {
  WallPlan plan = robbed_kong();
  plan.deals[0] = "666p1111s24789s5z";
  plan.deals[1] = "369m47258s33677z";
  plan.draws = "1z6p2z3z4z5z";
  TestGame game(plan);
  QVERIFY(game.asked(0, "concealed_kong 1s"));
  game.answer(0, "discard 1z");
  game.pass_all();
  game.answer(1, "discard 6p");
  game.answer(2, "pass");
  game.answer(0, "pung 6p");
  QVERIFY(!game.referee.asked(player(0)).has(ActionType::concealed_kong));
  QVERIFY(!game.referee.asked(player(0)).has(ActionType::added_kong));
  game.answer(0, "discard 9s");
  game.drift([&] { return game.table().phase == Phase::acting && game.table().turn == player(0); });
  QVERIFY(game.asked(0, "concealed_kong 1s"));
  QVERIFY(game.asked(0, "added_kong 6p"));
}

namespace {

// East makes a concealed kong of 1z and completes its hand with 9p.
WallPlan kong_and_win(const std::string& replacements) {
  return {{"234567m5578p111z", "369m147258s3377z", "123456789m22p45p", "369m19p3366s2255z"},
          "1z",
          replacements,
          ""};
}

}  // namespace

void TestTable::win_on_kong_replacement() {
  TestGame game(kong_and_win("9p"));
  game.answer(0, "concealed_kong 1z");
  QVERIFY(win_of(game.referee.view(player(0))).replacement);
  game.answer(0, "win 9p");
  const auto& won = game.last<events::Won>();
  QVERIFY(!won.from);
  QVERIFY(won.win.self_drawn);
  QCOMPARE(won.win.concealed.total(), 10);
  QVERIFY(has_pattern(won.score, mcr::Pattern::out_with_replacement_tile));
}

void TestTable::flower_after_kong_is_no_kong_replacement() {
  TestGame game(kong_and_win("1f9p"), Ruleset{});
  game.answer(0, "concealed_kong 1z");
  QVERIFY(game.table().last_draw == DrawSource::flower_replacement);
  QVERIFY(!win_of(game.referee.view(player(0))).replacement);
  game.answer(0, "win 9p");
  QVERIFY(!has_pattern(game.last<events::Won>().score, mcr::Pattern::out_with_replacement_tile));
  QVERIFY(has_pattern(game.last<events::Won>().score, mcr::Pattern::flower_tiles));
}

// ---------------------------------------------------------------------------------------------- last tile

void TestTable::last_discard_can_only_be_won() {
  WallPlan plan = two_ready_hands();
  plan.deals[0] = "1112224m5667p9s7z";
  plan.draws = "";
  plan.last = "6p";
  TestGame game(plan);
  game.drift([&] { return game.table().wall_left == 0; });
  QVERIFY(game.table().turn == player(3));
  game.answer(3, "discard 6p");
  QCOMPARE(game.options(0), std::string());  // neither chow nor pung
  QCOMPARE(game.options(1), std::string("win 6p, pass"));
  game.answer(2, "win 6p");
  game.answer(1, "pass");
  QVERIFY(has_pattern(game.last<events::Won>().score, mcr::Pattern::last_tile_claim));
}

void TestTable::last_tile_drawn_wins_with_its_fan() {
  WallPlan plan = two_ready_hands();
  std::swap(plan.deals[2], plan.deals[3]);
  plan.draws = "";
  plan.last = "6p";
  TestGame game(plan);
  game.drift([&] { return game.table().wall_left == 0; });
  game.answer(3, "win 6p");
  const auto& won = game.last<events::Won>();
  QVERIFY(won.win.last_wall_tile);
  QVERIFY(has_pattern(won.score, mcr::Pattern::last_tile_draw));
  for (const int payer : {0, 1, 2}) QCOMPARE(won.payments[player(payer)], -(8 + won.score.total));
}

void TestTable::no_kong_without_a_replacement() {
  WallPlan plan = two_ready_hands();
  plan.deals[3] = "369m147p666p2222z";
  plan.draws = "";
  plan.last = "6p";
  TestGame game(plan);
  game.drift([&] { return game.table().wall_left == 1 && game.table().phase == Phase::acting; });
  QCOMPARE(game.table().turn.index(), 2);
  game.drift([&] { return game.table().wall_left == 0; });
  QVERIFY(game.referee.state().drawn == tile("6p"));
  QVERIFY(!game.referee.asked(player(3)).has(ActionType::concealed_kong));
  QVERIFY(game.referee.asked(player(3)).has(ActionType::discard));
}

void TestTable::wall_is_played_to_the_last_tile() {
  TestGame game(two_ready_hands());
  game.drift([] { return false; });
  QCOMPARE(game.count<events::Drew<Truth>>(), 136 - 52);
  QVERIFY(std::holds_alternative<events::WallExhausted>(game.events.back()));
  QVERIFY(game.table().scores == BySeat<Points>{});
  QVERIFY(game.table().wins.empty());
}

// ---------------------------------------------------------------------------------------------- winning

namespace {

// South waits for 4m and 7m with six fan; east draws 7m.
WallPlan cheap_hand(const std::string& south) {
  return {{"111222m19p19s334z", south, "369m147p258s4567z", "369m147p28s12566z"}, "7m", "9s56m", ""};
}

}  // namespace

void TestTable::win_below_the_minimum_is_not_offered() {
  TestGame game(cheap_hand("234m567p345s99s56m"));
  game.answer(0, "discard 7m");
  const PlayerView& south = game.referee.view(player(1));
  QCOMPARE(mcr::base_fan(win_of(south), mcr::Rules{}), 6);
  QVERIFY(!game.referee.asked(player(1)).has(ActionType::win));

  Ruleset lenient = TestGame::without_flowers();
  lenient.scheme = mcr::Rules{.minimum_fan = 6};
  TestGame other(cheap_hand("234m567p345s99s56m"), lenient);
  other.answer(0, "discard 7m");
  QVERIFY(other.asked(1, "win 7m"));
}

void TestTable::flowers_do_not_help_to_the_minimum() {
  TestGame game(cheap_hand("234m567p345s9s123f"), Ruleset{});
  QCOMPARE(game.table().flowers[player(1)].size(), 3U);
  game.answer(0, "discard 7m");
  QCOMPARE(mcr::score(win_of(game.referee.view(player(1))), mcr::Rules{})->total, 9);
  QVERIFY(!game.referee.asked(player(1)).has(ActionType::win));
}

void TestTable::last_of_kind_counts_what_all_see() {
  WallPlan plan = two_ready_hands();
  plan.draws = "6p7z6p6p6p";
  TestGame game(plan);
  const auto throw_drawn = [&](int seat, const char* action) {
    game.answer(seat, action);
    const bool last = win_of(game.referee.view(player(1))).last_of_kind;
    game.pass_all();
    return last;
  };
  QVERIFY(!throw_drawn(0, "discard 6p"));
  game.answer(1, "discard 7z");
  QVERIFY(!throw_drawn(2, "discard 6p"));
  QVERIFY(!throw_drawn(3, "discard 6p"));
  QVERIFY(throw_drawn(0, "discard 6p"));

  plan.draws = "6p7z6p6p7z6p";  // south draws the fourth itself
  TestGame drawn(plan);
  drawn.drift([&] { return drawn.table().turn == player(1) && drawn.referee.state().drawn == tile("6p"); });
  QVERIFY(win_of(drawn.referee.view(player(1))).last_of_kind);
  drawn.answer(1, "win 6p");
  QVERIFY(has_pattern(drawn.last<events::Won>().score, mcr::Pattern::last_tile));
}

void TestTable::payments_and_scores() {
  TestGame game(two_ready_hands());
  game.answer(0, "discard 6p");
  game.answer(1, "win 6p");
  const auto& won = game.last<events::Won>();
  const int total = won.score.total;
  QVERIFY(won.score.legal && won.score.base >= 16);
  QCOMPARE(won.payments[player(0)], -8 - total);
  QCOMPARE(won.payments[player(1)], 24 + total);
  QCOMPARE(won.payments[player(2)], -8);
  QCOMPARE(won.payments[player(3)], -8);
  QVERIFY(game.table().scores == won.payments);
  QVERIFY(game.table().wins == std::vector{won});
}

QTEST_APPLESS_MAIN(TestTable)
#include "tst_table.moc"
