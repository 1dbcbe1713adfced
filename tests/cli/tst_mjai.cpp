// mjai's protocol: what a table says is what a seat understands, and what a bot answers is what it may do.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "app/cli/arena/arena.h"
#include "app/cli/arena/self_play.h"
#include "app/cli/bots/mjai_bot.h"
#include "app/cli/bots/mjai_listener.h"
#include "app/formats/mjai_announcer.h"
#include "app/programs/mjai_answer.h"
#include "engine/ai/levels/bots.h"
#include "engine/rules/riichi/scheme.h"
#include "engine/rules/scheme.h"
#include "engine/table/wall.h"

using namespace tingpai;
using namespace tingpai::cli;

namespace {

const std::string quick_bot = std::string(TINGPAI_CLI) + " bot --protocol mjai --level quick";
constexpr const char* hidden = R"(["?","?","?","?","?","?","?","?","?","?","?","?","?"])";

QJsonObject object(const std::string& line) {
  return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
}

Ruleset rules(const char* text) { return *parse_ruleset(text); }

// A seat that is told everything, and what was wrong with it.
struct Ear {
  Seat seat;
  cli::mjai::Announcer announcer;
  cli::mjai::Listener listener;
  std::string problem;

  explicit Ear(Seat the_seat) : seat(the_seat), announcer(the_seat) {}
  void hear(const Event& event, const Referee& referee) {
    for (const std::string& message : announcer.messages(redact(event, seat), referee.state().table)) {
      Fields::Problem wrong;
      listener.hear(Fields(object(message), "", wrong));
      if (wrong && problem.empty()) problem = message + ": " + wrong->field + " " + wrong->message;
    }
  }
};

// Two seats play by lots, so that all that can happen does; the others quickly, so that hands are won.
Action played(const PlayerView& view, const LegalActions& legal, std::uint64_t number) {
  Budget budget;
  budget.seed = mixed_seed({7, number});
  const Level level = view.seat.index() % 2 == 0 ? Level::random : Level::quick;
  return decide(level, view, legal, budget).chosen;
}

Seat first_dealer(const Ruleset& ruleset, std::uint64_t seed) {
  Referee referee(ruleset, seed);
  while (referee.state().table.phase != Phase::dealing) referee.advance();
  return referee.state().table.first_dealer;
}

// The lines that open a hand in which seat 0 deals, and what it holds.
std::vector<std::string> opening(const char* tiles) {
  return {R"({"type":"start_game","id":0,"names":["a","b","c","d"],"kyoku_first":0,"aka_flag":true})",
          std::string(R"({"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,)"
                      R"("dora_marker":"2s","scores":[25000,25000,25000,25000],"tehais":[)") +
              tiles + "," + hidden + "," + hidden + "," + hidden + "]}"};
}
const char* const ready_hand = R"(["1m","2m","3m","4m","5mr","6m","7p","8p","9p","E","E","N","P"])";

}  // namespace

class TestMjai : public QObject {
  Q_OBJECT

 private slots:
  void tiles_have_names();
  void a_seat_understands_the_table_data();
  void a_seat_understands_the_table();
  void answers_mean_what_was_chosen();
  void riichi_is_said_in_two_steps();
  void several_messages_have_one_answer();
  void an_indicator_may_come_while_a_discard_can_be_claimed();
  void bad_lines_data();
  void bad_lines();
  void a_red_five_comes_once();
  void after_bad_news_the_drawn_tile_goes();
  void programs_play_as_their_level_does();
  void programs_may_speak_only_when_they_act();
  void faults_are_counted_data();
  void faults_are_counted();
};

void TestMjai::tiles_have_names() {
  for (int i = 0; i < Tile::indices; ++i) {
    const Tile tile = Tile::from_index(i);
    if (tile.is_flower()) continue;
    QCOMPARE(cli::mjai::tile_named(cli::mjai::tile_text(tile)), std::optional(tile));
  }
  QCOMPARE(cli::mjai::tile_text(*parse_tile("0s")), "5sr");
  QCOMPARE(cli::mjai::tile_text(*parse_tile("5z")), "P");
  QCOMPARE(cli::mjai::tile_text(*parse_tile("6z")), "F");
  QCOMPARE(cli::mjai::tile_text(*parse_tile("7z")), "C");
  for (const char* no_tile : {"", "?", "0m", "10m", "4mr", "5x", "5m5", "e", "A", "mm"})
    QVERIFY2(!cli::mjai::tile_named(no_tile), no_tile);
}

