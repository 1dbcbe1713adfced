// tingpai-cli analyze.
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <map>

#include "engine/table/decision_points.h"
#include "engine/table/record.h"
#include "tests/cli/run_cli.h"

using namespace tingpai;

namespace {

QByteArray without_time(QByteArray line) {
  static const QRegularExpression time("\"elapsed_us\":\\d+,");
  return QString(line).remove(time).toUtf8();
}

QString text(Tile tile) { return QString::fromStdString(to_text(tile)); }

QJsonArray melds_of(const PlayerView& view, Seat seat) {
  QJsonArray melds;
  const auto add = [&](MeldType type, std::optional<Tile> tile) {
    const bool concealed = type == MeldType::concealed_kong;
    QJsonObject meld{{"type", type == MeldType::chow ? "chow" : type == MeldType::pung ? "pung" : "kong"}};
    if (tile) {
      QString tiles;
      for (const Tile one : tiles_of({type, *tile, *tile, {}})) tiles += text(one);
      meld["tiles"] = tiles;
    }
    if (concealed) meld["concealed"] = true;
    melds << meld;
  };
  if (seat == view.seat) {
    for (const Meld& meld : view.hand.melds) add(meld.type, meld.tile);
  } else {
    for (const SeenMeld& meld : view.table.melds[seat]) add(meld.type, meld.tile);
  }
  return melds;
}

// What a view tells, as a position.
QJsonObject position_of(const PlayerView& view) {
  const PublicState& table = view.table;
  const QString winds = "ESWN";
  QJsonObject position{{"seat", view.seat.index()},
                       {"seat_wind", winds.mid(static_cast<int>(table.winds[view.seat]), 1)},
                       {"round_wind", winds.mid(static_cast<int>(table.round), 1)},
                       {"wall_left", table.wall_left}};
  QString hand;
  for (const Tile tile : view.hand.concealed.tiles()) hand += text(tile);
  position["hand"] = hand;
  QJsonArray rivers, all_melds, flowers;
  std::map<int, int> order;
  for (const Seat seat : all_seats) {
    QJsonArray river, shown;
    for (const RiverTile& tile : table.rivers[seat]) {
      const bool open =
          table.phase == Phase::claiming && seat == table.turn && &tile == &table.rivers[seat].back();
      if (open) {
        position["claim"] =
            QJsonObject{{"tile", text(tile.tile)}, {"from", seat.index()}, {"drawn", tile.drawn}};
        continue;
      }
      river << text(tile.tile) + (tile.drawn ? "'" : "") + (tile.claimed_by ? "^" : "");
      order[tile.number] = seat.index();
    }
    for (const Tile flower : table.flowers[seat]) shown << text(flower);
    rivers << river;
    all_melds << melds_of(view, seat);
    flowers << shown;
  }
  QJsonArray seats;
  for (const auto& [number, seat] : order) seats << seat;
  position["rivers"] = rivers;
  position["order"] = seats;
  position["all_melds"] = all_melds;
  position["flowers"] = flowers;
  if (!position.contains("claim"))
    position["drawn"] = view.drawn ? QJsonValue(text(*view.drawn)) : QJsonValue(QJsonValue::Null);
  return position;
}

}  // namespace

class TestAnalyze : public QObject {
  Q_OBJECT

 private slots:
  void has_the_promised_fields();
  void weighs_a_win_beside_the_rest();
  void takes_the_scores_of_a_game_that_begins();
  void takes_rivers_in_turns();
  void plans_add_up_to_the_win_chance();
  void another_candidate_is_explained();
  void a_record_says_what_a_position_says();
  void levels_move_the_numbers();
  void bad_moments_data();
  void bad_moments();
  void positions_data();
  void positions();
};

