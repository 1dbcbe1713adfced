#include "engine/table/hand_ends.h"

#include "engine/rules/scheme.h"

namespace tingpai {

bool HandEnds::play_is_over(const Event& event) {
  if (std::holds_alternative<events::WallExhausted>(event) || std::holds_alternative<events::Aborted>(event))
    return true;
  const auto* won = std::get_if<events::Won>(&event);
  if (won == nullptr) return false;
  ++winners_;
  if (won->more > 0) return false;
  return !rules_.goes_on_after_win || winners_ + 1 >= static_cast<int>(all_seats.size());
}

bool HandEnds::after(const Event& event) {
  if (const auto* start = std::get_if<events::GameStarted>(&event))
    rules_ = scheme::turn_rules(start->ruleset);
  const bool played = play_is_over(event);
  const bool over = rules_.settles ? std::holds_alternative<events::Settled>(event) : played;
  if (over || std::holds_alternative<events::HandStarted<Truth>>(event)) winners_ = 0;
  return over;
}

std::optional<Payments> payments_of(const Event& event) {
  if (const auto* won = std::get_if<events::Won>(&event)) return won->payments;
  if (const auto* paid = std::get_if<events::Paid>(&event)) return paid->transfer.payments;
  const auto* settled = std::get_if<events::Settled>(&event);
  if (settled == nullptr) return std::nullopt;
  Payments sum;
  for (const Transfer& transfer : settled->transfers) {
    for (const Seat seat : all_seats) sum[seat] += transfer.payments[seat];
  }
  return sum;
}

}  // namespace tingpai
