// Every fan is explained, and its example is what it says.
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/library/rule_book.h"
#include "app/library/rule_settings.h"
#include "app/settings/app_settings.h"
#include "app/settings/translator.h"
#include "app/text/examples.h"
#include "app/text/scheme_words.h"
#include "engine/rules/mcr/mcr.h"
#include "engine/rules/scheme.h"
#include "engine/rules/sichuan/rules.h"

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
  void each_kind_of_rules_has_its_own_data();
  void each_kind_of_rules_has_its_own();
  void every_option_is_told();
  void the_rules_of_the_table_are_told();
  void typing_narrows_the_list_data();
  void typing_narrows_the_list();
  void a_fan_can_be_looked_up();
  void bad_examples_are_refused_data();
  void bad_examples_are_refused();
  void options_are_rows();
  void what_is_chosen_is_kept();
  void what_is_chosen_is_told_on_its_card();
  void variants_are_told();
  void unknown_rules_are_kept_and_told_data();
  void unknown_rules_are_kept_and_told();
};

void TestRuleBook::an_example_contains_its_fan_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<int>("pattern");
  for (const Preset& kind : scheme::kinds()) {
    const SchemeId id = scheme::id_of(kind.ruleset);
    for (int i = 0; i < words_of(id).pattern_count; ++i) {
      const auto name = scheme::name_of(PatternId{id, static_cast<std::uint8_t>(i)});
      const bool rare = name == "hongzhong.four_reds";
      QTest::newRow(std::string(name).c_str())
          << QString::fromStdString(std::string(kind.name) + (rare ? ";four_reds=1" : "")) << i;
    }
  }
}