void TestAnalyze::has_the_promised_fields() {
  const Run done = run({"analyze", "--rules", "mcr", "--level", "path"},
                       R"({"hand":"123m456m679m12p55z","drawn":"3p","seat":2,"round_wind":"S"})"
                       "\n");
  QCOMPARE(done.code, 0);
  const QJsonObject decision = done.object(0);
  QVERIFY(decision.value("chosen").toString().startsWith("discard "));
  QVERIFY(decision.value("criterion").isString());
  QVERIFY(decision.value("elapsed_us").isDouble());
  const QJsonArray candidates = decision.value("candidates").toArray();
  QVERIFY(!candidates.isEmpty());
  for (const QJsonValue value : candidates) {
    const QJsonObject candidate = value.toObject();
    for (const char* field : {"shanten", "live_total", "win_prob", "expected_points", "deal_in_cost"}) {
      QVERIFY2(candidate.value(field).isDouble(), field);
    }
    QVERIFY(candidate.value("action").isString());
    QCOMPARE(candidate.value("deal_in").toArray().size(), 3);
    for (const QJsonValue tile : candidate.value("tiles").toArray()) {
      QVERIFY(tile.toObject().value("tile").isString());
      QVERIFY(tile.toObject().value("live").isDouble());
    }
  }
  const QJsonObject best = candidates[0].toObject();
  QCOMPARE(best.value("action"), decision.value("chosen"));
  const QJsonObject path = best.value("path").toObject();
  QVERIFY(!path.value("draws").toArray().isEmpty());
  QVERIFY(!path.value("discards").toArray().isEmpty());
  QVERIFY(!path.value("patterns").toObject().isEmpty());
  QVERIFY(path.value("score").toInt() >= 8);
}

void TestAnalyze::weighs_a_win_beside_the_rest() {
  const QByteArray own = R"({"hand":"123m456m789m12p55z","drawn":"3p"})";
  const QByteArray claim = R"({"hand":"123m456m789m12p55z","wall_left":60,"claim":{"tile":"3p","from":1}})";
  const Run done = run({"analyze", "--rules", "mcr"}, own + "\n" + claim + "\n");
  for (const int line : {0, 1}) {
    const QJsonValue candidates = done.object(line).value("candidates");
    QCOMPARE(candidates[0]["action"].toString(), QString("win 3p"));
    QCOMPARE(candidates[0]["win_prob"].toDouble(), 1.0);
    QVERIFY(candidates[1].isObject());
    QVERIFY(candidates[0]["value"].toDouble() > candidates[1]["value"].toDouble());
  }
}

// With no points on the table a riichi hand of 2,000 would be worth a whole game: the next payment ends it.
void TestAnalyze::takes_the_scores_of_a_game_that_begins() {
  const Run done =
      run({"analyze", "--rules", "riichi"}, R"({"hand":"123m456m789p12s9s3s","drawn":"1z","wall_left":40})"
                                            "\n"
                                            R"({"hand":"123m456m789p12s9s3s","drawn":"1z","wall_left":3})"
                                            "\n");
  for (const int line : {0, 1}) {
    const QJsonValue best = done.object(line).value("candidates")[0];
    QVERIFY(best["worth"].toDouble() > 1000 && best["worth"].toDouble() < 9000);
  }
  // Who is ready hopes to be paid by those who are not, the more the nearer the end.
  const auto settled = [&](int line) {
    return done.object(line).value("candidates")[0]["settled"].toDouble();
  };
  QVERIFY(settled(0) > 0 && settled(1) > settled(0) && settled(1) < 3000);
}

