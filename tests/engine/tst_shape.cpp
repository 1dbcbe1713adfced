// Shanten and effective tiles against published values.
#include <QFile>
#include <QTest>

#include "engine/shape.h"
#include "tests/engine/text_hand.h"

using namespace tingpai;

class TestShape : public QObject {
  Q_OBJECT

 private slots:
  void published_hands();
};

void TestShape::published_hands() {
  QFile file(QStringLiteral(TINGPAI_SHARED_DIR "/oracle/shanten_visible.tsv"));
  if (!file.open(QIODevice::ReadOnly)) QSKIP("the published hands are not beside this checkout");
  file.readLine();
  int hands = 0;
  while (!file.atEnd()) {
    const auto fields = file.readLine().trimmed().split('\t');
    QCOMPARE(fields.size(), 7);
    TileCounts counts;
    for (int kind = 0; kind < Tile::kinds; ++kind) counts.add(kind, fields[2][kind] - '0');
    const auto expect = [&](Form form, const QByteArray& value) {
      const auto got = shanten(counts, form);
      const QByteArray text = got ? QByteArray::number(*got) : QByteArray("-");
      QVERIFY2(text == value, (fields[0] + ": " + text + " instead of " + value).constData());
    };
    expect(Form::standard, fields[4]);
    expect(Form::seven_pairs, fields[5]);
    expect(Form::thirteen_orphans, fields[6]);
    if (QTest::currentTestFailed()) return;
    ++hands;
  }
  QCOMPARE(hands, 43049);
}

QTEST_APPLESS_MAIN(TestShape)
#include "tst_shape.moc"
