#include "engine/ai/reading/standing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "engine/table/course/course.h"

namespace tingpai {

namespace {

// Gauss-Hermite: places and weights that stand for a normal distribution of standard deviation 1.
struct Node {
  double at;
  double weight;
};
constexpr std::array<Node, 7> nodes{{{-3.7504397177, 0.0005482689},
                                     {-2.3667594107, 0.0307571240},
                                     {-1.1544053947, 0.2401231786},
                                     {0, 0.4571428571},
                                     {1.1544053947, 0.2401231786},
                                     {2.3667594107, 0.0307571240},
                                     {3.7504397177, 0.0005482689}}};

// Of others' hands, whose mean alone is known.
struct Size {
  double share;  // of the mean
  double chance;
};
constexpr std::array<Size, 3> sizes{{{0.5, 0.4}, {1, 0.4}, {2, 0.2}}};

double normal(double x) { return 0.5 * std::erfc(-x / std::numbers::sqrt2); }

// The chances that none, one, two or all of three things happen.
std::array<double, 4> counts(const std::array<double, 3>& chances) {
  std::array<double, 4> count{1, 0, 0, 0};
  for (const double chance : chances) {
    for (std::size_t n = 3; n > 0; --n) count[n] += chance * (count[n - 1] - count[n]);
    count[0] *= 1 - chance;
  }
  return count;
}

// Of a match or the start of a hand in it, with the first dealer of the game.
template <typename Start>
Deals deals_from(const Start& start, Seat first_dealer, int hands) {
  const Seat dealer = *std::ranges::find(all_seats, Wind::east, [&](Seat seat) { return start.winds[seat]; });
  const int before = 4 * static_cast<int>(start.round) + (dealer.index() - first_dealer.index() + 4) % 4;
  return {dealer, std::max(1, hands - before)};
}

int deals_of(Seat seat, const Deals& deals) {
  const int first = (seat.index() - deals.dealer.index() + 4) % 4;
  return (deals.count - first + 3) / 4;
}

// What the course of a game depends on.
PublicState without_tiles(const PublicState& table) {
  PublicState left;
  static_cast<Match&>(left) = table;
  left.ruleset = table.ruleset;
  left.rules = table.rules;
  return left;
}

Points rounded(double points) { return static_cast<Points>(std::lround(points)); }

}  // namespace

Deals deals_left(const PublicState& table) {
  return deals_from(table, table.first_dealer, table.ruleset.hands);
}

std::optional<Places> Places::of(const PublicState& table, const PlacementModel& model) {
  PublicState asked = table;
  for (const Seat seat : all_seats) asked.scores[seat] = 4 - seat.index();
  const auto placements = course::placements(asked);
  if (!placements) return std::nullopt;
  std::array<double, 4> worth{};
  for (const Seat seat : all_seats)
    worth[static_cast<std::size_t>(seat.index())] = (*placements)[seat] - asked.scores[seat] / 1000.0;
  return Places(worth, model);
}

// As if the four scores moved apart independently: where all of them sum to nothing, their differences are
// distributed as if each moved by the square root of 4/3 as much on its own.
double Places::expected(const BySeat<Points>& scores, Seat seat, const Deals& to_come) const {
  const double spread = model_.spread * std::sqrt(to_come.count * 4.0 / 3);
  BySeat<double> means;
  for (const Seat one : all_seats)
    means[one] = scores[one] + model_.dealing * (4 * deals_of(one, to_come) - to_come.count) / 3.0;
  double expected = means[seat] / 1000;
  for (const Node& node : nodes) {
    std::array<double, 3> ahead{};
    std::size_t i = 0;
    for (const Seat other : all_seats) {
      if (other == seat) continue;
      ahead[i++] = normal((means[other] - means[seat]) / spread - node.at);
    }
    const auto places = counts(ahead);
    for (std::size_t place = 0; place < 4; ++place) expected += node.weight * places[place] * worth_[place];
  }
  return expected;
}

std::optional<Standing> Standing::of(const PlayerView& view) {
  const PlacementModel* model = profile_of(view.table.ruleset).placement;
  if (model == nullptr) return std::nullopt;
  const auto places = Places::of(view.table, *model);
  if (!places) return std::nullopt;
  return Standing(view.table, view.seat, *places);
}

Standing::Standing(const PublicState& table, Seat seat, const Places& places)
    : table_(without_tiles(table)), seat_(seat), places_(places) {
  constexpr Points step = 1500;  // a third of it is whole
  BySeat<Points> more, less;
  for (const Seat one : all_seats) {
    more[one] = one == seat ? step : -step / 3;
    less[one] = -more[one];
  }
  const Deals deals{table.first_dealer, table.ruleset.hands};
  rate_ = (places.expected(more, seat, deals) - places.expected(less, seat, deals)) / (2 * step / 1000.0);
  undecided_ = after(table.scores, std::nullopt);
}

double Standing::won(double points) const {
  BySeat<Points> scores = table_.scores;
  for (const Seat one : all_seats) scores[one] += rounded(one == seat_ ? points : -points / 3);
  return in_points(after(scores, seat_) - undecided_);
}

double Standing::won(const Payments& paid) const {
  return in_points(after(scores_with(paid), seat_) - undecided_);
}

bool Standing::ends_behind(const Payments& paid) const {
  PublicState ended = table_;
  ended.scores = scores_with(paid);
  ended.wins.emplace_back().seat = seat_;
  if (course::next_hand(ended)) return false;
  const auto placements = *course::placements(ended);
  return std::ranges::any_of(all_seats, [&](Seat seat) { return placements[seat] > placements[seat_]; });
}

double Standing::lost(double points, Seat to) const {
  double then = 0;
  for (const Size& size : sizes) {
    BySeat<Points> scores = table_.scores;
    scores[seat_] -= rounded(size.share * points);
    scores[to] += rounded(size.share * points);
    then += size.chance * after(scores, to);
  }
  return in_points(undecided_ - then);
}

// A dealer who is ready deals again.
double Standing::unwon(const Payments& paid, const BySeat<bool>& ready) const {
  PublicState ended = table_;
  for (const Seat seat : all_seats) ended.status[seat].shown = ready[seat];
  return in_points(at_end_of(ended, scores_with(paid)) - undecided_);
}

double Standing::given(double points) const {
  BySeat<Points> scores = table_.scores;
  scores[seat_] -= rounded(points);
  return in_points(undecided_ - after(scores, std::nullopt));
}

double Standing::saved(double points) const {
  double then = 0;
  for (const Seat winner : all_seats) {
    if (winner == seat_) continue;
    for (const Size& size : sizes) {
      BySeat<Points> scores = table_.scores;
      for (const Seat one : all_seats)
        scores[one] += rounded(size.share * (one == winner ? 3 * points : -points));
      then += size.chance * after(scores, winner) / 3;
    }
  }
  return in_points(undecided_ - then);
}

BySeat<Points> Standing::scores_with(const Payments& paid) const {
  BySeat<Points> scores = table_.scores;
  for (const Seat seat : all_seats) scores[seat] += paid[seat];
  return scores;
}

double Standing::after(const BySeat<Points>& scores, std::optional<Seat> winner) const {
  PublicState ended = table_;
  if (winner) ended.wins.emplace_back().seat = *winner;
  return at_end_of(std::move(ended), scores);
}

double Standing::at_end_of(PublicState ended, const BySeat<Points>& scores) const {
  ended.scores = scores;
  const auto next = course::next_hand(ended);
  if (next)
    return places_.expected(scores, seat_, deals_from(*next, ended.first_dealer, ended.ruleset.hands));
  ended.scores = course::finals(ended);
  return (*course::placements(ended))[seat_];
}

}  // namespace tingpai
