// The book of mistakes: when positions come again, what passes, and that nothing of it is lost.
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>

#include "app/store/spacing.h"
#include "app/study/mistake_book.h"
#include "app/study/review.h"
#include "tests/app/game/scripted.h"
#include "tests/app/study/study_games.h"

using namespace tingpai;
using namespace tingpai::app;
using namespace tingpai::test;

namespace {

const QDate monday(2026, 3, 2);

// A book over a folder, with `seeded` shipped positions and a day that the test sets.
struct Shelf {
  explicit Shelf(int seeded, const QDate& first_day = monday) : day(first_day) {
    QFile file(path());
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
    file.write(lessons_text(1, seeded));
    file.close();
    open();
  }
  void open() {
    book.reset();
    store.reset();
    records.reset();
    records = std::make_unique<RecordStore>(folder.path());
    store = std::make_unique<ReviewStore>(*records);
    book = std::make_unique<MistakeBook>(
        *store, [this] { return day; }, path());
  }
  QString path() const { return folder.filePath(QStringLiteral("lessons.txt")); }
  // The index of an answer as good as the best, or of one that is not.
  int option(bool good) {
    for (const RowModel* rows : {book->position()->hand(), book->position()->options()}) {
      for (int row = 0; row < rows->count(); ++row) {
        const int option = rows->value(row, "option").toInt();
        if (option >= 0 && as_good_as_best(option) == good) return option;
      }
    }
    qFatal("no such answer");
  }
  bool as_good_as_best(int option) {
    // Tried on a book of the same page that keeps nothing.
    const Decision& decision = lesson().decision;
    const LegalActions legal = legal_actions(view_of(lesson()));
    return judge(decision, legal.actions[static_cast<std::size_t>(option)])->passed;
  }
  // The position shown is the one whose hand is shown.
  const Lesson& lesson() {
    for (const Lesson& one : lessons) {
      const auto rows = position_hand_rows(view_of(one), legal_actions(view_of(one)), {});
      bool same = rows.size() == book->position()->hand()->count();
      for (int row = 0; same && row < rows.size(); ++row) {
        same = rows[row].tile == book->position()->hand()->value(row, "tile");
      }
      if (same) return one;
    }
    qFatal("unknown position");
  }
  void answer_all(bool good) {
    book->startDue();
    while (book->stage() == MistakeBook::Asking) {
      if (!book->answer(option(good))) qFatal("not asked");
      book->next();
    }
  }

  QTemporaryDir folder;
  QDate day;
  std::vector<Lesson> lessons = *parse_lessons(lessons_text(1, 40).toStdString());
  std::unique_ptr<RecordStore> records;
  std::unique_ptr<ReviewStore> store;
  std::unique_ptr<MistakeBook> book;
};

// Who plays by the decision errs by this one.
Decision contrary(Decision decision) {
  for (Evaluation& evaluation : decision.evaluations) evaluation.value = -evaluation.value;
  std::ranges::reverse(decision.evaluations);
  decision.chosen = decision.evaluations.front().action;
  return decision;
}

}  // namespace

class TestMistakeBook : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void cards_move_through_the_boxes_data();
  void cards_move_through_the_boxes();
  void every_day_has_its_position();
  void streaks_are_counted_data();
  void streaks_are_counted();
  void an_answer_is_told_and_kept();
  void wrong_ones_come_back_sooner();
  void own_positions_come_first();
  void one_is_asked_before_its_day();
  void the_daily_one_counts_once();
  void a_shipped_file_that_is_damaged_is_left_out();
  void a_bots_mistakes_stay_in_their_review();
};

void TestMistakeBook::cards_move_through_the_boxes_data() {
  QTest::addColumn<QString>("answers");  // + good, - bad; each on the day the card is due
  QTest::addColumn<int>("days");         // until it is due after the last one
  QTest::newRow("once good") << "+" << 3;
  QTest::newRow("once bad") << "-" << 1;
  QTest::newRow("twice good") << "++" << 7;
  QTest::newRow("three times good") << "+++" << 14;
  QTest::newRow("four times good") << "++++" << 30;
  QTest::newRow("the last box is the last") << "++++++" << 30;
  QTest::newRow("a bad one starts again") << "+++-" << 1;
  QTest::newRow("and climbs again") << "+++-+" << 3;
}

void TestMistakeBook::cards_move_through_the_boxes() {
  QFETCH(QString, answers);
  QFETCH(int, days);
  Card card;
  QDate today = monday;
  QVERIFY(is_due(card, today));
  for (const QChar answer : answers) {
    if (card.due.isValid()) today = card.due;
    QVERIFY(is_due(card, today));
    card = answered(card, answer == u'+', today);
    QVERIFY(!is_due(card, today));
  }
  QCOMPARE(today.daysTo(card.due), days);
  QCOMPARE(card.asked, static_cast<int>(answers.size()));
  QCOMPARE(card.passed, static_cast<int>(answers.count(u'+')));
}

