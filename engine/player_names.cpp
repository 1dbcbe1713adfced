#include "engine/player_names.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace tingpai {

namespace {

constexpr std::string_view escaped = " %,";  // each as "%" and two digits
constexpr std::string_view digits = "0123456789abcdef";

// A character's number and its bytes.
struct Character {
  std::uint32_t number = 0;
  std::size_t size = 0;
};

// The first one of a text that is not empty; nothing where that is no UTF-8.
std::optional<Character> first_of(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return Character{byte(0), 1};
  const std::size_t size = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
  if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < size) return std::nullopt;
  std::uint32_t number = byte(0) & (0x7fU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return std::nullopt;
    number = number << 6U | (byte(i) & 0x3fU);
  }
  constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  if (number < least[size] || number > 0x10ffff || (number >= 0xd800 && number < 0xe000)) return std::nullopt;
  return Character{number, size};
}

// Control characters, ends of lines and what turns the direction of text.
bool controls(std::uint32_t number) {
  struct Range {
    std::uint32_t from, to;
  };
  constexpr std::array<Range, 7> ranges{{{0, 0x1f},
                                         {0x7f, 0x9f},
                                         {0x61c, 0x61c},
                                         {0x200b, 0x200f},
                                         {0x2028, 0x202e},
                                         {0x2060, 0x206f},
                                         {0xfeff, 0xfeff}}};
  return std::ranges::any_of(ranges,
                             [=](const Range& one) { return number >= one.from && number <= one.to; });
}

}  // namespace

std::string as_player_name(std::string_view text) {
  std::string name;
  std::size_t count = 0;
  while (!text.empty() && count < longest_player_name) {
    const auto character = first_of(text);
    const std::size_t size = character ? character->size : 1;
    if (character && !controls(character->number)) {
      name += text.substr(0, size);
      ++count;
    }
    text.remove_prefix(size);
  }
  return name;
}

bool is_player_name(std::string_view text) { return as_player_name(text) == text; }

std::string to_text(const PlayerNames& names) {
  std::string text;
  for (const Seat seat : all_seats) {
    if (seat != all_seats.front()) text += ',';
    for (const char c : names[seat]) {
      if (escaped.find(c) == std::string_view::npos) {
        text += c;
      } else {
        text +=
            {'%', digits[static_cast<unsigned char>(c) >> 4U], digits[static_cast<unsigned char>(c) & 0xfU]};
      }
    }
  }
  return text;
}

bool parse_player_names(std::string_view word, PlayerNames& names) {
  PlayerNames read;
  auto seat = all_seats.begin();
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word[i] == ',') {
      if (++seat == all_seats.end()) return false;
    } else if (word[i] != '%') {
      read[*seat] += word[i];
    } else {
      const auto high = i + 2 < word.size() ? digits.find(word[i + 1]) : std::string_view::npos;
      const auto low = i + 2 < word.size() ? digits.find(word[i + 2]) : std::string_view::npos;
      read[*seat] += static_cast<char>(16 * (high % 16) + low % 16);
      i += 2;
    }
  }
  // Each text has one form.
  if (!std::ranges::all_of(read, is_player_name) || to_text(read) != word) return false;
  names = std::move(read);
  return true;
}

}  // namespace tingpai
