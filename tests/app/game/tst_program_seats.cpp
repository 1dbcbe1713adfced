// Programs in seats of the window's table: they play, err, are given up, and come back with their game.
#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include "engine/formats/protocol.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/rules/scheme.h"
#include "tests/app/game/program_window.h"
#include "tests/app/people/people.h"

using namespace tingpai;
using namespace tingpai::app;
using namespace tingpai::test;

namespace {

const Seat right = all_seats[1];

// What a seat did of its own draws and after its claims, and what it might have done.
struct Discard {
  LegalActions legal;
  events::Discarded event;
};
std::vector<Discard> discards(const std::vector<Event>& events, Seat seat) {
  std::vector<Discard> all;
  PlayerView view = view_of(seat);
  for (const Event& event : events) {
    const auto* discarded = std::get_if<events::Discarded>(&event);
    if (discarded != nullptr && discarded->seat == seat) all.push_back({legal_actions(view), *discarded});
    evolve(view, redact(event, seat));
  }
  return all;
}

int claims(const std::vector<Event>& events, Seat seat) {
  return static_cast<int>(std::ranges::count_if(events, [&](const Event& event) {
    const auto* claimed = std::get_if<events::Claimed>(&event);
    return claimed != nullptr && claimed->seat == seat;
  }));
}

// Everything that a game leaves behind but the settings.
QByteArray all_records(const QString& folder) {
  QByteArray all;
  for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files)) {
    if (file.fileName() != QLatin1String("settings.ini")) all += content(file.filePath());
  }
  return all;
}

}  // namespace

class TestProgramSeats : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void it_plays_its_seat();
  void it_hears_what_its_seat_sees();
  void it_plays_in_every_protocol_data();
  void it_plays_in_every_protocol();
  void it_does_what_is_harmless_and_is_given_up_data();
  void it_does_what_is_harmless_and_is_given_up();
  void two_failures_are_forgiven();
  void one_that_cannot_be_started_never_sits();
  void records_know_its_name_alone();
  void it_comes_back_with_its_game();
  void one_that_is_gone_leaves_its_seat();
  void a_record_runs_nothing();
  void it_plays_on_after_a_move_was_taken_back();
  void it_plays_where_people_share_the_screen();
  void an_end_of_the_window_waits_for_nobody();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestProgramSeats::it_plays_its_seat() {
  Window window(folder_->path());
  window.hire(player("well"));
  QVERIFY(window.game.start(test::easy_rules(1), 5));
  QCOMPARE(window.game.seatAt(1)->property("name").toString(), name);
  QVERIFY(window.play_out());
  QVERIFY(window.plays());
  const auto all = discards(window.events(), right);
  QVERIFY(all.size() > 3);
  for (const Discard& one : all) {
    QVERIFY(one.legal.actions.front().type == ActionType::discard);
    QCOMPARE(to_text(one.legal.actions.front().tile), to_text(one.event.tile));
  }
}

void TestProgramSeats::it_hears_what_its_seat_sees() {
  const QString log = folder_->filePath("log");
  Window window(folder_->path());
  window.hire(player("well 1 1 '" + log + "'"));
  QVERIFY(window.game.start(test::easy_rules(1), 5));
  QVERIFY(window.play_out());
  QTRY_VERIFY_WITH_TIMEOUT(content(log).contains(R"({"type":"end"})"), patience);
  const QByteArray heard = content(log);
  QVERIFY(heard.startsWith(R"({"type":"hello","protocol":"tingpai","version":1,"seat":1)"));
  QVERIFY(heard.contains(R"("levels":[null,null,"quick","quick"])"));
  QVERIFY(heard.contains(R"("type":"draw","seat":1,"tile":")") &&
          heard.contains(R"("type":"draw","seat":0,"tile":null)"));
  for (const char* secret : {R"("type":"draw","seat":0,"tile":")", R"("type":"draw","seat":2,"tile":")",
                             R"("type":"deal","seat":3,"tiles":[)", "wall\":["})
    QVERIFY2(!heard.contains(secret), secret);
}

void TestProgramSeats::it_plays_in_every_protocol_data() {
  QTest::addColumn<QString>("protocol");
  QTest::addColumn<QString>("rules");
  QTest::newRow("json") << "json"
                        << "mcr;hands=1";
  QTest::newRow("json, another scheme") << "json"
                                        << "sichuan;hands=1";
  QTest::newRow("Botzone") << "botzone"
                           << "mcr;flowers=0;own_walls=1;hands=1";
  QTest::newRow("mjai") << "mjai"
                        << "riichi;hands=1";
}