void TestMistakeBook::every_day_has_its_position() {
  constexpr int count = 40;
  QDate day = monday;
  while (day.toJulianDay() % count != 0) day = day.addDays(1);
  QSet<int> seen;
  for (int i = 0; i < count; ++i) seen.insert(daily_index(day.addDays(i), count));
  QCOMPARE(seen.size(), count);  // none twice before all were there
  QCOMPARE(daily_index(day, count), daily_index(day, count));
  QCOMPARE(daily_index(day, 1), 0);
}

void TestMistakeBook::streaks_are_counted_data() {
  QTest::addColumn<QString>("days");  // up to today, oldest first: + good, - bad, . not answered
  QTest::addColumn<int>("run");
  QTest::newRow("never") << "..." << 0;
  QTest::newRow("today") << "+" << 1;
  QTest::newRow("three days") << "+++" << 3;
  QTest::newRow("today is open still") << "++." << 2;
  QTest::newRow("a day left out") << "++.+" << 1;
  QTest::newRow("missed today") << "+++-" << 0;
  QTest::newRow("missed before") << "+-++" << 2;
  QTest::newRow("two days open") << "++.." << 0;
}

void TestMistakeBook::streaks_are_counted() {
  QFETCH(QString, days);
  QFETCH(int, run);
  std::map<QDate, bool> answered_days;
  for (int i = 0; i < days.size(); ++i) {
    if (days[i] == u'.') continue;
    answered_days[monday.addDays(i - days.size() + 1)] = days[i] == u'+';
  }
  QCOMPARE(streak(answered_days, monday), run);
}

void TestMistakeBook::an_answer_is_told_and_kept() {
  Shelf shelf(3);
  QCOMPARE(shelf.book->due(), 3);
  shelf.book->startDue();
  QCOMPARE(shelf.book->stage(), MistakeBook::Asking);
  QVERIFY(!shelf.book->position()->property("judged").toBool());
  QVERIFY(!shelf.book->answer(-1));
  QVERIFY(!shelf.book->answer(1000));
  QVERIFY(shelf.book->answer(shelf.option(false)));
  QCOMPARE(shelf.book->stage(), MistakeBook::Told);
  QVERIFY(!shelf.book->passed());
  QVERIFY(!shelf.book->verdict().isEmpty());
  QVERIFY(!shelf.book->reason().isEmpty());
  QVERIFY(shelf.book->position()->property("judged").toBool());
  QVERIFY(!shelf.book->answer(0));  // once
  shelf.book->next();
  QVERIFY(shelf.book->answer(shelf.option(true)));
  QVERIFY(shelf.book->passed());
  QCOMPARE(shelf.store->entries().size(), std::size_t{2});
  shelf.open();  // as after a restart
  QCOMPARE(shelf.book->due(), 1);
  shelf.day = monday.addDays(1);
  QCOMPARE(shelf.book->due(), 2);
}

void TestMistakeBook::wrong_ones_come_back_sooner() {
  Shelf good(2);
  good.answer_all(true);
  QCOMPARE(good.book->stage(), MistakeBook::Over);
  QCOMPARE(good.book->results()->count(), 2);
  Shelf bad(2);
  bad.answer_all(false);
  for (int days = 0; days <= 3; ++days) {
    good.day = bad.day = monday.addDays(days);
    QCOMPARE(good.book->due(), days < 3 ? 0 : 2);
    QCOMPARE(bad.book->due(), days < 1 ? 0 : 2);
  }
}

void TestMistakeBook::own_positions_come_first() {
  Shelf shelf(2);
  const Lesson& mine = shelf.lessons[30];
  shelf.store->put({QStringLiteral("game 1 deal 2 event 3"), QString::fromStdString(to_text(mine)), {}, {}});
  shelf.store->put({QStringLiteral("unreadable"), QStringLiteral("nonsense"), {}, {}});
  QCOMPARE(shelf.book->due(), 3);
  shelf.book->startDue();
  QVERIFY(shelf.book->own());
  QCOMPARE(&shelf.lesson(), &mine);
  shelf.book->answer(shelf.option(true));
  shelf.book->takeOut();
  QVERIFY(!shelf.book->own());
  QVERIFY(!shelf.store->has(QStringLiteral("game 1 deal 2 event 3")));
}

