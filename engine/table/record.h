// A game as text: a header line, one event a line, and a trailer line that tells how many events there are.
// Every line carries a checksum, so a damaged or missing line is an error with its number.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/turn_rules.h"
#include "engine/table/event.h"

namespace tingpai {

inline constexpr std::size_t longest_line = 1 << 20;  // bytes; a wall takes 0.3 thousand

enum class RecordEnd : std::uint8_t {
  trailer,  // the record is closed by its trailer; text that ends before is an error
  open,     // a game in progress: no trailer is needed, and what follows the last line end is left out
};

std::string to_text(const std::vector<Event>& events, RecordEnd end = RecordEnd::trailer);
// The error's position is the 1-based line.
Result<std::vector<Event>> parse_record(std::string_view text, RecordEnd end = RecordEnd::trailer);

// When a hand is over, told from events alone: several may win in one. Events that end nothing may be left
// out. The rules are those of the last GameStarted, or what is given.
class HandEnds {
 public:
  explicit HandEnds(const TurnRules& rules = {}) : rules_(rules) {}

  bool after(const Event& event);  // whether the hand is over with it

 private:
  bool play_is_over(const Event& event);

  TurnRules rules_;
  int winners_ = 0;  // of the hand
};

// What events move from seat to seat, and to the table and from it, told one after the other. Those that move
// nothing may be left out, but for a discard that declares riichi and the event after it: its stick is paid
// when that is no win.
class PaymentsSoFar {
 public:
  std::optional<Payments> after(const Event& event);  // nothing: it moves nothing

 private:
  std::optional<Seat> declared_;  // with the last discard
};

}  // namespace tingpai
