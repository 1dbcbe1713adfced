// Data folders as released programs have stored them can still be opened: everything in them is listed, the
// unfinished game goes on where it was, the finished ones are looked at again. How to add one: README.md.
#include <QDir>
#include <QFile>
#include <QHash>
#include <QMetaEnum>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QTest>

#include "app/game/replay_controller.h"
#include "app/library/statistics.h"
#include "app/settings/key_bindings.h"
#include "app/store/review_store.h"
#include "app/study/mistake_book.h"
#include "app/study/review.h"
#include "tests/app/game/hurried_clock.h"
#include "tests/app/game/scripted.h"
#include "tests/app/study/study_games.h"
#include "tests/engine/support/quick_play.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

constexpr int patience = 60000;  // milliseconds; only a hang takes as long
constexpr int some_key = Qt::Key_F9;

const QString folders = QStringLiteral(TINGPAI_TEST_DATA_DIR "/stored/");

// What the program has in a folder.
struct Program {
  explicit Program(const QString& folder)
      : settings(folder + "/settings.ini"),
        keys(folder + "/settings.ini"),
        store(folder),
        reviews(store),
        game(store, settings, test::scripted_decide, clock),
        replay(store, settings, game, test::scripted_decide),
        review(store, reviews, [this](const Question& question, const std::stop_token&) {
          ++asked;
          return test::scripted_decide(question);
        }) {}

  AppSettings settings;
  KeyBindings keys;
  RecordStore store;
  ReviewStore reviews;
  test::HurriedClock clock;
  GameController game;
  ReplayController replay;
  std::atomic<int> asked = 0;  // by the review
  Review review;
};

bool is_reviewed(Program& program, std::int64_t game) {
  program.review.open(static_cast<int>(game));
  return QTest::qWaitFor([&] { return !program.review.running(); }, patience) &&
         program.review.error_text().isEmpty();
}

QByteArray content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& text) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

QHash<std::int64_t, QString> rules_cells(const QString& connection) {
  QHash<std::int64_t, QString> cells;
  QSqlQuery query(QSqlDatabase::database(connection));
  query.exec("SELECT id, rules FROM games");
  while (query.next()) cells.insert(query.value(0).toLongLong(), query.value(1).toString());
  return cells;
}

// Returns whether the rules of its games were noted already.
bool alter(const QString& file, const QStringList& statements) {
  const QString connection = "alter";
  bool noted = false;
  {
    QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", connection);
    database.setDatabaseName(file);
    if (!database.open()) qFatal("not opened");
    noted = database.record("games").contains("rules");
    QSqlQuery query(database);
    for (const QString& statement : statements)
      if (!query.exec(statement)) qFatal("%s", qPrintable(statement));
  }
  QSqlDatabase::removeDatabase(connection);
  return noted;
}

// ------------------------------------------------------------------------------------------------- the list

QString digits(double number) { return QString::number(number, 'g', 17); }

QString text_of(const std::string& text) { return QString::fromStdString(text); }

template <class E>
QString joined(const BySeat<E>& each, const auto& text) {
  QStringList all;
  for (const Seat seat : all_seats) all << text(each[seat]);
  return all.join(' ');
}

QString name_of(int command) {
  return QString::fromLatin1(QMetaEnum::fromType<KeyBindings::Command>().valueToKey(command));
}

QString settings_text(Program& program) {
  const AppSettings& settings = program.settings;
  return QString("settings: %1, %2, speed %3, hints %4 to %5, volumes %6, tiles %7, felt %8, ")
             .arg(settings.language(), to_text(settings.lineup()))
             .arg(settings.speed())
             .arg(settings.hints())
             .arg(settings.hint_depth())
             .arg(QString("%1 %2 %3")
                      .arg(settings.tile_volume())
                      .arg(settings.call_volume())
                      .arg(settings.result_volume()))
             .arg(settings.tile_set())
             .arg(settings.felt()) +
         QString("order %1 %2 %3, texts %4, F9 is %5, rules %6\n")
             .arg(settings.suit_order())
             .arg(settings.honours_first())
             .arg(settings.red_first())
             .arg(digits(settings.text_scale()))
             .arg(name_of(program.keys.commandFor(some_key, 0, KeyBindings::AtTable)))
             .arg(text_of(to_text(settings.rules())));
}

