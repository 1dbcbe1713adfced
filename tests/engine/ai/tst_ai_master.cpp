// The master beside the expert: what it looks into, and that a turn later is weighed as it would be there.
#include <QTest>
#include <cmath>
#include <optional>

#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/expert.h"
#include "engine/ai/odds.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

constexpr Budget small{.seed = 7, .nodes = 300, .samples = 30, .plans = false};
constexpr double near_best = 5;  // points: further from the best the master does not look
constexpr double doubt = 0.25;   // points by which another must be better than the expert's choice
constexpr Shanten near_ready = 2;

struct Question {
  PlayerView view;
  LegalActions legal;
  Decision expert;
};

// Questions of experts' games with two close options at least, of hands that are not far from ready.
std::vector<Question> close_questions(std::size_t wanted) {
  std::vector<Question> all;
  Ruleset ruleset;
  ruleset.hands = 1;
  for (std::uint64_t seed = 0; all.size() < wanted; ++seed) {
    const auto policy = [&](const PlayerView& view, const LegalActions& legal, Random&) {
      Decision decision = decide(Level::expert, view, legal, small);
      const auto& options = decision.evaluations;
      const Action chosen = decision.chosen;
      if (decision.criterion == Criterion::value && options.size() > 1 && options[0].shanten <= near_ready &&
          options[0].value - options[1].value < near_best && all.size() < wanted) {
        all.push_back({view, legal, std::move(decision)});
      }
      return chosen;
    };
    Referee referee(ruleset, seed);
    play(referee, policy, seed);
  }
  return all;
}

const std::vector<Question>& questions() {
  static const auto all = close_questions(40);
  return all;
}

// The same by hand. A discard:
PlayerView thrown(PlayerView view, Tile tile) {
  int number = 0;
  for (const auto& river : view.table.rivers) number += static_cast<int>(river.size());
  view.table.rivers[view.seat].push_back({tile, view.drawn == tile, std::nullopt, number});
  view.hand.concealed.remove(tile);
  view.drawn.reset();
  --view.table.concealed_count[view.seat];
  return view;
}
// Three others draw and discard, then a tile comes:
PlayerView drawn(PlayerView view, Tile tile) {
  view.hand.concealed.add(tile);
  view.drawn = tile;
  ++view.table.concealed_count[view.seat];
  view.table.phase = Phase::acting;
  view.table.turn = view.seat;
  view.table.last_tile.reset();
  view.table.drawn = true;
  view.table.last_draw = DrawSource::wall;
  view.table.wall_left -= 4;
  for (const Seat seat : all_seats) ++view.table.taken[seat];
  return view;
}
// The previous player discards a tile:
PlayerView offered(PlayerView view, Tile tile) {
  Seat seat = view.seat;
  for (int i = 0; i < 3; ++i) {
    seat = view.table.after(seat);
    ++view.table.taken[seat];
  }
  view.table.wall_left -= 3;
  view.table.phase = Phase::claiming;
  view.table.turn = seat;
  view.table.last_tile = tile;
  view.table.last_draw = DrawSource::wall;
  view.table.drawn = false;
  int number = 0;
  for (const auto& river : view.table.rivers) number += static_cast<int>(river.size());
  view.table.rivers[seat].push_back({tile, false, std::nullopt, number});
  return view;
}

double best_of(const Surroundings& around, const PlayerView& view, const LegalActions& legal) {
  return around.weigh(view, legal, small, {}).evaluations.front().value;
}

// What claims of this kind bring, three players discarding; a chow is of the last one's tile only.
double gain_of(const Surroundings& around, const PlayerView& view, double passing, double going_on) {
  const LegalActions legal = legal_actions(view);
  if (legal.has(ActionType::win)) return 3 * std::max(0.0, value_of_win(view).value - going_on);
  double chow = 0, other = 0;
  LegalActions claims;
  for (const Action& action : legal.actions) {
    if (action.type != ActionType::pass) claims.actions.push_back(action);
  }
  if (claims.empty()) return 0;
  for (const Evaluation& claim : around.weigh(view, claims, small, {}).evaluations) {
    double& gain = claim.action.type == ActionType::chow ? chow : other;
    gain = std::max(gain, claim.value - passing);
  }
  return 2 * other + std::max(chow, other);
}

