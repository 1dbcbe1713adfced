// Where a record's players had something to decide, and the same past with another luck.
#include <QTest>
#include <set>

#include "engine/rules/mcr/scheme.h"
#include "engine/table/decision_points.h"
#include "engine/table/record.h"
#include "engine/table/reshuffle.h"
#include "engine/table/setup.h"
#include "tests/engine/support/other_turns.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

struct Played {
  std::vector<Event> events;
  std::vector<DecisionPoint> asked;  // by the referee, with more than one answer
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

// What lies on the table, as somebody would write it down who sits there.
TableSetup laid_out(const PlayerView& view) {
  TableSetup setup;
  setup.ruleset = view.table.ruleset;
  setup.round = view.table.round;
  setup.winds = view.table.winds;
  setup.rivers = view.table.rivers;
  for (auto& river : setup.rivers) {
    for (RiverTile& tile : river) {
      if (tile.claimed_by) tile.claimed_by = Seat{};
    }
  }
  setup.melds = view.table.melds;
  setup.melds[view.seat].clear();
  for (const Meld& meld : view.hand.melds)
    setup.melds[view.seat].push_back({meld.type, meld.tile, meld.claimed, meld.from});
  setup.flowers = view.table.flowers;
  setup.hand = view.hand;
  setup.phase = view.table.phase;
  setup.turn = view.table.turn;
  setup.drawn = view.drawn;
  setup.last_tile = view.table.last_tile;
  return setup;
}

Ruleset without_flowers() {
  Ruleset ruleset;
  mcr::rules_of(ruleset).flowers = false;
  return ruleset;
}

Payments paid_to(Seat winner) {
  Payments payments;
  for (const Seat seat : all_seats) payments[seat] = seat == winner ? 3 : -1;
  return payments;
}

// A table and its four views, with rules that no ruleset has yet.
struct TableAndViews {
  TableState state;
  BySeat<PlayerView> views;
  TurnRules rules;

  explicit TableAndViews(const Ruleset& ruleset) : game_(ruleset, 7) {
    for (const Seat seat : all_seats) views[seat] = view_of(seat);
  }
  void happens(const Event& event) {
    evolve(state, event);
    for (const Seat seat : all_seats) evolve(views[seat], redact(event, seat));
  }
  // The game's start and so many Dealt.
  void deal(int dealt) {
    for (int i = 0; i < 2 + dealt; ++i) {
      happens(*game_.advance());
      if (i > 0) continue;
      state.table.rules = rules;
      for (PlayerView& view : views) view.table.rules = rules;
    }
  }
  void draws(Seat seat) { happens(events::Drew<Truth>{seat, state.wall[state.front], DrawSource::wall}); }
  void wins(Seat seat, std::optional<Seat> from, int place, int more) {
    events::Won won{seat, from, {}, {}, {}};
    won.win.tile = from ? *state.table.last_tile : *state.drawn;
    won.place = place;
    won.more = more;
    happens(won);
  }
  bool alike() const {
    return std::all_of(all_seats.begin(), all_seats.end(), [this](Seat seat) {
      return views[seat].table == state.table && views[seat].hand == state.hands[seat];
    });
  }

 private:
  Referee game_;
};

}  // namespace

