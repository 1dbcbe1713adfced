// Turns under rules that no ruleset has yet: every flag alone and with each other one, played out at random,
// and hands made for what chance seldom brings.
#include <QTest>

#include "engine/table/check.h"
#include "engine/table/decision_points.h"
#include "engine/table/record.h"
#include "engine/table/setup.h"
#include "tests/engine/support/invariants.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

struct Flag {
  const char* name;
  void (*set)(TurnRules&);
};
constexpr std::array<Flag, 14> flags{{
    {"no chow", [](TurnRules& r) { r.chow = false; }},
    {"no win on a discard", [](TurnRules& r) { r.win_on_discard = false; }},
    {"several winners", [](TurnRules& r) { r.several_winners = true; }},
    {"three abort", [](TurnRules& r) { r.several_winners = r.three_winners_abort = true; }},
    {"goes on", [](TurnRules& r) { r.goes_on_after_win = true; }},
    {"open kongs", [](TurnRules& r) { r.concealed_kongs_open = true; }},
    {"last pung", [](TurnRules& r) { r.last_discard_pung = true; }},
    {"exchange", [](TurnRules& r) { r.exchange = true; }},
    {"void suits", [](TurnRules& r) { r.void_suits = true; }},
    {"missed wins", [](TurnRules& r) { r.keeps_missed_wins = true; }},
    {"settles", [](TurnRules& r) { r.settles = true; }},
    {"one kong", [](TurnRules& r) { r.most_kongs = 1; }},
    {"tiles behind the wall", [](TurnRules& r) { r.behind_wall = 6; }},
    {"dead wall", [](TurnRules& r) { r.undrawn = 14; }},
}};

Ruleset any_win(int hands) {
  Ruleset ruleset = TestGame::without_flowers();
  ruleset.hands = hands;
  ruleset.scheme = mcr::Rules{.minimum_fan = 0};
  return ruleset;
}

TableState start_under(const TurnRules& rules, const Ruleset& ruleset, std::uint64_t seed) {
  TableState state = before_hand({ruleset, seed}, 0, {});
  state.table.rules = rules;
  return state;
}

// Mostly eager, so that hands are won and kongs declared.
Action lively_action(const PlayerView& view, const LegalActions& legal, Random& random) {
  const bool before_play = view.table.phase == Phase::exchanging || view.table.phase == Phase::voiding;
  return before_play || random.below(8) == 0 ? random_action(view, legal, random)
                                             : greedy_action(view, legal, random);
}

int kongs_of(const PublicState& table) {
  int kongs = 0;
  for (const SeenMelds& melds : table.melds) {
    for (const SeenMeld& meld : melds) kongs += is_kong(meld.type);
  }
  return kongs;
}

// What an event may not be under the rules.
bool fits(const PublicState& table, const Event& event) {
  const TurnRules& rules = table.rules;
  if (const auto* won = std::get_if<events::Won>(&event)) {
    if (won->from && !won->win.robbing && !rules.win_on_discard) return false;
    return rules.several_winners || (won->place == 0 && won->more == 0);
  }
  if (const auto* claimed = std::get_if<events::Claimed>(&event))
    return rules.chow || claimed->meld.type != MeldType::chow;
  if (const auto* kong = std::get_if<events::ConcealedKong<Truth>>(&event))
    return kong->open == rules.concealed_kongs_open;
  if (std::holds_alternative<events::Exchanged<Truth>>(event)) return rules.exchange;
  if (std::holds_alternative<events::SuitsVoided>(event)) return rules.void_suits;
  if (std::holds_alternative<events::Settled>(event)) return rules.settles;
  return kongs_of(table) <= rules.most_kongs && table.wall_left >= 0;
}

// Three who wait for 5p, at the tables where east discards it first.
constexpr const char* waits_south = "123m456m789m46p11s";
constexpr const char* waits_west = "123456789s46p22z";
constexpr const char* waits_north = "111222333m46p33z";

struct ManyWinners {
  Referee referee;
  Seat east = player(0);