void TestProgramSeats::it_plays_in_every_protocol() {
  QFETCH(QString, protocol);
  QFETCH(QString, rules);
  Window window(folder_->path());
  window.hire(QStringLiteral("'%1' bot --protocol %2 --level quick").arg(TINGPAI_CLI, protocol),
              *protocol_named(protocol.toStdString()));
  QVERIFY(window.game.start(*parse_ruleset(rules.toStdString()), 3));
  QVERIFY(window.plays());
  QVERIFY(window.play_out());
  QVERIFY2(window.plays(), qPrintable(window.game.error_text()));
  QCOMPARE(window.game.error_text(), QString());
}

void TestProgramSeats::it_does_what_is_harmless_and_is_given_up_data() { add_ways_to_fail(); }

void TestProgramSeats::it_does_what_is_harmless_and_is_given_up() {
  QFETCH(QString, manner);
  QFETCH(int, limit);
  QFETCH(QString, says);
  Window window(folder_->path());
  window.game.programs().set_limit(programs::Milliseconds(limit));
  window.hire(player(manner));
  QVERIFY(window.game.start(test::easy_rules(1), 5));
  int failed = 0;               // questions of the program
  std::vector<Event> before{};  // what happened until the third
  QObject::connect(&window.game.programs(), &ProgramSeats::answered, [&] { ++failed; });
  QObject::connect(&window.game.programs(), &ProgramSeats::gaveUp, [&] { before = window.events(); });
  QVERIFY(window.play_until([&] { return !window.plays(); }));
  QCOMPARE(failed, programs::most_failures);
  QVERIFY(!before.empty());
  QCOMPARE(claims(before, right), 0);
  for (const Discard& one : discards(before, right)) QVERIFY(one.event.drawn);
  const QString notice = window.game.error_text();
  QVERIFY2(notice.contains(name) && notice.contains(says) && notice.endsWith("Regular takes its seat."),
           qPrintable(notice));
  QVERIFY(window.play_out());
  QCOMPARE(failed, programs::most_failures);
  const auto lineups = window.store.lineups(window.game.record());
  QVERIFY(lineups.size() == 2 && lineups.rbegin()->second->at(right).level == Level::regular);
}

void TestProgramSeats::two_failures_are_forgiven() {
  Window window(folder_->path());
  window.hire(player("illegal 2 3"));
  QVERIFY(window.game.start(test::easy_rules(1), 5));
  int asked = 0;
  QObject::connect(&window.game.programs(), &ProgramSeats::answered, [&] { ++asked; });
  QVERIFY(window.play_out());
  QVERIFY(asked > 4);
  QVERIFY(window.plays());
  QCOMPARE(window.game.error_text(), QString());
}

void TestProgramSeats::one_that_cannot_be_started_never_sits() {
  Window window(folder_->path());
  window.hire("no-such-program-anywhere");
  QVERIFY(window.game.start(test::easy_rules(1), 5));
  QVERIFY(!window.plays());
  QVERIFY2(window.game.error_text().contains("cannot be started: There is no such program"),
           qPrintable(window.game.error_text()));
  QVERIFY(window.play_out());
}

void TestProgramSeats::records_know_its_name_alone() {
  {
    Window window(folder_->path());
    window.hire(player("well 1 1 '" + folder_->filePath("secretly") + "'"));
    QVERIFY(window.game.start(test::easy_rules(1), 5));
    QVERIFY(window.play_out());
    QVERIFY(window.store.players(window.game.record())->program(right) == name);
    QCOMPARE(window.store.games().front().level, QString(mixed_levels));
    QVERIFY(!window.store.games().front().shared);
    const QByteArray text = content(window.game.exportRecord());
    QVERIFY(!text.isEmpty() && !text.contains("python3"));
  }
  QVERIFY(QFile::remove(folder_->filePath("secretly")));
  const QByteArray records = all_records(folder_->path());
  QVERIFY(records.contains(name.toUtf8()));
  QVERIFY(!records.contains("python3") && !records.contains("secretly"));
}

void TestProgramSeats::it_comes_back_with_its_game() {
  const QString log = folder_->filePath("log");
  {
    Window window(folder_->path());
    window.hire(player("well 1 1 '" + log + "'"));
    QVERIFY(window.game.start(test::easy_rules(1), 5));
    QVERIFY(window.play_until([&] { return discards(window.events(), right).size() == 3; }));
  }
  QVERIFY(QFile::remove(log));
  Window window(folder_->path());
  QVERIFY(window.game.resume());
  QVERIFY(window.plays());
  QVERIFY(window.play_out());
  QVERIFY(window.plays());
  QTRY_VERIFY_WITH_TIMEOUT(content(log).contains(R"({"type":"end"})"), patience);
  QCOMPARE(content(log).count(R"("type":"game")"), 1);  // from the beginning on
  const auto all = discards(window.events(), right);
  QVERIFY(all.size() > 3);
  for (const Discard& one : all) QCOMPARE(to_text(one.legal.actions.front().tile), to_text(one.event.tile));
}

