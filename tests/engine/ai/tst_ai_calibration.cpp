// Win chances as they turn out.
#include <QTest>
#include <cmath>
#include <map>

#include "engine/ai/hand_shape.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/evaluate.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/calibration.h"
#include "engine/rules/scheme.h"
#include "engine/table/referee.h"
#include "tests/engine/ai/tst_ai_positions.h"

using namespace tingpai;

class TestAiCalibration : public QObject {
  Q_OBJECT

 private slots:
  void keeps_order_data();
  void keeps_order();
  void is_true_to_mcr();
  void is_lifted();
  void follows_the_time_left();
  void follows_who_has_left();
  void detours_cost_chances();
  void sichuan_counts_the_way_to_one_suit();
  void riichi_counts_the_way_to_all_simples();
  void one_correction_leaves_claims_their_own();
};

// Red-dragon-wild is tried where its hands lie: with the last tiles nobody is sure to win, and before them
// hardly anybody has less than one chance in a hundred.
void TestAiCalibration::keeps_order_data() {
  QTest::addColumn<QString>("rules");
  QTest::addColumn<Level>("others");
  QTest::addColumn<std::vector<int>>("walls");
  QTest::addColumn<int>("least");  // thousandths seen
  for (const Level others : {Level::quick, Level::path, Level::expert}) {
    const std::string beside = to_text(Bot(others));
    QTest::addRow("mcr, %s", beside.c_str())
        << QStringLiteral("mcr") << others << std::vector{0, 10, 40, 84} << 1;
    QTest::addRow("hongzhong, %s", beside.c_str())
        << QStringLiteral("hongzhong") << others << std::vector{8, 10, 25, 40} << 10;
  }
}

// What the search prefers stays preferred, nothing stays nothing, and a chance stays a chance. Under the
// other rules all actions of a decision share one correction, which keeps their order.
void TestAiCalibration::keeps_order() {
  QFETCH(QString, rules);
  QFETCH(Level, others);
  QFETCH(std::vector<int>, walls);
  QFETCH(int, least);
  const CalibrationModel& fitted = *profile_of(*parse_ruleset(rules.toStdString())).calibration;
  QVERIFY(fitted.together == CalibrationModel::Together::nothing);
  for (const int wall_left : walls) {
    for (const double ready : {0.0, 0.7, 3.0}) {
      const Calibration calibration(fitted, wall_left, ready, field_of(others), Seat{});
      for (int shape = 0; shape < 25; ++shape) {
        const int melds = shape % 5;
        const Shanten shanten = shape / 5;
        QCOMPARE(calibration({0, melds, shanten}), 0.0);
        double below = 0;
        for (int i = least; i <= 1000; ++i) {
          const double now = calibration({i / 1000.0, melds, shanten});
          QVERIFY(now >= below && now <= 1);
          below = now;
        }
      }
    }
  }
}

void TestAiCalibration::is_true_to_mcr() {
  const CalibrationModel& fitted = *profile_of({}).calibration;
  for (const Shanten shanten : {0, 1, 2, 3, 4})
    QVERIFY(Calibration(fitted, 0, 3, {}, Seat{})({1, 4, shanten}) > 0.5);
  // An early hand finds ways that the search does not see yet; a late one has no time to.
  QVERIFY(Calibration(fitted, 80, 0.5, {}, Seat{})({0.05, 0, 2}) > 0.08);
  QVERIFY(Calibration(fitted, 10, 1.5, {}, Seat{})({0.05, 0, 2}) < 0.05);
  // Who passed draws sooner than who has discarded. Chances above one half came true less often.
  for (int i = 1; i <= 10; ++i) {
    QVERIFY(Calibration(fitted, 40, 0.5, {}, Seat{})({0.05 * i, 1, 1, After::passing}) >
            Calibration(fitted, 40, 0.5, {}, Seat{})({0.05 * i, 1, 1}));
  }
  // A hand that is ready wins more often than one that is far, where the search sees the same.
  QVERIFY(Calibration(fitted, 40, 0.5, {}, Seat{})({0.3, 0, 0}) >
          Calibration(fitted, 40, 0.5, {}, Seat{})({0.3, 0, 3}));
}