// West could have won on North's last discard, and not on its first, which came before West's own.
void TestAnalyze::takes_rivers_in_turns() {
  const auto danger = [&](const QByteArray& north) {
    const QByteArray position =
        R"({"hand":"123m456m679m14p55z5p","wall_left":24,"rivers":[["1z"],["2z","1s"],)"
        R"(["4z","4z","9m"],[%]],"all_melds":[[],[],[{"type":"pung","tiles":"777s"},)"
        R"({"type":"chow","tiles":"234s"},{"type":"chow","tiles":"345s"}],[]]})";
    const Run done = run({"analyze", "--rules", "mcr"}, QByteArray(position).replace('%', north) + "\n");
    for (const QJsonValue one : done.object(0).value("candidates").toArray()) {
      if (one["action"] == QLatin1String("discard 5p")) return one["deal_in"][1].toDouble();
    }
    return -1.0;
  };
  const double refused = danger(R"("3z","2z","5p")");
  QVERIFY(refused >= 0);
  QVERIFY(danger(R"("5p","3z","2z")") > 2 * refused);
}

void TestAnalyze::plans_add_up_to_the_win_chance() {
  QByteArray positions;
  for (const char* hand : {"123m456m679m12p55z3p", "2255m3366p4488s17z", "19m19p19s1234567z5m",
                           "147m258p369s1234z5m", "234m345m567p22s45s7z", "111m222p33s456s77z8p"})
    positions += QByteArray(R"({"hand":")") + hand + "\"}\n";
  const Run done = run({"analyze", "--rules", "mcr"}, positions);
  QCOMPARE(done.code, 0);
  int named = 0;
  for (qsizetype line = 0; line < done.lines().size(); ++line) {
    const QJsonArray candidates = done.object(line).value("candidates").toArray();
    for (qsizetype i = 0; i < candidates.size(); ++i) {
      const QJsonValue candidate = candidates[i];
      QCOMPARE(candidate["plans"].isArray(), i < 3);
      QCOMPARE(candidate["other_win_prob"].isDouble(), i < 3);
      if (i >= 3) continue;
      const double whole = candidate["win_prob"].toDouble();
      double sum = candidate["other_win_prob"].toDouble();
      QVERIFY(sum >= 0 && candidate["plans"].toArray().size() <= 3);
      for (const QJsonValue plan : candidate["plans"].toArray()) {
        ++named;
        const double chance = plan["win_prob"].toDouble();
        QVERIFY(chance >= 0.03 && chance >= whole / 6);
        QVERIFY(plan["mean_total"].toDouble() >= 8);
        const QJsonObject patterns = plan["path"]["patterns"].toObject();
        QVERIFY2(patterns.contains(plan["pattern"].toString()), qPrintable(plan["pattern"].toString()));
        sum += chance;
      }
      QVERIFY(std::abs(sum - whole) < 1e-9);
    }
  }
  QVERIFY(named > 10);
}

void TestAnalyze::another_candidate_is_explained() {
  const QByteArray position = R"({"hand":"123m456m679m12p55z3p"%1})";
  const auto last = [&](const QByteArray& of) {
    const Run done = run({"analyze", "--rules", "mcr"}, QByteArray(position).replace("%1", of) + "\n");
    return done.object(0).value("candidates").toArray().last();
  };
  const QJsonValue plain = last("");
  QVERIFY(plain["plans"].isNull() && plain["path"].isNull());
  const QJsonValue asked = last(R"(,"of":")" + plain["action"].toString().toUtf8() + "\"");
  QCOMPARE(asked["action"], plain["action"]);
  QVERIFY(asked["plans"].isArray());
  QCOMPARE(asked["win_prob"], plain["win_prob"]);
}

