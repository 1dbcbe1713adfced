// The commands of tingpai-cli. An error is bad usage (exit code 2); the number is the exit code otherwise.
#pragma once

#include "app/cli/arguments.h"

namespace tingpai::cli {

Result<int> shanten_command(const Arguments& arguments);
Result<int> score_command(const Arguments& arguments);
Result<int> analyze_command(const Arguments& arguments);
Result<int> value_command(const Arguments& arguments);
Result<int> arena_command(const Arguments& arguments);
Result<int> merge_command(const Arguments& arguments);  // arena merge
Result<int> null_command(const Arguments& arguments);   // arena null
Result<int> bot_command(const Arguments& arguments);
Result<int> replay_command(const Arguments& arguments);
Result<int> lessons_command(const Arguments& arguments);
Result<int> deal_command(const Arguments& arguments);
Result<int> bench_command(const Arguments& arguments);

}  // namespace tingpai::cli
