// The JSON protocol at tables with turns that no ruleset has yet.
#include <QJsonDocument>
#include <QTest>

#include "app/cli/arena/self_play.h"
#include "app/cli/bots/json_bot.h"
#include "app/programs/event_json.h"
#include "engine/table/text.h"
#include "tests/engine/support/other_turns.h"

using namespace tingpai;
using namespace tingpai::cli;
using namespace tingpai::programs;

namespace {

QJsonObject object(const std::string& line) {
  return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
}

}  // namespace

class TestJsonTurns : public QObject {
  Q_OBJECT

 private slots:
  void events_come_back_data();
  void events_come_back();
  void what_a_seat_sees_of_an_exchange_is_told();
  void bots_play();
};

// The words that no game of today has.
void TestJsonTurns::events_come_back_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("json");
  const auto row = [](const char* name, const char* text, const char* json) {
    QTest::newRow(name) << QByteArray(text) << QByteArray(json);
  };
  row("honba", "hand 3 round S winds NESW honba 2 wall -",
      R"({"type":"hand","number":3,"round":"S","winds":"NESW","honba":2})");
  row("riichi", "discard 1 5p held riichi",
      R"({"type":"discard","seat":1,"tile":"5p","drawn":false,"riichi":true})");
  row("an open kong", "concealed_kong 1 5p open with 0p",
      R"({"type":"concealed_kong","seat":1,"tile":"5p","open":true,"red_fives":["0p"]})");
  row("suits given up", "void mpsm", R"({"type":"void","suits":"mpsm"})");
  row("an indicator", "indicator 4z", R"({"type":"indicator","tile":"4z"})");
  row("a kong is paid", "paid kong:3,-1,-1,-1",
      R"({"type":"paid","transfer":{"reason":"kong","payments":[3,-1,-1,-1]}})");
  row("an abort", "abort nine_terminals by 2", R"({"type":"abort","reason":"nine_terminals","by":2})");
  row("an abort by nobody", "abort four_winds by -", R"({"type":"abort","reason":"four_winds","by":null})");
  row("nothing to settle", "settle shown - - - - transfers -",
      R"({"type":"settle","shown":[null,null,null,null],"transfers":[]})");
  row("a settlement",
      "settle shown 123m45p;chow:1s:1s:2,pung:3z:3z:0 - 77z - transfers not_ready:2,-1,-1,0/nagashi:0,0,0,0",
      R"({"type":"settle","shown":[{"hand":["1m","2m","3m","4p","5p"],"melds":[)"
      R"({"type":"chow","tile":"1s","claimed":"1s","from":2},{"type":"pung","tile":"3z","claimed":"3z","from":0}]},)"
      R"(null,{"hand":["7z","7z"]},null],"transfers":[{"reason":"not_ready","payments":[2,-1,-1,0]},)"
      R"({"reason":"nagashi","payments":[0,0,0,0]}]})");
  row("the second of two winners",
      "win 1 from 0 place 1 more 1 tile 5p hand 46p melds - flags riichi round E seat S flowers 0 indicators "
      "4z under 1m"
      " void s total 3 base 3 fu 40 yakuman 1 worth 7700 legal 1 patterns - excluded - pays -8,8,0,0",
      R"({"type":"win","seat":1,"from":0,"place":1,"more":1,"tile":"5p","hand":["4p","6p"],"melds":[],)"
      R"("flags":["riichi"],"round":"E","wind":"S","flowers":0,"indicators":["4z"],"under":["1m"],"void":"s",)"
      R"("total":3,"base":3,"fu":40,"yakuman":1,"worth":7700,"legal":true,"patterns":[],"excluded":[],)"
      R"("payments":[-8,8,0,0]})");
}

void TestJsonTurns::events_come_back() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, json);
  const auto event = parse_event(detail::with_checksum(text.toStdString()));
  QVERIFY2(event, event ? "" : event.error().message.c_str());
  const SeenEvent seen = redact(*event, all_seats[3]);
  QCOMPARE(QByteArray::fromStdString(to_json(seen).text()), json);
  const auto read = read_event(object(json.toStdString()), all_seats[3]);
  const auto* back = std::get_if<std::optional<SeenEvent>>(&read);
  QVERIFY2(back, back ? "" : std::get<FieldError>(read).message.c_str());
  QVERIFY(*back == seen);
}

