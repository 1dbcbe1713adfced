#include "tests/bench/expert_constants.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace tingpai {

namespace {

// Of a member that `ref(model)` refers to.
template <class Ref>
constexpr ExpertConstant constant(std::string_view name, Ref) {
  return {name, [](const ExpertModel& model) { return static_cast<double>(Ref{}(model)); },
          [](ExpertModel& model, double value) {
            auto& member = Ref{}(model);
            member = static_cast<std::remove_reference_t<decltype(member)>>(value);
          }};
}

constexpr std::array all{
    constant(
        "stake", [](auto& m) -> auto& { return m.value.stake; }),
    constant(
        "risk_ahead", [](auto& m) -> auto& { return m.value.risk_ahead; }),
    constant(
        "safe_share", [](auto& m) -> auto& { return m.value.safe_share; }),
    constant(
        "kept_hope", [](auto& m) -> auto& { return m.value.kept_hope; }),
    constant(
        "caution", [](auto& m) -> auto& { return m.value.caution; }),
    constant(
        "kongs_ahead", [](auto& m) -> auto& { return m.value.kongs_ahead; }),
    constant(
        "stick", [](auto& m) -> auto& { return m.value.stick; }),
    constant(
        "claimed_wins", [](auto& m) -> auto& { return m.value.claimed_wins; }),
    constant(
        "opened_wins", [](auto& m) -> auto& { return m.value.opened_wins; }),
    constant(
        "opened", [](auto& m) -> auto& { return m.value.opened; }),
    constant(
        "declared", [](auto& m) -> auto& { return m.value.declared; }),
    constant(
        "discard_rate", [](auto& m) -> auto& { return m.odds.discard_rate; }),
    constant(
        "chow_bias", [](auto& m) -> auto& { return m.odds.bias[1]; }),
    constant(
        "pung_bias", [](auto& m) -> auto& { return m.odds.bias[2]; }),
    constant(
        "win_bias", [](auto& m) -> auto& { return m.odds.bias[3]; }),
};

}  // namespace

std::span<const ExpertConstant> expert_constants() { return all; }

const ExpertConstant* expert_constant(std::string_view name) {
  const auto* found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
  return found == all.end() ? nullptr : found;
}

}  // namespace tingpai
