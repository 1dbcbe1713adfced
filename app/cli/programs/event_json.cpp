#include "app/cli/programs/event_json.h"

#include <QJsonArray>
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "engine/table/text.h"
#include "engine/table/view.h"

namespace tingpai::cli {

namespace {

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
  meld,      // an object of parts
  melds,     // objects, as the next two
  patterns,
  excluded,
  untold,  // no field at all
};

struct Part {
  std::string_view name;
  Form form = Form::word;
};
constexpr std::array meld_parts{Part{"type"}, Part{"tile"}, Part{"claimed"}, Part{"from", Form::nullable},
                                Part{"red_fives", Form::tiles}};
constexpr std::array pattern_parts{Part{"pattern"}, Part{"count", Form::number}, Part{"each", Form::number}};
constexpr std::array excluded_parts{Part{"pattern"}, Part{"because_of"}};

struct Parts {
  std::span<const Part> parts;
  std::size_t required = 0;
  char separator = ':';
};
Parts parts_of(Form form) {
  if (form == Form::patterns) return {pattern_parts, pattern_parts.size(), '*'};
  if (form == Form::excluded) return {excluded_parts, excluded_parts.size(), '<'};
  return {meld_parts, 4, ':'};
}

struct Row {
  std::string_view name;
  Form form = Form::number;
  std::string_view keyword = {};  // before the word
  std::string_view hidden = {};   // the word where the seat may not know it
};
struct EventRow {
  std::string_view type;
  std::vector<Row> rows;
};

const std::vector<EventRow>& event_rows() {
  static const std::vector<EventRow> rows{
      {"game", {{"ruleset", Form::word}, {"", Form::untold, "seed", "0"}}},
      {"hand",
       {{"number"},
        {"round", Form::word, "round"},
        {"winds", Form::word, "winds"},
        {"", Form::untold, "wall", "-"}}},
      {"deal", {{"seat"}, {"tiles", Form::tiles, "", "-"}}},
      {"draw", {{"seat"}, {"tile", Form::word, "", "1m"}, {"source", Form::word}}},
      {"flower", {{"seat"}, {"tile", Form::word}}},
      {"discard", {{"seat"}, {"tile", Form::word}, {"drawn", Form::drawn}}},
      {"claim", {{"seat"}, {"meld", Form::meld}}},
      {"concealed_kong", {{"seat"}, {"tile", Form::word, "", "1m"}}},
      {"added_kong", {{"seat"}, {"tile", Form::word}}},
      {"win",
       {{"seat"},
        {"from", Form::nullable, "from"},
        {"tile", Form::word, "tile"},
        {"hand", Form::tiles, "hand"},
        {"melds", Form::melds, "melds"},
        {"flags", Form::words, "flags"},
        {"round", Form::word, "round"},
        {"wind", Form::word, "seat"},
        {"flowers", Form::number, "flowers"},
        {"total", Form::number, "total"},
        {"base", Form::number, "base"},
        {"legal", Form::flag, "legal"},
        {"patterns", Form::patterns, "patterns"},
        {"excluded", Form::excluded, "excluded"},
        {"payments", Form::numbers, "pays"}}},
      {"no_winner", {}},
      {"end", {{"scores", Form::numbers}}},
  };
  return rows;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  if (text == "-") return parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(separator, from), text.size());
    parts.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  return parts;
}

// ---- From text to JSON

template <class ToJson>
std::string array_of(std::string_view list, const ToJson& json_of) {
  std::string text;
  for (const auto each : split(list, ',')) text += (text.empty() ? "" : ",") + json_of(each);
  return "[" + text + "]";
}

std::string json_of(Form form, std::string_view word);

std::string object_of(Form form, std::string_view word) {
  const Parts wanted = parts_of(form);
  const auto words = split(word, wanted.separator);
  std::string fields;
  for (std::size_t i = 0; i < std::min(words.size(), wanted.parts.size()); ++i) {
    const Part& part = wanted.parts[i];
    fields += (fields.empty() ? "" : ",") + to_json(part.name) + ":" + json_of(part.form, words[i]);
  }
  return "{" + fields + "}";
}

