// A program that the tutor asks beside itself: it follows the person's seat, says what it would do there, and
// is told what was done.
#include <QTemporaryDir>
#include <QTest>

#include "app/game/replay_controller.h"
#include "app/study/review.h"
#include "app/text/names.h"
#include "engine/ai/levels/bots.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/rules/scheme.h"
#include "tests/app/game/program_window.h"
#include "tests/app/people/people.h"
#include "tests/app/study/study_games.h"

using namespace tingpai;
using namespace tingpai::app;
using namespace tingpai::test;

namespace {

const Seat me = all_seats[0];

// A decision of the person, what the tutor and the other program said of it, and what was done.
struct Moment {
  PlayerView view;
  LegalActions legal;
  Action advised;
  QString words;
  Action done;
};

using Choose = std::function<Action(const LegalActions&, Action advised)>;
Action as_advised(const LegalActions&, Action advised) { return advised; }
// Neither calls nor declares; wins where it can.
Action shy(const LegalActions& legal, Action advised) {
  const Action pass{ActionType::pass, {}};
  if (advised.type == ActionType::win) return advised;
  if (legal.contains(pass)) return pass;
  advised.riichi = false;
  return advised;
}
// Declares as soon as it can, with the last discard that does; calls nothing.
Action bold(const LegalActions& legal, Action advised) {
  const auto declares = std::find_if(legal.actions.rbegin(), legal.actions.rend(),
                                     [](const Action& action) { return action.riichi; });
  return declares != legal.actions.rend() ? *declares : shy(legal, advised);
}

struct Table : Window {
  explicit Table(const QString& folder) : Window(folder) {
    game.second_opinions().take_from(list);
    game.second_opinions().set_limit(programs::Milliseconds(patience));
  }
  void consult(const QString& command, Protocol protocol = Protocol::json) {
    list.add({name, command, protocol});
    list.choose_adviser(name);
  }
  QString words() { return game.tutor()->second_opinion(); }
  // Whether all has been said of the present decision that will be.
  bool advised() { return game.asked() && game.tutor()->available() && !game.tutor()->second_thinks(); }
  bool play_out(const Choose& choose, std::vector<Moment>& moments) {
    return play_until([&] {
      while (advised() && game.phase() == GameController::Playing) {
        const PlayerView view = game.referee()->view(me);
        const LegalActions legal = game.referee()->asked(me);
        const Action best = game.tutor()->decision()->chosen;
        const Action done = choose(legal, best);
        moments.push_back({view, legal, best, words(), done});
        game.act(done);
      }
      return game.phase() == GameController::GameOver;
    });
  }
  // `play_until` of a window acts as soon as the tutor knows; this one waits for both.
  template <class Enough>
  bool play_until(Enough enough) {
    QElapsedTimer since;
    since.start();
    while (!enough()) {
      if (since.elapsed() > patience) return false;
      if (game.phase() == GameController::HandOver) game.nextHand();
      QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return true;
  }
};

QString expected(Action action, Action advised) {
  if (action == advised) return name + " agrees";
  if (action.type == ActionType::pass) return name + " would pass";
  if (action.type == ActionType::discard && !action.riichi)
    return name + " would discard the " + names::tile(action.tile);
  return name + " would choose “" + names::action(action) + "”";
}

int count(const std::vector<Moment>& moments, const QString& words) {
  return static_cast<int>(
      std::ranges::count_if(moments, [&](const Moment& moment) { return moment.words.contains(words); }));
}

QString bot(const char* protocol) {
  return QStringLiteral("'%1' bot --protocol %2 --level quick").arg(TINGPAI_CLI, QLatin1String(protocol));
}

}  // namespace

class TestSecondOpinion : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void it_says_what_it_would_do();
  void it_hears_what_was_done_and_nothing_hidden();
  void it_is_followed_in_every_protocol_data();
  void it_is_followed_in_every_protocol();
  void what_is_wrong_is_said_and_given_up_data();
  void what_is_wrong_is_said_and_given_up();
  void the_game_never_waits_for_it();
  void it_is_silent_without_full_hints();
  void it_may_come_and_go_in_a_game();
  void it_hears_a_game_that_goes_on_from_its_beginning();
  void one_that_cannot_be_started_is_told_of_once();
  void one_that_does_not_know_the_rules_is_silent();
  void all_who_share_the_screen_have_their_own();
  void a_replay_has_it_at_each_decision();
  void a_replay_says_what_is_wrong();
  void a_review_has_it_at_each_decision();
  void a_review_tells_what_is_wrong();
  void an_end_of_the_window_waits_for_nobody();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestSecondOpinion::it_says_what_it_would_do() {
  Table table(folder_->path());
  table.consult(player("well"));
  QVERIFY(table.game.start(easy_rules(1), 5));
  std::vector<Moment> moments;
  QVERIFY(table.play_out(as_advised, moments));
  QVERIFY(moments.size() > 5);
  for (const Moment& moment : moments)
    QCOMPARE(moment.words, expected(moment.legal.actions.front(), moment.advised));
  QVERIFY(count(moments, "agrees") > 0 && count(moments, "would discard") > 0);
  QCOMPARE(table.game.error_text(), QString());
}

void TestSecondOpinion::it_hears_what_was_done_and_nothing_hidden() {
  const QString log = folder_->filePath("log");
  Table table(folder_->path());
  table.consult(player("well 1 1 '" + log + "'"));
  QVERIFY(table.game.start(easy_rules(1), 5));
  std::vector<Moment> moments;
  QVERIFY(table.play_out(as_advised, moments));
  QTRY_VERIFY_WITH_TIMEOUT(content(log).contains(R"({"type":"end"})"), patience);
  const QByteArray heard = content(log);
  QVERIFY(heard.startsWith(R"({"type":"hello","protocol":"tingpai","version":1,"seat":0)"));
  QVERIFY(heard.contains(R"("levels":[null,"quick","quick","quick"])"));
  QVERIFY(heard.contains(R"("type":"draw","seat":0,"tile":")") &&
          heard.contains(R"("type":"draw","seat":1,"tile":null)"));
  for (const char* secret :
       {R"("type":"draw","seat":1,"tile":")", R"("type":"draw","seat":2,"tile":")",
        R"("type":"draw","seat":3,"tile":")", R"("type":"deal","seat":1,"tiles":[)", "wall\":["})
    QVERIFY2(!heard.contains(secret), secret);
  QList<QByteArray> done, told;
  for (const Event& event : table.events()) {
    const auto* discarded = std::get_if<events::Discarded>(&event);
    if (discarded != nullptr && discarded->seat == me)
      done << "\"discard\",\"seat\":0,\"tile\":\"" + QByteArray::fromStdString(to_text(discarded->tile));
  }
  for (const QByteArray& line : heard.split('\n')) {
    const qsizetype at = line.indexOf(R"("discard","seat":0)");
    if (at >= 0) told << line.mid(at, done.front().size());
  }
  QVERIFY(done.size() > 5);
  QCOMPARE(told, done);
}

void TestSecondOpinion::it_is_followed_in_every_protocol_data() {
  QTest::addColumn<QByteArray>("protocol");
  QTest::addColumn<QString>("rules");
  QTest::addColumn<int>("person");
  QTest::newRow("json") << QByteArray("json") << "mcr;hands=2" << 0;
  QTest::newRow("json, the person never calls") << QByteArray("json") << "mcr;hands=2" << 1;
  QTest::newRow("json, another scheme") << QByteArray("json") << "sichuan;hands=2" << 0;
  QTest::newRow("Botzone") << QByteArray("botzone") << "mcr;flowers=0;own_walls=1;hands=1" << 0;
  QTest::newRow("Botzone, the person never calls")
      << QByteArray("botzone") << "mcr;flowers=0;own_walls=1;hands=1" << 1;
  QTest::newRow("mjai") << QByteArray("mjai") << "riichi;hands=4" << 0;
  QTest::newRow("mjai, the person never declares") << QByteArray("mjai") << "riichi;hands=4" << 1;
  QTest::newRow("mjai, the person declares") << QByteArray("mjai") << "riichi;hands=4" << 2;
}

void TestSecondOpinion::it_is_followed_in_every_protocol() {
  QFETCH(QByteArray, protocol);
  QFETCH(QString, rules);
  QFETCH(int, person);
  Table table(folder_->path());
  table.consult(bot(protocol.constData()), *protocol_named(protocol.toStdString()));
  QVERIFY(table.game.start(*parse_ruleset(rules.toStdString()), 3));
  std::vector<Moment> moments;
  QVERIFY(table.play_out(person == 0 ? as_advised : person == 1 ? shy : bold, moments));
  QCOMPARE(table.game.error_text(), QString());
  const bool declares_first = protocol == "mjai", discards_with_claims = protocol == "botzone";
  int differs = 0;
  for (const Moment& moment : moments) {
    if (before_play(moment.view.table.phase)) continue;  // it draws lots
    const Action action = decide(Level::quick, moment.view, moment.legal, {}).chosen;
    differs += moment.done != action;
    const bool after_claim = moment.view.table.phase == Phase::acting && !moment.view.drawn;
    if (discards_with_claims && after_claim && moment.words.isEmpty()) continue;  // it would not have claimed
    if (declares_first && action.riichi) {
      const QString words = name + " would declare riichi" + (moment.advised.riichi ? ", too" : "");
      QCOMPARE(moment.words, words);
    } else {
      QCOMPARE(moment.words, expected(action, moment.advised));
    }
  }
  QVERIFY(differs > 3);
  if (declares_first) QVERIFY(count(moments, "declare") > 0);
}

void TestSecondOpinion::what_is_wrong_is_said_and_given_up_data() { add_ways_to_fail(); }

void TestSecondOpinion::what_is_wrong_is_said_and_given_up() {
  QFETCH(QString, manner);
  QFETCH(int, limit);
  QFETCH(QString, says);
  Table table(folder_->path());
  table.game.second_opinions().set_limit(programs::Milliseconds(limit));
  table.consult(player(manner));
  QVERIFY(table.game.start(easy_rules(1), 5));
  int told = 0;  // how often there was something to say to the person in the middle of the table
  QObject::connect(&table.game, &GameController::errorTextChanged, [&] { ++told; });
  std::vector<Moment> moments;
  QVERIFY(table.play_out(as_advised, moments));
  QVERIFY(moments.size() > 4);
  for (std::size_t i = 0; i < moments.size(); ++i) {
    const QString& words = moments[i].words;
    const bool says_why = words.startsWith("No second opinion from " + name) && words.contains(says);
    QVERIFY2(i < 3 ? says_why : words.isEmpty(), qPrintable(words));
  }
  QCOMPARE(told, 1);
  const QString notice = table.game.error_text();
  QVERIFY2(notice.contains(name + " failed to answer properly three times") && notice.contains(says),
           qPrintable(notice));
}

void TestSecondOpinion::the_game_never_waits_for_it() {
  Table table(folder_->path());
  table.consult(player("late"));
  QVERIFY(table.game.start(easy_rules(1), 5));
  QElapsedTimer since;
  since.start();
  QStringList said;
  QVERIFY(table.Window::play_until([&] {
    if (table.game.tutor()->available()) said << table.words();
    return table.game.phase() == GameController::GameOver;
  }));
  QVERIFY(since.elapsed() < patience / 2);  // one answer may take as long as `patience`
  said.removeDuplicates();
  QCOMPARE(said, QStringList(name + " is thinking"));
  QCOMPARE(table.game.error_text(), QString());
}

void TestSecondOpinion::it_is_silent_without_full_hints() {
  const QString log = folder_->filePath("log");
  Table table(folder_->path());
  table.settings.set_hints(false);
  table.consult(player("well 1 1 '" + log + "'"));
  QVERIFY(table.game.start(easy_rules(1), 5));
  int discards = 0;
  QVERIFY(table.play_until([&] {
    if (table.game.asked()) {
      discards += table.game.discardDrawn() ? 1 : 0;
      if (table.game.asked()) table.game.act({ActionType::pass, {}});
    }
    return discards == 3;
  }));
  QCOMPARE(table.words(), QString());
  QVERIFY(!QFile::exists(log));  // it was not even started
  QVERIFY(table.play_until([&] { return table.game.asked(); }));
  table.settings.set_hint_depth(AppSettings::Nudge);
  table.settings.set_hints(true);
  QVERIFY(table.play_until([&] { return table.game.tutor()->available(); }));
  QCOMPARE(table.words(), QString());
  QVERIFY(!QFile::exists(log));
  table.settings.set_hint_depth(AppSettings::Full);
  QVERIFY(table.play_until([&] { return table.advised(); }));
  QCOMPARE(table.words(),
           expected(table.game.referee()->asked(me).actions.front(), table.game.tutor()->decision()->chosen));
  QCOMPARE(content(log).count(R"("type":"game")"), 1);  // from the beginning on
  QCOMPARE(content(log).count(R"("type":"ask")"), 1);
  table.settings.set_hints(false);
  QCOMPARE(table.words(), QString());
}

void TestSecondOpinion::it_may_come_and_go_in_a_game() {
  Table table(folder_->path());
  QVERIFY(table.game.start(easy_rules(1), 5));
  QVERIFY(table.play_until([&] { return table.advised(); }));
  QCOMPARE(table.words(), QString());
  table.consult(player("well"));
  QVERIFY(table.game.tutor()->second_thinks());
  QVERIFY(table.play_until([&] { return table.advised(); }));
  QVERIFY(table.words().startsWith(name));
  table.list.change(0, {"Another", player("well"), Protocol::json});
  QVERIFY(table.play_until([&] { return table.advised(); }));
  QVERIFY(table.words().startsWith("Another"));
  table.list.choose_adviser({});
  QCOMPARE(table.words(), QString());
  QVERIFY(!table.game.second_opinions().of(me).follows());
}

void TestSecondOpinion::it_hears_a_game_that_goes_on_from_its_beginning() {
  const QString log = folder_->filePath("log");
  const auto played = [](Table& table) {
    return std::ranges::count_if(table.events(), [](const Event& event) {
      const auto* discarded = std::get_if<events::Discarded>(&event);
      return discarded != nullptr && discarded->seat == me;
    });
  };
  {
    Table table(folder_->path());
    table.consult(player("well 1 1 '" + log + "'"));
    QVERIFY(table.game.start(easy_rules(1), 5));
    QVERIFY(table.play_until([&] { return table.advised(); }));
    QVERIFY(table.Window::play_until([&] { return played(table) == 3; }));
  }
  QVERIFY(QFile::remove(log));
  Table table(folder_->path());
  QCOMPARE(table.list.adviser(), name);
  QVERIFY(table.game.resume());
  QVERIFY(table.play_until([&] { return table.advised() && !table.words().isEmpty(); }));
  QCOMPARE(content(log).count(R"("type":"game")"), 1);
  QVERIFY(table.game.takeBack(false));
  QVERIFY(table.play_until([&] { return table.advised() && !table.words().isEmpty(); }));
  QCOMPARE(content(log).count(R"("type":"game")"), 2);  // by another of its kind
  QCOMPARE(table.game.error_text(), QString());
}

void TestSecondOpinion::one_that_cannot_be_started_is_told_of_once() {
  Table table(folder_->path());
  table.consult("no-such-program-anywhere");
  int told = 0;
  QObject::connect(&table.game, &GameController::errorTextChanged, [&] { ++told; });
  QVERIFY(table.game.start(easy_rules(1), 5));
  std::vector<Moment> moments;
  QVERIFY(table.play_out(as_advised, moments));
  QCOMPARE(told, 1);
  QVERIFY2(table.game.error_text().contains(name + " cannot be started"),
           qPrintable(table.game.error_text()));
  for (const Moment& moment : moments) QCOMPARE(moment.words, QString());
}

void TestSecondOpinion::one_that_does_not_know_the_rules_is_silent() {
  Table table(folder_->path());
  table.consult(bot("mjai"), Protocol::mjai);
  QVERIFY(table.game.start(easy_rules(1), 5));
  std::vector<Moment> moments;
  QVERIFY(table.play_out(as_advised, moments));
  for (const Moment& moment : moments) QCOMPARE(moment.words, QString());
  QVERIFY(!table.game.second_opinions().of(me).follows());
  QCOMPARE(table.game.error_text(), QString());
}

void TestSecondOpinion::all_who_share_the_screen_have_their_own() {
  Table table(folder_->path());
  table.settings.set_anyone_time(20);
  table.consult(player("well 1 1 '" + folder_->filePath("log-SEAT") + "'"));
  QVERIFY(table.game.start(easy_rules(1), 5, Players::sharing({{"Ann", {}}, {"Ben", {}}})));
  People people{table.game};
  BySeat<int> told;
  QVERIFY(wait_until([&] {
    if (!table.game.asked()) {
      people.step();
    } else if (table.advised()) {
      const Seat seat = table.game.screen()->viewer();
      const LegalActions legal = table.game.referee()->asked(seat);
      const Action advised = table.game.tutor()->decision()->chosen;
      told[seat] += table.words() == expected(legal.actions.front(), advised);
      table.game.act(advised);
    }
    return table.game.phase() == GameController::GameOver;
  }));
  QCOMPARE(table.game.error_text(), QString());
  for (const Seat seat : all_seats) {
    const bool person = seat.index() % 2 == 0;
    QCOMPARE(told[seat] > 3, person);
    const QByteArray heard = content(folder_->filePath(QStringLiteral("log-%1").arg(seat.index())));
    QCOMPARE(heard.count(R"("type":"game")"), person ? 1 : 0);
    for (const Seat other : all_seats) {
      const QByteArray drawn =
          R"("type":"draw","seat":)" + QByteArray::number(other.index()) + R"(,"tile":")";
      QCOMPARE(heard.contains(drawn), person && other == seat);
    }
  }
}

