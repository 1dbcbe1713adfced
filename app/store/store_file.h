// The database file of the records: locked, opened, brought up to date, and mended where it is damaged.
#pragma once

#include <QString>
#include <QTemporaryDir>
#include <memory>
#include <optional>

class QLockFile;
class QSqlQuery;

namespace tingpai::app {

class StoreFile {
 public:
  // If the file cannot be written, a copy of it is `looked_at`; what is written to the copy is lost at the
  // end.
  enum class Access { none, looked_at, written };

  explicit StoreFile(const QString& directory);
  ~StoreFile();
  StoreFile(const StoreFile&) = delete;
  StoreFile& operator=(const StoreFile&) = delete;

  Access access() const { return access_; }
  QString connection() const { return connection_; }
  QString path() const;
  QString notice() const { return notice_; }  // what went wrong, for the person; empty if nothing

 private:
  enum class Opened { ok, damaged, failed };
  bool lock();
  void open_or_mend();
  void look_at_copy(const QString& reason);
  Opened open(QString* reason);
  Opened prepare(QString* reason);
  bool migrate(QSqlQuery& query, QString* reason);
  bool add_columns(QSqlQuery& query, QString* reason);
  bool note_rules(QSqlQuery& query, QString* reason);
  void close();
  QString put_aside() const;  // where the damaged file is kept

  QString directory_;
  std::unique_ptr<QLockFile> lock_;  // one process at a time
  std::optional<QTemporaryDir> copy_;
  QString connection_;
  QString notice_;
  Access access_ = Access::none;
};

}  // namespace tingpai::app
