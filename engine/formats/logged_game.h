// A game as other programs write it down, and the record that it becomes: our referee plays it again with the
// log's tiles and answers, and every draw, payment and score must come out as the log has it.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/table/event.h"

namespace tingpai {

// Seats have the log's numbers: see LoggedGame::by_wind.
struct LoggedDraw {
  Seat seat;
  Tile tile;
};
struct LoggedAction {
  Seat seat;
  Action action;  // of a win and of an abort the type alone counts
};
struct LoggedIndicator {};  // another one is turned over
struct LoggedStep {
  std::variant<LoggedDraw, LoggedAction, LoggedIndicator> what;
  std::size_t place = 0;  // in the log, for errors
};

struct LoggedHand {
  Wind round = Wind::east;
  Seat dealer;
  int honba = 0;
  int sticks = 0;
  std::optional<BySeat<Points>> scores;  // if it tells
  BySeat<std::vector<Tile>> dealt;       // thirteen each
  std::vector<Tile> indicators;          // all that were turned over, in order
  std::vector<Tile> under;               // those below them, as far as they are known
  std::vector<LoggedStep> steps;         // indicators among them need not be told
  std::optional<AbortReason> aborted;
  BySeat<Points> gains;    // of the end, without the sticks that were put down
  std::size_t place = 0;   // in the log
  std::size_t ending = 0;  // the place of the end
};
struct LoggedGame {
  std::optional<bool> red_fives;  // whether it has them, if it tells
  std::optional<int> deals;       // of its length, if it tells
  bool over = false;              // it tells that the game is over
  bool by_wind = false;           // seats are 0 east to 3 north of each hand; else 0 is the first dealer
  PlayerNames names;
  std::vector<LoggedHand> hands;
};

// The record, or where the log and these rules disagree: the position is a place of the log. A log that ends
// between two hands becomes a record that does.
Result<std::vector<Event>> played_again(const LoggedGame& game, const Ruleset& ruleset);

// The same with the first of the rules under which everything comes out as logged. A game that is over comes
// before one that stops, and one whose indicators are turned over when the log has it before others. The
// error is that of the rules that went furthest.
Result<std::vector<Event>> played_again_by_some(const LoggedGame& game, const std::vector<Ruleset>& rules);

// All variants of a scheme of riichi, in the lengths that a log allows.
std::vector<Ruleset> riichi_rules_of(const LoggedGame& game);

}  // namespace tingpai
