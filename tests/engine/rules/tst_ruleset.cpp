// The text form of rulesets.
#include <QTest>

#include "engine/rules/ruleset.h"

using namespace tingpai;

class RulesetTest : public QObject {
  Q_OBJECT

 private slots:
  void round_trips_data();
  void round_trips();
  void errors_data();
  void errors();
};

void RulesetTest::round_trips_data() {
  QTest::addColumn<QString>("text");
  for (const char* text :
       {"mcr", "mcr;flowers=0", "mcr;hands=64", "mcr;seat_changes=0", "mcr;minimum_fan=0", "mcr;own_walls=1",
        "mcr;two_concealed_kongs=8;mixed_kongs=6",
        "mcr;flowers=0;hands=4;seat_changes=0;minimum_fan=88;two_concealed_kongs=8;mixed_kongs=6"}) {
    QTest::newRow(text) << text;
  }
}

void RulesetTest::round_trips() {
  QFETCH(QString, text);
  const auto ruleset = parse_ruleset(text.toStdString());
  QVERIFY(ruleset);
  QCOMPARE(to_text(*ruleset), text.toStdString());
  QCOMPARE(*ruleset == Ruleset{}, text == "mcr");
  const auto again = parse_ruleset(to_text(*ruleset));
  QVERIFY(again);
  QVERIFY(*again == *ruleset);
}

void RulesetTest::errors_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("message");
  QTest::addColumn<int>("position");
  QTest::newRow("empty") << ""
                         << "unknown ruleset ''" << 0;
  QTest::newRow("another game") << "chess;hands=4"
                                << "unknown ruleset 'chess'" << 0;
  QTest::newRow("unknown rule") << "mcr;hands=4;wine=1"
                                << "unknown rule 'wine'" << 12;
  QTest::newRow("nothing after a semicolon") << "mcr;"
                                             << "unknown rule ''" << 4;
  QTest::newRow("no value") << "mcr;hands"
                            << "expected '=' after 'hands'" << 9;
  QTest::newRow("empty value") << "mcr;hands="
                               << "'hands' must be 1 to 64, not ''" << 10;
  QTest::newRow("not a number") << "mcr;hands=four"
                                << "'hands' must be 1 to 64, not 'four'" << 10;
  QTest::newRow("too small") << "mcr;hands=0"
                             << "'hands' must be 1 to 64, not '0'" << 10;
  QTest::newRow("too large") << "mcr;minimum_fan=89"
                             << "'minimum_fan' must be 0 to 88, not '89'" << 16;
  QTest::newRow("larger than a number") << "mcr;hands=99999999999"
                                        << "'hands' must be 1 to 64, not '99999999999'" << 10;
  QTest::newRow("no switch") << "mcr;flowers=2"
                             << "'flowers' must be 0 or 1, not '2'" << 12;
  QTest::newRow("between two values") << "mcr;two_concealed_kongs=7"
                                      << "'two_concealed_kongs' must be 6 or 8, not '7'" << 24;
  QTest::newRow("leading zero") << "mcr;hands=04"
                                << "'hands' must be 1 to 64, not '04'" << 10;
  QTest::newRow("space") << "mcr; hands=4"
                         << "unknown rule ' hands'" << 4;
  QTest::newRow("twice") << "mcr;hands=4;hands=4"
                         << "'hands' is given twice" << 12;
}

void RulesetTest::errors() {
  QFETCH(QString, text);
  QFETCH(QString, message);
  QFETCH(int, position);
  const auto ruleset = parse_ruleset(text.toStdString());
  QVERIFY(!ruleset);
  QCOMPARE(QString::fromStdString(ruleset.error().message), message);
  QCOMPARE(static_cast<int>(ruleset.error().position), position);
}

QTEST_APPLESS_MAIN(RulesetTest)
#include "tst_ruleset.moc"