// The table after the last event of a record, and all that its games and hands have ended with.
QString game_text(Program& program, const GameEntry& entry) {
  static const QStringList origins{"own", "taken in", "continued"};
  const RecordStore& store = program.store;
  const auto hints = store.hints_used(entry.id);
  QString text = QString("game %1 begun %2: %3, %4, level \"%5\"%6%7, from event %8, hints %9")
                     .arg(entry.id)
                     .arg(entry.begun, entry.status, origins[static_cast<int>(entry.origin)], entry.level,
                          entry.shared ? ", shared" : "", entry.later != 0 ? ", branched" : "")
                     .arg(entry.first)
                     .arg(QString("%1 %2 %3").arg(hints[0]).arg(hints[1]).arg(hints[2])) +
                 "\n  players: ";
  const auto players = store.players(entry.id);
  for (const Seat seat : all_seats) {
    if (players) text += players->name(seat) + (players->locked(seat) ? " (locked), " : ", ");
  }
  const auto events = store.load(entry.id);
  const auto referee = events ? Referee::resume(*events) : Result<Referee>(events.error());
  if (!referee) return text + "\n  " + text_of(referee.error().message) + '\n';
  const TableState& state = referee->state();
  text += QString("%1 events, phase %2, wall %3\n")
              .arg(events->size())
              .arg(static_cast<int>(state.table.phase))
              .arg(state.table.wall_left);
  text += "  rules: " + text_of(to_text(state.table.ruleset)) + ", last: " + text_of(to_text(events->back()));
  text += "\n  scores: " + joined(state.table.scores, [](int points) { return QString::number(points); });
  text +=
      "\n  hands: " + joined(state.hands, [](const Hand& hand) { return text_of(to_text(hand.concealed)); }) +
      '\n';
  for (const Event& end : store.ends(entry.id, entry.first)) text += "  " + text_of(to_text(end)) + '\n';
  return text;
}

QString study_text(Program& program) {
  QString text;
  for (const GameEntry& entry : program.store.games()) {
    for (const Seat seat : all_seats) {
      for (const auto& [number, decision] : program.reviews.decisions(entry.id, seat)) {
        text +=
            QString("review: game %1 seat %2 event %3 %4 of %5, %6 +- %7\n")
                .arg(entry.id)
                .arg(seat.index())
                .arg(number)
                .arg(text_of(to_text(decision.chosen)))
                .arg(decision.evaluations.size())
                .arg(digits(decision.evaluations.front().value), digits(decision.evaluations.front().margin));
      }
    }
  }
  for (const BookEntry& entry : program.reviews.entries()) {
    text += QString("book: %1, took %2, box %3 due %4, %5 of %6, ")
                .arg(entry.source, entry.taken)
                .arg(entry.card.box)
                .arg(entry.card.due.toString(Qt::ISODate))
                .arg(entry.card.passed)
                .arg(entry.card.asked);
    const auto lessons = parse_lessons(entry.lesson.toStdString());
    text += entry.lesson.isEmpty() ? "shipped"
            : !lessons             ? text_of(lessons.error().message)
                                   : text_of(to_text(lessons->front().decision.chosen));
    text += '\n';
  }
  for (const auto& [day, passed] : program.reviews.days())
    text += QString("day: %1 %2\n").arg(day.toString(Qt::ISODate)).arg(passed);
  return text;
}

QString listing(Program& program) {
  QString text = settings_text(program);
  for (const GameEntry& entry : program.store.games()) text += game_text(program, entry);
  return text + study_text(program);
}

// ---------------------------------------------------------------------------------------- making the folder

