// What the rules of a table have, for a window that shows or hides by it. It need not know which rules they
// are.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>

#include "engine/rules/ruleset.h"
#include "engine/rules/turn_rules.h"

namespace tingpai::app {

struct TableRules {
  Q_GADGET
  QML_VALUE_TYPE(tableRules)
  Q_PROPERTY(QString kind MEMBER kind)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString pointsUnit MEMBER points_unit)
  Q_PROPERTY(bool standard MEMBER standard)
  Q_PROPERTY(bool chows MEMBER chows)
  Q_PROPERTY(bool flowers MEMBER flowers)
  Q_PROPERTY(bool winds MEMBER winds)
  Q_PROPERTY(bool indicators MEMBER indicators)
  Q_PROPERTY(bool voidSuits MEMBER void_suits)
  Q_PROPERTY(bool ledger MEMBER ledger)
  Q_PROPERTY(bool missedWins MEMBER missed_wins)
  Q_PROPERTY(bool selfDrawOnly MEMBER self_draw_only)
 public:
  QString kind;          // as scheme::name_of says it
  QString text;          // with all options, as to_text says them
  QString name;          // as people call them
  QString points_unit;   // "points"
  bool standard = true;  // a preset, but for the length: a deal's number or code means these rules
  bool chows = true;
  bool flowers = true;
  bool winds = true;            // of seats and rounds mean something
  bool indicators = false;      // tiles beside the wall are turned over
  bool void_suits = false;      // each seat gives up a suit
  bool ledger = false;          // something is paid beside wins
  bool missed_wins = false;     // a win that was let pass binds a seat
  bool self_draw_only = false;  // no discard wins

  bool operator==(const TableRules&) const = default;
};

TableRules table_rules(const Ruleset& ruleset, const TurnRules& turns);

}  // namespace tingpai::app
