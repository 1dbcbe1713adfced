// The page of the programs that play here, who of them sits where in a new game, and who advises beside the
// tutor.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QStringList>

#include "app/base/row_model.h"
#include "app/library/program_trial.h"
#include "app/settings/app_settings.h"
#include "app/settings/program_list.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

struct ProgramRow {
  Q_GADGET
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString command MEMBER command)
  Q_PROPERTY(int protocol MEMBER protocol)
  Q_PROPERTY(QString speaks MEMBER speaks)
  Q_PROPERTY(QString runs MEMBER runs)

 public:
  QString name;
  QString command;   // as typed
  int protocol = 0;  // into Programs::protocols()
  QString speaks;    // "mjai · Riichi"
  QString runs;      // as it will be run, or why not
};

class Programs : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(tingpai::app::RowModel* rows READ rows CONSTANT)
  Q_PROPERTY(QList<QString> protocols READ protocols CONSTANT)
  Q_PROPERTY(QList<QString> protocolRules READ protocol_rules NOTIFY changed)
  Q_PROPERTY(bool room READ room NOTIFY changed)
  Q_PROPERTY(int tried READ tried NOTIFY triedChanged)
  Q_PROPERTY(bool trying READ trying NOTIFY triedChanged)
  Q_PROPERTY(bool well READ well NOTIFY triedChanged)
  Q_PROPERTY(QString verdict READ verdict NOTIFY triedChanged)
  Q_PROPERTY(QList<QString> players READ players NOTIFY playersChanged)
  Q_PROPERTY(QList<int> chosen READ chosen NOTIFY playersChanged)
  Q_PROPERTY(int adviser READ adviser NOTIFY playersChanged)
 public:
  Programs(ProgramList& list, AppSettings& settings);
  static Programs* create(QQmlEngine* engine, QJSEngine* scripts);

  RowModel* rows() { return &rows_; }
  static QList<QString> protocols();
  static QList<QString> protocol_rules();
  bool room() const;  // for one more
  // Puts it in the place of a row, or after all for -1. What is wrong with it, in words; empty: it is kept.
  Q_INVOKABLE QString keep(int row, const QString& name, const QString& command, int protocol);
  Q_INVOKABLE void remove(int row);
  // How such a command is run; or "", and why it cannot be, in words.
  Q_INVOKABLE QString runs(const QString& command) const;
  Q_INVOKABLE QString trouble(const QString& command) const;

  Q_INVOKABLE void tryIt(int row);
  int tried() const { return tried_; }  // the row that was tried last; -1: none
  bool trying() const { return trial_.running(); }
  bool well() const { return well_; }
  const QString& verdict() const { return verdict_; }  // empty while it is tried
  ProgramTrial& trial() { return trial_; }

  // Those that know the rules of a new game, and which of them plays for each bot; -1: the bot itself.
  QList<QString> players() const;
  QList<int> chosen() const;
  Q_INVOKABLE void choose(int bot, int player);
  int adviser() const;  // -1: nobody
  Q_INVOKABLE void chooseAdviser(int player);
  void retranslate();

 Q_SIGNALS:
  void changed();
  void triedChanged();
  void playersChanged();

 private:
  bool is_row(int row) const { return row >= 0 && row < static_cast<int>(list_.all().size()); }
  void publish();
  void forget_trial();

  ProgramList& list_;
  AppSettings& settings_;
  RowModel rows_;
  ProgramTrial trial_;
  int tried_ = -1;
  bool well_ = false;
  QString verdict_;
};

}  // namespace tingpai::app
