#include "app/teacher.h"

#include "app/names.h"
#include "app/tutor_rows.h"

namespace tingpai::app {
namespace {

// Points. A hand that is won brings about thirty.
constexpr double medium_loss = 1;
constexpr double large_loss = 3;

}  // namespace

Teacher::Teacher(BotRunner& runner, AppSettings& settings, QObject* parent)
    : QObject(parent), runner_(runner), settings_(settings) {
  connect(&runner_, &BotRunner::answered, this, &Teacher::take);
  connect(&settings_, &AppSettings::teachingChanged, this, &Teacher::forget);
}

void Teacher::watch(const PlayerView& view, const LegalActions& legal) {
  if (!settings_.teaching()) return;
  if (question_ && question_->view == view && question_->legal == legal) return;
  forget();
  question_ = Question{Level::expert, view, legal, {}};
  id_ = runner_.ask(BotRunner::teacher_slot, *question_);
}

void Teacher::judge(Action action) {
  if (!question_ || !question_->legal.contains(action)) return;
  done_ = action;
  weigh();
}

void Teacher::take(int slot, std::uint64_t id, const Decision& decision) {
  if (slot != BotRunner::teacher_slot || id != id_) return;
  decision_ = decision;
  weigh();
}

void Teacher::weigh() {
  if (!decision_ || !done_) return;
  const auto best = hint_bar(*decision_, decision_->chosen);
  const auto mine = hint_bar(*decision_, *done_);
  loss_ = best && mine && !mine->best && !mine->equal_best ? best->value - mine->value : 0;
  Q_EMIT changed();
}

void Teacher::observe(const Event& event) {
  if (!question_ || !done_ || done_->type != ActionType::discard) return;
  const Seat me = question_->view.seat;
  const auto* claimed = std::get_if<events::Claimed>(&event);
  const auto* won = std::get_if<events::Won>(&event);
  if ((claimed == nullptr || claimed->meld.from != me) && (won == nullptr || won->from != me)) return;
  punished_ = true;
  Q_EMIT changed();
}

void Teacher::forget() {
  if (!question_) return;
  runner_.cancel(BotRunner::teacher_slot);
  question_.reset();
  decision_.reset();
  done_.reset();
  id_ = 0;
  loss_ = 0;
  punished_ = false;
  Q_EMIT changed();
}

Teacher::Grade Teacher::grade() const {
  if (loss_ <= 0) return Good;
  return loss_ < medium_loss ? Small : loss_ < large_loss ? Medium : Large;
}

QString Teacher::text() const {
  if (!shown()) return {};
  if (grade() == Good) return tr("Good");
  return tr("%1: %2 is better").arg(names::signed_points(-loss_), names::action(decision_->chosen));
}

QString Teacher::reason() const {
  return shown() && grade() != Good ? why_not(*decision_, *done_) : QString();
}

}  // namespace tingpai::app
