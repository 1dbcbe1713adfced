// The state of a table: what everybody sees, and the whole truth.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/rules/match.h"
#include "engine/rules/turn_rules.h"
#include "engine/table/event.h"

namespace tingpai {

struct RiverTile {
  Tile tile;
  bool drawn = false;              // discarded straight from the wall
  std::optional<Seat> claimed_by;  // a claimed tile has left the river
  int number = 0;                  // among the hand's discards, 0-based: tells what came after what
  bool riichi = false;             // it declared riichi
  bool operator==(const RiverTile&) const = default;
};

enum class Phase : std::uint8_t {
  before_game,  // a GameStarted follows
  before_hand,  // the first HandStarted follows
  dealing,      // dealing and replacing the flowers of the deal
  drawing,      // `turn` draws next
  acting,       // `turn` has drawn or claimed and must act
  claiming,     // the others may claim last_discard
  robbing,      // the others may rob last_kong
  hand_over,    // the hand has ended; a HandStarted or GameEnded follows
  game_over,
  exchanging,  // each seat chooses three tiles to give away
  voiding,     // each seat chooses the suit that it gives up
  settling,    // no more is played; a Settled follows
};

// What everybody sees of a seat beside its tiles.
struct SeatStatus {
  bool out = false;               // has won and plays no more in this hand
  bool riichi = false;            // has declared it, and no win came of that discard
  bool double_riichi = false;     // with its first discard, before anybody had claimed
  bool ippatsu = false;           // since then nobody has claimed, and it has not drawn and discarded again
  bool shown = false;             // its hand was laid open when the hand was settled
  std::optional<Suit> void_suit;  // the suit that it has given up

  bool operator==(const SeatStatus&) const = default;
};

inline constexpr int least_wall_of_riichi = 4;  // tiles that are left when it is declared

// Wins that a seat let pass, where that binds it. Its own secret: nobody else knows that it could have won.
struct Missed {
  std::optional<Tile> open;  // it may win on this tile, and has not been heard of yet
  Points worth = 0;          // of that win
  bool until_draw = false;   // it is bound until it draws again
  Points bound = 0;          // by a win of this worth
  bool for_good = false;     // it is bound until the hand ends

  bool operator==(const Missed&) const = default;
};

// What the whole table sees. Kept by events alone.
struct PublicState : Match {
  Ruleset ruleset;
  TurnRules rules;  // those of the ruleset
  BySeat<SeatStatus> status;
  BySeat<std::vector<RiverTile>> rivers;
  BySeat<SeenMelds> melds;  // a concealed kong has no tile here, not even its owner's, until it wins
  BySeat<std::vector<Tile>> flowers;
  BySeat<int> concealed_count;  // tiles in hand, the drawn one included
  int tiles = 0;                // of the whole set
  int wall_left = 0;            // tiles that can still be drawn
  BySeat<int> taken;            // tiles that each has been dealt and has drawn
  Phase phase = Phase::before_game;
  Seat turn;                                // who draws or acts; in claiming and robbing: whose tile it is
  std::optional<Tile> last_tile;            // the tile that may be claimed or robbed
  DrawSource last_draw = DrawSource::wall;  // how `turn` got its last tile; in drawing: how it gets its next
  bool drawn = false;                       // in acting: by a draw (true) or by a claim (false); in robbing:
                                            // the tile of the kong has just been drawn, or is not told
  std::vector<events::Won> wins;            // of this hand, in order
  std::vector<Transfer> ledger;             // of this hand, in order: what was paid beside wins
  std::vector<Tile> indicators;             // turned over in this hand
  bool riichi_pending = false;              // the last discard declared it; the stick is not paid yet
  std::optional<AbortReason> aborted;       // the hand ended so

  Seat at(Wind wind) const;     // who sits there
  Seat after(Seat seat) const;  // who plays next in turn order, past those who are out
  int steps(Seat from,
            Seat to) const;  // 0 to 3 turns onwards: 1 is the next player (right), 3 the previous (left)
  Seat dealer() const { return at(Wind::east); }
  bool declared(Seat seat) const;           // riichi, with a discard that may still be won on, too
  int in_play() const;                      // seats that are not out
  const events::Won* won(Seat seat) const;  // its win in this hand, or nullptr
  // The hand that a seat has won with, which lies open. The tile of several winners is the first one's.
  std::optional<Hand> shown_hand(Seat seat) const;
  bool more_winners() const { return !wins.empty() && wins.back().more > 0; }  // on the tile just won
  int left_for(Seat seat) const;  // tiles that this seat can still draw, 0 or more
  int kongs() const;              // of all seats
  int kongs_replaced() const;     // whose replacements have been drawn
  // Draws until the hand ends without a winner, if nobody claims or replaces a tile.
  int draws_left() const;
  bool operator==(const PublicState&) const = default;
};

// Flowers that a hand was dealt or drew and has not shown yet. They count as its tiles, but are no part of
// Hand.
using HeldFlowers = StaticVector<Tile, Tile::flower_kinds>;

// The truth. Only the referee, replays and tests hold one.
struct TableState {
  PublicState table;
  std::uint64_t seed = 0;
  BySeat<Hand> hands;
  BySeat<HeldFlowers> held_flowers;
  BySeat<Missed> missed;
  std::optional<Tile> drawn;  // the tile `turn` has just drawn, which is in its hand; never a flower
  std::vector<Tile> wall;     // of this hand, as dealt; with own walls: the quarters of E, S, W, N
  std::size_t front = 0;      // next to draw; with own walls front and back only count
  std::size_t back = 0;       // one past the next replacement

  bool operator==(const TableState&) const = default;
};

// The only way a state changes. The event must fit the state (asserted): check() first what comes from
// outside.
void evolve(TableState& state, const Event& event);

}  // namespace tingpai