void TestMjai::a_seat_understands_the_table_data() {
  QTest::addColumn<QString>("preset");
  QTest::newRow("referee's own") << "riichi_mjai";
  QTest::newRow("indicators after the discard") << "riichi";
}

// After whole games told in messages each seat knows what it knew at our own table, and is asked the same.
void TestMjai::a_seat_understands_the_table() {
  QFETCH(QString, preset);
  const Ruleset ruleset = rules(preset.toLatin1());
  const bool same_rules = preset == QLatin1String("riichi_mjai");
  int questions = 0, riichi = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    if (first_dealer(ruleset, seed) != Seat()) continue;  // its numbers are not ours
    Referee referee(ruleset, seed);
    std::vector<Ear> ears;
    for (const Seat seat : all_seats) ears.emplace_back(seat);
    std::uint64_t number = 0;
    const auto answer = [&](const PlayerView& view, const LegalActions& legal) {
      ++questions;
      const cli::mjai::Listener& heard = ears[static_cast<std::size_t>(view.seat.index())].listener;
      PlayerView expected = view, told = heard.view();
      expected.table.ruleset = told.table.ruleset;
      expected.table.rules = told.table.rules;
      if (heard.lost() || !(told == expected))
        qFatal("seat %d is lost in game %d", view.seat.index(), static_cast<int>(seed));
      if (same_rules && !(legal_actions(told) == legal)) qFatal("other actions are legal");
      return played(view, legal, mixed_seed({seed, number++}));
    };
    play(referee, answer, [&](const Event& event) {
      const auto* discard = std::get_if<events::Discarded>(&event);
      riichi += discard != nullptr && discard->riichi ? 1 : 0;
      for (Ear& ear : ears) ear.hear(event, referee);
      return true;
    });
    for (const Ear& ear : ears) QCOMPARE(ear.problem, "");
  }
  QVERIFY(questions > 3000);
  QVERIFY(riichi > 5);
}

// Every legal action of a game, written by one side and read by the other.
void TestMjai::answers_mean_what_was_chosen() {
  std::array<int, 11> seen{};
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Referee referee(rules("riichi_mjai"), seed);
    std::uint64_t number = 0;
    play(referee, [&](const PlayerView& view, const LegalActions& legal) {
      for (const Action& action : legal.actions) {
        ++seen[static_cast<std::size_t>(action.type)];
        const std::string said =
            action.riichi ? cli::mjai::reach(view.seat) : cli::mjai::message_of(action, view);
        const auto read = cli::mjai::read_answer(object(said), view.seat, view, legal);
        const auto* meant = std::get_if<std::optional<Action>>(&read);
        const auto expected = action.riichi ? std::nullopt : std::optional(action);
        if (meant == nullptr || *meant != expected) qFatal("%s", said.c_str());
      }
      return played(view, legal, mixed_seed({seed, number++}));
    });
  }
  for (const ActionType type : {ActionType::discard, ActionType::chow, ActionType::pung,
                                ActionType::melded_kong, ActionType::concealed_kong, ActionType::added_kong,
                                ActionType::win, ActionType::pass, ActionType::abort})
    QVERIFY2(seen[static_cast<std::size_t>(type)] > 0, std::to_string(static_cast<int>(type)).c_str());
}

