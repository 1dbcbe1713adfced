// JSON as text, fields in the order in which they are set. (Qt's objects sort them.)
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QJsonValue;

namespace tingpai {

std::string to_json(std::string_view text);
std::string to_json(double number);  // null where it is no finite number
std::string to_json(const QJsonValue& value);
inline std::string to_json(const char* text) { return to_json(std::string_view(text)); }
inline std::string to_json(const std::string& text) { return to_json(std::string_view(text)); }
inline std::string to_json(std::same_as<bool> auto flag) { return flag ? "true" : "false"; }
template <std::integral T>
requires(!std::same_as<T, bool>) std::string to_json(T number) { return std::to_string(number); }

class JsonObject {
 public:
  template <class T>
  JsonObject& set(std::string_view key, const T& value);
  JsonObject& set_json(std::string_view key, std::string_view json);  // a value that is JSON already
  std::string text() const { return "{" + fields_ + "}"; }

 private:
  std::string fields_;
};
inline std::string to_json(const JsonObject& object) { return object.text(); }

template <class T>
std::string to_json(const std::optional<T>& value) {
  return value ? to_json(*value) : "null";
}

template <class T>
std::string to_json(const std::vector<T>& values) {
  std::string text;
  for (const auto& value : values) text += (text.empty() ? "" : ",") + to_json(value);
  return "[" + text + "]";
}

template <class T>
JsonObject& JsonObject::set(std::string_view key, const T& value) {
  return set_json(key, to_json(value));
}

}  // namespace tingpai
