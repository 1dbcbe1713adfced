// The networks that this program has, one a scheme. They are loaded before the first decision that asks for
// them and stay as they are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "engine/ai/policy/convolution.h"
#include "engine/ai/policy/network.h"
#include "engine/rules/scheme.h"
#include "engine/table/wall.h"

namespace tingpai::policy {

using AnyNetwork = std::variant<Network, Convolution>;

// Of either kind: the file says which.
Result<AnyNetwork> read_network(std::span<const std::byte> file);
// The place of the action that it prefers; each has a move. It looks ahead only where that may change its
// mind.
std::size_t preferred(const AnyNetwork& network, const PlayerView& view, std::span<const Action> actions);
// As `weighed` of network.h; a convolution looks at all of them alike.
std::vector<std::int32_t> weighed(const AnyNetwork& network, const PlayerView& view,
                                  std::span<const Action> actions, std::int32_t margin);
// The place of one of them by lot, with the chances of softmax(scores / (warmth * score_unit)).
std::size_t drawn(std::span<const std::int32_t> scores, double warmth, Random& lot);
// Higher is better.
std::vector<std::int32_t> scores_of(const AnyNetwork& network, const Features& features,
                                    std::span<const Choice> choices);

// Takes the place of an earlier one of the same scheme: not while a decision is being made.
Result<SchemeId> install(std::span<const std::byte> file);
const AnyNetwork* network_of(const Ruleset& ruleset);  // null: none was loaded

}  // namespace tingpai::policy
