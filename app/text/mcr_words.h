// Chinese Official in words.
#pragma once

#include "app/text/scheme_words.h"

namespace tingpai::app {

const SchemeWords& mcr_words();

}  // namespace tingpai::app
