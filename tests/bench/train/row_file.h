// Decisions of self-play as rows of a binary file, for training: README.md in this folder has the format.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ai/policy/network.h"
#include "engine/result.h"

namespace tingpai::train {

// What a legal action was found to be worth.
struct Candidate {
  policy::Choice choice;
  double value = 0;  // in the profile's unit; written to its hundredth or to a whole point
  double win = 0;    // chance, 0 to 1; written to its 250th part
  // In a file of results: of the one chosen how the hand ended for the seat, of others 0.
};

struct Row {
  std::uint32_t wall = 0;  // of the hand, counted from the first
  int seat = 0;
  bool alone = false;  // each candidate was searched on its own, else all in one search
  policy::Features features;
  std::vector<Candidate> candidates;  // two or more
  std::size_t chosen = 0;             // one of these
};

struct Header {
  std::string rules;        // as --rules
  std::uint64_t first = 0;  // seed of wall 0
  int scale = 100;          // a value is written as this many parts of its unit
  bool results = false;     // values are how hands ended, else an expert's
};

std::string encoded(const Header& header);
std::string encoded(const Row& row, int scale);

struct Rows {
  Header header;
  std::vector<Row> rows;
};
// A last row that was not written in full is left out. Errors name the byte.
Result<Rows> decoded(std::string_view file);

std::string to_text(const Row& row);  // in words, some lines

}  // namespace tingpai::train
