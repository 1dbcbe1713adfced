// Chances that were shown beside what happened, in bins, judged by the rule of engine/ai/METHOD.md, Honest
// numbers.
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

  struct HandSum {
    std::uint64_t hand = 0;
    double sum = 0;  // of what happened less what was shown
  };
  const std::vector<HandSum>& hands() const { return hands_; }

 private:
  double n_ = 0, shown_ = 0, happened_ = 0;
  double luck_ = 0;  // variance of what happens, if the chances are right and the hands many
  std::vector<HandSum> hands_;
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

// Prints how many of all these bins miss their interval, and the sum of the squares of their differences in
// units of the errors, beside what luck alone brings: each hand's differences with a sign by lot. Bins share
// hands, so that they miss together.
void print_luck(const char* title, const std::vector<std::vector<NamedBin>>& bins);

}  // namespace tingpai
