#include "app/store/locks.h"

#include <sys/stat.h>

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>
#include <QList>
#include <QLockFile>
#include <algorithm>

namespace tingpai::app {

// A process that runs has written its number into its lock. Where none can be read a process was killed, or a
// disk was full, while the lock was made.
bool lock_at_once(QLockFile& lock) {
  if (lock.tryLock(0)) return true;
  qint64 process = 0;
  QString host, program;
  const bool owned = lock.getLockInfo(&process, &host, &program);
  return !owned && lock.error() == QLockFile::LockFailedError && lock.removeStaleLockFile() &&
         lock.tryLock(0);
}

// The lock that writers need lies on the file with the suffix -shm, or on the database itself.
QString locked_by(const QString& database) {
  QFile locks(QStringLiteral("/proc/locks"));
  if (!locks.open(QIODevice::ReadOnly)) return {};
  QList<QByteArray> nodes;
  for (const char* suffix : {"-shm", ""}) {
    struct stat file {};
    if (stat(QFile::encodeName(database + QLatin1String(suffix)).constData(), &file) == 0)
      nodes << ':' + QByteArray::number(qulonglong(file.st_ino));
  }
  // "1: POSIX  ADVISORY  WRITE 1234 fe:00:5678 120 120"
  for (const QByteArray& line : locks.readAll().split('\n')) {
    const auto words = line.simplified().split(' ');
    if (words.size() < 8 || words[3] != "WRITE" ||
        words[4].toLongLong() == QCoreApplication::applicationPid())
      continue;
    if (std::none_of(nodes.begin(), nodes.end(), [&](const auto& node) { return words[5].endsWith(node); }))
      continue;
    QFile program("/proc/" + words[4] + "/comm");
    const bool known = program.open(QIODevice::ReadOnly);
    return QStringLiteral("%1 (%2)").arg(
        known ? QString::fromLocal8Bit(program.readAll()).trimmed() : QString(),
        QString::fromLatin1(words[4]));
  }
  return {};
}

}  // namespace tingpai::app
