#include "tests/engine/rules/mcr_oracle.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

namespace tingpai::test {

namespace {

Meld meld_from(const QJsonObject& json) {
  const auto tiles = parse_tiles(json["tiles"].toString().toStdString());
  Meld meld;
  if (!tiles || tiles->empty()) return meld;
  const QString type = json["type"].toString();
  meld.type = type == "chow"               ? MeldType::chow
              : type == "pung"             ? MeldType::pung
              : json["concealed"].toBool() ? MeldType::concealed_kong
                                           : MeldType::melded_kong;
  meld.tile = *std::ranges::min_element(*tiles);
  return meld;
}

Wind wind_from(const QJsonValue& json) {
  return static_cast<Wind>(std::string_view("ESWN").find(json.toString().toStdString()));
}

FanList fans_from(const QJsonObject& json) {
  FanList fans;
  for (auto it = json.begin(); it != json.end(); ++it) fans[it.key().toStdString()] = it.value().toInt();
  return fans;
}

Win win_from(const QJsonObject& json) {
  Win win;
  if (const auto tiles = parse_tiles(json["hand"].toString().toStdString())) {
    for (const Tile tile : *tiles) win.concealed.add(tile);
  }
  for (const auto& meld : json["melds"].toArray()) win.melds.push_back(meld_from(meld.toObject()));
  if (const auto tile = parse_tile(json["win"].toString().toStdString())) win.tile = *tile;
  win.self_drawn = json["self_drawn"].toBool();
  win.last_of_kind = json["last_tile"].toBool();
  win.replacement = json["replacement"].toBool();
  win.robbing = json["robbing"].toBool();
  win.last_wall_tile = json["wall_last"].toBool();
  win.round = wind_from(json["round"]);
  win.seat = wind_from(json["seat"]);
  win.flowers = json["flowers"].toInt();
  return win;
}

McrCase case_from(const QJsonObject& json) {
  McrCase result;
  result.id = json["id"].toString();
  result.group = json["class"].toString();
  result.win = win_from(json);
  const QJsonObject expect = json["expect"].toObject();
  if (expect.isEmpty()) {
    const QJsonValue total = json["recommended_total"];
    if (total.isDouble()) result.total = total.toInt();
    return result;
  }
  result.wins = expect["win"].toBool();
  result.total = expect["total"].toInt();
  result.base = expect["base"].toInt();
  result.legal = expect["legal"].toBool();
  result.fans.push_back(fans_from(expect["fans"].toObject()));
  for (const auto& fans : expect["fans_alt"].toArray()) result.fans.push_back(fans_from(fans.toObject()));
  return result;
}

QString to_qstring(const FanList& fans) {
  QString text;
  for (const auto& [name, count] : fans)
    text += QString(" %1x%2").arg(QString::fromStdString(name)).arg(count);
  return text;
}

}  // namespace

std::vector<McrCase> read_mcr_cases(const QString& path, QString* error) {
  std::vector<McrCase> cases;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    *error = "cannot open " + path;
    return {};
  }
  for (int line = 1; !file.atEnd(); ++line) {
    QJsonParseError parse_error;
    const auto json = QJsonDocument::fromJson(file.readLine(), &parse_error);
    if (!json.isObject()) {
      *error = QString("%1:%2: %3").arg(path).arg(line).arg(parse_error.errorString());
      return {};
    }
    cases.push_back(case_from(json.object()));
  }
  return cases;
}

FanList fan_list(const Score& score) {
  FanList fans;
  for (const CountedPattern& counted : score.patterns) {
    fans[std::string(mcr::row(mcr::pattern_of(counted.id)).name)] = counted.count;
  }
  return fans;
}

QString difference(const McrCase& expected, const mcr::Rules& rules) {
  const auto score = mcr::score(expected.win, rules);
  const Fan fast = mcr::base_fan(expected.win, rules);
  if (score.has_value() != expected.wins) return score ? "not a win" : "a win";
  if (!score) return fast == -1 ? QString() : "base_fan of a hand that is no win";
  const QString found =
      QString("got %1 (%2)").arg(score->total).arg(score->base) + to_qstring(fan_list(*score));
  if (fast != score->base) return QString("base_fan %1, ").arg(fast) + found;
  if (expected.total && score->total != *expected.total) {
    const FanList wanted = expected.fans.empty() ? FanList{} : expected.fans[0];
    return QString("expected %1%2, ").arg(*expected.total).arg(to_qstring(wanted)) + found;
  }
  if (expected.base && score->base != *expected.base)
    return QString("expected base %1, ").arg(*expected.base) + found;
  if (!expected.fans.empty()) {
    if (score->legal != expected.legal) return "legal differs, " + found;
    if (std::ranges::find(expected.fans, fan_list(*score)) == expected.fans.end()) {
      return "expected" + to_qstring(expected.fans[0]) + ", " + found;
    }
  }
  return {};
}

}  // namespace tingpai::test
