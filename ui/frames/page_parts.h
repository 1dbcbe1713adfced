// Takes apart a page that is no longer seen, a little at a time: all of it at once would hold up a frame.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QQuickItem>

namespace tingpai::ui {

class PageParts : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
 public:
  // Empties some of the page's repeaters, which have most of its items. False: there is nothing left to
  // empty.
  Q_INVOKABLE bool take(QQuickItem* page) const;
};

}  // namespace tingpai::ui
