#include "tests/bench/bins.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>

#include "engine/table/wall.h"

namespace tingpai {

namespace {

constexpr double width = 1.96;  // of a 95 % interval, in errors

// How far bins are off.
struct Off {
  double missed = 0, squares = 0;
  void add(double errors) {
    missed += std::abs(errors) > width;
    squares += errors * errors;
  }
};

// Over many lots.
class Spread {
 public:
  explicit Spread(double found) : found_(found) {}
  void add(double one) {
    n_ += 1;
    sum_ += one;
    squares_ += one * one;
    as_large_ += one >= found_;
  }
  void print(const char* name) const {
    const double mean = sum_ / n_;
    std::printf("  %s %.1f, by luck %.1f ± %.1f, at least as much in %.1f %% of lots\n", name, found_, mean,
                std::sqrt(std::max(0.0, squares_ / n_ - mean * mean)), 100 * as_large_ / n_);
  }

 private:
  double found_;
  double n_ = 0, sum_ = 0, squares_ = 0, as_large_ = 0;
};

}  // namespace

void Bin::add(const ShownChance& one) {
  if (hands_.empty() || hands_.back().hand != one.hand) hands_.push_back({one.hand, 0});
  const double happened = one.happened ? 1 : 0;
  n_ += 1;
  shown_ += one.chance;
  happened_ += happened;
  luck_ += one.chance * (1 - one.chance);
  hands_.back().sum += happened - one.chance;
}

double Bin::error() const {
  double squares = 0;
  for (const HandSum& one : hands_) squares += one.sum * one.sum;
  return n_ > 0 ? width * std::sqrt(std::max(squares, luck_)) / n_ : 1;
}

std::vector<NamedBin> bins_of_five(const std::vector<ShownChance>& all, double widest) {
  constexpr std::size_t count = 20;
  const auto between = [&](std::size_t low, std::size_t high) {
    Bin bin;
    for (const ShownChance& one : all) {
      const auto at = std::min(static_cast<std::size_t>(one.chance * count), count - 1);
      if (at >= low && at < high) bin.add(one);
    }
    return NamedBin{std::to_string(100 / count * low) + "-" + std::to_string(100 / count * high), bin};
  };
  // From the rarest end on: what is too wide is joined with the bin below, the last with the one above.
  std::vector<NamedBin> joined;
  std::size_t high = count, highest = count;
  for (std::size_t low = count; low-- > 0;) {
    const NamedBin bin = between(low, high);
    if (bin.bin.n() == 0 || bin.bin.error() > widest) continue;
    joined.push_back(bin);
    highest = high;
    high = low;
  }
  if (high > 0) {
    if (!joined.empty()) joined.pop_back();
    joined.push_back(between(0, highest));
  }
  std::reverse(joined.begin(), joined.end());
  return joined;
}

std::vector<NamedBin> bins_by_name(const std::vector<ShownChance>& all, const std::vector<std::string>& names,
                                   double widest) {
  std::map<std::string, Bin> bins;
  for (std::size_t i = 0; i < all.size(); ++i) bins[names[i]].add(all[i]);
  std::vector<NamedBin> common;
  Bin rare;
  for (const auto& [name, bin] : bins) {
    if (bin.error() <= widest) common.push_back({name, bin});
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (bins[names[i]].error() > widest) rare.add(all[i]);
  }
  std::stable_sort(common.begin(), common.end(),
                   [](const NamedBin& a, const NamedBin& b) { return a.bin.n() > b.bin.n(); });
  if (rare.n() > 0) common.push_back({"rare ones", rare});
  return common;
}

void print_judged(const char* title, const std::vector<NamedBin>& bins, double tolerance) {
  double n = 0, off = 0;
  int failed = 0, missed = 0;
  std::printf("%s\n%34s %8s  shown %%  happened %%  shown - happened\n", title, "", "n");
  for (const NamedBin& one : bins) {
    const double difference = one.bin.difference(), error = one.bin.error();
    const bool fails = std::abs(difference) - error > tolerance;
    failed += fails;
    missed += std::abs(difference) > error;
    n += one.bin.n();
    off += one.bin.n() * std::abs(difference);
    std::printf("%34s %8.0f  %7.2f  %10.2f  %+10.2f ± %.2f%s\n", one.name.c_str(), one.bin.n(),
                100 * one.bin.shown(), 100 * one.bin.happened(), 100 * difference, 100 * error,
                fails ? "  fails" : "");
  }
  std::printf(
      "%zu bins: %d fail (beyond ±%.1f points), %d miss their interval, mean difference %.2f points\n\n",
      bins.size(), failed, 100 * tolerance, missed, n > 0 ? 100 * off / n : 0);
}

void print_luck(const char* title, const std::vector<std::vector<NamedBin>>& bins) {
  std::vector<const Bin*> all;
  for (const auto& some : bins) {
    for (const NamedBin& one : some)
      if (one.bin.error() > 0) all.push_back(&one.bin);  // what was certain has no luck
  }
  Off found;
  for (const Bin* bin : all) found.add(width * bin->difference() / bin->error());
  Spread missed(found.missed), squares(found.squares);
  constexpr std::uint64_t rounds = 32;
  constexpr std::size_t at_once = 64;  // lots, a bit for each
  for (std::uint64_t round = 0; round < rounds; ++round) {
    std::array<Off, at_once> off;
    for (const Bin* bin : all) {
      const double unit = bin->error() * bin->n() / width;
      std::array<double, at_once> sums{};
      for (const Bin::HandSum& one : bin->hands()) {
        const std::uint64_t bits = mixed_seed({one.hand, round});
        for (std::size_t i = 0; i < at_once; ++i) sums[i] += (bits >> i & 1) != 0 ? one.sum : -one.sum;
      }
      for (std::size_t i = 0; i < at_once; ++i) off[i].add(sums[i] / unit);
    }
    for (const Off& one : off) {
      missed.add(one.missed);
      squares.add(one.squares);
    }
  }
  std::printf("%s, %zu bins:\n", title, all.size());
  missed.print("miss");
  squares.print("squares");
}

}  // namespace tingpai
