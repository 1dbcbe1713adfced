// What is known of the opponents, and the quick bot's tables, against plain recomputation.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/quick.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/opponents.h"
#include "engine/ai/reading/readiness.h"
#include "engine/ai/suit_tables.h"
#include "engine/rules/mcr/mcr.h"
#include "engine/rules/scheme.h"
#include "tests/engine/ai/tst_ai_positions.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

const TileCounts& every_tile = scheme::supply({});

// Views from games of greedy players, one in `every`.
std::vector<PlayerView> views(std::size_t wanted, std::uint32_t every) {
  std::vector<PlayerView> all;
  Ruleset ruleset;
  ruleset.hands = 1;
  for (std::uint64_t seed = 0; all.size() < wanted; ++seed) {
    Random random(seed);
    Referee referee(ruleset, seed);
    const auto look = [&](const Referee& now, Seat seat) {
      if (random.below(every) == 0) all.push_back(now.view(seat));
    };
    play(referee, greedy_action, seed, {{}, look});
  }
  all.resize(wanted);
  return all;
}

// ---------------------------------------------------------------------------------------- plain tables

constexpr double unseen = 136 - 14;

using Counts = std::array<int, 9>;

bool splits(Counts counts) {  // into melds alone
  for (std::size_t rank = 0; rank < 9; ++rank) {
    if (counts[rank] == 0) continue;
    if (counts[rank] >= 3) {
      Counts rest = counts;
      rest[rank] -= 3;
      if (splits(rest)) return true;
    }
    if (rank > 6 || counts[rank + 1] == 0 || counts[rank + 2] == 0) return false;
    Counts rest = counts;
    for (const std::size_t step : {0U, 1U, 2U}) --rest[rank + step];
    return splits(rest);
  }
  return true;
}

bool splits_with_pair(const Counts& counts) {
  for (std::size_t rank = 0; rank < 9; ++rank) {
    if (counts[rank] < 2) continue;
    Counts rest = counts;
    rest[rank] -= 2;
    if (splits(rest)) return true;
  }
  return false;
}

// The sum over all orders of draws, by plain recursion with a memory.
class PlainChance {
 public:
  explicit PlainChance(bool with_pair) : with_pair_(with_pair) {}

  double of(const Counts& counts) {
    const int size = std::accumulate(counts.begin(), counts.end(), 0);
    if (size % 3 == (with_pair_ ? 2 : 0) && (with_pair_ ? splits_with_pair(counts) : splits(counts)))
      return 1;
    if (size >= 14) return 0;
    if (const auto known = known_.find(counts); known != known_.end()) return known->second;
    double sum = 0;
    Counts next = counts;
    for (int& count : next) {
      if (count == 4) continue;
      const int left = 4 - count;
      ++count;
      sum += left / unseen * of(next);
      --count;
    }
    return known_[counts] = std::min(sum, 0.999);  // less than what is complete
  }

 private:
  bool with_pair_;
  std::map<Counts, double> known_;
};

}  // namespace

class TestAiTables : public QObject {
  Q_OBJECT

 private slots:
  void estimates_add_up();
  void held_groups_fit_the_shanten();
  void held_tiles_fit_the_hands();
  void imagined_hands_are_as_ready_as_told();
  void opponents_come_in_turn_order();
  void waits_can_be_discarded();
  void estimates_repeat();
  void more_discards_more_ready();
  void readiness_rows_sum_to_one_data();
  void readiness_rows_sum_to_one();
  void readiness_grows();
  void better_levels_are_faster();
  void danger_is_a_chance();
  void what_is_sampled_often_is_no_less_dangerous();
  void slower_tables_leave_more_time();
  void complete_hands_have_chance_one();
  void tables_agree_with_plain_recursion();
  void nearer_hands_have_more_chance();
};

// By kind, what the three hold and what is in the wall is what is live.
void TestAiTables::estimates_add_up() {
  for (const PlayerView& view : views(120, 40)) {
    const Opponents opponents = estimate_opponents(view, {}, 60, 5);
    const TileCounts live = live_tiles(view);
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const auto at = static_cast<std::size_t>(kind);
      float sum = opponents.in_wall[at];
      for (const auto& held : opponents.held) {
        QVERIFY(held[at] >= 0);
        sum += held[at];
      }
      QVERIFY(opponents.in_wall[at] >= 0);
      QVERIFY(std::abs(sum - static_cast<float>(live[kind])) < 1e-3F);
    }
  }
}

