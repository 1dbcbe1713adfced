// Places in games where the window is worth a test or a picture.
#pragma once

#include <vector>

#include "engine/table/event.h"
#include "tests/ui/stage/script.h"

namespace tingpai::ui_test {

inline const Seat person = Seat::from_index(0);

std::vector<Event> new_game(std::uint64_t seed);                    // nothing but its beginning
std::vector<Event> second_deal();                                   // another player is to begin
std::vector<Event> own_turn(int wall_left, bool claims);            // the person discards, so many tiles left
std::vector<Event> played_turn(std::uint64_t seed, int wall_left);  // the same in a game of bots
std::vector<Event> late_turn(std::uint64_t seed,
                             int hand);   // the person discards, claims made, the wall nearly empty
std::vector<Event> three_chows();         // one discard, several chows to choose from
std::vector<Event> win_on_offer();        // the person's first draw wins
std::vector<Event> grand_win_on_offer();  // and with thirteen orphans
std::vector<Event> hand_won();            // and was taken
std::vector<Event> kong_to_rob();         // the person waits for the tile that another adds to a pung
std::vector<Event> hand_drawn();          // the wall ran out, with somebody ready
std::vector<Event> last_hand_over();      // of the game

}  // namespace tingpai::ui_test
