// The MCR scorer against the oracle data, where a checkout has it.
#include <QFileInfo>
#include <QTest>

#include "tests/engine/rules/mcr_oracle.h"

using namespace tingpai;
using namespace tingpai::test;

class McrOracleTest : public QObject {
  Q_OBJECT

 private slots:
  void visible_half();
  void ruled_disagreements();

 private:
  static void check(const QString& name, std::size_t least);
};

void McrOracleTest::check(const QString& name, std::size_t least) {
  const QString path = QString(TINGPAI_SHARED_DIR "/oracle/") + name;
  if (!QFileInfo::exists(path)) QSKIP("no oracle data beside this checkout");
  QString error;
  const auto cases = read_mcr_cases(path, &error);
  QVERIFY2(error.isEmpty(), qPrintable(error));
  QVERIFY(cases.size() >= least);
  int wrong = 0;
  int checked = 0;
  for (const McrCase& one : cases) {
    if (!one.total) continue;
    ++checked;
    const QString text = difference(one, mcr::Rules{});
    if (text.isEmpty()) continue;
    if (++wrong <= 40) qWarning("%s %s: %s", qPrintable(one.group), qPrintable(one.id), qPrintable(text));
  }
  qInfo("%s: %d cases, %d wrong", qPrintable(name), checked, wrong);
  QCOMPARE(wrong, 0);
}

void McrOracleTest::visible_half() { check("mcr_fan_visible.jsonl", 17337); }
void McrOracleTest::ruled_disagreements() { check("mcr_disagreements.jsonl", 2005); }

QTEST_APPLESS_MAIN(McrOracleTest)
#include "tst_mcr_oracle.moc"
