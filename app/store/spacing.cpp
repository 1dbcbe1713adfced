#include "app/store/spacing.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/table/wall.h"

namespace tingpai::app {

Card answered(Card card, bool passed, QDate today) {
  ++card.asked;
  card.passed += passed;
  if (passed && !is_due(card, today)) return card;  // asked early: it waits as long as it would have
  card.box = passed ? std::min(card.box + 1, static_cast<int>(box_days.size()) - 1) : 0;
  card.due = today.addDays(box_days[static_cast<std::size_t>(card.box)]);
  return card;
}

bool is_due(const Card& card, QDate today) { return !card.due.isValid() || card.due <= today; }

int daily_index(QDate day, int count) {
  const auto n = static_cast<qint64>(count);
  const qint64 number = day.toJulianDay();
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  Random random(static_cast<std::uint64_t>(number / n));  // a new order each time round
  for (std::size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
  }
  return order[static_cast<std::size_t>(number % n)];
}

int streak(const std::map<QDate, bool>& days, QDate today) {
  const auto good = [&](QDate day) {
    const auto found = days.find(day);
    return found != days.end() && found->second;
  };
  QDate day = days.contains(today) ? today : today.addDays(-1);
  int run = 0;
  for (; good(day); day = day.addDays(-1)) ++run;
  return run;
}

}  // namespace tingpai::app