std::string tiles_json(std::string_view word) {
  std::vector<std::string> names;
  if (const auto tiles = parse_tiles(word == "-" ? "" : word)) {
    for (const Tile tile : *tiles) names.push_back(to_text(tile));
  }
  return to_json(names);
}

std::string json_of(Form form, std::string_view word) {
  switch (form) {
    case Form::number:
      return std::string(word);
    case Form::nullable:
      return word == "-" ? "null" : std::string(word);
    case Form::tiles:
      return tiles_json(word);
    case Form::drawn:
      return to_json(word == "drawn");
    case Form::flag:
      return to_json(word == "1");
    case Form::words:
      return array_of(word, [](std::string_view each) { return to_json(each); });
    case Form::numbers:
      return array_of(word, [](std::string_view each) { return std::string(each); });
    case Form::meld:
      return object_of(form, word);
    case Form::melds:
    case Form::patterns:
    case Form::excluded:
      return array_of(word, [form](std::string_view each) { return object_of(form, each); });
    default:
      return to_json(word);
  }
}

// An event that says the same, with something in the place of what the seat does not know.
struct Stopgap {
  bool& hides;

  Event operator()(const events::HandStarted<Sight>& e) const {
    return events::HandStarted<Truth>{e.number, e.round, e.winds, {}};
  }
  Event operator()(const events::Dealt<Sight>& e) const {
    hides = !e.tiles;
    return events::Dealt<Truth>{e.seat, e.tiles.value_or(std::vector<Tile>())};
  }
  Event operator()(const events::Drew<Sight>& e) const {
    hides = !e.tile;
    return events::Drew<Truth>{e.seat, e.tile.value_or(Tile()), e.source};
  }
  Event operator()(const events::ConcealedKong<Sight>& e) const {
    hides = !e.tile;
    return events::ConcealedKong<Truth>{e.seat, e.tile.value_or(Tile())};
  }
  Event operator()(const events::Exchanged<Sight>& e) const {  // no ruleset of this program has one
    assert(false);
    return events::Exchanged<Truth>{e.from, {}};
  }
  template <class Open>
  Event operator()(const Open& e) const {
    return e;
  }
};

// ---- From JSON to text

// Writes the words of an object, and remembers which field each came from.
class Wording {
 public:
  explicit Wording(Fields::Problem& problem) : problem_(problem) {}

  void write(const Fields& fields, const EventRow& event, Seat seat) {
    text_ = event.type;
    const int whose = fields.has("seat") ? fields.value("seat").toInt(-1) : -1;
    for (const Row& row : event.rows) {
      const std::string name(row.name);
      text_ += row.keyword.empty() ? " " : " " + std::string(row.keyword) + " ";
      places_.emplace_back(text_.size(), name);
      const bool null = row.form != Form::untold && fields.is_null(name.c_str());
      if (row.form == Form::untold || (null && !row.hidden.empty())) {
        text_ += row.hidden;
        if (null && whose == seat.index()) fields.fail(name, "is this seat's own, so it must be told");
      } else {
        write(fields, name.c_str(), row.form);
      }
    }
  }

  const std::string& text() const { return text_; }
  // The field at a place of the text.
  std::string field_at(std::size_t place) const {
    std::string name = "type";
    for (const auto& [start, field] : places_) {
      if (start <= place && !field.empty()) name = field;
    }
    return name;
  }

 private:
  void write(const Fields& fields, const char* name, Form form) {
    const QJsonValue value = fields.value(name);
    const auto fail = [&](const char* what) { fields.fail(name, fields.has(name) ? what : "is missing"); };
    switch (form) {
      case Form::nullable:
        if (fields.has(name) && value.isNull()) return void(text_ += "-");
        [[fallthrough]];
      case Form::number:
        return number(value, fail);
      case Form::drawn:
      case Form::flag:
        if (!value.isBool()) return fail("must be true or false");
        text_ += form == Form::flag ? (value.toBool() ? "1" : "0") : (value.toBool() ? "drawn" : "held");
        return;
      case Form::word:
        return word(value, fail);
      case Form::meld:
        if (!value.isObject()) return fail("must be an object");
        return parts(Fields(value.toObject(), std::string("event.") + name + ".", problem_), form);
      default:
        return list(fields, name, form, fail);
    }
  }

