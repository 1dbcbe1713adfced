#include "app/settings/settings_file.h"

namespace tingpai::app {

SettingsFile::SettingsFile(const QString& path)
    : kept_(path.isEmpty() ? std::make_unique<QSettings>()
                           : std::make_unique<QSettings>(path, QSettings::IniFormat)) {}

void SettingsFile::set(const QString& key, const QVariant& value) {
  kept_->setValue(key, value);
  look();
}

void SettingsFile::remove(const QString& key) {
  kept_->remove(key);
  look();
}

// QSettings has posted itself an event to write, which comes before this.
void SettingsFile::look() {
  if (told_) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (told_ || kept_->status() == QSettings::NoError) return;
        told_ = true;
        Q_EMIT unwritable(kept_->fileName());
      },
      Qt::QueuedConnection);
}

}  // namespace tingpai::app
