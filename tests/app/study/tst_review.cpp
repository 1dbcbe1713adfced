// Reviews: what is a mistake and what it cost, that the work is kept, left and resumed.
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <ctime>

#include "app/study/records.h"
#include "app/study/review.h"
#include "engine/table/record.h"
#include "tests/app/study/study_games.h"

using namespace tingpai;
using namespace tingpai::app;
using namespace tingpai::test;

namespace {

Action discard(std::string_view tile) { return {ActionType::discard, *parse_tile(tile)}; }

// A choice of a hand in which the expert names `best` and the person takes `taken`, `loss` points worse.
Reviewed reviewed(int hand, std::string_view best, std::string_view taken, double loss, bool pushed = false) {
  Reviewed one;
  one.choice.view.table.hand_number = hand;
  one.choice.taken = discard(taken);
  Decision decision;
  decision.evaluations.resize(2);
  decision.evaluations[0].action = discard(best);
  decision.evaluations[0].gives_up = pushed;
  decision.evaluations[1].action = discard(taken);
  decision.evaluations[1].value = -loss;
  for (Evaluation& evaluation : decision.evaluations) evaluation.margin = 0.1;
  if (best == taken) decision.evaluations.pop_back();
  one.decision = decision;
  return one;
}

std::int64_t stored(RecordStore& records, const std::vector<Event>& events) {
  return played_here(records, events);
}

Players ann_and_bo() {
  return Players::sharing({{QStringLiteral("Ann"), {}}, {QStringLiteral("Bo"), {}}});  // seats 0 and 2
}

// The scripted bot, slowed down and counted.
struct Counting {
  std::atomic<int> asked = 0;
  int delay = 0;  // milliseconds
  Decide decide() {
    return [this](const Question& question, const std::stop_token& stop) {
      ++asked;
      if (delay > 0) QThread::msleep(static_cast<unsigned long>(delay));
      return scripted_decide(question, stop);
    };
  }
};

}  // namespace

class TestReview : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void one_divergence_counts_once_data();
  void one_divergence_counts_once();
  void the_worst_come_first();
  void luck_and_choices_add_up();
  void every_choice_is_decided_again();
  void what_is_done_is_kept_and_resumed();
  void the_worst_go_into_the_book_once();
  void severity_hides_the_small_ones();
  void the_expert_reviews_a_game();
  void a_broken_record_is_told();
  void a_shared_game_is_closed_until_its_end();
  void each_person_has_a_review_of_their_own();
  void anybody_s_choices_in_a_game_from_elsewhere();
  void others_mistakes_go_into_the_book_by_hand_only_data();
  void others_mistakes_go_into_the_book_by_hand_only();
  void a_branch_gives_the_book_only_what_is_new();
  void older_reviews_are_of_player_0();
  void games_are_listed_newest_first();
  void imported_games_are_checked_data();
  void imported_games_are_checked();
  void what_is_no_record_is_not_read_for_ever();
  void a_deleted_game_is_gone();
};

void TestReview::one_divergence_counts_once_data() {
  QTest::addColumn<std::vector<Reviewed>>("choices");
  QTest::addColumn<std::vector<double>>("losses");
  using Choices = std::vector<Reviewed>;
  using Losses = std::vector<double>;
  QTest::newRow("two tiles") << Choices{reviewed(0, "1m", "5m", 2), reviewed(0, "2m", "5p", 3)}
                             << Losses{3, 2};
  QTest::newRow("the same tile kept again")
      << Choices{reviewed(0, "1m", "5m", 2), reviewed(0, "1m", "5p", 3), reviewed(0, "1m", "5s", 1)}
      << Losses{3};
  QTest::newRow("the same tile in another hand")
      << Choices{reviewed(0, "1m", "5m", 2), reviewed(1, "1m", "5p", 3)} << Losses{3, 2};
  QTest::newRow("kept again after something good")
      << Choices{reviewed(0, "1m", "5m", 2), reviewed(0, "9p", "9p", 0), reviewed(0, "1m", "5s", 1)}
      << Losses{2};
  QTest::newRow("not folded, turn after turn")
      << Choices{reviewed(0, "1m", "5m", 2, true), reviewed(0, "2m", "6m", 4, true)} << Losses{4};
  QTest::newRow("not folded, folded, not folded")
      << Choices{reviewed(0, "1m", "5m", 2, true), reviewed(0, "3m", "3m", 0),
                 reviewed(0, "2m", "6m", 4, true)}
      << Losses{4, 2};
  QTest::newRow("within the interval") << Choices{reviewed(0, "1m", "5m", 0.15)} << Losses{};
}

