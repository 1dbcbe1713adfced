// Where a record's players had something to decide, and the same past with another luck.
#include <QTest>
#include <set>

#include "engine/table/choices.h"
#include "engine/table/record.h"
#include "engine/table/reshuffle.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

struct Played {
  std::vector<Event> events;
  std::vector<Choice> asked;  // by the referee, with more than one answer
};

// Greedy players until the game is over.
Played played(const Ruleset& ruleset, std::uint64_t seed) {
  Played result;
  Referee referee(ruleset, seed);
  Random random(seed);
  while (!referee.game_over()) {
    if (const auto event = referee.advance()) {
      result.events.push_back(*event);
      continue;
    }
    std::vector<std::pair<Seat, Action>> answers;
    for (const Seat seat : all_seats) {
      const LegalActions& legal = referee.asked(seat);
      if (legal.empty()) continue;
      if (legal.actions.size() > 1) result.asked.push_back({result.events.size(), seat});
      answers.emplace_back(seat, greedy_action(referee.view(seat), legal, random));
    }
    for (const auto& [seat, action] : answers) referee.answer(seat, action);
  }
  return result;
}

Ruleset short_game() {
  Ruleset ruleset;
  ruleset.hands = 2;
  return ruleset;
}

PlayerView view_after(const std::vector<Event>& events, Seat seat) {
  PlayerView view = view_of(seat);
  for (const Event& event : events) evolve(view, redact(event, seat));
  return view;
}

}  // namespace

class TestBranches : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void choices_are_what_the_referee_asked() {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Played game = played(short_game(), seed);
      BySeat<bool> everybody;
      for (const Seat seat : all_seats) everybody[seat] = true;
      QVERIFY(choices_of(game.events, everybody) == game.asked);
      std::vector<Choice> of_two;
      for (const Choice& choice : game.asked) {
        if (choice.seat.index() == 2) of_two.push_back(choice);
      }
      QVERIFY(!of_two.empty());
      QVERIFY(choices_of(game.events, only(player(2))) == of_two);
    }
  }

  void another_luck_keeps_what_was_seen_and_stays_a_record() {
    int changed_walls = 0, changed_hands = 0, tried = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const Played game = played(short_game(), seed);
      for (std::size_t i = 0; i < game.asked.size(); i += 3) {
        const Choice choice = game.asked[i];
        const std::vector<Event> past(game.events.begin(),
                                      game.events.begin() + static_cast<std::ptrdiff_t>(choice.number));
        const auto other = reshuffled(past, only(choice.seat), seed * 1000 + i);
        ++tried;
        const auto before = Referee::resume(past);
        const auto after = Referee::resume(other);
        QVERIFY2(
            after,
            after ? "" : (after.error().message + ": " + to_text(other[after.error().position])).c_str());
        QVERIFY(after->view(choice.seat) == before->view(choice.seat));
        QVERIFY(after->asked(choice.seat) == before->asked(choice.seat));
        for (std::size_t n = 0; n < past.size(); ++n) {
          QVERIFY(redact(past[n], choice.seat) == redact(other[n], choice.seat));
        }
        changed_walls += before->state().wall != after->state().wall;
        for (const Seat seat : all_seats) {
          if (seat != choice.seat) changed_hands += before->state().hands[seat] != after->state().hands[seat];
        }
        const auto again = parse_record(to_text(other));
        QVERIFY(again && *again == other);
      }
    }
    QVERIFY(tried > 200);
    QCOMPARE(changed_walls, tried);
    QVERIFY(changed_hands > 2 * tried);
  }

  void known_hands_stay() {
    const Played game = played(short_game(), 3);
    BySeat<bool> known = only(player(0));
    known[Seat::from_index(2)] = true;
    const std::vector<Event> past(game.events.begin(),
                                  game.events.begin() + static_cast<std::ptrdiff_t>(game.asked[20].number));
    const auto other = reshuffled(past, known, 5);
    for (const int seat : {0, 2}) {
      QVERIFY(view_after(past, Seat::from_index(seat)) == view_after(other, Seat::from_index(seat)));
    }
  }

  void only_walls_of_the_seed_have_a_seed() {
    const Played game = played(short_game(), 6);
    QVERIFY(seed_of(game.events) == 6U);
    const std::vector<Event> past(game.events.begin(), game.events.begin() + 40);
    QVERIFY(seed_of(past) == 6U);
    QVERIFY(!seed_of(reshuffled(past, only(player(0)), 7)));
    QVERIFY(!seed_of({}));
  }

  void the_same_seed_gives_the_same_luck() {
    const Played game = played(short_game(), 4);
    const std::vector<Event> past(game.events.begin(), game.events.begin() + 40);
    QVERIFY(reshuffled(past, only(player(0)), 7) == reshuffled(past, only(player(0)), 7));
    QVERIFY(reshuffled(past, only(player(0)), 7) != reshuffled(past, only(player(0)), 8));
    const std::vector<Event> nothing;
    QVERIFY(reshuffled(nothing, only(player(0)), 7).empty());
  }
};

QTEST_GUILESS_MAIN(TestBranches)
#include "tst_branches.moc"