void TestMjai::riichi_is_said_in_two_steps() {
  cli::mjai::MjaiBot bot(Level::expert, [](const std::string& problem) { qFatal("%s", problem.c_str()); });
  for (const std::string& line : opening(ready_hand)) QCOMPARE(*bot.take(line), cli::mjai::none());
  QCOMPARE(*bot.take(R"({"type":"tsumo","actor":0,"pai":"E"})"), R"({"type":"reach","actor":0})");
  const QJsonObject discard = object(*bot.take(R"({"type":"reach","actor":0})"));
  QCOMPARE(discard["type"].toString(), QStringLiteral("dahai"));
  QVERIFY(discard["pai"] == QLatin1String("N") || discard["pai"] == QLatin1String("P"));
  QCOMPARE(discard["tsumogiri"].toBool(), false);
  const QString tile = discard["pai"].toString();
  const QString wait = tile == QLatin1String("N") ? QStringLiteral("P") : QStringLiteral("N");
  QCOMPARE(*bot.take(QStringLiteral(R"({"type":"dahai","actor":0,"pai":"%1","tsumogiri":false})")
                         .arg(tile)
                         .toStdString()),
           cli::mjai::none());
  QCOMPARE(
      *bot.take(
          R"({"type":"reach_accepted","actor":0,"deltas":[-1000,0,0,0],"scores":[24000,25000,25000,25000]})"),
      cli::mjai::none());
  QCOMPARE(*bot.take(R"({"type":"tsumo","actor":1,"pai":"?"})"), cli::mjai::none());
  const QJsonObject win = object(*bot.take(
      QStringLiteral(R"({"type":"dahai","actor":1,"pai":"%1","tsumogiri":true})").arg(wait).toStdString()));
  QCOMPARE(win["type"].toString(), QStringLiteral("hora"));
  QCOMPARE(win["target"].toInt(), 1);
  QCOMPARE(win["pai"].toString(), wait);
}

void TestMjai::several_messages_have_one_answer() {
  cli::mjai::MjaiBot bot(Level::quick, [](const std::string& problem) { qFatal("%s", problem.c_str()); });
  const auto lines = opening(ready_hand);
  QCOMPARE(*bot.take("[" + lines[0] + "," + lines[1] + R"(,{"type":"tsumo","actor":0,"pai":"E"}])"),
           R"({"type":"reach","actor":0})");
  QCOMPARE(bot.take("  "), std::nullopt);
  QCOMPARE(
      *bot.take(
          R"([{"type":"dahai","actor":0,"pai":"N","tsumogiri":false},{"type":"tsumo","actor":1,"pai":"?"},)"
          R"({"type":"later","what":[1]}])"),
      cli::mjai::none());
}

// Some referees turn the tile over at once, ours only when nobody has claimed.
void TestMjai::an_indicator_may_come_while_a_discard_can_be_claimed() {
  auto lines = opening(R"(["1m","2m","3m","4m","5m","6m","7p","8p","1s","E","E","P","P"])");
  for (const char* line :
       {R"({"type":"tsumo","actor":0,"pai":"9s"})",
        R"({"type":"dahai","actor":0,"pai":"9s","tsumogiri":true})",
        R"({"type":"daiminkan","actor":1,"target":0,"pai":"9s","consumed":["9s","9s","9s"]})",
        R"({"type":"tsumo","actor":1,"pai":"?"})",
        R"({"type":"dahai","actor":1,"pai":"E","tsumogiri":false})", R"({"type":"dora","dora_marker":"1p"})",
        R"({"type":"pon","actor":0,"target":1,"pai":"E","consumed":["E","E"]})"})
    lines.emplace_back(line);
  cli::mjai::Listener listener;
  Fields::Problem problem;
  for (const std::string& line : lines) listener.hear(Fields(object(line), "", problem));
  QVERIFY2(!problem, problem ? problem->message.c_str() : "");
  QVERIFY(listener.may_act());
  QCOMPARE(listener.view().hand.melds.size(), std::size_t{1});
  QCOMPARE(listener.view().table.indicators.size(), std::size_t{2});
}

