// Wald's sequential test on the walls of a match: it stops as soon as they tell which of two differences is
// true.
//
// What is observed is one number a wall, d: the first seat's mean score a hand less the mean of the three
// others', over the four rotations, in points. H0 says that its mean is `low`, H1 that it is `high`. Nothing
// else is assumed of its distribution: each hypothesis takes the distribution over the n observed values that
// suits it best (empirical likelihood). To the third order, with a = mean(d) - m, b = mean((d - m)^2), c =
// mean((d - m)^3), the logarithm of what the mean m costs is
//
//   cost(m) = n a^2 / b (1/2 + t / 3),   t = a c / b^2, within -1 to 1,   and   LLR = cost(low) - cost(high)
//
// (normal values have t near 0; mahjong's are skewed, few hands win much). H1 is accepted at
// LLR >= ln((1 - beta) / alpha), rejected at LLR <= ln(beta / (1 - alpha)); alpha = beta = 0.05, so at
// +-2.944. A difference above `high` is accepted more often still, one below `low` rejected; between them
// either may come.
//
// Assumptions: walls are independent and alike (they are dealt so), and there are enough of them for b and c
// to be known, so no verdict is given before `fewest_walls`. The mean and the interval of a match that
// stopped itself lie a little too far out; only the verdict has these error rates.
//
// Sources: A. Wald, Sequential Tests of Statistical Hypotheses, Annals of Mathematical Statistics 16 (1945);
// A. Owen, Empirical Likelihood (2001); the generalised test as engines are tested with it: M. Van den Bergh,
// A Practical Introduction to the GSPRT. tests/cli/tst_arena.cpp holds the error rates on synthetic walls;
// README.md gives them on real ones.
#pragma once

#include <cstdint>
#include <string_view>

namespace tingpai::cli {

enum class Verdict : std::uint8_t { open, accept, reject };
std::string_view to_text(Verdict verdict);

class Sprt {
 public:
  // Points a hand of the first seat over the others.
  struct Bounds {
    double low = 0;
    double high = 0;  // more than low
    bool operator==(const Bounds&) const = default;
  };
  static constexpr double error_rate = 0.05;  // alpha and beta
  static constexpr int fewest_walls = 100;
  static double threshold();  // of the ratio's size: 2.944

  explicit Sprt(Bounds bounds) : bounds_(bounds) {}
  void add(double difference);  // the next wall's d

  const Bounds& bounds() const { return bounds_; }
  int walls() const { return walls_; }
  double mean() const;   // of d, in points a hand; 0 before the first wall
  double ratio() const;  // LLR
  Verdict verdict() const;

 private:
  double cost(double hypothesis) const;

  Bounds bounds_;
  int walls_ = 0;
  double sum_ = 0, squares_ = 0, cubes_ = 0;  // of d, its square and its cube
};

}  // namespace tingpai::cli
