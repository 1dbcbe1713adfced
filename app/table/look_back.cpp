#include "app/table/look_back.h"

#include <algorithm>
#include <utility>

#include "app/people/positions.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"
#include "engine/table/record.h"

namespace tingpai::app {

LookBack::LookBack(QObject* parent) : QObject(parent), hands_(HandPointsRow::staticMetaObject) {}

void LookBack::clear() {
  if (!valid_) return;
  valid_ = false;
  for (QString* text : {&best_text_, &best_detail_, &best_seal_, &gain_text_, &loss_text_}) text->clear();
  best_position_ = first_position_ = -1;
  hands_.clear();
  Q_EMIT changed();
}

void LookBack::show(const std::vector<Event>& events, const PlayerView& view, const Players& players) {
  clear();
  valid_ = true;
  std::vector<Points> points;  // of each hand
  const events::Won* best = nullptr;
  int best_number = 0;
  HandEnds ends(view.table.rules);
  PaymentsSoFar paid;
  Points sum = 0;  // of the hand so far
  for (const Event& event : events) {
    const auto* won = std::get_if<events::Won>(&event);
    if (won != nullptr && (best == nullptr || best->score.total < won->score.total)) {
      best = won;
      best_number = static_cast<int>(points.size()) + 1;
    }
    if (const auto payments = paid.after(event)) sum += (*payments)[view.seat];
    if (ends.after(event)) points.push_back(std::exchange(sum, 0));
  }
  const auto first =
      std::ranges::max_element(all_seats, {}, [&](Seat seat) { return view.table.scores[seat]; });
  first_position_ = position_of(view, *first);
  if (best != nullptr) show_best(*best, best_number, view, players);
  if (players.is_person(view.seat) && !players.shared() && !points.empty()) {
    const auto [lowest, highest] = std::ranges::minmax_element(points);
    const int most = std::max({1, *highest, -*lowest});
    QList<HandPointsRow> rows;
    for (const Points one : points) {
      const int number = static_cast<int>(rows.size()) + 1;
      const QString text = names::signed_number(one);
      rows << HandPointsRow{number, one, text, static_cast<double>(one) / most,
                            tr("Hand %1: %2").arg(number).arg(text)};
    }
    hands_.set(rows);
    const auto tell = [&](auto at) {
      return tr("%1 in hand %2").arg(names::signed_number(*at)).arg(at - points.begin() + 1);
    };
    if (*highest > 0) gain_text_ = tell(highest);
    if (*lowest < 0) loss_text_ = tell(lowest);
  }
  Q_EMIT changed();
}

void LookBack::show_best(const events::Won& won, int number, const PlayerView& view, const Players& players) {
  const SchemeWords& words = words_of(view.table.ruleset);
  best_text_ = tr("%1: %2").arg(players.name(won.seat), words.total(won.score));
  best_detail_ = tr("%1, hand %2").arg(words.headline(won.score)).arg(number);
  best_seal_ = players.seal(won.seat);
  best_position_ = position_of(view, won.seat);
}

}  // namespace tingpai::app
