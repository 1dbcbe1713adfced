// Whole games, with everything that must always hold looked at after every event. TINGPAI_GAMES sets how many
// games are played; the labelled slow test plays 2,000.
#include <QFile>
#include <QTest>

#include "engine/rules/mcr/scheme.h"
#include "engine/rules/scheme.h"
#include "engine/table/reshuffle.h"
#include "tests/engine/support/invariants.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

int games_wanted() {
  const int wanted = qEnvironmentVariableIntValue("TINGPAI_GAMES");
  return wanted > 0 ? wanted : 60;
}

struct Kind {
  const char* name;
  Ruleset ruleset;
  Policy policy;
};

const std::vector<Kind>& kinds() {
  static const auto all = [] {
    Ruleset mcr;
    Ruleset plain;
    mcr::rules_of(plain).flowers = false;
    mcr::rules_of(plain).seat_changes = false;
    Ruleset easy;
    easy.scheme = mcr::Rules{.minimum_fan = 0};
    std::vector<Kind> kinds{{"random actions", mcr, random_action},
                            {"random actions without flowers", plain, random_action},
                            {"greedy players", mcr, greedy_action},
                            {"greedy players without a minimum", easy, greedy_action}};
    for (const Preset& preset : scheme::presets()) {
      if (preset.name == "mcr") continue;
      Ruleset ruleset = preset.ruleset;
      ruleset.hands = mcr.hands;
      kinds.push_back({preset.name.data(), ruleset, greedy_action});
    }
    return kinds;
  }();
  return all;
}

void add_kind_rows() {
  QTest::addColumn<int>("kind");
  for (std::size_t i = 0; i < kinds().size(); ++i) QTest::newRow(kinds()[i].name) << static_cast<int>(i);
}

template <class E>
int count(const std::vector<Event>& events) {
  int n = 0;
  for (const Event& event : events) n += std::holds_alternative<E>(event);
  return n;
}

}  // namespace

class TestGames : public QObject {
  Q_OBJECT

 private slots:
  void invariants_hold_data() { add_kind_rows(); }
  void invariants_hold();
  void lively_games_have_everything();
  void two_rob_one_kong();
  void folding_again_gives_the_same_data() { add_kind_rows(); }
  void folding_again_gives_the_same();
  void records_replay_to_the_same_scores();
  void same_seed_same_game();
  void hidden_tiles_leave_the_view_unchanged_data() { add_kind_rows(); }
  void hidden_tiles_leave_the_view_unchanged();
  void golden_playthrough_data() { add_kind_rows(); }
  void golden_playthrough();
};

void TestGames::invariants_hold() {
  QFETCH(const int, kind);
  const Kind& row = kinds()[static_cast<std::size_t>(kind)];
  const int games = games_wanted() / 2;  // of each kind
  for (int i = 0; i < games; ++i) {
    const auto seed = static_cast<std::uint64_t>(1000 * kind + i);
    Referee referee(row.ruleset, seed);
    Invariants invariants;
    play(referee, row.policy, seed,
         {[&](const Referee& now, const Event& event) { invariants.after(now, event); }, {}});
    QVERIFY2(invariants.broken().empty(),
             qPrintable(QString("seed %1, %2").arg(seed).arg(QString::fromStdString(invariants.broken()))));
    const bool repeats =
        scheme::turn_rules(row.ruleset).start > 0;  // a dealer deals again, a loser ends it all
    if (!repeats) QCOMPARE(referee.state().table.hand_number, 15);
  }
}

// The invariants say little if nothing happens in the games.
void TestGames::lively_games_have_everything() {
  std::array<int, event_type_count> seen{};
  int robbed = 0;
  int replacement = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Kind& row = kinds()[3];
    Referee referee(row.ruleset, seed);
    for (const Event& event : play(referee, row.policy, seed)) {
      ++seen[event.index()];
      const auto* won = std::get_if<events::Won>(&event);
      robbed += won && won->win.robbing;
      replacement += won && won->win.replacement;
    }
  }
  for (std::size_t kind = 0; kind <= Event(events::GameEnded{}).index(); ++kind) QVERIFY(seen[kind] > 0);
  QVERIFY(robbed > 0);
  QVERIFY(replacement > 0);
}

