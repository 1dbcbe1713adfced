// Games on disk: nothing that was stored is lost, and nothing on disk crashes the program.
#include <unistd.h>

#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include "app/store/record_store.h"
#include "engine/table/record.h"
#include "engine/table/referee.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

// The first `count` events of a game in which everybody does the first legal thing.
std::vector<Event> events_of_game(std::uint64_t seed, std::size_t count) {
  Referee referee(Ruleset{}, seed);
  std::vector<Event> events;
  while (events.size() < count) {
    if (auto event = referee.advance()) {
      events.push_back(*std::move(event));
      continue;
    }
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (!legal.empty()) static_cast<void>(referee.answer(seat, legal.actions.front()));
    }
  }
  return events;
}

std::int64_t store_game(RecordStore& store, const std::vector<Event>& events) {
  const auto game = store.begin();
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto error = store.append(*game, static_cast<int>(i), events[i]);
    if (error) qFatal("%s", error->message.c_str());
  }
  return *game;
}

// Changes the database behind the program's back.
void alter(const QString& directory, const QStringList& statements) {
  {
    QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "alter");
    database.setDatabaseName(directory + "/games.db");
    QVERIFY(database.open());
    QSqlQuery query(database);
    for (const QString& statement : statements) QVERIFY(query.exec(statement));
  }
  QSqlDatabase::removeDatabase("alter");
}

QByteArray content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// For the administrator no file is write-protected: the life of this is somebody else's.
class AsAnybody {
 public:
  AsAnybody() {
    if (user_ == 0 && seteuid(nobody) != 0) qFatal("not somebody else");
  }
  ~AsAnybody() {
    if (user_ == 0 && seteuid(0) != 0) qFatal("not oneself again");
  }
  AsAnybody(const AsAnybody&) = delete;
  AsAnybody& operator=(const AsAnybody&) = delete;

 private:
  static constexpr uid_t nobody = 65534;
  const uid_t user_ = geteuid();
};

constexpr auto everybody_reads = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
constexpr auto everybody_enters = everybody_reads | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
constexpr auto everybody_writes = QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther;

}  // namespace

