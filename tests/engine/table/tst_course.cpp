// The course of a game around its hands: seats, what is hidden, resuming from records and refusing false
// ones.
#include <QTest>
#include <algorithm>
#include <array>
#include <map>

#include "engine/rules/mcr/scheme.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

class TestCourse : public QObject {
  Q_OBJECT

 private slots:
  void seats_change_by_the_book();
  void each_player_plays_before_each_other();
  void seats_stay_without_seat_changes();
  void game_has_its_hands_data();
  void game_has_its_hands();

  void redaction_hides_what_it_must();
  void winner_reveals_its_concealed_kong();
  void resume_at_every_event();
  void check_refuses_what_cannot_happen_data();
  void check_refuses_what_cannot_happen();
};

// ---------------------------------------------------------------------------------------------- seats

namespace {

std::vector<events::HandStarted<Truth>> hands_of(const Ruleset& ruleset) {
  Referee referee(ruleset, 3);
  std::vector<events::HandStarted<Truth>> hands;
  for (const Event& event : play(referee, random_action, 1)) {
    if (const auto* hand = std::get_if<events::HandStarted<Truth>>(&event)) hands.push_back(*hand);
  }
  return hands;
}

std::string winds_text(const BySeat<Wind>& winds) {
  std::string text;
  for (const Wind wind : winds) text += to_letter(wind);
  return text;
}

}  // namespace

void TestCourse::seats_change_by_the_book() {
  const auto hands = hands_of(Ruleset{});
  QCOMPARE(hands.size(), 16U);
  const std::array<std::string, 16> expected{"ESWN", "NESW", "WNES", "SWNE",   // the deal passes on
                                             "SENW", "ENWS", "NWSE", "WSEN",   // E-S and W-N exchanged
                                             "NWES", "WSNE", "SEWN", "ENSW",   // E to W to S to N to E
                                             "WNSE", "SWEN", "ESNW", "NEWS"};  // E-S and W-N exchanged
  for (std::size_t i = 0; i < 16; ++i) {
    QCOMPARE(winds_text(hands[i].winds), expected[i]);
    QCOMPARE(static_cast<int>(hands[i].round), static_cast<int>(i / 4));
    QCOMPARE(hands[i].number, static_cast<int>(i));
  }
}

void TestCourse::each_player_plays_before_each_other() {
  std::array<std::array<bool, 4>, 4> before{};
  for (const auto& hand : hands_of(Ruleset{})) {
    PublicState table;
    table.winds = hand.winds;
    for (const Seat seat : all_seats) {
      before[static_cast<std::size_t>(seat.index())][static_cast<std::size_t>(table.after(seat).index())] =
          true;
    }
  }
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = 0; j < 4; ++j) QCOMPARE(before[i][j], i != j);
  }
}

void TestCourse::seats_stay_without_seat_changes() {
  Ruleset ruleset;
  mcr::rules_of(ruleset).seat_changes = false;
  const auto hands = hands_of(ruleset);
  for (std::size_t i = 0; i < 16; ++i) {
    QCOMPARE(winds_text(hands[i].winds), (std::array<std::string, 4>{"ESWN", "NESW", "WNES", "SWNE"}[i % 4]));
  }
}

void TestCourse::game_has_its_hands_data() {
  QTest::addColumn<int>("number");
  for (const int n : {1, 5, 16, 20}) QTest::addRow("%d hands", n) << n;
}

void TestCourse::game_has_its_hands() {
  QFETCH(const int, number);
  Ruleset ruleset;
  ruleset.hands = number;
  const auto hands = hands_of(ruleset);
  QCOMPARE(static_cast<int>(hands.size()), number);
  QCOMPARE(static_cast<int>(hands.back().round), (number - 1) / 4 % 4);
}

// ---------------------------------------------------------------------------------------------- secrets

