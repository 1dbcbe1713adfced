// Botzone's protocol for Chinese Official, as its judge for "Chinese-Standard-Mahjong" speaks it: one line a
// request, one line a response, and every request is answered.
//
//   0 seat round                 seats are places: 0 east to 3 north; one hand is a game
//   1 h0 h1 h2 h3 13 tiles ...   the deal, then the flowers of each seat, of which there are h0 to h3
//   2 X                          this seat draws X
//   3 p DRAW | BUHUA H | PLAY X | PENG Y | CHI M Y | GANG | BUGANG X
//
// Tiles are W characters, B dots, T bamboo, F winds, J1 red, J2 green, J3 white, H flowers. A pung or chow
// names the discard that follows, Y; a chow its middle tile, M. A kong of a tile just drawn is concealed, and
// only its owner's response names it. Without flowers each seat draws from its own 34 tiles
// (Ruleset::own_walls); with flowers, from one wall.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/options.h"

namespace tingpai::botzone {

// One hand without flowers, with own walls.
Ruleset default_ruleset();
// The same rules of Chinese Official without flowers and with own walls: as its programs know the table.
Ruleset as_played_there(Ruleset ruleset);

std::string tile_text(Tile tile);  // "W1"; no red five
Result<Tile> tile_named(std::string_view word);

// ---- A player's side

// Keeps one seat's view of a game from its requests alone. They do not tell whether a discard came straight
// from the wall; only own discards are marked so.
class Listener {
 public:
  // Applies a request. Error: the place in it and the reason; the view stays as it was.
  std::optional<Error> hear(std::string_view request);
  // What this seat answered to the last request.
  void answered(std::string_view response);

  const PlayerView& view() const { return view_; }
  bool operator==(const Listener&) const = default;

 private:
  PlayerView view_;
  std::optional<Tile> kong_;  // the concealed kong that was answered
};

using Chooser = std::function<Action(const PlayerView&, const LegalActions&)>;
// The response to the request that led to this view: what `choose` answers, asked once more for the discard
// after a chow or pung; "PASS" where there is nothing to decide.
std::string respond(const PlayerView& view, const Chooser& choose);

// ---- A referee's side

// Writes events as requests to one seat.
class Announcer {
 public:
  explicit Announcer(Seat seat) : seat_(seat) {}
  // The requests to send now, in order. Only the last can ask for a decision. Another seat's draw is sent
  // with what follows it, because a drawn flower has a request of its own.
  std::vector<std::string> requests(const SeenEvent& event);

 private:
  friend struct Announcement;
  Seat seat_;
  BySeat<Wind> winds_;
  bool dealing_ = false;
  std::vector<Tile> dealt_;  // own, without flowers
  BySeat<std::vector<Tile>> flowers_;
  std::optional<Seat> drew_;   // another seat, not told yet
  std::optional<Meld> claim_;  // a chow or pung whose discard has not happened yet
};

struct Response {
  Action action;
  std::optional<Tile> discard;  // after a chow or pung
};
// What a seat with this view, asked for `legal`, answers. Error: it is no response, or not a legal one.
Result<Response> parse_response(std::string_view text, const PlayerView& view, const LegalActions& legal);

}  // namespace tingpai::botzone
