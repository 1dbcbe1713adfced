// The window.
#include <QFileInfo>
#include <QGuiApplication>
#include <QIcon>
#include <QLoggingCategory>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QScreen>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>
#include <optional>

#include "app/demo.h"
#include "app/options.h"
#include "app/services.h"
#include "app/settings/window_place.h"

namespace {

using namespace tingpai::app;

constexpr int usage_error = 2;
constexpr auto main_page = "qrc:/qt/qml/Tingpai/Main.qml";

// How the start goes, for tests/bench/start.py: QT_LOGGING_RULES="tingpai.start=true".
Q_LOGGING_CATEGORY(start_log, "tingpai.start", QtWarningMsg)

void tell(const QString& line) {
  std::fputs((line + u'\n').toUtf8().constData(), stdout);
  std::fflush(stdout);
}

int complain(const QString& message, int code) {
  std::fputs(QStringLiteral("tingpai: %1\n").arg(message).toUtf8().constData(), stderr);
  return code;
}

// Writes what the window shows once the frame that is being made is there, and says where it is.
bool take_picture(QQuickWindow* window, const QString& file) {
  if (!window->grabWindow().save(file)) return false;
  tell(QCoreApplication::translate("Program", "Picture: %1").arg(QFileInfo(file).absoluteFilePath()));
  return true;
}

// Plays the demonstration hand in the open window, takes the picture and ends the program.
void demonstrate(GameController& game, QQuickWindow* window, const Options& options) {
  auto* demo = new Demo(game, tell, 8, window);
  const auto picture = [window, &options] {
    if (!options.screenshot.isEmpty() && !take_picture(window, options.screenshot)) {
      QCoreApplication::exit(complain(QStringLiteral("cannot write %1").arg(options.screenshot), 1));
    }
  };
  QObject::connect(demo, &Demo::picture, window, picture);
  QObject::connect(demo, &Demo::finished, window, [picture, &options] {
    if (!options.screenshot.isEmpty() && !QFileInfo::exists(options.screenshot)) picture();
    QTimer::singleShot(0, qApp, &QCoreApplication::quit);
  });
}

void apply(const Options& options, AppSettings& settings) {
  settings.set_language(options.language);
  settings.set_level(options.level);
  if (!options.demo) return;
  settings.set_hints(true);
  settings.set_numbers_always(true);
  settings.set_speed(AppSettings::Off);
}

// Logs the first frame that shows the window, and the first in which the person can play.
void log_start(QQuickWindow* window, const GameController& game) {
  if (!start_log().isDebugEnabled()) return;
  QObject::connect(
      window, &QQuickWindow::frameSwapped, window, [] { qCDebug(start_log) << "shown"; },
      Qt::SingleShotConnection);
  QObject::connect(window, &QQuickWindow::frameSwapped, window, [&game] {
    if (game.asked()) qCDebug(start_log) << "playable";
  });
}

QList<QRect> free_areas() {
  QList<QRect> areas;
  for (const QScreen* screen : QGuiApplication::screens()) areas << screen->availableGeometry();
  return areas;
}

int run(const Options& options, const QString& data_directory) {
  Services services(data_directory, decide_question);
  AppSettings& settings = services.settings;
  GameController& game = services.game;
  apply(options, settings);
  QQmlApplicationEngine engine;
  services.offer_to(engine);
  const bool for_a_person = !options.demo && options.screenshot.isEmpty();  // a picture is always as large
  if (for_a_person) engine.setInitialProperties(window_properties(settings.window_place(), free_areas()));
  engine.load(QUrl(QLatin1String(main_page)));
  if (engine.rootObjects().isEmpty()) return complain(QStringLiteral("the window could not be made"), 1);
  auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
  std::optional<WindowKeeper> keeper;
  if (for_a_person) keeper.emplace(*window, settings);
  log_start(window, game);
  if (options.demo) demonstrate(game, window, options);
  if (options.seed || options.demo) {
    game.start(tingpai::Ruleset{}, options.seed.value_or(1));
  } else {
    game.resume();
  }
  if (!options.demo && !options.screenshot.isEmpty()) {
    QTimer::singleShot(1000, window, [&] {
      const bool written = take_picture(window, options.screenshot);
      QCoreApplication::exit(
          written ? 0 : complain(QStringLiteral("cannot write %1").arg(options.screenshot), 1));
    });
  }
  return QGuiApplication::exec();
}

// Without a display there is still a picture to be made.
void choose_platform() {
  if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") ||
      !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")) {
    return;
  }
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
}

}  // namespace

int main(int argc, char** argv) {
  choose_platform();
  QGuiApplication app(argc, argv);
  QCoreApplication::setOrganizationName(QStringLiteral("tingpai"));
  QCoreApplication::setApplicationName(QStringLiteral("tingpai"));
  QCoreApplication::setApplicationVersion(QStringLiteral(TINGPAI_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("tingpai"));
  QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/assets/icon/tingpai.svg")));
  QQuickStyle::setStyle(QStringLiteral("Fusion"));
  const auto options = parse_options(QCoreApplication::arguments());
  if (!options) return complain(QString::fromStdString(options.error().message), usage_error);
  if (options->help) return tell(help_text()), 0;
  if (options->version) return tell(QStringLiteral("tingpai " TINGPAI_VERSION)), 0;
  // A demonstration leaves the person's games and settings alone.
  const QTemporaryDir scratch;
  const bool elsewhere = options->demo && options->data_directory.isEmpty();
  return run(*options, elsewhere ? scratch.path() : options->data_directory);
}
