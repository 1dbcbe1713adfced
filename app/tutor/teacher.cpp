#include "app/tutor/teacher.h"

#include <utility>

#include "app/text/names.h"
#include "app/text/value_words.h"
#include "app/tutor/reason_words.h"
#include "app/tutor/severity.h"
#include "app/tutor/tutor_rows.h"
#include "engine/ai/levels/assess.h"

namespace tingpai::app {
namespace {

QString said_of(double loss, const Decision& decision) {
  return Teacher::tr("%1: %2 is better")
      .arg(ValueWords::of_hint(decision).value(-loss), names::action(decision.chosen));
}

}  // namespace

Teacher::Teacher(BotRunner& runner, AppSettings& settings, QObject* parent)
    : QObject(parent), runner_(runner), settings_(settings) {
  connect(&runner_, &BotRunner::answered, this, &Teacher::take);
  connect(&settings_, &AppSettings::teachingChanged, this, &Teacher::forget);
}

void Teacher::watch(const PlayerView& view, const LegalActions& legal, const Field& field) {
  if (!settings_.teaching()) return;
  if (coming_ && coming_->question.view == view && coming_->legal == legal &&
      coming_->question.field == field)
    return;
  if (for_coming_) runner_.cancel(BotRunner::teacher_slot);
  if (for_coming_) id_ = 0;
  Budget budget;
  budget.every_discard = true;
  budget.margins = true;
  coming_ = Lesson{{Level::expert, view, without_win(legal), budget, field}, legal, {}, {}};
  if (coming_->question.legal.empty()) coming_->decision = with_win({}, view, legal);
  think();
}

// One lesson after the other: a quick player is not left without a word on the last choice.
void Teacher::think() {
  if (id_ != 0) return;
  for_coming_ = !judged_ || judged_->decision;
  const auto& lesson = for_coming_ ? coming_ : judged_;
  if (lesson && !lesson->decision) id_ = runner_.ask(BotRunner::teacher_slot, lesson->question);
}

void Teacher::judge(Action action) {
  if (!coming_ || !coming_->legal.contains(action)) return;
  judged_ = std::exchange(coming_, std::nullopt);
  judged_->done = action;
  if (id_ != 0 && !for_coming_) {  // still at the one before, which nobody waits for any longer
    runner_.cancel(BotRunner::teacher_slot);
    id_ = 0;
  }
  for_coming_ = false;
  punished_ = false;
  weigh();
  think();
}

void Teacher::take(int slot, std::uint64_t id, const Decision& decision) {
  if (slot != BotRunner::teacher_slot || id != id_) return;
  id_ = 0;
  Lesson& lesson = for_coming_ ? *coming_ : *judged_;
  lesson.decision = with_win(decision, lesson.question.view, lesson.legal);
  if (!for_coming_) weigh();
  think();
}

void Teacher::weigh() {
  loss_ = 0;
  if (judged_->decision) {
    const auto best = hint_bar(*judged_->decision, judged_->decision->chosen);
    const auto mine = hint_bar(*judged_->decision, judged_->done);
    if (best && mine && !mine->best && !mine->equal_best) loss_ = best->value - mine->value;
  }
  Q_EMIT changed();
  if (shown()) Q_EMIT judged();
}

void Teacher::observe(const Event& event) {
  if (!judged_ || judged_->done.type != ActionType::discard) return;
  const Seat me = judged_->question.view.seat;
  const auto* claimed = std::get_if<events::Claimed>(&event);
  const auto* won = std::get_if<events::Won>(&event);
  if ((claimed == nullptr || claimed->meld.from != me) && (won == nullptr || won->from != me)) return;
  punished_ = true;
  Q_EMIT changed();
}

void Teacher::forget() {
  runner_.cancel(BotRunner::teacher_slot);
  coming_.reset();
  judged_.reset();
  id_ = 0;
  for_coming_ = false;
  loss_ = 0;
  punished_ = false;
  Q_EMIT changed();
}

Teacher::Grade Teacher::grade() const {
  if (!judged_) return Good;
  const Severities severities(judged_->question.view.table.ruleset);
  return severities.is_mistake(loss_) ? static_cast<Grade>(Small + severities.of(loss_)) : Good;
}

QString Teacher::loss_text() const {
  if (!shown()) return {};
  return grade() == Good ? tr("Good") : ValueWords::of_hint(*judged_->decision).value(-loss_);
}

QString Teacher::better_tile() const {
  if (!shown() || grade() == Good || judged_->decision->chosen.type != ActionType::discard) return {};
  return names::text(judged_->decision->chosen.tile);
}

QString Teacher::better_action() const {
  if (!shown() || grade() == Good || judged_->decision->chosen.type == ActionType::discard) return {};
  return names::action(judged_->decision->chosen);
}

QString Teacher::text() const {
  if (!shown()) return {};
  if (grade() == Good) return tr("Good");
  return said_of(loss_, *judged_->decision);
}

QString Teacher::reason() const {
  return shown() && grade() != Good ? why_not(*judged_->decision, judged_->done) : QString();
}

std::function<QString()> Teacher::remark() const {
  if (!shown() || grade() == Good) return [] { return QString(); };
  return [decision = *judged_->decision, done = judged_->done, loss = loss_] {
    return tr("Comment: %1. %2").arg(said_of(loss, decision), why_not(decision, done));
  };
}

}  // namespace tingpai::app
