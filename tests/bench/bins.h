// Chances that were shown beside what happened, in bins, judged by the rule of section 6 of the decision
// method.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tingpai {

struct ShownChance {
  double chance = 0;  // 0 to 1
  bool happened = false;
  std::uint64_t hand = 0;  // the seed: what was shown in one hand shares its end
};

// What was shown in one bin, taken hand by hand: that of one hand must come together.
class Bin {
 public:
  void add(const ShownChance& one);
  double n() const { return n_; }
  double shown() const { return n_ > 0 ? shown_ / n_ : 0; }        // mean, 0 to 1
  double happened() const { return n_ > 0 ? happened_ / n_ : 0; }  // mean, 0 to 1
  double difference() const { return shown() - happened(); }
  // Half of the 95 % interval of the difference, by whole hands: as they scatter, but no less than luck alone
  // would have it. A few hands that all end alike do not scatter.
  double error() const;

 private:
  double open_squares() const { return squares_ + of_hand_ * of_hand_; }
  double n_ = 0, shown_ = 0, happened_ = 0;
  double luck_ = 0;     // variance of what happens, if the chances are right and the hands many
  double squares_ = 0;  // of the hands' sums of what happened less what was shown
  double of_hand_ = 0;  // of the hand that is being added
  std::uint64_t hand_ = 0;
};

struct NamedBin {
  std::string name;
  Bin bin;
};

// Bins of five points each. Those whose interval is wider than `widest` either way are joined with a
// neighbour. What belongs to one hand stands together in `all`.
std::vector<NamedBin> bins_of_five(const std::vector<ShownChance>& all, double widest = 0.015);

// The same by name, such as a pattern's; those that are too wide become "rare ones". The two lists go side by
// side.
std::vector<NamedBin> bins_by_name(const std::vector<ShownChance>& all, const std::vector<std::string>& names,
                                   double widest = 0.015);

// Prints the bins and the verdict: a bin fails when its interval lies wholly outside +-tolerance, and misses
// when it does not hold 0.
void print_judged(const char* title, const std::vector<NamedBin>& bins, double tolerance = 0.02);

}  // namespace tingpai