// A game until the person has a tile to discard, in the middle of the second hand.
std::vector<Event> interrupted_game() {
  const auto events = test::careless_game(11, 2);
  std::vector<Event> begun;
  int hands = 0;
  int discards = 0;
  for (const Event& event : events) {
    begun.push_back(event);
    hands += std::holds_alternative<events::HandStarted<Truth>>(event);
    discards += hands == 2 && std::holds_alternative<events::Discarded>(event);
    if (discards < 12) continue;
    const auto referee = Referee::resume(begun);
    const bool acting = referee && referee->state().table.phase == Phase::acting;
    if (acting && !referee->asked(all_seats[0]).empty()) return begun;
  }
  return {};
}

bool make_games(Program& program) {
  RecordStore& store = program.store;
  const auto finished = test::played_here(store, test::careless_game(4, 2));
  store.note_lineup(finished, 0, Lineup(Level::path));
  store.note_hint(finished, 21, 2);
  store.note_hint(finished, 25, 0);
  if (!is_reviewed(program, finished)) return false;
  const auto record = *store.load(finished);
  if (!store.begin({}, {record.begin(), record.begin() + 60}, {finished, 60})) return false;
  if (!store.add(test::careless_game(7, 1))) return false;
  const auto two = Players::sharing(
      {{QStringLiteral("Ann"), Players::lock_of(QStringLiteral("1234"))}, {QStringLiteral("Bo"), {}}});
  const auto shared = test::careless_game(5, 1);
  test::played_here(store, {shared.begin(), shared.begin() + 30}, two);
  test::played_here(store, test::quick_play(*parse_ruleset("mcr;flowers=0;hands=1;minimum_fan=0"), 3));
  const auto open = test::played_here(store, interrupted_game());
  store.note_lineup(open, 0, Lineup(Level::expert));
  store.note_hint(open, 30, 1);
  return true;
}

bool make_folder(const QString& path) {
  Program program(path);
  AppSettings& settings = program.settings;
  settings.set_language(QStringLiteral("en"));
  settings.set_level(QStringLiteral("expert"));
  for (int bot = 0; bot < 3; ++bot) settings.setBotStyle(bot, static_cast<int>(Style::careful));
  settings.set_speed(AppSettings::Off);
  settings.set_hints(true);
  settings.set_hint_depth(AppSettings::Candidates);
  settings.set_tile_volume(40);
  settings.set_call_volume(50);
  settings.set_result_volume(60);
  settings.set_tile_set(AppSettings::IndexedTiles);
  settings.set_felt(AppSettings::BlueFelt);
  settings.set_suit_order(2);
  settings.set_honours_first(true);
  settings.set_red_first(true);
  settings.set_text_scale(1.25);
  settings.set_rules(*parse_ruleset("mcr;flowers=0;two_concealed_kongs=8"));
  if (!program.keys.assign(KeyBindings::Hints, some_key, 0) || !make_games(program)) return false;
  auto entries = program.reviews.entries();
  if (entries.empty()) return false;
  entries.front().card = {2, QDate(2026, 11, 27), 3, 2};
  program.reviews.put(entries.front());
  program.reviews.put({QStringLiteral("seeded 7"), {}, {}, {1, QDate(2026, 11, 30), 1, 1}});
  program.reviews.set_day(QDate(2026, 11, 23), true);
  program.reviews.set_day(QDate(2026, 11, 24), false);
  return true;
}

}  // namespace

class TestStoredData : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void init();
  void everything_is_listed_data() { add_folders(); }
  void everything_is_listed();
  void the_unfinished_game_goes_on_data() { add_folders(); }
  void the_unfinished_game_goes_on();
  void finished_games_are_looked_at_again_data() { add_folders(); }
  void finished_games_are_looked_at_again();
  void reviews_are_not_worked_out_again_data() { add_folders(); }
  void reviews_are_not_worked_out_again();
  void statistics_count_what_was_played_data() { add_folders(); }
  void statistics_count_what_was_played();
  void rules_are_noted_data() { add_folders(); }
  void rules_are_noted();
  void a_broken_record_stops_nothing_data() { add_folders(); }
  void a_broken_record_stops_nothing();

 private:
  static void add_folders();
  std::unique_ptr<QTemporaryDir> copy_;
};

