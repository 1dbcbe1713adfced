// Who may use the records: our own lock, which keeps other windows out, and the locks of other programs.
#pragma once

#include <QString>

class QLockFile;

namespace tingpai::app {

// Takes the lock, or finds it taken; does not wait. An illegible one is nobody's.
bool lock_at_once(QLockFile& lock);

// The program that writes to an SQLite database, such as "sqlite3 (1234)"; empty where the system does not
// tell.
QString locked_by(const QString& database);

}  // namespace tingpai::app
