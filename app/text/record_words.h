// What is wrong with a record, in the language of the program: the engine says it in English. Pure.
#pragma once

#include <QString>

#include "engine/result.h"

namespace tingpai::app {

QString record_words(const Error& error);

}  // namespace tingpai::app