  explicit ManyWinners(const TurnRules& rules) : referee(Referee::at(state(rules))) {
    while (referee.advance()) {
    }
    referee.answer(east, {ActionType::discard, *parse_tile("5p")});
    while (referee.advance()) {
    }
  }
  static TableState state(const TurnRules& rules) {
    const Ruleset ruleset = any_win(1);
    TableState state = start_under(rules, ruleset, 1);
    events::HandStarted<Truth> hand{0, Wind::east, {}, {}};
    for (const Seat seat : all_seats) hand.winds[seat] = static_cast<Wind>(seat.index());
    WallPlan plan;
    plan.deals = {"5p19p1289s144567z", waits_south, waits_west, waits_north};
    hand.wall = wall_of(ruleset, plan);
    evolve(state, hand);
    return state;
  }
  void wins(int seat) { referee.answer(player(seat), {ActionType::win, *parse_tile("5p")}); }
  void passes(int seat) { referee.answer(player(seat), {ActionType::pass, {}}); }
  std::vector<Event> happens() {
    std::vector<Event> events;
    while (auto event = referee.advance()) events.push_back(*event);
    return events;
  }
};

TurnRules with_several_winners() {
  TurnRules rules;
  rules.several_winners = true;
  return rules;
}

}  // namespace

class TestTurnRules : public QObject {
  Q_OBJECT

