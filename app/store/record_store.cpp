#include "app/store/record_store.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStandardPaths>
#include <QUuid>

#include "app/store/locks.h"
#include "app/store/salvage.h"
#include "app/store/sql_words.h"
#include "app/text/record_words.h"
#include "engine/table/record.h"

namespace tingpai::app {
namespace {

struct RecordStoreText {
  Q_DECLARE_TR_FUNCTIONS(RecordStore)
};

constexpr auto is_wall = "(line GLOB 'game *' OR line GLOB 'hand *')";
// Never the number of a game that was deleted: files and other games may speak of it.
constexpr auto next_id =
    "(SELECT MAX(id) + 1 FROM (SELECT 0 AS id UNION SELECT id FROM games UNION SELECT game FROM deleted))";
constexpr auto next_played = "(SELECT coalesce(MAX(played), 0) + 1 FROM games)";

Error error(const QString& message) { return {message.toStdString(), 0}; }
Error not_stored(const QString& reason) {
  return error(RecordStoreText::tr("The game could not be stored: %1").arg(reason));
}

// GameEntry::level.
QString level_of(const Lineup& lineup) {
  const auto level = lineup.level();
  return level ? QString::fromStdString(std::string(to_text(*level))) : QLatin1String(mixed_levels);
}

}  // namespace

QString RecordStore::default_directory() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

RecordStore::RecordStore(const QString& directory)
    : directory_(directory.isEmpty() ? default_directory() : directory),
      file_(directory_),
      connection_(file_.connection()),
      notice_(file_.notice()) {}

QString RecordStore::take_notice() { return std::exchange(notice_, QString()); }

std::optional<Error> RecordStore::refusal() const {
  return usable() ? std::nullopt : std::optional(error(trouble()));
}

Result<std::int64_t> RecordStore::begin(const Players& players) {
  if (const auto why = refusal()) return *why;
  QString reason;
  QSqlQuery query(QSqlDatabase::database(connection_));
  const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
  if (!run(query,
           QStringLiteral("INSERT INTO games (id, begun, status, people, programs, key, played) "
                          "VALUES (%1, ?, 'open', ?, ?, random(), %2)")
               .arg(QLatin1String(next_id), QLatin1String(next_played)),
           {now, players.to_text(), players.programs_text()}, &reason)) {
    return not_stored(reason);
  }
  return query.lastInsertId().toLongLong();
}

Result<std::int64_t> RecordStore::begin(const Players& players, const std::vector<Event>& events,
                                        const Branch& branch) {
  QSqlDatabase database = QSqlDatabase::database(connection_);
  QString reason;
  QSqlQuery query(database);
  database.transaction();
  const auto undone = [&](const Error& why) {
    database.rollback();
    return why;
  };
  const auto game = begin(players);
  if (!game) return undone(game.error());
  int number = 0;
  for (const Event& event : events) {
    if (const auto failure = append(*game, number++, event)) return undone(*failure);
  }
  const auto id = QVariant::fromValue<qlonglong>(*game);
  const auto parent = QVariant::fromValue<qlonglong>(branch.parent);
  if (!run(query,
           QStringLiteral(
               "UPDATE games SET parent=?, parent_number=?, origin=coalesce((SELECT CASE WHEN "
               "past.origin=0 AND past.status<>'finished' AND ? THEN 0 ELSE 2 END "
               "FROM games AS past WHERE past.id=?), 2), "
               "key=coalesce((SELECT past.key FROM games AS past WHERE past.id=?), key) WHERE id=?"),
           {parent, branch.number, branch.taken_back, parent, parent, id}, &reason) ||
      !run(query,
           QStringLiteral("INSERT INTO hints (game, number, depth) SELECT ?, number, depth FROM hints "
                          "WHERE game=? AND number<?"),
           {id, parent, branch.number}, &reason) ||
      !run(query,
           QStringLiteral("INSERT INTO levels (game, number, level) SELECT ?, number, level FROM levels "
                          "WHERE game=? AND number<?"),
           {id, parent, branch.number}, &reason) ||
      (branch.taken_back &&
       !run(query, QStringLiteral("UPDATE games SET status='left' WHERE id=? AND status='open'"), {parent},
            &reason))) {
    return undone(not_stored(reason));
  }
  if (!database.commit()) return undone(not_stored(reason_of(database.lastError())));
  return *game;
}

Result<Players> RecordStore::players(std::int64_t game) const {
  QString reason;
  QSqlQuery query(QSqlDatabase::database(connection_));
  if (!run(query, QStringLiteral("SELECT people, origin, programs FROM games WHERE id=?"),
           {QVariant::fromValue<qlonglong>(game)}, &reason) ||
      !query.next()) {
    return error(reason);
  }
  if (origin_of(query.value(1)) == Origin::taken_in) return Players::strangers(names(game));
  auto players = Players::parse(query.value(0).toString());
  if (players) players->seat_programs(query.value(2).toString());
  return players;
}

std::uint64_t RecordStore::key(std::int64_t game) const {
  QSqlQuery query(QSqlDatabase::database(connection_));
  run(query, QStringLiteral("SELECT key FROM games WHERE id=?"), {QVariant::fromValue<qlonglong>(game)},
      nullptr);
  return query.next() ? static_cast<std::uint64_t>(query.value(0).toLongLong()) : 0;
}

std::optional<Error> RecordStore::append(std::int64_t game, int number, const Event& event) {
  QString reason;
  QSqlQuery query(QSqlDatabase::database(connection_));
  const QVariantList values{QVariant::fromValue<qlonglong>(game), number,
                            QString::fromStdString(to_text(event))};
  locked_ = false;
  if (run(query, QStringLiteral("INSERT INTO events (game, number, line) VALUES (?, ?, ?)"), values,
          &reason)) {
    if (number == 0) {  // where it fails, they are noted when the file is next opened
      run(query, QStringLiteral("UPDATE games SET rules=? WHERE id=?"),
          {rules_told_by(values[2].toString()), values[0]}, nullptr);
    }
    return std::nullopt;
  }
  locked_ = tells_lock(query.lastError());
  return not_stored(reason);
}

QString RecordStore::locked_by() const { return app::locked_by(file_.path()); }

std::optional<Error> RecordStore::finish(std::int64_t game) {
  return set_status(game, QStringLiteral("finished"));
}

void RecordStore::note_lineup(std::int64_t game, int number, const Lineup& lineup) {
  QSqlQuery query(QSqlDatabase::database(connection_));
  const auto id = QVariant::fromValue<qlonglong>(game);
  if (run(query, QStringLiteral("INSERT OR REPLACE INTO levels (game, number, level) VALUES (?, ?, ?)"),
          {id, number, to_text(lineup)}, &notice_)) {
    run(query,
        QStringLiteral("UPDATE games SET level=CASE WHEN ?>coalesce(parent_number, 0) THEN '' "
                       "WHEN programs<>'' THEN ? ELSE ? END WHERE id=?"),
        {number, QLatin1String(mixed_levels), level_of(lineup), id}, &notice_);
  }
}

Lineups RecordStore::lineups(std::int64_t game) const {
  Lineups lineups;
  QSqlQuery query(QSqlDatabase::database(connection_));
  run(query, QStringLiteral("SELECT number, level FROM levels WHERE game=?"),
      {QVariant::fromValue<qlonglong>(game)}, nullptr);
  while (query.next()) lineups[query.value(0).toInt()] = lineup_named(query.value(1).toString());
  return lineups;
}

void RecordStore::note_hint(std::int64_t game, int number, int depth) {
  QSqlQuery query(QSqlDatabase::database(connection_));
  run(query, QStringLiteral("INSERT OR REPLACE INTO hints (game, number, depth) VALUES (?, ?, ?)"),
      {QVariant::fromValue<qlonglong>(game), number, depth}, &notice_);
}

std::array<int, 3> RecordStore::hints_used(std::int64_t game) const {
  std::array<int, 3> used{};
  QSqlQuery query(QSqlDatabase::database(connection_));
  run(query, QStringLiteral("SELECT depth, count(*) FROM hints WHERE game=? GROUP BY depth"),
      {QVariant::fromValue<qlonglong>(game)}, nullptr);
  while (query.next()) {
    const auto depth = query.value(0).toULongLong();
    if (depth < used.size()) used[depth] = query.value(1).toInt();
  }
  return used;
}

std::optional<Error> RecordStore::set_status(std::int64_t game, const QString& status) const {
  if (auto why = refusal()) return why;
  QString reason;
  QSqlQuery query(QSqlDatabase::database(connection_));
  if (run(query, QStringLiteral("UPDATE games SET status=? WHERE id=?"),
          {status, QVariant::fromValue<qlonglong>(game)}, &reason))
    return std::nullopt;
  return not_stored(reason);
}

std::optional<StoredGame> RecordStore::last_unfinished() {
  QSqlQuery query(QSqlDatabase::database(connection_));
  const auto latest =
      QStringLiteral("SELECT id FROM games WHERE status='open' ORDER BY played DESC, id DESC LIMIT 1");
  if (!run(query, latest, {}, &notice_) || !query.next()) return std::nullopt;
  const std::int64_t game = query.value(0).toLongLong();
  query.finish();
  return unfinished(game);
}

std::optional<StoredGame> RecordStore::unfinished(std::int64_t game) {
  QSqlQuery query(QSqlDatabase::database(connection_));
  const auto lineup_now = QStringLiteral(
      "SELECT coalesce((SELECT level FROM levels WHERE game=id ORDER BY number DESC LIMIT 1), '') "
      "FROM games WHERE id=? AND status='open'");
  if (!run(query, lineup_now, {QVariant::fromValue<qlonglong>(game)}, &notice_) || !query.next())
    return std::nullopt;
  const auto lineup = lineup_named(query.value(0).toString());
  query.finish();
  auto events = load(game);
  if (!events) {
    set_aside(game, QString::fromStdString(events.error().message));
    return std::nullopt;
  }
  const auto players = this->players(game);
  if (!players) {
    set_aside(game, QString::fromStdString(players.error().message));
    return std::nullopt;
  }
  return StoredGame{game, lineup, *std::move(events), *players};
}

void RecordStore::take_up(std::int64_t game) {
  QSqlQuery query(QSqlDatabase::database(connection_));
  run(query, QStringLiteral("UPDATE games SET played=%1 WHERE id=?").arg(QLatin1String(next_played)),
      {QVariant::fromValue<qlonglong>(game)}, &notice_);
}

std::optional<Error> RecordStore::abandon(std::int64_t game) {
  return set_status(game, QStringLiteral("abandoned"));
}

bool RecordStore::in_progress(std::int64_t game) const {
  const auto line = QStringLiteral(
      "WITH RECURSIVE line(id) AS (SELECT id FROM games WHERE status='open' UNION "
      "SELECT parent FROM games JOIN line USING (id) WHERE parent IS NOT NULL) "
      "SELECT 1 FROM line JOIN games USING (id) WHERE id=? AND status<>'finished'");
  QSqlQuery query(QSqlDatabase::database(connection_));
  return run(query, line, {QVariant::fromValue<qlonglong>(game)}, nullptr) && query.next();
}

Result<std::vector<Event>> RecordStore::load(std::int64_t game) const {
  QString reason;
  QSqlQuery query(QSqlDatabase::database(connection_));
  if (!run(query, QStringLiteral("SELECT number, line FROM events WHERE game=? ORDER BY number"),
           {QVariant::fromValue<qlonglong>(game)}, &reason)) {
    return error(reason);
  }
  std::vector<Event> events;
  while (query.next()) {
    const auto number = static_cast<std::size_t>(query.value(0).toULongLong());
    if (number != events.size())
      return error(RecordStoreText::tr("event %1 is missing").arg(events.size() + 1));
    auto event = parse_event(query.value(1).toString().toStdString());
    if (!event) {
      return error(RecordStoreText::tr("event %1: %2").arg(number + 1).arg(record_words(event.error())));
    }
    events.push_back(*std::move(event));
  }
  if (query.lastError().isValid()) return error(reason_of(query.lastError()));
  if (events.empty()) return error(RecordStoreText::tr("it holds no events"));
  return events;
}

std::optional<Error> RecordStore::closed(std::int64_t game) const {
  QSqlQuery query(QSqlDatabase::database(connection_));
  const auto line = QStringLiteral(
      "WITH RECURSIVE line(id) AS (SELECT id FROM games WHERE status='open' AND people<>'' UNION "
      "SELECT parent FROM games JOIN line USING (id) WHERE parent IS NOT NULL) "
      "SELECT 1 FROM line WHERE id=?");
  QString reason;
  if (!run(query, line, {QVariant::fromValue<qlonglong>(game)}, &reason)) return error(reason);
  if (!query.next()) return std::nullopt;
  return error(RecordStoreText::tr("You can look back at a Pass and play game when it is over"));
}

std::vector<GameEntry> RecordStore::games() const {
  std::vector<GameEntry> games;
  QSqlQuery query(QSqlDatabase::database(connection_));
  run(query, QStringLiteral("SELECT %1 FROM games ORDER BY id DESC").arg(QLatin1String(entry_columns)), {},
      nullptr);
  while (query.next()) games.push_back(entry_of(query));
  return games;
}

std::optional<GameEntry> RecordStore::entry(std::int64_t game) const {
  QSqlQuery query(QSqlDatabase::database(connection_));
  run(query, QStringLiteral("SELECT %1 FROM games WHERE id=?").arg(QLatin1String(entry_columns)),
      {QVariant::fromValue<qlonglong>(game)}, nullptr);
  return query.next() ? std::optional(entry_of(query)) : std::nullopt;
}

// Whether a riichi cost its stick the event after it tells.
std::vector<Event> RecordStore::ends(std::int64_t game, int first, bool claims) const {
  const auto id = QVariant::fromValue<qlonglong>(game);
  QString statement = QStringLiteral(
                          "SELECT number, line FROM events WHERE game=? AND number>=? AND %1 UNION "
                          "SELECT number, line FROM events WHERE game=? AND number IN (SELECT number+1 FROM "
                          "events WHERE game=? AND number>=? AND %1 AND %2)")
                          .arg(QLatin1String(is_end), QLatin1String(is_riichi));
  QVariantList values{id, first, id, id, first};
  if (claims) {  // no index knows these
    statement += QStringLiteral(
        " UNION SELECT number, line FROM events WHERE game=? AND number>=? AND line "
        "GLOB 'claim *'");
    values << id << first;
  }
  return chosen(statement + QStringLiteral(" ORDER BY number"), values);
}

std::vector<Event> RecordStore::walls(std::int64_t game) const {
  return chosen(QStringLiteral("SELECT number, line FROM events WHERE game=? AND %1 ORDER BY number")
                    .arg(QLatin1String(is_wall)),
                {QVariant::fromValue<qlonglong>(game)});
}

PlayerNames RecordStore::names(std::int64_t game) const {
  const auto first = chosen(QStringLiteral("SELECT number, line FROM events WHERE game=? AND number=0"),
                            {QVariant::fromValue<qlonglong>(game)});
  const auto* start = first.empty() ? nullptr : std::get_if<events::GameStarted>(&first.front());
  return start != nullptr ? start->names : PlayerNames{};
}

std::vector<Event> RecordStore::chosen(const QString& statement, const QVariantList& values) const {
  std::vector<Event> events;
  QSqlQuery query(QSqlDatabase::database(connection_));
  run(query, statement, values, nullptr);
  while (query.next()) {
    if (auto event = parse_event(query.value(1).toString().toStdString()))
      events.push_back(*std::move(event));
  }
  return events;
}

Result<std::int64_t> RecordStore::add(const std::vector<Event>& events) {
  if (const auto why = refusal()) return *why;
  QSqlDatabase database = QSqlDatabase::database(connection_);
  if (!database.transaction()) return not_stored(reason_of(database.lastError()));
  QString reason;
  QSqlQuery query(database);
  const bool ended = !events.empty() && std::holds_alternative<events::GameEnded>(events.back());
  const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
  const auto undone = [&](const Error& why) {
    database.rollback();
    return why;
  };
  if (!run(query,
           QStringLiteral("INSERT INTO games (id, begun, status, origin, key) VALUES (%1, ?, ?, ?, random())")
               .arg(QLatin1String(next_id)),
           {now, ended ? QStringLiteral("finished") : QStringLiteral("left"),
            static_cast<int>(Origin::taken_in)},
           &reason)) {
    return undone(not_stored(reason));
  }
  const std::int64_t game = query.lastInsertId().toLongLong();
  int number = 0;
  for (const Event& event : events) {
    if (const auto failure = append(game, number++, event)) return undone(*failure);
  }
  if (!database.commit()) return undone(not_stored(reason_of(database.lastError())));
  return game;
}

std::optional<Error> RecordStore::remove(std::int64_t game) {
  if (auto why = refusal()) return why;
  QSqlDatabase database = QSqlDatabase::database(connection_);
  QString reason;
  const auto failed = [&] {
    return error(RecordStoreText::tr("The game could not be deleted: %1").arg(reason));
  };
  if (!database.transaction()) {
    reason = reason_of(database.lastError());
    return failed();
  }
  QSqlQuery query(database);
  const QVariantList id{QVariant::fromValue<qlonglong>(game)};
  const bool done = run(query, QStringLiteral("DELETE FROM events WHERE game=?"), id, &reason) &&
                    run(query, QStringLiteral("DELETE FROM hints WHERE game=?"), id, &reason) &&
                    run(query, QStringLiteral("DELETE FROM levels WHERE game=?"), id, &reason) &&
                    run(query, QStringLiteral("DELETE FROM games WHERE id=?"), id, &reason) &&
                    run(query, QStringLiteral("INSERT OR REPLACE INTO deleted VALUES (?)"), id, &reason);
  if (done && database.commit()) return std::nullopt;
  if (done) reason = reason_of(database.lastError());
  database.rollback();
  return failed();
}

void RecordStore::set_aside(std::int64_t game, const QString& reason) {
  set_status(game, QStringLiteral("damaged"));
  const QByteArray text = raw_text(game).toUtf8();
  const QString path = free_path(QStringLiteral("game-%1-damaged").arg(game), QStringLiteral("txt"),
                                 {text.constData(), static_cast<std::size_t>(text.size())});
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly)) {
    file.write(text);
    file.commit();
  }
  notice_ =
      RecordStoreText::tr("A game could not be resumed (%1). Its record is kept as %2.").arg(reason, path);
}

