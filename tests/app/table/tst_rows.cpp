// The list model, and the rows made from views and decisions.
#include <QAbstractItemModelTester>
#include <QMetaProperty>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

#include "app/base/row_model.h"
#include "app/settings/key_bindings.h"
#include "app/study/position_view.h"
#include "app/table/table_rows.h"
#include "app/text/names.h"
#include "app/tutor/danger_words.h"
#include "app/tutor/reason_words.h"
#include "app/tutor/tutor_rows.h"
#include "engine/ai/reading/calibration.h"
#include "engine/rules/mcr/mcr.h"
#include "engine/table/referee.h"
#include "tests/app/game/scripted.h"

using namespace tingpai;
using namespace tingpai::app;

struct PairRow {
  Q_GADGET
  Q_PROPERTY(int key MEMBER key)
  Q_PROPERTY(int value MEMBER value)

 public:
  int key = 0;
  int value = 0;
};

namespace {

PairRow row_of(int key, int value) { return {key, value}; }

// A view in which the first player, the dealer, has drawn its fourteenth tile.
PlayerView first_turn(std::uint64_t seed) {
  Referee referee(Ruleset{}, seed);
  while (referee.advance()) {
  }
  return referee.view(referee.state().table.turn);
}

Tile tile(const char* text) { return *parse_tile(text); }

template <class T>
QStringList column(const QList<T>& rows, const char* role) {
  const QMetaProperty property = T::staticMetaObject.property(T::staticMetaObject.indexOfProperty(role));
  QStringList values;
  for (const T& row : rows) values << property.readOnGadget(&row).toString();
  return values;
}

// With plain blanks for those that keep a number together.
QString spaced(QString text) { return text.replace(QChar(QChar::Nbsp), u' '); }

}  // namespace