// METHOD.md, Opponents: with a pair, shanten = 2 * groups - 2 * melds - partial groups - 1.
void TestAiTables::held_groups_fit_the_shanten() {
  for (int groups = 1; groups <= 4; ++groups) {
    for (int shanten = 0; shanten < 2 * groups; ++shanten) {
      const HeldNumbers held = held_numbers(groups, shanten);
      QVERIFY(held.melds >= 0 && held.partial >= 0 && held.melds + held.partial <= groups);
      QCOMPARE(2 * groups - 2 * held.melds - held.partial - 1, shanten);
      QVERIFY(3 * held.melds + 2 + 2 * held.partial <= 3 * groups + 1);  // they fit the hand
    }
  }
  QCOMPARE(held_numbers(0, 0).melds + held_numbers(0, 0).partial, 0);
}

void TestAiTables::held_tiles_fit_the_hands() {
  for (const PlayerView& view : views(120, 40)) {
    const Opponents opponents = estimate_opponents(view, {}, 60, 5);
    Seat seat = view.seat;
    for (const auto& held : opponents.held) {
      seat = view.table.after(seat);
      const float sum = std::accumulate(held.begin(), held.end(), 0.0F);
      QVERIFY(std::abs(sum - static_cast<float>(view.table.concealed_count[seat])) < 1e-2F);
    }
  }
}

