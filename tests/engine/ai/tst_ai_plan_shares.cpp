// How wins are shared out among plans.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>

#include "engine/ai/profile.h"
#include "engine/ai/reading/plan_shares.h"
#include "engine/rules/mcr/mcr.h"
#include "tests/engine/ai/tst_ai_positions.h"

using namespace tingpai;

class TestAiPlanShares : public QObject {
  Q_OBJECT

 private slots:
  void keep_the_whole();
  void move_nothing_as_seen();
  void know_the_distance();
  void know_the_share_by_kind();
  void know_the_win_chance_by_kind();
  void know_the_company_by_kind();
  void know_the_detour_by_kind();
  void leave_less_to_other_ways_of_sure_hands();
  void look_again_at_the_likeliest();
};

namespace {

// Some patterns with chances whose sum is below `whole`.
std::vector<Plan> some_plans(Random& random, double whole) {
  std::vector<Plan> plans(static_cast<std::size_t>(1 + random_below(random, 6)));
  for (std::size_t i = 0; i < plans.size(); ++i) {
    plans[i].pattern =
        mcr::id_of(static_cast<mcr::Pattern>(9 * static_cast<int>(i) + random_below(random, 9)));
    plans[i].win_chance = whole / 7 * (1 + random_below(random, 100)) / 101;
  }
  return plans;
}

double sum_of(const std::vector<Plan>& plans) {
  return std::accumulate(plans.begin(), plans.end(), 0.0,
                         [](double sum, const Plan& plan) { return sum + plan.win_chance; });
}

// One pattern is of the first kind, all others are of the second; both are weighed as they are seen.
PlanModel two_kinds() {
  PlanModel model;
  model.kind_of = [](PatternId id) -> std::size_t { return id.row == 1 ? 0 : 1; };
  model.weights = PlanModel::as_seen();
  return model;
}

// In a block of a weight for each kind, see PlanShares::visit.
double& weight_of_first(PlanModel& model, std::size_t block) {
  return model.weights[PlanModel::kinds_begin + block * PlanModel::kinds];
}

// How many times as likely a plan of the first kind is shown as one of the second that is seen with a share
// of 0.3.
double first_to_second(const PlanModel& model, double share, double whole, int shanten, double slower = 0,
                       std::optional<int> detour = {}) {
  std::vector<Plan> plans(2);
  plans[0].pattern = mcr::id_of(static_cast<mcr::Pattern>(1));
  plans[1].pattern = mcr::id_of(static_cast<mcr::Pattern>(2));
  plans[0].win_chance = whole * share;
  plans[1].win_chance = whole * 0.3;
  PlanShares(model, static_cast<Shanten>(shanten), 40, 8, slower, detour).apply(plans, whole);
  const bool first_leads = plans[0].pattern.row == 1;
  return plans[first_leads ? 0 : 1].win_chance / plans[first_leads ? 1 : 0].win_chance;
}

}  // namespace

void TestAiPlanShares::keep_the_whole() {
  Random random(77);
  int moved = 0;
  for (int i = 0; i < 2000; ++i) {
    const double whole = (1 + random_below(random, 99)) / 100.0;
    std::vector<Plan> plans = some_plans(random, whole);
    const double before = sum_of(plans);
    const auto shanten = static_cast<Shanten>(random_below(random, 7));
    PlanShares(*profile_of({}).plans, shanten, random_below(random, 84), 0.25 * random_below(random, 84),
               random_below(random, 4) / 3.0)
        .apply(plans, whole);
    for (const Plan& plan : plans) QVERIFY(plan.win_chance > 0);
    QVERIFY(sum_of(plans) < whole);
    QVERIFY(std::is_sorted(plans.begin(), plans.end(),
                           [](const Plan& a, const Plan& b) { return a.win_chance > b.win_chance; }));
    moved += std::abs(sum_of(plans) - before) > 0.01 * whole;
  }
  QVERIFY(moved > 1000);
}

