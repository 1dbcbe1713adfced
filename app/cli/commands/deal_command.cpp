// tingpai-cli deal: the wall and the opening hands of a numbered deal.
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/lines/json.h"
#include "engine/table/referee.h"

namespace tingpai::cli {

namespace {

Result<int> run(const Arguments& arguments) {
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
      .purpose = "the wall and the four opening hands of a numbered deal",
      .options = {rules_option, {"--seed", "S", "a whole number (1)"}, out_option},
      .example = "tingpai-cli deal --rules mcr --seed 7",
      .run = run,
  };
}

}  // namespace tingpai::cli
