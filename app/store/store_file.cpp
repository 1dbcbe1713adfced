#include "app/store/store_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUuid>

#include "app/store/game_entry.h"
#include "app/store/locks.h"
#include "app/store/salvage.h"
#include "app/store/sql_words.h"

namespace tingpai::app {
namespace {

struct StoreFileText {
  Q_DECLARE_TR_FUNCTIONS(RecordStore)
};

// 2: hints; 3: people, branches, level; 4: origin; 5: levels; 6: keys; 7: the order they were played in; 8:
// rules; 9: programs
constexpr int schema_version = 9;
constexpr auto database_name = "games.db";
constexpr int longest_wait = 50;  // milliseconds for another program's lock: the window stands still

}  // namespace

StoreFile::StoreFile(const QString& directory)
    : directory_(directory), connection_(QUuid::createUuid().toString()) {
  if (!QDir().mkpath(directory_))
    notice_ = StoreFileText::tr("The folder %1 for the records cannot be made").arg(directory_);
  else if (lock())
    open_or_mend();
}

StoreFile::~StoreFile() { close(); }

QString StoreFile::path() const { return QDir(directory_).filePath(QLatin1String(database_name)); }

bool StoreFile::lock() {
  lock_ = std::make_unique<QLockFile>(QDir(directory_).filePath(QStringLiteral("games.lock")));
  lock_->setStaleLockTime(0);  // only the end of its process frees a lock
  if (lock_at_once(*lock_)) return true;
  const bool writable = QFileInfo(directory_).isWritable();
  if (writable && lock_->error() == QLockFile::LockFailedError) {
    notice_ = StoreFileText::tr("Another window has the records in %1 open").arg(directory_);
  } else {
    notice_ = StoreFileText::tr("The folder %1 for the records cannot be written, or the disk is full")
                  .arg(directory_);
    look_at_copy(writable ? StoreFileText::tr("the disk is full")
                          : StoreFileText::tr("the folder cannot be written"));
  }
  return false;
}

void StoreFile::open_or_mend() {
  const QFileInfo file(path());
  const QFileInfo log(file.filePath() + QStringLiteral("-wal"));
  const bool empty = file.exists() && file.size() == 0;
  const bool log_alone = empty && log.size() > 0;  // SQLite would delete it
  if (empty && !log_alone)
    notice_ = StoreFileText::tr("The records file %1 was empty: if it ever held games, they are lost")
                  .arg(file.filePath());
  QString reason;
  Opened opened = log_alone ? Opened::damaged : open(&reason);
  if (opened == Opened::damaged && QFileInfo(directory_).isWritable()) {
    const QString aside = put_aside();
    opened = open(&reason);
    if (opened == Opened::ok) {
      notice_ = StoreFileText::tr(
                    "The records file was damaged. %n complete game(s) could be recovered. The damaged file "
                    "is kept "
                    "as %1; to restore it, rename it to %2 while Tingpai is closed.",
                    nullptr, salvage(aside, connection_))
                    .arg(aside, QLatin1String(database_name));
    }
  }
  if (opened == Opened::ok) {
    access_ = Access::written;
    return;
  }
  notice_ = StoreFileText::tr("Games cannot be stored in %1: %2").arg(directory_, reason);
  look_at_copy(reason);
}

// SQLite writes even where it only reads: its log, and what an older version's tables lack.
void StoreFile::look_at_copy(const QString& reason) {
  const QString original = path();
  if (QFileInfo(original).size() == 0) return;
  copy_.emplace();
  const QString real = std::exchange(directory_, copy_->path());
  for (const char* suffix : {"", "-wal"}) {
    const QString copied = path() + QLatin1String(suffix);
    if (QFile::copy(original + QLatin1String(suffix), copied))
      QFile::setPermissions(copied, QFile::ReadOwner | QFile::WriteOwner);
  }
  QString why;
  Opened opened = open(&why);
  if (opened == Opened::damaged) {
    const QString aside = put_aside();
    opened = open(&why);
    if (opened == Opened::ok) salvage(aside, connection_);
  }
  if (opened == Opened::ok) {
    access_ = Access::looked_at;
    notice_ =
        StoreFileText::tr("You can look at the records in %1 but not play, because games cannot be saved: %2")
            .arg(real, reason);
  }
  directory_ = real;
}

StoreFile::Opened StoreFile::open(QString* reason) {
  QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
  database.setDatabaseName(path());
  database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(longest_wait));
  Opened opened = Opened::failed;
  if (database.open()) {
    opened = prepare(reason);
  } else {
    *reason = reason_of(database.lastError());
    if (tells_damage(database.lastError())) opened = Opened::damaged;
  }
  database = {};
  if (opened != Opened::ok) close();
  return opened;
}