void TestProgramSeats::one_that_is_gone_leaves_its_seat() {
  {
    Window window(folder_->path());
    window.hire(player("well"));
    QVERIFY(window.game.start(test::easy_rules(1), 5));
    QVERIFY(window.play_until([&] { return discards(window.events(), right).size() == 3; }));
    window.list.remove(0);
  }
  Window window(folder_->path());
  QVERIFY(window.game.resume());
  QVERIFY(!window.plays());
  const QString notice = window.game.error_text();
  QVERIFY2(notice.contains(name + " is not among your programs any more") && notice.contains("Regular"),
           qPrintable(notice));
  QVERIFY(window.play_out());
}

// Whatever stands in the column of the database, and although the name is that of no program here.
void TestProgramSeats::a_record_runs_nothing() {
  const QString trace = folder_->filePath("trace");
  {
    Window window(folder_->path());
    window.hire(player("well"));
    QVERIFY(window.game.start(test::easy_rules(1), 5));
    QVERIFY(window.play_until([&] { return discards(window.events(), right).size() == 1; }));
    window.list.remove(0);
  }
  {
    auto database = QSqlDatabase::addDatabase("QSQLITE", "alter");
    database.setDatabaseName(folder_->filePath("games.db"));
    QVERIFY(database.open());
    QSqlQuery query(database);
    query.prepare("UPDATE games SET programs=?");
    query.addBindValue(QString(R"([{"seat":1,"name":"touch %1","command":"touch %1","protocol":"json"},)"
                               R"({"seat":0,"name":"me"},{"seat":9,"name":"x"},3])")
                           .arg(trace));
    QVERIFY(query.exec());
  }
  QSqlDatabase::removeDatabase("alter");
  Window window(folder_->path());
  QVERIFY(window.game.resume());
  for (const Seat seat : all_seats) QVERIFY(!window.game.programs().plays(seat));
  QVERIFY(window.play_out());
  QVERIFY(!QFile::exists(trace));
}

void TestProgramSeats::it_plays_on_after_a_move_was_taken_back() {
  Window window(folder_->path());
  window.hire(player("well"));
  QVERIFY(window.game.start(test::easy_rules(1), 5));
  QVERIFY(window.play_until([&] { return discards(window.events(), right).size() == 3; }));
  QVERIFY(window.game.takeBack(false));
  QVERIFY(window.plays());
  QVERIFY(window.play_out());
  QVERIFY(window.plays());
  QCOMPARE(window.game.error_text(), QString());
}

// In the bots' seats: one between two people, and the other.
void TestProgramSeats::it_plays_where_people_share_the_screen() {
  const Seat left = all_seats[3];
  {
    Window window(folder_->path());
    window.settings.set_anyone_time(20);
    window.hire(player("well"));
    window.list.add({"Player Y", QStringLiteral("'%1' bot --protocol json --level quick").arg(TINGPAI_CLI),
                     Protocol::json});
    window.list.choose(1, name);  // a person's seat
    window.list.choose(2, "Player Y");
    QVERIFY(window.game.start(easy_rules(1), 5, Players::sharing({{"Ann", {}}, {"Bo", {}}})));
    QVERIFY(window.plays() && window.game.programs().plays(left));
    QVERIFY(!window.game.programs().plays(all_seats[2]));
    People people{window.game};
    QVERIFY(people.until([&] { return discards(window.events(), right).size() == 3; }));
  }
  Window window(folder_->path());
  window.settings.set_anyone_time(20);
  QVERIFY(window.game.resume());
  QVERIFY(window.plays() && window.game.programs().plays(left));
  People people{window.game};
  QVERIFY(people.until([&] { return window.game.phase() == GameController::GameOver; }));
  QVERIFY(people.curtains > 3);
  QVERIFY(window.plays() && window.game.programs().plays(left));
  QCOMPARE(window.game.error_text(), QString());
  const auto players = window.store.players(window.game.record());
  QVERIFY(players && players->shared() && players->program(right) == name);
  QCOMPARE(players->name(left), QString("Player Y"));
  for (const Discard& one : discards(window.events(), right))
    QCOMPARE(to_text(one.legal.actions.front().tile), to_text(one.event.tile));
}

void TestProgramSeats::an_end_of_the_window_waits_for_nobody() {
  Window window(folder_->path());
  window.hire(player("late"));
  QVERIFY(window.game.start(test::easy_rules(1), 5));
  QVERIFY(window.play_until([&] { return window.game.programs().thinking(right); }));
}  // it has two minutes to answer in; a test that waits for it runs out of time

QTEST_MAIN(TestProgramSeats)
#include "tst_program_seats.moc"
