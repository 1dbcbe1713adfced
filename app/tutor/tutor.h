// The tutor: a decision for the person's own view, shown as bars, danger and plans. What it says belongs to
// one position and vanishes with it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <optional>

#include "app/base/row_model.h"
#include "app/settings/app_settings.h"
#include "app/tutor/bot_runner.h"
#include "app/tutor/second_opinion.h"

namespace tingpai::app {

class Tutor : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by Game")
  Q_PROPERTY(bool shown READ shown NOTIFY shownChanged)
  Q_PROPERTY(bool full READ full NOTIFY changed)
  Q_PROPERTY(bool peeking READ peeking WRITE set_peeking NOTIFY shownChanged)
  Q_PROPERTY(bool numbers READ numbers NOTIFY changed)
  Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
  Q_PROPERTY(bool available READ available NOTIFY changed)
  Q_PROPERTY(QString headline READ headline NOTIFY changed)
  Q_PROPERTY(QString detail READ detail NOTIFY changed)
  Q_PROPERTY(QString chosenTile READ chosen_tile NOTIFY changed)
  Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
  Q_PROPERTY(QList<QString> figures READ figures NOTIFY changed)
  Q_PROPERTY(QList<QString> figureCaptions READ figure_captions NOTIFY changed)
  Q_PROPERTY(QString worthText READ worth_text NOTIFY changed)
  Q_PROPERTY(QString brief READ brief NOTIFY changed)
  Q_PROPERTY(QString reason READ reason NOTIFY changed)
  Q_PROPERTY(bool waiting READ waiting NOTIFY changed)
  Q_PROPERTY(QList<QString> helping READ helping NOTIFY changed)
  Q_PROPERTY(QList<int> helpingLive READ helping_live NOTIFY changed)
  Q_PROPERTY(QString helpingText READ helping_text NOTIFY changed)
  Q_PROPERTY(QString secondOpinion READ second_opinion NOTIFY changed)
  Q_PROPERTY(QString opening READ opening NOTIFY changed)
  Q_PROPERTY(tingpai::app::RowModel* plans READ plans CONSTANT)
  Q_PROPERTY(QString waysText READ ways_text NOTIFY changed)
  Q_PROPERTY(QString sumText READ sum_text NOTIFY changed)
  Q_PROPERTY(QList<int> shares READ shares NOTIFY changed)
  Q_PROPERTY(QString planStepText READ plan_step_text NOTIFY selectedPlanChanged)
  Q_PROPERTY(int selectedPlan READ selected_plan WRITE set_selected_plan NOTIFY selectedPlanChanged)
 public:
  Tutor(BotRunner& runner, AppSettings& settings, QObject* parent = nullptr);
  void consult(SecondOpinion& second);  // instead of another; it must last

  bool shown() const;
  bool full() const { return depth() == AppSettings::Full; }
  AppSettings::HintDepth depth() const;  // a peek tells everything
  bool peeking() const { return peeking_; }
  void set_peeking(bool peeking);
  // Whether all numbers are shown or only the main ones: by the setting, or for this position as asked.
  bool numbers() const { return numbers_asked_ != settings_.numbers_always(); }
  bool thinking() const { return thinking_; }
  bool available() const { return decision_.has_value(); }
  QString headline() const;
  QString detail() const;
  // In parts, for who sees: the tile that it is about, what that is to the hand, to win, points a hand and to
  // deal in, and what else the value is made of.
  QString chosen_tile() const;
  QString sentence() const;
  QList<QString> figures() const;
  QList<QString> figure_captions() const;
  QString worth_text() const;
  QString brief() const;
  QString reason() const;
  QString second_opinion() const;  // beside full advice; empty: nobody is asked for one
  bool second_thinks() const { return second_ != nullptr && second_->thinking(); }
  // The others' turns, and until the advice comes: the plans are those of the thirteen tiles.
  bool waiting() const { return waiting_decision() != nullptr; }
  QList<QString> helping() const;  // the tiles that bring the hand nearer, and how many of each are left
  QList<int> helping_live() const;
  QString helping_text() const;
  QString opening() const;
  RowModel* plans() { return &plans_; }
  QString ways_text() const;
  QString sum_text() const;   // "5 + 4 + 8 = 17 %"; empty where no plan is named
  QList<int> shares() const;  // the same: per cents of the plans, and of other ways
  int selected_plan() const { return selected_plan_; }
  void set_selected_plan(int plan);
  // How far the selected plan is followed on the hand, 0: to its end.
  int plan_step() const { return plan_step_; }
  QString plan_step_text() const;
  const std::optional<Decision>& decision() const { return decision_; }
  const Decision* waiting_decision() const;  // nullptr: nothing is told of a hand that waits
  const Plan* selected() const;              // nullptr: none
  // The most that was shown for the present position; nothing where nothing was.
  std::optional<AppSettings::HintDepth> used() const { return used_; }

  Q_INVOKABLE void toggle();
  Q_INVOKABLE void toggleNumbers();  // until the next choice
  // Along the selected plan; on from none: the best. False: there is no step in that direction.
  Q_INVOKABLE bool stepPlan(int by);

  // The person's hand as dealt, told once; its worth stays shown until the next deal.
  void open(const PlayerView& view, const Field& field);
  // Others act: what the hand is worth meanwhile. Never while a discard may be claimed, because showing it
  // would give away whether it can be. Stays until the person's tiles change.
  void wait(const PlayerView& view, const Field& field);
  void stop_waiting();
  // The person is asked this. Starts to think when hints are shown.
  void consider(const PlayerView& view, const LegalActions& legal, const Field& field);
  void forget();       // the position has passed
  void forget_all();   // the hand too
  void retranslate();  // the language has changed

 Q_SIGNALS:
  void shownChanged();
  void changed();
  void selectedPlanChanged();

 private:
  const Decision* told() const;  // what plans and ways are of
  void start();
  void ask_second();
  void start_opening();
  void start_waiting();
  void end_waiting();  // what was told stays until there is more to tell
  void stop();
  void show_or_hide();
  void take(int slot, std::uint64_t id, const Decision& decision);
  void refresh();

  BotRunner& runner_;
  SecondOpinion* second_ = nullptr;
  AppSettings& settings_;
  std::optional<Question> question_;  // the present position
  std::optional<Decision> decision_;  // for it
  RowModel plans_;
  std::optional<Question> opening_question_;
  std::optional<Decision> opening_;
  std::optional<Question> waiting_question_;
  std::optional<Decision> waiting_;  // the last answer, of the same tiles
  std::uint64_t waiting_id_ = 0;
  std::optional<AppSettings::HintDepth> used_;
  std::uint64_t id_ = 0;
  std::uint64_t opening_id_ = 0;
  int selected_plan_ = -1;
  int plan_step_ = 0;
  bool peeking_ = false;
  bool thinking_ = false;
  bool numbers_asked_ = false;  // other ones than are set
};

}  // namespace tingpai::app
