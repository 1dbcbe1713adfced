#include "app/options.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include "app/settings/app_settings.h"

namespace tingpai::app {
namespace {

struct OptionsText {
  Q_DECLARE_TR_FUNCTIONS(Options)
};

Error error(const QString& message) { return {message.toStdString(), 0}; }

void describe(QCommandLineParser& parser) {
  parser.setApplicationDescription(
      OptionsText::tr("Mahjong against three bots, with a tutor that shows its work."));
  parser.addOptions({
      {"seed", OptionsText::tr("Start a new game with deal N."), "N"},
      {"lang", OptionsText::tr("Language: en, zh_CN, zh_TW or ja."), "LANG"},
      {"level",
       OptionsText::tr("Level of the bots: random, beginner, quick, regular, path, expert or master."),
       "LEVEL"},
      {"data-dir", OptionsText::tr("Keep games and settings in this folder."), "DIR"},
      {"demo", OptionsText::tr("Play a demonstration hand and print it.")},
      {"screenshot", OptionsText::tr("Write a picture of the table to this file."), "FILE"},
      {{"h", "help"}, OptionsText::tr("Show this help.")},
      {{"v", "version"}, OptionsText::tr("Show the version.")},
  });
}

}  // namespace

Result<Options> parse_options(const QStringList& arguments) {
  QCommandLineParser parser;
  describe(parser);
  if (!parser.parse(arguments)) return error(parser.errorText());
  if (!parser.positionalArguments().isEmpty()) {
    return error(OptionsText::tr("unexpected argument “%1”").arg(parser.positionalArguments().constFirst()));
  }
  Options options;
  options.language = parser.value("lang");
  options.level = parser.value("level");
  options.data_directory = parser.value("data-dir");
  options.screenshot = parser.value("screenshot");
  options.demo = parser.isSet("demo");
  options.help = parser.isSet("help");
  options.version = parser.isSet("version");
  if (parser.isSet("seed")) {
    bool fits = false;
    options.seed = parser.value("seed").toULongLong(&fits);
    if (!fits) return error(OptionsText::tr("“%1” is not a deal number").arg(parser.value("seed")));
  }
  if (!options.language.isEmpty() && !AppSettings::languages().contains(options.language)) {
    return error(OptionsText::tr("unknown language “%1”").arg(options.language));
  }
  const auto level = level_named(options.level.toStdString());
  if (!options.level.isEmpty() && (!level || *level == Level::swift)) {  // which is for servers
    return error(OptionsText::tr("unknown level “%1”").arg(options.level));
  }
  return options;
}

QString help_text() {
  QCommandLineParser parser;
  describe(parser);
  return parser.helpText();
}

}  // namespace tingpai::app
