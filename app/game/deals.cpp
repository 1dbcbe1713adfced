#include "app/game/deals.h"

#include <QClipboard>
#include <QGuiApplication>

#include "app/base/provide.h"
#include "app/study/records.h"
#include "app/text/names.h"
#include "engine/rules/scheme.h"
#include "engine/table/reshuffle.h"

namespace tingpai::app {

namespace {

constexpr int most_played = 30;  // in the list

}  // namespace

Deals::Deals(GameController& game, const RecordStore& records, Today today, QObject* parent)
    : QObject(parent),
      game_(game),
      records_(records),
      now_(std::move(today)),
      played_(PlayedDealRow::staticMetaObject) {
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

QString Deals::today() const {
  return deal_code({Ruleset{}, now_().toString(QStringLiteral("yyyyMMdd")).toULongLong()});
}

void Deals::refresh() {
  QList<PlayedDealRow> rows;
  today_score_.clear();
  for (const GameEntry& game : records_.games()) {
    if (rows.size() == most_played) break;
    if (game.origin != Origin::own || game.shared || game.status != QLatin1String("finished")) continue;
    const auto walls = records_.walls(game.id);
    const auto seed = seed_of(walls);
    if (!seed) continue;
    const QString code = deal_code({std::get<events::GameStarted>(walls.front()).ruleset, *seed});
    if (code.isEmpty()) continue;
    const auto gain = summary_of(records_.ends(game.id), game.turns).gains[all_seats[0]];
    const QString score_text = names::signed_number(gain);
    if (today_score_.isEmpty() && code == today() && game.length == Ruleset{}.hands)
      today_score_ = score_text;
    const QString when = begun_text(game);
    rows << PlayedDealRow{static_cast<int>(game.id),
                          code,
                          when,
                          gain,
                          score_text,
                          tr("Deal code %1, %2: %3 points").arg(code, when, score_text)};
  }
  played_.set(rows);
  Q_EMIT playedChanged();
}

QString Deals::play(const QString& text) {
  auto deal = parse_deal(text);
  if (!deal) return QString::fromStdString(deal.error().message);
  if (deal_code(*deal) != today()) deal->ruleset.hands = game_.new_rules().hands;  // that of the day is whole
  game_.start(deal->ruleset, deal->seed);
  return {};
}

void Deals::copy(const QString& text) const { QGuiApplication::clipboard()->setText(text); }

Deals* Deals::create(QQmlEngine* engine, QJSEngine*) { return provided<Deals>(engine); }

}  // namespace tingpai::app