// In riichi, where the second winner turns indicators over, too, as many as the first.
void TestGames::two_rob_one_kong() {
  const auto& ema = *std::ranges::find(scheme::presets(), "riichi_ema", &Preset::name);
  Ruleset ruleset = ema.ruleset;
  ruleset.hands = 16;
  Referee referee(ruleset, 9251);
  Invariants invariants;
  int robbers = 0;
  play(referee, greedy_action, 9251,
       {[&](const Referee& now, const Event& event) {
          invariants.after(now, event);
          const auto* won = std::get_if<events::Won>(&event);
          robbers += won && won->win.robbing && won->place == 1;
        },
        {}});
  QVERIFY2(invariants.broken().empty(), invariants.broken().c_str());
  QCOMPARE(robbers, 1);
}

void TestGames::folding_again_gives_the_same() {
  QFETCH(const int, kind);
  const Kind& row = kinds()[static_cast<std::size_t>(kind)];
  Referee referee(row.ruleset, 77);
  std::vector<Event> so_far;
  int events = 0;
  int different = 0;
  play(referee, row.policy, 77,
       {[&](const Referee& now, const Event& event) {
          so_far.push_back(event);
          if (++events % 97 != 0) return;
          TableState state;
          BySeat<PlayerView> views;
          for (const Seat seat : all_seats) views[seat] = view_of(seat);
          for (const Event& each : so_far) {
            evolve(state, each);
            for (const Seat seat : all_seats) evolve(views[seat], redact(each, seat));
          }
          different += state != now.state();
          for (const Seat seat : all_seats) different += views[seat] != now.view(seat);
        },
        {}});
  QVERIFY(events > 97);
  QCOMPARE(different, 0);
}

void TestGames::records_replay_to_the_same_scores() {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Kind& kind = kinds()[seed % kinds().size()];
    Ruleset ruleset = kind.ruleset;
    ruleset.hands = 4;
    Referee referee(ruleset, seed);
    const auto events = play(referee, kind.policy, seed);
    const auto read = parse_record(to_text(events));
    QVERIFY(read);
    const auto replayed = Referee::resume(*read);
    QVERIFY2(replayed, replayed ? "" : replayed.error().message.c_str());
    QVERIFY(replayed->game_over());
    QVERIFY(replayed->state() == referee.state());
  }
}

void TestGames::same_seed_same_game() {
  const auto record = [](std::uint64_t seed) {
    Referee referee(Ruleset{}, seed);
    return to_text(play(referee, greedy_action, 9));
  };
  QVERIFY(record(5) == record(5));
  QVERIFY(record(5) != record(6));
}

void TestGames::hidden_tiles_leave_the_view_unchanged() {
  QFETCH(const int, kind);
  const Kind& row = kinds()[static_cast<std::size_t>(kind)];
  int positions = 0;
  int changed_truths = 0;
  std::string broken;
  for (std::uint64_t seed = 0; positions < 150; ++seed) {
    Referee referee(row.ruleset, seed);
    Random random(seed);
    std::vector<Event> so_far;
    const auto look = [&](const Referee& now, Seat seat) {
      if (random.below(150) != 0) return;
      ++positions;
      const auto other = reshuffled(so_far, only(seat), random.next());
      TableState truth;
      PlayerView view = view_of(seat);
      for (std::size_t i = 0; i < other.size(); ++i) {
        evolve(truth, other[i]);
        evolve(view, redact(other[i], seat));
        if (redact(other[i], seat) != redact(so_far[i], seat)) broken = "a redacted event differs";
      }
      if (!tiles_conserve(truth)) broken = "the other truth is no table";
      if (view != now.view(seat)) broken = "the view differs";
      if (legal_actions(view) != now.asked(seat)) broken = "the legal actions differ";
      changed_truths += truth.hands != now.state().hands && truth.wall != now.state().wall;
    };
    play(referee, row.policy, seed,
         {[&](const Referee&, const Event& event) { so_far.push_back(event); }, look});
    QVERIFY2(broken.empty(), broken.c_str());
  }
  QVERIFY(changed_truths > positions - 5);
}

