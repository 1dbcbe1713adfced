// Tells a seat, or a spectator who sees everything, in mjai's messages what happens at a riichi table.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/table/state.h"

namespace tingpai::mjai {

class Announcer {
 public:
  explicit Announcer(std::optional<Seat> seat) : seat_(seat) {}

  // The messages of what has just been seen, each a JSON object; `table` is the table after it. A
  // declared riichi is a message before its discard. Seats are told by the protocol's own numbers.
  std::vector<std::string> messages(const SeenEvent& event, const PublicState& table);

 private:
  struct Telling;

  std::optional<Seat> seat_;
  bool red_fives_ = false;
  PlayerNames names_;
  BySeat<std::vector<Tile>> dealt_;  // as far as they are seen
  std::optional<Seat> declared_;     // whose riichi may still be won on
};

// The protocol's number of a seat: 0 is the first dealer.
Seat id_of(Seat seat, const PublicState& table);

}  // namespace tingpai::mjai
