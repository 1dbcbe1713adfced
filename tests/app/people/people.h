// People who share the screen, for tests.
#pragma once

#include <QTest>

#include "app/game/game_controller.h"
#include "tests/app/game/scripted.h"

namespace tingpai::test {

template <class Done>
bool wait_until(Done done) {
  return QTest::qWaitFor(done, patience);
}

inline Action scripted_action(app::GameController& game, Seat seat) {
  const PlayerView& view = game.referee()->view(seat);
  return scripted_decide({Level::expert, view, game.referee()->asked(seat)}).chosen;
}

// What people who share a screen do: everybody who can call presses, and now and then one who cannot.
struct People {
  app::GameController& game;
  int curtains = 0;
  int for_nothing = 0;
  bool presses_blindly = true;

  void step() {
    app::SharedScreen& screen = *game.screen();
    if (screen.bar_shown() && screen.people()->count() > 0) {
      press();
    } else if (screen.curtain()) {
      ++curtains;
      screen.reveal({});
    } else if (game.nothing_to_call()) {
      ++for_nothing;
      game.handBack();
    } else if (game.asked()) {
      if (game.can_win() && !game.can_discard()) {
        game.call(app::KeyBindings::Win, 0);
      } else {
        game.act(scripted_action(game, screen.viewer()));
      }
    } else if (game.phase() == app::GameController::HandOver) {
      game.nextHand();
    }
  }
  void press() {
    app::RowModel* people = game.screen()->people();
    for (int row = 0; row < people->count(); ++row) {
      const Seat seat = Seat::from_index(people->value(row, "seat").toInt());
      const bool can = game.referee()->asked(seat).actions.size() > 1;
      const bool blindly = presses_blindly && game.events_shown() % 5 == 0;
      if ((can || blindly) && !people->value(row, "agreed").toBool())
        game.screen()->press(people->value(row, "number").toInt());
    }
  }
  template <class Done>
  bool until(Done done) {
    return wait_until([&] {
      if (!done()) step();
      return done();
    });
  }
};

}  // namespace tingpai::test
