#include "app/store/review_store.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QVariant>
#include <algorithm>

#include "engine/formats/lesson.h"

namespace tingpai::app {
namespace {

// Numbers of another method are worked out again.
constexpr int method = 1;

constexpr auto create_reviews =
    "CREATE TABLE IF NOT EXISTS reviews (game INTEGER NOT NULL, seat INTEGER NOT NULL, number INTEGER NOT "
    "NULL, method INTEGER NOT NULL, numbers TEXT NOT NULL, PRIMARY KEY (game, seat, number)) WITHOUT ROWID";

}  // namespace

const std::array<const char*, 4> review_tables{
    create_reviews, "CREATE TABLE IF NOT EXISTS harvests (game INTEGER PRIMARY KEY)",
    "CREATE TABLE IF NOT EXISTS book (source TEXT PRIMARY KEY, lesson TEXT NOT NULL, taken TEXT NOT "
    "NULL, box INTEGER NOT NULL, due TEXT NOT NULL, asked INTEGER NOT NULL, passed INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS daily (day TEXT PRIMARY KEY, passed INTEGER NOT NULL)"};

namespace {

QVariant id_of(std::int64_t id) { return QVariant::fromValue<qlonglong>(id); }

// An exec() that is tried and, where it fails, given up: see the header.
QSqlQuery run(const QString& connection, const char* statement, const QVariantList& values) {
  QSqlQuery query(QSqlDatabase::database(connection));
  query.prepare(QLatin1String(statement));
  for (const QVariant& value : values) query.addBindValue(value);
  query.exec();
  return query;
}

QVariant date_text(QDate date) { return date.isValid() ? date.toString(Qt::ISODate) : QStringLiteral(""); }

}  // namespace

ReviewStore::ReviewStore(const RecordStore& records)
    : connection_(records.connection()), usable_(records.readable()) {
  if (!usable_) return;
  add_seats();
  for (const char* statement : review_tables) run(connection_, statement, {});
}

// Once only player 0 was reviewed.
void ReviewStore::add_seats() const {
  QSqlDatabase database = QSqlDatabase::database(connection_);
  const QSqlRecord known = database.record(QStringLiteral("reviews"));
  if (known.isEmpty() || known.contains(QStringLiteral("seat")) || !database.transaction()) return;
  QSqlQuery query(database);
  bool done = true;
  for (const char* statement :
       {"ALTER TABLE reviews RENAME TO reviews_before", create_reviews,
        "INSERT INTO reviews (game, seat, number, method, numbers) SELECT game, 0, number, method, numbers "
        "FROM reviews_before",
        "DROP TABLE reviews_before"}) {
    done = done && query.exec(QLatin1String(statement));
  }
  if (!done || !database.commit()) database.rollback();
}

std::map<int, Decision> ReviewStore::decisions(std::int64_t game, Seat seat) const {
  std::map<int, Decision> decisions;
  if (!usable_) return decisions;
  auto query = run(connection_, "SELECT number, numbers FROM reviews WHERE game=? AND seat=? AND method=?",
                   {id_of(game), seat.index(), method});
  while (query.next()) {
    auto decision = parse_decision(query.value(1).toString().toStdString());
    if (decision) decisions.emplace(query.value(0).toInt(), *std::move(decision));
  }
  return decisions;
}

void ReviewStore::keep(std::int64_t game, Seat seat, int number, const Decision& decision) {
  if (!usable_) return;
  run(connection_,
      "INSERT OR REPLACE INTO reviews (game, seat, number, method, numbers) VALUES (?, ?, ?, ?, ?)",
      {id_of(game), seat.index(), number, method, QString::fromStdString(to_text(decision))});
}

void ReviewStore::forget(std::int64_t game) {
  if (!usable_) return;
  run(connection_, "DELETE FROM reviews WHERE game=?", {id_of(game)});
  run(connection_, "DELETE FROM harvests WHERE game=?", {id_of(game)});
}

bool ReviewStore::harvested(std::int64_t game) const {
  return usable_ && run(connection_, "SELECT 1 FROM harvests WHERE game=?", {id_of(game)}).next();
}

void ReviewStore::set_harvested(std::int64_t game) {
  if (usable_) run(connection_, "INSERT OR REPLACE INTO harvests (game) VALUES (?)", {id_of(game)});
}

std::vector<BookEntry> ReviewStore::entries() const {
  std::vector<BookEntry> entries;
  if (!usable_) return entries;
  auto query =
      run(connection_, "SELECT source, lesson, taken, box, due, asked, passed FROM book ORDER BY rowid", {});
  while (query.next()) {
    const Card card{std::clamp(query.value(3).toInt(), 0, static_cast<int>(box_days.size()) - 1),
                    QDate::fromString(query.value(4).toString(), Qt::ISODate), query.value(5).toInt(),
                    query.value(6).toInt()};
    entries.push_back(
        {query.value(0).toString(), query.value(1).toString(), query.value(2).toString(), card});
  }
  return entries;
}

bool ReviewStore::has(const QString& source) const {
  return usable_ && run(connection_, "SELECT 1 FROM book WHERE source=?", {source}).next();
}

void ReviewStore::put(const BookEntry& entry) {
  if (!usable_) return;
  run(connection_,
      "INSERT INTO book (source, lesson, taken, box, due, asked, passed) VALUES (?, ?, ?, ?, ?, ?, ?) "
      "ON CONFLICT (source) DO UPDATE SET lesson=excluded.lesson, taken=excluded.taken, box=excluded.box, "
      "due=excluded.due, asked=excluded.asked, passed=excluded.passed",
      {entry.source, entry.lesson.isNull() ? QStringLiteral("") : entry.lesson,
       entry.taken.isNull() ? QStringLiteral("") : entry.taken, entry.card.box, date_text(entry.card.due),
       entry.card.asked, entry.card.passed});
}

void ReviewStore::drop(const QString& source) {
  if (usable_) run(connection_, "DELETE FROM book WHERE source=?", {source});
}

std::map<QDate, bool> ReviewStore::days() const {
  std::map<QDate, bool> days;
  if (!usable_) return days;
  auto query = run(connection_, "SELECT day, passed FROM daily", {});
  while (query.next()) {
    const QDate day = QDate::fromString(query.value(0).toString(), Qt::ISODate);
    if (day.isValid()) days[day] = query.value(1).toBool();
  }
  return days;
}

void ReviewStore::set_day(QDate day, bool passed) {
  if (!usable_ || !day.isValid()) return;
  run(connection_, "INSERT OR IGNORE INTO daily (day, passed) VALUES (?, ?)", {date_text(day), passed});
}

}  // namespace tingpai::app
