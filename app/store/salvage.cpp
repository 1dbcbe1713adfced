#include "app/store/salvage.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QTemporaryDir>
#include <QUuid>
#include <algorithm>
#include <vector>

#include "app/store/raw_rows.h"
#include "app/store/review_store.h"
#include "engine/table/event.h"

namespace tingpai::app {
namespace {

// A copy of the file is opened, since opening one writes its log into it.
class Copy {
 public:
  explicit Copy(const QString& file) {
    const QString copy = folder_.filePath(QStringLiteral("copy.db"));
    for (const char* suffix : {"", "-wal"})
      QFile::copy(file + QLatin1String(suffix), copy + QLatin1String(suffix));
    database_ = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
    database_.setDatabaseName(copy);
    database_.open();
  }
  ~Copy() {
    database_ = {};
    QSqlDatabase::removeDatabase(name_);
  }
  Copy(const Copy&) = delete;
  Copy& operator=(const Copy&) = delete;

  const QSqlDatabase& database() const { return database_; }

 private:
  QTemporaryDir folder_;
  const QString name_ = QUuid::createUuid().toString();
  QSqlDatabase database_;
};

// Of a game whose own row is lost its events tell all but who played it and when.
constexpr auto add_lost_games =
    "INSERT INTO games (id, begun, status, key) SELECT game, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), "
    "CASE WHEN EXISTS (SELECT 1 FROM events AS ends WHERE ends.game=events.game AND line GLOB 'end *') "
    "THEN 'finished' ELSE 'left' END, random() FROM events WHERE game NOT IN (SELECT id FROM games) "
    "GROUP BY game";
// Pages that are in use no more may have rows of games that were deleted.
constexpr auto drop_deleted_events = "DELETE FROM events WHERE game IN (SELECT game FROM deleted)";
constexpr auto drop_empty_games = "DELETE FROM games WHERE NOT EXISTS (SELECT 1 FROM events WHERE game=id)";
constexpr auto mark_incomplete_games =
    "UPDATE games SET status='damaged' WHERE (SELECT count(*) FROM events WHERE game=id)<>"
    "(SELECT max(number)+1 FROM events WHERE game=id) OR "
    "(status='finished' AND NOT EXISTS (SELECT 1 FROM events WHERE game=id AND line GLOB 'end *'))";

QString quoted(const QString& name) {
  return u'"' + QString(name).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

void insert(QSqlDatabase& into, const QString& table, const QStringList& names, const QVariantList& values) {
  QStringList places;
  for (qsizetype i = 0; i < names.size(); ++i) places << QStringLiteral("?");
  QSqlQuery insertion(into);
  insertion.prepare(QStringLiteral("INSERT OR IGNORE INTO %1 (%2) VALUES (%3)")
                        .arg(quoted(table), names.join(u','), places.join(u',')));
  for (const QVariant& value : values) insertion.addBindValue(value);
  insertion.exec();
}

// From the first row on, and where one cannot be read from the last one back. Whether all were read.
bool copy_rows(const QString& table, const QSqlDatabase& from, QSqlDatabase& into) {
  const QSqlRecord known = into.record(table);
  for (const char* order : {"", " ORDER BY 1 DESC, 2 DESC"}) {
    QSqlQuery rows(from);
    rows.setForwardOnly(true);
    if (!rows.exec(QStringLiteral("SELECT * FROM %1").arg(quoted(table)) + QLatin1String(order))) continue;
    while (rows.next()) {
      const QSqlRecord row = rows.record();
      QStringList names;
      QVariantList values;
      for (int i = 0; i < row.count(); ++i) {
        if (!known.contains(row.fieldName(i))) continue;
        names << quoted(row.fieldName(i));
        values << row.value(i);
      }
      insert(into, table, names, values);
    }
    if (!rows.lastError().isValid()) return *order == '\0';
  }
  return false;
}

// All tables that the file knows of; whether all their rows were read.
bool copy_tables(const QSqlDatabase& from, QSqlDatabase& into) {
  bool all = true;
  QSqlQuery tables(from);
  tables.exec(
      QStringLiteral("SELECT name, sql FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%'"));
  while (tables.next()) {
    const QString table = tables.value(0).toString();
    if (!into.tables().contains(table)) QSqlQuery(into).exec(tables.value(1).toString());
    all = copy_rows(table, from, into) && all;
  }
  return all && !tables.lastError().isValid() && from.tables().contains(QStringLiteral("games"));
}

bool is_number(const QVariant& value) { return value.typeId() == QMetaType::LongLong; }
bool is_text(const QVariant& value) { return value.typeId() == QMetaType::QString; }

// What tells the rows of a table from others, and its columns in the order in which they were added.
struct Shape {
  const char* table;
  bool by_key;
  std::vector<const char*> columns;
  bool (*fits)(const QVariantList& values);
};

const std::vector<Shape>& shapes() {
  using Values = QVariantList;
  static const std::vector<Shape> all{
      {"events",
       true,
       {"game", "number", "line"},
       [](const Values& v) { return is_text(v[2]) && parse_event(v[2].toString().toStdString()); }},
      {"levels",
       true,
       {"game", "number", "level"},
       [](const Values& v) { return is_text(v[2]) && !v[2].toString().contains(u'#'); }},
      {"hints", true, {"game", "number", "depth"}, [](const Values& v) { return is_number(v[2]); }},
      {"reviews",
       true,
       {"game", "seat", "number", "method", "numbers"},
       [](const Values& v) { return is_text(v[4]); }},
      {"games",
       false,
       {"id", "begun", "status", "people", "level", "parent", "parent_number", "origin", "key", "played"},
       [](const Values& v) { return v.size() > 2 && v[0].isNull() && is_text(v[1]) && is_text(v[2]); }},
      {"book",
       false,
       {"source", "lesson", "taken", "box", "due", "asked", "passed"},
       [](const Values& v) { return v.size() == 7 && is_text(v[0]) && is_text(v[4]); }},
      {"daily",
       false,
       {"day", "passed"},
       [](const Values& v) { return v.size() == 2 && is_text(v[0]) && is_number(v[1]); }},
  };
  return all;
}

bool fits(const Shape& shape, const RawRow& row) {
  const auto columns = static_cast<qsizetype>(shape.columns.size());
  if (row.by_key != shape.by_key || row.values.size() > columns) return false;
  if (row.by_key && (row.values.size() < columns || !is_number(row.values[0]) || !is_number(row.values[1])))
    return false;
  return shape.fits(row.values);
}

void copy_raw_row(const RawRow& row, QSqlDatabase& into) {
  for (const Shape& shape : shapes()) {
    if (!fits(shape, row)) continue;
    QStringList names;
    for (qsizetype i = 0; i < row.values.size(); ++i)
      names << QLatin1String(shape.columns[static_cast<std::size_t>(i)]);
    QVariantList values = row.values;
    if (!row.by_key && values[0].isNull()) values[0] = row.id;
    insert(into, QLatin1String(shape.table), names, values);
    return;
  }
}

// What the tables did not lead to. Rows of one number alone tell of games that were deleted or harvested.
void copy_raw_rows(const QString& file, QSqlDatabase& into) {
  for (const char* table : review_tables) QSqlQuery(into).exec(QLatin1String(table));
  QVariantList marked;
  for_each_raw_row(file, [&](const RawRow& row) {
    if (row.by_key || row.values.size() != 1)
      copy_raw_row(row, into);
    else if (row.values[0].isNull())
      marked << row.id;
  });
  for (const QVariant& game : marked) {
    for (const char* statement :
         {"INSERT OR IGNORE INTO harvests SELECT :game WHERE :game IN (SELECT game FROM events)",
          "INSERT OR IGNORE INTO deleted SELECT :game WHERE :game NOT IN (SELECT game FROM events)"}) {
      QSqlQuery query(into);
      query.prepare(QLatin1String(statement));
      query.bindValue(QStringLiteral(":game"), game);
      query.exec();
    }
  }
}

int complete_games(const QSqlDatabase& database) {
  QSqlQuery query(database);
  const bool counted =
      query.exec(QStringLiteral("SELECT count(*) FROM games WHERE status<>'damaged'")) && query.next();
  return counted ? query.value(0).toInt() : 0;
}

}  // namespace

int salvage(const QString& file, const QString& connection) {
  const Copy copy(file);
  QSqlDatabase into = QSqlDatabase::database(connection);
  into.transaction();
  if (!copy_tables(copy.database(), into)) copy_raw_rows(file, into);
  for (const char* statement : {drop_deleted_events, add_lost_games, drop_empty_games, mark_incomplete_games})
    QSqlQuery(into).exec(QLatin1String(statement));
  const int complete = complete_games(into);
  if (into.commit()) return complete;
  into.rollback();
  return 0;
}

}  // namespace tingpai::app
