#include "engine/ai/policy/network.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

#include "engine/checksum.h"

namespace tingpai::policy {

namespace {

constexpr std::string_view magic = "tingpai-policy 2 ";
constexpr int one = 127;        // an activation of 1
constexpr int inner_shift = 6;  // 64 stands for 1 in the weights of the inner layer

using Numbers = std::span<std::int16_t>;

// Compiled twice, the second time for processors with wider registers. Sums of whole numbers are the same.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__SANITIZE_THREAD__)
#define TINGPAI_WIDE [[gnu::target_clones("default", "avx2")]]
#else
#define TINGPAI_WIDE
#endif

void add(Numbers sum, const std::int16_t* column) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = static_cast<std::int16_t>(sum[i] + column[i]);
}
// The columns of facts, some at a time: the sum is read and written less often.
TINGPAI_WIDE
void add_columns(Numbers sum, const Features& facts, const std::int16_t* columns) {
  const auto column = [&](std::size_t i) { return columns + facts[i] * sum.size(); };
  std::size_t next = 0;
  for (; next + 4 <= facts.size(); next += 4) {
    const std::int16_t *a = column(next), *b = column(next + 1), *c = column(next + 2), *d = column(next + 3);
    for (std::size_t i = 0; i < sum.size(); ++i)
      sum[i] = static_cast<std::int16_t>(sum[i] + a[i] + b[i] + c[i] + d[i]);
  }
  for (; next < facts.size(); ++next) add(sum, column(next));
}
// A sum over the traits of one hand becomes that of another.
TINGPAI_WIDE
void mend(Numbers sum, const Traits& before, const Traits& now, const std::int16_t* columns) {
  for (std::size_t place = 0; place < now.size(); ++place) {
    if (now[place] == before[place]) continue;
    const std::int16_t *gone = columns + before[place] * sum.size(),
                       *come = columns + now[place] * sum.size();
    for (std::size_t i = 0; i < sum.size(); ++i)
      sum[i] = static_cast<std::int16_t>(sum[i] - gone[i] + come[i]);
  }
}
void clip(Numbers sum) {
  for (auto& value : sum) value = std::clamp<std::int16_t>(value, 0, one);
}
std::int32_t product(Numbers a, const std::int16_t* b) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += std::int32_t{a[i]} * std::int32_t{b[i]};
  return sum;
}

// What a layer of few makes of many.
TINGPAI_WIDE
void run(Numbers from, Numbers to, const std::int16_t* weights, const std::int32_t* start) {
  for (std::size_t i = 0; i < to.size(); ++i) {
    const std::int32_t value = start[i] + product(from, weights + i * from.size());
    to[i] = static_cast<std::int16_t>(std::clamp(value >> inner_shift, 0, one));
  }
}

// The bytes of a file, read from front to back.
class Bytes {
 public:
  explicit Bytes(std::span<const std::byte> file) : file_(file) {}

  std::size_t at() const { return at_; }
  std::size_t left() const { return file_.size() - at_; }
  std::optional<std::string> line() {
    constexpr std::size_t longest = 200;
    std::string text;
    for (std::size_t i = at_; i < file_.size() && text.size() < longest; ++i) {
      if (file_[i] == std::byte{'\n'}) {
        at_ = i + 1;
        return text;
      }
      text += static_cast<char>(file_[i]);
    }
    return std::nullopt;
  }
  // Numbers of so many bytes each, the lowest first; there are enough left.
  template <class Number>
  std::vector<Number> numbers(std::size_t count, int bytes) {
    std::vector<Number> all(count);
    for (Number& number : all) {
      std::uint32_t bits = 0;
      for (int i = 0; i < bytes; ++i) bits |= std::to_integer<std::uint32_t>(file_[at_++]) << 8 * i;
      const int unused = 32 - 8 * bytes;
      number = static_cast<Number>(static_cast<std::int32_t>(bits << unused) >> unused);
    }
    return all;
  }
  std::uint32_t checksum() const { return crc32(file_.subspan(at_)); }  // of what is left

 private:
  std::span<const std::byte> file_;
  std::size_t at_ = 0;
};

// The numbers of the header's end.
std::optional<std::vector<std::uint32_t>> whole_numbers(std::string_view text) {
  std::vector<std::uint32_t> all;
  while (!text.empty()) {
    std::uint32_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{}) return std::nullopt;
    all.push_back(number);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (text.empty()) break;
    if (text.front() != ' ') return std::nullopt;
    text.remove_prefix(1);
  }
  return all;
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
  const auto outlooks = outlooks_of(view, actions);
  std::vector<Choice> choices;
  choices.reserve(actions.size());
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (const auto move = move_of(actions[i])) choices.push_back({*move, outlooks[i]});
  }
  return choices;
}

