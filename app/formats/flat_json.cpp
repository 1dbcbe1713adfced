#include "app/formats/flat_json.h"

#include <array>
#include <charconv>

namespace tingpai {

namespace {

// Of the inside of a text: printable ASCII without quotes and backslashes.
constexpr auto is_plain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t c = ' '; c <= '~'; ++c) plain[c] = c != '"' && c != '\\';
  return plain;
}();

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Reads values from the front of a text; false, or an empty value, where one is not plain.
class FlatReader {
 public:
  explicit FlatReader(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

  // A value as it is written.
  std::string_view value(int depth) {
    const char* const start = at_;
    return skip_value(depth) ? std::string_view(start, static_cast<std::size_t>(at_ - start))
                             : std::string_view();
  }
  bool take(char c) {
    if (at_ == end_ || *at_ != c) return false;
    ++at_;
    return true;
  }
  void skip_space() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\t' || *at_ == '\r' || *at_ == '\n')) ++at_;
  }
  bool at_end() const { return at_ == end_; }

  // The items between brackets of this kind, each by `item`, which says whether it was one.
  template <class Item>
  bool list(char open, char close, const Item& item) {
    if (!take(open)) return false;
    skip_space();
    if (take(close)) return true;
    for (;;) {
      skip_space();
      if (!item()) return false;
      skip_space();
      if (take(close)) return true;
      if (!take(',')) return false;
    }
  }
  // A name, and a value that `item` reads.
  template <class Item>
  bool member(const Item& item) {
    const std::string_view name = value(0);
    if (name.empty() || name[0] != '"') return false;
    skip_space();
    if (!take(':')) return false;
    skip_space();
    return item(name.substr(1, name.size() - 2));
  }

 private:
  bool skip_value(int depth) {
    if (at_ == end_) return false;
    switch (*at_) {
      case '"':
        return skip_text();
      case '{':
        return depth > 0 && list('{', '}', [&] {
                 return member([&](std::string_view) { return skip_value(depth - 1); });
               });
      case '[':
        return depth > 0 && list('[', ']', [&] { return skip_value(depth - 1); });
      case 't':
        return skip_word("true");
      case 'f':
        return skip_word("false");
      case 'n':
        return skip_word("null");
      default:
        return skip_number();
    }
  }
  bool skip_text() {
    const char* at = at_ + 1;
    while (at != end_ && is_plain[static_cast<unsigned char>(*at)]) ++at;
    if (at == end_ || *at != '"') return false;
    at_ = at + 1;
    return true;
  }
  bool skip_word(std::string_view word) {
    if (!std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }
  bool skip_number() {
    constexpr std::ptrdiff_t most_digits = 15;
    take('-');
    const char* const start = at_;
    if (take('0')) return true;
    while (at_ != end_ && is_digit(*at_)) ++at_;
    return at_ != start && at_ - start <= most_digits;
  }

  const char* at_;
  const char* end_;
};

}  // namespace

std::optional<FlatJson> FlatJson::of(std::string_view text) {
  constexpr int deepest = 8;
  FlatJson object;
  FlatReader reader(text);
  reader.skip_space();
  const bool plain = reader.list('{', '}', [&] {
    return reader.member([&](std::string_view name) {
      const std::string_view value = reader.value(deepest);
      if (value.empty() || !object[name].empty() || object.members_.size() == Members::capacity())
        return false;
      object.members_.push_back({name, value});
      return true;
    });
  });
  reader.skip_space();
  return plain && reader.at_end() ? std::optional(object) : std::nullopt;
}

std::string_view FlatJson::operator[](std::string_view name) const {
  for (const Member& member : members_) {
    if (member.name == name) return member.value;
  }
  return {};
}

std::optional<std::string_view> FlatJson::text(std::string_view value) {
  if (!value.starts_with('"')) return std::nullopt;
  return value.substr(1, value.size() - 2);
}

std::optional<std::int64_t> FlatJson::number(std::string_view value) {
  std::int64_t number = 0;
  const char* const end = value.data() + value.size();
  const bool whole = !value.empty() && std::from_chars(value.data(), end, number).ptr == end;
  return whole ? std::optional(number) : std::nullopt;
}

std::optional<std::vector<std::string_view>> FlatJson::texts(std::string_view value) {
  std::vector<std::string_view> texts;
  FlatReader reader(value);
  const bool all = reader.list('[', ']', [&] {
    const auto each = text(reader.value(0));
    if (each) texts.push_back(*each);
    return each.has_value();
  });
  return all ? std::optional(std::move(texts)) : std::nullopt;
}

}  // namespace tingpai
