#include "app/policies/carried.h"

#include <QFile>
#include <span>

#include "engine/ai/policy/networks.h"

namespace tingpai::app {

std::optional<Error> prepare(Bot bot, const Ruleset& ruleset) {
  if (!asks_network(bot.level) || policy::network_of(ruleset) != nullptr) return std::nullopt;
  const std::string name(scheme::name_of(ruleset));
  QFile file(QStringLiteral(":/assets/policies/%1.policy").arg(QString::fromStdString(name)));
  if (!file.open(QIODevice::ReadOnly))
    return Error{std::string(to_text(bot.level)) + " has not learned " + name};
  const QByteArray bytes = file.readAll();
  const auto scheme =
      policy::install(std::as_bytes(std::span(bytes.data(), static_cast<std::size_t>(bytes.size()))));
  if (!scheme) return Error{"the network of " + name + ": " + scheme.error().message};
  return std::nullopt;
}

}  // namespace tingpai::app
