// The words for what the engine names, in the person's language.
#pragma once

#include <QString>
#include <QStringList>

#include "engine/ai/decision.h"
#include "engine/ai/level.h"
#include "engine/table/view.h"

namespace tingpai::app::names {

// Joined with the punctuation of the language; empty parts are left out.
QString list(const QStringList& parts);       // "one, two"
QString clauses(const QStringList& parts);    // "one; two"
QString sentences(const QStringList& parts);  // "one. two"
QString tile(Tile tile);                      // "3 of dots"
QString tiles(std::span<const Tile> tiles);
QStringList by_suit(std::span<const Tile> tiles);  // "1123 of dots", "7 of bamboo", "East, East, Plum"
QString wind(Wind wind);
QString suit(Suit suit);  // "dots"
QString pattern(PatternId id);
QString chow(Tile lowest);          // "7-8-9 of dots"
QString action(Action action);      // "Discard 3 of dots"
QString call(ActionType type);      // "Pung"
QString riichi();                   // the declaration
QString abort(AbortReason reason);  // why a hand ended without a winner: "four kongs"
QString criterion(Criterion criterion);
QString level(Level level);
QString style(Style style);
QString player(Seat seat);                     // where nobody has a name of their own; player 0 is "You"
QString hand_title(const PublicState& table);  // "East round, hand 2 of 16"
QString meld(MeldType type, std::optional<Tile> tile);

// Numbers as people read them.
QString number(int n);                                    // "25,000"
QString signed_number(int n);                             // "+24", "−8,000", "0"
QString signed_points(double points);                     // "+6.4"; from 100 on "+640"
QString score(int score, int start);                      // "+24"; of who begins with points "25,000"
QString margin(double points);                            // "0.6", of a sample never "0.0"
QString percent(double probability, bool exact = false);  // "31 %"; 0 % and 100 % only where exact

QString text(Tile tile);  // "3p"
QStringList texts(std::span<const Tile> tiles);

}  // namespace tingpai::app::names