void TestCourse::redaction_hides_what_it_must() {
  using namespace events;
  const Seat owner = player(2);
  for (const Seat seat : all_seats) {
    const bool own = seat == owner;
    const auto hand = redact(HandStarted<Truth>{1, Wind::south, {}, tiles("12m")}, seat);
    QVERIFY(!std::get<HandStarted<Sight>>(hand).wall);
    QCOMPARE(std::get<HandStarted<Sight>>(hand).number, 1);
    const auto deal = redact(Dealt<Truth>{owner, tiles("12m")}, seat);
    QCOMPARE(std::get<Dealt<Sight>>(deal).tiles.has_value(), own);
    const auto draw = redact(Drew<Truth>{owner, tile("5p"), DrawSource::kong_replacement}, seat);
    QVERIFY((std::get<Drew<Sight>>(draw).tile == (own ? std::optional(tile("5p")) : std::nullopt)));
    QVERIFY(std::get<Drew<Sight>>(draw).source == DrawSource::kong_replacement);
    const auto kong = redact(ConcealedKong<Truth>{owner, tile("5p")}, seat);
    QCOMPARE(std::get<ConcealedKong<Sight>>(kong).tile.has_value(), own);
    const auto discard = redact(Discarded{owner, tile("5p"), true}, seat);
    QVERIFY((std::get<Discarded>(discard) == Discarded{owner, tile("5p"), true}));
  }
}

void TestCourse::winner_reveals_its_concealed_kong() {
  // East makes a concealed kong of 1z and completes its hand with 9p.
  TestGame game(
      WallPlan{.deals = {"234567m5578p111z", "369m147258s3377z", "123456789m22p45p", "369m19p3366s2255z"},
               .draws = "1z",
               .replacements = "9p"});
  game.answer(0, "concealed_kong 1z");
  QVERIFY(!game.referee.view(player(1)).table.melds[player(0)][0].tile);
  QVERIFY(game.referee.view(player(0)).hand.melds[0].tile == tile("1z"));
  QCOMPARE(visible_tiles(game.referee.view(player(0)))[tile("1z")], 4);
  QCOMPARE(visible_tiles(game.referee.view(player(1)))[tile("1z")], 0);
  game.answer(0, "win 9p");
  QVERIFY(game.referee.view(player(1)).table.melds[player(0)][0].tile == tile("1z"));
}

// ---------------------------------------------------------------------------------------------- records

namespace {

// Two hands by greedy players without a minimum: kongs, claims and wins.
std::vector<Event> lively_game() {
  Ruleset ruleset;
  ruleset.hands = 2;
  ruleset.scheme = mcr::Rules{.minimum_fan = 0};
  Referee referee(ruleset, 11);
  return play(referee, greedy_action, 5);
}

}  // namespace

void TestCourse::resume_at_every_event() {
  Ruleset ruleset;
  ruleset.hands = 2;
  ruleset.scheme = mcr::Rules{.minimum_fan = 0};
  Referee original(ruleset, 11);
  std::vector<Event> so_far;
  int failures = 0;
  const auto compare = [&](const Referee& now, const Event& event) {
    so_far.push_back(event);
    const auto resumed = Referee::resume(so_far);
    if (!resumed) {
      ++failures;
      return;
    }
    failures += resumed->state() != now.state();
    for (const Seat seat : all_seats) {
      failures += resumed->view(seat) != now.view(seat);
      failures += resumed->asked(seat) != now.asked(seat);
    }
  };
  play(original, greedy_action, 5, {compare, {}});
  QCOMPARE(failures, 0);
  QVERIFY(so_far == lively_game());

  // A resumed game goes on to the same end, the second wall included.
  const std::vector<Event> first_deal(so_far.begin(), so_far.begin() + 6);
  auto resumed = Referee::resume(first_deal);
  QVERIFY(static_cast<bool>(resumed));
  auto rest = play(*resumed, greedy_action, 5);
  rest.insert(rest.begin(), first_deal.begin(), first_deal.end());
  QVERIFY(rest == so_far);
}

