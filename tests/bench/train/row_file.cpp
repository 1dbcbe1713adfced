#include "tests/bench/train/row_file.h"

#include <charconv>
#include <cmath>
#include <cstdio>

namespace tingpai::train {

namespace {

constexpr int win_parts = 250;

void put(std::string& out, std::uint64_t number) {
  for (; number >= 128; number >>= 7) out += static_cast<char>(128 | (number & 127));
  out += static_cast<char>(number);
}
// Small numbers of either sign become small ones: 0, -1, 1, -2, ...
std::uint64_t folded(std::int64_t number) {
  return static_cast<std::uint64_t>(number) << 1 ^ static_cast<std::uint64_t>(number >> 63);
}
std::int64_t unfolded(std::uint64_t number) {
  return static_cast<std::int64_t>(number >> 1) ^ -static_cast<std::int64_t>(number & 1);
}

class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}
  bool at_end() const { return at_ == bytes_.size(); }
  bool failed() const { return failed_; }
  std::size_t at() const { return at_; }

  std::uint64_t number() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      if (at_end()) break;
      const auto byte = static_cast<unsigned char>(bytes_[at_++]);
      value |= static_cast<std::uint64_t>(byte & 127) << shift;
      if (byte < 128) return value;
    }
    failed_ = true;
    return 0;
  }
  std::string_view take(std::uint64_t length) {
    if (length > bytes_.size() - at_) {
      failed_ = true;
      return {};
    }
    const std::string_view part = bytes_.substr(at_, length);
    at_ += length;
    return part;
  }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

Error wrong(std::size_t at, const char* what) { return {"byte " + std::to_string(at) + ": " + what}; }

std::optional<Row> row_of(std::string_view bytes, int scale) {
  Reader in(bytes);
  Row row;
  row.wall = static_cast<std::uint32_t>(in.number());
  const std::uint64_t flags = in.number();
  row.seat = static_cast<int>(flags & 3);
  row.alone = (flags & 4) != 0;
  std::uint64_t feature = 0;
  const std::uint64_t features = in.number();
  for (std::uint64_t i = 0; i < features && !in.failed(); ++i) {
    feature += in.number();
    if (feature >= static_cast<std::uint64_t>(policy::feature_count())) return std::nullopt;
    row.features.push_back(static_cast<policy::Feature>(feature));
  }
  const std::uint64_t candidates = in.number();
  row.chosen = in.number();
  for (std::uint64_t i = 0; i < candidates && !in.failed(); ++i) {
    Candidate& one = row.candidates.emplace_back();
    one.choice.move = static_cast<policy::Move>(in.number());
    one.value = static_cast<double>(unfolded(in.number())) / scale;
    one.win = static_cast<double>(in.number()) / win_parts;
    one.choice.outlook.shanten = static_cast<int>(in.number());
    one.choice.outlook.live = static_cast<int>(in.number());
    one.choice.outlook.won_on_discard = static_cast<int>(in.number());
    one.choice.outlook.won_by_draw = static_cast<int>(in.number());
    const policy::Ahead ahead{static_cast<int>(in.number()), static_cast<int>(in.number())};
    if (one.choice.outlook.shanten == 1) one.choice.outlook.ahead = ahead;
    if (one.choice.move >= policy::move_count) return std::nullopt;
  }
  if (in.failed() || !in.at_end() || row.chosen >= row.candidates.size()) return std::nullopt;
  return row;
}

constexpr std::string_view row_format = "tingpai-rows", result_format = "tingpai-results";

// "tingpai-rows 3 FEATURES MOVES SCALE FIRST RULES" and a line end; "tingpai-results 3 ..." where they are
// such.
Result<Header> header_of(std::string_view line) {
  Header header;
  int version = 0, features = 0, moves = 0, length = 0;
  unsigned long long first = 0;
  const std::string_view format = line.substr(0, line.find(' '));
  header.results = format == result_format;
  const std::string text(line);
  if ((format != row_format && !header.results) ||
      std::sscanf(text.c_str(), "%*s %d %d %d %d %llu %n", &version, &features, &moves, &header.scale, &first,
                  &length) != 5 ||
      version != 3 || header.scale < 1)
    return wrong(0, "no rows of version 3");
  if (features != policy::feature_count() || moves != policy::move_count)
    return wrong(0, "rows of other features or moves");
  header.first = first;
  header.rules = text.substr(static_cast<std::size_t>(length));
  return header;
}

}  // namespace

std::string encoded(const Header& header) {
  const std::string format(header.results ? result_format : row_format);
  return format + " 3 " + std::to_string(policy::feature_count()) + " " + std::to_string(policy::move_count) +
         " " + std::to_string(header.scale) + " " + std::to_string(header.first) + " " + header.rules + "\n";
}

std::string encoded(const Row& row, int scale) {
  std::string bytes;
  put(bytes, row.wall);
  put(bytes, static_cast<std::uint64_t>(row.seat | (row.alone ? 4 : 0)));
  put(bytes, row.features.size());
  policy::Feature before = 0;
  for (const policy::Feature feature : row.features) {
    put(bytes, static_cast<std::uint64_t>(feature - before));
    before = feature;
  }
  put(bytes, row.candidates.size());
  put(bytes, row.chosen);
  for (const Candidate& one : row.candidates) {
    put(bytes, one.choice.move);
    put(bytes, folded(std::llround(one.value * scale)));
    put(bytes, static_cast<std::uint64_t>(std::lround(one.win * win_parts)));
    put(bytes, static_cast<std::uint64_t>(one.choice.outlook.shanten));
    put(bytes, static_cast<std::uint64_t>(one.choice.outlook.live));
    put(bytes, static_cast<std::uint64_t>(one.choice.outlook.won_on_discard));
    put(bytes, static_cast<std::uint64_t>(one.choice.outlook.won_by_draw));
    const policy::Ahead ahead = one.choice.outlook.ahead.value_or(policy::Ahead{});
    put(bytes, static_cast<std::uint64_t>(ahead.reach));
    put(bytes, static_cast<std::uint64_t>(ahead.prospects));
  }
  std::string whole;
  put(whole, bytes.size());
  return whole + bytes;
}

Result<Rows> decoded(std::string_view file) {
  const std::size_t line = file.find('\n');
  if (line == std::string_view::npos) return wrong(0, "no rows of version 3");
  const auto header = header_of(file.substr(0, line));
  if (!header) return header.error();
  Rows all{*header, {}};
  Reader in(file);
  in.take(line + 1);
  while (!in.at_end()) {
    const std::size_t at = in.at();
    const std::string_view bytes = in.take(in.number());
    if (in.failed()) break;  // cut off
    auto row = row_of(bytes, header->scale);
    if (!row) return wrong(at, "a damaged row");
    all.rows.push_back(*std::move(row));
  }
  return all;
}

std::string to_text(const Row& row) {
  std::string text = "wall " + std::to_string(row.wall) + " seat " + std::to_string(row.seat) +
                     (row.alone ? " alone\n" : "\n");
  for (const policy::Feature feature : row.features) text += "  " + policy::feature_text(feature) + "\n";
  for (std::size_t i = 0; i < row.candidates.size(); ++i) {
    const Candidate& one = row.candidates[i];
    std::array<char, 100> line{};
    std::snprintf(line.data(), line.size(), "%s %s %.2f win %.3f shanten %d live %d\n",
                  i == row.chosen ? "*" : " ", policy::move_text(one.choice.move).c_str(), one.value, one.win,
                  one.choice.outlook.shanten, one.choice.outlook.live);
    text += line.data();
  }
  return text;
}

}  // namespace tingpai::train
