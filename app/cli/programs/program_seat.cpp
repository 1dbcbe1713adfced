#include "app/cli/programs/program_seat.h"

#include <algorithm>

namespace tingpai::cli {

namespace {

constexpr int most_late = 3;  // answers in a game; then the program is given up

}  // namespace

void ProgramSeat::blame(Fault fault) {
  if (fault.kind == Fault::Kind::late) ++late_;
  given_up_ |= fault.kind == Fault::Kind::crashed || late_ == most_late;
  if (late_ == most_late) fault.message += "; given up";
  note(std::move(fault));
}

void ProgramSeat::give_up(Fault fault) {
  given_up_ = true;
  blame(std::move(fault));
}

Action harmless_action(const PlayerView& view, const LegalActions& legal) {
  const Action pass{ActionType::pass, Tile()};
  if (legal.contains(pass)) return pass;
  if (view.drawn && legal.contains({ActionType::discard, *view.drawn}))
    return {ActionType::discard, *view.drawn};
  const auto& actions = legal.actions;
  const auto last_discard = std::find_if(actions.rbegin(), actions.rend(), [](const Action& action) {
    return action.type == ActionType::discard;
  });
  return last_discard != actions.rend() ? *last_discard : actions.front();
}

}  // namespace tingpai::cli