// Forward the program goes along; back, or from another seat, another of its kind begins.
void TestSecondOpinion::a_replay_has_it_at_each_decision() {
  Table table(folder_->path());
  const auto events = careless_game(1, 8, *parse_ruleset("riichi"));
  const auto game = played_here(table.store, events);
  ReplayController replay(table.store, table.settings, table.game, scripted_decide);
  replay.second_opinion().take_from(table.list);
  replay.second_opinion().set_limit(programs::Milliseconds(patience));
  table.consult(bot("mjai"), Protocol::mjai);
  const auto words_at = [&](const AnsweredPoint& point) {
    replay.seek(point.number);
    const bool there =
        table.play_until([&] { return replay.tutor()->available() && !replay.tutor()->second_thinks(); });
    return there ? replay.tutor()->second_opinion() : QString();
  };
  const auto expected_at = [&](const AnsweredPoint& point) {
    const Action action = decide(Level::quick, point.view, point.legal, {}).chosen;
    const Action advised = replay.tutor()->decision()->chosen;
    if (!action.riichi) return expected(action, advised);
    return name + " would declare riichi" + (advised.riichi ? ", too" : "");
  };
  for (const Seat seat : {all_seats[0], all_seats[2]}) {
    QVERIFY(replay.open(game, seat.index()));
    const auto points = answered_points(events, seat);
    QVERIFY(points.size() > 10);
    for (const AnsweredPoint& point : points) {
      const QString words = words_at(point);
      QCOMPARE(words, expected_at(point));
    }
    const QString words = words_at(points[3]);
    QCOMPARE(words, expected_at(points[3]));
  }
  QVERIFY(replay.second_opinion().follows());
  replay.close();
  QVERIFY(!replay.second_opinion().follows());
}

