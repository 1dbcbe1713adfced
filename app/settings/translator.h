// Speaks the language of the settings, also when it changes at run time.
#pragma once

#include <QObject>
#include <QTranslator>

namespace tingpai::app {

class AppSettings;

class Translator : public QObject {
  Q_OBJECT
 public:
  explicit Translator(AppSettings& settings, QObject* parent = nullptr);

 Q_SIGNALS:
  void changed();  // texts must be made anew

 private:
  void load();

  AppSettings& settings_;
  QTranslator english_;  // stands below the others: it knows the plurals
  QTranslator chosen_;
};

}  // namespace tingpai::app
