// Logs of whole games as Botzone hands them out: what we write down is played again to the same log, and what
// cannot be is told with its line. TINGPAI_GAMES sets how many.
#include <QTest>
#include <algorithm>

#include "engine/ai/levels/bots.h"
#include "engine/formats/botzone.h"
#include "engine/formats/botzone_log.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/table/referee.h"
#include "engine/table/wall.h"

using namespace tingpai;

namespace {

// By quick bots, and now and then by lots, so that kongs and empty walls come, too.
std::vector<Event> game(const Ruleset& ruleset, std::uint64_t seed) {
  Referee referee(ruleset, seed);
  Random random(seed);
  std::vector<Event> events;
  while (!referee.game_over()) {
    if (auto event = referee.advance()) {
      events.push_back(*std::move(event));
      continue;
    }
    for (const Seat seat : all_seats) {
      const LegalActions& legal = referee.asked(seat);
      if (legal.empty()) continue;
      const auto kong =
          std::ranges::find_if(legal.actions, [](const Action& one) { return is_kong(one.type); });
      const Level level = random.below(24) == 0 ? Level::random : Level::quick;
      const Budget budget{.seed = seed};
      const Action chosen = kong != legal.actions.end() && random.below(2) == 0
                                ? *kong
                                : decide(level, referee.view(seat), legal, budget).chosen;
      referee.answer(seat, chosen);
    }
  }
  return events;
}

QByteArray bytes(const std::string& text) { return QByteArray::fromStdString(text); }

std::string told(const Result<std::vector<Event>>& record) {
  if (record) return {};
  return "line " + std::to_string(record.error().position) + ": " + record.error().message;
}

}  // namespace

class TestBotzoneLog : public QObject {
  Q_OBJECT

 private slots:
  void logs_come_back_data();
  void logs_come_back();
  void claims_that_were_outranked_are_let_pass();
  void what_is_wrong_is_told_data();
  void what_is_wrong_is_told();
  void nothing_upsets_the_reader();
};

void TestBotzoneLog::logs_come_back_data() {
  QTest::addColumn<QByteArray>("rules");
  QTest::addColumn<int>("games");
  const auto row = [](const char* rules, int games) { QTest::newRow(rules) << QByteArray(rules) << games; };
  row("mcr;flowers=0;hands=1;own_walls=1", 200);
  row("mcr;flowers=0;hands=4", 40);
  row("mcr;hands=1", 100);
  row("mcr;hands=16", 6);
  row("mcr;hands=8;own_walls=1;seat_changes=0;two_concealed_kongs=8;mixed_kongs=6", 10);
}

void TestBotzoneLog::logs_come_back() {
  QFETCH(QByteArray, rules);
  QFETCH(int, games);
  const int wanted = qEnvironmentVariableIntValue("TINGPAI_GAMES");
  const auto ruleset = parse_ruleset(rules.toStdString());
  QVERIFY(ruleset);
  int wins = 0, kongs = 0, hands = 0;
  for (int seed = 0; seed < std::max(wanted, games); ++seed) {
    const auto events = game(*ruleset, static_cast<std::uint64_t>(seed));
    for (const Event& event : events) {
      wins += std::holds_alternative<events::Won>(event);
      kongs += std::holds_alternative<events::ConcealedKong<Truth>>(event) ||
               std::holds_alternative<events::AddedKong>(event);
      hands += std::holds_alternative<events::HandStarted<Truth>>(event);
    }
    const std::string log = botzone::log_of(events);
    const auto record = botzone::read_log(log);
    QVERIFY2(record, (std::to_string(seed) + ", " + told(record) + '\n' + log).c_str());
    QCOMPARE(bytes(botzone::log_of(*record)), bytes(log));
    QVERIFY(Referee::resume(*record));
    QVERIFY(std::holds_alternative<events::GameEnded>(record->back()));
  }
  qInfo("%d hands, %d wins, %d kongs", hands, wins, kongs);
  QVERIFY(wins > hands / 4 && kongs > 0);
}

