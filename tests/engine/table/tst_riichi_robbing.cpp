// A concealed kong in riichi, which thirteen orphans alone can rob, under the rules that let them.
#include <QTest>

#include "engine/rules/riichi/scheme.h"
#include "engine/rules/scheme.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

constexpr const char* kong = "111m2345678p345s";      // the dealer's, who draws another 1m
constexpr const char* orphans = "99m19p19s1234567z";  // ready for 1m
constexpr const char* idle = "258m369p147s1234z";
constexpr const char* other = "369m147p258s1234z";

// Places count from the dealer on.
struct Table : TestGame {
  Table(const std::array<std::string, 4>& deals, const Ruleset& ruleset)
      : TestGame(WallPlan{.deals = deals, .draws = "1m"}, ruleset) {}
  Seat seat(int place) const { return player((table().dealer().index() + place) % 4); }
  void act(int place, std::string_view action) { answer(seat(place).index(), action); }
  bool may(int place, std::string_view action) const { return asked(seat(place).index(), action); }
  bool is_asked(int place) const { return !referee.asked(seat(place)).empty(); }
};

Ruleset rules(const char* text) { return *parse_ruleset(text); }

}  // namespace

class TestRiichiRobbing : public QObject {
  Q_OBJECT

 private slots:
  void thirteen_orphans_rob_a_concealed_kong_data();
  void thirteen_orphans_rob_a_concealed_kong();
  void letting_it_pass_binds_until_the_next_draw();
  void two_can_rob_it();
  void no_other_hand_robs_it();
  void a_record_of_a_kong_that_is_not_robbed_is_what_it_was();
};

void TestRiichiRobbing::thirteen_orphans_rob_a_concealed_kong_data() {
  QTest::addColumn<QByteArray>("ruleset");
  for (const Preset& preset : scheme::variants(rules("riichi")))
    QTest::newRow(to_text(preset.ruleset).c_str()) << QByteArray::fromStdString(to_text(preset.ruleset));
}

void TestRiichiRobbing::thirteen_orphans_rob_a_concealed_kong() {
  QFETCH(const QByteArray, ruleset);
  Table game({kong, orphans, idle, other}, rules(ruleset.constData()));
  game.act(0, "concealed_kong 1m");
  QVERIFY(game.may(1, "win 1m") && game.may(1, "pass"));
  QVERIFY(!game.is_asked(2) && !game.is_asked(3));
  game.act(1, "win 1m");
  const events::Won& won = game.table().wins.at(0);
  QVERIFY(won.win.robbing && won.from == game.seat(0));
  QCOMPARE(scheme::name_of(won.score.patterns.at(0).id), std::string_view("riichi.kokushi"));
  QCOMPARE(won.payments[game.seat(0)], -won.payments[game.seat(1)]);
  QCOMPARE(game.table().indicators.size(), std::size_t{1});
  QCOMPARE(game.table().kongs(), 0);
  QVERIFY(Referee::resume(game.events));
}

void TestRiichiRobbing::letting_it_pass_binds_until_the_next_draw() {
  Table game({kong, orphans, idle, other}, rules("riichi"));
  game.act(0, "concealed_kong 1m");
  game.act(1, "pass");
  QVERIFY(is_furiten(game.referee.view(game.seat(1))));
  QCOMPARE(game.table().indicators.size(), std::size_t{2});
  QCOMPARE(game.table().last_draw, DrawSource::kong_replacement);
  QCOMPARE(game.table().turn, game.seat(0));
  QVERIFY(Referee::resume(game.events));
}

void TestRiichiRobbing::two_can_rob_it() {
  Table game({kong, orphans, "9m199p19s1234567z", "345678m147p2258s"}, rules("riichi"));
  game.act(0, "concealed_kong 1m");
  game.act(2, "win 1m");
  game.act(1, "win 1m");
  QCOMPARE(game.table().wins.size(), std::size_t{2});
  QVERIFY(Referee::resume(game.events));
}

void TestRiichiRobbing::no_other_hand_robs_it() {
  Table off({kong, orphans, idle, other}, rules("riichi;orphans_rob_kongs=0"));
  off.act(0, "concealed_kong 1m");
  QVERIFY(!off.is_asked(1));
  QVERIFY(Referee::resume(off.events));
  Table chow({kong, "23m456789s11199p", idle, other}, rules("riichi"));  // ready for 1m, too
  chow.act(0, "concealed_kong 1m");
  QVERIFY(!chow.is_asked(1));
}

// Whatever the rules say of robbing.
void TestRiichiRobbing::a_record_of_a_kong_that_is_not_robbed_is_what_it_was() {
  Table off({kong, orphans, idle, other}, rules("riichi;orphans_rob_kongs=0"));
  off.act(0, "concealed_kong 1m");
  std::get<events::GameStarted>(off.events.front()).ruleset = rules("riichi");
  const auto resumed = Referee::resume(off.events);
  QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
}

QTEST_GUILESS_MAIN(TestRiichiRobbing)
#include "tst_riichi_robbing.moc"
