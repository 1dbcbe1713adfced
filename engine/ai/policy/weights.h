// How files of weights are read: a line of text, then whole numbers, the lowest byte first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace tingpai::policy {

// The line "FORMAT RULES NUMBER ... CHECKSUM".
struct WeightsHeader {
  std::string rules;                   // the scheme they are for
  std::vector<std::uint32_t> numbers;  // the checksum is not among them
  std::uint32_t checksum = 0;
  std::size_t size = 0;  // in bytes, the end of the line included
};
// `format` is its first two words, "tingpai-planes 1". Errors name the byte.
bool has_format(std::span<const std::byte> file, std::string_view format);
Result<WeightsHeader> weights_header(std::span<const std::byte> file, std::string_view format,
                                     std::size_t numbers);

// What follows a header.
class WeightsBody {
 public:
  WeightsBody(std::span<const std::byte> file, const WeightsHeader& header)
      : bytes_(file.subspan(header.size)), start_(header.size), checksum_(header.checksum) {}

  std::optional<Error> problem(std::size_t bytes_wanted) const;
  // So many numbers of so many bytes each (1, 2 or 4); there are enough left.
  template <class Number>
  std::vector<Number> take(std::size_t count, int bytes) {
    std::vector<Number> all(count);
    for (Number& number : all) number = static_cast<Number>(next(bytes));
    return all;
  }

 private:
  std::int32_t next(int bytes);

  std::span<const std::byte> bytes_;
  std::size_t at_ = 0;
  std::size_t start_;
  std::uint32_t checksum_;
};

}  // namespace tingpai::policy
