#include "engine/table/text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/checksum.h"

namespace tingpai::detail {

namespace {

std::string checksum(std::string_view text) {
  std::uint32_t crc = crc32(text);
  std::string digits(8, '0');
  for (std::size_t i = 8; i-- > 0; crc >>= 4) digits[i] = "0123456789abcdef"[crc & 15U];
  return digits;
}

constexpr std::size_t mark_size = 10;  // " #" and eight digits

}  // namespace

std::string with_checksum(std::string text) {
  const auto sum = checksum(text);
  return std::move(text) + " #" + sum;
}

Result<std::string_view> without_checksum(std::string_view line) {
  if (line.size() < mark_size || line.substr(line.size() - mark_size, 2) != " #") {
    return error_of(ErrorCode::no_checksum, line.size());
  }
  const auto body = line.substr(0, line.size() - mark_size);
  if (checksum(body) != line.substr(line.size() - 8)) {
    return error_of(ErrorCode::wrong_checksum, line.size() - 8);
  }
  return body;
}

void LineReader::fail(std::string message, std::size_t offset) {
  if (!error_) error_ = Error{std::move(message), place_ + offset};
}

std::optional<Error> LineReader::finish() {
  if (!error_ && next_ <= line_.size()) error_ = Error{"unexpected text at the end", next_};
  return error_;
}

// next_ is one past the end of the line once the last word is read.
std::string_view LineReader::word() {
  place_ = std::min(next_, line_.size());
  if (next_ > line_.size()) {
    fail("the line ends too early");
    return {};
  }
  const auto end = std::min(line_.find(' ', next_), line_.size());
  const auto word = line_.substr(next_, end - next_);
  next_ = end + 1;
  return word;
}

void LineReader::expect(std::string_view expected) {
  if (word() != expected) fail("expected \"" + std::string(expected) + '"');
}

bool LineReader::next_is(std::string_view expected) {
  if (at_end()) return false;
  const auto rest = line_.substr(next_);
  if (rest.substr(0, rest.find(' ')) != expected) return false;
  word();
  return true;
}

std::vector<std::string_view> LineReader::list(char separator) {
  const auto text = word();
  std::vector<std::string_view> items;
  if (text == "-") return items;
  std::size_t start = 0;
  for (;;) {
    const auto end = std::min(text.find(separator, start), text.size());
    items.push_back(text.substr(start, end - start));
    if (end == text.size()) return items;
    start = end + 1;
  }
}

std::vector<std::string_view> LineReader::split(std::string_view text, char separator, std::size_t parts) {
  std::vector<std::string_view> items;
  while (items.size() + 1 < parts) {
    const auto end = text.find(separator);
    if (end == std::string_view::npos) break;
    items.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  items.push_back(text);
  if (items.size() != parts) fail("expected " + std::to_string(parts) + " parts between '" + separator + "'");
  return items;
}

std::size_t LineReader::find(std::span<const std::string_view> names, std::string_view name,
                             std::string_view what) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  fail("unknown " + std::string(what));
  return 0;
}

Tile LineReader::tile() {
  const auto tile = parse_tile(word());
  if (!tile) fail(tile.error().message, tile.error().position);
  return tile ? *tile : Tile{};
}

std::vector<Tile> LineReader::tiles() {
  const auto text = word();
  if (text == "-") return {};
  auto tiles = parse_tiles(text);
  if (!tiles) fail(tiles.error().message, tiles.error().position);
  return tiles ? *std::move(tiles) : std::vector<Tile>{};
}

Tile LineReader::hand_tile(std::string_view text) {
  const auto tile = parse_tile(text);
  if (!tile || tile->is_flower()) {
    fail("expected a tile of a hand");
    return Tile{};
  }
  return *tile;
}

Seat LineReader::to_seat(std::string_view text) {
  if (text.size() == 1 && text[0] >= '0' && text[0] <= '3') return Seat::from_index(text[0] - '0');
  fail("expected a player, 0 to 3");
  return Seat{};
}

}  // namespace tingpai::detail
