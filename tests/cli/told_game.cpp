#include "tests/cli/told_game.h"

#include "app/cli/arena/self_play.h"
#include "app/programs/event_json.h"
#include "engine/ai/levels/bots.h"

using namespace tingpai;

std::vector<std::string> lines_of_a_game(const Ruleset& ruleset, std::uint64_t seed, Seat seat) {
  Referee referee(ruleset, seed);
  std::vector<std::string> lines{JsonObject()
                                     .set("type", "hello")
                                     .set("protocol", "tingpai")
                                     .set("version", 1)
                                     .set("seat", seat.index())
                                     .set("ruleset", to_text(ruleset))
                                     .text()};
  int id = 0;
  const auto answer = [&](const PlayerView& view, const LegalActions& legal) {
    std::vector<std::string> actions;
    for (const Action& action : legal.actions) actions.push_back(to_text(action));
    if (view.seat == seat)
      lines.push_back(JsonObject().set("type", "ask").set("id", ++id).set("legal", actions).text());
    return decide(Level::quick, view, legal, Budget{}).chosen;
  };
  cli::play(referee, answer, [&](const Event& event) {
    const JsonObject seen = programs::to_json(redact(event, seat));
    lines.push_back(JsonObject().set("type", "event").set("event", seen).text());
    return true;
  });
  lines.push_back(JsonObject().set("type", "end").text());
  return lines;
}
