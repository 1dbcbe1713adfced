#include "engine/ai/policy/convolution.h"

#include <algorithm>

#include "engine/ai/policy/weights.h"
#include "engine/ai/policy/wide.h"

namespace tingpai::policy {

namespace {

constexpr int full = 127;        // the highest activation, which stands for 1
constexpr int weight_shift = 7;  // 128 stands for 1 in the weights of layers
constexpr int half_weight = 1 << (weight_shift - 1);
constexpr int score_one = 1024;               // in those of scores
constexpr int all_shift = 5, suit_shift = 3;  // means over 34 kinds and 9 ranks are taken as if of 32 and 8
constexpr int suit_ranks = 9, tile_suits = 3, suited_kinds = tile_suits * suit_ranks;
constexpr int honour_kinds = Tile::kinds - suited_kinds;
constexpr std::size_t starts = suit_ranks + honour_kinds;
constexpr std::size_t tap_count = 5;
enum Tap : std::uint8_t { to_above, to_itself, to_below, to_suits, to_honour };
constexpr std::size_t move_rows = kind_moves + suit_moves + plain_moves;
constexpr std::size_t board_lines = tile_suits * (suit_ranks + 1) + 1 + honour_kinds;  // Convolution::at

struct Product {
  const std::int16_t* from;  // `width` numbers of each place, `step` apart
  std::size_t step, width;
  const std::int16_t* rows;  // of the outputs, `row` apart
  std::size_t row, outputs;
  std::int32_t* to;  // the outputs of each place, `to_step` apart
  std::size_t to_step;
};

// Adds to the outputs of three places, or of one.
TINGPAI_WIDE
void add_product_of_three(const Product& of) {
  const std::int16_t *a = of.from, *b = a + of.step, *c = b + of.step;
  for (std::size_t output = 0; output < of.outputs; ++output) {
    const std::int16_t* const row = of.rows + output * of.row;
    std::int32_t x = 0, y = 0, z = 0;
    for (std::size_t i = 0; i < of.width; ++i) {
      x += std::int32_t{a[i]} * std::int32_t{row[i]};
      y += std::int32_t{b[i]} * std::int32_t{row[i]};
      z += std::int32_t{c[i]} * std::int32_t{row[i]};
    }
    of.to[output] += x;
    of.to[of.to_step + output] += y;
    of.to[2 * of.to_step + output] += z;
  }
}
TINGPAI_WIDE
void add_product_of_one(const Product& of) {
  for (std::size_t output = 0; output < of.outputs; ++output) {
    const std::int16_t* const row = of.rows + output * of.row;
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < of.width; ++i) sum += std::int32_t{of.from[i]} * std::int32_t{row[i]};
    of.to[output] += sum;
  }
}
void add_products(Product of, std::size_t places) {
  std::size_t done = 0;
  for (; done + 3 <= places; done += 3, of.from += 3 * of.step, of.to += 3 * of.to_step)
    add_product_of_three(of);
  for (; done < places; ++done, of.from += of.step, of.to += of.to_step) add_product_of_one(of);
}

void add_column(std::int32_t* to, const std::int16_t* column, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) to[i] += column[i];
}
int start_of(int kind) { return kind < suited_kinds ? kind % suit_ranks : suit_ranks + kind - suited_kinds; }
bool is_honour(int kind) { return kind >= suited_kinds; }

std::size_t file_size(std::size_t channels, std::size_t layers) {
  const std::size_t first = (kind_planes * tap_count + suit_planes + 2 * plain_facts + 2 * starts) * channels;
  const std::size_t layer = (4 + 1 + 2) * channels * channels + 2 * 2 * channels;
  return first + layers * layer + 2 * move_rows * (channels + 1);
}

}  // namespace

// Lines of activations: a suit's ranks between lines of zeros that they share, then the honours.
std::size_t Convolution::at(int kind) const {
  const int line = is_honour(kind) ? kind + tile_suits + 1 : kind + kind / suit_ranks + 1;
  return static_cast<std::size_t>(line) * channels_;
}

