// Logs of riichi games: what we write down is played again to the same log, and what cannot be is told with
// its line.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "app/formats/any_record.h"
#include "app/formats/mjai_log.h"
#include "app/formats/tenhou6.h"
#include "engine/ai/levels/bots.h"
#include "engine/rules/riichi/scheme.h"
#include "engine/rules/scheme.h"
#include "engine/table/record.h"
#include "engine/table/referee.h"
#include "engine/table/wall.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

// By lots and by quick bots, so that everything happens, wins too.
std::vector<Event> game(const Ruleset& ruleset, std::uint64_t seed) {
  Referee referee(ruleset, seed);
  std::vector<Event> events;
  std::uint64_t number = 0;
  while (!referee.game_over()) {
    if (auto event = referee.advance()) {
      events.push_back(*std::move(event));
      continue;
    }
    for (const Seat seat : all_seats) {
      if (referee.asked(seat).empty()) continue;
      const bool by_lot = seat.index() == static_cast<int>(seed % 4) || ++number % 16 == 0;
      const Level level = by_lot ? Level::random : Level::quick;
      const Budget budget{.seed = mixed_seed({seed, ++number})};
      Action chosen = decide(level, referee.view(seat), referee.asked(seat), budget).chosen;
      chosen.held = number % 2 == 0;  // it means something where another copy of the drawn tile is held
      referee.answer(seat, chosen);
    }
  }
  return events;
}

Result<std::vector<Event>> again(const std::string& log) { return record_of(mjai::read_log(log)); }

bool has(const std::string& line, std::string_view text) { return line.find(text) != std::string::npos; }

std::vector<std::string> lines_of(const std::string& log) {
  std::vector<std::string> lines;
  for (const QByteArray& line : QByteArray::fromStdString(log).split('\n'))
    lines.push_back(line.toStdString());
  lines.pop_back();
  return lines;
}
std::string joined(const std::vector<std::string>& lines) {
  std::string log;
  for (const std::string& line : lines) log += line + '\n';
  return log;
}

std::vector<std::string>::iterator first_with(std::vector<std::string>& lines,
                                              std::vector<std::string>::iterator from,
                                              const std::string& text) {
  return std::find_if(from, lines.end(), [&](const std::string& line) { return has(line, text); });
}

// The same logs from the hand of this number on, 0-based.
std::string mjai_from(const std::string& log, int hand) {
  auto lines = lines_of(log);
  auto at = lines.begin() + 1;
  for (int before = 0; before < hand; ++before) at = first_with(lines, at, "end_kyoku") + 1;
  lines.erase(lines.begin() + 1, at);
  return joined(lines);
}
std::string tenhou6_from(const std::string& log, int hand) {
  QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(log)).object();
  QJsonArray hands = object["log"].toArray();
  for (int before = 0; before < hand; ++before) hands.removeFirst();
  object["log"] = hands;
  return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + '\n';
}

QByteArray told(const Result<std::vector<Event>>& record) {
  if (record) return {};
  return "place " + QByteArray::number(static_cast<int>(record.error().position)) + ": " +
         QByteArray::fromStdString(record.error().message);
}

}  // namespace

class TestLogs : public QObject {
  Q_OBJECT

 private slots:
  void logs_come_back_data();
  void logs_come_back();
  void a_log_may_begin_with_a_later_hand_data() { logs_come_back_data(); }
  void a_log_may_begin_with_a_later_hand();
  void what_no_game_can_begin_with_is_told();
  void a_robbed_concealed_kong_comes_back();
  void names_are_kept();
  void a_game_may_stop_between_hands();
  void what_is_wrong_is_told_data();
  void what_is_wrong_is_told();
  void nothing_upsets_the_reader();
  void nothing_upsets_the_reader_of_lists();
};

