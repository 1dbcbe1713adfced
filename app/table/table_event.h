// What QML is told of an event: a value to animate and to read aloud.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/people/players.h"
#include "engine/table/view.h"

namespace tingpai::app {

struct TableEvent {
  Q_GADGET
  QML_VALUE_TYPE(tableEvent)
  Q_PROPERTY(int type MEMBER type)
  Q_PROPERTY(int position MEMBER position)
  Q_PROPERTY(int fromPosition MEMBER from_position)
  Q_PROPERTY(QString tile MEMBER tile)
  Q_PROPERTY(QList<QString> tiles MEMBER tiles)
  Q_PROPERTY(bool drawn MEMBER drawn)
  Q_PROPERTY(bool riichi MEMBER riichi)
  Q_PROPERTY(int row MEMBER row)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(int duration MEMBER duration)
 public:
  int type = 0;            // GameController::EventType
  int position = -1;       // who acts, 0 to 3, or -1
  int from_position = -1;  // whose discard was taken, or -1
  QString tile;            // empty: hidden
  QStringList tiles;
  bool drawn = false;
  bool riichi = false;  // declared with the discard
  int row = -1;
  QString text;      // in words
  int duration = 0;  // milliseconds until the next event

  bool operator==(const TableEvent&) const = default;
};

// `before`: the view that has not seen the event yet; `row` and `duration` are left to the caller.
TableEvent table_event(const SeenEvent& event, const PlayerView& before, const Players& players);

}  // namespace tingpai::app
