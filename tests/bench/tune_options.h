// What `tune` is asked for.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/arena/sprt.h"
#include "app/cli/arguments.h"
#include "engine/rules/ruleset.h"
#include "tests/bench/expert_constants.h"
#include "tests/bench/spsa.h"
#include "tests/bench/tune_state.h"

namespace tingpai {

struct TuneOptions {
  Ruleset ruleset;
  std::vector<const ExpertConstant*> constants;
  SpsaSettings spsa;
  int rounds = 0;
  int walls = 0;  // a round
  int match = 0;  // walls of the match at the end, at most
  cli::Sprt::Bounds sprt;
  int threads = 1;
  std::string state;
  bool list = false;

  std::vector<double> start() const;  // the constants of now
  TuneSettings settings() const;      // what the rounds depend on
};

Result<TuneOptions> read_tune_options(int argc, const char* const* argv);

}  // namespace tingpai