void TestLogs::logs_come_back_data() {
  QTest::addColumn<QByteArray>("rules");
  for (const Preset& preset : scheme::variants(Ruleset{8, riichi::Rules{}})) {
    for (const int deals : {8, 4}) {
      Ruleset ruleset = preset.ruleset;
      ruleset.hands = deals;
      QTest::newRow(to_text(ruleset).c_str()) << QByteArray::fromStdString(to_text(ruleset));
    }
  }
}

void TestLogs::logs_come_back() {
  QFETCH(QByteArray, rules);
  const Ruleset ruleset = *parse_ruleset(rules.toStdString());
  int riichis = 0, aborts = 0, several = 0, kongs = 0, copies = 0;
  std::optional<Tile> drawn;
  for (std::uint64_t seed = 0; seed < (ruleset.hands == 8 ? 40 : 8); ++seed) {
    const auto events = game(ruleset, seed);
    for (const Event& event : events) {
      if (const auto* drew = std::get_if<events::Drew<Truth>>(&event)) drawn = drew->tile;
      if (std::holds_alternative<events::Claimed>(event)) drawn.reset();
      if (const auto* discarded = std::get_if<events::Discarded>(&event)) {
        riichis += discarded->riichi;
        copies += !discarded->drawn && discarded->tile == drawn;
      }
      if (const auto* won = std::get_if<events::Won>(&event)) several += won->place > 0;
      aborts += std::holds_alternative<events::Aborted>(event);
      kongs += std::holds_alternative<events::ConcealedKong<Truth>>(event);
    }
    QVERIFY(Referee::resume(events));
    const std::string log = mjai::log_of(events);
    const auto record = again(log);
    QVERIFY2(record, record
                         ? ""
                         : (std::to_string(seed) + ", line " + std::to_string(record.error().position) +
                            ": " + record.error().message + "\n" + lines_of(log)[record.error().position - 1])
                               .c_str());
    QCOMPARE(QByteArray::fromStdString(mjai::log_of(*record)), QByteArray::fromStdString(log));
    const auto resumed = Referee::resume(*record);
    QVERIFY2(resumed,
             resumed
                 ? ""
                 : (resumed.error().message + ": " + to_text((*record)[resumed.error().position])).c_str());
    const std::string hands = tenhou6::log_of(events);
    const auto read = tenhou6::read_log(hands);
    QVERIFY2(read, read ? "" : read.error().message.c_str());
    const auto from_hands = played_again(*read, ruleset);  // it tells no rules
    if (seed % 8 == 0) QVERIFY(record_of(read));
    QVERIFY2(from_hands,
             from_hands ? ""
                        : (std::to_string(seed) + ", hand " + std::to_string(from_hands.error().position) +
                           ": " + from_hands.error().message + "\n" + hands)
                              .c_str());
    QCOMPARE(QByteArray::fromStdString(tenhou6::log_of(*from_hands)), QByteArray::fromStdString(hands));
    QVERIFY(std::holds_alternative<events::GameEnded>(record->back()));
  }
  if (ruleset.hands == 4) return;
  const auto seen =
      QStringLiteral("%1 riichi, %2 kongs, %3 aborts, %4 more winners, %5 copies of drawn tiles")
          .arg(riichis)
          .arg(kongs)
          .arg(aborts)
          .arg(several)
          .arg(copies);
  qInfo("%s", qPrintable(seen));
  QVERIFY2(riichis > 40 && kongs > 0 && aborts + several > 0 && copies > 40, qPrintable(seen));
}

