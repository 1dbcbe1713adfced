#include "app/base/sound_hardware.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tingpai::app {

bool SoundHardware::likely() {
  if (!qEnvironmentVariableIsEmpty("PULSE_SERVER")) return true;
  const QString own = qEnvironmentVariable("PULSE_RUNTIME_PATH");
  const QString folder =
      own.isEmpty() ? QDir(qEnvironmentVariable("XDG_RUNTIME_DIR")).filePath(QStringLiteral("pulse")) : own;
  return QFileInfo::exists(QDir(folder).filePath(QStringLiteral("native")));
}

}  // namespace tingpai::app