void TestStoredData::add_folders() {
  QTest::addColumn<QString>("folder");
  for (const QString& name : QDir(folders).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
    QTest::newRow(qPrintable(name)) << folders + name;
}

// TINGPAI_NEW_STORED=NAME adds a folder of that name as this program stores it.
void TestStoredData::initTestCase() {
  const QString name = qEnvironmentVariable("TINGPAI_NEW_STORED");
  if (name.isEmpty()) return;
  const QTemporaryDir made;
  QVERIFY(make_folder(made.path()));
  QVERIFY2(QDir().mkdir(folders + name), "it is there already: folders of other days stay as they are");
  for (const char* file : {"games.db", "settings.ini"})
    QVERIFY(QFile::copy(made.filePath(file), folders + name + '/' + file));
}

void TestStoredData::init() {
  QFETCH(const QString, folder);
  copy_ = std::make_unique<QTemporaryDir>();
  for (const char* file : {"games.db", "settings.ini"}) {
    QVERIFY(QFile::copy(folder + '/' + file, copy_->filePath(file)));
    QVERIFY(QFile::setPermissions(copy_->filePath(file), QFile::ReadOwner | QFile::WriteOwner));
  }
}

// TINGPAI_UPDATE_GOLDEN=1 writes the lists anew: look at the difference before committing it.
// TINGPAI_LISTINGS=FOLDER writes them there too.
void TestStoredData::everything_is_listed() {
  QFETCH(const QString, folder);
  Program program(copy_->path());
  QVERIFY(program.store.usable());
  const QByteArray now = listing(program).toUtf8();
  QCOMPARE(program.store.take_notice(), QString());
  if (qEnvironmentVariableIsSet("TINGPAI_LISTINGS")) {
    const QString name = QString("/%1.txt").arg(QTest::currentDataTag());
    QVERIFY(write(qEnvironmentVariable("TINGPAI_LISTINGS") + name, now));
  }
  if (qEnvironmentVariableIsSet("TINGPAI_UPDATE_GOLDEN")) QVERIFY(write(folder + "/listing.txt", now));
  const auto expected = content(folder + "/listing.txt").split('\n');
  const auto lines = now.split('\n');
  for (qsizetype i = 0; i < qMin(lines.size(), expected.size()); ++i) QCOMPARE(lines[i], expected[i]);
  QCOMPARE(lines.size(), expected.size());
}

void TestStoredData::the_unfinished_game_goes_on() {
  Program program(copy_->path());
  GameController& game = program.game;
  const auto stored = program.store.last_unfinished();
  QVERIFY(stored && stored->events.size() > 60);
  const auto left = Referee::resume(stored->events);
  QVERIFY(left);
  QVERIFY(game.resume());
  QCOMPARE(game.record(), static_cast<int>(stored->id));
  QCOMPARE(game.events_shown(), static_cast<int>(stored->events.size()));
  QVERIFY(game.referee()->state() == left->state());
  for (const Seat seat : all_seats) QVERIFY(game.referee()->view(seat) == left->view(seat));
  QTRY_VERIFY_WITH_TIMEOUT(game.asked(), patience);
  QVERIFY(game.referee()->asked(all_seats[0]) == left->asked(all_seats[0]));

  const PlayerView view = game.referee()->view(all_seats[0]);
  QVERIFY(game.act(test::scripted_decide({Level::path, view, legal_actions(view)}).chosen));
  QTRY_VERIFY_WITH_TIMEOUT(game.events_shown() > static_cast<int>(stored->events.size()) + 2, patience);
  const auto now = program.store.load(stored->id);
  QVERIFY(now && now->size() > stored->events.size());
  QVERIFY(std::equal(stored->events.begin(), stored->events.end(), now->begin()));
}

void TestStoredData::finished_games_are_looked_at_again() {
  Program program(copy_->path());
  int seen = 0;
  for (const GameEntry& entry : program.store.games()) {
    if (entry.status != QLatin1String("finished")) continue;
    const auto events = program.store.load(entry.id);
    QVERIFY(events && Referee::resume(*events)->game_over());
    ReplayController& replay = program.replay;
    QVERIFY2(replay.open(entry.id), qPrintable(replay.error_text()));
    QCOMPARE(replay.length(), static_cast<int>(events->size()));
    for (; !replay.at_end(); replay.step(1)) QVERIFY(replay.error_text().isEmpty());
    QCOMPARE(replay.position(), replay.length());
    ++seen;
  }
  QVERIFY(seen >= 2);  // one played here, one taken in
}

void TestStoredData::reviews_are_not_worked_out_again() {
  Program program(copy_->path());
  int reviewed = 0;
  for (const GameEntry& entry : program.store.games()) {
    if (program.reviews.decisions(entry.id, all_seats[0]).empty()) continue;
    QVERIFY(is_reviewed(program, entry.id));
    QVERIFY(program.review.mistakes()->count() > 0);
    ++reviewed;
  }
  QVERIFY(reviewed > 0);
  QCOMPARE(program.asked.load(), 0);
  MistakeBook book(program.reviews, [] { return QDate(2026, 11, 27); }, {});
  book.reload();
  QVERIFY(book.mine()->count() > 0);
}

void TestStoredData::statistics_count_what_was_played() {
  Program program(copy_->path());
  int games = 0, hands = 0;
  for (const GameEntry& entry : program.store.games()) {
    if (entry.origin == Origin::taken_in || entry.shared) continue;
    games += entry.origin == Origin::own && entry.status == QLatin1String("finished");
    for (const Event& end : program.store.ends(entry.id, entry.first))
      hands += !std::holds_alternative<events::GameEnded>(end);
  }
  Statistics statistics(program.store);
  statistics.refresh();
  QTRY_VERIFY_WITH_TIMEOUT(!statistics.counting(), patience);
  QVERIFY(games > 0 && hands > 0);
  QCOMPARE(statistics.games(), games);
  QCOMPARE(statistics.hands(), hands);
}

void TestStoredData::rules_are_noted() {
  for (int start = 0; start < 2; ++start) {
    Program program(copy_->path());
    QVERIFY(program.store.usable());
    const auto cells = rules_cells(program.store.connection());
    for (const GameEntry& entry : program.store.games()) {
      const auto events = program.store.load(entry.id);
      QVERIFY(events);
      QCOMPARE(cells[entry.id], text_of(to_text(std::get<events::GameStarted>(events->front()).ruleset)));
      QCOMPARE(entry.kind, QStringLiteral("mcr"));
    }
    QCOMPARE(cells.size(), static_cast<qsizetype>(program.store.games().size()));
  }
}

// A first event that cannot be read, and a game that has lost it.
void TestStoredData::a_broken_record_stops_nothing() {
  std::vector<GameEntry> before;
  std::int64_t unreadable = 0, lost = 0;
  {
    const QTemporaryDir other;
    QVERIFY(QFile::copy(copy_->filePath("games.db"), other.filePath("games.db")));
    before = RecordStore(other.path()).games();
    unreadable = before[1].id;
    lost = before[2].id;
  }
  const bool noted =
      alter(copy_->filePath("games.db"),
            {QString("UPDATE events SET line='game ' || x'ff' WHERE number=0 AND game=%1").arg(unreadable),
             QString("DELETE FROM events WHERE number=0 AND game=%1").arg(lost)});
  Program program(copy_->path());
  QVERIFY(program.store.usable());
  QCOMPARE(program.store.take_notice(), QString());
  const auto cells = rules_cells(program.store.connection());
  const auto after = program.store.games();
  QCOMPARE(after.size(), before.size());
  for (std::size_t i = 0; i < after.size(); ++i) {
    const bool broken = after[i].id == unreadable || after[i].id == lost;
    QCOMPARE(cells[after[i].id].isEmpty(), broken && !noted);
    QVERIFY((broken && !noted) || after[i] == before[i]);
    QCOMPARE(after[i].kind, before[i].kind);  // nothing says otherwise
  }
}

QTEST_GUILESS_MAIN(TestStoredData)
#include "tst_stored_data.moc"
