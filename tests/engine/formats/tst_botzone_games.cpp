// Whole games played through both sides of Botzone's protocol. TINGPAI_GAMES sets how many.
#include <QTest>
#include <algorithm>
#include <string>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/formats/botzone.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/table/check.h"
#include "engine/table/setup.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;
using botzone::Listener;

namespace {

int games_wanted(int usual) {
  const int wanted = qEnvironmentVariableIntValue("TINGPAI_GAMES");
  return wanted > 0 ? wanted : usual;
}

// The view as far as requests tell it: not who threw straight from the wall, and no flowers until one is
// seen.
PlayerView as_told(PlayerView view, bool flowers_seen) {
  if (mcr::rules_of(view.table.ruleset).flowers && !flowers_seen) {
    view = under_rules(std::move(view), botzone::default_ruleset());
  }
  for (const Seat seat : all_seats) {
    if (seat == view.seat) continue;
    for (RiverTile& tile : view.table.rivers[seat]) tile.drawn = false;
  }
  return view;
}

// A game in which every seat is reached through the protocol alone.
class Game {
 public:
  Game(const Ruleset& ruleset, std::uint64_t seed,
       std::function<Action(const PlayerView&, const LegalActions&)> policy)
      : referee(ruleset, seed), policy_(std::move(policy)) {
    for (const Seat seat : all_seats) announcers_.emplace_back(seat);
  }

  // Empty, or what went wrong.
  std::string play() {
    while (!referee.game_over() && problem_.empty()) {
      if (const auto event = referee.advance()) {
        events.push_back(*event);
        tell(*event);
      } else {
        ask();
      }
    }
    return problem_;
  }

  Referee referee;
  std::vector<Event> events;
  BySeat<std::vector<std::string>> told;      // requests to each seat
  BySeat<std::vector<std::string>> answered;  // and its responses

 private:
  void tell(const Event& event) {
    for (const Seat seat : all_seats) {
      for (auto& request :
           announcers_[static_cast<std::size_t>(seat.index())].requests(redact(event, seat))) {
        if (const auto error = listeners_[seat].hear(request)) {
          problem_ = request + ": " + error->message;
          return;
        }
        told[seat].push_back(std::move(request));
        answered[seat].push_back(botzone::respond(listeners_[seat].view(), policy_));
        listeners_[seat].answered(answered[seat].back());
      }
    }
  }

  void ask() {
    for (const Seat seat : all_seats) {
      if (referee.asked(seat).empty() || !problem_.empty()) continue;
      if (referee.answer(seat, action_of(seat))) problem_ = "refused: " + answered[seat].back();
    }
  }

  // After a chow or pung the discard has been named already.
  Action action_of(Seat seat) {
    const PublicState& table = referee.state().table;
    if (table.phase == Phase::acting && !table.drawn) return {ActionType::discard, *discards_[seat]};
    const PlayerView& heard = listeners_[seat].view();
    if (heard != as_told(referee.view(seat), mcr::rules_of(heard.table.ruleset).flowers)) {
      problem_ = "the views differ after " + told[seat].back();
    }
    const std::string& text = answered[seat].back();
    const auto response = botzone::parse_response(text, referee.view(seat), referee.asked(seat));
    if (!response) {
      problem_ = text + ": " + response.error().message;
      return {};
    }
    discards_[seat] = response->discard;
    return response->action;
  }

  std::function<Action(const PlayerView&, const LegalActions&)> policy_;
  std::vector<botzone::Announcer> announcers_;
  BySeat<Listener> listeners_;
  BySeat<std::optional<Tile>> discards_;
  std::string problem_;
};

using Choice = std::function<Action(const PlayerView&, const LegalActions&)>;
Choice level(Level level) {
  return [level](const PlayerView& view, const LegalActions& legal) {
    return decide(level, view, legal, Budget{}).chosen;
  };
}
// Random, but fond of claims and kongs, so that walls run out in all ways.
Choice claimer(std::uint64_t seed) {
  return [random = Random(seed)](const PlayerView&, const LegalActions& legal) mutable {
    const auto& actions = legal.actions;
    const auto eager = std::find_if(actions.begin(), actions.end(), [](Action action) {
      return action.type != ActionType::discard && action.type != ActionType::pass;
    });
    if (eager != actions.end() && random.below(3) > 0) return *eager;
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  };
}

Ruleset with_flowers() {
  Ruleset ruleset;
  ruleset.hands = 1;
  return ruleset;
}

// The rules of own walls, told once more from the events alone.
class OwnWalls {
 public:
  std::string after(const Referee& referee, const Event& event) {
    if (const auto* hand = std::get_if<events::HandStarted<Truth>>(&event)) wall_ = hand->wall;
    if (const auto* dealt = std::get_if<events::Dealt<Truth>>(&event)) {
      for (const Tile tile : dealt->tiles) take(dealt->seat, tile);
    }
    if (const auto* drew = std::get_if<events::Drew<Truth>>(&event)) take(drew->seat, drew->tile);
    if (std::holds_alternative<events::WallExhausted>(event) && left(next(referee.state().table.turn)) > 0) {
      return "ended too early";
    }
    if (const auto* won = std::get_if<events::Won>(&event)) {
      if (won->win.last_wall_tile != (left(next(referee.state().table.turn)) == 0)) return "last tile";
    }
    for (const Seat seat : all_seats) look(referee, seat);
    return problem_;
  }

