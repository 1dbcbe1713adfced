#include "app/cli/lines/levels.h"

#include <QJsonArray>

namespace tingpai::cli {

Field read_levels(const Fields& fields) {
  Field field;
  if (!fields.has("levels") || fields.is_null("levels")) return field;
  const QJsonArray levels = fields.value("levels").toArray();
  if (levels.size() != 4) {
    fields.fail("levels", "must be four, one a seat: a level or null");
    return field;
  }
  for (const Seat seat : all_seats) {
    const QJsonValue value = levels[seat.index()];
    if (value.isNull()) continue;
    const std::string place = "levels[" + std::to_string(seat.index()) + "]";
    const std::string name = value.toString().toStdString();
    const auto level = level_named(name);
    if (level) {
      field[seat] = *level;
    } else {
      fields.fail(place, value.isString() ? "\"" + name + "\" is no level" : "must be a level or null");
    }
  }
  return field;
}

}  // namespace tingpai::cli