class TestRows : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_hand_is_sorted_as_wished_data() {
    QTest::addColumn<QString>("suits");
    QTest::addColumn<bool>("honours_first");
    QTest::addColumn<bool>("red_first");
    QTest::addColumn<QString>("expected");
    QTest::newRow("as ever") << "mps" << false << false << "19m19p19s14z567z";
    QTest::newRow("bamboo first") << "spm" << false << false << "19s19p19m14z567z";
    QTest::newRow("dots between") << "mps" << false << true << "19m19p19s14z765z";
    QTest::newRow("honours first") << "pms" << true << false << "14z567z19p19m19s";
  }
  void a_hand_is_sorted_as_wished() {
    QFETCH(QString, suits);
    QFETCH(bool, honours_first);
    QFETCH(bool, red_first);
    QFETCH(QString, expected);
    SortOrder order;
    for (std::size_t i = 0; i < 3; ++i) {
      order.suits[i] = static_cast<Suit>(QStringLiteral("mps").indexOf(suits[static_cast<qsizetype>(i)]));
    }
    order.honours_first = honours_first;
    order.red_first = red_first;
    PlayerView view;
    const auto held = *parse_tiles("9s1z1m5z9p7z1s4z9m6z1p");
    for (const Tile one : held) view.hand.concealed.add(one);
    QCOMPARE(QString::fromStdString(to_text(hand_order(view, order))).remove(u' '),
             QString::fromStdString(to_text(*parse_tiles(expected.toStdString()))));
  }
  void every_order_of_suits_is_there() {
    QSet<QString> all;
    for (const QString& suits : AppSettings::suit_orders()) all.insert(suits);
    QCOMPARE(all.size(), 6);
    QCOMPARE(AppSettings::suit_orders().constFirst(), QStringLiteral("mps"));
  }
  void model_follows_random_rows() {
    RowModel model(PairRow::staticMetaObject);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QRandomGenerator random(7);
    for (int round = 0; round < 300; ++round) {
      QList<PairRow> rows;
      const int size = random.bounded(15);
      for (int i = 0; i < size; ++i) rows << row_of(random.bounded(8), random.bounded(3));
      model.set(rows);
      QCOMPARE(model.count(), rows.size());
      for (int i = 0; i < rows.size(); ++i) {
        QCOMPARE(model.value(i, "key"), rows[i].key);
        QCOMPARE(model.get(i).value("value"), rows[i].value);
      }
    }
  }

  void model_moves_as_little_as_possible() {
    RowModel model(PairRow::staticMetaObject);
    model.set<PairRow>({row_of(1, 0), row_of(2, 0), row_of(3, 0)});
    QSignalSpy moved(&model, &RowModel::rowsMoved);
    QSignalSpy inserted(&model, &RowModel::rowsInserted);
    QSignalSpy removed(&model, &RowModel::rowsRemoved);
    model.set<PairRow>({row_of(1, 0), row_of(3, 9), row_of(4, 0)});
    QCOMPARE(moved.size(), 1);  // 2 goes behind 3 and comes back as 4
    QCOMPARE(moved[0][1].toInt(), 1);
    QCOMPARE(moved[0][4].toInt(), 3);
    model.set<PairRow>({row_of(1, 0), row_of(3, 9), row_of(4, 0), row_of(5, 0)});
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted[0][1].toInt(), 3);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(removed.size(), 0);
    QVERIFY(!model.get(4).contains("key"));
    QVERIFY(!model.data(model.index(0), Qt::DisplayRole).isValid());
  }

  void rows_that_go_wait_unused() {
    RowModel model(PairRow::staticMetaObject);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.reserve(3, row_of(0, 0));
    const int used = model.roleNames().key("used");
    const auto in_use = [&] {
      QList<bool> rows;
      for (int i = 0; i < model.rowCount(); ++i) rows << model.data(model.index(i), used).toBool();
      return rows;
    };
    QCOMPARE(model.count(), 0);
    QCOMPARE(in_use(), QList<bool>({false, false, false}));
    QSignalSpy inserted(&model, &RowModel::rowsInserted);
    model.set<PairRow>({row_of(1, 0), row_of(2, 0), row_of(3, 0)});
    QCOMPARE(in_use(), QList<bool>({true, true, true}));
    QCOMPARE(inserted.size(), 0);
    QSignalSpy changed(&model, &RowModel::dataChanged);
    model.set<PairRow>({row_of(3, 0)});
    QCOMPARE(in_use(), QList<bool>({true, false, false}));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].toModelIndex().row(), 1);
    QCOMPARE(changed[0][1].toModelIndex().row(), 2);
    QVERIFY(model.get(1).isEmpty());
    QCOMPARE(model.value(1, "key"), QVariant());
  }

  void hand_is_sorted_with_the_drawn_tile_apart() {
    PlayerView view;
    view.hand.concealed = TileCounts(*parse_tiles("19m5p5p2s7z"));
    view.drawn = tile("5p");
    const auto rows = hand_rows(view, {}, true, {});
    QCOMPARE(column(rows, "tile"), QStringList({"1m", "9m", "5p", "2s", "7z", "5p"}));
    QCOMPARE(column(rows, "drawn"), QStringList({"false", "false", "false", "false", "false", "true"}));
    QCOMPARE(column(rows, "playable").count("true"), 0);  // nothing is legal
    view.held_flowers.push_back(tile("3f"));
    view.drawn = tile("3f");
    QCOMPARE(column(hand_rows(view, {}, true, {}), "tile").last(), "3f");
  }

  void hand_shows_what_the_tutor_says() {
    const PlayerView view = first_turn(3);
    const LegalActions legal = legal_actions(view);
    const Decision decision = test::scripted_decide({Level::expert, view, legal});
    const auto& plan = decision.evaluations.front().plans.front();
    const auto rows = hand_rows(view, legal, true, {&decision, &plan});
    QCOMPARE(rows.size(), 14);
    int emphasised = 0;
    for (const HandTileRow& row : rows) {
      QVERIFY(row.has_hint);
      QVERIFY(row.bar_height >= 0 && row.bar_height <= 1);
      if (row.best) {
        QCOMPARE(row.bar_height, 1.0);
        QVERIFY(row.leaving);
      }
      QVERIFY(!row.emphasised || row.equal_best);
      emphasised += row.emphasised;
      QCOMPARE(row.danger_next + row.danger_opposite, 0.03);
      QCOMPARE(row.danger_previous, 0.03);
      QVERIFY(!row.spoken.isEmpty());
    }
    QVERIFY(emphasised >= 1);
    QVERIFY(emphasised <= 6);  // three kinds at most, each perhaps twice in hand
  }

  void no_bars_for_a_choice_by_lot() {
    const PlayerView view = first_turn(3);
    Decision decision = test::scripted_decide({Level::random, view, legal_actions(view)});
    decision.criterion = Criterion::chance;
    QVERIFY(!hint_bar(decision, decision.chosen));
  }

  void bars_of_losing_hands_still_differ() {
    Decision decision;
    for (const double value : {-1.0, -2.0, -3.0}) {
      Evaluation evaluation;
      evaluation.action = {ActionType::discard, Tile::from_index(static_cast<int>(-value))};
      evaluation.value = value;
      decision.evaluations.push_back(evaluation);
    }
    decision.chosen = decision.evaluations[0].action;
    QCOMPARE(hint_bar(decision, decision.evaluations[0].action)->height, 1.0);
    QCOMPARE(hint_bar(decision, decision.evaluations[1].action)->height, 0.5);
    QCOMPARE(hint_bar(decision, decision.evaluations[2].action)->height, 0.0);
    QVERIFY(!hint_bar(decision, {ActionType::pass, {}}));
  }

  void candidates_look_alike() {
    const PlayerView view = first_turn(3);
    const Decision decision = test::scripted_decide({Level::expert, view, legal_actions(view)});
    const Hints hints{&decision, nullptr, AppSettings::Candidates};
    const auto rows = hand_rows(view, legal_actions(view), true, hints);
    QSet<QString> marked;
    QSet<double> heights;
    for (const HandTileRow& row : rows) {
      QVERIFY(!row.best && !row.equal_best);
      QVERIFY(row.value_text.isEmpty() && row.why.isEmpty());
      QCOMPARE(row.danger_previous, 0.0);
      QCOMPARE(row.emphasised, row.has_hint);
      if (!row.has_hint) continue;
      heights << row.bar_height;
      QVERIFY(!row.spoken.contains(QStringLiteral("value")));
      marked << row.tile;
    }
    QCOMPARE(marked.size(), 3);
    QCOMPARE(heights.size(), 1);
    QVERIFY(marked.contains(names::text(decision.chosen.tile)));
    LegalActions call;
    call.actions = {{ActionType::pung, tile("3p")}, {ActionType::pass, {}}};
    const auto calls = call_rows(view, call, false, hints);
    QVERIFY(!column(calls, "best").contains("true"));
    QVERIFY(!column(calls, "hasHint").contains("true"));
  }

  void a_nudge_tells_no_tile() {
    const PlayerView view = first_turn(3);
    Decision decision = test::scripted_decide({Level::expert, view, legal_actions(view)});
    QCOMPARE(nudge(decision), QStringLiteral("Go for the win"));
    decision.criterion = Criterion::safety;
    QCOMPARE(nudge(decision), QStringLiteral("Better to play safe"));
    const Hints hints{&decision, nullptr, AppSettings::Nudge};
    const auto rows = hand_rows(view, legal_actions(view), true, hints);
    QVERIFY(!column(rows, "hasHint").contains("true"));
  }

  void the_opening_is_told_by_its_best_use() {
    Decision decision;
    QCOMPARE(opening_text(decision), QString());
    decision.evaluations.resize(2);
    decision.evaluations[0].win_chance = 0.234;
    decision.evaluations[0].value = 9.14;
    QCOMPARE(spaced(opening_text(decision)),
             QStringLiteral("As dealt, this hand wins 23 % of the time: value +9.1"));
  }

  void danger_has_its_reason_data() {
    QTest::addColumn<QString>("tile");
    QTest::addColumn<QString>("told");
    QTest::newRow("a flush that wants it") << "3s"
                                           << "Danger: West 6 %: collects bamboo; South 1 %: threw one away";
    QTest::newRow("a flush that does not") << "4m"
                                           << "Danger: South 5 %: has kept every tile of this suit";
    QTest::newRow("the last of its kind")
        << "5z"
        << "Danger: South 2 %: no copies are left; North 2 %: no copies are left";
    QTest::newRow("ready") << "7p"
                           << "Danger: North 3 %: may be ready (40 %)";
    QTest::newRow("nothing to tell") << "9p"
                                     << "";
  }

  void danger_has_its_reason() {
    QFETCH(QString, tile);
    QFETCH(QString, told);
    PlayerView view = view_of(all_seats[0]);
    for (const Seat seat : all_seats) view.table.winds[seat] = static_cast<Wind>(seat.index());
    for (const char* thrown : {"1p", "2p", "9s", "3s", "1z", "2z"}) {
      view.table.rivers[all_seats[1]].push_back({*parse_tile(thrown), false, std::nullopt, 0});
    }
    for (int i = 0; i < 3; ++i) view.table.rivers[all_seats[0]].push_back({*parse_tile("5z"), false, {}, 0});
    view.hand.concealed.add(*parse_tile("5z"));
    for (const char* lowest : {"1s", "7s"}) {
      const Tile low = *parse_tile(lowest);
      view.table.melds[all_seats[2]].push_back({MeldType::chow, low, low, all_seats[1]});
    }
    Decision decision;
    const auto add = [&](const char* text, std::array<double, 3> deal_in) {
      Evaluation evaluation;
      evaluation.action = {ActionType::discard, *parse_tile(text)};
      evaluation.deal_in = deal_in;
      decision.evaluations.push_back(evaluation);
    };
    add("3s", {0.01, 0.06, 0});
    add("4m", {0.05, 0.002, 0});
    add("5z", {0.02, 0.001, 0.02});
    add("7p", {0, 0.001, 0.03});
    add("9p", {0.004, 0.001, 0.003});
    OpponentEstimate estimate;
    estimate.seat = all_seats[3];
    estimate.ready = 0.4;
    decision.opponents = {estimate};
    QCOMPARE(spaced(danger_words(view, decision, *parse_tile(tile.toStdString()))), told);
  }

  void melds_show_whom_they_come_from_data() {
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("type");
    QTest::addColumn<QStringList>("tiles");
    QTest::addColumn<int>("turned");
    QTest::addColumn<int>("stacked");
    const auto type = [](MeldType meld) { return static_cast<int>(meld); };
    QTest::newRow("chow from the left")
        << 3 << type(MeldType::chow) << QStringList({"5p", "4p", "6p"}) << 0 << -1;
    QTest::newRow("pung from the left")
        << 3 << type(MeldType::pung) << QStringList({"5p", "5p", "5p"}) << 0 << -1;
    QTest::newRow("pung from opposite")
        << 2 << type(MeldType::pung) << QStringList({"5p", "5p", "5p"}) << 1 << -1;
    QTest::newRow("pung from the right")
        << 1 << type(MeldType::pung) << QStringList({"5p", "5p", "5p"}) << 2 << -1;
    QTest::newRow("kong from the right")
        << 1 << type(MeldType::melded_kong) << QStringList({"5p", "5p", "5p", "5p"}) << 3 << -1;
    QTest::newRow("added kong") << 2 << type(MeldType::added_kong) << QStringList({"5p", "5p", "5p", "5p"})
                                << 1 << 3;
    QTest::newRow("concealed kong") << 0 << type(MeldType::concealed_kong)
                                    << QStringList({"5p", "5p", "5p", "5p"}) << -1 << -1;
  }
  void melds_show_whom_they_come_from() {
    QFETCH(int, steps);
    QFETCH(int, type);
    PlayerView view = first_turn(1);
    Meld meld{static_cast<MeldType>(type), tile(type == 0 ? "4p" : "5p"), tile("5p"), seat_at(view, steps)};
    if (meld.type == MeldType::concealed_kong) meld.from.reset();
    const auto rows = meld_rows(view, view.seat, Melds{meld});
    QCOMPARE(rows.size(), 1);
    QTEST(rows[0].tiles, "tiles");
    QTEST(rows[0].turned, "turned");
    QTEST(rows[0].stacked, "stacked");
    QCOMPARE(rows[0].from_position, meld.from ? steps : -1);
  }

  void others_concealed_kongs_lie_face_down() {
    PlayerView view = first_turn(1);
    const Seat other = seat_at(view, 2);
    SeenMeld meld;
    meld.type = MeldType::concealed_kong;
    view.table.melds[other].push_back(meld);
    const auto rows = meld_rows(view, other);
    QCOMPARE(rows[0].tiles, QStringList(4, QString()));
  }

  void claimed_tiles_leave_the_river() {
    PlayerView view = first_turn(1);
    view.table.rivers[view.seat] = {
        {tile("1m"), true, {}}, {tile("2m"), false, seat_at(view, 1)}, {tile("3m"), false, {}}};
    view.table.phase = Phase::claiming;
    view.table.turn = view.seat;
    const auto rows = river_rows(view, view.seat);
    QCOMPARE(column(rows, "tile"), QStringList({"1m", "3m"}));
    QCOMPARE(column(rows, "last"), QStringList({"false", "true"}));
    QCOMPARE(column(rows, "drawn"), QStringList({"true", "false"}));
  }

  void call_buttons_keep_their_order() {
    const PlayerView view = first_turn(1);
    LegalActions legal;
    legal.actions = {{ActionType::chow, tile("1p")},
                     {ActionType::chow, tile("2p")},
                     {ActionType::pung, tile("3p")},
                     {ActionType::pass, {}}};
    const auto rows = call_rows(view, legal, false, {});
    QCOMPARE(column(rows, "available"), QStringList({"true", "true", "false", "false", "true"}));
    const QVariantList chows = rows[0].option_tiles;
    QCOMPARE(chows.size(), 2);
    QCOMPARE(chows[1].toStringList(), QStringList({"2p", "3p", "4p"}));
    QCOMPARE(rows[0].option_names.size(), 2);
    QCOMPARE(call_options(legal, CallKind::pung).size(), std::size_t{1});
    QCOMPARE(column(call_rows(view, {}, true, {}), "available").last(), "true");
    QCOMPARE(rows[0].command, int{KeyBindings::Chow});
  }

  void a_ruleset_has_only_its_calls() {
    PlayerView view = first_turn(1);
    view.table.rules.chow = false;
    QStringList keys(KeyBindings::command_count, QStringLiteral("?"));
    keys[KeyBindings::Pung] = QStringLiteral("P");
    const auto rows = call_rows(view, {}, false, {}, keys);
    QCOMPARE(column(rows, "label"), QStringList({"Pung", "Kong", "Win", "Pass"}));
    QCOMPARE(column(rows, "keyText"), QStringList({"P", "?", "?", "?"}));
    QVERIFY(call_of(KeyBindings::Pung) == CallKind::pung);
    QVERIFY(!call_of(KeyBindings::DiscardDrawn));
  }

  void equal_scores_share_a_rank() {
    PlayerView view = first_turn(1);
    const std::array<int, 4> points{5, -10, 5, 0};
    for (const Seat seat : all_seats)
      view.table.scores[seat] = points[static_cast<std::size_t>(seat.index())];
    const auto rows = ranking_rows(view, {});
    QCOMPARE(column(rows, "rank"), QStringList({"1", "1", "3", "4"}));
    QCOMPARE(column(rows, "gain"), QStringList({"5", "5", "0", "-10"}));
    QCOMPARE(column(rows, "scoreText").last(), QStringLiteral("\u221210"));
    // Who looks is marked; at the end of a shared game nobody is.
    const auto mine = [&](const Players& players) { return column(ranking_rows(view, players), "isMe"); };
    QCOMPARE(mine({}).count("true"), 1);
    view.table.phase = Phase::game_over;
    QCOMPARE(mine({}).count("true"), 1);
    QCOMPARE(mine(Players::sharing({{"Ann", {}}, {"Bo", {}}})).count("true"), 0);
  }

  void plans_tell_what_leaves_and_comes() {
    const PlayerView view = first_turn(3);
    const Decision decision = test::scripted_decide({Level::expert, view, legal_actions(view)});
    const auto rows = plan_rows(decision);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0].comes, QStringList({"5p"}));
    QCOMPARE(rows[0].leaves, QStringList({names::text(decision.chosen.tile), "9p"}));
    QCOMPARE(rows[0].waits, QStringList({"2s"}));
    QCOMPARE(rows[0].wait_live, QList<int>({3}));
    QVERIFY(headline(decision).contains(names::tile(decision.chosen.tile)));
    QVERIFY(!detail(decision).isEmpty() && !reason(decision).isEmpty());
  }

  void plans_add_up_data() {
    QTest::addColumn<QList<double>>("chances");  // of plans, the likeliest first
    QTest::addColumn<double>("whole");
    QTest::addColumn<QStringList>("shown");
    QTest::addColumn<QString>("ways");
    QTest::newRow("three and the rest")
        << QList<double>{.12, .08, .05} << .30 << QStringList{"12 %", "8 %", "5 %"} << "Other ways: 5 %";
    QTest::newRow("a remainder goes to the largest")
        << QList<double>{.104, .077} << .204 << QStringList{"10 %", "8 %"} << "Other ways: 2 %";
    QTest::newRow("a fourth has no card")
        << QList<double>{.12, .1, .09, .08} << .39 << QStringList{"12 %", "10 %", "9 %"} << "Other ways: 8 %";
    QTest::newRow("below a sixth") << QList<double>{.4, .09} << .60 << QStringList{"40 %"}
                                   << "Other ways: 20 %";
    QTest::newRow("below 3 %") << QList<double>{.029} << .05 << QStringList{}
                               << "Many ways to win, none likely by itself";
    QTest::newRow("one for all") << QList<double>{.25} << .25 << QStringList{"25 %"} << "";
  }
  void plans_add_up() {
    QFETCH(QList<double>, chances);
    QFETCH(double, whole);
    const PlayerView view = first_turn(3);
    Decision decision = test::scripted_decide({Level::expert, view, legal_actions(view)});
    Evaluation& best = decision.evaluations.front();
    best.win_chance = whole;
    best.plans.resize(static_cast<std::size_t>(chances.size()), best.plans.front());
    for (qsizetype i = 0; i < chances.size(); ++i)
      best.plans[static_cast<std::size_t>(i)].win_chance = chances[i];
    const auto rows = plan_rows(decision);
    QStringList shown;
    for (const PlanRow& row : rows) shown << spaced(row.chance_text);
    QTEST(shown, "shown");
    const QString ways = spaced(ways_text(decision));
    QTEST(ways, "ways");
    if (shown.isEmpty()) return;
    int sum = 0;
    for (QString percent : shown << ways) sum += percent.remove(QRegularExpression("[^0-9]")).toInt();
    QCOMPARE(sum, static_cast<int>(std::lround(100 * whole)));
  }

  // The tiles of a card are those of its likeliest way; that there are others is said.
  void cards_tell_other_tiles() {
    const PlayerView view = first_turn(3);
    Decision decision = test::scripted_decide({Level::expert, view, legal_actions(view)});
    Plan& plan = decision.evaluations.front().plans.front();
    const auto also = [&] { return plan_rows(decision).first().also_text; };
    plan.needed = {{tile("5p"), 2}, {tile("2s"), 3}};
    QCOMPARE(also(), QString());
    plan.needed.push_back({tile("4m"), 2});
    QCOMPARE(also(), QStringLiteral("or 4 of characters"));
    plan.needed.push_back({tile("5m"), 2});
    plan.needed.push_back({tile("6m"), 2});
    QCOMPARE(also(), QStringLiteral("or other tiles"));
  }

  void a_hand_ready_for_no_plan_says_so() {
    const PlayerView view = first_turn(3);
    Decision decision = test::scripted_decide({Level::expert, view, legal_actions(view)});
    Evaluation& best = decision.evaluations.front();
    best.shanten = 0;
    best.other = best.plans.front().best;
    best.other->patterns = {{mcr::id_of(mcr::Pattern::melded_hand), 1, 6}};
    best.plans.clear();
    QCOMPARE(plan_rows(decision).size(), 0);
    QCOMPARE(ways_text(decision), QStringLiteral("Ready for Melded Hand alone"));
  }

  // A sample never says that it is exact.
  void no_interval_is_nothing() {
    const PlayerView view = first_turn(3);
    Decision decision = test::scripted_decide({Level::expert, view, legal_actions(view)});
    for (Evaluation& evaluation : decision.evaluations) evaluation.margin = 0.004;
    QStringList margins = column(position_number_rows({&decision, {}}, {}), "marginText");
    QVERIFY(margins.size() > 1);
    for (const QString& margin : margins) QCOMPARE(margin, QStringLiteral("± 0.1"));
    // Sentences leave the intervals out.
    for (const QString& text : {detail(decision), brief(decision), reason(decision)})
      QVERIFY2(!text.contains(u'±'), qPrintable(text));
    for (const QString& win : column(position_number_rows({&decision, {}}, {}), "winText"))
      QVERIFY2(spaced(win).contains(QStringLiteral(" % ± ")), qPrintable(win));
  }

  void a_plan_is_followed_step_by_step() {
    const PlayerView view = first_turn(3);
    const Decision decision = test::scripted_decide({Level::expert, view, legal_actions(view)});
    const Plan& plan = decision.evaluations.front().plans.front();
    QCOMPARE(steps_of(plan), 3);
    QCOMPARE(path_of(plan, 1).leaves.size(), std::size_t{1});
    QVERIFY(path_of(plan, 1).comes.empty() && path_of(plan, 1).waits.empty());
    QCOMPARE(path_of(plan, 2).leaves.size(), std::size_t{2});
    QCOMPARE(path_of(plan, 2).comes.size(), std::size_t{1});
    QVERIFY(path_of(plan, 2).waits.empty());
    QCOMPARE(path_of(plan, 3).waits.size(), std::size_t{1});
    QCOMPARE(path_of(plan).waits, path_of(plan, 3).waits);
    QCOMPARE(step_text(plan, 2), QStringLiteral("2 of 3: draw 5 of dots, discard 9 of dots"));
    QCOMPARE(step_text(plan, 3), QStringLiteral("3 of 3: wait on 2 of bamboo"));
    QCOMPARE(step_text(plan, 0), QString());
    QCOMPARE(coming_rows(view, &plan, {}, 1).size(), 0);
    QCOMPARE(coming_rows(view, &plan, {}, 2).size(), 1);
    QCOMPARE(coming_rows(view, &plan).size(), 2);
  }

  void every_pattern_has_its_own_name() {
    QSet<QString> seen;
    for (int id = 0; id < mcr::pattern_count; ++id)
      seen << names::pattern(mcr::id_of(static_cast<mcr::Pattern>(id)));
    QCOMPARE(seen.size(), mcr::pattern_count);
    QCOMPARE(names::pattern(mcr::id_of(mcr::Pattern::mixed_triple_chow)), "Mixed Triple Chow");
    QCOMPARE(names::pattern(mcr::id_of(mcr::Pattern::flower_tiles)), "Flower Tiles");
    QCOMPARE(names::pattern(mcr::id_of(mcr::Pattern::all_pungs)), "All Pungs");
    QSet<QString> tiles;
    for (int index = 0; index < 42; ++index) tiles << names::tile(Tile::from_index(index));
    QCOMPARE(tiles.size(), 42);
  }

  void numbers_are_honest() {
    QCOMPARE(spaced(names::percent(0.004)), "<1 %");
    QCOMPARE(spaced(names::percent(0.999)), ">99 %");
    QCOMPARE(spaced(names::percent(0, true)), "0 %");
    QCOMPARE(spaced(names::percent(0.314)), "31 %");
    QCOMPARE(names::signed_points(-0.04), "0.0");
    QCOMPARE(names::signed_points(6.44), "+6.4");
    QCOMPARE(names::signed_number(-8), QStringLiteral("\u22128"));
  }

  void roles_are_the_properties_of_a_row() {
    RowModel model(PairRow::staticMetaObject);
    QCOMPARE(model.roleNames().values().size(), 3);
    for (const char* role : {"key", "value", "used"}) QVERIFY(model.roleNames().values().contains(role));
    model.set<PairRow>({{4, 5}});
    QCOMPARE(model.get(0), QVariantMap({{"key", 4}, {"value", 5}}));
    model.clear();
    QCOMPARE(model.count(), 0);
    QVERIFY(!model.value(0, "nothing").isValid());
  }
};

QTEST_GUILESS_MAIN(TestRows)
#include "tst_rows.moc"
