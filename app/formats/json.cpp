#include "app/formats/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tingpai {

std::string to_json(std::string_view text) {
  const auto plain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
  if (std::ranges::all_of(text, plain)) {
    std::string quoted;
    quoted.reserve(text.size() + 2);
    return quoted.append(1, '"').append(text).append(1, '"');
  }
  return to_json(QJsonValue(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))));
}

std::string to_json(double number) {
  if (!std::isfinite(number)) return "null";
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
  return std::string(buffer.data(), end);
}

std::string to_json(const QJsonValue& value) {
  const auto array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
  return array.sliced(1, array.size() - 2).toStdString();
}

JsonObject& JsonObject::set_json(std::string_view key, std::string_view json) {
  if (!fields_.empty()) fields_ += ',';
  fields_.append(to_json(key)).append(":").append(json);
  return *this;
}

}  // namespace tingpai
