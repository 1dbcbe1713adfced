#include "app/cli/weights.h"

#include <span>

#include "app/cli/files.h"
#include "engine/ai/policy/networks.h"
#include "engine/checksum.h"

namespace tingpai::cli {

Result<std::string> install_weights(const std::string& path, const Ruleset& ruleset) {
  constexpr std::size_t most_mebibytes = 16;
  const auto wrong = [&](const std::string& what) { return Error{"--weights: " + what}; };
  const auto bytes = file_text(path, most_mebibytes);
  if (!bytes) return wrong(bytes.error().message);
  const auto scheme = policy::install(std::as_bytes(std::span(*bytes)));
  if (!scheme) {
    const Error& error = scheme.error();
    return wrong(path + ", byte " + std::to_string(error.position) + ": " + error.message);
  }
  if (*scheme != scheme::id_of(ruleset))
    return wrong(path + " has no weights for " + std::string(scheme::name_of(ruleset)));
  return std::to_string(crc32(*bytes));
}

}  // namespace tingpai::cli