void TestReview::one_divergence_counts_once() {
  QFETCH(std::vector<Reviewed>, choices);
  QFETCH(std::vector<double>, losses);
  const auto mistakes = mistakes_of(choices);
  QCOMPARE(mistakes.size(), losses.size());
  for (std::size_t i = 0; i < losses.size(); ++i) QCOMPARE(mistakes[i].verdict.loss, losses[i]);
}

void TestReview::the_worst_come_first() {
  std::vector<Reviewed> choices;
  for (int i = 0; i < 9; ++i) choices.push_back(reviewed(i, "1m", "5m", 1 + i * 7 % 9));
  const auto rows = mistake_rows(choices, mistakes_of(choices));
  QVERIFY(rows.size() > 5);
  for (int row = 1; row < rows.size(); ++row) QVERIFY(rows[row - 1].loss >= rows[row].loss);
}

void TestReview::luck_and_choices_add_up() {
  const auto events = careless_game(4, 4);
  std::vector<Reviewed> choices;
  for (AnsweredPoint& choice : answered_points(events, all_seats[0])) {
    Decision decision = decide_for_review(scripted_decide, {Level::expert, choice.view, choice.legal}, {});
    choices.push_back({std::move(choice), std::move(decision)});
  }
  const auto mistakes = mistakes_of(choices);
  QVERIFY(!mistakes.empty());
  const auto accounts = accounts_of(events, all_seats[0], choices, mistakes);
  QCOMPARE(accounts.size(), std::size_t{4});
  double lost = 0;
  int judged = 0;
  Points points = 0;
  for (const HandAccount& account : accounts) {
    QVERIFY(account.over);
    QVERIFY(account.good <= account.judged);
    QCOMPARE(account.luck() - account.lost, static_cast<double>(account.points));
    lost += account.lost;
    points += account.points;
    judged += account.judged;
  }
  double of_mistakes = 0;
  for (const Mistake& mistake : mistakes) of_mistakes += mistake.verdict.loss;
  QVERIFY(std::abs(lost - of_mistakes) < 1e-9);
  QCOMPARE(judged, static_cast<int>(choices.size()));
  QCOMPARE(points, std::get<events::GameEnded>(events.back()).scores[all_seats[0]]);
  QCOMPARE(accounts.back().scores[all_seats[0]], points);
  QVERIFY(summary(accounts).contains(QString::number(std::abs(points))));
}

void TestReview::every_choice_is_decided_again() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  const auto events = careless_game(1, 2);
  const auto game = static_cast<int>(stored(records, events));
  Counting counting;
  Review review(records, store, counting.decide());
  review.open(game);
  QVERIFY(review.running());
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  const auto choices = answered_points(events, all_seats[0]);
  QCOMPARE(review.total(), static_cast<int>(choices.size()));
  QCOMPARE(review.done(), review.total());
  QCOMPARE(counting.asked.load(), review.total());
  QVERIFY(review.mistakes()->count() > 0);
  QCOMPARE(review.selected(), 0);
  QVERIFY(review.position()->property("valid").toBool());
  QVERIFY(!review.reason().isEmpty());
  QCOMPARE(review.hands()->count(), 2);
  QCOMPARE(review.scores()->count(), 8);  // two hands of four players
  QCOMPARE(review.chances()->count(), review.total());
}

