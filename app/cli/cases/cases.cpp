#include "app/cli/cases/cases.h"

#include "app/cli/cases/hongzhong.h"
#include "app/cli/cases/mcr.h"
#include "app/cli/cases/riichi.h"
#include "app/cli/cases/sichuan.h"

namespace tingpai::cli {

const CaseSchema& cases_of(const Ruleset& ruleset) {
  switch (static_cast<SchemeId>(ruleset.scheme.index())) {  // see SchemeId
    case SchemeId::mcr:
      break;
    case SchemeId::hongzhong:
      return hongzhong_cases();
    case SchemeId::sichuan:
      return sichuan_cases();
    case SchemeId::riichi:
      return riichi_cases();
  }
  return mcr_cases();
}

}  // namespace tingpai::cli
