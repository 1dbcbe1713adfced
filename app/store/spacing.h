// When a position of the book of mistakes comes again: boxes after S. Leitner (1972). A card moves on a box
// with each good answer on its day and falls back to the first with a bad one. Pure; the day is given.
#pragma once

#include <QDate>
#include <array>
#include <map>

namespace tingpai::app {

struct Card {
  int box = 0;  // index into box_days
  QDate due;    // invalid: at once
  int asked = 0;
  int passed = 0;

  bool operator==(const Card&) const = default;
};

inline constexpr std::array box_days{1, 3, 7, 14, 30};  // days until the next time

Card answered(Card card, bool passed, QDate today);
bool is_due(const Card& card, QDate today);

// Which of `count` positions is that day's. Every position once before any comes again; the same everywhere.
int daily_index(QDate day, int count);
// Days in a row with a good answer, up to today, or up to yesterday while today's is open.
int streak(const std::map<QDate, bool>& days, QDate today);

}  // namespace tingpai::app
