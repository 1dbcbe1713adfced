// The messages of our own protocol of which most come, read where they lie. Whatever else is said, and
// whatever is wrong with these, is left to event_json and Fields: nothing then comes back.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "app/formats/flat_json.h"
#include "engine/table/event.h"

namespace tingpai::cli {

// A deal, draw, flower or discard, as `seat` sees it.
std::optional<SeenEvent> plain_event(std::string_view json, Seat seat);

struct Question {
  std::int64_t id = 0;
  std::vector<std::string_view> legal;  // never empty
  std::optional<std::uint64_t> seed;
};
std::optional<Question> plain_question(const FlatJson& message);

// A whole number without a sign.
std::optional<std::uint64_t> seed_of(std::string_view text);

}  // namespace tingpai::cli