void TestBotzoneLog::claims_that_were_outranked_are_let_pass() {
  QByteArray log;
  for (std::uint64_t seed = 1; !log.contains(" Peng "); ++seed)
    log = bytes(botzone::log_of(game(botzone::default_ruleset(), seed)));
  QByteArray noted = log;
  noted.replace("Wind 0", "Wind 2");  // a hand alone may be of any round
  QCOMPARE(bytes(botzone::log_of(*botzone::read_log(noted.toStdString()))), noted);
  noted = log;
  const auto claim = noted.indexOf(" Peng ");
  noted.insert(noted.indexOf('\n', claim), " Ignore Player 3 Chi W2 Ignore Player 2 Hu W1");
  noted.replace("Match 1", "Match 5e37ddc2");
  noted.replace("\n", "\r\n");
  const auto record = botzone::read_log(noted.toStdString());
  QVERIFY2(record, told(record).c_str());
  QCOMPARE(bytes(botzone::log_of(*record)), log);
}

void TestBotzoneLog::what_is_wrong_is_told_data() {
  QTest::addColumn<QByteArray>("from");  // where it first stands in the log
  QTest::addColumn<QByteArray>("to");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const char* from, const char* to, const char* message) {
    QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(message);
  };
  row("no match", "Match", "Game", "line 1: expected \"Match\"");
  row("a match within one", "Wind 0", "Match 2", "line 2: the match before has not ended");
  row("a fifth wind", "Wind 0", "Wind 4", "line 2: expected a number from 0 to 3");
  row("a word", "Player 0 Draw", "Players 0 Draw", "line 7: unknown word \"Players\"");
  row("a fifth player", "Player 0 Draw", "Player 4 Draw", "line 7: expected a number from 0 to 3");
  row("another player", "Player 0 Draw", "Player 1 Draw", "line 7: seat 0 draws here by these rules");
  row("an event", "Player 0 Draw", "Player 0 Takes", "line 7: unknown event \"Takes\"");
  row("no tile", "Player 0 Draw ", "Player 0 Draw X", "line 7: no tile is called \"X");
  row("a flower", "Player 0 Play", "Player 0 Play H1 ", "line 8: a flower cannot stand here");
  row("another player discards", "Player 0 Play", "Player 1 Play",
      "line 8: it is seat 0's turn by these rules");
  row("a kong that is not held", "Player 0 Play", "Player 0 AnGang J1 Ignore",
      "line 8: seat 0 may not concealed_kong 7z");
  row("fourteen tiles", "Player 1 Deal", "Player 1 Deal W1", "line 1: a seat was not dealt thirteen tiles");
  row("other payments", "Score ", "Score 1 2 3 4 Ignore ", "unexpected text at the end");
  row("payments", "Score ", "Score 1", "the payments are others by these rules");
  row("three payments", "Score ", "Score x ", "expected a number from -1000000 to 1000000");
}

void TestBotzoneLog::what_is_wrong_is_told() {
  QFETCH(QByteArray, from);
  QFETCH(QByteArray, to);
  QFETCH(QByteArray, message);
  QByteArray log = bytes(botzone::log_of(game(botzone::default_ruleset(), 1)));
  const auto at = log.indexOf(from);
  QVERIFY2(at >= 0, log.constData());
  const auto record = botzone::read_log(log.replace(at, from.size(), to).toStdString());
  QVERIFY(!record);
  QVERIFY2(told(record).find(message.toStdString()) != std::string::npos, told(record).c_str());
}

// Lines lost, doubled, exchanged and damaged, and text cut short.
void TestBotzoneLog::nothing_upsets_the_reader() {
  const auto sound = bytes(botzone::log_of(game(*parse_ruleset("mcr;hands=2"), 5))).split('\n');
  Random random(1);
  const auto below = [&](qsizetype limit) { return random.below(static_cast<std::uint32_t>(limit)); };
  int refused = 0;
  constexpr int trials = 1000;
  for (int trial = 0; trial < trials; ++trial) {
    auto lines = sound;
    const auto at = below(lines.size() - 1);
    switch (below(5)) {
      case 0:
        lines.removeAt(at);
        break;
      case 1:
        lines.insert(at, lines[below(lines.size() - 1)]);
        break;
      case 2:
        lines.swapItemsAt(at, below(lines.size() - 1));
        break;
      case 3:
        lines[at][static_cast<qsizetype>(below(lines[at].size()))] = static_cast<char>(below(256));
        break;
      default:
        lines = lines.first(at);
    }
    const auto record = botzone::read_log(lines.join('\n').toStdString());
    if (record) continue;
    ++refused;
    QVERIFY(!record.error().message.empty());
    QVERIFY(record.error().position <= static_cast<std::size_t>(lines.size()));
  }
  QVERIFY2(refused > trials * 3 / 4, qPrintable(QString::number(refused)));
}

QTEST_GUILESS_MAIN(TestBotzoneLog)
#include "tst_botzone_log.moc"