void TestRuleBook::an_example_contains_its_fan() {
  QFETCH(QString, ruleset);
  QFETCH(int, pattern);
  const Ruleset rules = *parse_ruleset(ruleset.toStdString());
  const PatternId wanted{scheme::id_of(rules), static_cast<std::uint8_t>(pattern)};
  const auto win = parse_example(words_of(rules).example(wanted));
  QVERIFY(win);
  QCOMPARE(win->concealed.total() + 3 * static_cast<int>(win->melds.size()), 13);
  const auto score = scheme::score(rules, *win);
  QVERIFY2(score, "not a winning form");
  QString counted;
  bool contained = false;
  for (const CountedPattern& each : score->patterns) {
    contained = contained || each.id == wanted;
    counted += QString::fromStdString(std::string(scheme::name_of(each.id))) + u' ';
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

void TestRuleBook::each_kind_of_rules_has_its_own_data() {
  QTest::addColumn<QString>("kind");
  for (const QString& kind : RuleBook::rulesets()) QTest::newRow(qPrintable(kind)) << kind;
}

void TestRuleBook::each_kind_of_rules_has_its_own() {
  QFETCH(QString, kind);
  RuleBook book(nullptr);
  book.set_filter({});
  book.set_ruleset(kind);
  QCOMPARE(book.ruleset(), kind);
  book.set_ruleset(QStringLiteral("nonsense"));
  QCOMPARE(book.ruleset(), kind);
  const SchemeWords& words = words_of(scheme_named(kind));
  QCOMPARE(book.heading(), words.patterns());
  QCOMPARE(book.number_text(), words.pattern_number(words.pattern_count));
  QCOMPARE(book.patterns()->count(), words.pattern_count);
  for (int row = 0; row < words.pattern_count; ++row) {
    const QString spoken = book.patterns()->value(row, "spoken").toString();
    QVERIFY2(spoken.startsWith(book.patterns()->value(row, "name").toString()), qPrintable(spoken));
    QVERIFY(book.patterns()->value(row, "tiles").toStringList().size() > 0);
  }
}

// In the brief, but for what a fan counts.
void TestRuleBook::every_option_is_told() {
  for (const Preset& preset : scheme::presets()) {
    const SchemeWords& words = words_of(preset.ruleset);
    const auto told = [&](const Ruleset& rules) {
      QString all;
      for (const Paragraph& one : words.paragraphs(rules)) all += one.heading + u' ' + one.words + u' ';
      return all;
    };
    for (const Option& option : scheme::options(preset.ruleset)) {
      const QString key = QString::fromLatin1(option.key.data(), static_cast<qsizetype>(option.key.size()));
      if (words.option(option.key).isEmpty() || key.endsWith(QStringLiteral("_kongs"))) continue;
      QStringList different;
      for (int value = option.least; value <= option.most; value += option.step) {
        Ruleset rules = preset.ruleset;
        option.set(rules, value);
        if (!different.contains(told(rules))) different << told(rules);
      }
      QVERIFY2(different.size() > 1, qPrintable(key));
    }
  }
}

void TestRuleBook::the_rules_of_the_table_are_told() {
  RuleBook book(nullptr);
  const auto told = [&] {
    QString all;
    for (int row = 0; row < book.paragraphs()->count(); ++row)
      all += book.paragraphs()->value(row, "words").toString() + u' ';
    return all;
  };
  const Ruleset tournament{.hands = 16, .scheme = sichuan::competition};
  book.openAt(QString::fromStdString(to_text(tournament)));
  QCOMPARE(book.ruleset(), QStringLiteral("sichuan"));
  QVERIFY(told().contains(QStringLiteral("loses 48 points")));
  QVERIFY(!told().contains(QStringLiteral("three tiles of one suit")));
  book.set_ruleset(QStringLiteral("mcr"));
  QVERIFY(told().contains(QStringLiteral("at least 8 fan")));
  book.set_ruleset(QStringLiteral("sichuan"));  // still those of the table
  QVERIFY(told().contains(QStringLiteral("loses 48 points")));
  book.openAt(QStringLiteral("sichuan"));
  QVERIFY(told().contains(QStringLiteral("pays 16 points")));
  book.openAt(QStringLiteral("nonsense"));
  QCOMPARE(book.ruleset(), QStringLiteral("sichuan"));
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

int card_of(const Preset& preset) {
  const auto kinds = scheme::kinds();
  return static_cast<int>(std::ranges::find(kinds, scheme::name_of(preset.ruleset), &Preset::name) -
                          kinds.begin());
}

int variant_of(const Preset& preset) {
  const auto all = scheme::variants(preset.ruleset);
  return static_cast<int>(std::ranges::find(all, preset.name, &Preset::name) - all.begin());
}

// Every option of every preset has words; only the length is asked for elsewhere.
void TestRuleBook::options_are_rows() {
  const QTemporaryDir folder;
  AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
  RuleSettings choices(settings);
  for (const Preset& preset : scheme::presets()) {
    choices.set_card(card_of(preset));
    choices.set_variant(variant_of(preset));
    QVERIFY(settings.rules() == preset.ruleset);
    QCOMPARE(choices.card(), card_of(preset));
    QCOMPARE(choices.variant(), variant_of(preset));
    QVERIFY(!choices.differ());
    QStringList keys{QStringLiteral("hands")};
    for (int row = 0; row < choices.rows()->count(); ++row) {
      keys << choices.rows()->value(row, "key").toString();
      const QStringList values = choices.rows()->value(row, "values").toStringList();
      QVERIFY(!choices.rows()->value(row, "caption").toString().isEmpty());
      QVERIFY(values.size() > 1 && !values.contains(QString()));
      const int current = choices.rows()->value(row, "current").toInt();
      QVERIFY(current >= 0 && current < values.size());
    }
    const auto options = scheme::options(settings.rules());
    QCOMPARE(keys.size(), static_cast<qsizetype>(options.size()));
    for (const Option& option : options)
      QVERIFY2(keys.contains(QString::fromStdString(std::string(option.key))), option.key.data());
  }
}

void TestRuleBook::what_is_chosen_is_kept() {
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("settings.ini"));
  {
    AppSettings settings(file);
    RuleSettings choices(settings);
    QSignalSpy changes(&choices, &RuleSettings::changed);
    choices.choose(QStringLiteral("flowers"), 0);
    choices.choose(QStringLiteral("two_concealed_kongs"), 1);
    QCOMPARE(changes.size(), 2);
    choices.choose(QStringLiteral("two_concealed_kongs"), 2);  // there is no third
    choices.choose(QStringLiteral("minimum_fan"), -1);
    choices.choose(QStringLiteral("wine"), 1);
    choices.choose(QStringLiteral("hands"), 3);  // not here
    QCOMPARE(changes.size(), 2);
    QVERIFY(choices.differ());
    QCOMPARE(choices.differences(), QStringLiteral("Flowers: Off · Two Concealed Kongs: 8 fan"));
  }
  QCOMPARE(QSettings(file, QSettings::IniFormat).value(QStringLiteral("rules")).toString(),
           QStringLiteral("mcr;flowers=0;two_concealed_kongs=8"));
  AppSettings settings(file);
  RuleSettings choices(settings);
  QCOMPARE(to_text(settings.rules()), std::string("mcr;flowers=0;two_concealed_kongs=8"));
  QCOMPARE(settings.rules_notice(), QString());
  QCOMPARE(choices.card(), 0);
  choices.set_card(0);  // it is chosen already: its options stay
  QVERIFY(choices.differ());
  choices.reset();
  QVERIFY(settings.rules() == Ruleset());
  QCOMPARE(choices.differences(), QString());
}

void TestRuleBook::what_is_chosen_is_told_on_its_card() {
  const QTemporaryDir folder;
  AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
  RuleSettings choices(settings);
  const auto says = [&](const char* role) { return choices.cards()->value(0, role).toString(); };
  QCOMPARE(says("says"), QStringLiteral("81 fans, and a hand must be worth eight: plan what you want."));
  QCOMPARE(says("facts"), QStringLiteral("144 tiles · flowers · up to 16 hands"));
  choices.choose(QStringLiteral("flowers"), 0);
  QCOMPARE(says("facts"), QStringLiteral("136 tiles · no flowers · up to 16 hands"));
  choices.choose(QStringLiteral("minimum_fan"), 0);
  QCOMPARE(says("says"), QStringLiteral("81 fans, and any complete hand wins."));
  choices.choose(QStringLiteral("minimum_fan"), 6);
  QVERIFY2(says("says").contains(u'6') && !says("says").contains(QStringLiteral("eight")),
           qPrintable(says("says")));
}

// A card tells its chosen variant, no two presets have one title, and options are held against the variant
// that they are nearest to.
void TestRuleBook::variants_are_told() {
  const QTemporaryDir folder;
  AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
  RuleSettings choices(settings);
  QCOMPARE(choices.variants(), QStringList());
  QSet<QString> titles;
  for (const Preset& preset : scheme::presets()) {
    settings.set_rules(preset.ruleset);
    titles << choices.title();
  }
  QCOMPARE(titles.size(), static_cast<qsizetype>(scheme::presets().size()));

  settings.set_rules(*parse_ruleset("hongzhong"));
  QCOMPARE(choices.variants(), (QStringList{QStringLiteral("Standard"), QStringLiteral("Server rules")}));
  QCOMPARE(choices.title(), QStringLiteral("Red-dragon-wild"));
  choices.set_variant(2);  // there is no third
  QCOMPARE(choices.variant(), 0);
  choices.set_variant(1);
  QCOMPARE(choices.title(), QStringLiteral("Red-dragon-wild, Server rules"));
  const QString says = choices.cards()->value(choices.card(), "says").toString();
  QVERIFY2(says.contains(QStringLiteral("robbing a kong")), qPrintable(says));
  choices.choose(QStringLiteral("four_reds"), 1);
  QCOMPARE(choices.variant(), 1);
  QCOMPARE(choices.differences().count(u':'), 1);
  choices.reset();
  QVERIFY(settings.rules() == *parse_ruleset("hongzhong_commercial"));
}

void TestRuleBook::unknown_rules_are_kept_and_told_data() {
  QTest::addColumn<QVariant>("kept");
  QTest::addColumn<QString>("text");
  for (const char* text : {"wine;hands=8", "mcr;wine=1", "mcr;flowers=2", "mcr;flowers", "§", "MCR", " "})
    QTest::newRow(text) << QVariant(QString::fromUtf8(text)) << QString::fromUtf8(text);
  QTest::newRow("a list") << QVariant(QStringList{QStringLiteral("mcr"), QStringLiteral("mcr")})
                          << QStringLiteral("mcr,mcr");
}

void TestRuleBook::unknown_rules_are_kept_and_told() {
  QFETCH(QVariant, kept);
  QFETCH(QString, text);
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("settings.ini"));
  const auto stored = [&](const char* key) {
    return QSettings(file, QSettings::IniFormat).value(QLatin1String(key)).toStringList().join(u',');
  };
  QSettings(file, QSettings::IniFormat).setValue(QStringLiteral("rules"), kept);
  for (int start = 0; start < 2; ++start) {
    AppSettings settings(file);
    RuleSettings choices(settings);
    QVERIFY(settings.rules() == Ruleset());
    QVERIFY2(settings.rules_notice().contains(text), qPrintable(settings.rules_notice()));
    QVERIFY(settings.rules_notice().contains(QStringLiteral("Chinese Official")));
    settings.set_length(4);  // another choice leaves them alone
  }
  QCOMPARE(stored("rules"), text);
  {
    AppSettings settings(file);
    RuleSettings choices(settings);
    choices.set_card(0);  // chosen, though it looks chosen already
    QCOMPARE(settings.rules_notice(), QString());
  }
  QCOMPARE(stored("rules"), QStringLiteral("mcr"));
  QCOMPARE(stored("rulesBefore"), text);
  QCOMPARE(AppSettings(file).rules_notice(), QString());
}

QTEST_GUILESS_MAIN(TestRuleBook)
#include "tst_rule_book.moc"
