#include "tests/engine/support/table_play.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/rules/scheme.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "engine/shape.h"

namespace tingpai {

namespace {

[[noreturn]] void give_up(const std::string& message) {
  std::fprintf(stderr, "%s\n", message.c_str());
  std::abort();
}

void take(std::vector<Tile>& from, const std::vector<Tile>& tiles) {
  for (const Tile tile : tiles) {
    const auto found = std::find(from.begin(), from.end(), tile);
    if (found == from.end()) give_up("no " + to_text(tile) + " is left for this wall");
    from.erase(found);
  }
}

}  // namespace

std::vector<Tile> wall_of(const Ruleset& ruleset, const WallPlan& plan) {
  std::vector<Tile> front;
  for (const std::string& deal : plan.deals) {
    const auto dealt = tiles(deal);
    if (dealt.size() != 13) give_up("a deal has 13 tiles: " + deal);
    front.insert(front.end(), dealt.begin(), dealt.end());
  }
  const auto draws = tiles(plan.draws);
  front.insert(front.end(), draws.begin(), draws.end());
  auto back = tiles(plan.replacements);
  const auto last = tiles(plan.last);
  back.insert(back.end(), last.begin(), last.end());
  std::reverse(back.begin(), back.end());

  auto rest = plan.seed == 0 ? scheme::tile_set(ruleset) : shuffled_wall(ruleset, plan.seed, 0);
  take(rest, front);
  take(rest, back);
  front.insert(front.end(), rest.begin(), rest.end());
  front.insert(front.end(), back.begin(), back.end());
  return front;
}

Ruleset TestGame::without_flowers() {
  Ruleset ruleset;
  mcr::rules_of(ruleset).flowers = false;
  return ruleset;
}

TestGame::TestGame(const WallPlan& plan, const Ruleset& ruleset)
    : referee(ruleset, 1, {wall_of(ruleset, plan)}) {
  go_on();
}

TestGame::TestGame(const Ruleset& ruleset, std::uint64_t seed) : referee(ruleset, seed) { go_on(); }

void TestGame::go_on() {
  do {
    auto event = referee.advance();
    if (!event) return;
    events.push_back(*std::move(event));
    if (on_event) on_event(events.back());
  } while (table().phase != Phase::hand_over);
}

bool TestGame::asked(int seat, std::string_view action) const {
  const auto read = parse_action(action);
  if (!read) give_up("bad action " + std::string(action));
  return referee.asked(player(seat)).contains(*read);
}

std::string TestGame::options(int seat) const {
  std::string text;
  for (const Action action : referee.asked(player(seat)).actions) {
    text += (text.empty() ? "" : ", ") + to_text(action);
  }
  return text;
}

void TestGame::answer(int seat, std::string_view action) {
  const auto read = parse_action(action);
  if (!read) give_up("bad action " + std::string(action));
  if (const auto error = referee.answer(player(seat), *read)) {
    give_up(std::string(action) + ": " + error->message + "; legal: " + options(seat));
  }
  go_on();
}

void TestGame::pass_all() {
  for (const Seat seat : all_seats) {
    if (referee.asked(seat).has(ActionType::pass)) answer(seat.index(), "pass");
  }
}

void TestGame::drift(const std::function<bool()>& stop) {
  while (table().phase != Phase::hand_over && !stop()) {
    if (table().phase == Phase::acting) {
      const Seat turn = table().turn;
      const auto& drawn = referee.state().drawn;
      const Tile tile = drawn ? *drawn : referee.asked(turn).actions[0].tile;
      answer(turn.index(), to_text(Action{ActionType::discard, tile}));
    } else {
      pass_all();
    }
  }
}

TestGame dealt(const std::string& thirteen, const std::string& drawn) {
  WallPlan plan;
  plan.seed = 3;
  plan.deals = {thirteen, "", "", ""};
  auto left = shuffled_wall(TestGame::without_flowers(), 3, 0);
  for (const Tile tile : tiles(thirteen + drawn)) left.erase(std::find(left.begin(), left.end(), tile));
  for (std::size_t seat = 1; seat < 4; ++seat) {
    for (int i = 0; i < 13; ++i) {
      plan.deals[seat] += to_text(left.back());
      left.pop_back();
    }
  }
  plan.draws = drawn;
  return TestGame(plan);
}

Action random_action(const PlayerView&, const LegalActions& legal, Random& random) {
  return legal.actions[random.below(static_cast<std::uint32_t>(legal.actions.size()))];
}

Action greedy_action(const PlayerView& view, const LegalActions& legal, Random& random) {
  if (legal.has(ActionType::exchange) || legal.has(ActionType::void_suit))
    return random_action(view, legal, random);
  for (const ActionType type : {ActionType::win, ActionType::added_kong, ActionType::concealed_kong,
                                ActionType::melded_kong, ActionType::pung}) {
    const bool eager = type != ActionType::pung || random.below(3) > 0;
    for (const Action action : legal.actions) {
      if (action.type == type && eager) return action;
    }
  }
  if (legal.has(ActionType::pass)) {
    return random.below(4) == 0 ? legal.actions.front() : Action{ActionType::pass, {}};
  }
  // Ties go to the last in order: honours first.
  const ShapeIndex shape(view.hand.concealed);
  int best = 99;
  Action action;
  for (const DiscardShape& discard : shape.discards(Form::standard)) {
    const auto possible = std::ranges::find_if(legal.actions, [&](const Action& each) {
      return each.type == ActionType::discard && each.tile.kind() == discard.kind;
    });
    if (discard.shanten > best || possible == legal.actions.end()) continue;
    action = *possible;  // with riichi where that can be declared
    best = discard.shanten;
  }
  return action;
}

std::vector<Event> play(Referee& referee, const Policy& policy, std::uint64_t seed,
                        const Observer& observer) {
  Random random(seed);
  std::vector<Event> events;
  for (;;) {
    while (auto event = referee.advance()) {
      events.push_back(*std::move(event));
      if (observer.event) observer.event(referee, events.back());
    }
    if (referee.game_over()) return events;
    if (!referee.waiting()) give_up("nobody can act and nothing goes on");
    const auto first = static_cast<int>(random.below(4));  // answers come in any order
    for (int i = 0; i < 4; ++i) {
      const Seat seat = player((first + i) % 4);
      if (referee.asked(seat).empty()) continue;
      if (observer.question) observer.question(referee, seat);
      const Action action = policy(referee.view(seat), referee.asked(seat), random);
      if (const auto error = referee.answer(seat, action)) give_up(error->message);
    }
  }
}

}  // namespace tingpai
