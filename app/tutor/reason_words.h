// A decision in sentences. Pure functions, based on the comparison of engine/ai/levels/reasons.h. No sentence
// names anything that speaks against it, nor live tiles unless they point the same way.
#pragma once

#include <QString>
#include <QStringList>

#include "engine/ai/decision.h"
#include "engine/table/view.h"

namespace tingpai::app {

// A level that compares something other than points (random) has no values to show.
bool has_values(const Decision& decision);

// What the action is to the hand: "No use in your hand, and safe". Empty where there is nothing plain to say.
QString meaning(const Decision& decision, Action action);
// How many numbers a sentence has: those that say it best, or all.
enum class Numbers { few, all };
// What the best action wins, brings and risks: the chance to win, points a hand, the chance to deal in (of a
// discard; else a dash). Empty where nothing is weighed.
// dangerous: discards can be won on.
QStringList figures(const Decision& decision, bool dangerous);
QStringList figure_captions(const Decision& decision);
// What a win is worth and what discards risk: with the chance to win they make up the value.
QString worth_and_risk(const Decision& decision);
// What the best action is, and its numbers: the chance to win; value, what a win is worth, what discards
// risk.
QString detail(const Decision& decision, Numbers numbers = Numbers::all);
// Why the best action: how it differs from the best of those that are worse, and which are equally good. Few:
// without amounts.
QString reason(const Decision& decision, Numbers numbers = Numbers::all);
// The same at a table whose rules may leave no choice.
QString reason(const PlayerView& view, const Decision& decision, Numbers numbers = Numbers::all);
// Why not this action: how it differs from the chosen one. Empty for the chosen one and where nothing is
// weighed.
QString why_not(const Decision& decision, Action action);

}  // namespace tingpai::app
