// What the table's pauses and dots tell: nothing that is hidden.
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <mutex>
#include <set>

#include "app/game/answer_pause.h"
#include "app/game/game_controller.h"
#include "engine/rules/scheme.h"
#include "engine/table/record.h"
#include "engine/table/reshuffle.h"
#include "tests/app/game/hurried_clock.h"
#include "tests/app/game/scripted.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

constexpr int patience = 60000;  // milliseconds; only a hang takes as long
constexpr int tries = 60;        // hidden hands for each
const Seat person = Seat::from_index(0);
const BySeat<bool> known = [] {
  BySeat<bool> all;
  all[person] = true;
  return all;
}();

// Without the naps of QTest::qWaitFor: there are thousands of waits.
template <class Done>
bool soon(Done done) {
  QElapsedTimer real;
  for (real.start(); !done(); QCoreApplication::processEvents(QEventLoop::AllEvents, 10)) {
    if (real.elapsed() > patience) return false;
  }
  return true;
}

// Never calls, so that a draw follows every discard.
Decision passing(const Question& question, const std::stop_token& stop = {}) {
  Decision decision = test::scripted_decide(question, stop);
  if (question.legal.has(ActionType::pass)) decision.chosen = {ActionType::pass, {}};
  return decision;
}

// Calls whatever it can.
Decision calling(const Question& question, const std::stop_token& stop = {}) {
  Decision decision = test::scripted_decide(question, stop);
  if (question.legal.has(ActionType::pass)) decision.chosen = question.legal.actions.front();
  return decision;
}

struct Program {
  explicit Program(Decide decide, const QString& where = {})
      : path(where.isEmpty() ? folder.path() : where), game(store, settings, std::move(decide), clock) {
    settings.set_hints(false);
  }
  QTemporaryDir folder;
  QString path;
  AppSettings settings{path + "/settings.ini"};
  RecordStore store{path};
  test::HurriedClock clock;
  GameController game;
};

std::vector<Event> a_game(std::uint64_t seed, const Ruleset& ruleset = {}) {
  Referee referee(ruleset, seed);
  std::vector<Event> events;
  while (events.size() < 1200) {
    while (const auto event = referee.advance()) events.push_back(*event);
    if (referee.game_over()) break;
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (!legal.empty())
        static_cast<void>(referee.answer(seat, passing({Level::path, referee.view(seat), legal}).chosen));
    }
  }
  return events;
}

enum class Callers { nobody, bots, people };
Callers callers_after(const std::vector<Event>& events) {
  const auto referee = Referee::resume(events);
  if (!referee) qFatal("no record: %s", referee.error().message.c_str());
  if (referee->asked(person).actions.size() > 1) return Callers::people;
  for (const Seat seat : all_seats) {
    if (referee->asked(seat).actions.size() > 1) return Callers::bots;
  }
  return Callers::nobody;
}

// The events up to a discard that the person cannot call, with other tiles where it does not see them: once
// so that a bot can call it, once so that none can.
struct Twins {
  std::vector<Event> can_call, cannot;
};
std::optional<Twins> twins_of(std::vector<Event> events) {
  Twins twins;
  if (callers_after(events) == Callers::people) return std::nullopt;
  for (std::uint64_t seed = 0; seed < tries; ++seed) {
    auto other = reshuffled(events, known, seed);
    (callers_after(other) == Callers::bots ? twins.can_call : twins.cannot) = std::move(other);
    if (!twins.can_call.empty() && !twins.cannot.empty()) return twins;
  }
  return std::nullopt;
}

// Events up to a discard that this bot and another one can call, and the person cannot.
std::vector<Event> two_can_call(Seat bot) {
  for (std::uint64_t seed = 1;; ++seed) {
    std::vector<Event> events;
    for (const Event& event : a_game(seed)) {
      events.push_back(event);
      if (!std::holds_alternative<events::Discarded>(event)) continue;
      const auto referee = Referee::resume(events);
      const auto can = [&](Seat seat) { return referee->asked(seat).actions.size() > 1; };
      if (can(bot) && !can(person) && std::count_if(all_seats.begin(), all_seats.end(), can) > 1)
        return events;
    }
  }
}

