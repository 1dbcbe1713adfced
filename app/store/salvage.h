// What can still be read of a damaged database.
#pragma once

#include <QString>

namespace tingpai::app {

// Copies all rows that can be read from the file of the damaged database, which is not touched, into the one
// of `connection`. Its tables are made where it has none.
// Returns how many games are complete; those of which a part is missing are marked as damaged.
int salvage(const QString& file, const QString& connection);

}  // namespace tingpai::app
