// A records file whose head is lost: what stands on its other pages comes back.
#include <QDir>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include "app/store/record_store.h"
#include "app/store/review_store.h"
#include "engine/table/record.h"
#include "tests/app/study/study_games.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

constexpr qint64 page = 4096;

QByteArray content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("not written");
}

QString text_of(const std::string& text) { return QString::fromStdString(text); }

// All that is known of a game, and what was kept of its review.
QString game_text(const RecordStore& store, const ReviewStore& reviews, const GameEntry& entry) {
  QStringList words{QString::number(entry.id), entry.begun, entry.status, entry.level};
  const auto hints = store.hints_used(entry.id);
  for (const int number : {entry.first, static_cast<int>(entry.origin), static_cast<int>(entry.later),
                           hints[0], hints[1], hints[2], static_cast<int>(store.lineups(entry.id).size()),
                           static_cast<int>(reviews.harvested(entry.id))})
    words << QString::number(number);
  words << QString::number(store.key(entry.id)) << store.players(entry.id)->to_text();
  for (const auto& [number, decision] : reviews.decisions(entry.id, all_seats[0]))
    words << QString::number(number) << text_of(to_text(decision));
  return words.join(' ') + '\n' + text_of(to_text(*store.load(entry.id)));
}

// Of the whole folder, game by game, and then of the book of mistakes.
QStringList texts(const RecordStore& store, const ReviewStore& reviews) {
  QStringList texts;
  for (const GameEntry& entry : store.games()) texts << game_text(store, reviews, entry);
  for (const BookEntry& entry : reviews.entries())
    texts << entry.source + entry.lesson + entry.taken + entry.card.due.toString() +
                 QString::number(entry.card.box);
  for (const auto& [day, passed] : reviews.days()) texts << day.toString() + QString::number(passed);
  return texts;
}

// Two finished games, one reviewed; one that was deleted; one taken in; one taken back to the one in
// progress.
void fill(RecordStore& store, ReviewStore& reviews) {
  const auto reviewed = test::careless_game(1, 1);
  const auto first = test::played_here(store, reviewed);
  for (const AnsweredPoint& choice : answered_points(reviewed, all_seats[0]))
    reviews.keep(first, all_seats[0], static_cast<int>(choice.number),
                 test::scripted_decide({Level::expert, choice.view, choice.legal}));
  store.note_lineup(first, 0, Lineup(Level::expert));
  store.note_hint(first, 21, 2);
  reviews.set_harvested(first);
  const auto deleted = test::played_here(store, test::careless_game(2, 2));
  test::played_here(store, test::careless_game(3, 1));
  QVERIFY(store.add(test::careless_game(4, 1)));
  const auto rest = test::careless_game(5, 2);
  const auto left = test::played_here(store, {rest.begin(), rest.begin() + 90});
  QVERIFY(store.begin({}, {rest.begin(), rest.begin() + 70}, {left, 70, true}));
  QVERIFY(!store.remove(deleted));
  reviews.put({QStringLiteral("seeded 7"), {}, {}, {1, QDate(2026, 11, 30), 1, 1}});
  reviews.put({QStringLiteral("game 1 event 30"),
               QString(9000, u'x'),
               QStringLiteral("discard 3m"),
               {2, QDate(2026, 12, 1), 3, 2}});
  reviews.set_day(QDate(2026, 11, 23), true);
}

}  // namespace