void TestReview::what_is_done_is_kept_and_resumed() {
  const QTemporaryDir folder;
  const auto events = careless_game(1, 2);
  int done = 0;
  int total = 0;
  {
    RecordStore records(folder.path());
    ReviewStore store(records);
    const auto game = static_cast<int>(stored(records, events));
    Counting counting;
    counting.delay = 5;
    Review review(records, store, counting.decide());
    review.open(game);
    total = review.total();
    QTRY_VERIFY_WITH_TIMEOUT(review.done() >= 5, patience);
    review.leave();
    done = review.done();
    QVERIFY(done < total);
    QTest::qWait(50);
    QCOMPARE(review.done(), done);  // nothing goes on behind the page
  }
  RecordStore records(folder.path());
  ReviewStore store(records);
  Counting counting;
  Review review(records, store, counting.decide());
  review.open(1);
  QCOMPARE(review.total(), total);
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  QCOMPARE(review.done(), total);
  QCOMPARE(counting.asked.load(), total - done);
  counting.asked = 0;
  review.open(1);
  QVERIFY(!review.running());
  QCOMPARE(counting.asked.load(), 0);
  QVERIFY(review.mistakes()->count() > 0);
}

void TestReview::the_worst_go_into_the_book_once() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  const auto game = static_cast<int>(stored(records, careless_game(1, 2)));
  Review review(records, store, scripted_decide);
  const QSignalSpy put(&review, &Review::bookChanged);
  review.open(game);
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  QCOMPARE(put.count(), 1);
  QCOMPARE(store.entries().size(), std::size_t{3});
  QVERIFY(review.in_book());
  for (const BookEntry& entry : store.entries()) {
    const auto lessons = parse_lessons(entry.lesson.toStdString());
    QVERIFY(lessons && lessons->size() == 1);
    const auto taken = parse_action(entry.taken.toStdString());
    QVERIFY(taken && !judge(lessons->front().decision, *taken)->passed);
  }
  store.drop(store.entries().front().source);
  review.open(game);  // what was taken out stays out
  QCOMPARE(store.entries().size(), std::size_t{2});
  for (int row = 0; row < review.mistakes()->count(); ++row) {
    review.set_selected(row);
    if (review.in_book()) continue;
    review.addToBook();
    QVERIFY(review.in_book());
  }
  QCOMPARE(static_cast<int>(store.entries().size()), review.mistakes()->count());
}

void TestReview::severity_hides_the_small_ones() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  const auto game = static_cast<int>(stored(records, careless_game(1, 2)));
  Review review(records, store, scripted_decide);
  review.open(game);
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  const int all = review.mistakes()->count();
  int before = all;
  for (int threshold = 1; threshold <= review.last_threshold(); ++threshold) {
    review.set_threshold(threshold);
    QVERIFY(review.mistakes()->count() <= before);
    before = review.mistakes()->count();
    for (int row = 0; row < before; ++row) {
      QVERIFY(review.mistakes()->value(row, "loss").toDouble() >= Severities({}).threshold(threshold));
    }
    QCOMPARE(static_cast<int>(review.mistakes_in(game, all_seats[0]).size()), before);
  }
  QVERIFY(before < all);
}

// The real expert over a game of bots. TINGPAI_HANDS=16 measures what a person waits for.
void TestReview::the_expert_reviews_a_game() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  const int hands = qEnvironmentVariable("TINGPAI_HANDS", QStringLiteral("1")).toInt();
  const auto game = static_cast<int>(stored(records, careless_game(7, hands)));
  Review review(records, store, decide_question);
  QElapsedTimer timer;
  timer.start();
  const std::clock_t before = std::clock();
  review.open(game);
  const auto opened = timer.elapsed();
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), 10 * patience);
  qInfo("%d choices: %.1f s, %.1f s of processor time, window held for %lld ms at the start", review.total(),
        static_cast<double>(timer.elapsed()) / 1000,
        static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC, static_cast<long long>(opened));
  QVERIFY(review.total() > 5);
  QCOMPARE(review.done(), review.total());
  QCOMPARE(static_cast<int>(store.decisions(game, all_seats[0]).size()), review.total());
}

void TestReview::a_broken_record_is_told() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  auto events = careless_game(1, 1);
  events.erase(events.begin() + 30);
  const auto game = static_cast<int>(stored(records, events));
  Review review(records, store, scripted_decide);
  review.open(game);
  QVERIFY(!review.running());
  QVERIFY(review.error_text().contains(QStringLiteral("31")));
  QCOMPARE(review.total(), 0);
  review.open(77);  // there is none
  QVERIFY(!review.error_text().isEmpty());
}

