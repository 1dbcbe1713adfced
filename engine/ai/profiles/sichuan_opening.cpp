#include "engine/ai/profiles/sichuan_opening.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/ai/odds.h"
#include "engine/ai/targets/arrangement.h"
#include "engine/rules/sichuan/scheme.h"
#include "engine/table/wall.h"

namespace tingpai::sichuan {

namespace {

constexpr std::array suits{Suit::characters, Suit::dots, Suit::bamboo};

int first_of(Suit suit) { return 9 * static_cast<int>(suit); }

int in_suit(const TileCounts& tiles, Suit suit) {
  int count = 0;
  for (int rank = 0; rank < 9; ++rank) count += tiles[first_of(suit) + rank];
  return count;
}

TileCounts without(TileCounts tiles, Suit suit) {
  for (int kind = first_of(suit); kind < first_of(suit) + 9; ++kind) tiles.remove(kind, tiles[kind]);
  return tiles;
}

// How heavily the tiles can be arranged.
int weight_of(const TileCounts& tiles) { return arrange(tiles, 0, 8, 1).front().weight; }

// The chance of winning falls by so much with each step.
constexpr double by_step = 0.7;
// What a flush is worth beside a plain hand.
constexpr double of_one_suit = 4;

// What thirteen tiles may win without these suits, in base points, by how far they are.
double hope(const TileCounts& hand, std::initializer_list<Suit> given_up, double worth) {
  ShapeIndex index(hand);
  for (const Suit suit : given_up) {
    for (int kind = first_of(suit); kind < first_of(suit) + 9; ++kind) {
      for (int copies = hand[kind]; copies > 0; --copies) {
        index.remove(kind);
        index.add_useless();
      }
    }
  }
  return worth * std::pow(by_step, index.shanten(forms));
}

double promise(const TileCounts& hand, Suit given_up) {
  double sum = hope(hand, {given_up}, 1);
  for (const Suit suit : suits) {
    if (suit != given_up) sum = std::max(sum, hope(hand, {given_up, suit}, of_one_suit));
  }
  return sum;
}

double best_promise(const TileCounts& hand) {
  double best = 0;
  for (const Suit suit : suits) best = std::max(best, promise(hand, suit));
  return best;
}

// Three tiles of a suit as they may come: more likely of a suit of which more are unseen.
class Gifts {
 public:
  Gifts(const TileCounts& unseen, std::uint64_t seed, int number) {
    Random random(seed);
    for (int i = 0; i < number; ++i) gifts_.push_back(draw(unseen, random));
  }
  // The promise of these ten tiles with three more, on average.
  double promise_with(const TileCounts& ten) const {
    double sum = 0;
    for (const TileCounts& gift : gifts_) {
      TileCounts hand = ten;
      for (int kind = 0; kind < 27; ++kind) hand.add(kind, std::min(gift[kind], 4 - hand[kind]));
      sum += best_promise(hand);
    }
    return sum / static_cast<double>(gifts_.size());
  }

 private:
  static TileCounts draw(const TileCounts& unseen, Random& random) {
    const Suit suit = suits[random.below(3)];
    std::vector<Tile> tiles;
    for (const Tile tile : unseen.tiles()) {
      if (tile.suit() == suit) tiles.push_back(tile);
    }
    shuffle(tiles, random);
    tiles.resize(3);
    return TileCounts(tiles);
  }

  std::vector<TileCounts> gifts_;
};

TileCounts after(const TileCounts& hand, const Action& exchange) {
  TileCounts rest = hand;
  for (const Tile tile : {exchange.tile, exchange.more[0], exchange.more[1]}) rest.remove(tile);
  return rest;
}

template <class Measure>
Decision decide_by(const std::vector<Action>& actions, Measure measure) {
  Decision decision;
  decision.criterion = Criterion::opening;
  for (const Action& action : actions) {
    Evaluation evaluation;
    evaluation.action = action;
    evaluation.shifted = true;
    evaluation.value = measure(action);
    decision.evaluations.push_back(evaluation);
  }
  std::ranges::stable_sort(decision.evaluations, std::ranges::greater{}, &Evaluation::value);
  decision.chosen = decision.evaluations.front().action;
  return decision;
}

}  // namespace

std::optional<Decision> opening(const PlayerView& view, const LegalActions& legal, const Budget& budget) {
  const TileCounts& hand = view.hand.concealed;
  if (legal.has(ActionType::void_suit))
    return decide_by(legal.actions, [&](const Action& action) {
      const Suit suit = action.tile.suit();
      constexpr double of_weight = 0.01;  // of equals, what leaves more
      return promise(hand, suit) * (1 + of_weight * weight_of(without(hand, suit)));
    });
  if (!legal.has(ActionType::exchange)) return std::nullopt;
  // What leaves the heaviest ten tiles is looked at with what may come.
  constexpr std::size_t candidates = 16;
  constexpr int gifts = 16;
  std::vector<Action> lightest = legal.actions;
  std::ranges::stable_sort(lightest, std::ranges::greater{},
                           [&](const Action& action) { return weight_of(after(hand, action)); });
  lightest.resize(std::min(candidates, lightest.size()));
  const Gifts received(live_tiles(view), budget.seed, gifts);
  return decide_by(lightest,
                   [&](const Action& action) { return received.promise_with(after(hand, action)); });
}

Action lightest(const PlayerView& view, const LegalActions& legal) {
  const TileCounts& hand = view.hand.concealed;
  const auto measure = [&](const Action& action) {
    return action.type == ActionType::exchange ? weight_of(after(hand, action))
                                               : -in_suit(hand, action.tile.suit());
  };
  return *std::ranges::max_element(legal.actions, {}, measure);
}

}  // namespace tingpai::sichuan
