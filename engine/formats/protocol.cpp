#include "engine/formats/protocol.h"

#include <algorithm>

#include "engine/formats/botzone.h"
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

bool can_tell(Protocol protocol, const Ruleset& ruleset) {
  if (protocol == Protocol::json) return true;
  if (protocol != usual_protocol(ruleset)) return false;
  return protocol == Protocol::mjai || botzone::as_played_there(ruleset) == ruleset;
}

Ruleset told(Protocol protocol, const Ruleset& ruleset) {
  if (can_tell(protocol, ruleset)) return ruleset;
  if (protocol == Protocol::mjai) return mjai_ruleset(true);
  return usual_protocol(ruleset) == protocol ? botzone::as_played_there(ruleset) : botzone::default_ruleset();
}

std::string_view to_text(Protocol protocol) {
  switch (protocol) {
    case Protocol::botzone:
      return "botzone";
    case Protocol::mjai:
      return "mjai";
    case Protocol::json:
      break;
  }
  return "json";
}

std::optional<Protocol> protocol_named(std::string_view text) {
  const auto named =
      std::ranges::find_if(all_protocols, [&](Protocol protocol) { return to_text(protocol) == text; });
  return named != all_protocols.end() ? std::optional(*named) : std::nullopt;
}

Ruleset mjai_ruleset(bool red_fives) {
  Ruleset ruleset{8, riichi::mjai};
  if (!red_fives) riichi::rules_of(ruleset).red_fives = 0;
  return ruleset;
}

bool has_red_fives(const Ruleset& ruleset) { return riichi::rules_of(ruleset).red_fives > 0; }

}  // namespace tingpai