// By the weights that a fit begins with, plans keep their proportions.
void TestAiPlanShares::move_nothing_as_seen() {
  Random random(78);
  PlanModel model = *profile_of({}).plans;
  model.weights = PlanModel::as_seen();
  for (int i = 0; i < 500; ++i) {
    std::vector<Plan> plans = some_plans(random, 0.4);
    std::vector<Plan> after = plans;
    PlanShares(model, static_cast<Shanten>(random_below(random, 5)), 40, 8, 0).apply(after, 0.4);
    const double scale = sum_of(after) / sum_of(plans);
    QVERIFY(scale > 0.95 && scale <= 1);  // other ways are never quite nothing
    std::stable_sort(plans.begin(), plans.end(),
                     [](const Plan& a, const Plan& b) { return a.win_chance > b.win_chance; });
    for (std::size_t p = 0; p < plans.size(); ++p)
      QVERIFY(std::abs(after[p].win_chance - scale * plans[p].win_chance) < 1e-9);
  }
}

// What a kind of pattern has for two steps away, and for three and more, counts there alone.
void TestAiPlanShares::know_the_distance() {
  PlanModel model = two_kinds();
  weight_of_first(model, 3) = std::log(2);
  weight_of_first(model, 4) = std::log(3);
  for (const auto& [shanten, times] : std::map<int, double>{{0, 1}, {1, 1}, {2, 2}, {3, 3}, {5, 3}}) {
    QVERIFY(std::abs(first_to_second(model, 0.3, 0.4, shanten) - times) < 1e-9);
  }
}

// The share, its log and the square of that count for more with one kind than with another.
void TestAiPlanShares::know_the_share_by_kind() {
  PlanModel model = two_kinds();
  weight_of_first(model, 5) = 0.5;
  weight_of_first(model, 6) = 2;
  weight_of_first(model, 7) = 0.1;   // beside, when ready
  weight_of_first(model, 11) = 0.4;  // one step away
  for (const auto& [share, shanten] : std::map<double, int>{{0.05, 1}, {0.2, 2}, {0.4, 0}, {0.5, 1}}) {
    const double log_share = std::log(share);
    const double expected = share / 0.3 *
                            std::exp((shanten == 0 ? 0.6 : 0.5) * log_share + 0.2 * log_share * log_share +
                                     (shanten == 1 ? 0.4 * share : 0));
    QVERIFY(std::abs(first_to_second(model, share, 0.6, shanten) - expected) < 1e-9 * expected);
  }
}

// So do the log of the win chance, and the share's log by it.
void TestAiPlanShares::know_the_win_chance_by_kind() {
  PlanModel model = two_kinds();
  weight_of_first(model, 14) = 0.7;
  weight_of_first(model, 15) = -0.3;
  for (const auto& [whole, share] : std::map<double, double>{{0.1, 0.4}, {0.6, 0.4}, {0.9, 0.1}}) {
    const double expected = share / 0.3 * std::exp(std::log(whole) * (0.7 - 0.3 * std::log(share)));
    QVERIFY(std::abs(first_to_second(model, share, whole, 1) - expected) < 1e-9 * expected);
  }
}

// Beside slower players a kind has a weight of its own, and so have its share, the square of that, and the
// share by the log of the win chance.
void TestAiPlanShares::know_the_company_by_kind() {
  PlanModel model = two_kinds();
  weight_of_first(model, 16) = 0.3;
  weight_of_first(model, 17) = -0.8;
  weight_of_first(model, 18) = 1.1;
  weight_of_first(model, 19) = 0.6;
  for (const auto& [slower, share] : std::map<double, double>{{0, 0.4}, {1.0 / 3, 0.4}, {1, 0.1}}) {
    const double pull = 0.3 - 0.8 * share + 1.1 * share * share + 0.6 * share * std::log(0.6);
    const double expected = share / 0.3 * std::exp(slower * pull);
    QVERIFY(std::abs(first_to_second(model, share, 0.6, 1, slower) - expected) < 1e-9 * expected);
  }
}

