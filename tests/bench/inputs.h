// What programs of this folder are given: files and numbers.
#pragma once

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>

#include "engine/ai/policy/networks.h"

namespace tingpai {

// Nothing where it cannot be read.
inline std::optional<std::string> contents(const char* name) {
  std::ifstream in(name, std::ios::binary);
  std::stringstream text;
  if (!in || !(text << in.rdbuf())) return std::nullopt;
  return text.str();
}

// Whether the text is such a number and nothing else.
template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  return problem == std::errc() && end == text.data() + text.size();
}

// The number at such a place of a command line, the usual one where it ends before. Ends the program where
// something else stands there, or too small a number.
template <class Number>
Number number_at(int argc, char** argv, int place, const char* name, Number usual, Number least) {
  if (argc <= place) return usual;
  Number number{};
  if (read_number(argv[place], number) && number >= least) return number;
  std::fprintf(stderr, "%s must be a whole number from %s, not '%s'\n", name, std::to_string(least).c_str(),
               argv[place]);
  std::exit(2);
}

// Has swift and club choose by a file of weights for these rules. What is wrong with it, if something is.
inline std::optional<std::string> install_weights(const char* name, const Ruleset& ruleset) {
  const auto file = contents(name);
  if (!file) return std::string(name) + " cannot be read";
  const auto scheme = policy::install(std::as_bytes(std::span(*file)));
  if (!scheme)
    return std::string(name) + ", byte " + std::to_string(scheme.error().position) + ": " +
           scheme.error().message;
  if (*scheme != scheme::id_of(ruleset)) return std::string(name) + " has weights for other rules";
  return std::nullopt;
}

}  // namespace tingpai
