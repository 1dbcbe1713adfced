#include "engine/ai/policy/networks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "engine/ai/policy/weights.h"

namespace tingpai::policy {

namespace {

// What scores lower than the best by so much is seldom chosen after looking ahead: e to the third, 20 to one.
constexpr std::int32_t close_score = 3 * score_unit;

std::array<std::optional<AnyNetwork>, 4>& networks() {  // in the order of SchemeId
  static std::array<std::optional<AnyNetwork>, 4> all;
  return all;
}

std::size_t index(SchemeId scheme) { return static_cast<std::size_t>(scheme); }

template <class Kind>
Result<AnyNetwork> read_as(std::span<const std::byte> file) {
  auto network = Kind::read(file);
  if (!network) return network.error();
  return AnyNetwork(*std::move(network));
}

}  // namespace

Result<AnyNetwork> read_network(std::span<const std::byte> file) {
  return has_format(file, Convolution::format) ? read_as<Convolution>(file) : read_as<Network>(file);
}

std::size_t preferred(const AnyNetwork& network, const PlayerView& view, std::span<const Action> actions) {
  const auto scores = weighed(network, view, actions, close_score);
  return static_cast<std::size_t>(std::ranges::max_element(scores) - scores.begin());
}

std::vector<std::int32_t> weighed(const AnyNetwork& network, const PlayerView& view,
                                  std::span<const Action> actions, std::int32_t margin) {
  if (const auto* sparse = std::get_if<Network>(&network)) return weighed(*sparse, view, actions, margin);
  std::vector<Move> moves;
  for (const Action& action : actions) moves.push_back(*move_of(action));
  return std::get<Convolution>(network).scores(features_of(view), moves);
}

// Errors of Gumbel's distribution do that: what seems the best is taken.
std::size_t drawn(std::span<const std::int32_t> scores, double warmth, Random& lot) {
  std::size_t taken = 0;
  double best = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const double unit = std::max(lot.unit(), std::numeric_limits<double>::min());
    const double seems = scores[i] / (score_unit * warmth) - std::log(-std::log(unit));
    if (seems > best) best = seems, taken = i;
  }
  return taken;
}

std::vector<std::int32_t> scores_of(const AnyNetwork& network, const Features& features,
                                    std::span<const Choice> choices) {
  if (const auto* sparse = std::get_if<Network>(&network))
    return sparse->scores(moment_of(features), choices);
  std::vector<Move> moves;
  for (const Choice& choice : choices) moves.push_back(choice.move);
  return std::get<Convolution>(network).scores(features, moves);
}

Result<SchemeId> install(std::span<const std::byte> file) {
  auto network = read_network(file);
  if (!network) return network.error();
  const std::string& rules =
      std::visit([](const auto& any) -> const std::string& { return any.rules(); }, *network);
  const auto ruleset = parse_ruleset(rules);
  if (!ruleset) return Error{"weights for rules that are not known: \"" + rules + "\"", 0};
  const SchemeId scheme = scheme::id_of(*ruleset);
  networks()[index(scheme)] = *std::move(network);
  return scheme;
}

const AnyNetwork* network_of(const Ruleset& ruleset) {
  const auto& network = networks()[index(scheme::id_of(ruleset))];
  return network ? &*network : nullptr;
}

}  // namespace tingpai::policy