// A model that shows what the search sees, but for a lift of one level's tables.
void TestAiCalibration::is_lifted() {
  CalibrationModel model;
  model.weights[4] = 1;
  model.among_experts = {0.4, 0, 0, 0, 0, 0, 0.2, -0.1, -0.4};
  const auto lift = [&](double odds, const Field& field) {
    return Calibration(model, 40, 1, field, Seat{}).correction({1 / (1 + std::exp(-odds)), 0, 1});
  };
  const Field experts = field_of(Level::expert);
  for (const auto& [odds, lifted] : std::map<double, double>{{-3, 0.4},
                                                             {-2.5, 0.2},
                                                             {-1.8, 0},
                                                             {-0.1, 0.15},
                                                             {0, 0.2},
                                                             {0.3, 0.05},
                                                             {1.5, -0.4},
                                                             // Beyond the ends the lines go on.
                                                             {-3.5, 0.6},
                                                             {2.4, -0.7}}) {
    QVERIFY(std::abs(lift(odds, experts) - lifted) < 1e-9);
    QVERIFY(std::abs(lift(odds, field_of(Level::quick))) < 1e-9);
    Field mixed = experts;
    mixed[Seat::from_index(1)] = Level::quick;
    QVERIFY(std::abs(lift(odds, mixed) - lifted * 2 / 3) < 1e-9);
  }
  // And another line after passing.
  model.passing = -0.1;
  model.passing_of_odds = 0.2;
  QVERIFY(std::abs(lift(-0.1, experts) - 0.15) < 1e-9);
  const auto passed = [&](double odds, const Field& field) {
    return Calibration(model, 40, 1, field, Seat{})
        .correction({1 / (1 + std::exp(-odds)), 0, 1, After::passing});
  };
  QVERIFY(std::abs(passed(-0.1, experts) - (0.15 - 0.1 - 0.02)) < 1e-9);
  QVERIFY(std::abs(passed(-0.1, field_of(Level::quick))) < 1e-9);
  model.passing_among_slower = -0.3;
  QVERIFY(std::abs(passed(-0.1, field_of(Level::quick)) + 0.3) < 1e-9);
  // A kong counts as passing, or has numbers of its own.
  const auto after_kong = [&](const Field& field) {
    const double chance =
        Calibration(model, 40, 1, field, Seat{})({1 / (1 + std::exp(0.1)), 0, 1, After::kong});
    return std::log(chance / (1 - chance)) + 0.1;
  };
  QVERIFY(std::abs(after_kong(experts) - (0.15 - 0.1 - 0.02)) < 1e-9);
  model.after_kong = {0.25, 0.35};
  QVERIFY(std::abs(after_kong(experts) - (0.15 + 0.25)) < 1e-9);
  QVERIFY(std::abs(after_kong(field_of(Level::quick)) - 0.35) < 1e-9);
  // And claims.
  model.after_claim = {0.05, 0.1};
  const auto claimed = [&](const Field& field) {
    const Calibration calibration(model, 40, 1, field, Seat{});
    return calibration.correction({1 / (1 + std::exp(0.1)), 0, 1, After::claim});
  };
  QVERIFY(std::abs(claimed(experts) - (0.15 + 0.05)) < 1e-9);
  QVERIFY(std::abs(claimed(field_of(Level::quick)) - 0.1) < 1e-9);
}

// Straight lines between points of the time left, whoever the others are.
void TestAiCalibration::follows_the_time_left() {
  CalibrationModel model;
  model.weights[4] = 1;
  model.times = {0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8};
  model.by_time = {-1, 0, 0, 0.2, 0, 0, 0, 0, 0.1};
  for (const auto& [draws_left, added] :
       std::map<int, double>{{0, -1}, {4, -0.5}, {20, 0.1}, {24, 0.2}, {48, 0}, {60, 0.05}}) {
    for (const Level others : {Level::quick, Level::expert})
      QVERIFY(std::abs(Calibration(model, draws_left, 1, field_of(others), Seat{}).correction({0.3, 0, 1}) -
                       added) < 1e-9);
  }
}

// By the time left, for one who has won and left and for two.
void TestAiCalibration::follows_who_has_left() {
  CalibrationModel model;
  model.weights[4] = 1;
  double* of_left = &model.weights[CalibrationModel::common_terms + 3 * CalibrationModel::slower_levels];
  const std::array added{0.5, -0.5, -0.25, 1.0};
  std::ranges::copy(added, of_left);
  for (const auto& [in_play, expected] : std::map<int, double>{{4, 0}, {3, 0.25}, {2, 0.25}}) {
    const Calibration calibration(model, 40, 1, {}, Seat{}, in_play);
    QVERIFY(std::abs(calibration.correction({0.3, 0, 1}) - expected) < 1e-9);
  }
}

// Each length of a detour has a number, and one of one draw another for the log odds.
void TestAiCalibration::detours_cost_chances() {
  CalibrationModel model;
  model.weights[4] = 1;
  for (std::size_t i = 0; i < CalibrationModel::detours; ++i)
    *(model.weights.end() - 1 - CalibrationModel::detours + i) = 0.1 * static_cast<double>(i + 1);
  model.weights.back() = -0.5;
  const Calibration calibration(model, 40, 1, {}, Seat{});
  const auto corrected = [&](std::optional<int> detour) {
    return calibration.correction({0.75, 0, 1, After::discard, detour});
  };
  QVERIFY(std::abs(corrected({})) < 1e-9);
  for (const auto& [detour, expected] : std::map<int, double>{
           {-3, 0.1}, {-1, 0.1}, {0, 0.2}, {1, 0.3 - 0.5 * std::log(3)}, {2, 0.4}, {4, 0.6}, {9, 0.6}})
    QVERIFY(std::abs(corrected(detour) - expected) < 1e-9);
}

