#include <QTest>

#include "app/text/value_words.h"

using namespace tingpai;
using tingpai::app::ValueWords;

class TestValueWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void values_are_told_in_their_unit_data();
  void values_are_told_in_their_unit();
  void hints_are_told_both_ways_where_places_count();
};

void TestValueWords::values_are_told_in_their_unit_data() {
  QTest::addColumn<bool>("by_place");
  QTest::addColumn<double>("size");
  QTest::addColumn<QString>("value");
  QTest::addColumn<QString>("margin");
  QTest::addColumn<QString>("with_unit");
  const auto row = [](bool by_place, double size, const char* value, const char* margin,
                      const char* with_unit) {
    QTest::addRow("%s %g", by_place ? "placement" : "points", size)
        << by_place << size << QString::fromUtf8(value) << QString::fromUtf8(margin)
        << QString::fromUtf8(with_unit);
  };
  row(false, 6.44, "+6.4", "6.4", "6.4 points");
  row(false, -0.04, "0.0", "0.1", "<0.1 points");
  row(false, -12.34, "\u221212.3", "0.1", "12 points");
  row(false, 1, "+1.0", "1.0", "1.0 points");
  row(false, 3, "+3.0", "3.0", "3 points");
  row(true, 6.444, "+6.44", "6.44", "6.44 placement points");
  row(true, -0.04, "\u22120.04", "0.01", "0.04 placement points");
  row(true, 0.004, "0.00", "0.01", "<0.01 placement points");
  row(true, 1, "+1.00", "1.00", "1.00 placement points");
  row(true, -12.3, "\u221212.30", "0.01", "12 placement points");
}

void TestValueWords::values_are_told_in_their_unit() {
  QFETCH(bool, by_place);
  QFETCH(double, size);
  const ValueWords words(by_place ? ValueUnit::placement : ValueUnit::points);
  QTEST(words.value(size), "value");
  QTEST(words.margin(size), "margin");
  QTEST(words.with_unit(size), "with_unit");
}

// In points first; near the end of a game by place.
void TestValueWords::hints_are_told_both_ways_where_places_count() {
  Decision decision;
  decision.unit = ValueUnit::hundreds;
  QCOMPARE(ValueWords::of_hint(decision).beside(1300), QString());
  decision.placement = 0.002;
  const ValueWords early = ValueWords::of_hint(decision);
  QCOMPARE(early.value(1300), QStringLiteral("+1,300"));
  QCOMPARE(early.beside(1300), QStringLiteral("+2.60 placement"));
  decision.places_first = true;
  const ValueWords late = ValueWords::of_hint(decision);
  QCOMPARE(late.value(1300), QStringLiteral("+2.60"));
  QCOMPARE(late.value(-1300), QStringLiteral("\u22122.60"));
  QCOMPARE(late.beside(1300), QStringLiteral("+1,300 points"));
  QCOMPARE(late.with_unit(1300), QStringLiteral("2.60 placement points"));
  QCOMPARE(late.margin(1), QStringLiteral("0.01"));
  QCOMPARE(late.amount(1), QStringLiteral("<0.01"));
  QVERIFY(late.value(0.9 * late.least_told()) == QStringLiteral("0.00"));
}

QTEST_MAIN(TestValueWords)
#include "tst_value_words.moc"
