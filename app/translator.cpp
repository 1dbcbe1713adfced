#include "app/translator.h"

#include <QCoreApplication>
#include <QDebug>

#include "app/app_settings.h"

namespace tingpai::app {
namespace {

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
