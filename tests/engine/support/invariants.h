// What must hold of every table, and after every event.
#pragma once

#include <string>

#include "engine/table/referee.h"

namespace tingpai {

// Every tile of the hand exactly once, wherever it lies.
bool tiles_conserve(const TableState& state);
// What is kept by counting, counted again.
bool counts_agree(const TableState& state);

// Everything that must hold after each event of a game. The first thing that does not is kept.
class Invariants {
 public:
  Invariants();                               // from the start of a game
  explicit Invariants(const Referee& start);  // from here on

  void after(const Referee& referee, const Event& event);
  const std::string& broken() const { return broken_; }

 private:
  void require(bool holds, const char* what);

  TableState state_;
  BySeat<PlayerView> views_;
  std::string broken_;
  int events_ = 0;
  Points fined_ = 0;  // paid to nobody
};

}  // namespace tingpai
