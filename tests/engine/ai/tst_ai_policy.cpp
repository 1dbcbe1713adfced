// The input and output of learned policies: what a seat sees as numbers, and the numbers of actions.
#include <QTest>
#include <map>
#include <set>

#include "engine/ai/policy/features.h"
#include "engine/ai/policy/moves.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;
using namespace tingpai::policy;

namespace {

using Facts = std::multimap<std::string, std::string>;  // block, place
Facts facts_of(const Features& features) {
  Facts facts;
  for (const Feature feature : features) {
    const std::string text = feature_text(feature);
    const std::size_t space = text.find(' ');
    facts.emplace(text.substr(0, space), text.substr(space + 1));
  }
  return facts;
}

std::multiset<std::string> of(const Facts& facts, const std::string& block) {
  const auto [from, to] = facts.equal_range(block);
  std::multiset<std::string> places;
  for (auto fact = from; fact != to; ++fact) places.insert(fact->second);
  return places;
}

std::multiset<std::string> counted(const TileCounts& tiles) {
  std::multiset<std::string> places;
  for (int kind = 0; kind < Tile::kinds; ++kind)
    for (int copy = 1; copy <= std::min(tiles[kind], 4); ++copy)
      places.insert(to_text(Tile::from_index(kind)) + " " + std::to_string(copy));
  return places;
}

std::multiset<std::string> rivers(const PlayerView& view) {
  std::set<std::string> places;  // two alike are told once
  for (const Seat seat : all_seats) {
    const auto& river = view.table.rivers[seat];
    for (std::size_t i = 0; i < river.size(); ++i)
      places.insert(std::to_string(view.table.steps(view.seat, seat)) +
                    (i < 6    ? " early "
                     : i < 12 ? " middle "
                              : " late ") +
                    (river[i].drawn ? "drawn " : "held ") + to_text(plain(river[i].tile)));
  }
  return {places.begin(), places.end()};
}

std::multiset<std::string> melds(const PlayerView& view) {
  std::multiset<std::string> places;
  for (const Seat seat : all_seats) {
    const std::string step = std::to_string(view.table.steps(view.seat, seat));
    std::set<std::string> chows;
    for (std::size_t i = 0; i < view.table.melds[seat].size(); ++i) {
      const SeenMeld& seen = view.table.melds[seat][i];
      const std::optional<Tile> tile = seat == view.seat ? view.hand.melds[i].tile : seen.tile;
      if (!tile) continue;
      const std::string kind = " " + to_text(*tile);
      const bool again = seen.type == MeldType::chow && !chows.insert(kind).second;
      places.insert(step +
                    (again                         ? " second chow"
                     : seen.type == MeldType::chow ? " chow"
                     : seen.type == MeldType::pung ? " pung"
                                                   : " kong") +
                    kind);
    }
  }
  return places;
}

void add_schemes() {
  QTest::addColumn<QString>("rules");
  for (const char* rules : {"mcr", "hongzhong", "sichuan", "riichi;hands=4"}) QTest::newRow(rules) << rules;
}

}  // namespace

