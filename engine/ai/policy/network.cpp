#include "engine/ai/policy/network.h"

#include <algorithm>
#include <string_view>

#include "engine/ai/policy/weights.h"
#include "engine/ai/policy/wide.h"

namespace tingpai::policy {

namespace {

constexpr std::string_view sparse_format = "tingpai-policy 2";
constexpr int one = 127;        // an activation of 1
constexpr int inner_shift = 6;  // 64 stands for 1 in the weights of the inner layer
using Numbers = std::span<std::int16_t>;

void add(Numbers sum, const std::int8_t* column) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = static_cast<std::int16_t>(sum[i] + column[i]);
}
// Some columns at a time: the sum is read and written less often.
TINGPAI_WIDE
void add_columns(Numbers sum, std::span<const std::uint16_t> which, const std::int8_t* columns) {
  const auto column = [&](std::size_t i) { return columns + which[i] * sum.size(); };
  std::size_t next = 0;
  for (; next + 4 <= which.size(); next += 4) {
    const std::int8_t *a = column(next), *b = column(next + 1), *c = column(next + 2), *d = column(next + 3);
    for (std::size_t i = 0; i < sum.size(); ++i)
      sum[i] = static_cast<std::int16_t>(sum[i] + a[i] + b[i] + c[i] + d[i]);
  }
  for (; next < which.size(); ++next) add(sum, column(next));
}
// A sum over the traits of one hand becomes that of another.
TINGPAI_WIDE
void mend(Numbers sum, const Traits& before, const Traits& now, const std::int8_t* columns) {
  for (std::size_t place = 0; place < now.size(); ++place) {
    if (now[place] == before[place]) continue;
    const std::int8_t *gone = columns + before[place] * sum.size(), *come = columns + now[place] * sum.size();
    for (std::size_t i = 0; i < sum.size(); ++i)
      sum[i] = static_cast<std::int16_t>(sum[i] - gone[i] + come[i]);
  }
}
TINGPAI_WIDE
void clip(Numbers sum) {
  for (auto& value : sum) value = std::clamp<std::int16_t>(value, 0, one);
}
TINGPAI_WIDE
std::int32_t product(Numbers a, const std::int16_t* b) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += std::int32_t{a[i]} * std::int32_t{b[i]};
  return sum;
}

// What a layer of few makes of many. Four rows at a time, so that `from` is read less often.
TINGPAI_WIDE
void run(Numbers from, Numbers to, const std::int16_t* weights, const std::int32_t* start) {
  const std::size_t width = from.size();
  const auto cut = [](std::int32_t sum) {
    return static_cast<std::int16_t>(std::clamp(sum >> inner_shift, 0, one));
  };
  std::size_t row = 0;
  for (; row + 4 <= to.size(); row += 4) {
    const std::int16_t *a = weights + row * width, *b = a + width, *c = b + width, *d = c + width;
    std::int32_t of_a = start[row], of_b = start[row + 1], of_c = start[row + 2], of_d = start[row + 3];
    for (std::size_t i = 0; i < width; ++i) {
      const std::int32_t x = from[i];
      of_a += x * std::int32_t{a[i]};
      of_b += x * std::int32_t{b[i]};
      of_c += x * std::int32_t{c[i]};
      of_d += x * std::int32_t{d[i]};
    }
    to[row] = cut(of_a), to[row + 1] = cut(of_b), to[row + 2] = cut(of_c), to[row + 3] = cut(of_d);
  }
  for (; row < to.size(); ++row) to[row] = cut(start[row] + product(from, weights + row * width));
}

}  // namespace

Moment moment_of(const PlayerView& view) {
  const bool claimable = view.table.turn != view.seat && view.table.last_tile.has_value();
  return {features_of(view), holding_of(view.hand), claimable ? view.table.last_tile->kind() : -1};
}

Moment moment_of(Features features) {
  Moment moment;
  const int hand = first_of(Block::hand), meld = first_of(Block::meld), offer = first_of(Block::offer);
  const int own_melds = size_of(Block::meld) / 4;
  for (const Feature feature : features) {
    if (feature < hand + size_of(Block::hand)) moment.holding.concealed.add((feature - hand) / 4);
    const int place = feature - meld;
    for (int i = 0; place >= 0 && place < own_melds && place % 4 < 2 && i < 3; ++i)
      moment.holding.in_chows.insert(place / 4 + i);
    if (feature >= offer && feature < offer + size_of(Block::offer)) moment.offered = feature - offer;
  }
  moment.features = std::move(features);
  return moment;
}

std::vector<Choice> choices_of(const PlayerView& view, std::span<const Action> actions) {
  Outlooks outlooks(view);
  std::vector<Choice> choices;
  choices.reserve(actions.size());
  for (const Action& action : actions) {
    if (const auto move = move_of(action)) choices.push_back({*move, outlooks.after(action, true)});
  }
  return choices;
}

