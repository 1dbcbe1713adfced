#include "tests/ui/stage/situations.h"

#include "tests/engine/support/quick_play.h"
#include "tests/engine/support/table_play.h"

namespace tingpai::ui_test {
namespace {

constexpr std::uint64_t seed = 5;

std::vector<std::vector<Tile>> lucky_walls() {
  return {wall_with("123456789m1155z", "1112223334445p", "1z", 3)};
}

}  // namespace

std::vector<Event> new_game(std::uint64_t deal) { return {events::GameStarted{Ruleset{}, deal}}; }

std::vector<Event> second_deal() {
  return record_until(seed, false, [](const Referee& referee) {
    const PublicState& table = referee.state().table;
    return table.hand_number == 1 && table.phase == Phase::acting && table.rivers[table.turn].empty();
  });
}

std::vector<Event> own_turn(int wall_left, bool claims) {
  return record_until(seed, claims, [wall_left](const Referee& referee) {
    return referee.state().table.wall_left < wall_left && referee.asked(person).has(ActionType::discard);
  });
}

std::vector<Event> played_turn(std::uint64_t deal, int wall_left) {
  return test::quick_play(Ruleset{}, deal, [wall_left](const Referee& referee) {
    return referee.state().table.wall_left < wall_left && referee.asked(person).has(ActionType::discard);
  });
}

std::vector<Event> late_turn(std::uint64_t deal, int hand) {
  return record_until(deal, true, [hand](const Referee& referee) {
    const PublicState& table = referee.state().table;
    return table.hand_number == hand && table.wall_left <= 6 &&
           referee.asked(person).has(ActionType::discard);
  });
}

std::vector<Event> three_chows() {
  return record_until(seed, false, [](const Referee& referee) {
    int chows = 0;
    for (const Action action : referee.asked(person).actions) chows += action.type == ActionType::chow;
    return chows == 3;
  });
}

std::vector<Event> win_on_offer() {
  return record_until(
      seed, true, [](const Referee& referee) { return referee.asked(person).has(ActionType::win); },
      lucky_walls());
}

std::vector<Event> grand_win_on_offer() {
  return record_until(seed, true,
                      [](const Referee& referee) { return referee.asked(person).has(ActionType::win); },
                      {wall_with("19m19p19s1234567z", "1112223334445p", "1z", 3)});
}

std::vector<Event> hand_drawn() {
  return test::quick_play(Ruleset{}, seed, [](const Referee& referee) {
    const PublicState& table = referee.state().table;
    return table.phase == Phase::hand_over && table.wins.empty();
  });
}

std::vector<Event> hand_won() {
  return record_until(
      seed, true, [](const Referee& referee) { return referee.state().table.phase == Phase::hand_over; },
      lucky_walls());
}

// South throws a pung together from West's discard, which the person lets pass, and adds the tile it draws.
std::vector<Event> kong_to_rob() {
  TestGame game({.deals = {"123456789m78s55p", "66s1379p1479m335z", "2468p2468m1133s6z", "2468p258m1199s66z"},
                 .draws = "1z2z6s3z4z2z6s"});
  game.answer(0, "discard 1z");
  game.pass_all();
  game.answer(1, "discard 2z");
  game.pass_all();
  game.answer(2, "discard 6s");
  game.answer(0, "pass");
  game.answer(1, "pung 6s");
  game.answer(1, "discard 9m");
  game.drift([&] { return game.table().phase == Phase::acting && game.table().turn == player(1); });
  game.answer(1, "added_kong 6s");
  return game.events;
}

std::vector<Event> last_hand_over() {
  auto events = record_until(seed, false, [](const Referee& referee) { return referee.game_over(); });
  events.pop_back();  // GameEnded
  return events;
}

}  // namespace tingpai::ui_test
