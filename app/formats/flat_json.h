// The members of a JSON object where they lie in its text, without a copy: for short lines of which many
// come. What is out of the ordinary, or no JSON, is left to parse_object().
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/static_vector.h"

namespace tingpai {

class FlatJson {
 public:
  struct Member {
    std::string_view name;
    std::string_view value;  // as it is written
  };
  using Members = StaticVector<Member, 12>;

  // Nothing for a text with a backslash, a byte that is not printable ASCII, a number that is no whole one of
  // at most 15 digits, a name twice or more members than fit; nor for one that is no object.
  static std::optional<FlatJson> of(std::string_view text);

  // Empty where there is none.
  std::string_view operator[](std::string_view name) const;
  const Members& members() const { return members_; }

  // What a member's value is, if it is that.
  static std::optional<std::string_view> text(std::string_view value);
  static std::optional<std::int64_t> number(std::string_view value);
  static std::optional<std::vector<std::string_view>> texts(std::string_view value);  // an array of them

 private:
  Members members_;
};

}  // namespace tingpai