Result<Network> Network::read(std::span<const std::byte> file) {
  constexpr std::size_t widest = 1024;
  Bytes bytes(file);
  const auto line = bytes.line();
  if (!line || !line->starts_with(magic)) return Error{"not a file of weights of version 2", 0};
  const std::string_view rest = std::string_view(*line).substr(magic.size());
  const std::size_t gap = rest.find(' ');
  const auto header = gap == std::string_view::npos ? std::nullopt : whole_numbers(rest.substr(gap + 1));
  if (!header || header->size() != 8) return Error{"the header must have eight numbers", magic.size()};
  const auto& number = *header;
  const std::size_t facts = number[0], traits = number[1], outlooks = number[2], moves = number[3];
  if (facts != static_cast<std::size_t>(feature_count()) || traits != trait_count ||
      outlooks != outlook_count || moves != move_count)
    return Error{"weights for other facts, traits, outlooks or moves than this program's", magic.size()};
  Network network;
  network.rules_ = rest.substr(0, gap);
  const std::size_t common = network.common_ = number[4], own = network.own_ = number[5];
  const std::size_t inner = network.inner_ = number[6];
  if (std::min({common, own, inner}) == 0 || std::max({common, own, inner}) > widest)
    return Error{"a width must be from 1 to " + std::to_string(widest), magic.size()};
  const std::size_t wanted = (common + own) * (facts + 2) + own * (traits + outlooks + moves + inner + 2) +
                             moves * (2 * common + 4) + inner * (4 + 2);
  if (bytes.left() != wanted) {
    return Error{"the header calls for " + std::to_string(wanted) + " bytes of weights, not " +
                     std::to_string(bytes.left()),
                 bytes.at()};
  }
  if (bytes.checksum() != number[7])
    return Error{"the weights are damaged: their checksum is wrong", bytes.at()};
  network.facts_ = bytes.numbers<std::int16_t>((common + own) * facts, 1);
  network.start_ = bytes.numbers<std::int16_t>(common + own, 2);
  network.traits_ = bytes.numbers<std::int16_t>(own * traits, 1);
  network.outlooks_ = bytes.numbers<std::int16_t>(own * outlooks, 1);
  network.moves_ = bytes.numbers<std::int16_t>(own * moves, 1);
  network.inner_weights_ = bytes.numbers<std::int16_t>(own * inner, 1);
  network.inner_start_ = bytes.numbers<std::int32_t>(inner, 4);
  network.of_moves_ = bytes.numbers<std::int16_t>(common * moves, 2);
  network.moves_start_ = bytes.numbers<std::int32_t>(moves, 4);
  network.from_own_ = bytes.numbers<std::int16_t>(own, 2);
  network.from_inner_ = bytes.numbers<std::int16_t>(inner, 2);
  return network;
}

std::vector<std::int32_t> Network::scores(const Moment& moment, std::span<const Choice> choices) const {
  std::vector<std::int16_t> room(start_);
  room.resize(common_ + 2 * own_ + inner_);
  const Numbers seen = Numbers(room).first(common_ + own_);
  add_columns(seen, moment.features, facts_.data());
  const Numbers common = seen.first(common_), before = seen.subspan(common_);
  clip(common);
  const Traits traits = traits_of(moment.holding);
  for (const Trait trait : traits) add(before, &traits_[trait * own_]);

  const Numbers own = Numbers(room).subspan(common_ + own_, own_), inner = Numbers(room).last(inner_);
  std::vector<std::int32_t> all;
  all.reserve(choices.size());
  for (const auto& [move, outlook] : choices) {
    std::ranges::copy(before, own.begin());
    add(own, &moves_[move * own_]);
    for (const auto number : numbers_of(outlook)) add(own, &outlooks_[number * own_]);
    mend(own, traits, traits_of(after(moment.holding, move, moment.offered)), traits_.data());
    clip(own);
    run(own, inner, inner_weights_.data(), inner_start_.data());
    all.push_back(moves_start_[move] + product(common, &of_moves_[move * common_]) +
                  product(own, from_own_.data()) + product(inner, from_inner_.data()));
  }
  return all;
}

}  // namespace tingpai::policy
