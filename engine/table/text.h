// Reading and writing lines of text. Internal to engine/table.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/rules/score.h"
#include "engine/seat.h"
#include "engine/tile.h"

namespace tingpai::detail {

// "text #0123abcd": the text and its CRC-32 (the one of zip and PNG), which changes with every single byte.
std::string with_checksum(std::string text);
Result<std::string_view> without_checksum(std::string_view line);

// "a,b,c", or "-" if there is nothing.
template <class Range, class ToText>
std::string join(const Range& items, char separator, ToText to_text) {
  std::string text;
  for (const auto& item : items) {
    if (!text.empty()) text += separator;
    text += to_text(item);
  }
  return text.empty() ? "-" : text;
}

// Reads a line word by word. The first failure is kept with its place; what is read after it is arbitrary but
// harmless.
class LineReader {
 public:
  explicit LineReader(std::string_view line) : line_(line) {}

  bool failed() const { return error_.has_value(); }
  void fail(std::string message, std::size_t offset = 0);  // of the place in the last word
  // The first failure, also if text is left over.
  std::optional<Error> finish();

  bool at_end() const { return next_ > line_.size(); }  // every word is read
  std::string_view word();
  void expect(std::string_view word);
  bool next_is(std::string_view word);                 // and then it is read
  std::vector<std::string_view> list(char separator);  // a word; "-" has no items
  std::vector<std::string_view> split(std::string_view text, char separator, std::size_t parts);

  std::size_t one_of(std::span<const std::string_view> names, std::string_view what) {
    return find(names, word(), what);
  }
  std::size_t find(std::span<const std::string_view> names, std::string_view name, std::string_view what);

  Tile tile();                            // any tile
  std::vector<Tile> tiles();              // "-" for none
  Tile hand_tile(std::string_view text);  // no flower
  Seat seat() { return to_seat(word()); }
  Seat to_seat(std::string_view text);

  template <class Number>
  Number number() {
    return to_number<Number>(word());
  }
  template <class Number>
  Number to_number(std::string_view text) {
    Number value{};
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    bool good = code == std::errc{} && end == text.data() + text.size();
    if constexpr (std::integral<Number>) good = good && std::to_string(value) == text;  // neither -0 nor 00
    if (!good) {
      fail("expected a number");
      return Number{};
    }
    return value;
  }

 private:
  std::string_view line_;
  std::size_t next_ = 0;   // where the next word starts
  std::size_t place_ = 0;  // where the last word started
  std::optional<Error> error_;
};

// The words of actions and events.
inline constexpr std::array<std::string_view, 11> action_names{
    "discard", "chow", "pung",     "melded_kong", "concealed_kong", "added_kong",
    "win",     "pass", "exchange", "void",        "abort"};
inline constexpr std::array<std::string_view, 3> suit_names{"m", "p", "s"};
inline constexpr std::array<std::string_view, 6> transfer_names{
    "kong", "kong_passed_on", "kong_returned", "not_ready", "void_suit", "nagashi"};
inline constexpr std::array<std::string_view, 5> abort_names{"nine_terminals", "four_winds", "four_riichi",
                                                             "four_kongs", "three_winners"};
inline constexpr std::array<std::string_view, 5> meld_names{"chow", "pung", "melded_kong", "added_kong",
                                                            "concealed_kong"};
inline constexpr std::array<std::string_view, 3> source_names{"wall", "flower", "kong"};
inline constexpr std::array<std::string_view, 4> wind_names{"E", "S", "W", "N"};

struct FlagRow {
  std::string_view name;
  bool Circumstances::*flag;
};
inline constexpr std::array<FlagRow, 10> flag_rows{{{"self_drawn", &Circumstances::self_drawn},
                                                    {"last_of_kind", &Circumstances::last_of_kind},
                                                    {"replacement", &Circumstances::replacement},
                                                    {"robbing", &Circumstances::robbing},
                                                    {"last_wall_tile", &Circumstances::last_wall_tile},
                                                    {"riichi", &Circumstances::riichi},
                                                    {"double_riichi", &Circumstances::double_riichi},
                                                    {"ippatsu", &Circumstances::ippatsu},
                                                    {"first_turn", &Circumstances::first_turn},
                                                    {"after_kong", &Circumstances::after_kong}}};

}  // namespace tingpai::detail