void TestReview::a_shared_game_is_closed_until_its_end() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  const std::vector<Person> people{{QStringLiteral("Li"), {}}, {QStringLiteral("Wang"), {}}};
  const auto game = records.begin(Players::sharing(people));
  int number = 0;
  for (const Event& event : careless_game(1, 1)) QVERIFY(!records.append(*game, number++, event));
  Review review(records, store, scripted_decide);
  review.open(static_cast<int>(*game));
  QVERIFY(!review.error_text().isEmpty());
  QCOMPARE(review.total(), 0);
  QVERIFY(!records.finish(*game));
  review.open(static_cast<int>(*game));
  QVERIFY(review.error_text().isEmpty());
  QVERIFY(review.total() > 0);
  review.leave();
}

void TestReview::each_person_has_a_review_of_their_own() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  const auto events = careless_game(1, 2);
  const auto game = static_cast<int>(played_here(records, events, ann_and_bo()));
  Counting counting;
  Review review(records, store, counting.decide());
  review.open(game);
  QCOMPARE(review.people(), QStringList({"Ann", "Bo", "Lin, a bot", "Tao, a bot"}));
  QCOMPARE(review.person(), 0);
  QCOMPARE(review.player_names().constFirst(), QStringLiteral("Ann"));
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  const int of_ann = review.total();
  QCOMPARE(of_ann, static_cast<int>(answered_points(events, all_seats[0]).size()));
  QVERIFY2(review.summary().startsWith(QStringLiteral("Ann ")), qPrintable(review.summary()));

  review.set_person(1);
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  const auto bo = answered_points(events, all_seats[2]);
  QCOMPARE(review.total(), static_cast<int>(bo.size()));
  QVERIFY(review.total() != of_ann);
  QCOMPARE(counting.asked.load(), of_ann + review.total());
  QCOMPARE(review.player_names(), QStringList({QStringLiteral("Bo"), QStringLiteral("Tao"),
                                               QStringLiteral("Ann"), QStringLiteral("Lin")}));
  const Points points = std::get<events::GameEnded>(events.back()).scores[all_seats[2]];
  QVERIFY2(review.summary().startsWith(QStringLiteral("Bo ")), qPrintable(review.summary()));
  QVERIFY2(review.summary().contains(QString::number(std::abs(points))), qPrintable(review.summary()));
  // The chart is drawn as Bo sees it: the line of position 0 is Bo's.
  QCOMPARE(review.scores()->value(2, "position").toInt(), 0);
  QCOMPARE(review.scores()->value(0, "position").toInt(), 2);

  counting.asked = 0;
  review.open(game);
  QVERIFY(!review.running());
  review.set_person(1);
  QVERIFY(!review.running());
  QCOMPARE(review.total(), static_cast<int>(bo.size()));
  QCOMPARE(counting.asked.load(), 0);  // both were kept
  review.set_person(7);
  QCOMPARE(review.person(), 1);
  QVERIFY(review.mistakes_in(game, all_seats[0]) != review.mistakes_in(game, all_seats[2]));
  QVERIFY(review.mistakes_in(game, all_seats[1]).empty());
}

void TestReview::anybody_s_choices_in_a_game_from_elsewhere() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  const auto events = careless_game(3, 1);
  const auto game = records.add(events);
  QVERIFY(game);
  Review review(records, store, scripted_decide);
  review.open(static_cast<int>(*game));
  QCOMPARE(review.people().size(), 4);
  QCOMPARE(review.people().constFirst(), QStringLiteral("Player 1"));  // not "You"
  for (int person = 0; person < 4; ++person) {
    review.set_person(person);
    QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
    const Seat seat = Seat::from_index(person);
    QCOMPARE(review.total(), static_cast<int>(answered_points(events, seat).size()));
    QCOMPARE(static_cast<int>(store.decisions(*game, seat).size()), review.total());
  }
}

void TestReview::others_mistakes_go_into_the_book_by_hand_only_data() {
  QTest::addColumn<bool>("shared");
  QTest::newRow("several people") << true;
  QTest::newRow("from elsewhere") << false;
}

