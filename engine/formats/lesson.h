// Our own text for reviews and lessons: a decision's numbers, and a position with its decision (a lesson).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/ai/decision.h"

namespace tingpai {

// The numbers of a decision, one evaluation a line. Effective tiles, plans and opponents are left out.
std::string to_text(const Decision& decision);
Result<Decision> parse_decision(std::string_view text);  // the error's position is the 1-based line

// A position of one hand that stands for itself.
struct Lesson {
  Seat seat;                  // who is asked
  BySeat<Points> scores;      // before the hand
  std::vector<Event> events;  // the game's and the hand's start, and what has happened since
  Decision decision;          // every legal action weighed

  bool operator==(const Lesson&) const = default;
};

// The hand up to the event of this number, cut out of a record that Referee::resume accepts.
Lesson lesson_of(const std::vector<Event>& record, int number, Seat seat, Decision decision);
PlayerView view_of(const Lesson& lesson);

std::string to_text(const Lesson& lesson);
// Lessons one after another. Every event is checked, and the decision weighs exactly what the seat is asked.
// The error's position is the 1-based line.
Result<std::vector<Lesson>> parse_lessons(std::string_view text);

}  // namespace tingpai