// Of unseen tiles, as many as are held, and ready as often as the estimate says.
void TestAiTables::imagined_hands_are_as_ready_as_told() {
  constexpr int times = 40;
  double told = 0, imagined = 0;
  int hands = 0;
  for (const PlayerView& view : views(120, 40)) {
    const TileCounts live = live_tiles(view);
    const Opponents opponents = estimate_opponents(view, {}, 10, 5);
    const auto worlds = imagined_hands(view, {}, times, 7);
    QCOMPARE(worlds.size(), std::size_t{times});
    for (const BySeat<TileCounts>& world : worlds) {
      for (const OpponentEstimate& estimate : opponents.estimates) {
        const TileCounts& hand = world[estimate.seat];
        QCOMPARE(hand.total(), view.table.concealed_count[estimate.seat]);
        if (view.table.drawn && view.table.turn == estimate.seat) continue;  // with one tile more
        told += estimate.ready;
        imagined += shanten(hand, five_forms) == 0 ? 1 : 0;
        ++hands;
      }
      for (int kind = 0; kind < Tile::kinds; ++kind) {
        int held = 0;
        for (const TileCounts& hand : world) held += hand[kind];
        QVERIFY(held <= live[kind]);
      }
      QCOMPARE(world[view.seat].total(), 0);
    }
    QVERIFY(imagined_hands(view, {}, times, 7) == worlds);
  }
  QVERIFY(hands > 10'000);
  QVERIFY2(std::abs(told - imagined) / hands < 0.02,
           qPrintable(QStringLiteral("%1 %2").arg(told / hands).arg(imagined / hands)));
}

void TestAiTables::opponents_come_in_turn_order() {
  for (const PlayerView& view : views(30, 40)) {
    const Opponents opponents = estimate_opponents(view, {}, 3, 5);
    Seat seat = view.seat;
    for (const OpponentEstimate& estimate : opponents.estimates) {
      seat = view.table.after(seat);
      QCOMPARE(estimate.seat.index(), seat.index());
    }
    QVERIFY(view.table.after(seat) == view.seat);
  }
}

// Somebody can still discard what they wait for: it is unseen, or this seat holds it.
void TestAiTables::waits_can_be_discarded() {
  int waiting = 0;
  int held_last = 0;
  std::set<double> fans;  // by open melds
  for (const PlayerView& view : views(120, 40)) {
    const TileCounts live = live_tiles(view);
    for (const OpponentEstimate& estimate : estimate_opponents(view, {}, 60, 6).estimates) {
      QVERIFY(estimate.ready >= 0 && estimate.ready <= 1);
      const auto flowers = static_cast<double>(view.table.flowers[estimate.seat].size());
      QVERIFY(estimate.mean_total - flowers > mcr::Rules{}.minimum_fan);
      fans.insert(estimate.mean_total - flowers);
      for (int kind = 0; kind < Tile::kinds; ++kind) {
        const float wait = estimate.waits[static_cast<std::size_t>(kind)];
        // No more often than it is ready at all, which is never quite never.
        QVERIFY(wait >= 0 && static_cast<double>(wait) <= std::max(estimate.ready, 0.005) + 1e-4);
        if (live[kind] >= 3) QVERIFY(wait > 0);
        if (live[kind] + view.hand.concealed[kind] == 0) QCOMPARE(wait, 0.0F);
        waiting += wait > 0 ? 1 : 0;
        held_last += wait > 0 && live[kind] == 0 ? 1 : 0;
      }
    }
  }
  QVERIFY(waiting > 1000);
  QVERIFY(held_last > 0);
  QVERIFY(fans.size() > 2);
}

void TestAiTables::estimates_repeat() {
  int different = 0;
  for (const PlayerView& view : views(20, 60)) {
    const Opponents one = estimate_opponents(view, {}, 40, 5);
    const Opponents same = estimate_opponents(view, {}, 40, 5);
    const Opponents other = estimate_opponents(view, {}, 40, 6);
    QVERIFY(one.estimates == same.estimates && one.held == same.held && one.in_wall == same.in_wall);
    different += one.held != other.held;
  }
  QVERIFY(different > 15);
}

// Along a hand without calls an opponent only seems to come nearer.
void TestAiTables::more_discards_more_ready() {
  WallPlan plan;
  plan.seed = 4;
  plan.deals = {"147m258p369s1234z", "147m258p369s1234z", "147m258p369s1234z", "258m369p147s567z1m"};
  TestGame game(plan);
  std::vector<double> ready;
  int turn = 0;
  game.drift([&] {
    if (game.table().phase == Phase::acting && game.table().turn == player(0)) {
      if (turn++ % 6 == 5) {
        const PlayerView& view = game.referee.view(player(0));
        ready.push_back(estimate_opponents(view, {}, 1, 1).estimates[0].ready);
      }
    }
    return turn > 19;
  });
  QVERIFY(ready.size() == 3);
  QVERIFY(ready[0] < ready[1] && ready[1] < ready[2]);
}

void TestAiTables::readiness_rows_sum_to_one_data() {
  QTest::addColumn<const ReadinessModel*>("model");
  QTest::newRow("measured") << profile_of({}).readiness;
  QTest::newRow("assumed") << &assumed_readiness();
}

void TestAiTables::readiness_rows_sum_to_one() {
  QFETCH(const ReadinessModel*, model);
  for (const Level level : all_levels) {
    for (int melds = 0; melds <= 4; ++melds) {
      for (int discards = 0; discards <= 30; ++discards) {
        const ReadinessRow& row = model->row(level, discards, melds);
        for (const float chance : row) QVERIFY(chance >= 0 && chance <= 1);
        QVERIFY(std::abs(std::accumulate(row.begin(), row.end(), 0.0F) - 1) < 0.021F);  // rounded entries
      }
    }
  }
}

// The tables are measured, so that neighbours may tremble; across a third of a hand they must rise.
void TestAiTables::readiness_grows() {
  const ReadinessModel& model = *profile_of({}).readiness;
  for (const Level level : {Level::regular, Level::path, Level::expert}) {
    for (int melds = 0; melds <= 2; ++melds) {
      for (int discards = 0; discards <= 10; ++discards) {
        const float now = model.row(level, discards, melds)[0];
        QVERIFY(model.row(level, discards + 1, melds)[0] >= now - 0.05F);
        QVERIFY(model.row(level, discards + 6, melds)[0] > now);
      }
    }
    for (int discards = 8; discards < 16; ++discards) {
      QVERIFY(model.row(level, discards, 3)[0] > model.row(level, discards, 0)[0]);
    }
  }
}

// The better the level, the sooner it is ready, but for experts, who fold late in a hand.
void TestAiTables::better_levels_are_faster() {
  const ReadinessModel& model = *profile_of({}).readiness;
  for (int discards = 8; discards < 16; ++discards) {
    Level below = Level::random;
    for (const Level level : {Level::beginner, Level::quick, Level::regular, Level::path}) {
      QVERIFY(model.row(level, discards, 0)[0] > model.row(below, discards, 0)[0]);
      below = level;
    }
  }
}

void TestAiTables::danger_is_a_chance() {
  for (const PlayerView& view : views(60, 40)) {
    const Opponents opponents = estimate_opponents(view, {}, 60, 7);
    const Danger danger = danger_of(opponents, {}, profile_of({}));
    for (std::size_t i = 0; i < 3; ++i) {
      QVERIFY(danger.cost[i] > 0);
      for (const float chance : danger.chance[i]) QVERIFY(chance >= 0 && chance <= 1);
    }
  }
}

// In Sichuan waits lose more often than sampled, but for the rarest and the likeliest, and likelier ones
// always more often than others.
void TestAiTables::what_is_sampled_often_is_no_less_dangerous() {
  const Profile& sichuan = profile_of(*parse_ruleset("sichuan"));
  Opponents opponents = estimate_opponents(views(60, 1).front(), {}, 60, 7);
  for (OpponentEstimate& estimate : opponents.estimates) estimate.waits.fill(0);
  const auto chance = [&](float wait, Level level) {
    opponents.estimates[0].waits[4] = wait;
    return danger_of(opponents, field_of(level), sichuan).chance[0][4];
  };
  for (const Level level : {Level::quick, Level::path, Level::expert}) {
    float before = 0;
    for (const float wait : {0.0005F, 0.05F, 0.1F, 0.2F, 0.3F, 0.36F, 0.39F, 0.42F, 0.6F, 0.9F}) {
      const float now = chance(wait, level);
      QVERIFY(wait < 0.001F ? now < wait : now > (wait < 0.2F ? 1.3F : 0.5F) * wait);
      QVERIFY(now > before);
      before = now;
    }
  }
  // A tile that others may wait for, too, loses less often to each.
  const float alone = chance(0.1F, Level::expert);
  opponents.estimates[1].waits[4] = 0.05F;
  const float beside_one = chance(0.1F, Level::expert);
  opponents.estimates[2].waits[4] = 0.05F;
  QVERIFY(beside_one < 0.9F * alone);
  QVERIFY(chance(0.1F, Level::expert) < 0.95F * beside_one);
}

// Who sits with slower players may hope for more and fears less.
void TestAiTables::slower_tables_leave_more_time() {
  const std::array levels{Level::beginner, Level::quick, Level::regular, Level::expert};
  std::array<double, levels.size()> wins{}, dangers{}, ready{};
  for (const PlayerView& view : views(60, 40)) {
    const LegalActions legal = without_win(legal_actions(view));
    if (!legal.has(ActionType::discard)) continue;
    for (std::size_t i = 0; i < levels.size(); ++i) {
      const Decision decision = decide(Level::expert, view, legal, {}, {}, field_of(levels[i]));
      wins[i] += decision.evaluations.front().win_chance;
      for (const OpponentEstimate& opponent : decision.opponents) {
        ready[i] += opponent.ready;
        for (const float wait : opponent.waits) dangers[i] += static_cast<double>(wait);
      }
    }
  }
  QVERIFY(wins[0] > 0);
  for (std::size_t i = 1; i < levels.size(); ++i) {
    QVERIFY2(wins[i] < wins[i - 1], to_text(Bot(levels[i])).c_str());
    QVERIFY2(ready[i] > ready[i - 1], to_text(Bot(levels[i])).c_str());
    QVERIFY2(dangers[i] > dangers[i - 1], to_text(Bot(levels[i])).c_str());
  }
}

// A whole hand counts 1, and a trifle for the other ways it may still go.
void TestAiTables::complete_hands_have_chance_one() {
  for (const char* text : {"123m456p789s11122z", "11122233344455m", "11m", "123m99p", "555z77s"}) {
    QVERIFY2(std::abs(table_chance(hand(text), every_tile) - 1) < 0.03, text);
  }
  for (const char* text : {"123m456p789s1112z", "12m", "135m99p", "5z7s"}) {
    const double chance = table_chance(hand(text), every_tile);
    QVERIFY2(chance > 0 && chance < 1, text);
  }
}

void TestAiTables::tables_agree_with_plain_recursion() {
  PlainChance melds(false);
  PlainChance with_pair(true);
  const double no_melds = melds.of({});
  QCOMPARE(no_melds, 1.0);
  Random random(31);
  for (int i = 0; i < 120; ++i) {
    // A suit of random tiles; the rest of the hand is whole, with the pair or without it.
    const int size = 5 + random_below(random, 6);
    Counts counts{};
    TileCounts tiles;
    const int suit = random_below(random, 3);
    for (int n = 0; n < size;) {
      const int rank = random_below(random, 9);
      if (counts[static_cast<std::size_t>(rank)] == 4) continue;
      ++counts[static_cast<std::size_t>(rank)];
      tiles.add(9 * suit + rank);
      ++n;
    }
    // Beside no other tiles, the pair is here or grows in another suit or of honours.
    const double melds_here = melds.of(counts);
    const double pair_here = with_pair.of(counts);
    const double pair_elsewhere = 2 * with_pair.of({}) + 7 * 4 / unseen * 3 / unseen;
    const double expected = pair_here + melds_here * pair_elsewhere;
    const double found = table_chance(tiles, every_tile);
    QVERIFY2(
        std::abs(found - expected) <= 1e-4 * expected,
        qPrintable(
            QString("%1: %2, not %3").arg(QString::fromStdString(to_text(tiles))).arg(found).arg(expected)));
  }
}

void TestAiTables::nearer_hands_have_more_chance() {
  const char* hands[] = {"147m258p369s1357z", "147m258p369s1155z", "123m258p369s1155z", "123m456p369s1155z",
                         "123m456p368s1155z", "123m456p78s11155z", "123m456p789s11155z"};
  for (std::size_t i = 1; i < std::size(hands); ++i) {
    QVERIFY2(table_chance(hand(hands[i - 1]), every_tile) < table_chance(hand(hands[i]), every_tile),
             hands[i]);
  }
}

QTEST_APPLESS_MAIN(TestAiTables)
#include "tst_ai_tables.moc"
