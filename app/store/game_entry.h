// What the database holds of a game besides its events.
#pragma once

#include <QString>
#include <QVariant>
#include <cstdint>

#include "engine/rules/turn_rules.h"

class QSqlQuery;

namespace tingpai::app {

// Whose game it is.
enum class Origin {
  own,        // played here
  taken_in,   // a record from elsewhere
  continued,  // played on from a place in another game: one from elsewhere, finished, or still in progress
};

// A row of the list of games.
struct GameEntry {
  std::int64_t id = 0;
  QString begun;        // UTC, ISO 8601
  QString status;       // "open": in progress; "finished", "abandoned", "damaged"; "left": taken back, once
                        // abandoned, too
  QString level;        // of the bots, or mixed_levels; empty: not noted, or not the same in all of it
  bool shared = false;  // several people at one screen
  int first = 0;        // the events before it are those of the game that it branched from
  Origin origin = Origin::own;
  int length = 16;         // in hands, as the game was begun
  std::int64_t later = 0;  // the newest game that goes on from a place in it; 0: none
  QString kind;            // of rules: the name that their text begins with
  TurnRules turns{};       // of its rules, as far as they are known

  bool operator==(const GameEntry&) const = default;
};

inline constexpr auto mixed_levels = "mixed";  // of bots that differ in it

Origin origin_of(const QVariant& number);

// The rules that a game's first event tells, as text. Empty: it is none, or cannot be read.
QString rules_told_by(const QString& line);

// What is selected from table games, and the entry that its row is.
extern const char* const entry_columns;
GameEntry entry_of(const QSqlQuery& query);

}  // namespace tingpai::app
