// Botzone's protocol: what a seat learns from requests, what it may answer, and games played through both
// sides of it. TINGPAI_GAMES sets how many.
#include <QTest>
#include <algorithm>
#include <string>
#include <vector>

#include "engine/formats/botzone.h"
#include "engine/rules/mcr/scheme.h"
#include "tests/engine/support/text_hand.h"

using namespace tingpai;
using botzone::Listener;

namespace {

// Requests, one a line; "< PENG W1" is what the seat answers.
struct Heard {
  Listener listener;
  std::string error;  // "line 2, column 5: ..."
};
Heard hear(const QStringList& lines) {
  Heard heard;
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const std::string line = lines[i].toStdString();
    if (line.starts_with("< ")) {
      heard.listener.answered(line.substr(2));
    } else if (const auto error = heard.listener.hear(line)) {
      heard.error = "line " + std::to_string(i + 1) + ", column " + std::to_string(error->position + 1) +
                    ": " + error->message;
      break;
    }
  }
  return heard;
}

std::string options(const PlayerView& view) {
  std::string text;
  for (const Action action : legal_actions(view).actions) {
    text += (text.empty() ? "" : ", ") + to_text(action);
  }
  return text;
}

// The melds as their owner's table shows them: "pung 1m, concealed_kong ?".
std::string melds(const PlayerView& view, int seat) {
  constexpr std::array names{"chow ", "pung ", "melded_kong ", "added_kong ", "concealed_kong "};
  std::string text;
  for (const SeenMeld& meld : view.table.melds[Seat::from_index(seat)]) {
    text += (text.empty() ? "" : ", ") + std::string(names[static_cast<std::size_t>(meld.type)]) +
            (meld.tile ? to_text(*meld.tile) : "?");
  }
  return text;
}

}  // namespace

class TestBotzone : public QObject {
  Q_OBJECT

 private slots:
  void tiles_have_names();
  void no_tile_data();
  void no_tile();
  void situations_data();
  void situations();
  void replies_data();
  void replies();
  void bad_requests_data();
  void bad_requests();
  void bad_responses_data();
  void bad_responses();

  void flowers_of_the_deal_are_shown();
  void late_flowers_make_one_wall();
  void a_claim_that_is_outranked_leaves_no_trace();
};

void TestBotzone::tiles_have_names() {
  const std::pair<const char*, const char*> names[] = {{"W1", "1m"}, {"W9", "9m"}, {"B5", "5p"}, {"T3", "3s"},
                                                       {"F1", "1z"}, {"F4", "4z"}, {"J1", "7z"}, {"J2", "6z"},
                                                       {"J3", "5z"}, {"H1", "1f"}, {"H8", "8f"}};
  for (const auto& [name, ours] : names) {
    QCOMPARE(botzone::tile_text(tile(ours)), std::string(name));
    QCOMPARE(*botzone::tile_named(name), tile(ours));
  }
}

void TestBotzone::no_tile_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"", "W", "W0", "F5", "J4", "J0", "H9", "1W", "W10", "w1", "W1 ", "WW"}) {
    QTest::newRow(name) << name;
  }
}

void TestBotzone::no_tile() {
  QFETCH(QString, name);
  QVERIFY(!botzone::tile_named(name.toStdString()));
}

namespace {

// Seat 1 with a hand, up to its first draw or to another's discard.
QStringList seat_1(const char* hand) { return {"0 1 2", QString("1 0 0 0 0 ") + hand}; }
QStringList first_discard(const char* hand, const char* tile) {
  return seat_1(hand) << "3 0 DRAW" << QString("3 0 PLAY ") + tile;
}
QStringList own_draw(const char* hand, const char* tile) {
  return first_discard(hand, "F4") << QString("2 ") + tile;
}
// Seat 2 discards the tile.
QStringList from_the_right(const char* hand, const char* tile) {
  return own_draw(hand, "J1") << "3 1 PLAY J1"
                              << "3 2 DRAW" << QString("3 2 PLAY ") + tile;
}
// Seat 2 has a pung, draws and adds the fourth tile.
QStringList added_kong(const char* hand, const QString& tile) {
  return first_discard(hand, qPrintable(tile)) << "3 2 PENG F4"
                                               << "3 3 DRAW"
                                               << "3 3 PLAY F4"
                                               << "3 0 DRAW"
                                               << "3 0 PLAY F4"
                                               << "2 J1"
                                               << "3 1 PLAY J1"
                                               << "3 2 DRAW"
                                               << "3 2 BUGANG " + tile;
}

constexpr auto mixed = "W1 W2 W3 W5 W5 B1 B2 B3 T7 T8 T9 F1 F1";
constexpr auto four_alike = "W5 W5 W5 W5 W2 B1 B2 B3 T7 T8 T9 F1 F1";
constexpr auto cheap = "W1 W2 W3 W4 W5 W6 B2 B3 T7 T8 T9 F2 F2";     // ready on B1 and B4
constexpr auto straight = "W1 W2 W3 W4 W5 W6 W7 W8 W9 B2 B3 F2 F2";  // the same, and a pure straight
constexpr auto pungs = "W1 W1 W1 B3 B3 B3 T7 T7 T7 J2 J2 F2 F2";

}  // namespace

