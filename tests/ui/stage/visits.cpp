#include "tests/ui/stage/visits.h"

#include <QTest>
#include <algorithm>

#include "tests/app/study/study_games.h"
#include "tests/ui/stage/script.h"

namespace tingpai::ui_test {

void add_looks() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  const auto add = [](const QString& language, QSize size) {
    QTest::addRow("%s-%dx%d", qPrintable(language), size.width(), size.height()) << language << size;
  };
  add(QStringLiteral("en"), {1280, 800});
  const bool all = !qEnvironmentVariableIsEmpty("TINGPAI_PICTURES");
  for (const QString& language : app::AppSettings::languages()) {
    add(language, {800, 600});
    if (!all) continue;
    if (language != QLatin1String("en")) add(language, {1280, 800});
    add(language, {1920, 1080});
  }
}

void shelve_games(Stage& stage) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    test::played_here(stage.services().store, test::careless_game(seed, 2));
  }
}

bool shows(const Stage& stage, const QString& page) {
  return stage.page() + QStringLiteral("Page") == page && !stage.of_type(page).isEmpty();
}

bool open_page(const Stage& stage, const QString& page) {
  stage.click(page.toLower() + QStringLiteral("Button"));
  const bool open = QTest::qWaitFor([&] { return stage.page() == page; });
  QTest::qWait(50);
  return open;
}

QList<QQuickItem*> seen_rows(const Stage& stage, const QString& type) {
  QList<QQuickItem*> seen;
  for (QQuickItem* row : stage.of_type(type)) {
    if (Stage::seen(row)) seen << row;
  }
  std::sort(seen.begin(), seen.end(), [](const QQuickItem* a, const QQuickItem* b) {
    return a->property("index").toInt() < b->property("index").toInt();
  });
  return seen;
}

QString seen_text(const Stage& stage, const QString& name) {
  for (const QQuickItem* item : stage.of_type({}))  // a page may hide another that has one, too
    if (item->objectName() == name && Stage::seen(item)) return item->property("text").toString();
  return {};
}

bool reviewed(Stage& stage) {
  return shows(stage, QStringLiteral("ReviewPage")) && stage.services().review.total() > 0 &&
         !stage.services().review.running();
}

bool open_review(Stage& stage) {
  if (!open_page(stage, QStringLiteral("Records"))) return false;
  stage.press(Qt::Key_Return);
  const bool done = QTest::qWaitFor([&] { return reviewed(stage); }, patience);
  QTest::qWait(100);  // its list is laid out with the next frame
  return done;
}

bool leave_review_for_mistakes(Stage& stage) {
  stage.press(Qt::Key_Escape);
  stage.press(Qt::Key_Escape);
  return QTest::qWaitFor([&] { return stage.sees(QStringLiteral("menuPage")); }) &&
         open_page(stage, QStringLiteral("Mistakes"));
}

bool open_replay(Stage& stage, const std::vector<Event>& events) {
  app::RecordStore& store = stage.services().store;
  const auto id = store.begin();
  int number = 0;
  for (const Event& event : events) store.append(*id, number++, event);
  store.finish(*id);
  stage.services().replay.set_mistakes_from([](std::int64_t, Seat) { return std::vector<int>{30}; });
  const bool open = stage.services().replay.open(*id);
  return open && stage.go_to(QStringLiteral("Replay"));
}

app::Players ann_and_bo() {
  return app::Players::sharing({{QStringLiteral("Ann"), {}}, {QStringLiteral("Bo"), {}}});
}

Ruleset short_game() {
  Ruleset ruleset;
  ruleset.hands = 2;
  std::get<mcr::Rules>(ruleset.scheme).minimum_fan = 0;
  return ruleset;
}

Action choice_of(app::GameController& game) {
  const Seat seat = game.screen()->viewer();
  return scripted(true)({Level::expert, game.referee()->view(seat), game.referee()->asked(seat)}, {}).chosen;
}

bool play_shared_until(Stage& stage, const QString& part) {
  app::GameController& game = stage.game();
  game.start(short_game(), 3, ann_and_bo());
  stage.window()->setProperty("menuShown", false);
  return QTest::qWaitFor(
      [&] {
        if (game.screen()->curtain() && part != QLatin1String("curtain")) game.screen()->reveal({});
        if (game.asked()) game.act(choice_of(game));
        return stage.sees(part);
      },
      patience);
}

}  // namespace tingpai::ui_test
