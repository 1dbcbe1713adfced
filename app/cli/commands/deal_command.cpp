// tingpai-cli deal: the wall and the opening hands of a numbered deal, or the seal of one that has a code.
#include <QCryptographicHash>
#include <QString>

#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/formats/json.h"
#include "engine/formats/deal_code.h"
#include "engine/table/referee.h"

namespace tingpai::cli {

namespace {

std::string seal_of(const Deal& deal) {
  const auto walls = QByteArray::fromStdString(sealed_walls(deal));
  return QCryptographicHash::hash(walls, QCryptographicHash::Sha256).toHex().toStdString();
}

// As people copy it: in groups, in capitals, or only the 16 digits that the window once showed.
bool matches(const std::string& seal, const std::string& written) {
  constexpr qsizetype shown = 16;
  QString digits = QString::fromStdString(written).toLower();
  digits.removeIf([](QChar c) { return c.isSpace() || c == u'-'; });
  return digits.size() >= shown && QString::fromStdString(seal).startsWith(digits);
}

Result<int> tell_of_code(const Arguments& arguments, const std::string& code) {
  if (arguments.has("--rules") || arguments.has("--seed"))
    return Error{.message = "--code tells the rules and the seed: --rules and --seed do not go with it"};
  const auto deal = deal_of_code(code);
  if (!deal) return Error{.message = "--code " + code + ": " + deal.error().message};
  auto out = Output::open(arguments);
  if (!out) return out.error();
  const std::string seal = seal_of(*deal);
  const auto written = arguments.text("--seal");
  const auto match = written ? std::optional(matches(seal, *written)) : std::nullopt;
  const std::string line = JsonObject()
                               .set("rules", to_text(deal->ruleset))
                               .set("seed", deal->seed)
                               .set("seal", seal)
                               .set("match", match)
                               .text();
  return out->write(line + "\n") && match.value_or(true) ? 0 : 1;
}

Result<int> run(const Arguments& arguments) {
  if (const auto code = arguments.text("--code")) return tell_of_code(arguments, *code);
  if (arguments.has("--seal")) return Error{.message = "--seal goes with --code"};
  const auto rules = arguments.rules();
  if (!rules) return rules.error();
  const auto seed = arguments.seed("--seed", 1);
  if (!seed) return seed.error();
  auto out = Output::open(arguments);
  if (!out) return out.error();

  Referee referee(*rules, *seed);
  std::vector<std::string> hands(4);
  while (const auto event = referee.advance()) {
    const auto* dealt = std::get_if<events::Dealt<Truth>>(&*event);
    if (dealt) hands[static_cast<std::size_t>(dealt->seat.index())] = to_text(dealt->tiles);
  }
  const std::string line = JsonObject()
                               .set("rules", to_text(*rules))
                               .set("seed", *seed)
                               .set("wall", to_text(referee.state().wall))
                               .set("hands", hands)
                               .text();
  return out->write(line + "\n") ? 0 : 1;
}

}  // namespace

Command deal_command() {
  return {
      .name = "deal",
      .purpose =
          "the wall and the four opening hands of a numbered deal, or the seal of a deal that has a code",
      .options = {{"--rules", "RULES",
                   "%ALL_RULES, or %RULES with changes: \"%RULES;minimum_fan=6\"; not with --code"},
                  {"--seed", "S", "the number of the deal (1)"},
                  {"--code", "CODE",
                   "a deal code of the window instead: prints its rules, its seed and its seal"},
                  {"--seal", "HEX",
                   "for --code: whether the seal begins so (16 digits at least); exit code 1 if not"},
                  out_option},
      .example = "tingpai-cli deal --code 0KAA-84B --seal 'bcf6 d74a 23fb 8242'",
      .run = run,
  };
}

}  // namespace tingpai::cli
