#include "tests/cli/run_cli.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>

QList<QByteArray> Run::lines() const {
  auto lines = out.split('\n');
  if (lines.last().isEmpty()) lines.removeLast();
  return lines;
}

QJsonObject Run::object(qsizetype line) const {
  return QJsonDocument::fromJson(lines().value(line)).object();
}

Run run(const QStringList& arguments, const QByteArray& input) {
  QProcess process;
  process.start(TINGPAI_CLI, arguments);
  process.write(input);
  process.closeWriteChannel();
  Run result;
  if (process.waitForFinished(250'000) && process.exitStatus() == QProcess::NormalExit) {
    result.code = process.exitCode();
  }
  result.out = process.readAllStandardOutput();
  result.errors = process.readAllStandardError();
  return result;
}

QByteArray file_contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write_file(const QString& path, const QByteArray& text) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

QByteArray without_times(QByteArray line) {
  for (const QByteArray field : {"\"median_us\":", "\"p99_us\":", "\"max_us\":"}) {
    for (qsizetype at = line.indexOf(field); at >= 0; at = line.indexOf(field, at + 1)) {
      const qsizetype from = at + field.size();
      line.replace(from, line.indexOf(',', from) - from, "0");
    }
  }
  return line;
}
