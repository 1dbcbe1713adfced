#include "app/store/sql_words.h"

#include <QCoreApplication>
#include <QSqlError>
#include <QSqlQuery>

namespace tingpai::app {
namespace {

struct SqlText {
  Q_DECLARE_TR_FUNCTIONS(RecordStore)
};

// https://www.sqlite.org/rescode.html
enum Code {
  busy = 5,
  locked = 6,
  read_only = 8,
  io_error = 10,
  corrupt = 11,
  full = 13,
  cannot_open = 14,
  no_database = 26
};

// Without the detail that stands in the upper bits.
int code_of(const QSqlError& error) { return error.nativeErrorCode().toInt() & 0xff; }

}  // namespace

bool tells_lock(const QSqlError& error) { return code_of(error) == busy || code_of(error) == locked; }

bool tells_damage(const QSqlError& error) {
  return code_of(error) == corrupt || code_of(error) == no_database;
}

QString reason_of(const QSqlError& error) {
  switch (code_of(error)) {
    case busy:
    case locked:
      return SqlText::tr("another program has locked the records");
    case read_only:
      return SqlText::tr("the file cannot be written");
    case io_error:
      return SqlText::tr("the disk is full or damaged");
    case full:
      return SqlText::tr("the disk is full");
    case cannot_open:
      return SqlText::tr("the file cannot be opened");
    default:
      return error.databaseText();
  }
}

bool run(QSqlQuery& query, const QString& statement, const QVariantList& values, QString* reason) {
  bool done = query.prepare(statement);
  for (const QVariant& value : values) query.addBindValue(value);
  done = done && query.exec();
  if (!done && reason != nullptr) *reason = reason_of(query.lastError());
  return done;
}

}  // namespace tingpai::app
