// Reads the fields of a JSON object. The first thing that is wrong is remembered; reading goes on with
// harmless values, and the caller looks once at the end.
#pragma once

#include <QJsonObject>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/hand.h"

namespace tingpai {

// What is wrong with an object, and in which of its fields.
struct FieldError {
  std::string field;
  std::string message;
};

class Fields {
 public:
  using Problem = std::optional<FieldError>;

  // `path` is put before the names in messages, "melds[1]." for example.
  Fields(QJsonObject object, std::string path, Problem& problem)
      : object_(std::move(object)), path_(std::move(path)), problem_(&problem) {}

  // The same, where the rules know red fives.
  Fields with_red_fives() const {
    Fields fields = *this;
    fields.red_fives_ = true;
    return fields;
  }

  bool has(const char* name) const { return object_.contains(QLatin1String(name)); }
  bool is_null(const char* name) const { return value(name).isNull(); }
  QJsonValue value(const char* name) const { return object_.value(QLatin1String(name)); }
  void fail(const std::string& name, const std::string& message) const;
  const Problem& problem() const { return *problem_; }
  bool failed() const { return problem_->has_value(); }

  // Any other field is an error: it may be a misspelt one.
  void only(std::initializer_list<std::string_view> names) const;

  std::string text(const char* name) const;         // required
  std::vector<Tile> tiles(const char* name) const;  // required
  std::vector<Tile> tiles(const std::string& name, const QJsonValue& text) const;
  Tile tile(const char* name) const;  // required, no flower
  bool flag(const char* name) const;  // false where absent
  int number(const char* name, int low, int high, int fallback) const;
  Wind wind(const char* name) const;                    // a letter of ESWN; east where absent
  Fields object(const char* name) const;                // without fields where absent
  std::vector<Fields> objects(const char* name) const;  // none where absent
  // Four arrays, one a seat, or nothing where the field is absent.
  std::vector<QJsonArray> by_seat(const char* name) const;
  // hidden_kongs: a concealed kong need not tell its tiles.
  Melds melds(const char* name, std::optional<Seat> from = {}, bool hidden_kongs = false) const;

 private:
  Meld meld(std::optional<Seat> from, bool hidden_kong) const;

  QJsonObject object_;
  std::string path_;
  Problem* problem_;
  bool red_fives_ = false;
};

// The object of a line, or what is wrong with it.
std::variant<QJsonObject, FieldError> parse_object(std::string_view line);

}  // namespace tingpai
