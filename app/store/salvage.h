// What can still be read of a damaged database.
#pragma once

#include <QString>

namespace tingpai::app {

struct Salvaged {
  int whole = 0;    // games of which nothing is missing
  int damaged = 0;  // games that are there in part, and marked so
};

// Copies all rows that can be read from the file of the damaged database, which is not touched, into the one
// of `connection`. Its tables are made where it has none.
Salvaged salvage(const QString& file, const QString& connection);

}  // namespace tingpai::app
