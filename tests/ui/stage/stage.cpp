#include "tests/ui/stage/stage.h"

#include <QHash>
#include <QMutex>
#include <QPointer>
#include <QQmlIncubationController>
#include <QTest>
#include <algorithm>
#include <cstring>

#include "app/base/pictures.h"

namespace tingpai::ui_test {
namespace {

constexpr int frame_ms = 17;

QStringList* heard = nullptr;
QtMessageHandler before = nullptr;

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (heard != nullptr && type == QtWarningMsg) heard->append(message);
  if (before != nullptr) before(type, context, message);
}

// Draws each picture once for all stages of a program: many tests spent a third of their time on tiles.
class SharedPictures : public app::Pictures {
 public:
  QImage requestImage(const QString& name, QSize* size, const QSize& wanted) override {
    static QMutex one_at_a_time;  // some are asked for by a thread that loads
    static QHash<QString, std::pair<QImage, QSize>> drawn;
    const QMutexLocker lock(&one_at_a_time);
    auto& [picture, own_size] =
        drawn[QStringLiteral("%1 %2 %3").arg(name).arg(wanted.width()).arg(wanted.height())];
    if (picture.isNull()) picture = app::Pictures::requestImage(name, &own_size, wanted);
    *size = own_size;
    return picture;
  }
};

// The first, depth first. Null: none.
QQuickItem* find(QQuickItem* item, const QString& name) {
  if (item->objectName() == name) return item;
  const auto children = item->childItems();
  for (QQuickItem* child : children) {
    if (QQuickItem* found = find(child, name)) return found;
  }
  return nullptr;
}

template <class Visit>
void walk(QQuickItem* item, const Visit& visit) {
  visit(item);
  const auto children = item->childItems();
  for (QQuickItem* child : children) walk(child, visit);
}

// "HandTile_QMLTYPE_12" and "HandTile_QMLTYPE_12_QML_34" are HandTile. Behind those of QML come classes of
// Qt, and this is asked of thousands of items.
bool is_a(const QObject* object, const QByteArray& prefix) {
  if (prefix.isEmpty()) return true;
  for (const QMetaObject* meta = object->metaObject(); meta != nullptr; meta = meta->superClass()) {
    const char* name = meta->className();
    if (std::strncmp(name, prefix.constData(), static_cast<size_t>(prefix.size())) == 0) return true;
    if (std::strstr(name, "_QML") == nullptr) return false;
  }
  return false;
}

}  // namespace

Stage::Stage(const app::Decide& decide, const Setting& setting) {
  static QStringList lines;
  lines.clear();
  heard = &lines;
  if (before == nullptr) before = qInstallMessageHandler(hear);

  // Without animation there is nothing to see in the pauses either.
  app::Clock& clock = setting.speed == app::AppSettings::Off ? hurried_ : app::Clock::system();
  if (setting.folder) setting.folder(directory_.path());
  services_ = std::make_unique<app::Services>(directory_.path(), decide, clock);
  app::AppSettings& settings = services_->settings;
  settings.set_language(setting.language);
  settings.set_speed(setting.speed);
  settings.set_hints(setting.hints);
  settings.set_hint_depth(setting.hint_depth);
  settings.set_two_step_discard(setting.two_step);
  settings.set_level(setting.level);
  settings.set_tile_volume(0);
  settings.set_call_volume(0);
  settings.set_result_volume(0);
  settings.set_text_scale(setting.text_scale);
  settings.set_chrome(setting.chrome);
  if (!setting.record.empty()) {
    const auto id = services_->store.begin();
    int number = 0;
    for (const Event& event : setting.record) services_->store.append(*id, number++, event);
    services_->game.resume();
  }
  engine_ = std::make_unique<QQmlApplicationEngine>();
  services_->offer_to(*engine_);
  if (!setting.draw_anew) engine_->addImageProvider(QStringLiteral("drawing"), new SharedPictures);
  engine_->load(QUrl(QStringLiteral("qrc:/qt/qml/Tingpai/Main.qml")));
  if (engine_->rootObjects().isEmpty()) return;
  window_ = qobject_cast<QQuickWindow*>(engine_->rootObjects().constFirst());
  window_->resize(setting.size);
  window_->requestActivate();
  static_cast<void>(QTest::qWaitForWindowActive(window_));
}

Stage::~Stage() {
  heard = nullptr;
  engine_.reset();
}

QStringList Stage::warnings() const { return heard != nullptr ? *heard : QStringList(); }

QQuickItem* Stage::named(const QString& name) const { return find(window_->contentItem(), name); }