void TestMjai::bad_lines_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("complaint");
  const auto row = [](const char* name, const char* line, const char* complaint) {
    QTest::newRow(name) << QString::fromLatin1(line) << QString::fromLatin1(complaint);
  };
  row("no JSON", "tsumo", "line 3: illegal value at 2");
  row("no message", "[1]", "line 3: must be a message or an array of messages");
  row("no type", R"({"actor":0})", "line 3: type is missing");
  row("no actor", R"({"type":"tsumo","pai":"E"})", "line 3: actor is missing");
  row("no seat", R"({"type":"tsumo","actor":4,"pai":"E"})",
      "line 3: actor must be a whole number from 0 to 3");
  row("no tile", R"({"type":"tsumo","actor":0,"pai":"0m"})",
      R"(line 3: pai must be a tile, as "5m", "5mr" or "E")");
  row("another's turn", R"({"type":"tsumo","actor":2,"pai":"?"})",
      "line 3: type cannot be: this seat does not draw here");
  row("too few consumed", R"({"type":"ankan","actor":0,"consumed":["E"]})",
      "line 3: consumed must be 4 tiles");
  row("no kong", R"({"type":"ankan","actor":0,"consumed":["E","E","E","N"]})",
      "line 3: consumed make no kong");
  row("no chow", R"({"type":"chi","actor":1,"target":0,"pai":"1m","consumed":["2m","4m"]})",
      "line 3: consumed make no such meld");
  row("two red fives", R"({"type":"pon","actor":1,"target":0,"pai":"5mr","consumed":["5mr","5m"]})",
      "line 3: consumed has more of a tile than there are");
  row("scores", R"({"type":"hora","actor":1,"target":0,"scores":[1,2,3]})",
      "line 3: scores must be four numbers");
  row("a hand too short",
      R"({"type":"start_kyoku","bakaze":"E","oya":0,"dora_marker":"1m","tehais":[["1m"],[],[],[]]})",
      "line 3: tehais must be 13 tiles");
  row("no wind", R"({"type":"start_kyoku","bakaze":"X","oya":0,"dora_marker":"1m"})",
      "line 3: bakaze must be E, S, W or N");
}

void TestMjai::bad_lines() {
  QFETCH(QString, line);
  QFETCH(QString, complaint);
  std::vector<std::string> complaints;
  cli::mjai::MjaiBot bot(Level::quick, [&](const std::string& problem) { complaints.push_back(problem); });
  for (const std::string& one : opening(ready_hand)) bot.take(one);
  QCOMPARE(*bot.take(line.toStdString()), cli::mjai::none());
  QCOMPARE(complaints.size(), std::size_t{1});
  QCOMPARE(QString::fromStdString(complaints[0]), complaint);
  const auto again = opening(ready_hand)[1];
  bot.take(again);  // the next hand is understood
  QVERIFY(*bot.take(R"({"type":"tsumo","actor":0,"pai":"E"})") != cli::mjai::none());
  QCOMPARE(complaints.size(), std::size_t{1});
}

void TestMjai::a_red_five_comes_once() {
  std::vector<std::string> complaints;
  cli::mjai::MjaiBot bot(Level::quick, [&](const std::string& problem) { complaints.push_back(problem); });
  for (const std::string& one : opening(ready_hand)) bot.take(one);  // it holds the red five of characters
  bot.take(R"({"type":"tsumo","actor":0,"pai":"5mr"})");
  QCOMPARE(complaints.size(), std::size_t{1});
  QCOMPARE(complaints[0], "line 3: type cannot be: there would be more red fives than there are");
}

void TestMjai::after_bad_news_the_drawn_tile_goes() {
  int complaints = 0;
  cli::mjai::MjaiBot bot(Level::quick, [&](const std::string&) { ++complaints; });
  for (const std::string& one : opening(ready_hand)) bot.take(one);
  bot.take(R"({"type":"tsumo","actor":3,"pai":"?"})");
  QCOMPARE(*bot.take(R"({"type":"tsumo","actor":0,"pai":"5sr"})"),
           R"({"type":"dahai","actor":0,"pai":"5sr","tsumogiri":true})");
  QCOMPARE(*bot.take(R"({"type":"dahai","actor":1,"pai":"E","tsumogiri":false})"), cli::mjai::none());
  QCOMPARE(complaints, 1);
}