Result<Convolution> Convolution::read(std::span<const std::byte> file) {
  const auto header = weights_header(file, format, 4);
  if (!header) return header.error();
  const std::size_t numbers_at = format.size() + 1 + header->rules.size() + 1;
  const std::size_t facts = header->numbers[0], moves = header->numbers[1];
  if (facts != static_cast<std::size_t>(feature_count()) || moves != move_count)
    return Error{"weights for other facts or moves than this program's", numbers_at};
  const std::size_t channels = header->numbers[2], layer_blocks = header->numbers[3];
  if (channels == 0 || channels > most_channels || layer_blocks == 0 || layer_blocks > most_blocks) {
    return Error{"channels must be from 1 to " + std::to_string(most_channels) + " and blocks from 1 to " +
                     std::to_string(most_blocks),
                 numbers_at};
  }
  WeightsBody body(file, *header);
  if (const auto problem = body.problem(file_size(channels, 2 * layer_blocks))) return *problem;
  Convolution network;
  network.rules_ = header->rules;
  network.channels_ = channels;
  network.planes_ = body.take<std::int16_t>(kind_planes * tap_count * channels, 1);
  network.suits_ = body.take<std::int16_t>(suit_planes * channels, 1);
  network.plain_ = body.take<std::int16_t>(2 * plain_facts * channels, 1);
  network.start_ = body.take<std::int16_t>(starts * channels, 2);
  for (std::size_t i = 0; i < 2 * layer_blocks; ++i) network.layers_.push_back(network.read_layer(body));
  network.heads_ = body.take<std::int16_t>(move_rows * channels, 2);
  network.heads_start_ = body.take<std::int16_t>(move_rows, 2);
  return network;
}

Convolution::Layer Convolution::read_layer(WeightsBody& body) const {
  const std::size_t square = channels_ * channels_;
  Layer layer;
  layer.line = body.take<std::int16_t>(4 * square, 1);
  layer.honours = body.take<std::int16_t>(square, 1);
  layer.all = body.take<std::int16_t>(2 * square, 1);
  layer.start = body.take<std::int16_t>(2 * channels_, 2);
  return layer;
}

void Convolution::add_tile(Sums& sums, Sums& of_ranks, const Place& place) const {
  const auto give = [&](Sums& to, int where, Tap tap) {
    add_column(&to[static_cast<std::size_t>(where) * channels_],
               &planes_[(place.row * tap_count + tap) * channels_], channels_);
  };
  const int kind = place.where, rank = kind % suit_ranks;
  if (is_honour(kind)) return give(sums, kind, to_honour);
  if (rank + 1 < suit_ranks) give(sums, kind + 1, to_above);
  give(sums, kind, to_itself);
  if (rank > 0) give(sums, kind - 1, to_below);
  give(of_ranks, rank, to_suits);
}

Convolution::Sums Convolution::first_sums(const Features& features) const {
  Sums sums(Tile::kinds * channels_), of_ranks(suit_ranks * channels_), everywhere(2 * channels_);
  for (const Feature feature : features) {
    const Place place = place_of(feature);
    if (place.reach == Reach::kind) add_tile(sums, of_ranks, place);
    if (place.reach == Reach::all)
      add_column(everywhere.data(), &plain_[place.row * 2 * channels_], 2 * channels_);
    for (std::size_t rank = 0; rank < suit_ranks && place.reach == Reach::suit; ++rank)
      add_column(&sums[(place.where * suit_ranks + rank) * channels_], &suits_[place.row * channels_],
                 channels_);
  }
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    std::int32_t* const to = &sums[static_cast<std::size_t>(kind) * channels_];
    add_column(to, &start_[static_cast<std::size_t>(start_of(kind)) * channels_], channels_);
    const std::int32_t* const plain = &everywhere[is_honour(kind) ? channels_ : 0];
    for (std::size_t i = 0; i < channels_; ++i) to[i] += plain[i];
    if (is_honour(kind)) continue;
    const std::int32_t* const of_rank = &of_ranks[static_cast<std::size_t>(kind % suit_ranks) * channels_];
    for (std::size_t i = 0; i < channels_; ++i) to[i] += of_rank[i];
  }
  return sums;
}

