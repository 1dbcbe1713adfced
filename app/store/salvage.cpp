#include "app/store/salvage.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QTemporaryDir>
#include <QUuid>

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
constexpr auto drop_empty_games = "DELETE FROM games WHERE NOT EXISTS (SELECT 1 FROM events WHERE game=id)";
constexpr auto mark_incomplete_games =
    "UPDATE games SET status='damaged' WHERE (SELECT count(*) FROM events WHERE game=id)<>"
    "(SELECT max(number)+1 FROM events WHERE game=id) OR "
    "(status='finished' AND NOT EXISTS (SELECT 1 FROM events WHERE game=id AND line GLOB 'end *'))";

QString quoted(const QString& name) {
  return u'"' + QString(name).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

// From the first row on, and where one cannot be read from the last one back.
void copy_rows(const QString& table, const QSqlDatabase& from, QSqlDatabase& into) {
  const QSqlRecord known = into.record(table);
  for (const char* order : {"", " ORDER BY 1 DESC, 2 DESC"}) {
    QSqlQuery rows(from);
    rows.setForwardOnly(true);
    if (!rows.exec(QStringLiteral("SELECT * FROM %1").arg(quoted(table)) + QLatin1String(order))) continue;
    while (rows.next()) {
      const QSqlRecord row = rows.record();
      QStringList names, places;
      QVariantList values;
      for (int i = 0; i < row.count(); ++i) {
        if (!known.contains(row.fieldName(i))) continue;
        names << quoted(row.fieldName(i));
        places << QStringLiteral("?");
        values << row.value(i);
      }
      QSqlQuery insertion(into);
      insertion.prepare(QStringLiteral("INSERT OR IGNORE INTO %1 (%2) VALUES (%3)")
                            .arg(quoted(table), names.join(u','), places.join(u',')));
      for (const QVariant& value : values) insertion.addBindValue(value);
      insertion.exec();
    }
    if (!rows.lastError().isValid()) return;
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
  QSqlQuery tables(copy.database());
  tables.exec(
      QStringLiteral("SELECT name, sql FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%'"));
  while (tables.next()) {
    const QString table = tables.value(0).toString();
    if (!into.tables().contains(table)) QSqlQuery(into).exec(tables.value(1).toString());
    copy_rows(table, copy.database(), into);
  }
  for (const char* statement : {add_lost_games, drop_empty_games, mark_incomplete_games})
    QSqlQuery(into).exec(QLatin1String(statement));
  const int complete = complete_games(into);
  if (into.commit()) return complete;
  into.rollback();
  return 0;
}

}  // namespace tingpai::app
