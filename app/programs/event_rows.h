// How the words of an event's text and the fields of its JSON stand for each other.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tingpai::programs {

// How a word of text and a value of JSON stand for each other.
enum class Form : std::uint8_t {
  number,    // 7
  nullable,  // 7, null for "-"
  word,      // "5p"
  tiles,     // ["5p","5p"] for 55p, [] for "-"
  drawn,     // true for "drawn", false for "held"
  flag,      // true for 1, false for 0
  words,     // ["a","b"] for a,b
  numbers,   // [1,2] for 1,2
  meld,      // an object of parts, as the next one
  transfer,
  melds,  // objects, as the next three
  patterns,
  excluded,
  transfers,
  threes,   // [["1m","1m","7m"],null,...] for 117m,...: three tiles by seat
  held,     // four words: an object of tiles and melds, or null for "-", by seat
  present,  // true where the keyword stands, which has no word
  untold,   // no field at all
};

struct Part {
  std::string_view name;
  Form form = Form::word;
};
struct Parts {
  std::span<const Part> parts;
  std::size_t required = 0;
  char separator = ':';
};
Parts parts_of(Form form);

struct Row {
  std::string_view name;
  Form form = Form::number;
  std::string_view keyword = {};  // before the word
  std::string_view hidden = {};   // the word where the seat may not know it
  bool optional = false;          // the keyword stands only where it says something
};
struct EventRow {
  std::string_view type;
  std::vector<Row> rows;
};

// Of every event, in the order of its words.
const std::vector<EventRow>& event_rows();

constexpr char between(Form form) { return form == Form::transfers ? '/' : ','; }  // items of a list

}  // namespace tingpai::programs
