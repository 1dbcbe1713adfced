// The rows on the pages of an SQLite file, found without its schema: what is left where its first page is
// lost.
#pragma once

#include <QString>
#include <QVariant>
#include <functional>

namespace tingpai::app {

struct RawRow {
  bool by_key = false;  // of a table WITHOUT ROWID or an index
  qint64 id = 0;        // else: the number of the row
  QVariantList values;
};

// Whether the key of the one comes right before the other's, as those of most neighbours do. A damaged key
// fits neither of its neighbours.
bool adjoin(const RawRow& row, const RawRow& next);

// Of the file and the log beside it. The same row may come twice, and a row that was deleted may come too.
// `placed`: its key adjoins that of a neighbour.
void for_each_raw_row(const QString& file, const std::function<void(const RawRow&, bool placed)>& take);

}  // namespace tingpai::app