void TestAnalyze::a_record_says_what_a_position_says() {
  const QTemporaryDir folder;
  QCOMPARE(run({"arena", "--rules", "mcr", "--seats", "path,quick,quick,quick", "--walls", "2", "--seed", "8",
                "--records", folder.path()})
               .code,
           0);
  QByteArray moments, positions;
  int melds = 0, claims = 0;
  for (const QFileInfo& file : QDir(folder.path()).entryInfoList(QDir::Files, QDir::Name)) {
    const auto events = parse_record(file_contents(file.filePath()).toStdString());
    QVERIFY(events);
    BySeat<bool> everybody;
    for (const Seat seat : all_seats) everybody[seat] = true;
    const auto choices = decision_points(*events, everybody);
    for (std::size_t i = 0; i < choices.size(); i += 1 + choices.size() / 5) {
      const Seat seat = choices[i].seat;
      PlayerView view = view_of(seat);
      for (std::size_t n = 0; n < choices[i].number; ++n) evolve(view, redact((*events)[n], seat));
      if (view.table.phase == Phase::robbing) continue;  // no position tells of one
      for (const Seat other : all_seats) melds += !view.table.melds[other].empty();
      claims += view.table.phase == Phase::claiming;
      const QJsonObject moment{{"record", QJsonValue(file.filePath())},
                               {"event", static_cast<int>(choices[i].number)},
                               {"seat", seat.index()}};
      moments += QJsonDocument(moment).toJson(QJsonDocument::Compact) + "\n";
      positions += QJsonDocument(position_of(view)).toJson(QJsonDocument::Compact) + "\n";
    }
  }
  QVERIFY(melds > 10 && claims > 3);
  const Run recorded = run({"analyze", "--rules", "mcr"}, moments);
  const Run told = run({"analyze", "--rules", "mcr"}, positions);
  QCOMPARE(recorded.code, 0);
  QCOMPARE(told.lines().size(), recorded.lines().size());
  for (qsizetype line = 0; line < told.lines().size(); ++line)
    QCOMPARE(without_time(told.lines()[line]), without_time(recorded.lines()[line]));
}

// Beside slow players there is more time, and less to fear.
void TestAnalyze::levels_move_the_numbers() {
  const QByteArray position =
      R"({"hand":"123m456m67p24s55z67s","of":"discard 4s","rivers":[)"
      R"(["1z","9s","2z","8s","3z","1s","4z","9m","2s","9p"],["2z","1s","4z","9s","6z","8p","7z","9p","2m","5z"],)"
      R"(["4z","9m","1p","1z","7z","1s","2p","7s","6z","3m"],["3z","9p","2z","1m","1p","9m","6z","8s","1z","4p"]]%1})";
  const auto asked = [&](const QByteArray& levels) {
    const Run done = run({"analyze", "--rules", "mcr"}, QByteArray(position).replace("%1", levels) + "\n");
    for (const QJsonValue one : done.object(0).value("candidates").toArray()) {
      if (one["action"] == QLatin1String("discard 4s")) return one;
    }
    return QJsonValue();
  };
  const auto danger = [](const QJsonValue& candidate) {
    double sum = 0;
    for (const QJsonValue one : candidate["deal_in"].toArray()) sum += one.toDouble();
    return sum;
  };
  const QJsonValue slow = asked(R"(,"levels":[null,"quick","quick","quick"])");
  const QJsonValue fast = asked(R"(,"levels":[null,"expert","expert","expert"])");
  QVERIFY(slow["win_prob"].toDouble() > 1.1 * fast["win_prob"].toDouble());
  QVERIFY(danger(slow) < 0.9 * danger(fast));
  const QJsonValue unknown = asked("");
  QVERIFY(unknown["win_prob"].toDouble() < slow["win_prob"].toDouble());
  QVERIFY(unknown["win_prob"].toDouble() > fast["win_prob"].toDouble());
  QCOMPARE(asked(R"(,"levels":null)"), unknown);
  QCOMPARE(asked(R"(,"levels":[null,null,null,null])"), unknown);
  QCOMPARE(asked(R"(,"levels":["quick","expert","expert","expert"])"), fast);  // the own one does not matter
}

