#include "app/tutor/tutor.h"

#include <algorithm>

#include "app/text/names.h"
#include "app/tutor/reason_words.h"
#include "app/tutor/tutor_rows.h"

namespace tingpai::app {
namespace {

constexpr int plans_shown = 3;

PlanRow blank_plan_row() {
  Decision decision;
  decision.evaluations.resize(1);
  decision.evaluations.front().win_chance = 1;
  decision.evaluations.front().plans.resize(1);
  decision.evaluations.front().plans.front().win_chance = 1;
  return plan_rows(decision).constFirst();
}

}  // namespace

Tutor::Tutor(BotRunner& runner, AppSettings& settings, QObject* parent)
    : QObject(parent), runner_(runner), settings_(settings), plans_(PlanRow::staticMetaObject) {
  plans_.reserve(plans_shown, blank_plan_row());
  connect(&runner_, &BotRunner::answered, this, &Tutor::take);
  connect(&settings_, &AppSettings::hintsChanged, this, &Tutor::show_or_hide);
  connect(&settings_, &AppSettings::numbersAlwaysChanged, this, &Tutor::changed);
}

void Tutor::consult(SecondOpinion& second) {
  if (second_ == &second) return;
  if (second_ != nullptr) {
    disconnect(second_, nullptr, this, nullptr);
    second_->withdraw();
  }
  second_ = &second;
  connect(second_, &SecondOpinion::changed, this, [this] {
    ask_second();
    Q_EMIT changed();
  });
}

bool Tutor::shown() const { return settings_.hints() || peeking_; }

AppSettings::HintDepth Tutor::depth() const { return peeking_ ? AppSettings::Full : settings_.hint_depth(); }

void Tutor::set_peeking(bool peeking) {
  if (peeking == peeking_) return;
  peeking_ = peeking;
  show_or_hide();
}

void Tutor::show_or_hide() {
  if (shown()) {
    start();
    start_opening();
    start_waiting();
  } else {
    stop();
  }
  Q_EMIT shownChanged();
  refresh();
}

QString Tutor::headline() const {
  if (!decision_) return {};
  switch (depth()) {
    case AppSettings::Nudge:
      return nudge(*decision_);
    case AppSettings::Candidates:
      return decision_->chosen.type == ActionType::discard ? tr("One of the marked tiles")
                                                           : nudge(*decision_);
    case AppSettings::Full:
      break;
  }
  return app::headline(*decision_);
}

QString Tutor::detail() const {
  return decision_ && full() ? app::detail(*decision_, numbers() ? Numbers::all : Numbers::few) : QString();
}

QString Tutor::brief() const { return decision_ && full() ? app::brief(*decision_) : headline(); }
QString Tutor::reason() const {
  if (!decision_ || !full()) return {};
  const Numbers many = numbers() ? Numbers::all : Numbers::few;
  return question_ ? app::reason(question_->view, *decision_, many) : app::reason(*decision_, many);
}

QString Tutor::chosen_tile() const {
  return decision_ && full() && decision_->chosen.type != ActionType::pass
             ? names::text(decision_->chosen.tile)
             : QString();
}

QString Tutor::sentence() const {
  if (!decision_ || !full()) return {};
  return has_values(*decision_) ? meaning(*decision_, decision_->chosen) : app::detail(*decision_);
}

QList<QString> Tutor::figure_captions() const {
  return decision_ && full() ? app::figure_captions(*decision_) : QStringList();
}
QList<QString> Tutor::figures() const {
  if (!decision_ || !full()) return {};
  return app::figures(*decision_, question_ && question_->view.table.rules.win_on_discard);
}
QString Tutor::worth_text() const { return decision_ && full() ? worth_and_risk(*decision_) : QString(); }

QString Tutor::second_opinion() const {
  const bool told = second_ != nullptr && decision_ && shown() && full();
  return told ? second_->words(decision_->chosen) : QString();
}

const Decision* Tutor::told() const {
  const Decision* decision = decision_ ? &*decision_ : waiting_decision();
  return full() ? decision : nullptr;
}

QString Tutor::ways_text() const { return told() != nullptr ? app::ways_text(*told()) : QString(); }
QString Tutor::sum_text() const { return told() != nullptr ? app::sum_text(*told()) : QString(); }
QList<int> Tutor::shares() const { return told() != nullptr ? app::shares(*told()) : QList<int>(); }

QString Tutor::opening() const {
  return opening_ && full() ? opening_text(*opening_, numbers() ? Numbers::all : Numbers::few) : QString();
}

void Tutor::set_selected_plan(int plan) {
  if (!decision_ || plan < 0 || plan >= plans_.count()) plan = -1;
  if (plan == selected_plan_) return;
  selected_plan_ = plan;
  plan_step_ = 0;
  Q_EMIT selectedPlanChanged();
}

const Plan* Tutor::selected() const {
  if (!decision_ || decision_->evaluations.empty() || selected_plan_ < 0) return nullptr;
  return &named_plans(decision_->evaluations.front())[static_cast<std::size_t>(selected_plan_)];
}

bool Tutor::stepPlan(int by) {
  if (selected_plan_ < 0 && by > 0) {  // the best one's path comes first
    set_selected_plan(0);
    return selected_plan_ == 0;
  }
  const Plan* plan = selected();
  if (plan == nullptr) return false;
  const int step = std::clamp(plan_step_ + by, 0, steps_of(*plan));
  if (step == plan_step_) return false;
  plan_step_ = step;
  Q_EMIT selectedPlanChanged();
  return true;
}

QString Tutor::plan_step_text() const {
  const Plan* plan = selected();
  return plan != nullptr ? step_text(*plan, plan_step_) : QString();
}

void Tutor::toggle() { settings_.set_hints(!settings_.hints()); }

void Tutor::toggleNumbers() {
  numbers_asked_ = !numbers_asked_;
  Q_EMIT changed();
}

// Asked as if it were to pass: what passing is worth is what the hand is. A hand that is already to discard
// is worth its best discard.
void Tutor::open(const PlayerView& view, const Field& field) {
  if (opening_question_) return;
  LegalActions legal = legal_actions(view);
  if (!legal.has(ActionType::discard)) legal.actions = {{ActionType::pass, {}}};
  opening_question_ = Question{Level::expert, view, legal, {}, field};
  start_opening();
}

const Decision* Tutor::waiting_decision() const {
  return waiting_ && !decision_ && shown() && full() ? &*waiting_ : nullptr;
}

QList<QString> Tutor::helping() const { return waiting() ? helping_tiles(*waiting_) : QStringList(); }
QList<int> Tutor::helping_live() const { return waiting() ? app::helping_live(*waiting_) : QList<int>(); }
QString Tutor::helping_text() const { return waiting() ? app::helping_text(*waiting_) : QString(); }

void Tutor::wait(const PlayerView& view, const Field& field) {
  if (waiting_question_ && waiting_question_->view == view) return;
  if (!waiting_question_ || waiting_question_->view.hand != view.hand) waiting_.reset();
  Budget budget;
  budget.plans = true;
  LegalActions legal;
  legal.actions = {{ActionType::pass, {}}};
  waiting_question_ = Question{Level::expert, view, legal, budget, field};
  waiting_id_ = 0;
  start_waiting();
}

void Tutor::start_waiting() {
  if (!waiting_question_ || waiting_id_ != 0 || !shown() || !full()) return;
  waiting_id_ = runner_.ask(BotRunner::waiting_slot, *waiting_question_);
}

void Tutor::end_waiting() {
  runner_.cancel(BotRunner::waiting_slot);
  waiting_id_ = 0;
  waiting_question_.reset();
}

void Tutor::stop_waiting() {
  end_waiting();
  waiting_.reset();
  refresh();
}

void Tutor::start_opening() {
  if (!opening_question_ || opening_ || opening_id_ != 0 || !shown()) return;
  opening_id_ = runner_.ask(BotRunner::opening_slot, *opening_question_);
}

void Tutor::consider(const PlayerView& view, const LegalActions& legal, const Field& field) {
  if (question_ && question_->view == view && question_->legal == legal && question_->field == field) return;
  const bool waited = waiting();
  forget();
  if (legal.has(ActionType::discard)) end_waiting();  // there is a tile more
  Budget budget;
  budget.plans = true;
  budget.margins = true;
  budget.every_discard = true;
  question_ = Question{Level::expert, view, legal, budget, field};
  if (waited) used_ = depth();  // what was told of the hand before goes into the choice
  start();
  Q_EMIT changed();
}

void Tutor::forget() {
  if (!question_) return;
  stop();
  if (second_ != nullptr) second_->withdraw();
  question_.reset();
  decision_.reset();
  used_.reset();
  numbers_asked_ = false;
  refresh();
}

void Tutor::forget_all() {
  forget();
  stop_waiting();
  runner_.cancel(BotRunner::opening_slot);
  opening_id_ = 0;
  opening_question_.reset();
  opening_.reset();
  Q_EMIT changed();
}

void Tutor::retranslate() { refresh(); }

void Tutor::ask_second() {
  if (second_ != nullptr && question_ && shown() && full()) second_->ask(question_->view, question_->legal);
}

void Tutor::start() {
  ask_second();
  if (!question_ || decision_ || thinking_ || !shown()) return;
  thinking_ = true;
  id_ = runner_.ask(BotRunner::tutor_slot, *question_);
}

void Tutor::stop() {
  runner_.cancel(BotRunner::tutor_slot);
  id_ = 0;
  thinking_ = false;
}

void Tutor::take(int slot, std::uint64_t id, const Decision& decision) {
  if (slot == BotRunner::opening_slot && id == opening_id_) {
    opening_id_ = 0;
    opening_ = decision;
    Q_EMIT changed();
  }
  if (slot == BotRunner::waiting_slot && id == waiting_id_) {
    waiting_ = decision;
    if (!decision_) refresh();
  }
  if (slot != BotRunner::tutor_slot || id != id_) return;
  thinking_ = false;
  decision_ = decision;
  if (!waiting_question_) waiting_.reset();
  refresh();
}

void Tutor::refresh() {
  set_selected_plan(-1);
  if (decision_)
    plans_.set(full() ? plan_rows(*decision_) : QList<PlanRow>());
  else if (const Decision* told = waiting_decision())
    plans_.set(plan_rows(*told));
  if (decision_ && shown()) used_ = std::max(used_.value_or(AppSettings::Nudge), depth());
  Q_EMIT changed();
}

}  // namespace tingpai::app
