#include "app/deals.h"

#include <QClipboard>
#include <QGuiApplication>

#include "app/provide.h"

namespace tingpai::app {

Deals::Deals(GameController& game, QObject* parent) : QObject(parent), game_(game) {
  connect(&game_, &GameController::changed, this, &Deals::follow);
  follow();
}

void Deals::follow() {
  const Referee* referee = game_.referee();
  const bool begun = referee != nullptr && referee->state().table.phase != Phase::before_game;
  std::optional<Deal> deal;
  if (begun && game_.deal()) deal = Deal{referee->state().table.ruleset, *game_.deal()};
  if (deal != deal_) {
    deal_ = deal;
    hash_ = deal ? tingpai::app::wall_hash(deal->ruleset, deal->seed) : QString();
  }
  Q_EMIT changed();
}

QString Deals::code() const {
  const Referee* referee = game_.referee();
  if (referee == nullptr || !referee->game_over() || !game_.deal()) return {};
  return deal_code({referee->state().table.ruleset, *game_.deal()});
}

QString Deals::short_hash() const {
  QStringList parts;
  for (int at = 0; at < 16 && at < hash_.size(); at += 4) parts << hash_.mid(at, 4);
  return parts.join(u' ');
}

QString Deals::play(const QString& text) {
  const auto deal = parse_deal(text);
  if (!deal) return QString::fromStdString(deal.error().message);
  game_.start(deal->ruleset, deal->seed);
  return {};
}

void Deals::copy(const QString& text) const { QGuiApplication::clipboard()->setText(text); }

Deals* Deals::create(QQmlEngine* engine, QJSEngine*) { return provided<Deals>(engine); }

}  // namespace tingpai::app