// Of these tiles, and of a meld beside them.
static std::optional<int> detour(const Profile& profile, const char* concealed,
                                 std::optional<Meld> meld = {}) {
  Hand held;
  held.concealed = hand(concealed);
  if (meld) held.melds.push_back(*meld);
  return detour_of(profile, held, HandShape(held, all_kinds).shanten(profile.forms));
}

// All tiles of the other suits have to go, and the last one goes as the winning tile comes.
void TestAiCalibration::sichuan_counts_the_way_to_one_suit() {
  const Profile& profile = profile_of(*parse_ruleset("sichuan"));
  const Meld pung = meld_of(pung_id(4));
  QCOMPARE(detour(profile, "1112345678999m"), -1);     // ready for one suit
  QCOMPARE(detour(profile, "123456789m1123s"), 3);     // ready, with four tiles that would have to go
  QCOMPARE(detour(profile, "23467899m23s", pung), 1);  // ready, and one draw more leads to one suit
  QCOMPARE(detour(profile, "2346799m239s", pung), 1);  // both a draw further
  QCOMPARE(detour(profile, "23m345s56722799p"), 3);
  QVERIFY(!detour_of(profile_of({}), {}, 1));
}

// Terminals and honours all have to go, and the last one goes as the winning tile comes.
void TestAiCalibration::riichi_counts_the_way_to_all_simples() {
  const Profile& profile = profile_of(*parse_ruleset("riichi"));
  QCOMPARE(detour(profile, "234567m234p348s8p"), -2);           // one draw from a win, and none has to go
  QCOMPARE(detour(profile, "123567m234p3588s"), std::nullopt);  // ready
  QCOMPARE(detour(profile, "123567m234p3578s"), -1);            // the 1 goes on the way
  QCOMPARE(detour(profile, "123789m234p3578s"), 0);             // both ends, the last as the hand wins
  QCOMPARE(detour(profile, "123789m99p3578s1z"), 0);            // five of them, and near enough to a win
  QCOMPARE(detour(profile, "1279m99p13578s12z"), 3);            // seven of them, and four draws from one
  QCOMPARE(detour(profile, "2347m34p3588s", meld_of(chow_id(3))), -2);
  QCOMPARE(detour(profile, "2347m34p3588s", meld_of(pung_id(27))), std::nullopt);  // one is melded
  QCOMPARE(detour(profile, "2347m34p3588s", meld_of(chow_id(0))), std::nullopt);
}

// Log odds to win by action, those that are told, where nothing but `added` corrects what the search sees.
static std::map<std::string, double> told_odds(const PlayerView& view, const LegalActions& legal,
                                               const Field& field, const CalibrationModel::Added& added) {
  const Profile& profile = profile_of(view.table.ruleset);
  CalibrationModel fitted;
  fitted.weights[4] = 1;  // of the log odds that are seen
  fitted.together = CalibrationModel::Together::all;
  fitted.after_claim = added;
  const Calibration calibration(fitted, view.table.draws_left(), 0, field, view.seat);
  ValueModel value(profile.value);
  value.claimed_wins = value.opened_wins = 1;
  value.calibration = &calibration;
  const Decision decision = evaluate(view, legal, odds_of(view, profile.race), nullptr, Budget{}, {}, value);
  std::map<std::string, double> told;
  for (const Evaluation& one : decision.evaluations) {
    const double chance = one.win_chance;
    if (chance > 0.02 && chance < 0.98) told[to_text(one.action)] = std::log(chance / (1 - chance));
  }
  return told;
}

// Where all actions of a decision share the correction of passing.
void TestAiCalibration::one_correction_leaves_claims_their_own() {
  int claims_seen = 0;
  for (std::uint64_t seed = 1; seed < 4; ++seed) {
    Referee referee(*parse_ruleset("riichi"), seed);
    const auto over = [&] { return referee.state().table.phase == Phase::hand_over; };
    for (;;) {
      while (!over() && referee.advance()) {
      }
      if (over()) break;
      for (const Seat seat : all_seats) {
        const LegalActions& legal = referee.asked(seat);
        if (legal.empty()) continue;
        const PlayerView& view = referee.view(seat);
        const Action chosen = decide(Level::quick, view, legal, {}).chosen;
        for (const auto& [others, more] : {std::pair(Level::expert, 0.5), std::pair(Level::quick, -0.25)}) {
          if (!legal.has(ActionType::pass)) break;
          const auto plain = told_odds(view, legal, field_of(others), {});
          const auto moved = told_odds(view, legal, field_of(others), {0.5, -0.25});
          for (const auto& [action, odds] : plain) {
            const bool claimed = action.starts_with("chow") || action.starts_with("pung");
            if (!moved.contains(action)) continue;
            QVERIFY2(std::abs(moved.at(action) - odds - (claimed ? more : 0)) < 1e-6, action.c_str());
            claims_seen += claimed;
          }
        }
        referee.answer(seat, chosen);
      }
    }
  }
  QVERIFY(claims_seen > 20);
}

QTEST_APPLESS_MAIN(TestAiCalibration)
#include "tst_ai_calibration.moc"