namespace {

constexpr auto held = "12355m123p789s11z";  // what `mixed` is

void situation(const char* name, const QStringList& lines, const char* legal, const char* hand, int seat,
               const char* its_melds) {
  QTest::newRow(name) << lines << QString(legal) << QString(hand) << seat << QString(its_melds);
}

void own_situations() {
  situation("only told where to sit", {"0 3 1"}, "", "", 3, "");
  situation("dealt", seat_1(mixed), "", held, 1, "");
  situation("another draws", seat_1(mixed) << "3 0 DRAW", "", held, 0, "");
  situation("a tile to chow", first_discard(mixed, "W4"), "chow 2m, chow 3m, pass", held, 0, "");
  situation("no chow but from the left", from_the_right(mixed, "W4"), "", held, 2, "");
  situation("a tile to pung", from_the_right(mixed, "W5"), "pung 5m, pass", held, 2, "");
  situation("a tile to kong", from_the_right(pungs, "B3"), "pung 3p, melded_kong 3p, pass",
            "111m333p777s22z66z", 2, "");
  situation("an own draw", own_draw(mixed, "J3"),
            "discard 1m, discard 2m, discard 3m, discard 5m, discard 1p, discard 2p, discard 3p, discard 7s, "
            "discard 8s, discard 9s, discard 1z, discard 5z",
            "12355m123p789s11z5z", 1, "");
  situation("the own discard comes back",
            own_draw(mixed, "J3") << "< PLAY F1"
                                  << "3 1 PLAY F1",
            "", "12355m123p789s1z5z", 1, "");
  situation("the own pung comes back",
            from_the_right(mixed, "W5") << "< PENG F1"
                                        << "3 1 PENG F1",
            "", "123m123p789s1z", 1, "pung 5m");
  situation("the own chow comes back",
            first_discard(mixed, "W4") << "< CHI W3 F1"
                                       << "3 1 CHI W3 F1",
            "", "155m123p789s1z", 1, "chow 2m");
  situation("the own kong comes back",
            from_the_right(pungs, "B3") << "< GANG"
                                        << "3 1 GANG",
            "", "111m777s22z66z", 1, "melded_kong 3p");
  situation("the own concealed kong comes back",
            own_draw(four_alike, "J3") << "< GANG W5"
                                       << "3 1 GANG",
            "", "2m123p789s11z5z", 1, "concealed_kong ?");
  situation("the only kind it can be of", own_draw(four_alike, "J3") << "3 1 GANG", "", "2m123p789s11z5z", 1,
            "concealed_kong ?");
}

void situations_of_others() {
  situation("another's pung", first_discard(mixed, "W4") << "3 3 PENG F1", "pung 1z, pass", held, 3,
            "pung 4m");
  situation("another's chow", from_the_right(mixed, "W4") << "3 3 CHI W5 J2", "", held, 3, "chow 4m");
  situation("another's kong of a discard",
            first_discard(mixed, "J2") << "3 2 GANG"
                                       << "3 2 DRAW",
            "", held, 2, "melded_kong 6z");
  situation("another's concealed kong cannot be robbed",
            seat_1(straight) << "3 0 DRAW"
                             << "3 0 GANG",
            "", "123456789m23p22z", 0, "concealed_kong ?");
  situation("another's added kong can", added_kong(cheap, "B4"), "win 4p, pass", "123456m23p789s22z", 2,
            "added_kong 4p");
  situation("if it is waited on", added_kong(mixed, "T1"), "", held, 2, "added_kong 1s");
  situation("a hand below eight fan", from_the_right(cheap, "B4"), "", "123456m23p789s22z", 2, "");
  situation("a hand above", from_the_right(straight, "B4"), "win 4p, pass", "123456789m23p22z", 2, "");
  situation("eight fan by the replacement tile",
            own_draw("W1 W2 W3 T1 T1 T1 T1 B2 B3 T7 T8 T9 F2", "F2") << "< GANG T1"
                                                                     << "3 1 GANG"
                                                                     << "2 B4",
            "discard 1m, discard 2m, discard 3m, discard 2p, discard 3p, discard 4p, discard 7s, discard 8s, "
            "discard 9s, discard 2z, win 4p",
            "123m234p789s22z", 1, "concealed_kong ?");
  situation("words that are not known are left out", first_discard(mixed, "W4 {hint}"),
            "chow 2m, chow 3m, pass", held, 0, "");
}

}  // namespace