Result<Network> Network::read(std::span<const std::byte> file) {
  constexpr std::size_t widest = 1024;
  const auto header = weights_header(file, sparse_format, 7);
  if (!header) return header.error();
  const std::size_t numbers_at = sparse_format.size() + 1 + header->rules.size() + 1;
  const auto& number = header->numbers;
  const std::size_t facts = number[0], traits = number[1], outlooks = number[2], moves = number[3];
  if (facts != static_cast<std::size_t>(feature_count()) || traits != trait_count ||
      outlooks != outlook_count || moves != move_count)
    return Error{"weights for other facts, traits, outlooks or moves than this program's", numbers_at};
  Network network;
  network.rules_ = header->rules;
  const std::size_t common = network.common_ = number[4], own = network.own_ = number[5];
  const std::size_t inner = network.inner_ = number[6];
  if (std::min({common, own, inner}) == 0 || std::max({common, own, inner}) > widest)
    return Error{"a width must be from 1 to " + std::to_string(widest), numbers_at};
  const std::size_t wanted = (common + own) * (facts + 2) + own * (traits + outlooks + moves + inner + 2) +
                             moves * (2 * common + 4) + inner * (4 + 2);
  WeightsBody body(file, *header);
  if (const auto problem = body.problem(wanted)) return *problem;
  network.facts_ = body.take<std::int8_t>((common + own) * facts, 1);
  network.start_ = body.take<std::int16_t>(common + own, 2);
  network.traits_ = body.take<std::int8_t>(own * traits, 1);
  network.outlooks_ = body.take<std::int8_t>(own * outlooks, 1);
  network.moves_ = body.take<std::int8_t>(own * moves, 1);
  network.inner_weights_ = body.take<std::int16_t>(own * inner, 1);
  network.inner_start_ = body.take<std::int32_t>(inner, 4);
  network.of_moves_ = body.take<std::int16_t>(common * moves, 2);
  network.moves_start_ = body.take<std::int32_t>(moves, 4);
  network.from_own_ = body.take<std::int16_t>(own, 2);
  network.from_inner_ = body.take<std::int16_t>(inner, 2);
  return network;
}

std::vector<std::int32_t> Network::scores(const Moment& moment, std::span<const Choice> choices) const {
  Scorer scorer(*this, moment);
  std::vector<std::int32_t> all;
  all.reserve(choices.size());
  for (const Choice& choice : choices) all.push_back(scorer.score(choice));
  return all;
}

Scorer::Scorer(const Network& network, const Moment& moment)
    : network_(network), moment_(moment), traits_(traits_of(moment.holding)), room_(network.start_) {
  room_.resize(network.common_ + 2 * network.own_ + network.inner_);
  const Numbers room(room_), seen = room.first(network.common_ + network.own_);
  add_columns(seen, moment.features, network.facts_.data());
  clip(seen.first(network.common_));
  add_columns(seen.subspan(network.common_), traits_, network.traits_.data());
}

std::int32_t Scorer::score(const Choice& choice) {
  const Network& n = network_;
  const Numbers room(room_), common = room.first(n.common_), before = room.subspan(n.common_, n.own_);
  const Numbers own = room.subspan(n.common_ + n.own_, n.own_), inner = room.last(n.inner_);
  std::ranges::copy(before, own.begin());
  add_columns(own, {&choice.move, 1}, n.moves_.data());
  add_columns(own, numbers_of(choice.outlook), n.outlooks_.data());
  mend(own, traits_, traits_of(after(moment_.holding, choice.move, moment_.offered)), n.traits_.data());
  clip(own);
  run(own, inner, n.inner_weights_.data(), n.inner_start_.data());
  return n.moves_start_[choice.move] + product(common, &n.of_moves_[choice.move * n.common_]) +
         product(own, n.from_own_.data()) + product(inner, n.from_inner_.data());
}

std::vector<std::int32_t> weighed(const Network& network, const PlayerView& view,
                                  std::span<const Action> actions, std::int32_t margin) {
  const Moment moment = moment_of(view);
  Scorer scorer(network, moment);
  Outlooks outlooks(view);
  std::vector<std::int32_t> scores;
  std::vector<std::size_t> may_look;  // one tile away from ready
  scores.reserve(actions.size());
  for (const Action& action : actions) {
    const Outlook outlook = outlooks.after(action, false);
    if (outlook.shanten == 1) may_look.push_back(scores.size());
    scores.push_back(scorer.score({*move_of(action), outlook}));
  }
  const std::int32_t least = *std::ranges::max_element(scores) - margin;
  std::size_t close = 0;
  for (std::int32_t& score : scores) {
    if (score < least)
      score = out_of_reach;
    else
      ++close;
  }
  if (close == 1) return scores;
  for (const std::size_t i : may_look) {
    if (scores[i] != out_of_reach)
      scores[i] = scorer.score({*move_of(actions[i]), outlooks.after(actions[i], true)});
  }
  return scores;
}

}  // namespace tingpai::policy
