// Games and positions for tests of reviews and of the book of mistakes.
#pragma once

#include <QByteArray>

#include "app/store/record_store.h"
#include "engine/formats/lesson.h"
#include "engine/table/decision_points.h"
#include "engine/table/referee.h"
#include "tests/app/game/scripted.h"

namespace tingpai::test {

// A game of `hands` hands. The bots play scripted_decide; player 0 too, but takes the last legal action every
// third time.
inline std::vector<Event> careless_game(std::uint64_t seed, int hands, Ruleset ruleset = {}) {
  ruleset.hands = hands;
  Referee referee(ruleset, seed);
  std::vector<Event> events;
  int turns = 0;
  while (!referee.game_over()) {
    if (auto event = referee.advance()) {
      events.push_back(*std::move(event));
      continue;
    }
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (legal.empty()) continue;
      const bool careless = seat == all_seats[0] && ++turns % 3 == 0;
      const Action best = scripted_decide({Level::path, referee.view(seat), legal}).chosen;
      static_cast<void>(referee.answer(seat, careless ? legal.actions.back() : best));
    }
  }
  return events;
}

// Stores a game as one that was played here.
inline std::int64_t played_here(app::RecordStore& store, const std::vector<Event>& events,
                                const app::Players& players = {}) {
  const auto game = store.begin(players);
  if (!game) qFatal("not stored");
  int number = 0;
  for (const Event& event : events) {
    if (store.append(*game, number++, event)) qFatal("not stored");
  }
  if (std::holds_alternative<events::GameEnded>(events.back())) static_cast<void>(store.finish(*game));
  return *game;
}

// The first `count` discards of player 0 in such a game, as lessons whose best answer is clear.
inline QByteArray lessons_text(std::uint64_t seed, int count) {
  const auto events = careless_game(seed, 4);
  std::string text;
  for (const AnsweredPoint& choice : answered_points(events, all_seats[0])) {
    if (count == 0) break;
    if (!choice.legal.has(ActionType::discard) || choice.legal.has(ActionType::win)) continue;
    Decision decision = scripted_decide({Level::expert, choice.view, choice.legal});
    for (std::size_t i = 1; i < decision.evaluations.size(); ++i) decision.evaluations[i].value -= 2;
    text += to_text(lesson_of(events, choice.number, all_seats[0], std::move(decision)));
    --count;
  }
  return QByteArray::fromStdString(text);
}

}  // namespace tingpai::test
