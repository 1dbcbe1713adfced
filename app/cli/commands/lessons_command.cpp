// tingpai-cli lessons: positions with one clearly best answer, out of self-play, for the book of mistakes.
#include <algorithm>

#include "app/cli/arena/self_play.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/bots.h"
#include "engine/formats/lesson.h"
#include "engine/table/wall.h"

namespace tingpai::cli {

namespace {

constexpr double clear_gap = 1.5;  // points between the best and the next answer, at least
constexpr int most_games = 40;

struct Wanted {
  Fault fault;
  std::size_t count;
};
// What a weaker player would have got wrong.
constexpr std::array<Wanted, 7> wanted{{{Fault::slow, 10},
                                        {Fault::passed_claim, 7},
                                        {Fault::pushed, 5},
                                        {Fault::claimed, 6},
                                        {Fault::cheap, 4},
                                        {Fault::kong, 3},
                                        {Fault::dangerous, 5}}};

Budget careful() {
  Budget budget;
  budget.nodes = 24000;
  budget.samples = 2000;
  budget.margins = true;
  budget.every_discard = true;
  return budget;
}

bool is_clear(const Decision& decision) {
  const auto& all = decision.evaluations;
  return all.size() > 1 && !as_good(all[1], all[0]) && all[0].value - all[1].value >= clear_gap;
}

class Collector {
 public:
  bool full() const {
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (found_[i].size() < wanted[i].count) return false;
    }
    return true;
  }

  // A position where a quicker level answers differently from the expert and is clearly wrong.
  void look(const std::vector<Event>& record, const PlayerView& view, const LegalActions& legal) {
    if (legal.has(ActionType::win) || view.table.hand_number == last_hand_) return;
    const Decision first = decide(Level::expert, view, legal, {});
    if (!is_clear(first)) return;
    const Action naive = decide(Level::path, view, legal, {}).chosen;
    const Action wrong = naive == first.chosen ? decide(Level::quick, view, legal, {}).chosen : naive;
    if (wrong == first.chosen) return;
    Decision decision = decide(Level::expert, view, legal, careful());
    if (!is_clear(decision)) return;
    const Fault fault = fault_of(decision, wrong);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (wanted[i].fault != fault || found_[i].size() == wanted[i].count) continue;
      found_[i].push_back(lesson_of(record, static_cast<int>(record.size()), view.seat, std::move(decision)));
      last_hand_ = view.table.hand_number;
      return;
    }
  }
  void new_game() { last_hand_ = -1; }

  // One kind after the other, so that neighbours differ.
  std::string text() const {
    std::string text;
    for (std::size_t round = 0;; ++round) {
      bool any = false;
      for (const auto& kind : found_) {
        if (round >= kind.size()) continue;
        text += to_text(kind[round]);
        any = true;
      }
      if (!any) return text;
    }
  }

 private:
  std::array<std::vector<Lesson>, wanted.size()> found_;
  int last_hand_ = -1;  // one position a hand
};

void play_game(const Ruleset& rules, std::uint64_t seed, Collector& collector) {
  Referee referee(rules, seed);
  std::vector<Event> record;
  collector.new_game();
  play(
      referee,
      [&](const PlayerView& view, const LegalActions& legal) {
        if (legal.actions.size() > 1) collector.look(record, view, legal);
        return decide(Level::path, view, legal, {}).chosen;
      },
      [&](const Event& event) {
        record.push_back(event);
        return !collector.full();
      });
}

Result<int> run(const Arguments& arguments) {
  const auto rules = arguments.rules();
  if (!rules) return rules.error();
  const auto seed = arguments.seed("--seed", 1);
  if (!seed) return seed.error();
  auto out = Output::open(arguments);
  if (!out) return out.error();
  Collector collector;
  for (std::uint64_t game = 0; game < most_games && !collector.full(); ++game) {
    play_game(*rules, mixed_seed({*seed, game}), collector);
  }
  return out->write(collector.text()) ? 0 : 1;
}

}  // namespace

Command lessons_command() {
  return {
      .name = "lessons",
      .purpose = "positions of self-play with one clearly best answer, for the window's book of mistakes",
      .options = {rules_option, {"--seed", "S", "a whole number (1)"}, out_option},
      .example = "tingpai-cli lessons --rules '%RULES;hands=1'",
      .run = run,
  };
}

}  // namespace tingpai::cli