// Its length counts, from -1 to 4, by itself and by the share, and no detour and one of a single draw beside.
void TestAiPlanShares::know_the_detour_by_kind() {
  PlanModel model = two_kinds();
  weight_of_first(model, 20) = 0.2;
  weight_of_first(model, 21) = -0.5;
  weight_of_first(model, 22) = 0.7;
  weight_of_first(model, 23) = 1;
  QVERIFY(std::abs(first_to_second(model, 0.3, 0.4, 1) - 1) < 1e-9);
  for (const auto& [detour, pull] :
       std::map<int, double>{{-3, -0.5}, {-1, -0.5}, {0, -0.5}, {1, 1.2}, {2, 1}, {4, 2}, {7, 2}})
    QVERIFY(std::abs(first_to_second(model, 0.3, 0.4, 1, 0, detour) - std::exp(pull)) < 1e-9);
}

// Above 85 % the last weight counts for other ways, by how far.
void TestAiPlanShares::leave_less_to_other_ways_of_sure_hands() {
  PlanModel model = two_kinds();
  const auto others_to_plan = [&model](double whole) {
    std::vector<Plan> plans(1);
    plans[0].pattern = mcr::id_of(static_cast<mcr::Pattern>(1));
    plans[0].win_chance = 0.8 * whole;
    PlanShares(model, 1, 40, 8, 0).apply(plans, whole);
    return whole / plans[0].win_chance - 1;
  };
  for (const double whole : {0.5, 0.85, 0.9, 0.97}) {
    model.weights.back() = 0;
    const double before = others_to_plan(whole);
    model.weights.back() = -6;
    const double expected = before * std::exp(-6 * std::max(0.0, whole - 0.85));
    QVERIFY(std::abs(others_to_plan(whole) - expected) < 1e-9);
  }
}

// Each weight of the second look by its definition; the win chance counts from 10 to 97 %.
void TestAiPlanShares::look_again_at_the_likeliest() {
  constexpr double other_share = 0.15;  // as seen; the others' least is added to it
  for (const double whole : {0.05, 0.1, 0.4, 0.9, 0.99}) {
    const double certain = std::clamp(whole, 0.1, 0.97);
    const double odds = std::log(certain / (1 - certain));
    const double sum_before = 0.8 + 0.05 + other_share + 0.03;
    const double share = 0.8 / sum_before;
    const double above = std::max(0.0, whole * share - 0.7);
    const double left = std::log(1 - share);
    const double other = std::log((other_share + 0.03) / sum_before);
    const PlanModel::SecondLook terms{odds,
                                      odds * left,
                                      odds * left * left / 10,
                                      left,
                                      left * left / 10,
                                      above,
                                      odds,
                                      odds * other,
                                      odds * other * other / 10,
                                      1,
                                      other,
                                      other * other / 10};
    for (std::size_t i = 0; i < terms.size(); ++i) {
      PlanModel model = two_kinds();
      model.second_look[i] = 0.7;
      std::vector<Plan> plans(2);
      plans[0].pattern = mcr::id_of(static_cast<mcr::Pattern>(1));
      plans[1].pattern = mcr::id_of(static_cast<mcr::Pattern>(2));
      plans[0].win_chance = 0.8 * whole;
      plans[1].win_chance = 0.05 * whole;
      PlanShares(model, 1, 40, 8, 0).apply(plans, whole);
      std::array<double, 3> pulls{0.8, 0.05, other_share + 0.03};
      pulls[i < 6 ? 0 : 2] *= std::exp(0.7 * terms[i]);
      const double sum = pulls[0] + pulls[1] + pulls[2];
      for (const Plan& plan : plans)
        QVERIFY(std::abs(plan.win_chance - whole * pulls[plan.pattern.row == 1 ? 0 : 1] / sum) < 1e-9);
    }
  }
}

QTEST_APPLESS_MAIN(TestAiPlanShares)
#include "tst_ai_plan_shares.moc"
