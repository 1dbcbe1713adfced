// What an error of the database means.
#pragma once

#include <QString>

class QSqlError;

namespace tingpai::app {

bool tells_lock(const QSqlError& error);    // another connection writes to the database
bool tells_damage(const QSqlError& error);  // the file is not, or is no longer, a database
QString reason_of(const QSqlError& error);  // for the person, as part of a sentence

}  // namespace tingpai::app