StoreFile::Opened StoreFile::prepare(QString* reason) {
  QSqlQuery query(QSqlDatabase::database(connection_));
  const auto failure = [&] { return tells_damage(query.lastError()) ? Opened::damaged : Opened::failed; };
  // NORMAL: a killed process loses nothing; a machine that loses power may lose the last events, never the
  // order.
  for (const char* statement :
       {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=NORMAL", "PRAGMA quick_check"}) {
    if (!run(query, QLatin1String(statement), {}, reason)) return failure();
  }
  if (!query.next() || query.value(0).toString() != QLatin1String("ok")) {
    *reason = query.value(0).toString();
    return Opened::damaged;
  }
  if (!run(query, QStringLiteral("PRAGMA user_version"), {}, reason) || !query.next()) return failure();
  if (query.value(0).toInt() > schema_version) {
    *reason = StoreFileText::tr("they were written by a newer version of this program");
    return Opened::failed;
  }
  query.finish();
  if (!run(query, QStringLiteral("BEGIN IMMEDIATE"), {}, reason)) return failure();
  if (migrate(query, reason) && run(query, QStringLiteral("COMMIT"), {}, reason)) return Opened::ok;
  const Opened failed = failure();
  run(query, QStringLiteral("ROLLBACK"), {}, nullptr);
  return failed;
}

// All of it or nothing: what is there is never half of the one version and half of the other.
bool StoreFile::migrate(QSqlQuery& query, QString* reason) {
  for (const char* statement : {"CREATE TABLE IF NOT EXISTS games (id INTEGER PRIMARY KEY, begun TEXT NOT "
                                "NULL, status TEXT NOT NULL)",
                                "CREATE TABLE IF NOT EXISTS events (game INTEGER NOT NULL REFERENCES "
                                "games(id), number INTEGER NOT NULL, "
                                "line TEXT NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID",
                                "CREATE TABLE IF NOT EXISTS hints (game INTEGER NOT NULL REFERENCES "
                                "games(id), number INTEGER NOT NULL, "
                                "depth INTEGER NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID",
                                "CREATE TABLE IF NOT EXISTS levels (game INTEGER NOT NULL REFERENCES "
                                "games(id), number INTEGER NOT NULL, "
                                "level TEXT NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID",
                                "CREATE TABLE IF NOT EXISTS deleted (game INTEGER PRIMARY KEY)"}) {
    if (!run(query, QLatin1String(statement), {}, reason)) return false;
  }
  // Once they were wins and walls that ran out alone, then without riichi.
  const auto old_index = QStringLiteral("DROP INDEX IF EXISTS ends");
  const auto later_index = QStringLiteral("DROP INDEX IF EXISTS hand_ends");
  const auto index =
      QStringLiteral("CREATE INDEX IF NOT EXISTS paid_events ON events (game, number, line) WHERE %1")
          .arg(QLatin1String(is_end));
  // Once only a game's one level was noted.
  const auto levels = QStringLiteral(
      "INSERT OR IGNORE INTO levels SELECT id, coalesce(parent_number, 0), level FROM games WHERE level<>''");
  const auto keys = QStringLiteral("UPDATE games SET key=random() WHERE key IS NULL");
  return run(query, old_index, {}, reason) && run(query, later_index, {}, reason) &&
         run(query, index, {}, reason) && add_columns(query, reason) && run(query, levels, {}, reason) &&
         run(query, keys, {}, reason) && note_rules(query, reason) &&
         run(query, QStringLiteral("PRAGMA user_version=%1").arg(schema_version), {}, reason);
}

// What table games has learnt since its first version.
bool StoreFile::add_columns(QSqlQuery& query, QString* reason) {
  const QSqlRecord known = QSqlDatabase::database(connection_).record(QStringLiteral("games"));
  for (const auto& [column, type] : {std::pair{"people", "TEXT NOT NULL DEFAULT ''"},
                                     {"level", "TEXT NOT NULL DEFAULT ''"},
                                     {"parent", "INTEGER"},
                                     {"parent_number", "INTEGER"},
                                     {"origin", "INTEGER NOT NULL DEFAULT 0"},
                                     {"key", "INTEGER"},
                                     {"played", "INTEGER NOT NULL DEFAULT 0"},
                                     {"rules", "TEXT NOT NULL DEFAULT ''"},
                                     {"programs", "TEXT NOT NULL DEFAULT ''"}}) {
    if (known.contains(QLatin1String(column))) continue;
    if (!run(query,
             QStringLiteral("ALTER TABLE games ADD COLUMN %1 %2")
                 .arg(QLatin1String(column), QLatin1String(type)),
             {}, reason)) {
      return false;
    }
  }
  return true;
}

// Of each game in whose first event they can be read.
bool StoreFile::note_rules(QSqlQuery& query, QString* reason) {
  const auto unnoted = QStringLiteral(
      "SELECT id, line FROM games JOIN events ON events.game=games.id AND number=0 WHERE rules=''");
  if (!run(query, unnoted, {}, reason)) return false;
  QList<QVariantList> noted;
  while (query.next()) {
    const QString rules = rules_told_by(query.value(1).toString());
    if (!rules.isEmpty()) noted << QVariantList{rules, query.value(0)};
  }
  for (const QVariantList& values : noted) {
    if (!run(query, QStringLiteral("UPDATE games SET rules=? WHERE id=?"), values, reason)) return false;
  }
  return true;
}

void StoreFile::close() {
  if (!QSqlDatabase::contains(connection_)) return;
  QSqlDatabase::database(connection_, false).close();
  QSqlDatabase::removeDatabase(connection_);
}

QString StoreFile::put_aside() const {
  const QDir folder(directory_);
  const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
  const QString aside = QStringLiteral("games-damaged-%1.db").arg(stamp);
  for (const char* suffix : {"", "-wal", "-shm"}) {
    QFile::rename(folder.filePath(QLatin1String(database_name) + QLatin1String(suffix)),
                  folder.filePath(aside + QLatin1String(suffix)));
  }
  return folder.filePath(aside);
}

}  // namespace tingpai::app
