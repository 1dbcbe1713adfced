#include "app/demo.h"

#include <QTimer>

#include "app/table/table_rows.h"
#include "app/text/names.h"

namespace tingpai::app {

Demo::Demo(GameController& game, Tell tell, int picture_after, QObject* parent)
    : QObject(parent), game_(game), tell_(std::move(tell)), picture_after_(picture_after) {
  connect(&game_, &GameController::eventShown, this, &Demo::tell_event);
  connect(game_.tutor(), &Tutor::changed, this, &Demo::play);
}

void Demo::tell_event(const TableEvent& event) {
  if (done_) return;
  if (event.type != TableScene::Dealt || event.position == 0) tell_(event.text);  // all four at once
  if (game_.phase() != GameController::HandOver) return;
  done_ = true;
  tell_result();
  Q_EMIT finished();
}

// Queued: the tutor's answer is still being handed round.
void Demo::play() {
  if (!done_ && game_.asked() && game_.tutor()->available()) {
    QMetaObject::invokeMethod(this, &Demo::act, Qt::QueuedConnection);
  }
}

void Demo::act() {
  const Tutor& tutor = *game_.tutor();
  if (done_ || !game_.asked() || !tutor.available()) return;
  QStringList hand;
  for (int row = 0; row < game_.hand()->count(); ++row) hand << game_.hand()->value(row, "tile").toString();
  tell_(tr("  hand: %1").arg(hand.join(u' ')));
  tell_(tr("  tutor: %1 (%2)").arg(tutor.headline(), tutor.detail()));
  if (!tutor.reason().isEmpty()) tell_(tr("  why: %1").arg(tutor.reason()));
  RowModel* plans = game_.tutor()->plans();
  for (int row = 0; row < plans->count(); ++row) {
    tell_(tr("  plan: %1").arg(plans->value(row, "spoken").toString()));
  }
  if (++decisions_ == picture_after_) Q_EMIT picture();
  game_.act(tutor.decision()->chosen);
}

void Demo::tell_result() {
  tell_(game_.result()->property("spoken").toString());
  RowModel* seats = game_.result()->seats();
  for (int row = 0; row < seats->count(); ++row) {
    tell_(tr("  %1: %2, score %3")
              .arg(seats->value(row, "name").toString(), seats->value(row, "paymentText").toString(),
                   seats->value(row, "scoreText").toString()));
  }
}

}  // namespace tingpai::app
