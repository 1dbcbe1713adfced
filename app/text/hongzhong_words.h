// Red-dragon-wild in words.
#pragma once

#include "app/text/scheme_words.h"

namespace tingpai::app {

const SchemeWords& hongzhong_words();

}  // namespace tingpai::app
