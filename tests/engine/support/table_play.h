// Playing games in tests: walls made to order, a referee with its events kept, and policies that play.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/record.h"
#include "engine/table/referee.h"
#include "engine/table/wall.h"
#include "tests/engine/support/text_hand.h"

namespace tingpai {

// What is fixed of a wall; the rest of the set fills the middle, in order of index, or shuffled where `seed`
// is not 0.
struct WallPlan {
  std::array<std::string, 4> deals{};  // thirteen tiles each: east, south, west, north
  std::string draws{};                 // after the deal, from the front
  std::string replacements{};          // from the back, in the order they are drawn
  std::string last{};                  // drawn last from the front if nothing is replaced
  std::uint64_t seed = 0;
};
std::vector<Tile> wall_of(const Ruleset& ruleset, const WallPlan& plan);

// A game whose events are kept. Until somebody is asked, it goes on by itself.
class TestGame {
 public:
  explicit TestGame(const WallPlan& plan, const Ruleset& ruleset = without_flowers());
  TestGame(const Ruleset& ruleset, std::uint64_t seed);

  static Ruleset without_flowers();

  const PublicState& table() const { return referee.state().table; }
  bool asked(int seat, std::string_view action) const;
  std::string options(int seat) const;  // "chow 3m, pass"
  // One answer, and what follows from it. An illegal one is a mistake in the test and ends it.
  void answer(int seat, std::string_view action);
  void pass_all();  // everybody who is asked and may pass does
  // Discards the drawn tile and passes until `stop`, or the end of the hand.
  void drift(const std::function<bool()>& stop);
  template <class E>
  const E& last() const {
    return std::get<E>(events.back());
  }
  template <class E>
  int count() const {
    int n = 0;
    for (const Event& event : events) n += std::holds_alternative<E>(event);
    return n;
  }

  Referee referee;
  std::vector<Event> events;
  std::function<void(const Event&)> on_event;  // after each event; may be empty

  void go_on();  // until somebody is asked, or the hand or the game is over
};

// East has thirteen tiles and draws the fourteenth; the rest lies as it comes.
TestGame dealt(const std::string& thirteen, const std::string& drawn);

inline Seat player(int index) { return Seat::from_index(index); }
inline BySeat<bool> only(Seat seat) {
  BySeat<bool> seats;
  seats[seat] = true;
  return seats;
}

// Chooses among the legal actions, which are not empty.
using Policy = std::function<Action(const PlayerView&, const LegalActions&, Random&)>;
Action random_action(const PlayerView& view, const LegalActions& legal, Random& random);
// Wins when it may, kongs when it may, and else goes for the fewest missing tiles.
Action greedy_action(const PlayerView& view, const LegalActions& legal, Random& random);

// Plays the game to its end; `step` sees the referee before each answer, `event` each event after it.
struct Observer {
  std::function<void(const Referee&, const Event&)> event;
  std::function<void(const Referee&, Seat)> question;
};
std::vector<Event> play(Referee& referee, const Policy& policy, std::uint64_t seed,
                        const Observer& observer = {});

}  // namespace tingpai