void TestReview::others_mistakes_go_into_the_book_by_hand_only() {
  QFETCH(bool, shared);
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  const auto events = careless_game(1, 2);
  const auto game = shared ? played_here(records, events, ann_and_bo()) : *records.add(events);
  Review review(records, store, scripted_decide);
  review.open(static_cast<int>(game));
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  QVERIFY(review.mistakes()->count() > 0);
  QVERIFY(store.entries().empty());
  QVERIFY(!review.in_book());
  review.addToBook();
  QVERIFY(review.in_book());
  QCOMPARE(store.entries().size(), std::size_t{1});
  QVERIFY(store.entries().front().source.endsWith(QStringLiteral(" seat 0")));
}

void TestReview::a_branch_gives_the_book_only_what_is_new() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  ReviewStore store(records);
  const auto events = careless_game(1, 2);
  const auto parent = records.add(events);
  QVERIFY(parent);
  const auto second = std::find_if(events.begin() + 2, events.end(), [](const Event& event) {
    return std::holds_alternative<events::HandStarted<Truth>>(event);
  });
  const int first = static_cast<int>(second - events.begin());
  const auto game = records.begin({}, events, {*parent, first});
  QVERIFY(game);
  QVERIFY(!records.finish(*game));
  Review review(records, store, scripted_decide);
  review.open(static_cast<int>(*game));
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  QVERIFY(!store.entries().empty());
  for (const BookEntry& entry : store.entries()) {
    const int number = entry.source.section(u' ', -1).toInt();
    QVERIFY2(number >= first, qPrintable(entry.source));
  }
}

void TestReview::older_reviews_are_of_player_0() {
  const QTemporaryDir folder;
  const auto events = careless_game(1, 1);
  int total = 0;
  {
    RecordStore records(folder.path());
    ReviewStore store(records);
    Review review(records, store, scripted_decide);
    review.open(static_cast<int>(played_here(records, events, ann_and_bo())));
    QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
    total = review.total();
    // As the table once was.
    QSqlQuery query(QSqlDatabase::database(records.connection()));
    for (const char* statement :
         {"CREATE TABLE old (game INTEGER NOT NULL, number INTEGER NOT NULL, method INTEGER NOT NULL, "
          "numbers TEXT NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID",
          "INSERT INTO old SELECT game, number, method, numbers FROM reviews", "DROP TABLE reviews",
          "ALTER TABLE old RENAME TO reviews"}) {
      QVERIFY(query.exec(QLatin1String(statement)));
    }
  }
  RecordStore records(folder.path());
  ReviewStore store(records);
  QCOMPARE(static_cast<int>(store.decisions(1, all_seats[0]).size()), total);
  QVERIFY(store.decisions(1, all_seats[2]).empty());
  Counting counting;
  Review review(records, store, counting.decide());
  review.open(1);
  QCOMPARE(counting.asked.load(), 0);
  review.set_person(1);
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  QVERIFY(counting.asked.load() > 0);
  QCOMPARE(static_cast<int>(store.decisions(1, all_seats[2]).size()), review.total());
  QCOMPARE(static_cast<int>(store.decisions(1, all_seats[0]).size()), total);
}

void TestReview::games_are_listed_newest_first() {
  const QTemporaryDir folder;
  RecordStore store(folder.path());
  ReviewStore reviews(store);
  const auto finished = careless_game(1, 2);
  stored(store, finished);
  auto left = careless_game(2, 2);
  left.resize(left.size() - 1);
  const auto given_up = stored(store, left);
  const auto open = store.begin({}, {left.front()}, {given_up, 1});
  QVERIFY(!store.abandon(given_up));
  store.note_hint(*open, 1, 2);
  Records records(store, reviews);
  records.refresh();
  QCOMPARE(records.games()->count(), 3);
  const auto value = [&](int row, const char* role) { return records.games()->value(row, role); };
  QCOMPARE(value(0, "status").toString(), QStringLiteral("open"));
  QCOMPARE(value(0, "removable").toBool(), false);
  QVERIFY(value(0, "hintsText").toString().contains(u'1'));
  QCOMPARE(value(1, "statusText").toString(), QStringLiteral("Abandoned"));
  QCOMPARE(value(2, "status").toString(), QStringLiteral("finished"));
  const auto& scores = std::get<events::GameEnded>(finished.back()).scores;
  QCOMPARE(value(2, "hands").toInt(), 2);
  QCOMPARE(value(2, "gain").toInt(), scores[all_seats[0]]);
  int place = 1;
  for (const Points score : scores) place += score > scores[all_seats[0]];
  QCOMPARE(value(2, "place").toInt(), place);
}