// What the person sees and when, from a discard to the event after it.
QStringList seen_after(Program& program, std::vector<Event> events, std::int64_t parent, bool own) {
  GameController& game = program.game;
  const auto discard = std::get<events::Discarded>(events.back());
  const int number = static_cast<int>(events.size());
  if (own) events.pop_back();  // the person does it
  if (!game.branch(events, Players{}, {parent, number})) qFatal("%s", qPrintable(game.error_text()));
  if (own && !soon([&] { return game.asked(); })) qFatal("nobody is asked");
  const auto start = program.clock.now();
  QStringList seen;
  const QObject here;
  bool done = false;
  const auto note = [&](const QString& what) {
    if (done) return;
    seen << QStringLiteral("%1 %2").arg((program.clock.now() - start).count()).arg(what);
  };
  const std::array seats{game.right(), game.top(), game.left()};
  const auto dots = [&] {
    QString text;
    for (SeatView* seat : seats) text += seat->property("thinking").toBool() ? u'.' : u'-';
    note(text);
  };
  for (SeatView* seat : seats) QObject::connect(seat, &SeatView::thinkingChanged, &here, dots);
  QObject::connect(&game, &GameController::eventShown, &here, [&](const TableEvent& event) {
    note(QString::number(event.type));
    done = game.events_shown() > number;
  });
  if (own && !game.act({ActionType::discard, discard.tile})) qFatal("not discarded");
  dots();
  if (!soon([&] { return done; })) qFatal("nothing happens");
  return seen;
}

QString time_of(const QString& line) { return line.section(u' ', 0, 0); }

QStringList before_end(QStringList seen) {
  const QString end = time_of(seen.last());
  seen.removeIf([&](const QString& line) { return time_of(line) == end; });
  return seen;
}

// The seeds of the searches that a game asks for.
class Seeds {
 public:
  Decide decide() {
    return [this](const Question& question, const std::stop_token& stop) {
      const std::lock_guard lock(mutex_);
      seeds_.insert(question.budget.seed);
      return test::scripted_decide(question, stop);
    };
  }
  std::set<std::uint64_t> take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(seeds_, {});
  }

 private:
  std::mutex mutex_;
  std::set<std::uint64_t> seeds_;
};

bool play_on(GameController& game, int events) {
  return soon([&] {
    if (game.asked()) {
      const PlayerView& view = game.referee()->view(person);
      game.act(test::scripted_decide({Level::path, view, game.referee()->asked(person)}).chosen);
    }
    return game.events_shown() >= events;
  });
}

}  // namespace

