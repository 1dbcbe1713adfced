// How often a network chooses as the expert does, and what its other choices give away by the expert's
// values, on the walls that were kept for tests. Usage: agreement WEIGHTS ROWS...
#include <array>
#include <cstdio>
#include <string>

#include "engine/ai/policy/networks.h"
#include "tests/bench/inputs.h"
#include "tests/bench/train/row_file.h"

using namespace tingpai;
using namespace tingpai::train;

namespace {

constexpr int held_out = 10;  // of so many walls one, as in rows.py

struct Tally {
  int rows = 0;
  int agree = 0;
  double given_up = 0;
};

int complain(const char* name, const Error& error) {
  std::fprintf(stderr, "agreement: %s, byte %zu: %s\n", name, error.position, error.message.c_str());
  return 2;
}

bool is_claim(const Row& row) {
  static const auto pass = *policy::move_of({ActionType::pass, {}});
  return std::ranges::any_of(row.candidates, [](const Candidate& one) { return one.choice.move == pass; });
}

void judge(const policy::AnyNetwork& network, const Row& row, Tally& tally) {
  std::vector<policy::Choice> choices;
  for (const Candidate& one : row.candidates) choices.push_back(one.choice);
  const auto scores = policy::scores_of(network, row.features, choices);
  const auto taken = static_cast<std::size_t>(std::ranges::max_element(scores) - scores.begin());
  ++tally.rows;
  tally.agree += taken == row.chosen ? 1 : 0;
  tally.given_up += row.candidates[row.chosen].value - row.candidates[taken].value;
}

}  // namespace

int main(int argc, char** argv) {
  const Error unreadable{"cannot be read", 0};
  if (argc < 3) {
    std::fputs("agreement: WEIGHTS and ROWS are wanted\n", stderr);
    return 2;
  }
  const auto weights = contents(argv[1]);
  if (!weights) return complain(argv[1], unreadable);
  const auto network = policy::read_network(std::as_bytes(std::span(*weights)));
  if (!network) return complain(argv[1], network.error());
  std::array<Tally, 2> tallies;
  for (int i = 2; i < argc; ++i) {
    const auto file = contents(argv[i]);
    if (!file) return complain(argv[i], unreadable);
    const auto rows = decoded(*file);
    if (!rows) return complain(argv[i], rows.error());
    if (rows->header.results) return complain(argv[i], {"values are how hands ended, not an expert's", 0});
    for (const Row& row : rows->rows) {
      if (row.wall % held_out == 0) judge(*network, row, tallies[is_claim(row) ? 1 : 0]);
    }
  }
  for (const auto& [name, tally] : {std::pair("discards", tallies[0]), std::pair("claims", tallies[1])}) {
    const double rows = std::max(tally.rows, 1);
    std::printf("%s: %d, %.2f %% agree, %.4f given up\n", name, tally.rows, 100 * tally.agree / rows,
                tally.given_up / rows);
  }
}
