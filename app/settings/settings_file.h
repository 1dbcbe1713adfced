// The file that settings are kept in. Where it cannot be written they last as long as the program runs.
#pragma once

#include <QObject>
#include <QSettings>
#include <QVariant>
#include <memory>

namespace tingpai::app {

class SettingsFile : public QObject {
  Q_OBJECT
 public:
  // Where the platform keeps settings if `path` is empty.
  explicit SettingsFile(const QString& path);

  QVariant value(const QString& key, const QVariant& usual = {}) const { return kept_->value(key, usual); }
  void set(const QString& key, const QVariant& value);
  void remove(const QString& key);

 Q_SIGNALS:
  void unwritable(const QString& path);  // once

 private:
  void look();

  std::unique_ptr<QSettings> kept_;
  bool told_ = false;
};

}  // namespace tingpai::app
