// An outcome that may be an input error. Broken invariants assert instead; nothing here throws.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace tingpai {

// What may be wrong with a record as a whole. A window finds its own words by the code; what is wrong within
// a line is `other`, and only its sentence tells.
enum class ErrorCode : std::uint8_t {
  other,
  no_header,
  damaged_header,
  unknown_version,
  line_too_long,
  text_after_end,
  cut_short,
  no_checksum,
  wrong_checksum,
  events_missing,  // the sentence ends with how many there are
  no_events,
  not_started,
  started_before,
  no_hand_here,
  wrong_winds,
  wrong_wall,
  event_does_not_fit,
  event_cannot_happen,
  win_differs,
};
inline constexpr std::array<std::string_view, 19> error_sentences{
    "",
    "not a record: the header line is missing or cut",
    "not a record, or its header is damaged",
    "a record of an unknown kind or version",
    "the line is longer than 1 MiB",
    "text after the end of the record",
    "the record is cut short",
    "the line is damaged: no checksum at its end",
    "the line is damaged: its checksum is wrong",
    "events are missing: the record has ",
    "a record without events",
    "the game has not started",
    "the game has started before",
    "no hand can start here",
    "the winds of this hand are wrong",
    "the wall is not the full set of tiles",
    "the event does not fit the table",
    "the event cannot happen here",
    "the hand, score or payments of the win differ from the rules",
};

// What was wrong with some input, and where.
struct Error {
  std::string message;       // one sentence without a full stop, for people
  std::size_t position = 0;  // 0-based offset into the text that was read; 0 where a place makes no sense
  ErrorCode code = ErrorCode::other;

  // The same fault, found at a place of a larger whole.
  Error at(std::size_t place) const { return {message, place, code}; }
  bool operator==(const Error&) const = default;
};
inline Error error_of(ErrorCode code, std::size_t position = 0) {
  return {std::string(error_sentences[static_cast<std::size_t>(code)]), position, code};
}

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return content_.index() == 0; }
  T& operator*() & { return std::get<0>(content_); }
  const T& operator*() const& { return std::get<0>(content_); }
  T&& operator*() && { return std::get<0>(std::move(content_)); }
  T* operator->() { return &std::get<0>(content_); }
  const T* operator->() const { return &std::get<0>(content_); }
  const Error& error() const { return std::get<1>(content_); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace tingpai
