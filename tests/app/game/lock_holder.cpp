// Another program that holds the records: takes the lock of writers and keeps it until its input ends.
// Usage: lock_holder DATABASE
#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <cstdio>

int main(int argc, char** argv) {
  const QCoreApplication app(argc, argv);
  QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
  database.setDatabaseName(QCoreApplication::arguments().value(1));
  if (!database.open() || !QSqlQuery(database).exec(QStringLiteral("BEGIN IMMEDIATE"))) return 1;
  std::puts("locked");
  std::fflush(stdout);
  while (std::getchar() != EOF) {
  }
  return 0;
}