void TestBotzone::situations_data() {
  QTest::addColumn<QStringList>("lines");
  QTest::addColumn<QString>("options");
  QTest::addColumn<QString>("hand");
  QTest::addColumn<int>("seat");
  QTest::addColumn<QString>("its_melds");
  own_situations();
  situations_of_others();
}

void TestBotzone::situations() {
  QFETCH(QStringList, lines);
  QFETCH(QString, options);
  QFETCH(QString, hand);
  QFETCH(int, seat);
  QFETCH(QString, its_melds);
  const Heard heard = hear(lines);
  QCOMPARE(heard.error, std::string());
  const PlayerView& view = heard.listener.view();
  QCOMPARE(::options(view), options.toStdString());
  QVERIFY2(view.hand.concealed == ::hand(hand.toStdString()), to_text(view.hand.concealed).c_str());
  QCOMPARE(melds(view, seat), its_melds.toStdString());
}

void TestBotzone::replies_data() {
  QTest::addColumn<QStringList>("lines");
  QTest::addColumn<QStringList>("choices");
  QTest::addColumn<QString>("reply");
  const auto row = [](const char* name, const QStringList& lines, const QStringList& choices,
                      const char* reply) { QTest::newRow(name) << lines << choices << QString(reply); };
  row("the seat", {"0 1 2"}, {}, "PASS");
  row("the deal", seat_1(mixed), {}, "PASS");
  row("another's draw", seat_1(mixed) << "3 0 DRAW", {}, "PASS");
  row("an echo", own_draw(mixed, "J3") << "3 1 PLAY F1", {}, "PASS");
  row("a discard", own_draw(mixed, "J3"), {"discard 5z"}, "PLAY J3");
  row("a pass", first_discard(mixed, "W4"), {"pass"}, "PASS");
  row("a chow and its discard", first_discard(mixed, "W4"), {"chow 3m", "discard 1z"}, "CHI W4 F1");
  row("a pung and its discard", from_the_right(mixed, "W5"), {"pung 5m", "discard 9s"}, "PENG T9");
  row("a kong", from_the_right(pungs, "B3"), {"melded_kong 3p"}, "GANG");
  row("a concealed kong", own_draw(four_alike, "J3"), {"concealed_kong 5m"}, "GANG W5");
  row("an added kong",
      first_discard(pungs, "B3") << "3 1 PENG F2"
                                 << "3 2 DRAW"
                                 << "3 2 PLAY F4"
                                 << "3 3 DRAW"
                                 << "3 3 PLAY F4"
                                 << "3 0 DRAW"
                                 << "3 0 PLAY F4"
                                 << "2 W9",
      {"added_kong 3p"}, "BUGANG B3");
  row("a win", from_the_right(straight, "B4"), {"win 4p"}, "HU");
}

void TestBotzone::replies() {
  QFETCH(QStringList, lines);
  QFETCH(QStringList, choices);
  QFETCH(QString, reply);
  const Heard heard = hear(lines);
  QCOMPARE(heard.error, std::string());
  const std::string text =
      botzone::respond(heard.listener.view(), [&](const PlayerView&, const LegalActions& legal) {
        const auto action = parse_action(choices.takeFirst().toStdString());
        return action && legal.contains(*action) ? *action : Action{ActionType::win, {}};
      });
  QCOMPARE(text, reply.toStdString());
  QVERIFY(choices.isEmpty());
}

