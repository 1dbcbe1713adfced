// Everything that is written can be read: in dark and in light chrome, with text up to twice as large.
// Measured on the picture: contrast of each text with the ground it stands on, nothing cut, no text over
// another. Pictures are kept when TINGPAI_PICTURES names a folder.
#include <QDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "tests/ui/situations.h"
#include "tests/ui/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

struct Scene {
  const char* name;
  std::vector<Event> (*record)();
  bool hints;
  QList<Qt::Key> keys;
  QStringList parts;  // what is looked at; what lies behind is not
  const char* page = nullptr;
  bool grows = true;  // with the text; pages whose rows do not are looked at in the common size
};

const std::array<Scene, 13>& scenes() {
  static const std::array<Scene, 13> all{{
      {"hints", [] { return own_turn(60, false); }, true, {}, {"TableArea", "TutorDock"}},
      {"calls", [] { return three_chows(); }, false, {}, {"TableArea", "TutorDock"}},
      {"menu", [] { return own_turn(60, false); }, false, {Qt::Key_Escape}, {"MenuPage"}},
      {"keys", [] { return own_turn(60, false); }, false, {Qt::Key_F1}, {"KeyHelp"}},
      {"scores", [] { return own_turn(60, false); }, false, {Qt::Key_Tab}, {"ScoresCard"}},
      {"result", [] { return hand_won(); }, false, {}, {"ResultPage"}},
      {"standing", [] { return last_hand_over(); }, false, {Qt::Key_Return}, {"GameOverPage"}},
      {"settings", [] { return own_turn(60, false); }, false, {}, {"SettingsPage"}, "Settings", false},
      {"statistics", [] { return hand_won(); }, false, {}, {"StatisticsPage"}, "Statistics", false},
      {"fans", [] { return own_turn(60, false); }, false, {}, {"FansPage"}, "Fans"},
      {"deal", [] { return own_turn(60, false); }, false, {}, {"DealPage"}, "Deal"},
      {"hotseat", [] { return own_turn(60, false); }, false, {}, {"HotseatPage"}, "Hotseat"},
      {"tour", [] { return own_turn(60, false); }, false, {}, {"TourPage"}, "Tour", false},
  }};
  return all;
}

// A text that a person sees, and where its letters are.
struct Seen {
  const QQuickItem* item;
  QRectF box;
  qreal opacity = 1;
  bool enabled = true;
  QString words() const { return item->property("text").toString(); }
};

QRectF letters(const QQuickItem* text) {
  const QSizeF size(std::min(text->width(), text->property("contentWidth").toReal()),
                    std::min(text->height(), text->property("contentHeight").toReal()));
  const int align = text->property("horizontalAlignment").toInt();
  const qreal x = align == Qt::AlignHCenter ? (text->width() - size.width()) / 2
                  : align == Qt::AlignRight ? text->width() - size.width()
                                            : 0;
  const qreal y = text->property("verticalAlignment").toInt() == Qt::AlignVCenter
                      ? (text->height() - size.height()) / 2
                      : 0;
  return text->mapRectToScene(QRectF(QPointF(x, y), size));
}

void collect(const QQuickItem* item, QList<const QQuickItem*>& all) {
  all << item;
  for (const QQuickItem* child : item->childItems()) collect(child, all);
}

QList<Seen> texts(const Stage& stage, const QStringList& parts) {
  QList<Seen> all;
  for (const QString& part : parts) {
    for (const QQuickItem* root : stage.of_type(part)) {
      QList<const QQuickItem*> items;
      collect(root, items);
      for (const QQuickItem* item : items) {
        const QVariant words = item->property("text");
        if (!item->property("contentWidth").isValid() || words.toString().isEmpty() || !Stage::seen(item))
          continue;
        Seen seen{item, letters(item)};
        bool whole = true;
        for (const QQuickItem* at = item; at != nullptr; at = at->parentItem()) {
          seen.opacity *= at->opacity();
          seen.enabled = seen.enabled && at->isEnabled();
          if (at->clip() && !at->mapRectToScene(at->boundingRect()).contains(seen.box)) whole = false;
        }
        if (whole) all << seen;
      }
    }
  }
  return all;
}

double luminance(const QColor& colour) {
  const auto part = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const double one = luminance(a) + 0.05;
  const double other = luminance(b) + 0.05;
  return std::max(one, other) / std::min(one, other);
}

