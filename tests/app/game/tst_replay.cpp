// Looking at a record: where one stands, what one sees from there, and playing on.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/game/replay_controller.h"
#include "app/store/review_store.h"
#include "app/study/records.h"
#include "app/table/table_rows.h"
#include "app/text/names.h"
#include "engine/table/record.h"
#include "tests/app/game/hurried_clock.h"
#include "tests/app/game/scripted.h"
#include "tests/app/study/study_games.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

// A record of so many hands, everybody taking the first thing allowed.
std::vector<Event> played(int hands) {
  std::vector<Event> events;
  Referee referee(Ruleset{}, 11);
  while (!referee.game_over()) {
    if (const auto event = referee.advance()) {
      events.push_back(*event);
      if (referee.state().table.phase == Phase::hand_over && referee.state().table.hand_number + 1 == hands)
        break;
      continue;
    }
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (!legal.empty())
        referee.answer(seat, legal.has(ActionType::pass) ? Action{} : legal.actions.front());
    }
  }
  return events;
}

struct Room {
  Room()
      : settings(folder.filePath("settings.ini")),
        store(folder.filePath("data")),
        game(store, settings, test::scripted_decide, clock),
        replay(store, settings, game, test::scripted_decide) {
    settings.set_speed(AppSettings::Off);
    settings.set_hints(false);
    id = *store.begin();
    int number = 0;
    for (const Event& event : events) store.append(id, number++, event);
    store.finish(id);
  }

  QTemporaryDir folder;
  std::vector<Event> events = played(3);
  AppSettings settings;
  RecordStore store;
  test::HurriedClock clock;
  GameController game;
  ReplayController replay;
  std::int64_t id = 0;
};

// What the seat sees after so many events, folded from the start.
PlayerView seen(const std::vector<Event>& events, int count, Seat seat) {
  PlayerView view = view_of(seat);
  for (int i = 0; i < count; ++i) evolve(view, redact(events[static_cast<std::size_t>(i)], seat));
  return view;
}

QStringList tiles(RowModel& rows) {
  QStringList all;
  for (int row = 0; row < rows.count(); ++row) all << rows.value(row, "tile").toString();
  return all;
}

}  // namespace

