#include "app/programs/program_seat.h"

#include <algorithm>

#include "app/programs/botzone_seat.h"
#include "app/programs/json_seat.h"
#include "app/programs/mjai_seat.h"

namespace tingpai::programs {

namespace {

constexpr int most_late = 3;  // answers in a game; then the program is given up

}  // namespace

void ProgramSeat::blame(Fault fault) {
  if (fault.kind == Fault::Kind::late) ++late_;
  given_up_ |= fault.kind == Fault::Kind::crashed || late_ == most_late;
  if (late_ == most_late) fault.message += "; given up";
  faults_.push_back(std::move(fault));
}

void ProgramSeat::give_up(Fault fault) {
  given_up_ = true;
  blame(std::move(fault));
}

std::unique_ptr<ProgramSeat> seat_speaking(Protocol protocol, Seat seat, Conversation program,
                                           const BySeat<std::optional<Level>>& levels, Role role) {
  switch (protocol) {
    case Protocol::botzone:
      return std::make_unique<BotzoneSeat>(seat, std::move(program));
    case Protocol::mjai:
      return std::make_unique<MjaiSeat>(seat, std::move(program), role);
    case Protocol::json:
      break;
  }
  return std::make_unique<JsonSeat>(seat, std::move(program), levels);
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

}  // namespace tingpai::programs
