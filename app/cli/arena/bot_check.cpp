#include "app/cli/arena/bot_check.h"

#include "app/cli/arena/self_play.h"
#include "app/programs/json_seat.h"
#include "engine/ai/decision.h"
#include "engine/ai/levels/bots.h"
#include "engine/table/wall.h"

namespace tingpai::cli {

namespace {

constexpr int games = 20;
constexpr int hands = 4;          // in each
constexpr int most_given_up = 3;  // games; a program that is never ready gets no second one
constexpr Level others = Level::quick;

}  // namespace

BotCheckResult check_bot(const BotCheck& check, const std::function<void(int game, const Fault&)>& found) {
  BotCheckResult result;
  Ruleset ruleset = check.ruleset;
  ruleset.hands = hands;
  for (int given_up = 0; result.games < games && !result.stopped;) {
    const Seat seat = Seat::from_index(result.games % 4);
    const std::uint64_t seed = mixed_seed({check.seed, static_cast<std::uint64_t>(result.games)});
    JsonSeat::Levels levels;
    for (const Seat other : all_seats) levels[other] = other == seat ? std::nullopt : std::optional(others);
    JsonSeat program(seat, Conversation(by_shell(check.command), check.answer_limit), levels,
                     JsonSeat::Manner::trying);
    Referee referee(ruleset, seed);
    std::uint64_t number = 0;
    const auto answer = [&](const PlayerView& view, const LegalActions& legal) {
      Budget budget;
      budget.seed = mixed_seed({seed, number++});
      if (view.seat == seat) return program.answer(view, legal, budget.seed);
      return decide(others, view, legal, budget).chosen;
    };
    play(referee, answer, [&](const Event& event) { return program.hear(event, referee); });
    program.end();

    ++result.games;
    result.questions += program.questions();
    for (const Fault& fault : program.faults()) {
      ++result.faults[static_cast<std::size_t>(fault.kind)];
      found(result.games, fault);
    }
    if (!program.name().empty()) result.name = program.name();
    if (program.given_up()) ++given_up;
    result.stopped = program.name().empty() || given_up == most_given_up;
  }
  return result;
}

}  // namespace tingpai::cli