// ------------------------------------------------------------------------------------------------ golden

namespace {

std::string text_of(const SeenMelds& melds) {
  std::string text;
  for (const SeenMeld& meld : melds) {
    constexpr std::array<const char*, 5> names{"chow", "pung", "kong", "pung+1", "hidden kong"};
    text += std::string(" [") + names[static_cast<std::size_t>(meld.type)] + ' ' +
            (meld.tile ? to_text(*meld.tile) : "?") + ']';
  }
  return text;
}

// What a seat sees of its own and what it is asked, in a line.
std::string text_of(const PlayerView& view, const LegalActions& asked) {
  std::string text = to_text(view.hand.tiles());
  if (view.drawn) text += " +" + to_text(*view.drawn);
  for (const Seat seat : all_seats) {
    const SeenMelds& melds = view.table.melds[seat];
    if (!melds.empty()) text += " | " + std::to_string(seat.index()) + text_of(melds);
  }
  text += " | wall " + std::to_string(view.table.wall_left) + " |";
  for (const Action action : asked.actions) {
    const bool plain = action.type == ActionType::discard && !action.riichi;
    text += plain ? ' ' + to_text(action.tile) : " <" + to_text(action) + '>';
  }
  return text;
}

std::string playthrough(const Kind& row) {
  Ruleset ruleset = row.ruleset;
  ruleset.hands = 1;
  Referee referee(ruleset, 1);
  BySeat<std::string> shown;
  std::string text;
  const auto show = [&](const Referee& now, const Event& event) {
    text += to_text(event) + '\n';
    for (const Seat seat : all_seats) {
      const auto line = text_of(now.view(seat), now.asked(seat));
      if (line != shown[seat]) text += "  " + std::to_string(seat.index()) + ": " + line + '\n';
      shown[seat] = line;
    }
  };
  const Policy noted = [&](const PlayerView& view, const LegalActions& legal, Random& random) {
    const Action action = row.policy(view, legal, random);
    text += "  " + std::to_string(view.seat.index()) + " answers " + to_text(action) + '\n';
    return action;
  };
  play(referee, noted, 1, {show, {}});
  return text;
}

}  // namespace

// TINGPAI_UPDATE_GOLDEN=1 writes the files anew: look at the difference before committing it.
// TINGPAI_GOLDEN_DIR=FOLDER has them somewhere else.
void TestGames::golden_playthrough() {
  QFETCH(const int, kind);
  const Kind& row = kinds()[static_cast<std::size_t>(kind)];
  const auto now = QByteArray::fromStdString(playthrough(row));
  const QString folder = qEnvironmentVariable("TINGPAI_GOLDEN_DIR", TINGPAI_TEST_DATA_DIR "/golden");
  QFile file(QString("%1/%2.txt").arg(folder, QString(row.name).replace(' ', '_')));
  if (qEnvironmentVariableIsSet("TINGPAI_UPDATE_GOLDEN")) {
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(now);
    return;
  }
  QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
  const auto expected = file.readAll().split('\n');
  const auto lines = now.split('\n');
  for (qsizetype i = 0; i < qMin(lines.size(), expected.size()); ++i) {
    QVERIFY2(lines[i] == expected[i], qPrintable(QString("line %1").arg(i + 1)));
  }
  QCOMPARE(lines.size(), expected.size());
}

QTEST_APPLESS_MAIN(TestGames)
#include "tst_games.moc"
