#include "engine/formats/protocol.h"

#include "engine/rules/riichi/scheme.h"
#include "engine/rules/scheme.h"

namespace tingpai {

Protocol usual_protocol(const Ruleset& ruleset) {
  switch (scheme::id_of(ruleset)) {
    case SchemeId::mcr:
      return Protocol::botzone;
    case SchemeId::riichi:
      return Protocol::mjai;
    default:
      return Protocol::json;
  }
}

Ruleset mjai_ruleset(bool red_fives) {
  Ruleset ruleset{8, riichi::mjai};
  if (!red_fives) riichi::rules_of(ruleset).red_fives = 0;
  return ruleset;
}

bool has_red_fives(const Ruleset& ruleset) { return riichi::rules_of(ruleset).red_fives > 0; }

}  // namespace tingpai
