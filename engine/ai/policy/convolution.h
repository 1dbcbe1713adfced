// A network that looks at tiles as they lie beside each other, in whole numbers: the same on every machine.
//
// Each of the 34 kinds is a place with some channels. A layer makes each place of a suit from itself, its two
// neighbours and the sum over the three suits at its rank, with the same weights in all suits; an honour from
// itself; and both from the mean over all places. Layers come in blocks of two whose result is added to what
// went in. Moves are scored at the place of their tile, by the mean over a suit's places or over all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ai/policy/features.h"
#include "engine/ai/policy/moves.h"
#include "engine/ai/policy/planes.h"
#include "engine/result.h"

namespace tingpai::policy {

class WeightsBody;

class Convolution {
 public:
  static constexpr std::string_view format = "tingpai-planes 1";
  static constexpr std::size_t most_channels = 256, most_blocks = 16;

  // The bytes of a file of weights: README.md has the format. Errors name the byte.
  static Result<Convolution> read(std::span<const std::byte> file);

  const std::string& rules() const { return rules_; }  // of the scheme it was trained for
  // A score for each move, higher is better: the logarithm of a chance, times 127 * 1024.
  std::vector<std::int32_t> scores(const Features& features, std::span<const Move> moves) const;

 private:
  // Of each output a row of weights, 128 stands for 1.
  struct Layer {
    std::vector<std::int16_t> line;     // the place below, itself, the place above, the sum over suits
    std::vector<std::int16_t> honours;  // itself
    std::vector<std::int16_t> all;      // the mean over all places, for suits, then for honours
    std::vector<std::int16_t> start;    // likewise, 127 stands for 1
  };
  using Sums = std::vector<std::int32_t>;         // of each kind its channels
  using Activations = std::vector<std::int16_t>;  // 0 to 127, which stands for 1

  Convolution() = default;
  Layer read_layer(WeightsBody& body) const;
  Sums first_sums(const Features& features) const;
  void add_tile(Sums& sums, Sums& of_ranks, const Place& place) const;
  Sums sums(const Layer& layer, const Activations& from) const;
  Activations mean(const Activations& from, int first, int count, int shift) const;  // over kinds
  void cut(Activations& to, const Sums& sums, int shift) const;
  std::int32_t score(std::size_t row, const std::int16_t* from) const;
  std::size_t at(int kind) const;  // where its channels begin among activations

  std::string rules_;
  std::size_t channels_ = 0;
  // Columns of the first layer, 127 stands for 1: of each plane five, what a tile gives to the place above,
  // to itself, to the place below, to all suits and to an honour; of what is told of a suit; of plain facts
  // two, for suits and for honours; what each rank and each honour begins with.
  std::vector<std::int16_t> planes_, suits_, plain_, start_;
  std::vector<Layer> layers_;
  // Of each move's row, 1024 stands for 1; and what its score begins with, 127 stands for 1.
  std::vector<std::int16_t> heads_, heads_start_;
};

}  // namespace tingpai::policy
