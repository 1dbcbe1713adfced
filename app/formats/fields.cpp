#include "app/formats/fields.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <cmath>

namespace tingpai {

void Fields::fail(const std::string& name, const std::string& message) const {
  if (!*problem_) *problem_ = FieldError{path_ + name, message};
}

void Fields::only(std::initializer_list<std::string_view> names) const {
  for (const QString& key : object_.keys()) {
    const std::string name = key.toStdString();
    if (std::ranges::find(names, name) == names.end()) fail(name, "is unknown here");
  }
}

std::string Fields::text(const char* name) const {
  if (!has(name)) {
    fail(name, "is missing");
  } else if (!value(name).isString()) {
    fail(name, "must be a string");
  }
  return value(name).toString().toStdString();
}

std::vector<Tile> Fields::tiles(const char* name) const {
  if (!has(name)) {
    fail(name, "is missing");
    return {};
  }
  return tiles(name, value(name));
}

std::vector<Tile> Fields::tiles(const std::string& name, const QJsonValue& text) const {
  if (!text.isString()) {
    fail(name, "must be tiles in a string");
    return {};
  }
  const auto parsed = parse_tiles(text.toString().toStdString());
  if (!parsed) {
    fail(name, parsed.error().message + " at " + std::to_string(parsed.error().position + 1));
    return {};
  }
  if (!red_fives_ && std::any_of(parsed->begin(), parsed->end(), [](Tile tile) { return tile.is_red(); })) {
    fail(name, "the rules know no red fives");
    return {};
  }
  return *parsed;
}

Tile Fields::tile(const char* name) const {
  const auto read = tiles(name);
  if (read.size() == 1 && !read[0].is_flower()) return read[0];
  fail(name, "must be one tile, not a flower");
  return Tile();
}

bool Fields::flag(const char* name) const {
  if (has(name) && !value(name).isBool()) fail(name, "must be true or false");
  return value(name).toBool();
}

int Fields::number(const char* name, int low, int high, int fallback) const {
  if (!has(name)) return fallback;
  const double number = value(name).toDouble(std::nan(""));
  if (number >= low && number <= high && number == std::floor(number)) return static_cast<int>(number);
  fail(name, "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
  return fallback;
}

Wind Fields::wind(const char* name) const {
  if (!has(name)) return Wind::east;
  const QString letter = value(name).toString();
  const auto place = std::string_view("ESWN").find(letter.toStdString());
  if (letter.size() == 1 && place != std::string_view::npos) return static_cast<Wind>(place);
  fail(name, "must be E, S, W or N");
  return Wind::east;
}

Fields Fields::object(const char* name) const {
  if (has(name) && !value(name).isObject()) fail(name, "must be an object");
  return Fields(value(name).toObject(), path_ + name + ".", *problem_);
}

std::vector<Fields> Fields::objects(const char* name) const {
  if (!has(name)) return {};
  if (!value(name).isArray()) {
    fail(name, "must be an array");
    return {};
  }
  std::vector<Fields> elements;
  for (const QJsonValue element : value(name).toArray()) {
    const std::string place = std::string(name) + "[" + std::to_string(elements.size()) + "]";
    if (!element.isObject()) fail(place, "must be an object");
    elements.emplace_back(element.toObject(), path_ + place + ".", *problem_);
  }
  return elements;
}

std::vector<QJsonArray> Fields::by_seat(const char* name) const {
  if (!has(name)) return {};
  std::vector<QJsonArray> arrays;
  for (const QJsonValue element : value(name).toArray()) {
    if (element.isArray()) arrays.push_back(element.toArray());
  }
  if (arrays.size() == 4 && value(name).toArray().size() == 4) return arrays;
  fail(name, "must be four arrays, one a seat");
  return {};
}

Melds Fields::melds(const char* name, std::optional<Seat> from, bool hidden_kongs) const {
  Melds melds;
  const auto elements = objects(name);
  if (elements.size() > 4) {
    fail(name, "are at most four");
    return melds;
  }
  for (const Fields& element : elements) melds.push_back(element.meld(from, hidden_kongs));
  return melds;
}

Meld Fields::meld(std::optional<Seat> from, bool hidden_kong) const {
  only({"type", "tiles", "concealed", "kind"});
  const std::string type = text("type");
  Meld meld;
  if (hidden_kong && type == "kong" && flag("concealed") && !has("tiles")) {
    meld.type = MeldType::concealed_kong;
    return meld;
  }
  auto called = tiles("tiles");
  if (std::any_of(called.begin(), called.end(), [](Tile tile) { return tile.is_flower(); })) {
    fail("tiles", "a flower is no part of a meld");
    return meld;
  }
  std::vector<int> kinds;
  for (const Tile tile : called) kinds.push_back(tile.kind());
  std::sort(kinds.begin(), kinds.end());
  const std::size_t size = type == "kong" ? 4 : 3;
  if (type != "chow" && type != "pung" && type != "kong") {
    fail("type", "must be chow, pung or kong");
  } else if (kinds.size() != size) {
    fail("tiles", "a " + type + " has " + std::to_string(size) + " tiles");
  } else {
    meld.tile = meld.claimed = Tile::from_index(kinds[0]);
    const bool same = kinds.front() == kinds.back();
    const bool run = meld.tile.is_suited() && meld.tile.rank() <= 7 && kinds[1] == kinds[0] + 1 &&
                     kinds[2] == kinds[0] + 2;
    if (type == "chow" ? !run : !same) fail("tiles", "make no " + type);
  }
  // "concealed":true or "kind" tell of a kong how it was declared.
  const std::string kind = has("kind") ? text("kind") : "exposed";
  if (has("kind") && type != "kong") fail("kind", "only a kong has one");
  if (kind != "exposed" && kind != "promoted" && kind != "concealed")
    fail("kind", "must be exposed, promoted or concealed");
  const bool concealed = flag("concealed") || kind == "concealed";
  if (concealed && type != "kong") fail("concealed", "only a kong can be concealed");
  meld.type = type == "chow"       ? MeldType::chow
              : type == "pung"     ? MeldType::pung
              : concealed          ? MeldType::concealed_kong
              : kind == "promoted" ? MeldType::added_kong
                                   : MeldType::melded_kong;
  if (!concealed) meld.from = from;
  return meld;
}

std::variant<QJsonObject, FieldError> parse_object(std::string_view line) {
  QJsonParseError error;
  const auto document =
      QJsonDocument::fromJson(QByteArray(line.data(), static_cast<qsizetype>(line.size())), &error);
  if (error.error != QJsonParseError::NoError) {
    return FieldError{"", error.errorString().toStdString() + " at " + std::to_string(error.offset + 1)};
  }
  if (!document.isObject()) return FieldError{"", "must be a JSON object"};
  return document.object();
}

}  // namespace tingpai
