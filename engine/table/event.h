// Everything that happens at a table, as values with a one-line text form.
//
// An Event is the truth; a SeenEvent is what one seat may know of it. Both are one template: a field of type
// Hidden<View, T> is T in an Event and std::optional<T> in a SeenEvent, so that redact() must handle it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/hand.h"
#include "engine/player_names.h"
#include "engine/rules/match.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/score.h"

namespace tingpai {

enum class ActionType : std::uint8_t {
  discard,
  chow,
  pung,
  melded_kong,
  concealed_kong,
  added_kong,
  win,
  pass,
  exchange,   // three tiles, before the first draw
  void_suit,  // the suit that this seat will do without
  abort,      // ends the hand, where a ruleset lets a seat do so
};
constexpr bool is_kong(ActionType type) {
  return type == ActionType::melded_kong || type == ActionType::concealed_kong ||
         type == ActionType::added_kong;
}

// What a seat answers.
struct Action {
  ActionType type = ActionType::pass;
  // discard, win: that very tile; chow: its lowest kind; pung, kongs: the kind, but the very tile added to a
  // pung; void_suit: the one of the suit; exchange: the first of the three; else unused
  Tile tile{};
  RedFives reds{};             // chow, pung, melded_kong: red fives that leave the hand for it
  bool riichi = false;         // discard: declares riichi
  std::array<Tile, 2> more{};  // exchange: the other two; all in order of kind, a plain five before a red one
  // discard: another copy of the tile just drawn than that one. Which copy goes is no other choice: it makes
  // no action differ, and where the drawn one must go or is the only one, it goes.
  bool held = false;

