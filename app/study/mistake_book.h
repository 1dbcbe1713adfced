// The mistake book: the person's own worst positions and shipped ones, asked again over days, and a daily
// position, the same for everybody. Any answer within the interval of the best one passes.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDate>
#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "app/base/row_model.h"
#include "app/store/review_store.h"
#include "app/study/position_view.h"
#include "engine/ai/levels/assess.h"
#include "engine/formats/lesson.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

using Today = std::function<QDate()>;

// A position of the session, and what it was answered.
struct AnswerRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QString answer MEMBER answer)
  Q_PROPERTY(QString lossText MEMBER loss_text)
  Q_PROPERTY(bool passed MEMBER passed)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int place = 0;
  QString title;
  QString answer;
  QString loss_text;
  bool passed = false;
  QString spoken;
};

// A position of the person's own in the book.
struct OwnMistakeRow {
  Q_GADGET
  Q_PROPERTY(QString source MEMBER source)
  Q_PROPERTY(QStringList tiles MEMBER tiles)
  Q_PROPERTY(QStringList melds MEMBER melds)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QString whenText MEMBER when_text)
  Q_PROPERTY(bool due MEMBER due)
  Q_PROPERTY(QString recordText MEMBER record_text)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  QString source;
  QStringList tiles;
  QStringList melds;
  QString title;
  QString when_text;
  bool due = false;
  QString record_text;  // how often it was answered right
  QString spoken;
};

class MistakeBook : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(Stage stage READ stage NOTIFY changed)
  Q_PROPERTY(int due READ due NOTIFY changed)
  Q_PROPERTY(QString bookText READ book_text NOTIFY changed)
  Q_PROPERTY(QList<int> boxes READ boxes NOTIFY changed)
  Q_PROPERTY(bool dailyThere READ daily_there NOTIFY changed)
  Q_PROPERTY(bool dailyDone READ daily_done NOTIFY changed)
  Q_PROPERTY(QString dailyText READ daily_text NOTIFY changed)
  Q_PROPERTY(QList<QString> dailyTiles READ daily_tiles NOTIFY changed)
  Q_PROPERTY(QList<QString> dailyMelds READ daily_melds NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString progressText READ progress_text NOTIFY changed)
  Q_PROPERTY(bool passed READ passed NOTIFY changed)
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
  Q_PROPERTY(QString reason READ reason NOTIFY changed)
  Q_PROPERTY(QString againText READ again_text NOTIFY changed)
  Q_PROPERTY(bool own READ own NOTIFY changed)
  Q_PROPERTY(QString resultText READ result_text NOTIFY changed)
  Q_PROPERTY(tingpai::app::PositionView* position READ position CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* results READ results CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* mine READ mine CONSTANT)
 public:
  enum Stage { Idle, Asking, Told, Over };
  Q_ENUM(Stage)

  // Shipped positions are read from `seeded_file` when they are first wanted.
  MistakeBook(ReviewStore& store, Today today, const QString& seeded_file, QObject* parent = nullptr);

  static MistakeBook* create(QQmlEngine* engine, QJSEngine*);

  Stage stage() const { return stage_; }
  int due();
  QString book_text();
  QList<int> boxes() const;  // positions in each box, those that come soonest first
  bool daily_there();
  bool daily_done();
  QString daily_text();
  QStringList daily_tiles();  // the hand of the day's position
  QStringList daily_melds();  // the tiles it has called
  QString title() const;
  QString progress_text() const;
  bool passed() const { return passed_; }
  QString verdict() const;
  QString reason() const;
  QString again_text() const;
  bool own() const;
  QString result_text() const;
  PositionView* position() { return &position_; }
  RowModel* results() { return &results_; }
  RowModel* mine() { return &mine_; }  // the person's own positions, those that come soonest first

  // What is due now, ten positions at most.
  Q_INVOKABLE void startDue();
  Q_INVOKABLE void startDaily();
  Q_INVOKABLE void startMine(int row);  // one of the person's own, due or not
  // An index into the position's legal actions. False where nothing is asked.
  Q_INVOKABLE bool answer(int option);
  Q_INVOKABLE void next();
  Q_INVOKABLE void stop();
  Q_INVOKABLE void takeOut();  // the position that was just asked, if it is the person's own
  void reload();
  void retranslate();

 Q_SIGNALS:
  void changed();

 private:
  struct Item {
    BookEntry entry;
    Lesson lesson;
    QDate day;  // whose position it is; null: it comes from the book
  };
  struct Answered {
    QString title;
    Action action;
    Verdict verdict;
  };
  const std::vector<Lesson>& seeded();
  std::size_t index_of_today();  // into seeded(), which is not empty
  std::vector<Item> own_items() const;
  std::vector<Item> due_items();
  void start(std::vector<Item> items);
  void show();
  QString title_of(const Item& item) const;
  QList<AnswerRow> result_rows() const;
  QList<OwnMistakeRow> own_rows() const;

  ReviewStore& store_;
  Today today_;
  QString seeded_file_;
  std::optional<std::vector<Lesson>> seeded_;
  std::vector<Item> session_;
  std::vector<Answered> answers_;
  std::size_t at_ = 0;
  Stage stage_ = Idle;
  LegalActions legal_;
  std::optional<Action> answer_;
  bool passed_ = false;
  PositionView position_;
  RowModel results_;
  RowModel mine_;
};

}  // namespace tingpai::app