class TestAiPolicy : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void every_feature_has_its_words() {
    std::set<std::string> all;
    for (int feature = 0; feature < feature_count(); ++feature)
      all.insert(feature_text(static_cast<Feature>(feature)));
    QCOMPARE(static_cast<int>(all.size()), feature_count());
    for (int block = 0, next = 0; block < blocks; ++block) {
      QCOMPARE(first_of(static_cast<Block>(block)), next);
      next += size_of(static_cast<Block>(block));
    }
    QCOMPARE(feature_count(), first_of(Block::difference) + size_of(Block::difference));
  }

  void every_move_has_its_words() {
    std::set<std::string> all;
    for (int move = 0; move < move_count; ++move) all.insert(move_text(static_cast<Move>(move)));
    QCOMPARE(static_cast<int>(all.size()), move_count);
    QCOMPARE(move_text(*move_of(*parse_action("discard 0p riichi"))), std::string("discard 5p red riichi"));
    QCOMPARE(move_text(*move_of(*parse_action("chow 3p with 0p"))), std::string("chow 3p with red"));
    QCOMPARE(move_text(*move_of(*parse_action("pung 7z"))), std::string("pung 7z"));
    QCOMPARE(move_text(*move_of(*parse_action("void s"))), std::string("void s"));
    QVERIFY(!move_of(*parse_action("exchange 1m 1m 7m")));
  }

  // They tell hand, melds and rivers back, and no more than the seat sees.
  void features_tell_what_is_seen_data() { add_schemes(); }
  void features_tell_what_is_seen() {
    QFETCH(QString, rules);
    int seen = 0, claims = 0, apart = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Referee referee(*parse_ruleset(rules.toStdString()), seed);
      play(referee, seed % 2 == 0 ? greedy_action : random_action, seed,
           {.event = {}, .question = [&](const Referee& table, Seat seat) {
              const PlayerView& view = table.view(seat);
              const Features features = features_of(view);
              QVERIFY(std::is_sorted(features.begin(), features.end()));
              QVERIFY(std::adjacent_find(features.begin(), features.end()) == features.end());
              const Facts facts = facts_of(features);
              QCOMPARE(of(facts, "hand"), counted(view.hand.concealed));
              QCOMPARE(of(facts, "visible"), counted(visible_tiles(view)));
              QCOMPARE(of(facts, "river"), rivers(view));
              QCOMPARE(of(facts, "meld"), melds(view));
              for (const char* one : {"round", "wind", "wall", "asked"}) QCOMPARE(of(facts, one).size(), 1U);
              const bool offered = view.table.phase == Phase::claiming || view.table.phase == Phase::robbing;
              std::multiset<std::string> offer, offerer;
              if (offered) {
                offer = {to_text(plain(*view.table.last_tile))};
                offerer = {std::to_string(view.table.steps(seat, view.table.turn) - 1)};
                ++claims;
              }
              QCOMPARE(of(facts, "offer"), offer);
              QCOMPARE(of(facts, "offerer"), offerer);
              apart += static_cast<int>(of(facts, "difference").size());
              ++seen;
            }});
      if (QTest::currentTestFailed()) return;
    }
    QVERIFY(seen > 100 && claims > 10);
    QCOMPARE(apart, rules.startsWith("riichi") ? 3 * seen : 0);
  }

  // In a second hand the winds have moved on: whoever is dealt the same tiles at the same wind sees the same.
  void seats_are_relative() {
    const Ruleset ruleset = TestGame::without_flowers();
    const WallPlan plan{
        .deals = {"123m456p789s1123z", "123p456s789m2234z", "11122233m44455p", "56789m56789p567s"}};
    const std::vector<Tile> wall = wall_of(ruleset, plan);
    const auto features = [&](int shift) {
      std::vector<Event> events{events::GameStarted{.ruleset = ruleset}};
      BySeat<Wind> winds;
      for (const Seat seat : all_seats) winds[seat] = static_cast<Wind>((seat.index() + shift) % 4);
      PlayerView view = view_of(player((4 - shift) % 4));
      evolve(view, redact(events.front(), view.seat));
      evolve(view, redact(Event(events::HandStarted<Truth>{.winds = winds, .wall = wall}), view.seat));
      for (int wind = 0; wind < 4; ++wind) {
        events::Dealt<Truth> dealt;
        dealt.seat = player((wind + 4 - shift) % 4);
        dealt.tiles.assign(wall.begin() + 13 * wind, wall.begin() + 13 * wind + 13);
        evolve(view, redact(Event(dealt), view.seat));
      }
      return features_of(view);
    };
    for (int shift = 1; shift < 4; ++shift) QCOMPARE(features(shift), features(0));
  }

  void moves_tell_legal_actions_apart_data() { add_schemes(); }
  void moves_tell_legal_actions_apart() {
    QFETCH(QString, rules);
    std::set<ActionType> types;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Referee referee(*parse_ruleset(rules.toStdString()), seed);
      play(referee, seed % 2 == 0 ? greedy_action : random_action, seed,
           {.event = {}, .question = [&](const Referee& table, Seat seat) {
              std::set<Move> moves;
              const LegalActions legal = table.asked(seat);
              if (legal.has(ActionType::exchange)) return;
              for (const Action& action : legal.actions) {
                types.insert(action.type);
                const auto move = move_of(action);
                QVERIFY2(move && *move < move_count && moves.insert(*move).second, to_text(action).c_str());
              }
            }});
      if (QTest::currentTestFailed()) return;
    }
    QVERIFY(types.contains(ActionType::discard) && types.contains(ActionType::pung) &&
            types.contains(ActionType::win));
  }
};

QTEST_APPLESS_MAIN(TestAiPolicy)
#include "tst_ai_policy.moc"