void TestSecondOpinion::a_replay_says_what_is_wrong() {
  Table table(folder_->path());
  const auto game = played_here(table.store, careless_game(1, 2));
  ReplayController replay(table.store, table.settings, table.game, scripted_decide);
  replay.second_opinion().take_from(table.list);
  table.consult(player("dead"));
  QStringList told;
  QObject::connect(&replay, &TableScene::refused, [&](const QString& reason) { told << reason; });
  QVERIFY(replay.open(game));
  QVERIFY(table.play_until([&] {
    const bool said = replay.tutor()->available() && !replay.tutor()->second_thinks();
    if (said || !replay.asked()) replay.stepChoice(1);
    return !told.isEmpty();
  }));
  QVERIFY2(told.front().contains(name + " failed to answer properly three times") &&
               told.front().contains("exit code 3"),
           qPrintable(told.front()));
}

// Of whomever's decisions are reviewed, in a game that is followed afterwards.
void TestSecondOpinion::a_review_has_it_at_each_decision() {
  RecordStore records(folder_->path());
  ReviewStore store(records);
  ProgramList list(folder_->filePath("settings.ini"));
  list.add({name, bot("mjai"), Protocol::mjai});
  list.choose_adviser(name);
  const auto events = careless_game(1, 8, *parse_ruleset("riichi"));
  const int game = static_cast<int>(played_here(records, events));
  Review review(records, store, scripted_decide);
  review.opinions().second().take_from(list);
  review.opinions().second().set_limit(programs::Milliseconds(patience));
  int declared = 0;
  for (int person = 0; person < 2; ++person) {
    const Seat seat = Seat::from_index(person);
    review.open(game);
    review.set_person(person);
    const auto points = answered_points(events, seat);
    QVERIFY(points.size() > 10);
    QTRY_VERIFY_WITH_TIMEOUT(!review.opinions().running() && !review.running(), patience);
    for (const AnsweredPoint& point : points) {
      const Action action = decide(Level::quick, point.view, point.legal, {}).chosen;
      const QString words = review.opinions().words(point.number);
      declared += action.riichi;
      QCOMPARE(words,
               action.riichi ? name + " would declare riichi" : expected(action, {ActionType::abort, {}}));
    }
    QVERIFY(review.mistakes()->count() > 0 || person > 0);
    if (review.mistakes()->count() > 0)
      QCOMPARE(review.second_opinion(), review.opinions().words(review.moment()));
  }
  QVERIFY(declared > 0);
  review.leave();
  QCOMPARE(review.second_opinion(), QString());
}

