// Comments after moves: silent while the person chooses, then it says what the choice cost.
//
// The mistake has a size (points of value that the best action has more; none where the intervals overlap),
// and it may turn out to be punished: the tile was claimed, or lost the hand.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <functional>
#include <optional>

#include "app/settings/app_settings.h"
#include "app/tutor/bot_runner.h"

namespace tingpai::app {

class Teacher : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by Game")
  Q_PROPERTY(bool shown READ shown NOTIFY changed)
  Q_PROPERTY(Grade grade READ grade NOTIFY changed)
  Q_PROPERTY(bool punished READ punished NOTIFY changed)
  Q_PROPERTY(bool offersBack READ offers_back NOTIFY changed)
  Q_PROPERTY(QString lossText READ loss_text NOTIFY changed)
  Q_PROPERTY(QString betterTile READ better_tile NOTIFY changed)
  Q_PROPERTY(QString betterAction READ better_action NOTIFY changed)
  Q_PROPERTY(QString text READ text NOTIFY changed)
  Q_PROPERTY(QString reason READ reason NOTIFY changed)
 public:
  enum Grade { Good, Small, Medium, Large };
  Q_ENUM(Grade)

  Teacher(BotRunner& runner, AppSettings& settings, QObject* parent = nullptr);

  bool shown() const { return settings_.teaching() && judged_ && judged_->decision; }
  double loss() const { return loss_; }  // points, 0 for a good choice
  Grade grade() const;
  bool punished() const { return punished_; }
  bool offers_back() const { return shown() && grade() >= Medium; }
  QString loss_text() const;                // "−4.7", "Good"
  QString better_tile() const;              // the better discard, empty where something else was better
  QString better_action() const;            // "Pung", empty for a discard
  QString text() const;                     // what was better and by how much
  QString reason() const;                   // why
  std::function<QString()> remark() const;  // both, of this choice for good; empty where it was good

  // The person is asked this: the decision is worked out meanwhile.
  void watch(const PlayerView& view, const LegalActions& legal, const Field& field);
  void judge(Action action);         // what the person did
  void observe(const Event& event);  // what came of it
  void forget();
  void retranslate() { Q_EMIT changed(); }

 Q_SIGNALS:
  void changed();
  void judged();  // there is something to say of the last choice

 private:
  // A position, what was thought of it, and what the person did there.
  struct Lesson {
    Question question;   // without a win: that one is weighed beside the rest
    LegalActions legal;  // with it
    std::optional<Decision> decision;
    Action done{};
  };

  void take(int slot, std::uint64_t id, const Decision& decision);
  void think();
  void weigh();

  BotRunner& runner_;
  AppSettings& settings_;
  std::optional<Lesson> coming_;  // the person is still to choose
  std::optional<Lesson> judged_;  // the last choice
  std::uint64_t id_ = 0;          // of the lesson that is thought about, 0 none
  bool for_coming_ = false;       // which one that is
  double loss_ = 0;
  bool punished_ = false;
};

}  // namespace tingpai::app