void TestJsonTurns::what_a_seat_sees_of_an_exchange_is_told() {
  const auto three = [](const char* text) {
    const auto tiles = *parse_tiles(text);
    return std::array<Tile, 3>{tiles[0], tiles[1], tiles[2]};
  };
  events::Exchanged<Truth> exchange;
  for (const Seat seat : all_seats) exchange.from[seat] = Seat::from_index((seat.index() + 1) % 4);
  const std::array given{"117m", "258p", "123s", "111z"};
  for (const Seat seat : all_seats)
    exchange.given[seat] = three(given[static_cast<std::size_t>(seat.index())]);
  const SeenEvent seen = redact(exchange, all_seats[1]);
  const std::string told = to_json(seen).text();
  QCOMPARE(QByteArray::fromStdString(told),
           R"({"type":"exchange","from":[1,2,3,0],"given":[null,["2p","5p","8p"],["1s","2s","3s"],null]})");
  const auto read = read_event(object(told), all_seats[1]);
  const auto* back = std::get_if<std::optional<SeenEvent>>(&read);
  QVERIFY(back != nullptr && *back == seen);
  for (const Seat other : {all_seats[0], all_seats[2]}) {  // to whom some of it is told that is null here
    const auto wrong = read_event(object(told), other);
    const auto* error = std::get_if<FieldError>(&wrong);
    QVERIFY(error != nullptr);
    QCOMPARE(QString::fromStdString(error->message), QString("is seen by this seat, so it must be told"));
  }
  for (const char* bad :
       {R"({"type":"exchange","from":[1,2,3,0],"given":[null,null]})",
        R"({"type":"exchange","from":[1,2,3,0],"given":[null,["2p"],["1s","2s","3s"],null]})",
        R"({"type":"exchange","from":[1,2,3],"given":[null,["2p","5p","8p"],7,null]})"})
    QVERIFY2(std::holds_alternative<FieldError>(read_event(object(bad), all_seats[1])), bad);
}

// Four bots at a table that asks all that can be asked before the first draw, and where several win.
void TestJsonTurns::bots_play() {
  const OtherTurns turns([](TurnRules& rules) {
    rules.exchange = rules.void_suits = rules.several_winners = rules.goes_on_after_win = true;
    rules.concealed_kongs_open = rules.settles = true;
    rules.chow = false;
  });
  Ruleset ruleset = *parse_ruleset("mcr;flowers=0;hands=2;minimum_fan=0");
  int before_play = 0, late_wins = 0, settled = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Referee referee(ruleset, seed);
    std::vector<JsonBot> bots;
    for (const Seat seat : all_seats) {
      bots.emplace_back(Level::quick, [](const std::string& problem) { qFatal("%s", problem.c_str()); });
      bots.back().take(JsonObject()
                           .set("type", "hello")
                           .set("protocol", "tingpai")
                           .set("version", 1)
                           .set("seat", seat.index())
                           .set("ruleset", to_text(ruleset))
                           .text());
    }
    const auto answer = [&](const PlayerView& view, const LegalActions& legal) {
      std::vector<std::string> actions;
      for (const Action& action : legal.actions) actions.push_back(to_text(action));
      before_play += view.table.phase == Phase::exchanging || view.table.phase == Phase::voiding;
      auto& bot = bots[static_cast<std::size_t>(view.seat.index())];
      const auto said = bot.take(JsonObject().set("type", "ask").set("id", 1).set("legal", actions).text());
      const Action action = *parse_action(object(*said).value("action").toString().toStdString());
      if (!legal.contains(action)) qFatal("%s", said->c_str());
      return action;
    };
    play(referee, answer, [&](const Event& event) {
      late_wins += std::holds_alternative<events::Won>(event) && referee.state().table.wins.size() > 1;
      settled += std::holds_alternative<events::Settled>(event);
      for (const Seat seat : all_seats) {
        const auto seen = to_json(redact(event, seat));
        bots[static_cast<std::size_t>(seat.index())].take(
            JsonObject().set("type", "event").set("event", seen).text());
      }
      return true;
    });
    QVERIFY(referee.game_over());
  }
  QCOMPARE(before_play, 20 * 2 * 2 * 4);
  QCOMPARE(settled, 20 * 2);
  QVERIFY(late_wins > 20);
}

QTEST_GUILESS_MAIN(TestJsonTurns)
#include "tst_json_turns.moc"
