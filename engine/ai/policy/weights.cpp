#include "engine/ai/policy/weights.h"

#include <algorithm>
#include <charconv>

#include "engine/checksum.h"

namespace tingpai::policy {

namespace {

constexpr std::size_t longest_header = 200;

std::optional<std::string> header_line(std::span<const std::byte> file) {
  const auto start = file.first(std::min(file.size(), longest_header));
  const auto end = std::ranges::find(start, std::byte{'\n'});
  if (end == start.end()) return std::nullopt;
  std::string line;
  std::transform(start.begin(), end, std::back_inserter(line),
                 [](std::byte b) { return static_cast<char>(b); });
  return line;
}

}  // namespace

bool has_format(std::span<const std::byte> file, std::string_view format) {
  const auto line = header_line(file);
  return line && line->starts_with(std::string(format) + " ");
}

Result<WeightsHeader> weights_header(std::span<const std::byte> file, std::string_view format,
                                     std::size_t numbers) {
  if (!has_format(file, format))
    return Error{"not a file of weights that begins with " + std::string(format), 0};
  const std::string line = *header_line(file);
  const std::size_t rules = format.size() + 1, gap = std::min(line.find(' ', rules), line.size());
  WeightsHeader header{line.substr(rules, gap - rules), {}, 0, line.size() + 1};
  std::size_t at = gap;
  while (at < line.size() && header.numbers.size() <= numbers) {
    std::uint32_t number = 0;
    const char* const first = line.data() + at + 1;
    const auto [end, problem] = std::from_chars(first, line.data() + line.size(), number);
    if (line[at] != ' ' || problem != std::errc{}) break;
    header.numbers.push_back(number);
    at = static_cast<std::size_t>(end - line.data());
  }
  if (at < line.size() || header.numbers.size() != numbers + 1) {
    return Error{"the header must have " + std::to_string(numbers + 1) + " whole numbers behind the rules",
                 std::min(at, line.size())};
  }
  header.checksum = header.numbers.back();
  header.numbers.pop_back();
  return header;
}

std::optional<Error> WeightsBody::problem(std::size_t bytes_wanted) const {
  if (bytes_.size() != bytes_wanted) {
    return Error{"the header calls for " + std::to_string(bytes_wanted) + " bytes of weights, not " +
                     std::to_string(bytes_.size()),
                 start_ + std::min(bytes_.size(), bytes_wanted)};
  }
  if (crc32(bytes_) != checksum_) return Error{"the weights are damaged: their checksum is wrong", start_};
  return std::nullopt;
}

std::int32_t WeightsBody::next(int bytes) {
  std::uint32_t bits = 0;
  for (int i = 0; i < bytes; ++i) bits |= std::to_integer<std::uint32_t>(bytes_[at_++]) << 8 * i;
  const int unused = 32 - 8 * bytes;
  return static_cast<std::int32_t>(bits << unused) >> unused;
}

}  // namespace tingpai::policy
