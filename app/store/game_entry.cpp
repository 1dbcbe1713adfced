#include "app/store/game_entry.h"

#include <QSqlQuery>

#include "engine/table/record.h"

namespace tingpai::app {

namespace {

// Of a game by its first event.
int length_of(const QString& line) {
  const auto event = parse_event(line.toStdString());
  const auto* started = event ? std::get_if<events::GameStarted>(&*event) : nullptr;
  return (started != nullptr ? started->ruleset : Ruleset{}).hands;
}

}  // namespace

Origin origin_of(const QVariant& number) {
  const int origin = number.toInt();
  return origin == 1 ? Origin::taken_in : origin == 2 ? Origin::continued : Origin::own;
}

const char* const entry_columns =
    "id, begun, status, level, people, parent_number, origin, "
    "(SELECT line FROM events WHERE game=games.id AND number=0), "
    "coalesce((SELECT MAX(id) FROM games AS later WHERE later.parent=games.id), 0)";

GameEntry entry_of(const QSqlQuery& query) {
  return {query.value(0).toLongLong(),
          query.value(1).toString(),
          query.value(2).toString(),
          query.value(3).toString(),
          !query.value(4).toString().isEmpty(),
          query.value(5).toInt(),
          origin_of(query.value(6)),
          length_of(query.value(7).toString()),
          query.value(8).toLongLong()};
}

}  // namespace tingpai::app