class TestBranches : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void choices_are_what_the_referee_asked() {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Played game = played(short_game(), seed);
      BySeat<bool> everybody;
      for (const Seat seat : all_seats) everybody[seat] = true;
      QVERIFY(decision_points(game.events, everybody) == game.asked);
      std::vector<DecisionPoint> of_two;
      for (const DecisionPoint& choice : game.asked) {
        if (choice.seat.index() == 2) of_two.push_back(choice);
      }
      QVERIFY(!of_two.empty());
      QVERIFY(decision_points(game.events, only(player(2))) == of_two);
    }
  }

  void another_luck_keeps_what_was_seen_and_stays_a_record_data() {
    QTest::addColumn<bool>("own_walls");
    QTest::addColumn<bool>("other_turns");
    QTest::newRow("one wall") << false << false;
    QTest::newRow("own walls") << true << false;
    QTest::newRow("exchanges, tiles behind the wall, on after a win") << false << true;
  }

  void another_luck_keeps_what_was_seen_and_stays_a_record() {
    QFETCH(const bool, own_walls);
    QFETCH(const bool, other_turns);
    Ruleset ruleset = short_game();
    mcr::rules_of(ruleset).own_walls = own_walls;
    const OtherTurns turns([&](TurnRules& rules) {
      if (!other_turns) return;
      rules.exchange = rules.void_suits = rules.goes_on_after_win = rules.several_winners = true;
      rules.behind_wall = 6;
    });
    if (other_turns) mcr::rules_of(ruleset) = mcr::Rules{.flowers = false, .minimum_fan = 0};
    int changed_walls = 0, changed_hands = 0, tried = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const Played game = played(ruleset, seed);
      for (std::size_t i = 0; i < game.asked.size(); i += 3) {
        const DecisionPoint choice = game.asked[i];
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

  void tables_set_up_from_what_lies_there_are_seen_alike() {
    int claimed = 0, kongs = 0, tried = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const Played game = played(short_game(), seed);
      for (const Seat seat : all_seats) {
        for (const AnsweredPoint& point : answered_points(game.events, seat)) {
          const PlayerView& seen = point.view;
          if (seen.table.phase == Phase::robbing) continue;  // no position can say so
          const TableSetup setup = laid_out(seen);
          QVERIFY(!setup.fault(seat));
          QCOMPARE(setup.most_wall_left(seat), seen.table.wall_left);
          const PlayerView again = setup.view(seat);
          QVERIFY(again.table.rivers == seen.table.rivers);
          QVERIFY(again.table.melds == seen.table.melds);
          QVERIFY(again.table.concealed_count == seen.table.concealed_count);
          for (const Seat one : all_seats) QCOMPARE(again.table.scores[one], again.table.rules.start);
          QVERIFY(visible_tiles(again) == visible_tiles(seen));
          QVERIFY(again.drawn == seen.drawn && again.table.drawn == seen.table.drawn);
          if (seen.table.last_draw != DrawSource::kong_replacement)
            QVERIFY(legal_actions(again) == point.legal);
          ++tried;
          for (const auto& river : seen.table.rivers) {
            for (const RiverTile& tile : river) claimed += tile.claimed_by.has_value();
          }
          for (const auto& melds : seen.table.melds) {
            for (const SeenMeld& meld : melds) kongs += meld.type == MeldType::concealed_kong;
          }
        }
      }
    }
    QVERIFY(tried > 500 && claimed > 500 && kongs > 0);
  }

  void tables_that_cannot_be_are_told() {
    TableSetup setup;
    const auto fault = [&setup] { return setup.fault(player(0)); };
    for (const Seat seat : all_seats) setup.winds[seat] = static_cast<Wind>(seat.index());
    setup.hand.concealed = TileCounts(*parse_tiles("111123456789m1p"));
    QVERIFY(!fault());

    setup.rivers[player(1)].push_back({*parse_tile("1m"), false, {}, 0});
    QVERIFY(fault() && fault()->what == TableSetup::Fault::five_copies && fault()->tile == *parse_tile("1m"));
    setup.rivers[player(1)].clear();

    const auto kong = [](std::optional<Tile> tile) {
      return SeenMeld{MeldType::concealed_kong, tile, {}, {}};
    };
    setup.melds[player(2)].push_back(kong(*parse_tile("2m")));
    QVERIFY(fault() && fault()->what == TableSetup::Fault::kong_elsewhere && fault()->seat == player(2));
    setup.melds[player(2)] = {kong({}), kong({}), kong({}), kong({})};
    QVERIFY(!fault());
    for (const char* kinds : {"2345678p", "123456789s", "1234567z"}) {
      const auto tiles = parse_tiles(kinds);
      for (const Tile tile : *tiles) setup.rivers[player(3)].push_back({tile, false, {}, 0});
    }
    QVERIFY(fault() && fault()->what == TableSetup::Fault::too_many_kongs);  // 9p alone is not seen
    setup.melds[player(2)] = {kong({})};
    QVERIFY(!fault());
    setup.wall_left = setup.most_wall_left(player(0)) + 1;
    QVERIFY(fault() && fault()->what == TableSetup::Fault::too_many_tiles);
  }

  void a_red_five_can_go_or_stay_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("options");
    const auto row = [](const char* hand, const char* claimed, const char* options) {
      QTest::addRow("%s, %s", hand, claimed) << QString(hand) << QString(claimed) << QString(options);
    };
    row("1234567z14550p9m", "5p", "pung 5p, pung 5p with 0p, melded_kong 5p with 0p, pass");
    row("1234567z11450p9m", "5p", "pung 5p with 0p, pass");
    row("1234567z11450p9m", "0p", "pung 5p with 0p, pass");
    row("1234567z11355p9m", "0p", "pung 5p, pass");
    row("1234567z11306p9m", "4p", "chow 3p with 0p, chow 4p with 0p, pass");
    row("1234567z33506p9m", "4p", "chow 3p, chow 3p with 0p, chow 4p, chow 4p with 0p, pass");
    row("1234567z13467p9m", "0p", "chow 3p, chow 4p, chow 5p, pass");
    row("1234567z34550p9m", "",
        "discard 9m, discard 3p, discard 4p, discard 5p, discard 0p, discard 1z, "
        "discard 2z, discard 3z, discard 4z, discard 5z, discard 6z, discard 7z");
  }

  void a_red_five_can_go_or_stay() {
    QFETCH(QString, hand);
    QFETCH(QString, claimed);
    QFETCH(QString, options);
    TableSetup setup;
    for (const Seat seat : all_seats) setup.winds[seat] = static_cast<Wind>(seat.index());
    setup.turn = claimed.isEmpty() ? player(0) : player(3);
    const auto tiles = parse_tiles(hand.toStdString());
    for (const Tile tile : *tiles) setup.hand.take(tile);
    if (claimed.isEmpty()) {
      setup.hand.take(*parse_tile("9m"));
      setup.drawn = *parse_tile("9m");
    } else {
      setup.phase = Phase::claiming;
      setup.last_tile = *parse_tile(claimed.toStdString());
      setup.rivers[setup.turn].push_back({*setup.last_tile, false, {}, 0});
    }
    const PlayerView view = setup.view(player(0));
    QStringList names;
    for (const Action& action : legal_actions(view).actions) {
      names << QString::fromStdString(to_text(action));
      if (claimed.isEmpty() || action.type == ActionType::pass) continue;
      PlayerView after = view;
      evolve(after, events::Claimed{player(0), meld_of(action, *setup.last_tile, setup.turn)});
      std::vector<Tile> all = after.hand.tiles();
      for (const Tile tile : tiles_of(after.hand.melds[0])) all.push_back(tile);
      std::vector<Tile> before = view.hand.tiles();
      before.push_back(*setup.last_tile);
      QVERIFY(std::is_permutation(all.begin(), all.end(), before.begin(), before.end()));
    }
    QCOMPARE(names.join(", "), options);
  }

  // A hand that goes on after a win, with all that Chinese Official does not have: told by events alone.
  void a_hand_with_everything_folds() {
    TableAndViews all(without_flowers());
    all.rules.exchange = all.rules.void_suits = all.rules.goes_on_after_win = all.rules.settles = true;
    all.deal(4);
    const PublicState& table = all.state.table;
    QVERIFY(table.phase == Phase::exchanging);

    events::Exchanged<Truth> exchange;
    for (const Seat seat : all_seats) {
      exchange.from[seat] = table.at(static_cast<Wind>((static_cast<int>(table.winds[seat]) + 3) % 4));
      const auto tiles = all.state.hands[seat].tiles();
      std::copy_n(tiles.begin(), 3, exchange.given[seat].begin());
    }
    const Seat first = table.dealer();
    const Tile got = exchange.given[exchange.from[first]][2];
    all.happens(exchange);
    QVERIFY(all.state.hands[first].concealed[got] > 0);
    QVERIFY(table.phase == Phase::voiding);
    events::SuitsVoided voided;
    voided.suits[all_seats[1]] = Suit::bamboo;
    all.happens(voided);
    QVERIFY(table.status[all_seats[1]].void_suit == Suit::bamboo);
    QVERIFY(table.phase == Phase::drawing && table.turn == first);

    all.draws(first);
    all.happens(events::Discarded{first, *all.state.drawn, true, true});
    const auto told = decisions_told_by(events::Discarded{first, *all.state.table.last_tile, true, true});
    QCOMPARE(told.size(), 1U);
    QVERIFY(told[0].second.riichi);
    QVERIFY(table.riichi_pending && !table.status[first].riichi && table.sticks == 0);
    const Seat second = table.after(first);
    all.draws(second);
    QVERIFY(table.status[first].riichi && table.status[first].ippatsu && table.sticks == 1);
    QCOMPARE(table.scores[first], -1000);

    all.wins(second, std::nullopt, 0, 0);
    QCOMPARE(table.sticks, 0);  // its payments hold them
    const Seat third = table.at(Wind::west);
    QVERIFY(table.status[second].out && table.after(first) == third);
    QVERIFY(table.phase == Phase::drawing && table.turn == third);
    all.draws(third);
    all.happens(events::Discarded{third, *all.state.drawn, true});
    QVERIFY(legal_actions(all.views[second]).empty());
    const Seat fourth = table.after(third);
    all.wins(fourth, third, 0, 1);
    QVERIFY(table.phase == Phase::claiming);
    const int held = table.concealed_count[first];
    all.wins(first, third, 1, 0);
    QCOMPARE(table.concealed_count[first], held);  // the tile went to the first winner
    QVERIFY(table.phase == Phase::settling && table.wins.size() == 3 && table.won(first)->place == 1);

    events::Settled settled;
    settled.transfers.push_back({TransferReason::not_ready, paid_to(all_seats[1])});
    all.happens(settled);
    QVERIFY(table.phase == Phase::hand_over && table.ledger == settled.transfers);
    QVERIFY(all.alike());
  }

  void a_stick_is_paid_unless_the_discard_is_won() {
    TableAndViews all(without_flowers());
    all.deal(4);
    const PublicState& table = all.state.table;
    const Seat first = table.dealer();
    all.draws(first);
    all.happens(events::Discarded{first, *all.state.drawn, true, true});
    all.wins(table.after(first), first, 0, 0);
    QVERIFY(!table.riichi_pending && !table.status[first].riichi && table.sticks == 0);
    QVERIFY(table.phase == Phase::hand_over && all.alike());
  }

  void a_kong_that_nobody_robs_ends_ippatsu() {
    TableAndViews all(without_flowers());
    all.deal(4);
    PublicState& table = all.state.table;
    const Seat first = table.dealer();
    all.draws(first);
    table.status[first].ippatsu = true;
    table.phase = Phase::robbing;  // as after an added kong
    all.draws(first);
    QVERIFY(!table.status[first].ippatsu);
  }

  void a_paid_kong_draws_its_tile() {
    TableAndViews all(without_flowers());
    all.deal(4);
    const PublicState& table = all.state.table;
    const Seat first = table.dealer();
    all.draws(first);
    all.state.table.phase = Phase::robbing;  // as after an added kong
    for (PlayerView& view : all.views) view.table.phase = Phase::robbing;
    all.happens(events::Paid{{TransferReason::kong, paid_to(all_seats[0])}});
    QVERIFY(table.phase == Phase::drawing && table.last_draw == DrawSource::kong_replacement);
    QCOMPARE(table.scores[all_seats[0]], 3);
    all.happens(events::Aborted{AbortReason::four_kongs, std::nullopt});
    QVERIFY(table.phase == Phase::hand_over && all.alike());
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