void TestLogs::a_log_may_begin_with_a_later_hand() {
  QFETCH(QByteArray, rules);
  const Ruleset ruleset = *parse_ruleset(rules.toStdString());
  int begun = 0;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const auto events = game(ruleset, seed);
    const auto hands = static_cast<int>(std::ranges::count_if(events, [](const Event& event) {
      return std::holds_alternative<events::HandStarted<Truth>>(event);
    }));
    for (int hand = 1; hand < hands; ++hand, ++begun) {
      const std::string log = mjai_from(mjai::log_of(events), hand);
      const auto read = mjai::read_log(log);
      QVERIFY(read);
      const auto record = played_again(*read, ruleset);
      QVERIFY2(record, told(record));
      QCOMPARE(QByteArray::fromStdString(mjai::log_of(*record)), QByteArray::fromStdString(log));
      const auto resumed = Referee::resume(*parse_record(to_text(*record)));
      QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
      if (hand == 1) QVERIFY(again(log));
      const std::string row = tenhou6_from(tenhou6::log_of(events), hand);
      const auto from_row = played_again(*tenhou6::read_log(row), ruleset);
      QVERIFY2(from_row, told(from_row));
      QCOMPARE(QByteArray::fromStdString(tenhou6::log_of(*from_row)), QByteArray::fromStdString(row));
    }
  }
  QVERIFY2(begun > 8, qPrintable(QString::number(begun)));
}

void TestLogs::what_no_game_can_begin_with_is_told() {
  const QByteArray log =
      QByteArray::fromStdString(mjai_from(mjai::log_of(game(Ruleset{8, riichi::mjai}, 3)), 2));
  const auto refusal = [&](const char* from, const char* to) {
    QByteArray changed = log;
    const auto place = changed.indexOf(from);
    if (place >= 0) changed.replace(place, static_cast<qsizetype>(qstrlen(from)), to);
    return told(again(changed.toStdString()));
  };
  QCOMPARE(refusal("nothing", ""), QByteArray());
  QVERIFY2(refusal("\"scores\":[", "\"scores\":[1").startsWith("place 2: scores and sticks come to "),
           refusal("\"scores\":[", "\"scores\":[1"));
  QVERIFY(refusal("\"kyotaku\":", "\"kyotaku\":7").startsWith("place 2: scores and sticks come to "));
  QVERIFY(refusal("\"oya\":", "\"oya\":0,\"was\":").startsWith("place 2: kyoku "));
}

void TestLogs::a_robbed_concealed_kong_comes_back() {
  for (const bool robbed : {true, false}) {
    TestGame played(
        WallPlan{.deals = {"111m2345678p345s", "99m19p19s1234567z", "258m369p147s1234z", "369m147p258s1234z"},
                 .draws = "1m"},
        Ruleset{4, riichi::Rules{}});
    const int dealer = played.table().dealer().index();
    played.answer(dealer, "concealed_kong 1m");
    played.answer((dealer + 1) % 4, robbed ? "win 1m" : "pass");
    if (!robbed) played.drift([] { return false; });
    if (robbed) played.go_on();  // the dealer has nothing left
    const std::vector<Event>& events = played.events;
    const std::string log = mjai::log_of(events);
    const auto record = again(log);
    QVERIFY2(record, told(record) + '\n' + log.c_str());
    QCOMPARE(QByteArray::fromStdString(mjai::log_of(*record)), QByteArray::fromStdString(log));
    const std::string row = tenhou6::log_of(events);
    const auto from_row = record_of(tenhou6::read_log(row));
    QVERIFY2(from_row, told(from_row) + '\n' + row.c_str());
    QCOMPARE(QByteArray::fromStdString(tenhou6::log_of(*from_row)), QByteArray::fromStdString(row));
  }
}

void TestLogs::names_are_kept() {
  const auto events = game(Ruleset{4, riichi::mjai}, 3);
  const QByteArray names = R"(["Ann","Bo, \"50 %\" <b>","陳大文",""])";
  auto log = QByteArray::fromStdString(mjai::log_of(events));
  QVERIFY(log.contains(R"("names":["0","1","2","3"])"));
  log.replace(R"(["0","1","2","3"])", names);
  const auto record = again(log.toStdString());
  QVERIFY2(record, record ? "" : record.error().message.c_str());
  QCOMPARE(QByteArray::fromStdString(mjai::log_of(*record)), log);

  auto hands = QByteArray::fromStdString(tenhou6::log_of(events));
  QVERIFY(hands.contains(R"("name":["A","B","C","D"])"));
  hands.replace(R"(["A","B","C","D"])", names);
  QCOMPARE(QByteArray::fromStdString(tenhou6::log_of(*record)), hands);
  const auto read = played_again(*tenhou6::read_log(hands.toStdString()), Ruleset{4, riichi::mjai});
  QVERIFY(read);
  QCOMPARE(QByteArray::fromStdString(tenhou6::log_of(*read)), hands);
  QVERIFY(Referee::resume(*read));
  // A log that calls them by letters names nobody.
  QVERIFY(std::get<events::GameStarted>(again(mjai::log_of(events))->front()).names == PlayerNames{});
}

