// What a tuning keeps on disk, so that it can be killed at any moment and goes on: one JSON object a line.
//
//   {"tuning":{"rules":"mcr","constants":"stake=10","walls":"20",...}}   what the result depends on
//   {"round":1,"difference":1.25,"variance":6.5}                         one line a round
//   {"match_after":40,"differences":[2.5,-8]}                            the match of the values after that
//   round
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/result.h"
#include "tests/bench/spsa.h"

namespace tingpai {

struct TuneState {
  std::vector<Measured> rounds;
  int match_after = 0;          // rounds
  std::vector<double> match{};  // by wall: points a hand of the tuned values above those of now
  bool operator==(const TuneState&) const = default;
};

// The settings of a tuning as text, each with its name.
using TuneSettings = std::vector<std::pair<std::string, std::string>>;

std::string to_text(const TuneSettings& settings, const TuneState& state);
// Only of a tuning with these settings. An error says where, and what differs.
Result<TuneState> parse_tune_state(std::string_view text, const TuneSettings& settings);

// Empty where there is no file yet.
Result<TuneState> load_tune_state(const std::string& path, const TuneSettings& settings);
// In one step: the file holds what it held before or all of this. Returns what went wrong, if anything.
std::optional<Error> save_tune_state(const std::string& path, const TuneSettings& settings,
                                     const TuneState& state);

}  // namespace tingpai