void TestSecondOpinion::a_review_tells_what_is_wrong() {
  RecordStore records(folder_->path());
  ReviewStore store(records);
  ProgramList list(folder_->filePath("settings.ini"));
  list.add({name, player("dead"), Protocol::json});
  const int game = static_cast<int>(played_here(records, careless_game(1, 2)));
  Review review(records, store, scripted_decide);
  review.opinions().second().take_from(list);
  review.open(game);
  QTRY_VERIFY_WITH_TIMEOUT(!review.running(), patience);
  QCOMPARE(review.second_opinion(), QString());  // nobody was asked
  list.choose_adviser(name);
  review.open(game);
  QTRY_VERIFY_WITH_TIMEOUT(!review.opinions().running(), patience);
  QVERIFY(review.mistakes()->count() > 0);
  for (int row = 0; row < review.mistakes()->count(); ++row) {
    review.set_selected(row);
    const QString words = review.second_opinion();
    QVERIFY2(words.startsWith("No second opinion from " + name) ||
                 words.startsWith(name + " failed to answer properly three times"),
             qPrintable(words));
    QVERIFY2(words.contains("exit code 3"), qPrintable(words));
  }
}

void TestSecondOpinion::an_end_of_the_window_waits_for_nobody() {
  Table table(folder_->path());
  table.consult(player("late"));
  QVERIFY(table.game.start(easy_rules(1), 5));
  QVERIFY(table.play_until([&] { return table.game.tutor()->second_thinks(); }));
}  // it has two minutes to answer in; a test that waits for it runs out of time

QTEST_MAIN(TestSecondOpinion)
#include "tst_second_opinion.moc"