 private:
  static Seat next(Seat seat) { return player((seat.index() + 1) % 4); }
  int left(Seat seat) const { return 34 - taken_[seat]; }
  void take(Seat seat, Tile tile) {
    if (left(seat) == 0 || wall_[static_cast<std::size_t>(34 * seat.index() + taken_[seat])] != tile) {
      problem_ = "a tile out of turn";
    }
    ++taken_[seat];
  }
  void look(const Referee& referee, Seat seat) {
    const Seat turn = referee.state().table.turn;
    for (const Action action : referee.asked(seat).actions) {
      const bool own = action.type == ActionType::concealed_kong || action.type == ActionType::added_kong;
      const bool kong = own || action.type == ActionType::melded_kong;
      const bool claim = action.type == ActionType::melded_kong || action.type == ActionType::pung ||
                         action.type == ActionType::chow;
      if (kong && left(seat) == 0) problem_ = "a kong without a tile to draw";
      if ((own || claim) && left(next(turn)) == 0) problem_ = "a claim or kong at the end of a wall";
    }
  }

  std::vector<Tile> wall_;
  BySeat<int> taken_;
  std::string problem_;
};

}  // namespace

class TestBotzoneGames : public QObject {
  Q_OBJECT

 private slots:
  void own_walls_run_out_one_by_one();
  void own_walls_end_a_hand_when_they_say();
  void games_are_legal_data();
  void games_are_legal();
  void damaged_requests_are_harmless();
};

// Claims skip players, so that their walls last longer. From the middle of a hand on nobody claims here: as
// many tiles are drawn as the table says.
void TestBotzoneGames::own_walls_end_a_hand_when_they_say() {
  constexpr int claims_until = 40;  // tiles left
  int looked_at = 0, shorter = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Ruleset ruleset;
    mcr::rules_of(ruleset).own_walls = true;
    mcr::rules_of(ruleset).flowers = false;
    ruleset.hands = 1;
    Referee referee(ruleset, seed);
    int draws = 0;
    std::vector<int> ends;  // by what each discard was told, in draws from the start
    while (!referee.game_over()) {
      if (const auto event = referee.advance()) {
        draws += std::holds_alternative<events::Drew<Truth>>(*event);
        const PublicState& table = referee.state().table;
        if (std::holds_alternative<events::Discarded>(*event) && table.wall_left < claims_until) {
          ends.push_back(draws + table.draws_left());
          ++looked_at;
          shorter += table.draws_left() < table.wall_left;
        }
        continue;
      }
      for (const Seat seat : all_seats) {
        const LegalActions legal = referee.asked(seat);
        if (legal.empty()) continue;
        Action action = legal.actions.front();
        for (const Action& one : legal.actions) {
          const bool claim = one.type == ActionType::pung || one.type == ActionType::chow;
          if (referee.state().table.wall_left >= claims_until ? claim : one.type == ActionType::pass)
            action = one;
          if (one.type == ActionType::discard) action = one;
        }
        referee.answer(seat, action);
      }
    }
    for (const int end : ends) QCOMPARE(end, draws);
  }
  QVERIFY(looked_at > 500);
  QVERIFY(shorter > 100);
}