void TestLogs::a_game_may_stop_between_hands() {
  auto lines = lines_of(mjai::log_of(game(Ruleset{8, riichi::mjai}, 3)));
  const auto end =
      std::ranges::find_if(lines, [](const std::string& line) { return has(line, "end_kyoku"); });
  lines.erase(end + 1, lines.end());
  const auto record = again(joined(lines));
  QVERIFY2(record, record ? "" : record.error().message.c_str());
  QVERIFY(std::holds_alternative<events::Settled>(record->back()));
}

void TestLogs::what_is_wrong_is_told_data() {
  QTest::addColumn<QByteArray>("of");  // the first line that has this
  QTest::addColumn<QByteArray>("from");
  QTest::addColumn<QByteArray>("to");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const char* of, const char* from, const char* to,
                      const char* message) {
    QTest::newRow(name) << QByteArray(of) << QByteArray(from) << QByteArray(to) << QByteArray(message);
  };
  row("no JSON", "tsumo", "{", "(", "illegal value");
  row("an array", "tsumo", "{", "[{", "array");
  row("no type", "tsumo", "type", "kind", "type must be a text");
  row("no tile", "tsumo", "pai\":\"", "pai\":\"9", "pai must be a tile");
  row("no seat", "dahai", "actor\":", "actor\":9", "actor must be a whole number from 0 to 3");
  row("another seat draws", "tsumo", "actor\":0", "actor\":1", "seat 0 draws here by these rules");
  row("a tile that is not held", "dahai", "pai\":\"", "pai\":\"C\",\"was\":\"",
      "may not discard 7z by these rules");
  row("other scores", "start_kyoku", "scores\":[", "scores\":[1", "the scores are others by these rules");
  row("other honba", "start_kyoku", "honba\":", "honba\":9", "honba are ");
  row("other sticks", "start_kyoku", "kyotaku\":", "kyotaku\":9", "sticks are ");
  row("another dealer", "start_kyoku", "oya\":", "oya\":3,\"was\":", "seat 0 deals first");
  row("a later round", "start_kyoku", "bakaze\":\"E", "bakaze\":\"S", "another seat deals by these rules");
  row("another round", "start_kyoku", "bakaze\":\"E", "bakaze\":\"Z", "bakaze must be one of E S W N");
  row("hidden tiles", "start_kyoku", "tehais\":[[\"", "tehais\":[[\"?\",\"", "tehais must be a tile");
  row("twelve tiles", "start_kyoku", "tehais\":[[\"", "tehais\":[[],[\"",
      "a seat was not dealt thirteen tiles");
  row("other payments", "hora", "deltas\":[", "deltas\":[1,2,3,4],\"was\":[",
      "the payments are others by these rules");
  row("payments of three", "hora", "deltas\":[", "deltas\":[],\"was\":[", "deltas must be four numbers");
  row("another winner", "hora", "actor\":1", "actor\":0", "by these rules");
  row("two games", "end_kyoku", "end_kyoku", "start_game", "a second game starts");
}

