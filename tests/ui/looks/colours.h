// What is written or drawn in which colour, and on what: each pair is far enough apart, on every cloth, in
// dark and in light panels.
#pragma once

#include <QColor>
#include <QList>
#include <QObject>
#include <QString>
#include <utility>

namespace tingpai::ui_test {

struct Look {
  QString name;                              // "dark green"
  QList<std::pair<QString, QString>> tones;  // of the theme: name and colour
  QStringList faults;                        // pairs that are too close
  QList<double> least;                       // contrast of each rule
};

Look look_of(QObject* theme, const QString& name, bool light);

QString table_of(const QList<Look>& looks);  // in Markdown

}  // namespace tingpai::ui_test
