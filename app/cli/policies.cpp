#include "app/cli/policies.h"

#include <QFile>
#include <span>

#include "app/cli/files.h"
#include "engine/ai/policy/networks.h"
#include "engine/checksum.h"

namespace tingpai::cli {

std::optional<Error> prepare(Bot bot, const Ruleset& ruleset) {
  if (bot.level != Level::swift || policy::network_of(ruleset) != nullptr) return std::nullopt;
  const std::string name(scheme::name_of(ruleset));
  QFile file(QStringLiteral(":/assets/policies/%1.policy").arg(QString::fromStdString(name)));
  if (!file.open(QIODevice::ReadOnly)) return Error{"swift has not learned " + name};
  const QByteArray bytes = file.readAll();
  const auto scheme =
      policy::install(std::as_bytes(std::span(bytes.data(), static_cast<std::size_t>(bytes.size()))));
  if (!scheme) return Error{"the network of " + name + ": " + scheme.error().message};
  return std::nullopt;
}

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
