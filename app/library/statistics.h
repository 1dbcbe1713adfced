// What the stored games say about the person's play. Everything is folded from the records; games that cannot
// change any more are folded once. The records are read in slices, so the window stays responsive.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <map>
#include <vector>

#include "app/base/row_model.h"
#include "app/store/game_tally.h"
#include "app/store/record_store.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

struct FigureRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString caption MEMBER caption)
  Q_PROPERTY(QString value MEMBER value)
  Q_PROPERTY(QString detail MEMBER detail)

 public:
  int place = 0;
  QString caption;
  QString value;
  QString detail;
};

struct MadeFanRow {
  Q_GADGET
  Q_PROPERTY(int pattern MEMBER pattern)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int each MEMBER each)
  Q_PROPERTY(int count MEMBER count)
  Q_PROPERTY(double share MEMBER share)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int pattern = 0;
  QString name;
  int each = 0;
  int count = 0;
  double share = 0;  // of the most frequent one
  QString spoken;
};

struct LevelRow {
  Q_GADGET
  Q_PROPERTY(QString level MEMBER level)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int hands MEMBER hands)
  Q_PROPERTY(double mean MEMBER mean)
  Q_PROPERTY(double margin MEMBER margin)
  Q_PROPERTY(QString meanText MEMBER mean_text)
  Q_PROPERTY(QString marginText MEMBER margin_text)

 public:
  QString level;
  QString name;
  int hands = 0;
  double mean = 0;  // points a hand
  double margin = 0;
  QString mean_text;
  QString margin_text;
};

class Statistics : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QList<QString> lengthNames READ length_names NOTIFY changed)
  Q_PROPERTY(int length READ length WRITE set_length NOTIFY changed)
  Q_PROPERTY(QList<QString> rulesets READ rulesets NOTIFY changed)
  Q_PROPERTY(QList<QString> rulesetNames READ ruleset_names NOTIFY changed)
  Q_PROPERTY(QString ruleset READ ruleset WRITE set_ruleset NOTIFY changed)
  Q_PROPERTY(bool counting READ counting NOTIFY changed)
  Q_PROPERTY(int games READ games NOTIFY changed)
  Q_PROPERTY(int hands READ hands NOTIFY changed)
  Q_PROPERTY(tingpai::app::RowModel* figures READ figures CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* fans READ fans CONSTANT)
  Q_PROPERTY(tingpai::app::RowModel* levels READ levels CONSTANT)
  Q_PROPERTY(QString fansHeading READ fans_heading NOTIFY changed)
  Q_PROPERTY(QList<int> places READ places NOTIFY changed)
  Q_PROPERTY(QList<int> scores READ scores NOTIFY changed)
  Q_PROPERTY(QList<double> average READ average NOTIFY changed)
  Q_PROPERTY(QString trendText READ trend_text NOTIFY changed)
  Q_PROPERTY(QString leftOutText READ left_out_text NOTIFY changed)
 public:
  explicit Statistics(RecordStore& store, QObject* parent = nullptr);
  static Statistics* create(QQmlEngine* engine, QJSEngine* scripts);

  // Reads what is new, then tells changed(). Replaces a reading that is under way.
  Q_INVOKABLE void refresh();
  void retranslate() { publish(); }

  QList<QString> length_names() const;    // all games, then those of AppSettings::lengths()
  int length() const { return length_; }  // of the games that count, in hands; 0: all
  void set_length(int hands);
  // The kinds of rules that games are stored of: see GameEntry::kind. Only games of one kind are summed up,
  // whatever their options; those of the newest game's until another kind is chosen.
  QList<QString> rulesets() const;
  QList<QString> ruleset_names() const;
  QString ruleset() const;
  void set_ruleset(const QString& kind);
  bool counting() const { return counting_; }
  int games() const { return sum_.games; }
  int hands() const { return sum_.hands; }
  RowModel* figures() { return &figures_; }
  RowModel* fans() { return &fans_; }
  RowModel* levels() { return &levels_; }
  QList<int> places() const { return places_; }       // how often first, second, third, fourth
  QList<int> scores() const { return scores_; }       // of the last finished games, oldest first
  QList<double> average() const { return average_; }  // of each of these and the nine before it
  QString trend_text() const;
  QString fans_heading() const;   // "Fans of your wins"
  QString left_out_text() const;  // how many games are not the person's; empty: none
  const Tally& sum() const { return sum_; }

 Q_SIGNALS:
  void changed();

 private:
  void read_some();
  void publish();
  void sum_up();
  QList<FigureRow> figure_rows() const;
  QList<MadeFanRow> fan_rows() const;
  QList<LevelRow> level_rows() const;

  RecordStore& store_;
  QTimer timer_;
  int length_ = 0;
  QString ruleset_;  // that was chosen; empty: none
  bool counting_ = false;
  struct Read {
    GameEntry entry;
    Tally tally;
  };
  std::vector<GameEntry> listed_;      // oldest first
  std::size_t next_ = 0;               // of listed_, to be read
  int left_out_ = 0;                   // games that were taken in from elsewhere
  std::map<std::int64_t, Read> read_;  // by game
  Tally sum_;
  std::map<QString, Tally> by_level_;  // "": the record does not know
  QList<int> places_;
  QList<int> scores_;
  QList<double> average_;
  RowModel figures_;
  RowModel fans_;
  RowModel levels_;
};

}  // namespace tingpai::app