void TestLogs::what_is_wrong_is_told() {
  QFETCH(QByteArray, of);
  QFETCH(QByteArray, from);
  QFETCH(QByteArray, to);
  QFETCH(QByteArray, message);
  // A game whose first win is of seat 1.
  std::vector<std::string> lines;
  for (std::uint64_t seed = 0; lines.empty(); ++seed) {
    lines = lines_of(mjai::log_of(game(Ruleset{8, riichi::mjai}, seed)));
    const auto won =
        std::ranges::find_if(lines, [](const std::string& line) { return has(line, "\"hora\""); });
    if (won == lines.end() || !has(*won, "\"actor\":1")) lines.clear();
  }
  // Of hands the second: a log may begin with any.
  auto at = lines.begin();
  if (of == "start_kyoku") at = first_with(lines, at, "end_kyoku");
  at = first_with(lines, at, '"' + of.toStdString() + '"');
  QVERIFY(at != lines.end());
  QByteArray line = QByteArray::fromStdString(*at);
  const auto place = line.indexOf(from);
  QVERIFY2(place >= 0, line.constData());
  *at = line.replace(place, from.size(), to).toStdString();
  const auto record = again(joined(lines));
  QVERIFY(!record);
  const QByteArray told = "line " + QByteArray::number(static_cast<int>(record.error().position)) + ": " +
                          QByteArray::fromStdString(record.error().message);
  const auto number = at - lines.begin() + 1;
  QVERIFY2(told.contains(message), told.constData());
  QVERIFY2(std::abs(static_cast<long>(record.error().position) - static_cast<long>(number)) <= 1,
           told.constData());
}

// Lines lost, doubled, exchanged and damaged.
void TestLogs::nothing_upsets_the_reader() {
  const auto sound = lines_of(mjai::log_of(game(Ruleset{4, riichi::mjai}, 5)));
  Random random(1);
  const auto below = [&](std::size_t limit) { return random.below(static_cast<std::uint32_t>(limit)); };
  int refused = 0;
  for (int trial = 0; trial < 600; ++trial) {
    auto lines = sound;
    const std::size_t at = below(lines.size());
    switch (below(5)) {
      case 0:
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
        break;
      case 1:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), lines[below(lines.size())]);
        break;
      case 2:
        std::swap(lines[at], lines[below(lines.size())]);
        break;
      case 3:
        lines[at][below(lines[at].size())] = static_cast<char>(below(256));
        break;
      default:
        for (char& c : lines[at]) {
          if (c >= '0' && c <= '9' && below(4) == 0) c = static_cast<char>('0' + below(10));
        }
    }
    const auto record = again(joined(lines));
    if (record) continue;
    ++refused;
    QVERIFY(!record.error().message.empty());
    QVERIFY(record.error().position <= lines.size());
  }
  QVERIFY2(refused > 300, qPrintable(QString::number(refused)));
}

// Bytes lost, exchanged and damaged, and text cut short.
void TestLogs::nothing_upsets_the_reader_of_lists() {
  const auto sound = QByteArray::fromStdString(tenhou6::log_of(game(Ruleset{4, riichi::mjai}, 5)));
  Random random(2);
  const auto below = [&](qsizetype limit) {
    return static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(limit)));
  };
  int refused = 0;
  constexpr int trials = 400;
  for (int trial = 0; trial < trials; ++trial) {
    QByteArray log = sound;
    const qsizetype at = below(log.size());
    switch (below(5)) {
      case 0:
        log.remove(at, 1 + below(20));
        break;
      case 1:
        log.insert(at, sound.mid(below(log.size()), 1 + below(20)));
        break;
      case 2:
        log.truncate(at);
        break;
      case 3:
        log[at] = static_cast<char>(below(256));
        break;
      default:
        for (qsizetype i = at; i < qMin(at + 40, log.size()); ++i) {
          if (log[i] >= '0' && log[i] <= '9') log[i] = static_cast<char>('0' + below(10));
        }
    }
    const auto record = record_of(tenhou6::read_log(log.toStdString()));
    if (record) continue;
    ++refused;
    QVERIFY(!record.error().message.empty());
  }
  QVERIFY2(refused > trials / 2, qPrintable(QString::number(refused)));
}

QTEST_GUILESS_MAIN(TestLogs)
#include "tst_logs.moc"