class TestRecordStore : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void finds_the_unfinished_game_again() {
    const QTemporaryDir folder;
    const auto events = events_of_game(1, 60);
    {
      RecordStore store(folder.path() + "/new/folder");
      QVERIFY(store.usable());
      QVERIFY(!store.last_unfinished());
      store_game(store, events);
    }
    RecordStore store(folder.path() + "/new/folder");
    const auto found = store.last_unfinished();
    QVERIFY(found);
    QVERIFY(found->events == events);
    QVERIFY(store.take_notice().isEmpty());
  }

  void finished_and_left_games_are_kept_but_not_resumed() {
    const QTemporaryDir folder;
    RecordStore store(folder.path());
    const auto first = events_of_game(1, 20);
    const auto left = store_game(store, first);
    QVERIFY(!store.abandon(left));
    const auto second = events_of_game(2, 20);
    const auto finished = store_game(store, second);
    QVERIFY(!store.finish(finished));
    QVERIFY(!store.last_unfinished());
    QVERIFY(*store.load(left) == first);
    QVERIFY(*store.load(finished) == second);
  }

  // In the order in which they were played last, whenever they began.
  void several_games_are_unfinished() {
    const QTemporaryDir folder;
    std::array<std::int64_t, 3> games{};
    {
      RecordStore store(folder.path());
      for (std::size_t i = 0; i < games.size(); ++i) games[i] = store_game(store, events_of_game(i + 1, 20));
      QCOMPARE(store.last_unfinished()->id, games[2]);
      QVERIFY(store.unfinished(games[0])->events == events_of_game(1, 20));
      store.take_up(games[0]);
    }
    RecordStore store(folder.path());
    QCOMPARE(store.last_unfinished()->id, games[0]);
    QVERIFY(!store.finish(games[0]));
    QVERIFY(!store.unfinished(games[0]));
    QCOMPARE(store.last_unfinished()->id, games[2]);
    QVERIFY(!store.abandon(games[2]));
    QCOMPARE(store.last_unfinished()->id, games[1]);
    QCOMPARE(store.games().size(), games.size());
  }

  void what_is_taken_back_does_not_go_on() {
    const QTemporaryDir folder;
    RecordStore store(folder.path());
    const auto events = events_of_game(1, 20);
    const auto first = store_game(store, events);
    const auto beside = *store.begin({}, events, {first, 10});
    QVERIFY(store.unfinished(first));
    const auto second = *store.begin({}, events, {first, 10, true});
    QVERIFY(!store.unfinished(first));
    for (const auto game : {beside, second}) QVERIFY(store.unfinished(game));
    QVERIFY(store.in_progress(first));                          // the same walls are played on
    QVERIFY(store.entry(beside)->origin == Origin::continued);  // or one game would count twice
    QVERIFY(store.entry(second)->origin == Origin::own);
    for (const auto game : {beside, second}) QVERIFY(!store.finish(game));
    QVERIFY(!store.in_progress(first));
  }

  void an_event_cannot_be_stored_twice() {
    const QTemporaryDir folder;
    RecordStore store(folder.path());
    const auto events = events_of_game(1, 5);
    const auto game = store_game(store, events);
    const auto error = store.append(game, 4, events[4]);
    QVERIFY(error);
    QVERIFY(!error->message.empty());
    QVERIFY(*store.load(game) == events);
  }

  void an_illegible_lock_locks_nobody_out_data() {
    QTest::addColumn<QByteArray>("lock");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("bytes") << QByteArray("\xff\0\n\x01", 4);
    QTest::newRow("words") << QByteArray("locked\n");
    QTest::newRow("long") << QByteArray(100'000, 'x');
  }
  void an_illegible_lock_locks_nobody_out() {
    QFETCH(QByteArray, lock);
    const QTemporaryDir folder;
    QFile file(folder.filePath("games.lock"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lock) == lock.size());
    file.close();
    RecordStore store(folder.path());
    QVERIFY2(store.usable(), qPrintable(store.take_notice()));
    RecordStore second(folder.path());  // the lock holds again
    QVERIFY(!second.usable());
  }

  void an_empty_file_is_told_of() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("games.db"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    RecordStore store(folder.path());
    QVERIFY(store.usable());
    QVERIFY(store.take_notice().contains(file.fileName()));
    QVERIFY(store.begin());
  }

  void a_damaged_database_is_put_aside_data() {
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("length");
    QTest::newRow("head overwritten") << 0 << 64;
    QTest::newRow("pages overwritten") << 4096 << 3000;
    QTest::newRow("not a database at all") << 0 << 100000;
  }
  void a_damaged_database_is_put_aside() {
    QFETCH(int, offset);
    QFETCH(int, length);
    const QTemporaryDir folder;
    {
      RecordStore store(folder.path());
      store_game(store, events_of_game(1, 200));
    }
    QFile file(folder.filePath("games.db"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(offset);
    file.write(QByteArray(length, '?'));
    file.close();
    const QByteArray damaged = content(folder.filePath("games.db"));

    RecordStore store(folder.path());
    QVERIFY(store.usable());
    const QString notice = store.take_notice();
    QVERIFY(!notice.isEmpty());
    const auto aside = QDir(folder.path()).entryList({"games-damaged-*.db"});
    QCOMPARE(aside.size(), 1);
    QVERIFY(notice.contains(aside.first()));
    QCOMPARE(content(folder.filePath(aside.first())), damaged);
    const auto next = store_game(store, events_of_game(2, 20));
    const auto found = store.last_unfinished();
    QVERIFY2(found, qPrintable(store.take_notice()));
    QCOMPARE(found->id, next);
  }

  // Games can be looked at, and nothing changes on the disk.
  void what_cannot_be_written_is_read_data() {
    QTest::addColumn<bool>("folder_written");
    QTest::addColumn<bool>("killed");
    QTest::newRow("the folder") << false << false;
    QTest::newRow("the folder, with a log") << false << true;
    QTest::newRow("the file") << true << false;
    QTest::newRow("the file, with a log") << true << true;
  }
  void what_cannot_be_written_is_read() {
    QFETCH(const bool, folder_written);
    QFETCH(const bool, killed);
    const QTemporaryDir folder, copy;
    const auto events = events_of_game(1, 60);
    {
      RecordStore store(folder.path());
      QVERIFY(!store.finish(store_game(store, events)));
      for (const char* suffix : {"", "-wal"}) {
        const QString name = QStringLiteral("/games.db") + QLatin1String(suffix);
        QVERIFY(QFile::copy(folder.path() + name, copy.path() + name));
      }
    }
    const QString place = killed ? copy.path() : folder.path();
    for (const QString& file : QDir(place).entryList(QDir::Files))
      QVERIFY(QFile::setPermissions(QDir(place).filePath(file), everybody_reads));
    const auto protection = folder_written ? everybody_enters | everybody_writes : everybody_enters;
    QVERIFY(QFile::setPermissions(place, protection));
    const QByteArray before = content(place + "/games.db");
    {
      const AsAnybody anybody;
      RecordStore store(place);
      QVERIFY(store.readable() && !store.usable());
      QVERIFY2(store.take_notice().contains("can look at the records"), qPrintable(store.trouble()));
      QCOMPARE(store.games().size(), 1U);
      QVERIFY(*store.load(store.games().front().id) == events);
      QVERIFY(!store.begin());
      QVERIFY(!store.add(events));
      QVERIFY(store.remove(1) && store.abandon(1));
      const auto written = store.export_text(1);
      QCOMPARE(static_cast<bool>(written), folder_written);
      QCOMPARE(store.games().size(), 1U);
    }
    QVERIFY(QFile::setPermissions(place, everybody_enters | everybody_writes));
    QCOMPARE(content(place + "/games.db"), before);
  }

  // One page after the other: whatever is lost is in that page.
  void what_can_be_read_is_saved() {
    constexpr int games = 20;
    constexpr qint64 page = 4096;
    const QTemporaryDir folder;
    std::vector<std::vector<Event>> played;
    {
      RecordStore store(folder.path());
      for (int i = 0; i < games; ++i) {
        played.push_back(events_of_game(static_cast<std::uint64_t>(i), 100));
        store_game(store, played.back());
      }
    }
    const QByteArray sound = content(folder.filePath("games.db"));
    QVERIFY(sound.size() > 20 * page);
    int damages = 0, readable = 0;
    for (qint64 at = page; at < sound.size(); at += page) {
      const QTemporaryDir other;
      QByteArray bytes = sound;
      bytes.replace(at, page, QByteArray(page, '?'));
      QFile file(other.filePath("games.db"));
      QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
      file.close();
      RecordStore store(other.path());
      const QString notice = store.take_notice();
      QVERIFY2(store.usable(), qPrintable(notice));
      const auto aside = QDir(other.path()).entryList({"games-damaged-*.db"});
      if (aside.isEmpty()) continue;  // that page was free
      ++damages;
      QCOMPARE(content(other.filePath(aside.first())), bytes);
      int whole = 0;
      for (const GameEntry& entry : store.games()) {
        if (entry.status == "damaged") continue;
        const auto events = store.load(entry.id);
        QVERIFY2(events, qPrintable(QStringLiteral("page %1, game %2").arg(at / page).arg(entry.id)));
        // One that goes on may have lost its last events, and none in between.
        const auto& before = played[static_cast<std::size_t>(entry.id) - 1];
        QVERIFY(events->size() <= before.size() &&
                std::equal(events->begin(), events->end(), before.begin()));
        ++whole;
      }
      QVERIFY2(notice.contains(QStringLiteral(" %1 ").arg(whole)), qPrintable(notice));
      readable += whole >= games - 3;
      QVERIFY(store.begin());
    }
    QVERIFY(damages > 20);
    QVERIFY2(readable > damages * 8 / 10, qPrintable(QStringLiteral("%1 of %2").arg(readable).arg(damages)));
  }

  void a_damaged_record_is_kept_aside_data() {
    QTest::addColumn<QString>("statement");
    QTest::newRow("a line is no event") << "UPDATE events SET line='discarded ? 3m' WHERE number=30";
    QTest::newRow("an event is missing") << "DELETE FROM events WHERE number=30";
    QTest::newRow("no events") << "DELETE FROM events";
    QTest::newRow("a number instead of text") << "UPDATE events SET line=7 WHERE number=3";
    QTest::newRow("nothing instead of text") << "UPDATE events SET line='' WHERE number=3";
  }
  void a_damaged_record_is_kept_aside() {
    QFETCH(QString, statement);
    const QTemporaryDir folder;
    std::int64_t game = 0;
    {
      RecordStore store(folder.path());
      game = store_game(store, events_of_game(1, 60));
    }
    alter(folder.path(), {statement});
    RecordStore store(folder.path());
    QVERIFY(store.usable());
    QVERIFY(!store.last_unfinished());
    const QString copy = folder.filePath(QString("game-%1-damaged.txt").arg(game));
    QVERIFY(store.take_notice().contains(copy));
    QVERIFY(QFile::exists(copy));
    if (!statement.startsWith("DELETE FROM events")) QCOMPARE(content(copy).count('\n'), 60);
    QVERIFY(!store.last_unfinished());
    QVERIFY(store.take_notice().isEmpty());  // told once
  }

  void a_newer_database_is_left_alone() {
    const QTemporaryDir folder;
    {
      RecordStore store(folder.path());
      store_game(store, events_of_game(1, 20));
    }
    alter(folder.path(), {"PRAGMA user_version=99"});
    const QByteArray before = content(folder.filePath("games.db"));
    RecordStore store(folder.path());
    QVERIFY(!store.usable());
    QVERIFY(!store.take_notice().isEmpty());
    QCOMPARE(content(folder.filePath("games.db")), before);
  }

  void hints_are_noted_in_older_databases_too() {
    const QTemporaryDir folder;
    std::int64_t game = 0;
    {
      RecordStore store(folder.path());
      game = store_game(store, events_of_game(1, 20));
    }
    alter(folder.path(), {"DROP TABLE hints", "PRAGMA user_version=1"});
    RecordStore store(folder.path());
    QVERIFY(store.usable());
    store.note_hint(game, 20, 2);
    store.note_hint(game, 20, 1);  // the same choice again: what counts is the last word
    store.note_hint(game, 24, 2);
    QCOMPARE(store.hints_used(game), (std::array<int, 3>{0, 1, 1}));
    QVERIFY(store.take_notice().isEmpty());
    QCOMPARE(store.load(game)->size(), std::size_t{20});
  }

  // Until then a game had one level, or none where it changed.
  void levels_of_older_databases_hold_from_the_start() {
    const QTemporaryDir folder;
    const auto events = events_of_game(1, 20);
    std::int64_t one = 0, two = 0;
    {
      RecordStore store(folder.path());
      one = store_game(store, events);
      store.note_lineup(one, 0, Lineup(Level::quick));
      two = store_game(store, events);
      store.note_lineup(two, 0, Lineup(Level::quick));
      store.note_lineup(two, 15, Lineup(Level::expert));
      QCOMPARE(store.entry(one)->level, "quick");
      QCOMPARE(store.entry(two)->level, "");
      QCOMPARE(store.last_unfinished()->lineup, std::optional(Lineup(Level::expert)));
      QCOMPARE(store.lineups(two), (Lineups{{0, Lineup(Level::quick)}, {15, Lineup(Level::expert)}}));
    }
    alter(folder.path(), {"DROP TABLE levels", "PRAGMA user_version=4"});
    RecordStore store(folder.path());
    QVERIFY(store.usable());
    QVERIFY(store.take_notice().isEmpty());
    QCOMPARE(store.lineups(one), (Lineups{{0, Lineup(Level::quick)}}));
    QCOMPARE(store.lineups(two), Lineups());
  }

  void rules_are_noted_with_the_first_event() {
    const QTemporaryDir folder;
    RecordStore store(folder.path());
    const auto cells = [&] {
      QStringList all;
      QSqlQuery query(QSqlDatabase::database(store.connection()));
      query.exec("SELECT rules FROM games ORDER BY id");
      while (query.next()) all << query.value(0).toString();
      return all;
    };
    const Ruleset ruleset = *parse_ruleset("mcr;flowers=0;hands=4");
    const std::vector<Event> events{events::GameStarted{ruleset, 7}};
    QVERIFY(store.begin());
    QCOMPARE(cells(), QStringList(""));
    QCOMPARE(store.entry(1)->kind, "mcr");  // as usual, until it is told
    QVERIFY(!store.append(1, 0, events.front()));
    QVERIFY(store.add(events));
    QVERIFY(store.begin({}, events, {1, 1}));
    const QString text = "mcr;flowers=0;hands=4";
    QCOMPARE(cells(), QStringList({text, text, text}));
    QCOMPARE(store.entry(3)->length, 4);
  }

  void games_from_elsewhere_are_marked() {
    const QTemporaryDir folder;
    const auto events = events_of_game(1, 20);
    {
      RecordStore store(folder.path());
      store_game(store, events);
      QVERIFY(store.add(events));
    }
    RecordStore store(folder.path());
    QCOMPARE(store.entry(1)->origin, Origin::own);
    QCOMPARE(store.entry(2)->origin, Origin::taken_in);
    QVERIFY(!store.players(1)->unknown());
    QVERIFY(store.players(2)->unknown());
    QVERIFY(store.games() == (std::vector{*store.entry(2), *store.entry(1)}));
    QVERIFY(!store.entry(3));
  }

  void in_older_databases_every_game_is_ones_own() {
    const QTemporaryDir folder;
    const auto events = events_of_game(1, 20);
    {
      RecordStore store(folder.path());
      store_game(store, events);
    }
    alter(folder.path(), {"ALTER TABLE games DROP COLUMN origin", "PRAGMA user_version=3"});
    {
      RecordStore store(folder.path());
      QVERIFY(store.usable());
      QVERIFY(store.take_notice().isEmpty());
      QCOMPARE(store.entry(1)->origin, Origin::own);
      QVERIFY(*store.load(1) == events);
      QVERIFY(store.add(events));
      QCOMPARE(store.entry(2)->origin, Origin::taken_in);
    }
    alter(folder.path(), {"UPDATE games SET origin=77 WHERE id=2"});  // of no program that we know
    RecordStore store(folder.path());
    QCOMPARE(store.entry(2)->origin, Origin::own);
  }

  void one_window_at_a_time() {
    const QTemporaryDir folder;
    const RecordStore first(folder.path());
    RecordStore second(folder.path());
    QVERIFY(first.usable());
    QVERIFY(!second.usable());
    QVERIFY(!second.take_notice().isEmpty());
  }

  void a_folder_that_cannot_be_made_is_told() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    RecordStore store(folder.filePath("file/records"));
    QVERIFY(!store.usable());
    QVERIFY(!store.take_notice().isEmpty());
  }

  // As the process file system, in which nothing can be made by anybody.
  void a_folder_that_cannot_be_written_is_told() {
    RecordStore store(QStringLiteral("/proc/self"));
    QVERIFY(!store.usable());
    const QString notice = store.take_notice();
    QVERIFY2(notice.contains("/proc/self for the records cannot be written"), qPrintable(notice));
  }

  // What is stored stays, what is not is told in words, and with room the game goes on.
  void a_full_disk_is_told() {
    const QTemporaryDir folder;
    RecordStore store(folder.path());
    const auto events = events_of_game(1, 400);
    const auto game = store.begin();
    QSqlQuery size(QSqlDatabase::database(store.connection()));
    QVERIFY(size.exec("PRAGMA max_page_count=10"));
    std::size_t stored = 0;
    std::optional<Error> failure;
    while (!failure && stored < events.size()) {
      failure = store.append(*game, static_cast<int>(stored), events[stored]);
      stored += !failure;
    }
    const std::string told = "The game could not be stored: the disk is full";
    QVERIFY(stored > 20 && failure && !store.locked());
    QCOMPARE(failure->message, told);
    const auto taken_in = store.add(events);
    QVERIFY(!taken_in);
    QCOMPARE(taken_in.error().message, told);
    const auto branch = store.begin({}, events, {*game, 20});
    QVERIFY(!branch);
    QCOMPARE(branch.error().message, told);
    QCOMPARE(store.games().size(), std::size_t{1});
    QVERIFY(*store.load(*game) == std::vector(events.begin(), events.begin() + static_cast<int>(stored)));
    QVERIFY(size.exec("PRAGMA max_page_count=1000"));
    QVERIFY(!store.append(*game, static_cast<int>(stored), events[stored]));
  }

  void exports_the_record_as_text() {
    const QTemporaryDir folder;
    RecordStore store(folder.path());
    const auto events = events_of_game(5, 80);
    const auto path = store.export_text(store_game(store, events));
    QVERIFY(path);
    const auto read = parse_record(content(*path).toStdString());
    QVERIFY(read);
    QVERIFY(*read == events);
    QVERIFY(!store.export_text(999));
  }

  // Files and pages may speak of a game that is no longer there: no other one gets its number, no file its
  // name.
  void nothing_takes_the_place_of_a_deleted_game() {
    const QTemporaryDir folder;
    RecordStore store(folder.path());
    const auto first = events_of_game(5, 80);
    const auto id = store_game(store, first);
    const auto path = store.export_text(id);
    QVERIFY(path && !store.remove(id));
    const auto next = store_game(store, events_of_game(6, 80));
    QVERIFY(next > id);
    const auto added = store.add(first);
    QVERIFY(added && *added > next);
    QCOMPARE(*store.export_text(next), *store.export_text(next));  // the same again is the same file
    // A database begun anew numbers from 1 again.
    const QTemporaryDir other;
    RecordStore anew(other.path());
    QVERIFY(QFile::copy(*path, other.filePath(QFileInfo(*path).fileName())));
    const auto again = store_game(anew, events_of_game(7, 80));
    QCOMPARE(again, id);
    const auto beside = anew.export_text(again);
    QVERIFY(beside);
    QVERIFY(QFileInfo(*beside).fileName() != QFileInfo(*path).fileName());
    QCOMPARE(content(other.filePath(QFileInfo(*path).fileName())), content(*path));
  }
};

QTEST_GUILESS_MAIN(TestRecordStore)
#include "tst_record_store.moc"
