#include "engine/ai/policy/networks.h"

#include <array>
#include <optional>

namespace tingpai::policy {

namespace {

std::array<std::optional<Network>, 4>& networks() {  // in the order of SchemeId
  static std::array<std::optional<Network>, 4> all;
  return all;
}

std::size_t index(SchemeId scheme) { return static_cast<std::size_t>(scheme); }

}  // namespace

Result<SchemeId> install(std::span<const std::byte> file) {
  auto network = Network::read(file);
  if (!network) return network.error();
  const auto ruleset = parse_ruleset(network->rules());
  if (!ruleset) return Error{"weights for rules that are not known: \"" + network->rules() + "\"", 0};
  const SchemeId scheme = scheme::id_of(*ruleset);
  networks()[index(scheme)] = *std::move(network);
  return scheme;
}

const Network* network_of(const Ruleset& ruleset) {
  const auto& network = networks()[index(scheme::id_of(ruleset))];
  return network ? &*network : nullptr;
}

}  // namespace tingpai::policy
