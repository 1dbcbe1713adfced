// The list of stored games: what came of each, importing and deleting.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>
#include <QUrl>

#include "app/base/row_model.h"
#include "app/store/record_store.h"
#include "app/store/review_store.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

// What the list says of a game, from the ends of its hands.
struct GameSummary {
  int hands = 0;         // played to their end
  BySeat<Points> gains;  // since the game began
  int place = 1;         // of player 0; equal scores share a place
};
GameSummary summary_of(const std::vector<Event>& ends, const TurnRules& rules = {});
QString begun_text(const GameEntry& game);  // date and time where the person is

// A stored game.
struct RecordRow {
  Q_GADGET
  Q_PROPERTY(int game MEMBER game)
  Q_PROPERTY(QString when MEMBER when)
  Q_PROPERTY(QString status MEMBER status)
  Q_PROPERTY(QString statusText MEMBER status_text)
  Q_PROPERTY(int hands MEMBER hands)
  Q_PROPERTY(QString handsText MEMBER hands_text)
  Q_PROPERTY(QString rulesText MEMBER rules_text)
  Q_PROPERTY(QString namesText MEMBER names_text)
  Q_PROPERTY(int gain MEMBER gain)
  Q_PROPERTY(QString scoreText MEMBER score_text)
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString placeText MEMBER place_text)
  Q_PROPERTY(QString hintsText MEMBER hints_text)
  Q_PROPERTY(bool removable MEMBER removable)
  Q_PROPERTY(int earlier MEMBER earlier)
  Q_PROPERTY(bool unfolded MEMBER unfolded)
  Q_PROPERTY(bool inner MEMBER inner)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int game = 0;
  QString when;
  QString status;
  QString status_text;
  int hands = 0;
  QString hands_text;
  QString rules_text{};  // empty where all games are of one kind of rules
  QString names_text{};  // of strangers, as far as the record tells
  int gain = 0;
  QString score_text{};
  int place = 0;  // 0: nobody's in it is the person's
  QString place_text{};
  QString hints_text{};
  bool removable = false;
  int earlier = 0;  // how often it was taken back
  bool unfolded = false;
  bool inner = false;  // it was taken back
  QString spoken{};
};

class Records : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(tingpai::app::RowModel* games READ games CONSTANT)
  Q_PROPERTY(int selectedGame READ selected_game WRITE set_selected_game NOTIFY selectedGameChanged)
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)
  Q_PROPERTY(bool failed READ failed NOTIFY messageChanged)
 public:
  Records(RecordStore& records, ReviewStore& reviews, QObject* parent = nullptr);

  static Records* create(QQmlEngine* engine, QJSEngine*);

  RowModel* games() { return &games_; }
  int selected_game() const { return selected_game_; }  // 0: none
  void set_selected_game(int game);
  QString message() const { return message_; }  // of the last import, export or deletion
  bool failed() const { return failed_; }

  Q_INVOKABLE void refresh();
  // Shows or hides what was taken back on the way to a game.
  Q_INVOKABLE void unfold(int game, bool unfolded);
  // A path or a file URL of a record, in our own text or a log by others. False with `message`
  // where it cannot be taken.
  Q_INVOKABLE bool importFile(const QString& path);
  Q_INVOKABLE bool importText(const QString& text);
  Q_INVOKABLE bool importCopied();                                                     // from the clipboard
  Q_INVOKABLE int gameAt(int row) const { return games_.value(row, "game").toInt(); }  // its id
  Q_INVOKABLE bool remove(int game);
  // As text in the folder of the games; `message` tells where.
  Q_INVOKABLE bool save(int game);
  // For what was asked of a record elsewhere.
  Q_INVOKABLE void fail(const QString& reason) { tell(reason, true); }
  Q_INVOKABLE void clearMessage() { tell({}, false); }

 Q_SIGNALS:
  void selectedGameChanged();
  void messageChanged();

 private:
  RecordRow row_of(const GameEntry& game, int earlier, bool inner);
  QStringList reasons_against_a_code(const std::vector<Event>& events) const;
  bool take_in(const QByteArray& text);
  bool tell(const QString& message, bool failed);  // returns !failed

  RecordStore& records_;
  ReviewStore& reviews_;
  RowModel games_;
  QHash<qlonglong, GameSummary> summaries_;  // of games that change no more
  QSet<int> unfolded_;
  bool several_kinds_ = false;  // of rules
  int selected_game_ = 0;
  QString message_;
  bool failed_ = false;
};

}  // namespace tingpai::app
