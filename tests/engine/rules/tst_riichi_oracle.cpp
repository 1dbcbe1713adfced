// Riichi's scorer against the oracle data, where a checkout has it: han, fu, yaku, points and what each seat
// pays.
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>

#include "engine/rules/riichi/riichi.h"

using namespace tingpai;

namespace {

std::vector<Tile> tiles_from(const QJsonValue& json) { return *parse_tiles(json.toString().toStdString()); }

Wind wind_from(const QJsonValue& json) {
  return static_cast<Wind>(std::string_view("ESWN").find(json.toString().toStdString()));
}

Meld meld_from(const QJsonObject& json) {
  const auto tiles = tiles_from(json["tiles"]);
  const QString type = json["type"].toString();
  Meld meld;
  meld.type = type == "chi"         ? MeldType::chow
              : type == "pon"       ? MeldType::pung
              : type == "daiminkan" ? MeldType::melded_kong
              : type == "kakan"     ? MeldType::added_kong
                                    : MeldType::concealed_kong;
  meld.tile = plain(*std::ranges::min_element(tiles, {}, &Tile::kind));
  for (const Tile tile : tiles) meld.reds.add(tile);
  return meld;
}

Win win_from(const QJsonObject& json) {
  Win win;
  for (const Tile tile : tiles_from(json["hand"])) {
    win.concealed.add(tile);
    win.reds.add(tile);
  }
  for (const auto& meld : json["melds"].toArray()) win.melds.push_back(meld_from(meld.toObject()));
  win.tile = tiles_from(json["win"]).front();
  win.self_drawn = json["tsumo"].toBool();
  win.round = wind_from(json["round_wind"]);
  win.seat = wind_from(json["seat_wind"]);
  win.riichi = json["riichi"].toInt() > 0;
  win.double_riichi = json["riichi"].toInt() == 2;
  win.ippatsu = json["ippatsu"].toBool();
  win.last_wall_tile = json["haitei"].toBool() || json["houtei"].toBool();
  win.replacement = json["rinshan"].toBool();
  win.robbing = json["chankan"].toBool();
  win.first_turn = json["tenhou"].toBool() || json["chiihou"].toBool();
  for (const auto& tile : json["dora_ind"].toArray()) win.indicators.push_back(tiles_from(tile).front());
  for (const auto& tile : json["ura_ind"].toArray()) win.under.push_back(tiles_from(tile).front());
  return win;
}

// Seats are named by their winds.
Sides sides_from(const QJsonObject& json) {
  const auto seat = [&](const char* key) { return Seat::from_index(static_cast<int>(wind_from(json[key]))); };
  Sides sides{.winner = seat("seat_wind"), .from = {}, .dealer = {}};
  if (json["loser"].isString()) sides.from = seat("loser");
  if (json["pao"].isString()) sides.liable = seat("pao");
  sides.honba = json["honba"].toInt();
  sides.sticks = json["sticks"].toInt();
  sides.place = std::max(0, json["nth_winner"].toInt() - 1);
  return sides;
}

constexpr std::array limits{"none", "mangan", "haneman", "baiman", "sanbaiman", "yakuman"};

QStringList yaku_of(const Score& score) {
  QStringList all;
  for (const CountedPattern& one : score.patterns) {
    const auto pattern = static_cast<riichi::Pattern>(one.id.row);
    const auto name = riichi::short_name(pattern);
    all << QString::fromUtf8(name.data(), qsizetype(name.size())) +
               (riichi::is_yakuman(pattern) ? QString("!") : QString::number(one.count * one.each));
  }
  all.sort();
  return all;
}

QStringList yaku_from(const QJsonArray& json) {
  QStringList all;
  for (const auto& one : json) {
    const QJsonArray pair = one.toArray();
    all << pair[0].toString() + (pair[1].isDouble() ? QString::number(pair[1].toInt()) : QString("!"));
  }
  all.sort();
  return all;
}

// What is not as it should be; empty: nothing.
QString difference(const QJsonObject& json) {
  const Win win = win_from(json);
  const riichi::Rules rules;
  const QJsonObject expect = json["expect"].toObject();
  const auto score = riichi::score(win, rules);
  if (!score) return "no winning form";
  if (score->legal != riichi::has_yaku(win, rules)) return "has_yaku says otherwise";
  if (expect.contains("error")) return score->legal ? "has a yaku" : "";
  if (!score->legal) return "has no yaku";
  QStringList wrong;
  const auto compare = [&](const char* what, const QString& is, const QString& wanted) {
    if (is != wanted) wrong << QString("%1 %2, not %3").arg(what, is, wanted);
  };
  compare("yaku", yaku_of(*score).join(' '), yaku_from(expect["yaku"].toArray()).join(' '));
  if (score->yakuman == 0) {
    compare("han", QString::number(score->total), QString::number(expect["han"].toInt()));
    compare("fu", QString::number(score->fu), QString::number(expect["fu"].toInt()));
  }
  compare("yakuman", QString::number(score->yakuman), QString::number(expect["yakuman"].toInt()));
  compare("limit", limits.at(static_cast<std::size_t>(riichi::limit_of(*score, rules))),
          expect["limit"].toString());
  compare("points", QString::number(score->worth), QString::number(expect["points"].toInt()));
  const Sides sides = sides_from(json);
  const Payments paid = riichi::win_payments(*score, sides, rules);
  const QJsonArray deltas = expect["deltas"].toArray();
  for (const Seat seat : all_seats)
    compare("delta", QString::number(paid[seat]), QString::number(deltas[seat.index()].toInt()));
  if (expect.contains("yakuman_if_double")) {
    const auto other = riichi::score(win, {.double_yakuman = true});
    compare("doubled", QString::number(other->yakuman), QString::number(expect["yakuman_if_double"].toInt()));
    compare("its points", QString::number(other->worth), QString::number(expect["points_if_double"].toInt()));
  }
  return wrong.join("; ");
}

}  // namespace

class RiichiOracleTest : public QObject {
  Q_OBJECT

 private slots:
  void visible_half();
};

void RiichiOracleTest::visible_half() {
  QFile file(TINGPAI_SHARED_DIR "/oracle/riichi_score_visible.jsonl");
  if (!file.exists()) QSKIP("no oracle data beside this checkout");
  QVERIFY(file.open(QIODevice::ReadOnly));
  int wrong = 0;
  int checked = 0;
  while (!file.atEnd()) {
    const QByteArray line = file.readLine();
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    QVERIFY2(!json.isEmpty(), line.constData());
    ++checked;
    const QString text = difference(json);
    if (text.isEmpty()) continue;
    if (++wrong <= 40) qWarning("%s: %s", qPrintable(json["id"].toString()), qPrintable(text));
  }
  qInfo("%d cases, %d wrong", checked, wrong);
  QVERIFY(checked >= 15503);
  QCOMPARE(wrong, 0);
}

QTEST_APPLESS_MAIN(RiichiOracleTest)
#include "tst_riichi_oracle.moc"
