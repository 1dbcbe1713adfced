// Whether a sound server is there. Without one Qt complains on the terminal, so this looks first.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace tingpai::app {

class SoundHardware : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(bool likely READ likely CONSTANT)
 public:
  explicit SoundHardware(QObject* parent = nullptr) : QObject(parent) {}
  // A PulseAudio server (or PipeWire in its place) is named or listens.
  static bool likely();
};

}  // namespace tingpai::app