// The colour that most of the box has.
QColor ground(const QImage& picture, const QRectF& box) {
  QHash<QRgb, int> counts;
  const QRect inside = box.toAlignedRect().intersected(picture.rect());
  for (int y = inside.top(); y <= inside.bottom(); ++y) {
    for (int x = inside.left(); x <= inside.right(); ++x) {
      ++counts[picture.pixel(x, y) & 0xfcfcfcfc];  // a grain or a gradient is one ground
    }
  }
  const auto most = std::max_element(counts.begin(), counts.end());
  return most == counts.end() ? QColor() : QColor::fromRgb(most.key());
}

QColor over(const QColor& ink, const QColor& paper, qreal opacity) {
  const auto mix = [&](double a, double b) { return a * opacity + b * (1 - opacity); };
  return QColor::fromRgbF(static_cast<float>(mix(ink.redF(), paper.redF())),
                          static_cast<float>(mix(ink.greenF(), paper.greenF())),
                          static_cast<float>(mix(ink.blueF(), paper.blueF())));
}

}  // namespace

class TestReadable : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void can_be_read_data();
  void can_be_read();
};

void TestReadable::can_be_read_data() {
  QTest::addColumn<int>("scene");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("scale");
  QTest::addColumn<bool>("light");
  QTest::addColumn<QString>("language");
  for (int scene = 0; scene < static_cast<int>(scenes().size()); ++scene) {
    const auto add = [&](QSize size, double scale, bool light, const char* language) {
      QTest::addRow("%s-%dx%d-%d%%-%s-%s", scenes()[static_cast<std::size_t>(scene)].name, size.width(),
                    size.height(), static_cast<int>(100 * scale), light ? "light" : "dark", language)
          << scene << size << scale << light << QString::fromLatin1(language);
    };
    add({1280, 800}, 1, false, "en");
    add({1280, 800}, 1, true, "en");
    if (!scenes()[static_cast<std::size_t>(scene)].grows) continue;
    add({1280, 800}, 2, false, "en");
    add({1920, 1080}, 2, true, "ja");
  }
}

void TestReadable::can_be_read() {
  QFETCH(int, scene);
  QFETCH(QSize, size);
  QFETCH(double, scale);
  QFETCH(bool, light);
  QFETCH(QString, language);
  const Scene& what = scenes()[static_cast<std::size_t>(scene)];
  Stage stage(scripted(false),
              {.size = size,
               .language = language,
               .hints = what.hints,
               .text_scale = scale,
               .chrome = light ? app::AppSettings::LightChrome : app::AppSettings::DarkChrome,
               .record = what.record()});
  QVERIFY(stage.usable());
  QTRY_VERIFY(stage.game().asked() || stage.sees(QStringLiteral("resultPage")));
  if (what.hints) QTRY_VERIFY(stage.game().tutor()->available());
  for (const Qt::Key key : what.keys) stage.press(key);
  if (what.page != nullptr) stage.window()->setProperty("page", what.page);
  QTest::qWait(200);
  const QImage picture = stage.picture();
  const QString folder = qEnvironmentVariable("TINGPAI_PICTURES");
  if (!folder.isEmpty())
    QVERIFY(picture.save(QDir(folder).filePath(QString::fromLatin1(QTest::currentDataTag()) + ".png")));
  const QList<Seen> all = texts(stage, what.parts);
  QVERIFY(all.size() >= 4);
  QStringList faults;
  for (const Seen& text : all) {
    if (text.item->property("truncated").toBool()) faults << "cut: " + text.words();
    if (!picture.rect().adjusted(-1, -1, 1, 1).contains(text.box.toRect()))
      faults << "outside the window: " + text.words();
    if (!text.enabled) continue;
    const QColor paper = ground(picture, text.box);
    const double measured =
        contrast(over(text.item->property("color").value<QColor>(), paper, text.opacity), paper);
    if (measured < 4.5)
      faults << QStringLiteral("contrast %1: %2").arg(measured, 0, 'f', 1).arg(text.words());
  }
  for (qsizetype i = 0; i < all.size(); ++i) {
    for (qsizetype j = 0; j < i; ++j) {
      const QRectF both = all[i].box.intersected(all[j].box);
      if (both.width() > 2 && both.height() > 0.3 * std::min(all[i].box.height(), all[j].box.height()))
        faults << "one over the other: " + all[j].words() + " / " + all[i].words();
    }
  }
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join("\n")));
  QCOMPARE(stage.warnings(), QStringList());
}

QTEST_MAIN(TestReadable)
#include "tst_readable.moc"