class TestNoTells : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void hidden_hands_change_no_pause_data() {
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("wanted");  // discards
    for (const Preset& kind : scheme::kinds())
      QTest::newRow(kind.name.data())
          << QString::fromLatin1(kind.name.data()) << (kind.name == "mcr" ? 240 : 60);
  }
  void hidden_hands_change_no_pause() {
    QFETCH(QString, ruleset);
    QFETCH(int, wanted);
    const Ruleset rules = *parse_ruleset(ruleset.toStdString());
    std::atomic<bool> calls = false;
    Program program([&](const Question& question, const std::stop_token& stop) {
      return calls ? calling(question, stop) : passing(question, stop);
    });
    program.game.start(rules, 1);
    const std::int64_t parent = program.game.record();
    constexpr std::array speeds{AppSettings::Off, AppSettings::Fast, AppSettings::Normal, AppSettings::Slow};
    int discards = 0, own_discards = 0;
    std::set<QString> pauses;
    for (std::uint64_t seed = 1; discards < wanted; ++seed) {
      const std::vector<Event> events = a_game(seed, rules);
      for (std::size_t i = 0; i < events.size() && discards < wanted; ++i) {
        const auto* discard = std::get_if<events::Discarded>(&events[i]);
        if (discard == nullptr) continue;
        const auto twins = twins_of({events.begin(), events.begin() + static_cast<std::ptrdiff_t>(i) + 1});
        if (!twins) continue;
        const bool own = discard->seat == person;
        program.settings.set_speed(speeds[static_cast<std::size_t>(discards) % speeds.size()]);
        const QStringList drawn = seen_after(program, twins->can_call, parent, own);
        QCOMPARE(drawn, seen_after(program, twins->cannot, parent, own));
        calls = true;  // another event follows, at the same time
        const QStringList called = seen_after(program, twins->can_call, parent, own);
        calls = false;
        QVERIFY(called.last() != drawn.last());
        QCOMPARE(time_of(called.last()), time_of(drawn.last()));
        QCOMPARE(before_end(called), before_end(drawn));
        pauses.insert(time_of(drawn.last()));
        ++discards;
        own_discards += own;
      }
    }
    QVERIFY(own_discards * 10 > wanted);
    QVERIFY(static_cast<int>(pauses.size()) * 10 > wanted);  // no metronome
  }

  void a_slow_bot_makes_all_wait() {
    const Seat slow_seat = Seat::from_index(2);
    QSemaphore slow;
    std::atomic<bool> held = false;
    Program program([&](const Question& question, const std::stop_token& stop) {
      if (held && question.view.seat == slow_seat) slow.acquire();
      return calling(question, stop);
    });
    GameController& game = program.game;
    game.start(Ruleset{}, 1);
    const std::int64_t parent = game.record();
    const auto discard = two_can_call(slow_seat);
    const int number = static_cast<int>(discard.size());
    held = true;
    QVERIFY(game.branch(discard, Players{}, {parent, number}));
    QTest::qWait(200);  // on the game's clock the pause is long over
    QCOMPARE(game.events_shown(), number);
    QVERIFY(game.top()->property("thinking").toBool());
    held = false;
    slow.release(10);
    QTRY_VERIFY_WITH_TIMEOUT(game.events_shown() > number, patience);
  }

  void every_pause_has_its_length() {
    PublicState table;
    table.phase = Phase::claiming;
    for (const int pace : {0, 250, 600, 1200}) {
      for (std::uint64_t key = 0; key < 100; ++key) {
        const auto pause = answer_pause(table, std::chrono::milliseconds(pace), key);
        QVERIFY(pause.count() >= 150);
        QVERIFY(pause.count() <= std::max(150, pace / 2));
        QCOMPARE(pause, answer_pause(table, std::chrono::milliseconds(pace), key));
      }
    }
  }

  // Who knows a deal does not know what bots will do with it.
  void each_game_has_searches_of_its_own() {
    Seeds seeds;
    Program program(seeds.decide());
    QVERIFY(program.game.start(test::easy_rules(), 9));
    QVERIFY(play_on(program.game, 80));
    const std::set<std::uint64_t> first = seeds.take();
    const auto key = program.store.key(program.game.record());
    QFile record(program.game.exportRecord());
    QVERIFY(record.open(QIODevice::ReadOnly));
    const QByteArray text = record.readAll();
    QVERIFY(!text.contains(QByteArray::number(qulonglong(key))));
    QVERIFY(!text.contains(QByteArray::number(qlonglong(key))));
    QVERIFY(program.game.start(test::easy_rules(), 9));
    QVERIFY(program.store.key(program.game.record()) != key);
    QVERIFY(play_on(program.game, 80));
    QVERIFY(first.size() > 10);
    for (const std::uint64_t seed : seeds.take()) QVERIFY(!first.contains(seed));
  }

  // Taken up again, and taken back with the same draws, bots think as they did.
  void the_same_game_has_the_same_searches() {
    Seeds seeds;
    const QTemporaryDir folder;
    {
      Program program(seeds.decide(), folder.path());
      QVERIFY(program.game.start(test::easy_rules(), 9));
      QVERIFY(play_on(program.game, 60));
    }
    const std::set<std::uint64_t> first = seeds.take();
    Program program(seeds.decide(), folder.path());
    QVERIFY(program.game.resume());
    while (program.game.events_shown() > 30) QVERIFY(program.game.takeBack(false));
    static_cast<void>(seeds.take());
    QVERIFY(play_on(program.game, 50));
    const std::set<std::uint64_t> again = seeds.take();
    QVERIFY(again.size() > 3);
    for (const std::uint64_t seed : again) QVERIFY(first.contains(seed));
  }
};

QTEST_GUILESS_MAIN(TestNoTells)
#include "tst_no_tells.moc"
