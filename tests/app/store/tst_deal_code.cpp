// Deals go from person to person as short texts, and the walls are sealed before they are told.
#include <QCryptographicHash>
#include <QTest>

#include "app/store/deal_code.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/rules/scheme.h"
#include "engine/table/referee.h"
#include "engine/table/wall.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

const QString letters = QStringLiteral("0123456789ABCDEFGHJKMNPQRSTVWXYZ");

QString bare(QString code) { return code.remove(u'-'); }

}  // namespace

class TestDealCode : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void comes_back_data();
  void comes_back();
  void codes_and_seals_stay_what_they_are_data();
  void codes_and_seals_stay_what_they_are();
  void one_wrong_letter_is_found();
  void exchanged_neighbours_are_found();
  void is_read_as_people_write_it_data();
  void is_read_as_people_write_it();
  void what_is_no_code_is_refused_data();
  void what_is_no_code_is_refused();
  void numbers_are_never_taken_for_codes();
  void what_is_wrong_is_told_data();
  void what_is_wrong_is_told();
  void rules_of_ones_own_have_no_code();
  void every_preset_has_codes();
  void code_and_seal_are_those_of_any_length();
  void the_seal_is_of_the_walls_that_are_played();
};

void TestDealCode::comes_back_data() {
  QTest::addColumn<quint64>("seed");
  QTest::addColumn<int>("length");
  QTest::newRow("deal 0") << quint64{0} << 2;
  QTest::newRow("deal 1") << quint64{1} << 3;
  QTest::newRow("a long one") << quint64{0x123456789abcdefU} << 14;
  QTest::newRow("the last") << ~quint64{0} << 15;
}

void TestDealCode::comes_back() {
  QFETCH(quint64, seed);
  QFETCH(int, length);
  const Deal deal{Ruleset{}, seed};
  const QString code = deal_code(deal);
  QCOMPARE(bare(code).size(), length);
  const auto read = parse_deal_code(code);
  QVERIFY(read);
  QVERIFY(*read == deal);
}

// People have written them down.
void TestDealCode::codes_and_seals_stay_what_they_are_data() {
  QTest::addColumn<quint64>("seed");
  QTest::addColumn<QString>("code");
  QTest::addColumn<QString>("seal");
  QTest::newRow("deal 0") << quint64{0} << "00"
                          << "e604c9ef00d8e643aa78f33466a8a055a4a4bc92958b6615ed86aa01d5563d67";
  QTest::newRow("deal 1") << quint64{1} << "01Y"
                          << "845d722a2d6d4b9d397ae6cc882cf126c52871bf45c884d50b263bc7bc75d04c";
  QTest::newRow("a deal of a day") << quint64{20261124} << "0KAA-84B"
                                   << "bcf6d74a23fb8242816f0e42587d8d5371ab450e6a2a2e56f1466a001b3f9aa2";
  QTest::newRow("a long one") << quint64{0x123456789abcdefU} << "028T-5CY4-TQKF-FX"
                              << "3559ded1da76e4a68b55f348085a5686a7ded01f366e512889433589d53023eb";
  QTest::newRow("the last") << ~quint64{0} << "0FZZ-ZZZZ-ZZZZ-ZZE"
                            << "c4c31913de823b5ce1e68b5baf5642d63668e47f05d2fef8dc452bacd46b1316";
}

void TestDealCode::codes_and_seals_stay_what_they_are() {
  QFETCH(quint64, seed);
  QFETCH(QString, code);
  QFETCH(QString, seal);
  QCOMPARE(deal_code({Ruleset{}, seed}), code);
  QCOMPARE(wall_hash(Ruleset{}, seed), seal);
}

void TestDealCode::one_wrong_letter_is_found() {
  const QString code = bare(deal_code({Ruleset{}, 987654321987U}));
  for (qsizetype at = 0; at < code.size(); ++at) {
    for (const QChar letter : letters) {
      QString wrong = code;
      wrong[at] = letter;
      QCOMPARE(static_cast<bool>(parse_deal_code(wrong)), wrong == code);
    }
  }
}

void TestDealCode::exchanged_neighbours_are_found() {
  const QString code = bare(deal_code({Ruleset{}, 0x0fedcba987654321U}));
  for (qsizetype at = 0; at + 1 < code.size(); ++at) {
    QString wrong = code;
    std::swap(wrong[at], wrong[at + 1]);
    if (wrong == code) continue;
    QVERIFY2(!parse_deal_code(wrong), qPrintable(wrong));
  }
}

void TestDealCode::is_read_as_people_write_it_data() {
  QTest::addColumn<QString>("text");
  const QString code = deal_code({Ruleset{}, 32 * 32 + 1});  // has a 0 and a 1
  QTest::newRow("as given") << code;
  QTest::newRow("lower case") << code.toLower();
  QTest::newRow("without hyphens, with spaces") << QStringLiteral(" %1 ").arg(bare(code));
  QTest::newRow("with wide spaces") << QString(code).replace(u'-', QChar(0x3000));
  QTest::newRow("letters for digits") << QString(code).replace(u'0', u'O').replace(u'1', u'l');
}

