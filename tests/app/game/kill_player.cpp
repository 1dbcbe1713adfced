// Plays games for ever with the program's own controller and store, and tells each event it has shown. The
// test of kills starts it again and again.
//   kill_player FOLDER SHOWN RULES: SHOWN is the number of the last event told before, 0 at first.
// Lines: "prefix N DIGEST" of the stored record's first SHOWN events, "resumed N DIGEST", then "shown N
// DIGEST".
#include <QCoreApplication>
#include <QTimer>
#include <cinttypes>
#include <cstdio>

#include "app/game/game_controller.h"
#include "tests/app/game/hurried_clock.h"
#include "tests/app/game/scripted.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

// Hands, melds, rivers, scores and the wall with its two ends, as one number.
std::uint64_t digest(const TableState& state) {
  std::uint64_t hash = 14695981039346656037U;  // FNV-1a
  const auto mix = [&](std::uint64_t value) { hash = (hash ^ value) * 1099511628211U; };
  for (const Seat seat : all_seats) {
    for (const auto count : state.hands[seat].concealed.raw()) mix(count);
    for (const Meld& meld : state.hands[seat].melds) {
      mix(static_cast<std::uint64_t>(meld.type));
      for (const Tile tile : tiles_of(meld)) mix(static_cast<std::uint64_t>(tile.index()));
    }
    for (const RiverTile& river : state.table.rivers[seat]) {
      mix(static_cast<std::uint64_t>(river.tile.index()));
      mix(river.claimed_by.has_value());
    }
    mix(state.table.flowers[seat].size());
    mix(static_cast<std::uint64_t>(state.table.scores[seat]));
  }
  for (const Tile tile : state.wall) mix(static_cast<std::uint64_t>(tile.index()));
  mix(state.front);
  mix(state.back);
  mix(static_cast<std::uint64_t>(state.table.hand_number));
  mix(static_cast<std::uint64_t>(state.table.phase));
  return hash;
}

void tell(const char* what, int number, const TableState& state) {
  std::printf("%s %d %016" PRIx64 "\n", what, number, digest(state));
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication app(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  const int shown = arguments.value(2).toInt();
  AppSettings settings(arguments.value(1) + "/settings.ini");
  settings.set_speed(AppSettings::Off);
  settings.set_hints(false);
  RecordStore store(arguments.value(1));
  if (shown > 0) {
    const auto stored = store.last_unfinished();
    if (!stored || static_cast<int>(stored->events.size()) < shown) return 3;
    const auto referee = Referee::resume({stored->events.begin(), stored->events.begin() + shown});
    if (!referee) return 4;
    tell("prefix", shown, referee->state());
  }
  test::HurriedClock clock;
  GameController game(store, settings, test::scripted_decide, clock);
  QObject::connect(&game, &GameController::eventShown, &game,
                   [&] { tell("shown", game.events_shown(), game.referee()->state()); });
  if (game.resume()) {
    tell("resumed", game.events_shown(), game.referee()->state());
  } else if (shown > 0) {
    return 5;
  } else {
    game.start(*parse_ruleset(arguments.value(3).toStdString()), 77);
  }
  QTimer person;
  QObject::connect(&person, &QTimer::timeout, &game, [&] {
    if (game.phase() == GameController::HandOver) game.nextHand();
    if (!game.asked()) return;
    const PlayerView& view = game.referee()->view(Seat{});
    const Action action = test::scripted_decide({Level::path, view, legal_actions(view)}).chosen;
    if (!game.act(action)) QCoreApplication::exit(6);
  });
  person.start(1);
  return QCoreApplication::exec();
}