void TestReview::imported_games_are_checked_data() {
  QTest::addColumn<int>("fault");
  QTest::addColumn<QString>("told");  // empty: the game is taken
  QTest::newRow("a good one") << 0 << "";
  QTest::newRow("a damaged line") << 1 << "Line 21:";
  QTest::newRow("an impossible event") << 2 << "Line 32:";
  QTest::newRow("cut short") << 3 << "Line ";
  QTest::newRow("another kind of file") << 4 << "Line 1:";
  QTest::newRow("no such file") << 5 << "cannot be read";
}

void TestReview::imported_games_are_checked() {
  QFETCH(int, fault);
  QFETCH(QString, told);
  const QTemporaryDir folder;
  RecordStore store(folder.path());
  ReviewStore reviews(store);
  auto events = careless_game(3, 1);
  if (fault == 2) events.erase(events.begin() + 30);
  QByteArray text = QByteArray::fromStdString(to_text(events));
  if (fault == 1) {
    auto lines = text.split('\n');
    lines[20][3] = '#';
    text = lines.join('\n');
  }
  if (fault == 3) text.chop(200);
  if (fault == 4) text = "\x89PNG\r\n";
  const QString path = folder.filePath(QStringLiteral("game of mine.tingpai"));
  if (fault != 5) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  Records records(store, reviews);
  const bool taken = records.importFile(QUrl::fromLocalFile(path).toString());
  QCOMPARE(taken, told.isEmpty());
  QCOMPARE(records.failed(), !told.isEmpty());
  QVERIFY2(records.message().contains(told), qPrintable(records.message()));
  QCOMPARE(store.games().size(), std::size_t(taken ? 1 : 0));
  if (!taken) return;
  QVERIFY(*store.load(records.selected_game()) == events);
  QCOMPARE(records.games()->value(0, "statusText").toString(), QStringLiteral("Imported"));
  QCOMPARE(records.games()->value(0, "scoreText").toString(), QString());  // nobody's score is one's own
  QVERIFY(records.games()->value(0, "spoken").toString().contains(QStringLiteral("Imported")));
  QVERIFY(records.importFile(QStringLiteral("  ") + path));  // a plain path too
}

void TestReview::what_is_no_record_is_not_read_for_ever() {
  const QTemporaryDir folder;
  RecordStore store(folder.path());
  ReviewStore reviews(store);
  Records records(store, reviews);
  for (const QString& path : {folder.path(), QStringLiteral("/dev/zero")}) {
    QVERIFY(!records.importFile(path));
    QVERIFY2(records.message().contains(QStringLiteral("is not a file")), qPrintable(records.message()));
  }
  QFile large(folder.filePath(QStringLiteral("large.tingpai")));
  QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(17 << 20));
  QVERIFY(!records.importFile(large.fileName()));
  QVERIFY2(records.message().contains(QStringLiteral("too large")), qPrintable(records.message()));
}

void TestReview::a_deleted_game_is_gone() {
  const QTemporaryDir folder;
  RecordStore store(folder.path());
  ReviewStore reviews(store);
  const auto first = stored(store, careless_game(1, 1));
  const auto second = stored(store, careless_game(2, 1));
  Review review(store, reviews, scripted_decide);
  review.open(static_cast<int>(first));
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  QVERIFY(!reviews.decisions(first, all_seats[0]).empty());
  Records records(store, reviews);
  QVERIFY(records.remove(static_cast<int>(first)));
  QVERIFY(reviews.decisions(first, all_seats[0]).empty());
  QVERIFY(!store.load(first));
  QCOMPARE(records.games()->count(), 1);
  QVERIFY(store.load(second));
}

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