  bool operator==(const Action& other) const {
    return type == other.type && tile == other.tile && reds == other.reds && riichi == other.riichi &&
           more == other.more;
  }
};
// "discard 3m", "chow 2p", "chow 3p with 0p", "discard 3m riichi", "exchange 1m 1m 7m", "void m", "pass"
std::string to_text(const Action& action);
Result<Action> parse_action(std::string_view text);
// The meld that a chow, pung or melded kong lays down.
Meld meld_of(const Action& action, Tile claimed, std::optional<Seat> from);

struct Truth {};  // the table knows
struct Sight {};  // a seat may not know
template <class View, class T>
using Hidden = std::conditional_t<std::is_same_v<View, Truth>, T, std::optional<T>>;

enum class DrawSource : std::uint8_t { wall, flower_replacement, kong_replacement };

// Points that change hands beside a win.
enum class TransferReason : std::uint8_t {
  kong,            // to who declares it
  kong_passed_on,  // to the winner on the discard after it
  kong_returned,   // by who was not ready in the end
  not_ready,       // to who was
  void_suit,       // by who still held tiles of the suit given up
  nagashi,         // to whose discards were all terminals and honours, and none was claimed
};
struct Transfer {
  TransferReason reason = TransferReason::kong;
  Payments payments;
  bool operator==(const Transfer&) const = default;
};

enum class AbortReason : std::uint8_t { nine_terminals, four_winds, four_riichi, four_kongs, three_winners };

namespace events {

struct GameStarted {
  Ruleset ruleset;
  std::uint64_t seed = 0;
  std::optional<Opening> opening{};  // of a game from elsewhere, where its first hands are not told
  PlayerNames names{};               // of a game from elsewhere
  bool operator==(const GameStarted&) const = default;
};
template <class View>
struct HandStarted {
  int number = 0;  // 0-based
  Wind round = Wind::east;
  BySeat<Wind> winds;
  Hidden<View, std::vector<Tile>> wall;  // drawn from the front; replacements come from the back
  int honba = 0;
  bool operator==(const HandStarted&) const = default;
};
template <class View>
struct Dealt {  // thirteen tiles, flowers included
  Seat seat;
  Hidden<View, std::vector<Tile>> tiles;
  bool operator==(const Dealt&) const = default;
};
template <class View>
struct Drew {
  Seat seat;
  Hidden<View, Tile> tile;
  DrawSource source = DrawSource::wall;
  bool operator==(const Drew&) const = default;
};
struct FlowerShown {  // the flower leaves the hand; a Drew with flower_replacement follows
  Seat seat;
  Tile tile;
  bool operator==(const FlowerShown&) const = default;
};
struct Discarded {
  Seat seat;
  Tile tile;
  bool drawn = false;   // the very tile just drawn, no copy of it
  bool riichi = false;  // declares riichi
  bool operator==(const Discarded&) const = default;
};
struct Claimed {  // a chow, pung or melded kong of the last discard
  Seat seat;
  Meld meld;
  bool operator==(const Claimed&) const = default;
};
template <class View>
struct ConcealedKong {
  Seat seat;
  Hidden<View, Tile> tile;
  bool open = false;  // the others see it, too
  RedFives reds{};    // among its tiles, where it lies open
  bool operator==(const ConcealedKong&) const = default;
};
struct AddedKong {  // may be robbed before the replacement is drawn
  Seat seat;
  Tile tile;
  bool late = false;  // of a tile that has not just been drawn, where the rules tell
  bool operator==(const AddedKong&) const = default;
};
struct Won {  // reveals the hand
  Seat seat;
  std::optional<Seat> from;  // the discarder or the robbed; none on a self-draw
  Win win;
  Score score;
  Payments payments;
  int place = 0;  // 0: takes the tile; 1, 2: another who wins on it, too
  int more = 0;   // winners on this tile that follow: it stays open until then
  bool operator==(const Won&) const = default;
};
struct WallExhausted {  // the hand ends without a winner
  bool operator==(const WallExhausted&) const = default;
};
struct GameEnded {
  BySeat<Points> scores;
  bool operator==(const GameEnded&) const = default;
};
template <class View>
struct Exchanged {    // before the first draw, all at once; a seat sees what it gave and what it got
  BySeat<Seat> from;  // whose tiles each seat gets
  BySeat<Hidden<View, std::array<Tile, 3>>> given;
  bool operator==(const Exchanged&) const = default;
};
struct SuitsVoided {  // before the first draw, all at once
  BySeat<Suit> suits;
  bool operator==(const SuitsVoided&) const = default;
};
struct IndicatorShown {
  Tile tile;
  bool operator==(const IndicatorShown&) const = default;
};
struct Paid {  // at once, during the hand
  Transfer transfer;
  bool operator==(const Paid&) const = default;
};
struct Aborted {  // the hand ends without a winner
  AbortReason reason = AbortReason::nine_terminals;
  std::optional<Seat> by;
  bool operator==(const Aborted&) const = default;
};
struct Settled {  // the end of a hand, once, after wins, an abort or an empty wall
  BySeat<std::optional<Hand>> shown;
  std::vector<Transfer> transfers;
  bool operator==(const Settled&) const = default;
};

}  // namespace events

template <class View>
using EventTypes =
    std::variant<events::GameStarted, events::HandStarted<View>, events::Dealt<View>, events::Drew<View>,
                 events::FlowerShown, events::Discarded, events::Claimed, events::ConcealedKong<View>,
                 events::AddedKong, events::Won, events::WallExhausted, events::GameEnded,
                 events::Exchanged<View>, events::SuitsVoided, events::IndicatorShown, events::Paid,
                 events::Aborted, events::Settled>;
inline constexpr std::size_t event_type_count = std::variant_size_v<EventTypes<Truth>>;

// A class of its own: how events are copied and compared is compiled once, not in every file that has some.
template <class View>
class BasicEvent : public EventTypes<View> {
 public:
  using EventTypes<View>::variant::variant;
  BasicEvent();
  BasicEvent(const BasicEvent& other);
  BasicEvent(BasicEvent&& other) noexcept;
  BasicEvent& operator=(const BasicEvent& other);
  BasicEvent& operator=(BasicEvent&& other) noexcept;
  ~BasicEvent();

  bool operator==(const BasicEvent& other) const;
};
using Event = BasicEvent<Truth>;
using SeenEvent = BasicEvent<Sight>;

std::string to_text(const Event& event);  // one line without its end
Result<Event> parse_event(std::string_view line);

}  // namespace tingpai