  template <class Fail>
  void number(const QJsonValue& value, const Fail& fail) {
    constexpr double most = 1e9;
    const double number = value.toDouble(std::nan(""));
    if (!(std::abs(number) <= most) || number != std::floor(number)) return fail("must be a whole number");
    text_ += std::to_string(static_cast<long long>(number));
  }

  template <class Fail>
  void word(const QJsonValue& value, const Fail& fail) {
    const std::string word = value.toString().toStdString();
    const auto is_graphic = [](char c) { return c > ' ' && c <= '~'; };
    if (word.empty() || !std::all_of(word.begin(), word.end(), is_graphic)) return fail("must be a word");
    text_ += word;
  }

  template <class Fail>
  void list(const Fields& fields, const char* name, Form form, const Fail& fail) {
    if (!fields.value(name).isArray()) return fail("must be an array");
    const QJsonArray array = fields.value(name).toArray();
    if (array.isEmpty()) text_ += '-';
    for (qsizetype i = 0; i < array.size(); ++i) {
      if (i > 0 && form != Form::tiles) text_ += ',';
      const std::string place = std::string(name) + "[" + std::to_string(i) + "]";
      const auto fail_here = [&](const char* what) { fields.fail(place, what); };
      if (form == Form::numbers) {
        number(array[i], fail_here);
      } else if (form == Form::tiles) {
        if (!parse_tile(array[i].toString().toStdString())) return fail_here("must be a tile");
        text_ += array[i].toString().toStdString();
      } else if (form == Form::words) {
        word(array[i], fail_here);
      } else {
        parts(Fields(array[i].toObject(), "event." + place + ".", problem_), form);
      }
    }
  }

  void parts(const Fields& fields, Form form) {
    const Parts wanted = parts_of(form);
    for (std::size_t i = 0; i < wanted.parts.size(); ++i) {
      const std::string name(wanted.parts[i].name);
      if (i >= wanted.required && !fields.has(name.c_str())) return;
      if (i > 0) text_ += wanted.separator;
      write(fields, name.c_str(), wanted.parts[i].form);
    }
  }

  Fields::Problem& problem_;
  std::string text_;
  std::vector<std::pair<std::size_t, std::string>> places_;
};

}  // namespace

JsonObject to_json(const SeenEvent& event) {
  bool hides = false;
  std::string line = to_text(std::visit(Stopgap{hides}, event));
  line.resize(line.rfind(" #"));
  const auto words = split(line, ' ');
  const auto found = std::ranges::find(event_rows(), words[0], &EventRow::type);
  assert(found != event_rows().end());

  JsonObject object;
  object.set("type", words[0]);
  std::size_t next = 1;
  for (const Row& row : found->rows) {
    if (!row.keyword.empty()) ++next;
    const auto word = words[next++];
    if (row.form == Form::untold) continue;
    const bool hidden = hides && !row.hidden.empty();
    object.set_json(row.name, hidden ? "null" : json_of(row.form, word));
  }
  assert(next == words.size());
  return object;
}

std::variant<std::optional<SeenEvent>, FieldError> read_event(const QJsonObject& object, Seat seat) {
  Fields::Problem problem;
  const Fields fields(object, "event.", problem);
  const std::string type = fields.text("type");
  const auto row = std::ranges::find(event_rows(), type, &EventRow::type);
  if (!problem && row == event_rows().end()) return std::optional<SeenEvent>();
  Wording wording(problem);
  if (!problem) wording.write(fields, *row, seat);
  if (problem) return *problem;
  const auto event = parse_event(detail::with_checksum(wording.text()));
  if (!event) return FieldError{"event." + wording.field_at(event.error().position), event.error().message};
  return std::optional(redact(*event, seat));
}

}  // namespace tingpai::cli
