// Why a discard is dangerous or not, in the terms by which a person reads a table. Pure.
#pragma once

#include <QString>

#include "engine/ai/decision.h"

namespace tingpai::app {

// By opponent, the most dangerous first: the chance and what speaks for or against it. Empty where no
// opponent has a chance worth telling.
QString danger_words(const PlayerView& view, const Decision& decision, Tile tile);

}  // namespace tingpai::app