QList<QQuickItem*> Stage::of_type(const QString& type) const {
  const QByteArray prefix = type.isEmpty() ? QByteArray() : type.toLatin1() + "_Q";
  QList<QQuickItem*> found;
  walk(window_->contentItem(), [&](QQuickItem* item) {
    const auto used = [&] { return item->property("used") != QVariant(false); };  // of a row of a model
    if (is_a(item, prefix) && used()) found << item;
  });
  return found;
}

bool Stage::seen(const QQuickItem* item) {
  for (const QQuickItem* at = item; at != nullptr; at = at->parentItem()) {
    if (!at->isVisible() || at->opacity() <= 0) return false;
  }
  return item->width() > 0 && item->height() > 0;
}

bool Stage::drawn() const {
  const auto tiles = of_type(QStringLiteral("TileImage"));
  return std::all_of(tiles.begin(), tiles.end(), [](const QQuickItem* tile) {
    return !seen(tile) || tile->property("status").toInt() == 1;  // ready
  });
}

QStringList Stage::cut_texts() const {
  QStringList texts;
  for (const QQuickItem* item : of_type({})) {
    const QString text = item->property("text").toString();
    if (seen(item) && item->property("truncated").toBool() && !text.isEmpty()) texts << text;
  }
  return texts;
}

QRectF Stage::place(const QQuickItem* item) {
  QRectF box = item->mapRectToScene(item->boundingRect());
  for (const QQuickItem* above = item; above != nullptr; above = above->parentItem()) {
    if (!above->inherits("QQuickFlickable") || !above->property("interactive").toBool()) continue;
    const QRectF view = above->mapRectToScene(above->boundingRect());
    if (box.top() < view.top()) box.moveTop(view.top());
    if (box.bottom() > view.bottom()) box.moveBottom(view.bottom());
  }
  return box;
}

bool Stage::sees(const QString& name) const {
  const QQuickItem* item = named(name);
  return item != nullptr && seen(item);
}

QString Stage::page() const { return named(QStringLiteral("pages"))->property("shown").toString(); }

bool Stage::go_to(const QString& page) const {
  window_->setProperty("page", page);
  const bool there = QTest::qWaitFor([&] { return this->page() == page.section(u'/', 0, 0); });
  QTest::qWait(50);  // its lists are laid out with the next frame
  return there;
}

void Stage::click(QQuickItem* item) const {
  QVERIFY2(item != nullptr && seen(item), "nothing to click");
  const QPointer<QQuickItem> target = item;  // a list may drop its rows while we wait
  QPointF centre;
  const auto stands_still = [&] {
    if (target.isNull()) return true;
    const QPointF before = centre;
    centre = target->mapToScene({target->width() / 2, target->height() / 2});
    return centre == before;
  };
  stands_still();
  QTest::qWait(frame_ms);
  QTRY_VERIFY_WITH_TIMEOUT(stands_still(), 1000);
  QVERIFY2(!target.isNull(), "what was to be clicked has gone");
  QTest::mouseClick(window_, Qt::LeftButton, {}, centre.toPoint());
}

void Stage::click(const QString& name) const {
  QQuickItem* item = named(name);
  QVERIFY2(item != nullptr, qPrintable(name));
  click(item);
}

void Stage::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const {
  QTest::keyClick(window_, key, modifiers);
}

void Stage::turn_wheel(QPoint at, int angle) const {
  QWheelEvent turn(at, window_->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                   Qt::NoScrollPhase, false);
  static quint64 time = 0;  // a view does not move for two events of the same moment
  turn.setTimestamp(time += 20);
  QCoreApplication::sendEvent(window_, &turn);
}

void Stage::type(char key) const { QTest::keyClick(window_, key); }

QImage Stage::picture() const {
  // What a list makes ahead has no place yet, though it counts as visible: it is finished first.
  QQmlIncubationController* const ahead = engine_->incubationController();
  QImage picture = window_->grabWindow();
  for (int again = 0; again < 20 && ahead->incubatingObjectCount() > 0; ++again) {
    ahead->incubateFor(100);  // ms
    picture = window_->grabWindow();
  }
  return picture;
}

bool keep_picture(const QImage& picture, const QString& name) {
  const QString folder = qEnvironmentVariable("TINGPAI_PICTURES");
  const QString file = name.isEmpty() ? QString::fromLatin1(QTest::currentDataTag()) : name;
  return folder.isEmpty() || picture.save(QStringLiteral("%1/%2.png").arg(folder, file));
}

}  // namespace tingpai::ui_test
