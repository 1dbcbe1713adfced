// Simultaneous perturbation stochastic approximation: finds values that play better from measurements that
// are mostly noise, two sides a round however many values there are.
//
// In round k every value x_i is multiplied by e^(c_k s_i) on one side and by e^(-c_k s_i) on the other, with
// s_i = 1 or -1 by a seeded lot. The sides are compared elsewhere. By the difference d all values move at
// once:
//
//   x_i <- x_i e^(g_k z s_i),   z = d / e, within -4 to 4,   e^2 = mean variance of d in the rounds so far
//
//   c_k = step k^-0.101    g_k = gain step k^0.101 ((A + 1) / (A + k))^0.602    A = 10
//
// These are Spall's schedules, c_k = c / k^0.101 and a_k = a / (A + k)^0.602, for the logarithms of the
// values, which therefore keep their signs: g_k is a_k / 2 c_k. d is measured by its own error, so that one
// gain suits rules that pay a point and rules that pay a thousand: at first a difference as large as its
// error moves each value by gain x step of itself. Nothing depends on how many rounds there will be, so more
// can be added.
//
// Sources: J. C. Spall, Implementation of the Simultaneous Perturbation Algorithm for Stochastic
// Optimization, IEEE Transactions on Aerospace and Electronic Systems 34 (1998); chess engines are tuned so
// by fishtest.
#pragma once

#include <cstdint>
#include <vector>

namespace tingpai {

struct SpsaSettings {
  double step = 0.15;  // share of a value, above 0
  double gain = 0.3;   // above 0
  std::uint64_t seed = 1;
};

// The comparison of a round's sides, in any unit.
struct Measured {
  double difference = 0;  // by which the first side is better
  double variance = 0;    // of this difference, as far as the round tells
  bool operator==(const Measured&) const = default;
};

class Spsa {
 public:
  Spsa(std::vector<double> start, const SpsaSettings& settings);

  struct Sides {
    std::vector<double> first, second;
  };
  Sides sides() const;                 // of the next round
  void add(const Measured& measured);  // what they showed

  int rounds() const { return rounds_; }
  const std::vector<double>& values() const { return values_; }
  double mean_difference() const { return rounds_ == 0 ? 0 : differences_ / rounds_; }

 private:
  std::vector<double> moved(double by) const;

  SpsaSettings settings_;
  std::vector<double> values_;
  int rounds_ = 0;
  double differences_ = 0, variances_ = 0;  // sums over the rounds
};

}  // namespace tingpai