class TestReplay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void opens_at_the_first_deal() {
    Room room;
    QVERIFY(!room.replay.loaded());
    QVERIFY(room.replay.open(room.id));
    QCOMPARE(room.replay.length(), static_cast<int>(room.events.size()));
    QCOMPARE(room.replay.hands().size(), 3);
    QCOMPARE(room.replay.position(), room.replay.hands().constFirst());
    QCOMPARE(room.replay.hand()->count(), 13);
    QCOMPARE(room.replay.hand_number(), 1);
  }

  void every_position_shows_what_the_seat_saw_data() {
    QTest::addColumn<int>("seat");
    for (int seat = 0; seat < 4; ++seat) QTest::addRow("seat %d", seat) << seat;
  }
  void every_position_shows_what_the_seat_saw() {
    QFETCH(int, seat);
    Room room;
    QVERIFY(room.replay.open(room.id));
    room.replay.set_seat(seat);
    // Forwards by steps, backwards by jumps: the same.
    for (const int by : {1, -7}) {
      room.replay.seek(by > 0 ? 0 : room.replay.length());
      for (int position = room.replay.position(); position > 0 || by > 0;) {
        const PlayerView view = seen(room.events, position, Seat::from_index(seat));
        QCOMPARE(room.replay.position(), position);
        QCOMPARE(tiles(*room.replay.hand()), names::texts(hand_order(view)));
        QCOMPARE(room.replay.wall_left(), view.table.wall_left);
        QCOMPARE(room.replay.bottom()->property("gain").toInt(), view.table.scores[view.seat]);
        if (position == room.replay.length() && by > 0) break;
        room.replay.step(by);
        position = std::max(0, position + by);
      }
    }
  }

  void steps_are_told_as_events() {
    Room room;
    QVERIFY(room.replay.open(room.id));
    QSignalSpy coming(&room.replay, &TableScene::eventComing);
    QSignalSpy shown(&room.replay, &TableScene::eventShown);
    room.replay.step(1);
    QCOMPARE(coming.size(), 1);
    QCOMPARE(shown.size(), 1);
    room.replay.step(-1);
    room.replay.seek(100);
    QCOMPARE(shown.size(), 1);  // nothing moves backwards or by jumps
    room.replay.seek(room.replay.length());
    room.replay.step(1);
    QCOMPARE(room.replay.position(), room.replay.length());
  }

  void the_end_of_a_hand_and_of_the_game_is_shown() {
    Room room;
    room.events = played(17);  // all there are, and the end of the game
    const auto game = room.store.add(room.events);
    QVERIFY(game);
    QVERIFY(room.replay.open(*game));
    const auto shown = [&](const char* what) { return room.replay.result()->property(what); };
    QCOMPARE(shown("valid").toBool(), false);
    int hands = 0;
    for (int position = 0; position <= room.replay.length(); ++position) {
      room.replay.seek(position);
      const PlayerView view = seen(room.events, position, Seat::from_index(0));
      const bool over = view.table.phase == Phase::hand_over || view.table.phase == Phase::game_over;
      QCOMPARE(shown("valid").toBool(), over);
      QCOMPARE(room.replay.ranking()->count(), view.table.phase == Phase::game_over ? 4 : 0);
      if (view.table.phase != Phase::hand_over) continue;
      ++hands;
      QCOMPARE(shown("won").toBool(), !view.table.wins.empty());
      QVERIFY(!shown("title").toString().contains(QStringLiteral("You")));  // nobody known played
    }
    QCOMPARE(hands, 16);
    QVERIFY(room.replay.at_end());
    room.replay.seek(room.replay.hands().constLast());
    room.replay.stepHand(1);  // there is no later hand
    QVERIFY(room.replay.at_end());
    QCOMPARE(room.replay.ranking()->value(0, "rank").toInt(), 1);
    QCOMPARE(room.replay.seed_text(), QStringLiteral("11"));
  }

  void marks_follow_the_person_who_is_looked_from() {
    Room room;
    QList<int> asked;
    room.replay.set_mistakes_from([&](std::int64_t, Seat seat) {
      asked << seat.index();
      return seat.index() == 3 ? std::vector<int>() : std::vector<int>{10 + seat.index()};
    });
    const std::vector<Person> people{{QStringLiteral("Ann"), {}}, {QStringLiteral("Bo"), {}}};
    const auto game = room.store.begin(Players::sharing(people));
    int number = 0;
    for (const Event& event : room.events) room.store.append(*game, number++, event);
    QVERIFY(!room.store.finish(*game));
    QVERIFY(room.replay.open(*game));
    QCOMPARE(room.replay.mistakes(), QList<int>{10});
    room.replay.set_seat(2);
    QCOMPARE(room.replay.mistakes(), QList<int>{12});
    room.replay.set_seat(1);  // a bot's that was reviewed, and one that was not
    QCOMPARE(room.replay.mistakes(), QList<int>{11});
    room.replay.set_seat(3);
    QCOMPARE(room.replay.mistakes(), QList<int>{10});
    QVERIFY(room.replay.open(*game, 2, 40));
    QCOMPARE(room.replay.seat(), 2);
    QCOMPARE(room.replay.position(), 40);
    QCOMPARE(room.replay.mistakes(), QList<int>{12});
  }

  void among_strangers_one_sits_down_as_oneself() {
    Room room;
    const auto game = room.store.add(room.events);
    QVERIFY(room.replay.open(*game));
    QCOMPARE(room.replay.seat_names().constFirst(), QStringLiteral("Player 1"));
    room.replay.stepChoice(1);
    QVERIFY(room.replay.branch());
    QTRY_VERIFY(room.game.asked());
    QCOMPARE(room.game.bottom()->property("name").toString(), QStringLiteral("You"));
    QCOMPARE(room.store.games().front().origin, Origin::continued);
  }

  void jumps_to_hands_and_decisions() {
    Room room;
    QVERIFY(room.replay.open(room.id));
    const QList<int> hands = room.replay.hands();
    room.replay.stepHand(1);
    QCOMPARE(room.replay.position(), hands[1]);
    QCOMPARE(room.replay.hand_number(), 2);
    room.replay.step(1);
    room.replay.stepHand(-1);
    QCOMPARE(room.replay.position(), hands[1]);
    room.replay.stepHand(-1);
    QCOMPARE(room.replay.position(), hands[0]);
    room.replay.stepHand(-1);  // no further
    QCOMPARE(room.replay.position(), hands[0]);
    for (int i = 0; i < 5; ++i) {
      const int before = room.replay.position();
      room.replay.stepChoice(1);
      QVERIFY(room.replay.position() > before);
      QVERIFY(room.replay.asked());
      QVERIFY2(room.replay.done_text().startsWith("You: "), qPrintable(room.replay.done_text()));
    }
  }

  void mistakes_are_those_of_the_review() {
    Room room;
    room.replay.set_mistakes_from([&](std::int64_t game, Seat) {
      return game == room.id ? std::vector<int>{90, 40} : std::vector<int>();
    });
    QVERIFY(room.replay.open(room.id));
    QCOMPARE(room.replay.mistakes(), QList<int>({40, 90}));
    room.replay.stepMistake(1);
    QCOMPARE(room.replay.position(), 40);
    room.replay.stepMistake(1);
    room.replay.stepMistake(1);
    QCOMPARE(room.replay.position(), 90);
    room.replay.stepMistake(-1);
    QCOMPARE(room.replay.position(), 40);
  }

  void all_hands_can_be_opened() {
    Room room;
    QVERIFY(room.replay.open(room.id));
    QCOMPARE(room.replay.right()->property("openTiles").toStringList(), QStringList());
    room.replay.set_all_open(true);
    const PlayerView view = seen(room.events, room.replay.position(), Seat::from_index(0));
    for (int position = 1; position < 4; ++position) {
      const Seat seat = seat_at(view, position);
      QCOMPARE(room.replay.seatAt(position)->property("openTiles").toStringList(),
               names::texts(hand_order(seen(room.events, room.replay.position(), seat))));
    }
    room.replay.set_all_open(false);
    QCOMPARE(room.replay.right()->property("openTiles").toStringList(), QStringList());
  }

  void plays_by_itself_to_the_end() {
    Room room;
    QVERIFY(room.replay.open(room.id));
    room.replay.seek(room.replay.length() - 3);
    QSignalSpy playing(&room.replay, &ReplayController::playingChanged);
    room.replay.toggle();
    QVERIFY(room.replay.playing());
    QTRY_COMPARE(room.replay.position(), room.replay.length());
    QTRY_VERIFY(!room.replay.playing());
    QVERIFY(playing.size() >= 2);
    room.replay.toggle();  // nothing is left
    QVERIFY(!room.replay.playing());
  }

  void the_tutor_judges_what_was_done() {
    Room room;
    room.settings.set_hints(true);
    QVERIFY(room.replay.open(room.id));
    room.replay.stepChoice(1);
    QTRY_VERIFY(room.replay.tutor()->available());
    QVERIFY(!room.replay.verdict_text().isEmpty());
    room.replay.step(1);
    QVERIFY(!room.replay.tutor()->available() || room.replay.asked());
  }

  // Whose discard was the last is told wherever one jumps to, as the events say.
  void the_last_discard_goes_with_the_place() {
    Room room;
    QVERIFY(room.replay.open(room.id));
    std::vector<std::optional<Seat>> last;  // after so many events
    std::optional<Seat> now;
    for (const Event& event : room.events) {
      last.push_back(now);
      if (const auto* discarded = std::get_if<events::Discarded>(&event)) now = discarded->seat;
      if (std::holds_alternative<events::Claimed>(event) || std::holds_alternative<events::Won>(event) ||
          std::holds_alternative<events::WallExhausted>(event))
        now.reset();
    }
    int told = 0;
    for (int seat = 0; seat < 4; ++seat) {
      room.replay.set_seat(seat);
      for (int at = room.replay.length() - 1; at > 0; at -= 3) {
        room.replay.seek(at);
        const auto& expected = last[static_cast<std::size_t>(at)];
        const PlayerView view = seen(room.events, at, Seat::from_index(seat));
        if (view.table.phase == Phase::robbing) continue;
        QCOMPARE(room.replay.last_discard_position(), expected ? position_of(view, *expected) : -1);
        told += expected.has_value();
      }
    }
    QVERIFY(told > 50);
  }

  // Nor one that it was taken back from: what they know of each other hangs on them.
  void a_shared_game_that_goes_on_is_not_deleted() {
    const QTemporaryDir folder;
    RecordStore store(folder.path());
    ReviewStore reviews(store);
    const auto people = Players::sharing({{QStringLiteral("Ann"), {}}, {QStringLiteral("Bo"), {}}});
    const auto events = test::careless_game(5, 1);
    const std::vector<Event> half(events.begin(), events.begin() + 20);
    const auto first = test::played_here(store, half, people);
    const auto second = store.begin(people, half, {first, 20, true});
    QVERIFY(second);
    Records records(store, reviews);
    records.refresh();
    for (int row = 0; row < records.games()->count(); ++row)
      QVERIFY(!records.games()->value(row, "removable").toBool());
    for (const auto game : {first, *second}) QVERIFY(!records.remove(static_cast<int>(game)));
    QVERIFY(records.failed());
    QCOMPARE(store.games().size(), std::size_t{2});
    QVERIFY(!store.finish(*second));
    records.refresh();
    QVERIFY(records.remove(static_cast<int>(first)));
    QVERIFY(records.remove(static_cast<int>(*second)));
  }

  // What a seat wanted when another's claim came first is not in the record: nothing is said of it.
  void an_outranked_claim_is_no_pass() {
    Room room;
    const auto events = test::careless_game(7, 4);
    const auto id = test::played_here(room.store, events);
    QVERIFY(room.replay.open(id));
    int told = 0, untold = 0;
    for (const Seat seat : all_seats) {
      room.replay.set_seat(seat.index());
      const auto answers = answered_points(events, seat);
      BySeat<bool> whose;
      for (const Seat one : all_seats) whose[one] = one == seat;
      for (const DecisionPoint& choice : decision_points(events, whose)) {
        room.replay.seek(static_cast<int>(choice.number));
        const bool known = std::any_of(answers.begin(), answers.end(), [&](const AnsweredPoint& answer) {
          return answer.number == static_cast<int>(choice.number);
        });
        QCOMPARE(!room.replay.done_text().isEmpty(), known);
        ++(known ? told : untold);
      }
    }
    QVERIFY(told > 50);
    QVERIFY(untold > 0);
  }

  void nothing_is_changed_by_looking() {
    Room room;
    QVERIFY(room.replay.open(room.id));
    room.replay.stepChoice(1);
    const int before = room.replay.position();
    QVERIFY(!room.replay.discard(0));
    QCOMPARE(room.replay.position(), before);
    QVERIFY(*room.store.load(room.id) == room.events);
    QVERIFY(!room.store.last_unfinished());
  }

  void plays_on_from_here() {
    Room room;
    QVERIFY(room.replay.open(room.id));
    room.replay.stepChoice(1);
    room.replay.stepChoice(1);
    const int here = room.replay.position();
    QVERIFY(room.replay.branch());
    QCOMPARE(room.game.phase(), GameController::Playing);
    const auto branched = room.store.last_unfinished();
    QVERIFY(branched);
    QVERIFY(branched->id != room.id);
    QVERIFY(branched->events.size() >= static_cast<std::size_t>(here));
    QVERIFY(std::equal(room.events.begin(), room.events.begin() + here, branched->events.begin()));
    QVERIFY(*room.store.load(room.id) == room.events);
    room.replay.seek(0);
    QVERIFY(!room.replay.can_branch());
  }

  // Neither the game that several people play nor the one that it was taken back from: both show hands that
  // are still played.
  void hands_that_others_hold_stay_hidden() {
    Room room;
    const auto people =
        Players::sharing({{QStringLiteral("Ann"), QString()}, {QStringLiteral("Bo"), QString()}});
    const auto events = std::vector<Event>(room.events.begin(), room.events.begin() + 60);
    const auto first = *room.store.begin(people);
    int number = 0;
    for (const Event& event : events) room.store.append(first, number++, event);
    QVERIFY(!room.replay.open(first));
    QVERIFY(!room.replay.loaded());
    QVERIFY(room.replay.error_text().contains(QStringLiteral("when it is over")));
    QVERIFY(!room.store.export_text(first));
    const auto second = *room.store.begin(people, events, {first, 60, true});
    const auto third = *room.store.begin(people, events, {second, 50, true});
    for (const auto game : {first, second, third}) QVERIFY(room.store.closed(game));
    QVERIFY(!room.replay.open(first));
    QVERIFY(room.replay.open(room.id));  // another game
    QVERIFY(!room.store.finish(third));
    for (const auto game : {first, second, third}) QVERIFY(!room.store.closed(game));
    QVERIFY(room.replay.open(first));
  }

  // Nobody's tiles but the person's own are seen while a game is in progress, be it after taking back.
  void a_game_in_progress_is_seen_from_its_own_seat() {
    Room room;
    const std::vector<Event> events(room.events.begin(), room.events.begin() + 60);
    const auto first = test::played_here(room.store, events, {});
    const auto second = *room.store.begin({}, events, {first, 50, true});
    for (const auto game : {first, second}) {
      QVERIFY(room.replay.open(game, 2));
      QVERIFY(!room.replay.can_open());
      QCOMPARE(room.replay.seat(), 0);
      room.replay.set_seat(1);
      QCOMPARE(room.replay.seat(), 0);
      room.replay.set_all_open(true);
      QVERIFY(!room.replay.all_open());
      room.replay.seek(1000);
      QCOMPARE(room.replay.position(), 60);
    }
    QVERIFY(!room.store.abandon(second));
    QVERIFY(room.replay.open(first, 2));
    QCOMPARE(room.replay.seat(), 2);
    room.replay.set_all_open(true);
    QVERIFY(room.replay.all_open());
  }

  void what_is_no_record_is_refused_data() {
    QTest::addColumn<int>("kept");
    QTest::addColumn<int>("lost");
    QTest::newRow("nothing") << 0 << 0;
    QTest::newRow("begins only") << 1 << 0;
    QTest::newRow("one event is missing") << 40 << 20;
  }
  // A record that holds the first events but one.
  void what_is_no_record_is_refused() {
    QFETCH(int, kept);
    QFETCH(int, lost);
    Room room;
    const auto id = *room.store.begin();
    int number = 0;
    for (int i = 0; i < kept; ++i) {
      if (lost == 0 || i != lost) room.store.append(id, number++, room.events[static_cast<std::size_t>(i)]);
    }
    QVERIFY(!room.replay.open(id));
    QVERIFY(!room.replay.loaded());
    QVERIFY(!room.replay.error_text().isEmpty());
    QVERIFY(!room.replay.open(4711));
    QVERIFY(!room.replay.branch());
    room.replay.step(1);
    room.replay.stepHand(1);
    room.replay.set_seat(2);
    QCOMPARE(room.replay.position(), 0);
  }
};

QTEST_GUILESS_MAIN(TestReplay)
#include "tst_replay.moc"