class TestSalvage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void all_but_the_damaged_page_comes_back_data() {
    QTest::addColumn<qint64>("offset");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("the first byte") << qint64(0) << QByteArray("s");
    QTest::newRow("the first hundred bytes are zero") << qint64(0) << QByteArray(100, '\0');
    QTest::newRow("the first page is zero") << qint64(0) << QByteArray(page, '\0');
    QTest::newRow("the first page is overwritten") << qint64(0) << QByteArray(page, '?');
    QTest::newRow("the schema is overwritten") << qint64(100) << QByteArray(page - 100, '\xff');
  }
  void all_but_the_damaged_page_comes_back() {
    QFETCH(const qint64, offset);
    QFETCH(const QByteArray, bytes);
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.db");
    QStringList before;
    {
      RecordStore store(folder.path());
      ReviewStore reviews(store);
      fill(store, reviews);
      before = texts(store, reviews);
    }
    QByteArray damaged = content(path);
    damaged.replace(offset, bytes.size(), bytes);
    write(path, damaged);
    RecordStore store(folder.path());
    ReviewStore reviews(store);
    const QString notice = store.take_notice();
    QVERIFY2(store.usable() && notice.contains(" 5 "), qPrintable(notice));
    QCOMPARE(texts(store, reviews), before);
    QVERIFY(*store.begin() > 6);  // no other game gets the number of the deleted one
  }

  // Their events tell all but who played them and when.
  void without_their_list_games_come_back() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.db");
    std::map<std::int64_t, std::vector<Event>> played;
    {
      RecordStore store(folder.path());
      ReviewStore reviews(store);
      fill(store, reviews);
      for (const GameEntry& entry : store.games()) played[entry.id] = *store.load(entry.id);
    }
    QByteArray damaged = content(path);
    damaged.replace(0, 2 * page, QByteArray(2 * page, '\0'));
    write(path, damaged);
    RecordStore store(folder.path());
    QCOMPARE(store.games().size(), played.size());
    for (const GameEntry& entry : store.games()) {
      QVERIFY(*store.load(entry.id) == played[entry.id]);
      const bool ended = std::holds_alternative<events::GameEnded>(played[entry.id].back());
      QCOMPARE(entry.status, ended ? "finished" : "left");
    }
  }

  // The number of one event becomes that of another, which stays the one that is true.
  void a_garbled_row_displaces_no_sound_one_data() {
    QTest::addColumn<int>("garbled");
    QTest::addColumn<int>("as");
    QTest::addColumn<bool>("schema");
    for (const auto& [garbled, as] : {std::pair{40, 45}, {40, 41}, {41, 40}, {90, 20}, {3, 111}}) {
      for (const bool schema : {true, false})
        QTest::addRow("%d as %d%s", garbled, as, schema ? "" : ", no schema") << garbled << as << schema;
    }
  }
  void a_garbled_row_displaces_no_sound_one() {
    QFETCH(const int, garbled);
    QFETCH(const int, as);
    QFETCH(const bool, schema);
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.db");
    const auto events = test::careless_game(1, 2);
    {
      RecordStore store(folder.path());
      test::played_here(store, events);
      test::played_here(store, test::careless_game(2, 1));
    }
    QByteArray damaged = content(path);
    const QByteArray line(to_text(events[static_cast<std::size_t>(garbled)]).c_str());
    const qsizetype at = damaged.indexOf(static_cast<char>(garbled) + line);
    QVERIFY(at > 0);
    damaged[at] = static_cast<char>(as);
    damaged.replace(schema ? damaged.size() - page : 0, page, QByteArray(page, '\xff'));
    write(path, damaged);
    RecordStore store(folder.path());
    QVERIFY(store.usable() && !store.take_notice().isEmpty());
    QSqlQuery rows(QSqlDatabase::database(store.connection()));
    QVERIFY(rows.exec("SELECT number, line FROM events WHERE game=1"));
    qsizetype found = 0;
    for (; rows.next(); ++found)
      QCOMPARE(rows.value(1).toString(), text_of(to_text(events[rows.value(0).toUInt()])));
    QCOMPARE(found, static_cast<qsizetype>(events.size()) - 1);
  }

  // Twenty flipped bits: what stands on other pages is as it was.
  void flipped_bits_lose_only_what_is_on_their_pages() {
    const QTemporaryDir folder;
    const auto events = test::careless_game(1, 3);
    {
      RecordStore store(folder.path());
      test::played_here(store, events);
    }
    const QByteArray sound = content(folder.filePath("games.db"));
    for (int round = 0; round < 20; ++round) {
      QRandomGenerator random(static_cast<quint32>(round));
      QByteArray bytes = sound;
      QSet<qsizetype> pages;
      for (int flip = 0; flip < 20; ++flip) {
        const qsizetype at = random.bounded(page, bytes.size());
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.bounded(8)));
        pages << at / page;
      }
      const QTemporaryDir other;
      write(other.filePath("games.db"), bytes);
      RecordStore store(other.path());
      QSqlQuery row(QSqlDatabase::database(store.connection()));
      row.prepare("SELECT line FROM events WHERE game=1 AND number=?");
      for (std::size_t number = 2; number < events.size(); ++number) {
        const QByteArray line(to_text(events[number]).c_str());
        QByteArray key(1, static_cast<char>(number));
        if (number > 127) key.prepend(static_cast<char>(number >> 8));
        bool hit = false;  // it, or its copy in the index
        for (qsizetype at = sound.indexOf(key + line); at > 0; at = sound.indexOf(key + line, at + 1))
          hit = hit || pages.contains(at / page);
        if (hit) continue;
        row.bindValue(0, static_cast<int>(number));
        QVERIFY(row.exec());
        QVERIFY2(row.next(), qPrintable(QStringLiteral("round %1, event %2").arg(round).arg(number)));
        QCOMPARE(row.value(0).toString(), QString::fromLatin1(line));
      }
    }
  }

  // A killed program leaves a log; if the file is then cut to nothing, SQLite would drop that too.
  void the_log_is_read_where_the_file_is_empty() {
    const QTemporaryDir folder, killed;
    const auto events = test::careless_game(1, 1);
    {
      RecordStore store(folder.path());
      test::played_here(store, {events.begin(), events.begin() + 100});
      write(killed.filePath("games.db-wal"), content(folder.filePath("games.db-wal")));
      write(killed.filePath("games.db"), {});
    }
    RecordStore store(killed.path());
    const QString notice = store.take_notice();
    QVERIFY2(store.usable() && notice.contains(" 1 "), qPrintable(notice));
    const auto found = store.last_unfinished();
    QVERIFY(found && found->events == std::vector(events.begin(), events.begin() + 100));
  }

  // Nothing that stands in a file makes the search crash or hang.
  void any_bytes_are_searched() {
    const QTemporaryDir folder;
    {
      RecordStore store(folder.path());
      ReviewStore reviews(store);
      fill(store, reviews);
    }
    const QByteArray sound = content(folder.filePath("games.db"));
    QRandomGenerator random(25);
    for (int i = 0; i < 60; ++i) {
      const QTemporaryDir other;
      QByteArray bytes = sound;
      bytes.replace(0, 16, QByteArray(16, '\0'));
      for (int changes = random.bounded(1, 400); changes > 0; --changes)
        bytes[random.bounded(bytes.size())] = static_cast<char>(random.bounded(256));
      bytes.truncate(random.bounded(bytes.size()) + 1);
      write(other.filePath("games.db"), bytes);
      RecordStore store(other.path());
      QVERIFY(store.usable());
      QVERIFY(!store.take_notice().isEmpty());
      for (const GameEntry& entry : store.games())
        QVERIFY(entry.status == QLatin1String("damaged") || store.load(entry.id));
      QVERIFY(store.begin());
    }
  }
};

QTEST_GUILESS_MAIN(TestSalvage)
#include "tst_salvage.moc"
