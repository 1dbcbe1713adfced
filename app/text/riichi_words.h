// Riichi in words.
#pragma once

#include "app/text/scheme_words.h"

namespace tingpai::app {

const SchemeWords& riichi_words();

}  // namespace tingpai::app