void TestAnalyze::bad_moments_data() {
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<QString>("field");
  const auto row = [](const char* name, const char* line, const char* field) {
    QTest::newRow(name) << QByteArray(line) << QString(field);
  };
  row("no such file", R"({"record":"nothing.tingpai","event":1,"seat":0})", "record");
  row("no event", R"({"record":"%1","seat":0})", "event");
  row("no seat", R"({"record":"%1","event":1})", "seat");
  row("beyond the end", R"({"record":"%1","event":99999,"seat":0})", "event");
  row("nothing to decide", R"({"record":"%1","event":1,"seat":0})", "event");
  row("a file that is no record", R"({"record":"%2","event":1,"seat":0})", "record");
  row("an action that is not legal", R"({"hand":"123m456m679m12p55z3p","of":"discard 9s"})", "of");
  row("an unknown mark", R"({"hand":"123m456m679m12p55z3p","rivers":[["1z*"],[],[],[]]})", "rivers[0]");
  row("a mark behind several", R"({"hand":"123m456m679m12p55z3p","rivers":[["12z'"],[],[],[]]})",
      "rivers[0]");
  row("an order that lacks one",
      R"({"hand":"123m456m679m12p55z3p","rivers":[["1z"],["2z"],[],[]],"order":[0]})", "order");
  row("an order of strangers", R"({"hand":"123m456m679m12p55z3p","rivers":[["1z"],[],[],[]],"order":[4]})",
      "order");
  row("a level of no bot", R"({"hand":"123m456m679m12p55z3p","levels":[null,"quick","good","quick"]})",
      "levels[2]");
  row("a level by number", R"({"hand":"123m456m679m12p55z3p","levels":[1,null,null,null]})", "levels[0]");
  row("levels of three", R"({"hand":"123m456m679m12p55z3p","levels":["quick","quick","quick"]})", "levels");
  row("one level", R"({"hand":"123m456m679m12p55z3p","levels":"quick"})", "levels");
  row("a style", R"({"hand":"123m456m679m12p55z3p","levels":["expert-fast",null,null,null]})", "levels[0]");
  row("an own kong without tiles",
      R"({"hand":"679m12p55z3p","melds":[{"type":"chow","tiles":"123m"},{"type":"kong","concealed":true}]})",
      "melds[1].tiles");
}

void TestAnalyze::bad_moments() {
  QFETCH(QByteArray, line);
  const QTemporaryDir folder;
  const QString record = folder.filePath("x.tingpai"), broken = folder.filePath("broken");
  write_file(record, QByteArray::fromStdString(
                         to_text(std::vector<Event>{events::GameStarted{Ruleset{}, 1}}, RecordEnd::open)));
  write_file(broken, "nonsense\n");
  line.replace("%1", record.toUtf8()).replace("%2", broken.toUtf8());
  const Run done = run({"analyze", "--rules", "mcr", "--level", "quick"}, line + "\n");
  QCOMPARE(done.code, 1);
  QTEST(done.object(0).value("error").toObject().value("field").toString(), "field");
}

