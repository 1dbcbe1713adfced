// Runs tingpai-cli as another program does.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>

struct Run {
  int code = -1;  // -1: it crashed or did not end
  QByteArray out;
  QByteArray errors;
  QList<QByteArray> lines() const;
  QJsonObject object(qsizetype line) const;  // that line, read as JSON
};
Run run(const QStringList& arguments, const QByteArray& input = {});

// The line of the arena's report with its times set to 0, the only numbers that differ from run to run.
QByteArray without_times(QByteArray line);

QByteArray file_contents(const QString& path);  // empty where there is none
bool write_file(const QString& path, const QByteArray& text);