void TestBotzone::bad_requests_data() {
  QTest::addColumn<QStringList>("lines");
  QTest::addColumn<QString>("error");
  const auto row = [](const char* name, const QStringList& lines, const char* error) {
    QTest::newRow(name) << lines << QString(error);
  };
  row("empty", {""}, "line 1, column 1: expected a number from 0 to 3");
  row("a word", {"hello"}, "line 1, column 1: expected a number from 0 to 3");
  row("a kind that is not there", {"4 1"}, "line 1, column 1: expected a number from 0 to 3");
  row("a seat that is not there", {"0 4 0"}, "line 1, column 3: expected a number from 0 to 3");
  row("cut short", {"0 1"}, "line 1, column 4: expected a number from 0 to 3");
  row("no game", {"2 W1"}, "line 1, column 1: no game has been announced");
  row("twelve tiles", {"0 1 2", "1 0 0 0 0 W1 W2 W3 W5 W5 B1 B2 B3 T7 T8 T9 F1"},
      "line 2, column 46: no tile is called \"\"");
  row("a fifth tile", {"0 1 2", "1 0 0 0 0 W1 W1 W1 W1 W1 B1 B2 B3 T7 T8 T9 F1 F1"},
      "line 2, column 1: that makes a fifth W1");
  row("a flower in the hand", {"0 1 2", "1 0 0 0 0 H1 W1 W1 W1 W1 B1 B2 B3 T7 T8 T9 F1 F1"},
      "line 2, column 11: a flower cannot stand here");
  row("nine flowers", {"0 1 2", QString("1 4 5 0 0 ") + mixed},
      "line 2, column 9: there are only eight flowers");
  row("a flower less", {"0 1 2", QString("1 1 1 0 0 ") + mixed + " H1"},
      "line 2, column 52: no tile is called \"\"");
  row("two deals", seat_1(mixed) << QString("1 0 0 0 0 ") + mixed, "line 3, column 1: no deal can come here");
  row("a draw before the deal", {"0 1 2", "3 0 DRAW"}, "line 2, column 5: this seat cannot draw here");
  row("out of turn", seat_1(mixed) << "3 2 DRAW", "line 3, column 5: this seat cannot draw here");
  row("two draws",
      seat_1(mixed) << "3 0 DRAW"
                    << "3 0 DRAW",
      "line 4, column 5: this seat cannot draw here");
  row("an own draw without a tile", first_discard(mixed, "F4") << "3 1 DRAW",
      "line 5, column 5: an own draw has a tile");
  row("an unknown event", seat_1(mixed) << "3 0 SING", "line 3, column 5: unknown event \"SING\"");
  row("a discard without a draw", seat_1(mixed) << "3 0 PLAY W9",
      "line 3, column 5: this seat has not drawn");
  row("a tile not held", own_draw(mixed, "J1") << "3 1 PLAY W9",
      "line 6, column 10: this seat does not hold that tile");
  row("a discard of nothing",
      seat_1(mixed) << "3 0 DRAW"
                    << "3 0 PLAY",
      "line 4, column 9: no tile is called \"\"");
  row("nothing to pung", seat_1(mixed) << "3 0 PENG W1", "line 3, column 5: there is nothing to claim");
  row("an own pung not held", first_discard(mixed, "F4") << "3 1 PENG W1",
      "line 5, column 5: this seat does not hold the tiles");
  row("a pung of five", first_discard(four_alike, "W5"), "line 4, column 1: that makes a fifth W5");
  row("a pung of what is held", first_discard(mixed, "W5") << "3 2 PENG F4",
      "line 5, column 1: that makes a fifth W5");
  row("a chow of other tiles", first_discard(mixed, "F4") << "3 1 CHI W2 F1",
      "line 5, column 9: the last discard is no part of this chow");
  row("a chow around an end", first_discard(mixed, "W1") << "3 1 CHI W1 F1",
      "line 5, column 9: no chow has this middle");
  row("a chow from afar", first_discard(mixed, "W4") << "3 3 CHI W4 F3",
      "line 5, column 9: only the next seat can chow");
  row("a kong of nothing", own_draw(mixed, "J1") << "3 1 GANG",
      "line 6, column 5: it is not known of which tile this kong is");
  row("a kong before anything", seat_1(mixed) << "3 0 GANG", "line 3, column 5: no kong can come here");
  row("a fourth tile without a pung",
      seat_1(mixed) << "3 0 DRAW"
                    << "3 0 BUGANG W1",
      "line 4, column 12: this seat has no such pung");
}

void TestBotzone::bad_requests() {
  QFETCH(QStringList, lines);
  QFETCH(QString, error);
  const Heard heard = hear(lines);
  QCOMPARE(QString::fromStdString(heard.error), error);
  lines.removeLast();
  QVERIFY(heard.listener.view() == hear(lines).listener.view());
}