void TestAnalyze::positions_data() {
  QTest::addColumn<QByteArray>("position");
  QTest::addColumn<QString>("outcome");  // the start of what is chosen, or the field at fault
  const auto row = [](const char* name, const char* position, const char* outcome) {
    QTest::newRow(name) << QByteArray(position) << QString(outcome);
  };
  row("fourteen tiles, the last one drawn", R"({"hand":"123m456m679m12p55z3p"})", "discard");
  row("drawn tile in the hand", R"({"hand":"123m456m679m12p55z3p","drawn":"3p"})", "discard");
  row("a complete hand", R"({"hand":"123m456m789m12p55z","drawn":"3p"})", "win");
  row("nothing drawn after a claim",
      R"({"hand":"679m12p55z19s12z","melds":[{"type":"chow","tiles":"123m"}],"drawn":null})", "discard");
  row("a full table",
      R"({"hand":"456m679m12p55z","melds":[{"type":"chow","tiles":"123m"}],"drawn":"3p","seat":0,"wall_left":30,)"
      R"("rivers":[["1z","9p"],["2z"],[],["4z"]],"flowers":[["1f"],[],["2f","3f"],[]],)"
      R"("all_melds":[[],[{"type":"pung","tiles":"777s"}],[{"type":"kong","tiles":"2222s","concealed":true}],[]]})",
      "discard");
  row("a claim that wins", R"({"hand":"123m456m789m12p55z","claim":{"tile":"3p","from":1}})", "win");

  row("thirteen tiles", R"({"hand":"123m456m679m12p55z"})", "!hand");
  row("five of a kind", R"({"hand":"1111m456m679m12p5z","drawn":"1m"})", "!hand");
  row("five over the table", R"({"hand":"1111m456m679m12p5z","drawn":"3p","rivers":[["1m"],[],[],[]]})",
      "!hand");
  row("another tile drawn", R"({"hand":"123m456m679m12p55z3p","drawn":"4p"})", "!drawn");
  row("three rivers", R"({"hand":"123m456m679m12p55z3p","rivers":[[],[],[]]})", "!rivers");
  row("a river of numbers", R"({"hand":"123m456m679m12p55z3p","rivers":[[1],[],[],[]]})", "!rivers[0]");
  row("a flower in a river", R"({"hand":"123m456m679m12p55z3p","rivers":[[],["1f"],[],[]]})", "!rivers[1]");
  row("seat four", R"({"hand":"123m456m679m12p55z3p","seat":4})", "!seat");
  row("wall too long", R"({"hand":"123m456m679m12p55z3p","wall_left":140})", "!wall_left");
  row("nothing to decide", R"({"hand":"123m456m789m12p55z","claim":{"tile":"1s","from":1}})", "!claim");
  row("claim drawn, a word", R"({"hand":"123m456m789m12p55z","claim":{"tile":"3p","from":1,"drawn":"yes"}})",
      "!claim.drawn");
  row("a misspelt field", R"({"hand":"123456789m99p34s1z","level":["expert"]})", "!level");
  row("a misspelt field of a claim",
      R"({"hand":"123m456m789m12p55z","claim":{"tile":"3p","from":1,"draw":true}})", "!claim.draw");
  row("a concealed kong of a tile in the hand",
      R"({"hand":"123456789m99p34s1z","all_melds":[[],[{"type":"kong","tiles":"1111m","concealed":true}],[],[]]})",
      "!all_melds[1]");
  row("the same concealed kong twice",
      R"({"hand":"123456789m99p34s1z","all_melds":[[],[{"type":"kong","tiles":"7777z","concealed":true}],[{"type":"kong","tiles":"7777z","concealed":true}],[]]})",
      "!all_melds[2]");
  row("more concealed kongs than kinds that nobody shows",
      R"({"hand":"19m19p19s12345677z","rivers":[["2345678m"],["2345678p"],["2345678s"],[]],)"
      R"("all_melds":[[],[{"type":"kong","concealed":true}],[],[]]})",
      "!all_melds");
  row("claim from oneself", R"({"hand":"123m456m789m12p55z","claim":{"tile":"3p","from":0}})", "!claim.from");
  row("melds that differ",
      R"({"hand":"456m679m12p55z3p","melds":[{"type":"chow","tiles":"123m"}],)"
      R"("all_melds":[[{"type":"chow","tiles":"123s"}],[],[],[]]})",
      "!melds");
}

void TestAnalyze::positions() {
  QFETCH(QByteArray, position);
  QFETCH(QString, outcome);
  const Run done = run({"analyze", "--rules", "mcr", "--level", "quick"}, position + "\n");
  QCOMPARE(done.lines().size(), 1);
  if (outcome.startsWith('!')) {
    QCOMPARE(done.code, 1);
    QCOMPARE(done.object(0).value("error").toObject().value("field").toString(), outcome.mid(1));
  } else {
    QCOMPARE(done.code, 0);
    QVERIFY2(done.object(0).value("chosen").toString().startsWith(outcome), done.out.constData());
  }
}

QTEST_GUILESS_MAIN(TestAnalyze)
#include "tst_analyze.moc"
