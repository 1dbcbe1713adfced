#include "app/text/scheme_words.h"

#include "app/text/mcr_words.h"

namespace tingpai::app {

const SchemeWords& words_of(SchemeId scheme) {
  switch (scheme) {
    case SchemeId::mcr:
      break;
  }
  return mcr_words();
}

const SchemeWords& words_of(PatternId pattern) { return words_of(pattern.scheme); }

const SchemeWords& words_of(const Ruleset& ruleset) {
  return words_of(static_cast<SchemeId>(ruleset.scheme.index()));  // see SchemeId
}

}  // namespace tingpai::app