void TestDealCode::is_read_as_people_write_it() {
  QFETCH(QString, text);
  const auto deal = parse_deal_code(text);
  QVERIFY(deal);
  QCOMPARE(deal->seed, quint64{32 * 32 + 1});
}

void TestDealCode::what_is_no_code_is_refused_data() {
  QTest::addColumn<QString>("text");
  QTest::newRow("nothing") << "";
  QTest::newRow("one letter") << "0";
  QTest::newRow("a letter that is none of it") << "0U1";
  QTest::newRow("Chinese") << QStringLiteral("听牌");
  QTest::newRow("too long") << QString(40, u'0');
  QTest::newRow("hyphens") << "--";
}

void TestDealCode::what_is_no_code_is_refused() {
  QFETCH(QString, text);
  QVERIFY(!parse_deal_code(text));
}

void TestDealCode::numbers_are_never_taken_for_codes() {
  for (const quint64 number : {quint64{0}, quint64{7}, ~quint64{0}}) {
    const auto deal = parse_deal(QStringLiteral(" %1 ").arg(number));
    QVERIFY(deal);
    QCOMPARE(deal->seed, number);
  }
  for (quint64 number = 1; number < 5000; ++number) {  // whatever its check would be
    const auto deal = parse_deal(QString::number(number));
    QVERIFY(deal);
    QCOMPARE(deal->seed, number);
    const auto code = parse_deal(deal_code({Ruleset{}, number}));
    QVERIFY(code);
    QCOMPARE(code->seed, number);
  }
}

void TestDealCode::what_is_wrong_is_told_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("told");
  QTest::newRow("nothing") << "  "
                           << "Enter a deal code";
  QTest::newRow("a wrong letter") << "0A"
                                  << "a character is wrong";
  QTest::newRow("other rules") << "1AB"
                               << "rules that this version does not support";  // once a seat
  QTest::newRow("a number beyond the last") << "18446744073709551616"
                                            << "the last one is 18446744073709551615";
}

void TestDealCode::what_is_wrong_is_told() {
  QFETCH(QString, text);
  QFETCH(QString, told);
  const auto deal = parse_deal(text);
  QVERIFY(!deal);
  const QString message = QString::fromStdString(deal.error().message);
  QVERIFY2(message.contains(told), qPrintable(message));
}

void TestDealCode::rules_of_ones_own_have_no_code() {
  Ruleset own;
  mcr::rules_of(own).flowers = false;
  QCOMPARE(deal_code({own, 1}), QString());
}

void TestDealCode::every_preset_has_codes() {
  QStringList first;
  for (const Preset& preset : scheme::presets()) {
    for (const quint64 seed : {quint64{0}, quint64{1}, quint64{20261124}, ~quint64{0}}) {
      const QString code = deal_code({preset.ruleset, seed});
      const auto deal = parse_deal(code);
      QVERIFY2(deal, qPrintable(code));
      QVERIFY(deal->ruleset == preset.ruleset && deal->seed == seed);
    }
    first << deal_code({preset.ruleset, 1}).left(1);
  }
  QCOMPARE(first,
           QStringList({"0", "A", "B", "C", "D", "E", "F", "G", "H"}));  // codes of today stay what they are
}

void TestDealCode::code_and_seal_are_those_of_any_length() {
  for (const int hands : {1, 4, 8, 64}) {
    Ruleset rules;
    rules.hands = hands;
    QCOMPARE(deal_code({rules, 77}), deal_code({Ruleset{}, 77}));
    QCOMPARE(wall_hash(rules, 77), wall_hash(Ruleset{}, 77));
  }
}

void TestDealCode::the_seal_is_of_the_walls_that_are_played() {
  Ruleset rules;
  rules.hands = 1;
  Referee referee(rules, 5);
  std::optional<std::vector<Tile>> wall;
  while (!wall) {
    const auto event = referee.advance();
    QVERIFY(event);
    if (const auto* started = std::get_if<events::HandStarted<Truth>>(&*event)) wall = started->wall;
  }
  const std::string walls = sealed_walls({rules, 5});
  QVERIFY(walls.starts_with(to_text(*wall) + '\n'));
  QCOMPARE(std::count(walls.begin(), walls.end(), '\n'), 16);
  QCOMPARE(
      wall_hash(rules, 5),
      QString::fromLatin1(
          QCryptographicHash::hash(QByteArray::fromStdString(walls), QCryptographicHash::Sha256).toHex()));
  QVERIFY(wall_hash(rules, 5) != wall_hash(rules, 6));
  QCOMPARE(wall_hash(Ruleset{}, 5).size(), 64);
}

QTEST_GUILESS_MAIN(TestDealCode)
#include "tst_deal_code.moc"