 private slots:
  void flags_alone_and_in_pairs_data() {
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("other");
    for (int i = 0; i < static_cast<int>(flags.size()); ++i) {
      for (int j = i; j < static_cast<int>(flags.size()); ++j) {
        const auto name = [](int flag) { return flags[static_cast<std::size_t>(flag)].name; };
        if (i == j) {
          QTest::addRow("%s", name(i)) << i << j;
        } else {
          QTest::addRow("%s, %s", name(i), name(j)) << i << j;
        }
      }
    }
  }
  void flags_alone_and_in_pairs() {
    QFETCH(int, one);
    QFETCH(int, other);
    TurnRules rules;
    flags[static_cast<std::size_t>(one)].set(rules);
    flags[static_cast<std::size_t>(other)].set(rules);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) play_under(rules, seed);
  }
  void flags_together() {
    TurnRules rules;
    for (const Flag& flag : flags) {
      if (flag.name != QLatin1String("no win on a discard")) flag.set(rules);
    }
    rules.three_winners_abort = false;
    late_wins_ = shared_wins_ = exchanges_ = settlements_ = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) play_under(rules, seed);
    QVERIFY(exchanges_ == 600 && settlements_ == 600);  // two hands each
    QVERIFY(late_wins_ > 150 && shared_wins_ > 2);
  }

  void all_who_want_the_tile_win() {
    ManyWinners game(with_several_winners());
    game.wins(3);
    QVERIFY(!game.referee.advance());  // the others may want it, too
    game.passes(2);
    QVERIFY(!game.referee.advance());
    game.wins(1);
    const auto events = game.happens();
    const auto& first = std::get<events::Won>(events[0]);
    const auto& second = std::get<events::Won>(events[1]);
    QVERIFY(first.seat == player(1) && first.place == 0 && first.more == 1);
    QVERIFY(second.seat == player(3) && second.place == 1 && second.more == 0);
    QVERIFY(std::holds_alternative<events::GameEnded>(events[2]));
  }
  void the_nearest_wins_alone() {
    ManyWinners game(TurnRules{});
    game.wins(3);
    game.passes(2);
    QVERIFY(!game.referee.advance());
    game.wins(1);
    const auto events = game.happens();
    QVERIFY(std::get<events::Won>(events[0]).seat == player(1));
    QVERIFY(std::holds_alternative<events::GameEnded>(events[1]));
  }
  void a_third_winner_ends_the_hand() {
    TurnRules rules = with_several_winners();
    rules.three_winners_abort = true;
    ManyWinners game(rules);
    const TableState before = game.referee.state();
    for (const int seat : {1, 2, 3}) game.wins(seat);
    const auto events = game.happens();
    QVERIFY(events[0] == Event(events::Aborted{AbortReason::three_winners, std::nullopt}));
    QVERIFY(!check(before, events[0]));
    QVERIFY(std::holds_alternative<events::GameEnded>(events[1]));
    QCOMPARE(told(before, 2, events), std::optional(Action{ActionType::win, *parse_tile("5p")}));
  }
  void turns_go_on_after_the_last_winner() {
    TurnRules rules = with_several_winners();
    rules.goes_on_after_win = true;
    ManyWinners game(rules);
    game.wins(1);
    game.wins(2);
    game.passes(3);
    const auto events = game.happens();
    QCOMPARE(std::get<events::Drew<Truth>>(events[2]).seat, player(3));
    const PublicState& table = game.referee.state().table;
    QVERIFY(table.status[player(1)].out && table.status[player(2)].out && table.wins.size() == 2);
    QCOMPARE(table.after(player(0)), player(3));
  }
  void a_seat_remembers_until_it_draws_what_it_let_pass() {
    TurnRules rules = with_several_winners();
    rules.keeps_missed_wins = rules.goes_on_after_win = true;
    ManyWinners game(rules);
    const auto missed = [&](int seat) { return game.referee.view(player(seat)).missed; };
    for (const int seat : {1, 2, 3}) QVERIFY(missed(seat).open == *parse_tile("5p"));
    game.passes(1);
    game.passes(2);
    game.wins(3);
    QVERIFY(missed(1).open && !missed(1).until_draw);
    game.referee.advance();
    QVERIFY(!missed(1).open && missed(1).until_draw && missed(2).until_draw && !missed(3).until_draw);
    QVERIFY(std::holds_alternative<events::Drew<Truth>>(*game.referee.advance()));  // east, who discarded
    QVERIFY(missed(1).until_draw);
    game.referee.answer(game.east, {ActionType::discard, *game.referee.view(game.east).drawn});
    game.referee.advance();
    for (const int seat : {1, 2}) {
      if (!game.referee.asked(player(seat)).empty()) game.passes(seat);
    }
    game.referee.advance();
    QVERIFY(!missed(1).until_draw && missed(2).until_draw);
  }
  void records_tell_who_won_and_who_passed() {
    ManyWinners game(with_several_winners());
    const TableState before = game.referee.state();
    game.wins(1);
    game.passes(2);
    game.wins(3);
    const auto events = game.happens();
    const Action win{ActionType::win, *parse_tile("5p")};
    QCOMPARE(told(before, 1, events), std::optional(win));
    QCOMPARE(told(before, 2, events), std::optional(Action{ActionType::pass, {}}));
    QCOMPARE(told(before, 3, events), std::optional(win));
  }
  void wins_that_do_not_follow_each_other_are_refused() {
    ManyWinners game(with_several_winners());
    TableState state = game.referee.state();
    for (const int seat : {1, 2, 3}) game.wins(seat);
    const auto events = game.happens();
    auto first = std::get<events::Won>(events[0]);
    QVERIFY(!check(state, first));
    for (const int more : {-1, 3}) {
      first.more = more;
      QVERIFY(check(state, first));
    }
    first.more = 1;
    QVERIFY(!check(state, first));
    first.place = 1;
    QVERIFY(check(state, first));
    QVERIFY(check(state, events[1]));  // the second cannot come first

    TableState elsewhere = ManyWinners::state(with_several_winners());
    QVERIFY(check(elsewhere, events[0]));  // no tile is open

    evolve(state, events[0]);
    QVERIFY(!check(state, events[1]));
    auto second = std::get<events::Won>(events[1]);
    second.more = 0;
    QVERIFY(check(state, second));
    QVERIFY(check(state, events[0]));  // nobody wins twice
    evolve(state, events[1]);
    QVERIFY(!check(state, events[2]));
  }
  // A record may end between two winners.
  void the_other_winners_follow_by_themselves() {
    ManyWinners game(with_several_winners());
    TableState state = game.referee.state();
    for (const int seat : {1, 2, 3}) game.wins(seat);
    const auto events = game.happens();
    evolve(state, events[0]);
    Referee resumed = Referee::at(state);
    QVERIFY(!resumed.waiting());
    QVERIFY(resumed.advance() == events[1]);
    QVERIFY(resumed.advance() == events[2]);
    QVERIFY(std::holds_alternative<events::GameEnded>(*resumed.advance()));
  }

  void a_seat_sees_its_own_exchange_alone() {
    TurnRules rules;
    rules.exchange = true;
    Referee referee = Referee::at(start_under(rules, any_win(1), 4));
    while (referee.advance()) {
    }
    Random random(1);
    for (const Seat seat : all_seats) {
      const auto& asked = referee.asked(seat);
      for (const Action& action : asked.actions) {
        QVERIFY(action.type == ActionType::exchange && action.more[0].suit() == action.tile.suit() &&
                action.more[1].suit() == action.tile.suit());
        QCOMPARE(*parse_action(to_text(action)), action);
      }
      QVERIFY(!referee.advance());
      referee.answer(seat, random_action(referee.view(seat), asked, random));
    }
    const auto event = referee.advance();
    const auto& exchange = std::get<events::Exchanged<Truth>>(*event);
    for (const Seat seat : all_seats) {
      const auto seen = std::get<events::Exchanged<Sight>>(redact(*event, seat));
      for (const Seat giver : all_seats)
        QCOMPARE(seen.given[giver].has_value(), giver == seat || giver == exchange.from[seat]);
    }
  }
  void exchanges_go_in_all_three_ways() {
    TurnRules rules;
    rules.exchange = true;
    std::array<int, 4> ways{};
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      Referee referee = Referee::at(start_under(rules, any_win(1), seed));
      while (referee.advance()) {
      }
      for (const Seat seat : all_seats) referee.answer(seat, referee.asked(seat).actions[0]);
      const auto event = referee.advance();
      const Seat from = std::get<events::Exchanged<Truth>>(*event).from[player(0)];
      ++ways[static_cast<std::size_t>(from.index())];
    }
    QVERIFY(ways[0] == 0 && ways[1] > 5 && ways[2] > 5 && ways[3] > 5);
  }

 private:
  void play_under(const TurnRules& rules, std::uint64_t seed) {
    Referee referee = Referee::at(start_under(rules, any_win(2), seed));
    Invariants invariants(referee);
    bool fitting = true;
    HandEnds ends(rules);
    PaymentsSoFar paid;
    Payments scores;  // what the events have moved
    const auto look = [&](const Referee& at, const Event& event) {
      invariants.after(at, event);
      fitting &= fits(at.state().table, event);
      const Phase phase = at.state().table.phase;
      const bool over = ends.after(event);
      fitting &= phase == Phase::game_over || over == (phase == Phase::hand_over);
      if (const auto payments = paid.after(event)) {
        for (const Seat seat : all_seats) scores[seat] += (*payments)[seat];
      }
      fitting &= scores == at.state().table.scores;
      const auto* won = std::get_if<events::Won>(&event);
      late_wins_ += won != nullptr && at.state().table.wins.size() > 1;
      shared_wins_ += won != nullptr && won->place > 0;
      exchanges_ += std::holds_alternative<events::Exchanged<Truth>>(event);
      settlements_ += std::holds_alternative<events::Settled>(event);
    };
    play(referee, lively_action, seed, {look, {}});
    QVERIFY2(invariants.broken().empty(), invariants.broken().c_str());
    QVERIFY(fitting);
  }
  // What a seat answered to a question at this table, read from what came next.
  static std::optional<Action> told(const TableState& before, int seat, const std::vector<Event>& next) {
    const Referee asks = Referee::at(before);
    return answer_of(asks.view(player(seat)), asks.asked(player(seat)), next);
  }

  int late_wins_ = 0;  // in a hand that had gone on
  int shared_wins_ = 0;
  int exchanges_ = 0;
  int settlements_ = 0;
};

QTEST_GUILESS_MAIN(TestTurnRules)
#include "tst_turn_rules.moc"
