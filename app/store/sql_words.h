// Statements of the database, and what their errors mean.
#pragma once

#include <QString>
#include <QVariant>

class QSqlError;
class QSqlQuery;

namespace tingpai::app {

bool tells_lock(const QSqlError& error);    // another connection writes to the database
bool tells_damage(const QSqlError& error);  // the file is not, or is no longer, a database
QString reason_of(const QSqlError& error);  // for the person, as part of a sentence

// Runs one statement with its values. False with the reason on failure.
bool run(QSqlQuery& query, const QString& statement, const QVariantList& values, QString* reason);

inline constexpr auto is_riichi = "line GLOB 'discard * riichi *'";  // the word of the checksum follows

// The events that end a hand or a game, are paid in it or declare riichi. An index knows them, so that
// statistics need not look at all others.
inline constexpr auto is_end =
    "(line GLOB 'win *' OR line GLOB 'no_winner*' OR line GLOB 'end *' OR line GLOB 'paid *' OR line GLOB "
    "'abort *' OR line GLOB 'settle *' OR line GLOB 'discard * riichi *')";

}  // namespace tingpai::app