// Four rotations of the same games by the same player cancel out: it plays the same through the protocol.
void TestMjai::programs_play_as_their_level_does() {
  ArenaConfig config{.ruleset = rules("riichi"), .walls = 3, .seed = 4};
  config.players = {Player(quick_bot, Protocol::mjai), Player(Level::quick), Player(Level::quick),
                    Player(Level::quick)};
  std::vector<std::string> faults;
  const ArenaResult result =
      run_arena(config, {.fault = [&](const ArenaFault& fault) { faults.push_back(fault.fault.message); }});
  QCOMPARE(faults, std::vector<std::string>());
  for (const Standing& player : result.players) {
    QCOMPARE(player.tally.score, 0);
    QCOMPARE(player.tally.games, 12);
    QCOMPARE(player.tally.wins, result.players[0].tally.wins);
  }
  QVERIFY(result.players[0].tally.decisions > 100);
}

// Such a program discards what it draws, never claims, and says nothing else.
void TestMjai::programs_may_speak_only_when_they_act() {
  const std::string program =
      R"(while read -r l; do case $l in '{"type":"start_game"'*) id=${l#*'"id":'}; id=${id%%,*};; )"
      R"('{"type":"tsumo","actor":'$id,*) pai=${l#*'"pai":"'}; pai=${pai%%'"'*}; )"
      R"(echo '{"type":"dahai","actor":'$id',"pai":"'$pai'","tsumogiri":true}';; esac; done)";
  ArenaConfig config{.ruleset = rules("riichi"), .walls = 1, .seed = 4, .answer_limit = Milliseconds(1000)};
  config.players = {Player(program, Protocol::mjai), Player(Level::quick), Player(Level::quick),
                    Player(Level::quick)};
  QStringList others;  // silence where it could claim is late
  const ArenaResult result = run_arena(config, {.fault = [&](const ArenaFault& fault) {
                                         if (fault.fault.kind != Fault::Kind::late)
                                           others << QString::fromStdString(fault.fault.message);
                                       }});
  QCOMPARE(others, QStringList());
  QCOMPARE(result.players[0].tally.games, 4);
  QVERIFY(result.players[0].tally.decisions > 20);
}

void TestMjai::faults_are_counted_data() {
  QTest::addColumn<QString>("program");
  QTest::addColumn<int>("illegal");
  QTest::addColumn<int>("late");
  QTest::addColumn<int>("crashed");
  QTest::addColumn<QString>("message");
  QTest::newRow("gone") << "exit 3" << 0 << 0 << 4 << "exit code 3";
  QTest::newRow("silent") << "cat > /dev/null" << 0 << 12 << 0 << "given up";
  QTest::newRow("no JSON") << "while read -r l; do echo hello; done" << -1 << 0 << 0 << "\"hello\"";
  QTest::newRow("another's seat")
      << R"(while read -r l; do echo '{"type":"dahai","actor":9,"pai":"1m"}'; done)" << -1 << 0 << 0
      << "actor";
}

// The game goes on: its seat discards what it draws.
void TestMjai::faults_are_counted() {
  QFETCH(QString, program);
  QFETCH(int, illegal);
  QFETCH(int, late);
  QFETCH(int, crashed);
  QFETCH(QString, message);
  ArenaConfig config{.ruleset = rules("riichi"), .walls = 1, .seed = 4, .answer_limit = Milliseconds(300)};
  config.players = {Player(program.toStdString(), Protocol::mjai), Player(Level::quick), Player(Level::quick),
                    Player(Level::quick)};
  QString last;
  const ArenaResult result = run_arena(config, {.fault = [&](const ArenaFault& fault) {
                                         last = QString::fromStdString(fault.fault.message);
                                       }});
  const Tally& tally = result.players[0].tally;
  QCOMPARE(tally.games, 4);
  if (illegal >= 0) QCOMPARE(tally.illegal, illegal);
  if (illegal < 0) QVERIFY(tally.illegal > 10);
  QCOMPARE(tally.late, late);
  QCOMPARE(tally.crashed, crashed);
  QVERIFY2(last.contains(message), qPrintable(last));
}

QTEST_GUILESS_MAIN(TestMjai)
#include "tst_mjai.moc"