namespace {

// Damages a record and tells at which event that must be seen.
using Damage = std::function<std::size_t(std::vector<Event>&)>;

template <class E>
std::size_t first(const std::vector<Event>& events) {
  const auto found = std::find_if(events.begin(), events.end(),
                                  [](const Event& event) { return std::holds_alternative<E>(event); });
  return static_cast<std::size_t>(found - events.begin());
}

template <class E, class Change>
Damage changed(Change change) {
  return [change](std::vector<Event>& events) {
    const auto at = first<E>(events);
    change(std::get<E>(events.at(at)));
    return at;
  };
}

const std::map<std::string, Damage>& damages() {
  using namespace events;
  static const std::map<std::string, Damage> rows{
      {"no game at the start", [](auto& all) { return all.erase(all.begin()), 0U; }},
      {"a second start", [](auto& all) { return all.insert(all.begin() + 1, all[0]), 1U; }},
      {"no hands", changed<GameStarted>([](auto& e) { e.ruleset.hands = 0; })},
      {"a wrong hand number", changed<HandStarted<Truth>>([](auto& e) { e.number = 1; })},
      {"wrong winds",
       changed<HandStarted<Truth>>([](auto& e) { std::swap(e.winds[player(0)], e.winds[player(1)]); })},
      {"a short wall", changed<HandStarted<Truth>>([](auto& e) { e.wall.pop_back(); })},
      {"five of a kind in the wall", changed<HandStarted<Truth>>([](auto& e) {
         *std::find(e.wall.begin(), e.wall.end(), tile("1m")) = tile("2m");
       })},
      {"other tiles dealt", changed<Dealt<Truth>>([](auto& e) { std::swap(e.tiles[0], e.tiles[5]); })},
      {"another tile drawn",
       changed<Drew<Truth>>([](auto& e) { e.tile = e.tile == tile("1m") ? tile("2m") : tile("1m"); })},
      {"another place of the draw",
       changed<Drew<Truth>>([](auto& e) { e.source = DrawSource::kong_replacement; })},
      {"another one draws", changed<Drew<Truth>>([](auto& e) { e.seat = player((e.seat.index() + 1) % 4); })},
      {"a flower discarded", changed<Discarded>([](auto& e) { e.tile = tile("1f"); })},
      {"a red five discarded", changed<Discarded>([](auto& e) { e.tile = tile("0m"); })},
      {"discarded out of turn", changed<Discarded>([](auto& e) { e.seat = player(3); })},
      {"held instead of drawn", changed<Discarded>([](auto& e) { e.drawn = !e.drawn; })},
      {"a claim from the wrong player", changed<Claimed>([](auto& e) { e.meld.from = e.seat; })},
      {"a claim from nobody", changed<Claimed>([](auto& e) { e.meld.from.reset(); })},
      {"a claim of another tile", changed<Claimed>([](auto& e) { e.meld.claimed = tile("7z"); })},
      {"a chow that runs over the end", changed<Claimed>([](auto& e) {
         e.meld = {MeldType::chow, tile("9s"), tile("9s"), e.meld.from};
       })},
      {"a higher score", changed<Won>([](auto& e) { e.score.total += 1; })},
      {"a pattern more", changed<Won>([](auto& e) {
         e.score.patterns.push_back({{}, 1, 88});
       })},
      {"other payments",
       changed<Won>([](auto& e) { std::swap(e.payments[player(0)], e.payments[player(1)]); })},
      {"another winning hand", changed<Won>([](auto& e) { e.win.flowers += 1; })},
      {"another winner", changed<Won>([](auto& e) { e.seat = player((e.seat.index() + 1) % 4); })},
      {"other final scores", changed<GameEnded>([](auto& e) { e.scores[player(2)] += 1; })},
      {"an event twice", [](auto& all) { return all.insert(all.begin() + 20, all[19]), 20U; }},
      {"an exhausted wall in the middle",
       [](auto& all) { return all.insert(all.begin() + 20, WallExhausted{}), 20U; }},
      {"events after the end", [](auto& all) { return all.push_back(all.back()), all.size() - 1; }},
  };
  return rows;
}

}  // namespace

void TestCourse::check_refuses_what_cannot_happen_data() {
  QTest::addColumn<std::string>("name");
  for (const auto& [name, damage] : damages()) QTest::newRow(name.c_str()) << name;
}

void TestCourse::check_refuses_what_cannot_happen() {
  QFETCH(const std::string, name);
  auto events = lively_game();
  QVERIFY(static_cast<bool>(Referee::resume(events)));
  const auto place = damages().at(name)(events);
  const auto resumed = Referee::resume(events);
  QVERIFY(!resumed);
  QCOMPARE(resumed.error().position, place);
  QVERIFY(!resumed.error().message.empty());
}

QTEST_APPLESS_MAIN(TestCourse)
#include "tst_course.moc"
