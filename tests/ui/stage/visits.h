// Ways to what lies beyond a game at the table: stored games looked back at, the book of mistakes, and people
// who share the screen.
#pragma once

#include "engine/rules/ruleset.h"
#include "tests/ui/stage/stage.h"

namespace tingpai::ui_test {

inline constexpr int patience = 120000;  // milliseconds; only a hang takes as long

// Rows of a "language" and a "size": the usual window, the narrow one in every language; with
// TINGPAI_PICTURES more, to be looked at.
void add_looks();

void shelve_games(Stage& stage);  // two games of two hands, with mistakes in them
bool shows(const Stage& stage, const QString& page);
bool open_page(const Stage& stage, const QString& page);                // from the menu, by its button
QList<QQuickItem*> seen_rows(const Stage& stage, const QString& type);  // of a list, from the top
QString seen_text(const Stage& stage, const QString& name);             // empty where it is not seen
bool reviewed(Stage& stage);
bool open_review(Stage& stage);  // of the newer game, to its end
bool leave_review_for_mistakes(Stage& stage);
bool open_replay(Stage& stage, const std::vector<Event>& events);  // of a game with a mistake marked in it

app::Players ann_and_bo();
Ruleset short_game();
Action choice_of(app::GameController& game);  // what the script does for whom the screen is open
// A game of two plays on until `part` is seen, "curtain" or "peopleBar".
bool play_shared_until(Stage& stage, const QString& part);

}  // namespace tingpai::ui_test
