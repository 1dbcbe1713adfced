#include "app/programs/event_json.h"

#include <QJsonArray>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/programs/event_rows.h"
#include "engine/table/text.h"
#include "engine/table/view.h"

namespace tingpai::programs {

namespace {

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
std::string array_of(std::string_view list, const ToJson& json_of, char separator = ',') {
  std::string text;
  for (const auto each : split(list, separator)) text += (text.empty() ? "" : ",") + json_of(each);
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
    case Form::transfer:
      return object_of(form, word);
    case Form::melds:
    case Form::patterns:
    case Form::excluded:
    case Form::transfers:
      return array_of(
          word, [form](std::string_view each) { return object_of(form, each); }, between(form));
    case Form::held:
      return word == "-" ? "null" : object_of(form, word);
    default:
      return to_json(word);
  }
}

// An event that says the same, with something in the place of what the seat does not know.
struct Stopgap {
  bool& hides;
  BySeat<bool>& untold;  // what of an exchange

  Event operator()(const events::HandStarted<Sight>& e) const {
    return events::HandStarted<Truth>{e.number, e.round, e.winds, {}, e.honba};
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
    return events::ConcealedKong<Truth>{e.seat, e.tile.value_or(Tile()), e.open, e.reds};
  }
  Event operator()(const events::Exchanged<Sight>& e) const {
    events::Exchanged<Truth> exchange{e.from, {}};
    for (const Seat seat : all_seats) {
      untold[seat] = !e.given[seat];
      exchange.given[seat] = e.given[seat].value_or(std::array<Tile, 3>{});
    }
    return exchange;
  }
  template <class Open>
  Event operator()(const Open& e) const {
    return e;
  }
};

std::string threes_json(std::string_view word, const BySeat<bool>& untold) {
  const auto groups = split(word, ',');
  std::string text;
  for (const Seat seat : all_seats) {
    const auto group = groups[static_cast<std::size_t>(seat.index())];
    text += (text.empty() ? "" : ",") + (untold[seat] ? "null" : tiles_json(group));
  }
  return "[" + text + "]";
}

std::string held_json(std::span<const std::string_view> words) {
  std::string text;
  for (const auto word : words) text += (text.empty() ? "" : ",") + json_of(Form::held, word);
  return "[" + text + "]";
}

// ---- From JSON to text

// Writes the words of an object, and remembers which field each came from.
class Wording {
 public:
  explicit Wording(Fields::Problem& problem) : problem_(problem) {}

  void write(const Fields& fields, const EventRow& event, Seat seat) {
    text_ = event.type;
    for (const Row& row : event.rows) {
      const std::string name(row.name);
      if (row.optional && !fields.has(name.c_str())) continue;
      if (row.form == Form::present && !stands(fields, name)) continue;
      text_ += row.keyword.empty() ? " " : " " + std::string(row.keyword) + " ";
      places_.emplace_back(text_.size(), name);
      if (row.form == Form::untold) {
        text_ += row.hidden;
      } else if (row.form == Form::present) {
        text_.pop_back();
      } else if (row.form == Form::threes) {
        threes(fields, name.c_str(), seat);
      } else if (!row.hidden.empty() && fields.is_null(name.c_str())) {
        text_ += row.hidden;
        check_secret(fields, name, seat);
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
  static bool stands(const Fields& fields, const std::string& name) {
    if (!fields.value(name.c_str()).isBool()) fields.fail(name, "must be true or false");
    return fields.value(name.c_str()).toBool();
  }
  static void check_secret(const Fields& fields, const std::string& name, Seat seat) {
    const int whose = fields.has("seat") ? fields.value("seat").toInt(-1) : -1;
    if (whose == seat.index()) fields.fail(name, "is this seat's own, so it must be told");
    if (fields.value("open").toBool()) fields.fail(name, "lies open, so it must be told");
  }

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
      case Form::held:
        return held(fields, name);
      case Form::meld:
      case Form::transfer:
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
      if (i > 0 && form != Form::tiles) text_ += between(form);
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

  // Four items, one a seat; nothing where there are not.
  QJsonArray four(const Fields& fields, const char* name) {
    const QJsonArray array = fields.value(name).toArray();
    if (array.size() == 4) return array;
    fields.fail(name, fields.has(name) ? "must be four items, one a seat" : "is missing");
    return {};
  }

  // A seat sees what it gives and what it gets.
  void threes(const Fields& fields, const char* name, Seat seat) {
    const QJsonArray all = four(fields, name);
    const int giver = fields.value("from")[seat.index()].toInt(-1);
    for (qsizetype i = 0; i < all.size(); ++i) {
      if (i > 0) text_ += ',';
      const std::string place = std::string(name) + "[" + std::to_string(i) + "]";
      if (!all[i].isNull()) {
        const QJsonObject wrapped{{QString::fromStdString(place), all[i]}};
        write(Fields(wrapped, "event.", problem_), place.c_str(), Form::tiles);
      } else {
        text_ += "111m";
        if (i == seat.index() || i == giver) fields.fail(place, "is seen by this seat, so it must be told");
      }
    }
  }

  void held(const Fields& fields, const char* name) {
    const QJsonArray all = four(fields, name);
    for (qsizetype i = 0; i < all.size(); ++i) {
      if (i > 0) text_ += ' ';
      const std::string place = std::string(name) + "[" + std::to_string(i) + "]";
      if (all[i].isNull()) {
        text_ += '-';
      } else if (!all[i].isObject()) {
        fields.fail(place, "must be an object or null");
      } else {
        parts(Fields(all[i].toObject(), "event." + place + ".", problem_), Form::held);
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
  BySeat<bool> untold;
  std::string line = to_text(std::visit(Stopgap{hides, untold}, event));
  line.resize(line.rfind(" #"));
  const auto words = split(line, ' ');
  const auto found = std::ranges::find(event_rows(), words[0], &EventRow::type);
  assert(found != event_rows().end());

  JsonObject object;
  object.set("type", words[0]);
  std::size_t next = 1;
  for (const Row& row : found->rows) {
    if (row.optional && (next == words.size() || words[next] != row.keyword)) continue;
    if (!row.keyword.empty()) ++next;
    if (row.form == Form::present) {
      object.set(row.name, true);
      continue;
    }
    const std::span<const std::string_view> told(&words[next], row.form == Form::held ? 4 : 1);
    next += told.size();
    if (row.form == Form::untold) continue;
    const bool hidden = hides && !row.hidden.empty();
    object.set_json(row.name, hidden                     ? "null"
                              : row.form == Form::threes ? threes_json(told[0], untold)
                              : row.form == Form::held   ? held_json(told)
                                                         : json_of(row.form, told[0]));
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

}  // namespace tingpai::programs
