// Every fan is explained, and its example is what it says.
#include <QtTest>

#include "app/library/rule_book.h"
#include "app/settings/app_settings.h"
#include "app/settings/translator.h"
#include "app/text/examples.h"
#include "app/text/scheme_words.h"
#include "engine/rules/mcr/mcr.h"

using namespace tingpai;
using namespace tingpai::app;

class TestRuleBook : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void an_example_contains_its_fan_data();
  void an_example_contains_its_fan();
  void all_are_listed_dearest_first();
  void the_tour_has_its_fans();
  void the_rules_are_told_in_brief();
  void typing_narrows_the_list_data();
  void typing_narrows_the_list();
  void a_fan_can_be_looked_up();
  void bad_examples_are_refused_data();
  void bad_examples_are_refused();
};

void TestRuleBook::an_example_contains_its_fan_data() {
  QTest::addColumn<int>("pattern");
  for (int i = 0; i < mcr::pattern_count; ++i) {
    const auto& row = mcr::row(static_cast<mcr::Pattern>(i));
    QTest::newRow(std::string(row.name).c_str()) << i;
  }
}

void TestRuleBook::an_example_contains_its_fan() {
  QFETCH(int, pattern);
  const auto win =
      parse_example(words_of(SchemeId::mcr).example(mcr::id_of(static_cast<mcr::Pattern>(pattern))));
  QVERIFY(win);
  QCOMPARE(win->concealed.total() + 3 * static_cast<int>(win->melds.size()), 13);
  const auto score = mcr::score(*win, mcr::Rules{});
  QVERIFY2(score, "not a winning form");
  QString counted;
  bool contained = false;
  for (const CountedPattern& each : score->patterns) {
    contained = contained || each.id.row == pattern;
    counted += QString::fromLatin1(mcr::row(mcr::pattern_of(each.id)).name.data()) + u' ';
  }
  QVERIFY2(contained, qPrintable(counted));
  QVERIFY2(score->legal, qPrintable(counted));
}

void TestRuleBook::all_are_listed_dearest_first() {
  RuleBook book(nullptr);
  book.set_filter({});
  QCOMPARE(book.patterns()->count(), mcr::pattern_count);
  for (int row = 1; row < book.patterns()->count(); ++row) {
    QVERIFY(book.patterns()->value(row - 1, "points").toInt() >=
            book.patterns()->value(row, "points").toInt());
  }
  QCOMPARE(book.patterns()->value(0, "name").toString(), QStringLiteral("Big Four Winds"));
  QVERIFY(book.patterns()->value(0, "excludes").toString().contains(QStringLiteral("Big Three Winds")));
}

void TestRuleBook::the_tour_has_its_fans() {
  RuleBook book(nullptr);
  QVERIFY(book.tour_patterns()->count() > 1);
  QCOMPARE(book.tour_patterns()->get(0)["name"].toString(), QStringLiteral("Mixed Triple Chow"));
  QCOMPARE(book.tour_patterns()->get(0)["amountText"].toString(), QStringLiteral("8"));
  QCOMPARE(book.tour_patterns()->get(0)["spoken"].toString(), QStringLiteral("Mixed Triple Chow, 8 fan"));
}

void TestRuleBook::the_rules_are_told_in_brief() {
  RuleBook book(nullptr);
  QVERIFY(book.paragraphs()->count() > 3);
  for (int row = 0; row < book.paragraphs()->count(); ++row) {
    QVERIFY(!book.paragraphs()->value(row, "heading").toString().isEmpty());
    QVERIFY(book.paragraphs()->value(row, "words").toString().endsWith(u'.'));
  }
  QCOMPARE(book.tour_tiles().size(), 14);
}

void TestRuleBook::typing_narrows_the_list_data() {
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QString>("first");
  QTest::addColumn<int>("count");
  QTest::newRow("part of a name") << "straight"
                                  << "Pure Straight" << 4;
  QTest::newRow("points") << "64"
                          << "All Terminals" << 6;
  QTest::newRow("a word of the sentence") << "upside"
                                          << "Reversible Tiles" << 1;
  QTest::newRow("nothing so called") << "xyz"
                                     << "" << 0;
}

void TestRuleBook::typing_narrows_the_list() {
  QFETCH(QString, typed);
  QFETCH(QString, first);
  QFETCH(int, count);
  RuleBook book(nullptr);
  book.set_filter(QStringLiteral(" %1 ").arg(typed));
  QCOMPARE(book.patterns()->count(), count);
  if (count > 0) QCOMPARE(book.patterns()->value(0, "name").toString(), first);
}

void TestRuleBook::a_fan_can_be_looked_up() {
  RuleBook book(nullptr);
  book.set_filter(QStringLiteral("straight"));
  const int pattern = static_cast<int>(mcr::Pattern::all_types);
  QCOMPARE(book.rowOf(pattern), -1);
  book.set_wanted(pattern);
  QCOMPARE(book.rowOf(pattern), pattern);
}

void TestRuleBook::bad_examples_are_refused_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::newRow("word") << QByteArray("123m nonsense");
  QTest::newRow("meld of two") << QByteArray("[11m] 123m");
  QTest::newRow("two winning tiles") << QByteArray("123m +11m");
}

void TestRuleBook::bad_examples_are_refused() {
  QFETCH(QByteArray, text);
  QVERIFY(!parse_example(text.constData()));
}

QTEST_GUILESS_MAIN(TestRuleBook)
#include "tst_rule_book.moc"
