// Sichuan bloody battle in words.
#pragma once

#include "app/text/scheme_words.h"

namespace tingpai::app {

const SchemeWords& sichuan_words();

}  // namespace tingpai::app