QString RecordStore::raw_text(std::int64_t game) const {
  QString text;
  QSqlQuery query(QSqlDatabase::database(connection_));
  run(query, QStringLiteral("SELECT line FROM events WHERE game=? ORDER BY number"),
      {QVariant::fromValue<qlonglong>(game)}, nullptr);
  while (query.next()) text += query.value(0).toString() + u'\n';
  return text;
}

// A name that no other content has: a database that was begun anew numbers its games from 1 again.
QString RecordStore::free_path(const QString& name, const QString& ending, std::string_view content) const {
  const QDir folder(directory_);
  for (int number = 1;; ++number) {
    const QString suffix = number > 1 ? QStringLiteral("-%1").arg(number) : QString();
    const QString path = folder.filePath(QStringLiteral("%1%2.%3").arg(name, suffix, ending));
    QFile file(path);
    if (!file.exists()) return path;
    if (file.open(QIODevice::ReadOnly) &&
        file.readAll() == QByteArray(content.data(), qsizetype(content.size())))
      return path;
  }
}

Result<QString> RecordStore::export_text(std::int64_t game) const {
  if (const auto why = closed(game)) return *why;
  const auto events = load(game);
  if (!events) return events.error();
  const std::string text = to_text(*events);
  const QString path = free_path(QStringLiteral("game-%1").arg(game), QStringLiteral("tingpai"), text);
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly) ||
      file.write(text.data(), static_cast<qint64>(text.size())) != static_cast<qint64>(text.size()) ||
      !file.commit()) {
    return error(RecordStoreText::tr("%1 cannot be written: %2").arg(path, file.errorString()));
  }
  return path;
}

}  // namespace tingpai::app