// What a discard is worth, as `master.h` tells it.
double plain_look_ahead(const Question& question, const Evaluation& option) {
  const Surroundings around(question.view, small, ExpertModel(profile_of({})));
  const TileCounts live = live_tiles(question.view);
  const PlayerView waiting = thrown(question.view, option.action.tile);
  double worth = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (live[kind] == 0) continue;
    const PlayerView view = drawn(waiting, Tile::from_index(kind));
    const LegalActions legal = legal_actions(view);
    worth += around.drawn(kind) *
             (legal.has(ActionType::win) ? value_of_win(view).value : best_of(around, view, legal));
  }
  const double going_on = worth;
  std::optional<double> passing;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (live[kind] == 0) continue;
    const PlayerView view = offered(waiting, Tile::from_index(kind));
    const LegalActions legal = legal_actions(view);
    if (legal.actions.size() > 1 && !legal.has(ActionType::win) && !passing) {
      passing = best_of(around, view, {{{ActionType::pass, {}}}});
    }
    worth += around.discarded(kind) * gain_of(around, view, passing.value_or(0), going_on);
  }
  double safe = 1;
  for (const double chance : option.deal_in) safe *= 1 - chance;
  return safe * around.survives(question.view) * worth - option.deal_in_cost;
}

}  // namespace

class TestAiMaster : public QObject {
  Q_OBJECT

 private slots:
  void only_close_options_change();
  void a_turn_later_is_weighed();
  void a_stopped_master_is_an_expert();
  void people_are_told_of_what_it_would_do();
};

// The best option of the expert keeps its value, and so does all that is not close to it; the choice is among
// the close ones.
void TestAiMaster::only_close_options_change() {
  int changed = 0, other = 0;
  for (const auto& [view, legal, expert] : questions()) {
    const Decision master = decide(Level::master, view, legal, small);
    const double best = expert.evaluations.front().value;
    QCOMPARE(master.evaluations.size(), expert.evaluations.size());
    for (const Evaluation& option : expert.evaluations) {
      const Evaluation* now = evaluation_of(master, option.action);
      QVERIFY(now != nullptr);
      if (best - option.value >= near_best) QCOMPARE(now->value, option.value);
      changed += now->value != option.value;
      QCOMPARE(now->win_chance, option.win_chance);
    }
    const double first = evaluation_of(master, expert.chosen)->value;
    QVERIFY2(std::abs(first - best) < 1e-9, "the expert's choice keeps its value");
    QVERIFY(best - evaluation_of(expert, master.chosen)->value < near_best);
    other += master.chosen != expert.chosen;
  }
  QVERIFY2(changed > 30 && other > 3 && other < 35,
           qPrintable(QStringLiteral("%1 %2").arg(changed).arg(other)));
}

// Beside the same by hand, which weighs every discard of a turn later and not only the promising ones.
void TestAiMaster::a_turn_later_is_weighed() {
  int compared = 0, alike = 0;
  for (const Question& question : questions()) {
    const auto& options = question.expert.evaluations;
    if (options[0].action.type != ActionType::discard || options[1].action.type != ActionType::discard)
      continue;
    const Decision master = decide(Level::master, question.view, question.legal, small);
    const double shown =
        evaluation_of(master, options[0].action)->value - evaluation_of(master, options[1].action)->value;
    const double plain =
        plain_look_ahead(question, options[0]) - plain_look_ahead(question, options[1]) + doubt;
    ++compared;
    alike += std::abs(shown - plain) < 0.05;
  }
  QVERIFY2(compared > 20 && alike > 0.75 * compared,
           qPrintable(QStringLiteral("%1 of %2").arg(alike).arg(compared)));
}

void TestAiMaster::a_stopped_master_is_an_expert() {
  std::stop_source stop;
  stop.request_stop();
  for (const auto& [view, legal, expert] : questions()) {
    const Decision master = decide(Level::master, view, legal, small, stop.get_token());
    QCOMPARE(master.chosen, decide(Level::expert, view, legal, small, stop.get_token()).chosen);
    QVERIFY(master.stopped);
  }
}

// Other searches for other actions change what is told of those, not the choice.
void TestAiMaster::people_are_told_of_what_it_would_do() {
  Budget told = small;
  told.every_discard = true;
  for (const auto& [view, legal, expert] : questions()) {
    const Decision master = decide(Level::master, view, legal, told);
    QCOMPARE(master.chosen, decide(Level::master, view, legal, small).chosen);
    for (const Evaluation& one : master.evaluations) QVERIFY(one.value <= master.evaluations.front().value);
  }
}

QTEST_APPLESS_MAIN(TestAiMaster)
#include "tst_ai_master.moc"
