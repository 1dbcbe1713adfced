#include "app/settings/translator.h"

#include <QCoreApplication>
#include <QDebug>
#include <array>

#include "app/settings/app_settings.h"

namespace tingpai::app {
namespace {

// Said by Qt's own file dialogue, where the desktop has none. Qt's catalogues do not have all of it.
[[maybe_unused]] constexpr std::array file_dialogue{
    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"), QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("FileDialog", "File name"), QT_TRANSLATE_NOOP("FileDialog", "Filter")};

bool load_catalogue(QTranslator& translator, const QString& language) {
  return translator.load(QStringLiteral(":/i18n/tingpai_%1.qm").arg(language));
}

}  // namespace

Translator::Translator(AppSettings& settings, QObject* parent) : QObject(parent), settings_(settings) {
  if (load_catalogue(english_, QStringLiteral("en"))) QCoreApplication::installTranslator(&english_);
  load();
  connect(&settings_, &AppSettings::languageChanged, this, &Translator::load);
}

void Translator::load() {
  QCoreApplication::removeTranslator(&chosen_);
  if (load_catalogue(chosen_, settings_.language())) {
    QCoreApplication::installTranslator(&chosen_);
  } else {
    qWarning() << "no catalogue for" << settings_.language();
  }
  Q_EMIT changed();
}

}  // namespace tingpai::app