void TestMistakeBook::one_is_asked_before_its_day() {
  Shelf shelf(0);
  const Card card{.box = 2, .due = monday.addDays(5), .asked = 2, .passed = 2};
  const QString first = QStringLiteral("game 1 deal 2 event 3");
  const QString later = QStringLiteral("game 1 deal 1 event 3");
  shelf.store->put({later, QString::fromStdString(to_text(shelf.lessons[31])), {}, card});
  shelf.store->put({first, QString::fromStdString(to_text(shelf.lessons[30])), {}, {}});
  shelf.book->reload();
  QCOMPARE(shelf.book->mine()->count(), 2);
  QCOMPARE(shelf.book->mine()->value(0, "source").toString(), first);
  QCOMPARE(shelf.book->mine()->value(1, "whenText").toString(),
           QStringLiteral("in 5 day(s)"));  // no catalogue here
  const auto card_of_later = [&] {
    for (const BookEntry& entry : shelf.store->entries()) {
      if (entry.source == later) return entry.card;
    }
    return Card{};
  };
  shelf.book->startMine(7);  // there is none
  QCOMPARE(shelf.book->stage(), MistakeBook::Idle);
  shelf.book->startMine(1);
  QCOMPARE(&shelf.lesson(), &shelf.lessons[31]);
  shelf.book->answer(shelf.option(true));
  QCOMPARE(card_of_later(), (Card{2, monday.addDays(5), 3, 3}));  // what is known today is known on its day
  shelf.book->stop();
  shelf.book->startMine(1);
  shelf.book->answer(shelf.option(false));
  QCOMPARE(card_of_later(), (Card{0, monday.addDays(1), 4, 3}));
}

void TestMistakeBook::the_daily_one_counts_once() {
  Shelf shelf(5);
  QVERIFY(!shelf.book->daily_done());
  shelf.book->startDaily();
  QVERIFY(shelf.book->answer(shelf.option(true)));
  QVERIFY(shelf.book->daily_done());
  QCOMPARE(shelf.store->days().at(monday), true);
  QVERIFY(shelf.store->entries().empty());  // no card of its own
  shelf.book->startDaily();
  shelf.book->answer(shelf.option(false));
  QCOMPARE(shelf.store->days().at(monday), true);
  shelf.day = monday.addDays(1);
  QVERIFY(!shelf.book->daily_done());
  // Begun before midnight and answered after it, it is the old day's.
  shelf.book->startDaily();
  shelf.day = monday.addDays(2);
  QVERIFY(shelf.book->answer(shelf.option(true)));
  QVERIFY(shelf.store->days().contains(monday.addDays(1)));
  QCOMPARE(shelf.book->again_text(), QStringLiteral("A new one is ready"));
  QVERIFY(!shelf.book->daily_done());
}

void TestMistakeBook::a_shipped_file_that_is_damaged_is_left_out() {
  Shelf shelf(2);
  QFile file(shelf.path());
  QVERIFY(file.open(QIODevice::Append));
  file.write("lesson 9\n");
  file.close();
  shelf.open();
  QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("lessons.txt")));
  QCOMPARE(shelf.book->due(), 0);
  QVERIFY(!shelf.book->daily_there());
  shelf.book->startDaily();
  QCOMPARE(shelf.book->stage(), MistakeBook::Idle);
}

// Of one's own game: asked for, and only once it is over.
void TestMistakeBook::a_bots_mistakes_stay_in_their_review() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  const auto events = careless_game(1, 2);
  Players players;
  players.seat_program(all_seats[3], "Rival");
  const auto game = records.begin(players);
  int number = 0;
  for (const Event& event : events) QVERIFY(!records.append(*game, number++, event));
  const int id = static_cast<int>(*game);
  std::atomic<int> decisions = 0;
  Review review(records, store, [&](const Question& question, const std::stop_token& stop) {
    ++decisions;
    return contrary(scripted_decide(question, stop));
  });
  review.open(id);
  QCOMPARE(review.people(), QStringList("You"));
  review.set_person(1);
  QCOMPARE(review.person(), 0);
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  QVERIFY(!records.finish(*game));
  decisions = 0;
  review.open(id);
  QCOMPARE(review.people(), QStringList({"You", "Lin, a bot", "Mei, a bot", "Rival, a program"}));
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  QVERIFY(review.is_own() && !review.of_bot());
  QCOMPARE(decisions.load(), 0);  // the bots' are not asked for yet
  for (const Seat seat : {all_seats[1], all_seats[2], all_seats[3]})
    QVERIFY(store.decisions(id, seat).empty());
  const auto harvested = store.entries().size();
  QVERIFY(harvested > 0);
  const int own = review.mistakes()->count();
  for (int person = 1; person < 4; ++person) {
    review.set_person(person);
    QVERIFY(!review.is_own() && review.of_bot());
    QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
    const Seat seat = Seat::from_index(person);
    QCOMPARE(review.total(), static_cast<int>(answered_points(events, seat).size()));
    QCOMPARE(static_cast<int>(store.decisions(id, seat).size()), review.total());
    QVERIFY(review.mistakes()->count() > 0);
    QVERIFY2(review.summary().startsWith(players.name(seat)), qPrintable(review.summary()));
    review.addToBook();
    QVERIFY(!review.in_book());
    QCOMPARE(store.entries().size(), harvested);
    QVERIFY(!review.mistakes_in(id, seat).empty());
  }
  review.set_person(0);
  QCOMPARE(review.mistakes()->count(), own);
}

QTEST_GUILESS_MAIN(TestMistakeBook)
#include "tst_mistake_book.moc"