// Sums, to which activations of before may be added, cut to activations.
void Convolution::cut(Activations& to, const Sums& sums, int shift) const {
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const std::int32_t* const sum = &sums[static_cast<std::size_t>(kind) * channels_];
    std::int16_t* const place = &to[at(kind)];
    for (std::size_t i = 0; i < channels_; ++i)
      place[i] = static_cast<std::int16_t>(std::clamp(place[i] + (sum[i] >> shift), 0, full));
  }
}

Convolution::Activations Convolution::mean(const Activations& from, int first, int count, int shift) const {
  Sums sum(channels_);
  for (int kind = first; kind < first + count; ++kind) add_column(sum.data(), &from[at(kind)], channels_);
  Activations all(channels_);
  std::ranges::transform(sum, all.begin(), [&](std::int32_t one) {
    return static_cast<std::int16_t>(std::min(one >> shift, full));
  });
  return all;
}

Convolution::Sums Convolution::sums(const Layer& layer, const Activations& from) const {
  const std::size_t width = channels_;
  Sums start(2 * width);
  std::ranges::transform(layer.start, start.begin(),
                         [](int one) { return (one << weight_shift) + half_weight; });
  const Activations all = mean(from, 0, Tile::kinds, all_shift);
  add_products({all.data(), width, width, layer.all.data(), width, 2 * width, start.data(), 2 * width}, 1);

  Activations of_ranks(suit_ranks * width);
  for (int kind = 0; kind < suited_kinds; ++kind) {
    std::int16_t* const to = &of_ranks[static_cast<std::size_t>(kind % suit_ranks) * width];
    for (std::size_t i = 0; i < width; ++i) to[i] = static_cast<std::int16_t>(to[i] + from[at(kind) + i]);
  }
  Sums sums(Tile::kinds * width);
  for (std::size_t rank = 0; rank < suit_ranks; ++rank)
    std::copy_n(start.begin(), width, &sums[rank * width]);
  add_products({of_ranks.data(), width, width, &layer.line[3 * width], 4 * width, width, sums.data(), width},
               suit_ranks);
  for (std::size_t suit = tile_suits; suit-- > 0;) {  // the first one last: the others begin as it does
    std::int32_t* const to = &sums[suit * suit_ranks * width];
    if (suit > 0) std::copy_n(sums.begin(), suit_ranks * width, to);
    const std::int16_t* const windows = &from[at(static_cast<int>(suit) * suit_ranks) - width];
    add_products({windows, width, 3 * width, layer.line.data(), 4 * width, width, to, width}, suit_ranks);
  }
  std::int32_t* const of_honours = &sums[suited_kinds * width];
  for (std::size_t i = 0; i < honour_kinds; ++i) std::copy_n(&start[width], width, of_honours + i * width);
  add_products({&from[at(suited_kinds)], width, width, layer.honours.data(), width, width, of_honours, width},
               honour_kinds);
  return sums;
}

std::vector<std::int32_t> Convolution::scores(const Features& features, std::span<const Move> moves) const {
  Activations now(board_lines * channels_);
  cut(now, first_sums(features), 0);
  for (std::size_t i = 0; i < layers_.size(); i += 2) {
    Activations between(now.size());
    cut(between, sums(layers_[i], now), weight_shift);
    cut(now, sums(layers_[i + 1], between), weight_shift);
  }
  std::vector<std::int32_t> scores;
  scores.reserve(moves.size());
  const Activations all = mean(now, 0, Tile::kinds, all_shift);
  for (const Move move : moves) {
    const Place place = place_of_move(move);
    if (place.reach == Reach::kind) scores.push_back(score(place.row, &now[at(place.where)]));
    if (place.reach == Reach::suit)
      scores.push_back(
          score(kind_moves + place.row, mean(now, suit_ranks * place.where, suit_ranks, suit_shift).data()));
    if (place.reach == Reach::all) scores.push_back(score(kind_moves + suit_moves + place.row, all.data()));
  }
  return scores;
}

std::int32_t Convolution::score(std::size_t row, const std::int16_t* from) const {
  std::int32_t score = heads_start_[row] * score_one;
  add_products({from, 0, channels_, &heads_[row * channels_], 0, 1, &score, 0}, 1);
  return score;
}

}  // namespace tingpai::policy