void TestBotzone::bad_responses_data() {
  QTest::addColumn<QStringList>("lines");
  QTest::addColumn<QString>("response");
  QTest::addColumn<QString>("error");
  const auto row = [](const char* name, const QStringList& lines, const char* response, const char* error) {
    QTest::newRow(name) << lines << QString(response) << QString(error);
  };
  const QStringList turn = own_draw(mixed, "J3"), claim = first_discard(mixed, "W4");
  row("nothing", turn, "", "an empty response");
  row("a word", turn, "HELLO", "not a response");
  row("small letters", turn, "play J3", "not a response");
  row("a pass in turn", turn, "PASS", "not a legal action here");
  row("a tile not held", turn, "PLAY W9", "not a legal action here");
  row("no such tile", turn, "PLAY W0", "no tile is called \"W0\"");
  row("a word too much", turn, "PLAY J3 J3", "text after the response");
  row("a win of nothing", turn, "HU", "not a legal action here");
  row("a win below eight fan", from_the_right(cheap, "B4"), "HU", "not a legal action here");
  row("a kong of three", own_draw(pungs, "J3"), "GANG W1", "not a legal action here");
  row("a kong without its tile", own_draw(four_alike, "J3"), "GANG", "no tile is called \"\"");
  row("an added kong without a pung", own_draw(pungs, "J3"), "BUGANG W1", "not a legal action here");
  row("a play when a claim is asked", claim, "PLAY F1", "not a legal action here");
  row("a chow without a discard", claim, "CHI W3", "no tile is called \"\"");
  row("a chow with a discard of itself", claim, "CHI W3 W2", "the discard is not in the hand");
  row("a chow of tiles not held", claim, "CHI W5 F1", "not a legal action here");
  row("a chow of honours", claim, "CHI F2 F1", "no chow has this middle");
  row("a pung of one", claim, "PENG F1", "not a legal action here");
  row("a claim when nothing is asked", seat_1(mixed), "PENG F1", "not a legal action here");
  row("a win when nothing is asked", seat_1(mixed), "HU", "not a legal action here");
}

void TestBotzone::bad_responses() {
  QFETCH(QStringList, lines);
  QFETCH(QString, response);
  QFETCH(QString, error);
  const Heard heard = hear(lines);
  QCOMPARE(heard.error, std::string());
  const PlayerView& view = heard.listener.view();
  const auto read = botzone::parse_response(response.toStdString(), view, legal_actions(view));
  QVERIFY(!read);
  QCOMPARE(read.error().message, error.toStdString());
}

void TestBotzone::flowers_of_the_deal_are_shown() {
  const Heard heard =
      hear({"0 1 0", QString("1 1 2 0 1 ") + mixed + " H1 H2 H3 H8", "3 0 BUHUA H4", "3 0 DRAW"});
  QCOMPARE(heard.error, std::string());
  const PublicState& table = heard.listener.view().table;
  QVERIFY(table.flowers[Seat::from_index(0)] == tiles("1f4f"));
  QVERIFY(table.flowers[Seat::from_index(1)] == tiles("2f3f"));
  QVERIFY(table.flowers[Seat::from_index(3)] == tiles("8f"));
  QVERIFY(heard.listener.view().hand.concealed == hand("12355m123p789s11z"));
  QVERIFY(table.last_draw == DrawSource::flower_replacement);
  QCOMPARE(table.wall_left, 144 - 52 - 4 - 2);
}

// No flower was dealt, so the table was taken for one without.
void TestBotzone::late_flowers_make_one_wall() {
  Heard heard = hear(own_draw(mixed, "J3") << "3 1 PLAY J3"
                                           << "3 2 BUHUA H5"
                                           << "3 2 DRAW");
  QCOMPARE(heard.error, std::string());
  const PublicState& table = heard.listener.view().table;
  QVERIFY(mcr::rules_of(table.ruleset).flowers && !mcr::rules_of(table.ruleset).own_walls);
  QCOMPARE(table.wall_left, 144 - 52 - 4);
  QVERIFY(table.flowers[Seat::from_index(2)] == tiles("5f"));
}

void TestBotzone::a_claim_that_is_outranked_leaves_no_trace() {
  const QStringList before = first_discard(mixed, "W4");
  Heard silent = hear(QStringList(before) << "3 3 PENG F3");
  Heard outranked = hear(QStringList(before) << "< CHI W3 F1"
                                             << "3 3 PENG F3");
  Heard kong = hear(QStringList(before) << "< GANG"
                                        << "3 3 PENG F3");
  QCOMPARE(outranked.error, std::string());
  QVERIFY(outranked.listener.view() == silent.listener.view());
  QVERIFY(kong.listener.view() == silent.listener.view());
}

QTEST_GUILESS_MAIN(TestBotzone)
#include "tst_botzone.moc"
