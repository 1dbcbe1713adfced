// The real window over a real game, for tests: Main.qml with its controller, settings and record in a
// directory of its own.
#pragma once

#include <QImage>
#include <QPoint>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <functional>
#include <memory>
#include <vector>

#include "app/services.h"
#include "tests/app/game/hurried_clock.h"

namespace tingpai::ui_test {

struct Setting {
  QSize size{1280, 800};
  QString language = QStringLiteral("en");
  app::AppSettings::Speed speed = app::AppSettings::Off;
  bool hints = false;
  app::AppSettings::HintDepth hint_depth = app::AppSettings::Full;
  bool two_step = false;
  QString level = QStringLiteral("path");
  double text_scale = 1;
  app::AppSettings::Chrome chrome = app::AppSettings::DarkChrome;
  bool draw_anew = false;  // as the program does, for who measures it; else pictures of all stages are shared
  std::function<void(const QString&)> folder = {};  // puts files where the program keeps its own
  std::vector<Event> record;                        // a game to go on with; empty: none
};

class Stage {
 public:
  Stage(const app::Decide& decide, const Setting& setting);
  ~Stage();

  QQuickWindow* window() const { return window_; }
  app::GameController& game() { return services_->game; }
  app::Services& services() { return *services_; }
  app::AppSettings& settings() { return services_->settings; }
  bool usable() const { return window_ != nullptr; }
  QStringList warnings() const;  // of QML

  // Items: by object name, or every one of a QML type of ours ("HandTile"; empty: all). Rows in waiting
  // are left out.
  QQuickItem* named(const QString& name) const;
  QList<QQuickItem*> of_type(const QString& type) const;
  static bool seen(const QQuickItem* item);     // visible, not transparent, inside the window
  static QRectF place(const QQuickItem* item);  // in the window; what can be scrolled to counts as there
  bool drawn() const;                           // every tile that is seen has its picture
  QStringList cut_texts() const;                // seen texts that do not fit where they stand
  bool sees(const QString& name) const;         // an item of that name is there and seen
  QString page() const;  // the name of the page over everything; empty: none, also while the first is made

  // Opens a page from wherever the window is, and waits until it is there. False: it did not come.
  bool go_to(const QString& page) const;

  // What a person does.
  void click(QQuickItem* item) const;  // where it comes to rest
  void click(const QString& name) const;
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
  void type(char key) const;
  void turn_wheel(QPoint at, int angle) const;  // in eighths of a degree, negative: towards the person
  QImage picture() const;

 private:
  QTemporaryDir directory_;
  test::HurriedClock hurried_;
  std::unique_ptr<app::Services> services_;
  std::unique_ptr<QQmlApplicationEngine> engine_;
  QQuickWindow* window_ = nullptr;
};

// Saves a picture where TINGPAI_PICTURES names a folder. name: of the file, without its ending; empty: of
// the row of data. False: it could not be saved.
bool keep_picture(const QImage& picture, const QString& name = {});

}  // namespace tingpai::ui_test