void TestBotzoneGames::own_walls_run_out_one_by_one() {
  int exhausted = 0, last_tiles = 0;
  std::vector<Event> events;
  for (int game = 0; game < games_wanted(300); ++game) {
    const auto seed = static_cast<std::uint64_t>(game);
    Referee referee(botzone::default_ruleset(), seed);
    const Choice choose = claimer(seed);
    OwnWalls rules;
    play(referee,
         [&](const PlayerView& view, const LegalActions& legal, Random&) { return choose(view, legal); },
         seed,
         {.event =
              [&](const Referee& now, const Event& event) {
                const std::string problem = rules.after(now, event);
                if (!problem.empty()) qFatal("game %d: %s", game, problem.c_str());
                exhausted += std::holds_alternative<events::WallExhausted>(event);
                const auto* won = std::get_if<events::Won>(&event);
                last_tiles += won && won->win.last_wall_tile;
              },
          .question = {}});
  }
  QVERIFY(exhausted > 100);
  TableState state;
  const auto record = parse_record(to_text(events));
  QVERIFY(record);
  for (const Event& event : *record) {
    QVERIFY(!check(state, event));
    evolve(state, event);
  }
  qInfo("%d exhausted, %d won on the last tile", exhausted, last_tiles);
}

void TestBotzoneGames::games_are_legal_data() {
  QTest::addColumn<QString>("rules");
  QTest::addColumn<QString>("policy");
  for (const auto* policy : {"quick", "claims"}) {
    QTest::addRow("%s on Botzone's table", policy)
        << QString::fromStdString(to_text(botzone::default_ruleset())) << policy;
    QTest::addRow("%s with flowers", policy) << QString::fromStdString(to_text(with_flowers())) << policy;
  }
  QTest::addRow("experts on Botzone's table")
      << QString::fromStdString(to_text(botzone::default_ruleset())) << "expert";
}

Choice policy_named(const QString& name, std::uint64_t seed) {
  if (name == "claims") return claimer(seed);
  return level(*level_named(name.toStdString()));
}

void TestBotzoneGames::games_are_legal() {
  QFETCH(QString, rules);
  QFETCH(QString, policy);
  int won = 0, requests = 0;
  for (int i = 0; i < games_wanted(200); ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    Game game(*parse_ruleset(rules.toStdString()), seed, policy_named(policy, seed));
    const std::string problem = game.play();
    QVERIFY2(problem.empty(), qPrintable(QString("game %1: ").arg(i) + problem.c_str()));
    won += static_cast<int>(game.referee.state().table.wins.size());
    for (const auto& told : game.told) requests += static_cast<int>(told.size());
  }
  if (policy != "claims") QVERIFY(won > 0);
  qInfo("%d won, %d requests", won, requests);
}

namespace {

// One or a few of the changes that a broken line or a program out of step makes.
void damage(std::vector<std::string>& lines, Random& random) {
  const auto any = [&](std::size_t size) { return random.below(static_cast<std::uint32_t>(size)); };
  const auto at = [&] { return lines.begin() + any(lines.size()); };
  std::string& line = *at();
  switch (random.below(6)) {
    case 0:
      line.resize(any(line.size() + 1));
      break;
    case 1:
      if (!line.empty()) line[any(line.size())] = static_cast<char>(random.below(256));
      break;
    case 2:
      if (!line.empty()) line[any(line.size())] = "0123456789WBTFJH "[random.below(17)];
      break;
    case 3:
      lines.erase(at());
      break;
    case 4:
      std::swap(line, *at());
      break;
    default:
      line = *at();
  }
}

}  // namespace

// Whatever comes: an error with its place, or a view on which one can still play.
void TestBotzoneGames::damaged_requests_are_harmless() {
  Random random(1);
  int errors = 0;
  for (int i = 0; i < games_wanted(400); ++i) {
    const auto seed = static_cast<std::uint64_t>(i % 20);
    const Choice policy = claimer(seed);
    Game game(i % 2 ? with_flowers() : botzone::default_ruleset(), seed, policy);
    QCOMPARE(game.play(), std::string());
    auto lines = game.told[player(i % 4)];
    for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) damage(lines, random);
    Listener listener;
    for (const std::string& line : lines) {
      if (const auto error = listener.hear(line)) {
        ++errors;
        QVERIFY(!error->message.empty() && error->position <= line.size());
        continue;
      }
      const LegalActions legal = legal_actions(listener.view());
      const Choice& choose = random.below(4) ? policy : level(i % 5 ? Level::quick : Level::path);
      const std::string response = botzone::respond(listener.view(), choose);
      QVERIFY(botzone::parse_response(response, listener.view(), legal));
      listener.answered(response);
    }
  }
  QVERIFY(errors > 0);
}

QTEST_GUILESS_MAIN(TestBotzoneGames)
#include "tst_botzone_games.moc"
