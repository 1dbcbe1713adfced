#include "app/cli/cases/cases.h"

#include "app/cli/cases/mcr.h"

namespace tingpai::cli {

const CaseSchema& cases_of(const Ruleset& ruleset) {
  switch (static_cast<SchemeId>(ruleset.scheme.index())) {  // see SchemeId
    case SchemeId::mcr:
      break;
  }
  return mcr_cases();
}

}  // namespace tingpai::cli
