#include "app/store/salvage.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlIndex>
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

// What is beyond doubt is copied first: a row whose key is damaged never takes the place of a sound one. Last
// come events that cannot be read, lest one takes the place of its copy in the index.
enum class Pick { sound, doubtful, broken };

bool is_event(const QVariant& line) { return static_cast<bool>(parse_event(line.toString().toStdString())); }

// A row with its neighbours: see adjoin().
class Neighbours {
 public:
  Neighbours(QString table, const QSqlDatabase& into, bool backwards)
      : table_(std::move(table)),
        known_(into.record(table_)),
        by_key_(into.primaryIndex(table_).count() > 1),
        backwards_(backwards) {}

  // Copies the one before if that is to be picked.
  void take(const QSqlRecord& next, Pick pick, QSqlDatabase& into) {
    const bool follows = !next.isEmpty() && !row_.isEmpty() && adjoin_here(row_, next);
    const bool broken = table_ == QLatin1String("events") && !is_event(row_.value(2));
    const Pick here = broken ? Pick::broken : follows || follows_ ? Pick::sound : Pick::doubtful;
    if (!row_.isEmpty() && here == pick) copy(into);
    follows_ = follows;
    row_ = next;
  }

 private:
  bool adjoin_here(const QSqlRecord& row, const QSqlRecord& next) const {
    return backwards_ ? adjoin(raw(next), raw(row)) : adjoin(raw(row), raw(next));
  }
  RawRow raw(const QSqlRecord& row) const {
    return {by_key_, row.value(0).toLongLong(), {row.value(0), row.value(1)}};
  }
  void copy(QSqlDatabase& into) const {
    QStringList names;
    QVariantList values;
    for (int i = 0; i < row_.count(); ++i) {
      if (!known_.contains(row_.fieldName(i))) continue;
      names << quoted(row_.fieldName(i));
      values << row_.value(i);
    }
    insert(into, table_, names, values);
  }

  const QString table_;
  const QSqlRecord known_;
  const bool by_key_, backwards_;
  QSqlRecord row_;
  bool follows_ = false;
};

// From the first row on, and where one cannot be read from the last one back. Whether all were read.
bool copy_rows(const QString& table, Pick pick, const QSqlDatabase& from, QSqlDatabase& into) {
  for (const char* order : {"", " ORDER BY 1 DESC, 2 DESC"}) {
    const bool backwards = *order != '\0';
    QSqlQuery rows(from);
    rows.setForwardOnly(true);
    if (!rows.exec(QStringLiteral("SELECT * FROM %1").arg(quoted(table)) + QLatin1String(order))) continue;
    Neighbours neighbours(table, into, backwards);
    while (rows.next()) neighbours.take(rows.record(), pick, into);
    neighbours.take({}, pick, into);
    if (!rows.lastError().isValid()) return !backwards;
  }
  return false;
}

// All tables that the file knows of; whether all their rows were read.
bool copy_tables(Pick pick, const QSqlDatabase& from, QSqlDatabase& into) {
  bool all = true;
  QSqlQuery tables(from);
  tables.exec(
      QStringLiteral("SELECT name, sql FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%'"));
  while (tables.next()) {
    const QString table = tables.value(0).toString();
    if (!into.tables().contains(table)) QSqlQuery(into).exec(tables.value(1).toString());
    all = copy_rows(table, pick, from, into) && all;
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
       [](const Values& v) { return is_text(v[2]) && is_event(v[2]); }},
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
       {"id", "begun", "status", "people", "level", "parent", "parent_number", "origin", "key", "played",
        "rules", "programs"},
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

// Of one number alone: tells of a game that was deleted or harvested.
bool is_mark(const RawRow& row) { return !row.by_key && row.values.size() == 1; }

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

// What the tables did not lead to.
void copy_raw_rows(const QString& file, Pick pick, QSqlDatabase& into) {
  for (const char* table : review_tables) QSqlQuery(into).exec(QLatin1String(table));
  for_each_raw_row(file, [&](const RawRow& row, bool placed) {
    if (pick == (placed ? Pick::sound : Pick::doubtful) && !is_mark(row)) copy_raw_row(row, into);
  });
}

// Once all events are there.
void copy_marks(const QString& file, QSqlDatabase& into) {
  QVariantList marked;
  for_each_raw_row(file, [&](const RawRow& row, bool) {
    if (is_mark(row) && row.values[0].isNull()) marked << row.id;
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
  bool all = true;
  for (const Pick pick : {Pick::sound, Pick::doubtful, Pick::broken}) {
    if (copy_tables(pick, copy.database(), into)) continue;
    copy_raw_rows(file, pick, into);
    all = false;
  }
  if (!all) copy_marks(file, into);
  for (const char* statement : {drop_deleted_events, add_lost_games, drop_empty_games, mark_incomplete_games})
    QSqlQuery(into).exec(QLatin1String(statement));
  const int complete = complete_games(into);
  if (into.commit()) return complete;
  into.rollback();
  return 0;
}

}  // namespace tingpai::app
