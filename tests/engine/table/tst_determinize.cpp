// Tables dealt around what one seat sees.
#include <QTest>
#include <cmath>
#include <set>
#include <type_traits>

#include "engine/rules/mcr/scheme.h"
#include "engine/table/determinize.h"
#include "engine/table/setup.h"
#include "tests/engine/support/invariants.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

// A world is made of a view: no table can be handed over.
static_assert(
    !std::is_invocable_v<decltype(&determinized), const TableState&, std::uint64_t, BySeat<TileCounts>>);

struct Asked {
  PlayerView view;
  LegalActions legal;
};

struct Kind {
  const char* name;
  Ruleset ruleset;
};

const std::vector<Kind>& kinds() {
  static const auto all = [] {
    Ruleset mcr;
    mcr.hands = 1;
    Ruleset plain = mcr;
    mcr::rules_of(plain).flowers = false;
    Ruleset own = mcr;
    mcr::rules_of(own).own_walls = true;
    Ruleset easy = mcr;
    easy.scheme = mcr::Rules{.minimum_fan = 0};
    return std::vector<Kind>{
        {"with flowers", mcr}, {"without flowers", plain}, {"own walls", own}, {"without a minimum", easy}};
  }();
  return all;
}

constexpr int positions_a_kind = 50;

bool hides_a_kong(const PlayerView& view) {
  for (const Seat seat : all_seats) {
    for (const SeenMeld& meld : view.table.melds[seat]) {
      if (seat != view.seat && !meld.tile) return true;
    }
  }
  return false;
}

// Questions from the games of greedy players: some of the acting and claiming, all the rare ones.
std::vector<Asked> questions(const Ruleset& ruleset, int wanted) {
  std::vector<Asked> found;
  for (std::uint64_t seed = 0; static_cast<int>(found.size()) < wanted; ++seed) {
    Referee referee(ruleset, seed);
    Random random(seed);
    play(referee, greedy_action, seed, {{}, [&](const Referee& now, Seat seat) {
                                          const PlayerView& view = now.view(seat);
                                          const bool rare =
                                              view.table.phase == Phase::robbing || hides_a_kong(view);
                                          if (random.below(rare ? 10 : 60) == 0)
                                            found.push_back({view, now.asked(seat)});
                                        }});
  }
  found.resize(static_cast<std::size_t>(wanted), found.front());
  return found;
}

std::string difference(const Asked& asked, const Referee& world) {
  const Seat me = asked.view.seat;
  if (!tiles_conserve(world.state())) return "a tile is missing or there twice";
  if (!counts_agree(world.state())) return "the counts disagree";
  if (world.view(me) != asked.view) return "the view differs";
  if (world.asked(me) != asked.legal) return "the legal actions differ";
  for (const Seat seat : all_seats) {
    const PlayerView& view = world.view(seat);
    if (view.seat != seat || view.table != asked.view.table) return "a seat sees another table";
    if (view.hand != world.state().hands[seat]) return "a seat sees another hand";
    if (world.asked(seat) != legal_actions(view)) return "a seat is asked something else than it may do";
  }
  return {};
}

// The first question where `fits`, in games in which nearly everything happens.
template <class Fits>
Asked question_where(Fits fits) {
  Asked found;
  for (std::uint64_t seed = 0; found.legal.empty() && seed < 300; ++seed) {
    Referee referee(kinds()[3].ruleset, seed);
    play(referee, greedy_action, seed, {{}, [&](const Referee& now, Seat seat) {
                                          if (found.legal.empty() && fits(now.view(seat)))
                                            found = {now.view(seat), now.asked(seat)};
                                        }});
  }
  return found;
}

}  // namespace

class TestImagine : public QObject {
  Q_OBJECT

 private slots:
  void agrees_with_the_view_data() { add_kind_rows(); }
  void agrees_with_the_view();
  void works_whenever_a_seat_is_asked_data();
  void works_whenever_a_seat_is_asked();
  void plays_to_the_end_data() { add_kind_rows(); }
  void plays_to_the_end();
  void follows_from_the_seed();
  void deals_every_unseen_tile_alike();
  void deals_the_tiles_that_are_asked_for_data() { add_kind_rows(); }
  void deals_the_tiles_that_are_asked_for();
  void deals_every_possible_kong();
  void hands_that_were_won_with_are_known();

 private:
  static void add_kind_rows() {
    QTest::addColumn<int>("kind");
    for (std::size_t i = 0; i < kinds().size(); ++i) QTest::newRow(kinds()[i].name) << static_cast<int>(i);
  }
};

void TestImagine::agrees_with_the_view() {
  QFETCH(const int, kind);
  for (const Asked& asked : questions(kinds()[static_cast<std::size_t>(kind)].ruleset, positions_a_kind)) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const std::string different = difference(asked, determinized(asked.view, seed));
      QVERIFY2(different.empty(), different.c_str());
    }
  }
}

void TestImagine::works_whenever_a_seat_is_asked_data() {
  QTest::addColumn<int>("phase");
  QTest::newRow("acting") << static_cast<int>(Phase::acting);
  QTest::newRow("claiming") << static_cast<int>(Phase::claiming);
  QTest::newRow("robbing") << static_cast<int>(Phase::robbing);
}

void TestImagine::works_whenever_a_seat_is_asked() {
  QFETCH(const int, phase);
  const Asked asked =
      question_where([&](const PlayerView& view) { return view.table.phase == static_cast<Phase>(phase); });
  QVERIFY(!asked.legal.empty());
  const std::string different = difference(asked, determinized(asked.view, 3));
  QVERIFY2(different.empty(), different.c_str());
}

void TestImagine::plays_to_the_end() {
  QFETCH(const int, kind);
  for (const Asked& asked : questions(kinds()[static_cast<std::size_t>(kind)].ruleset, positions_a_kind)) {
    Referee world = determinized(asked.view, 11);
    Invariants invariants(world);
    play(world, greedy_action, 11,
         {[&](const Referee& now, const Event& event) { invariants.after(now, event); }, {}});
    QVERIFY2(invariants.broken().empty(), invariants.broken().c_str());
    QVERIFY(world.game_over());
  }
}

void TestImagine::follows_from_the_seed() {
  for (const Asked& asked : questions(kinds()[0].ruleset, positions_a_kind)) {
    const TableState world = determinized(asked.view, 1).state();
    QVERIFY(determinized(asked.view, 1).state() == world);
    const TableState other = determinized(asked.view, 2).state();
    QVERIFY(other.hands != world.hands);
    QVERIFY(other.hands[asked.view.seat] == world.hands[asked.view.seat]);
    QVERIFY(asked.view.table.wall_left < 5 || other.wall != world.wall);
  }
}

// By kind, the copies that the next player holds: as many as its share of the unseen tiles, to five standard
// errors.
void TestImagine::deals_every_unseen_tile_alike() {
  constexpr int worlds = 4000;
  const Asked asked = questions(kinds()[1].ruleset, 1).front();
  const Seat next = asked.view.table.after(asked.view.seat);
  const TileCounts seen = visible_tiles(asked.view);
  std::array<int, Tile::kinds> held{};
  for (std::uint64_t seed = 0; seed < worlds; ++seed) {
    const Referee world = determinized(asked.view, seed);
    for (const Tile tile : world.state().hands[next].concealed.tiles()) {
      ++held[static_cast<std::size_t>(tile.kind())];
    }
  }
  const double share = asked.view.table.concealed_count[next] / (4.0 * Tile::kinds - seen.total());
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const double expected = worlds * share * (4 - seen[kind]);
    const double error = std::sqrt(expected * (1 - share));
    QVERIFY(std::abs(held[static_cast<std::size_t>(kind)] - expected) <= 5 * error);
  }
}

// Some of what the others hold in one world, they hold in another, too.
void TestImagine::deals_the_tiles_that_are_asked_for() {
  QFETCH(const int, kind);
  for (const Asked& asked : questions(kinds()[static_cast<std::size_t>(kind)].ruleset, positions_a_kind)) {
    if (hides_a_kong(asked.view)) continue;  // it may need them
    const TableState one = determinized(asked.view, 1).state();
    BySeat<TileCounts> held;
    for (const Seat seat : all_seats) {
      if (seat == asked.view.seat || asked.view.table.won(seat) != nullptr) continue;
      const auto tiles = one.hands[seat].concealed.tiles();
      for (std::size_t i = 0; i < tiles.size(); i += 2) held[seat].add(tiles[i]);
    }
    const Referee world = determinized(asked.view, 2, held);
    const std::string different = difference(asked, world);
    QVERIFY2(different.empty(), different.c_str());
    for (const Seat seat : all_seats)
      for (int tile = 0; tile < Tile::kinds; ++tile)
        QVERIFY(world.state().hands[seat].concealed[tile] >= held[seat][tile]);
  }
}

void TestImagine::deals_every_possible_kong() {
  const Asked asked = question_where(hides_a_kong);
  QVERIFY(!asked.legal.empty());
  const TileCounts seen = visible_tiles(asked.view);
  std::set<int> possible;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (seen[kind] == 0) possible.insert(kind);
  }
  QVERIFY(possible.size() > 1);
  std::set<int> dealt;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const Referee world = determinized(asked.view, seed);
    for (const Seat seat : all_seats) {
      for (const Meld& meld : world.state().hands[seat].melds) {
        if (seat != asked.view.seat && meld.type == MeldType::concealed_kong) dealt.insert(meld.tile.kind());
      }
    }
  }
  QCOMPARE(dealt, possible);
}

// Where a hand goes on after a win.
void TestImagine::hands_that_were_won_with_are_known() {
  Ruleset easy = kinds()[3].ruleset;
  int tried = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    TableState start = before_hand({easy, seed}, 0, {});
    start.table.rules.goes_on_after_win = start.table.rules.several_winners = true;
    Referee referee = Referee::at(std::move(start));
    std::vector<Asked> late;
    play(referee, greedy_action, seed, {{}, [&](const Referee& now, Seat seat) {
                                          if (!now.view(seat).table.wins.empty() && late.empty())
                                            late.push_back({now.view(seat), now.asked(seat)});
                                        }});
    for (const Asked& asked : late) {
      ++tried;
      const Seat winner = asked.view.table.wins.front().seat;
      const Win& win = asked.view.table.wins.front().win;
      const TileCounts seen = visible_tiles(asked.view);
      for (const Tile tile : win.concealed.tiles()) QVERIFY(seen[tile] >= win.concealed[tile]);
      Referee world = determinized(asked.view, seed);
      const std::string different = difference(asked, world);
      QVERIFY2(different.empty(), different.c_str());
      TileCounts hand = win.concealed;
      hand.add(win.tile);
      QVERIFY(world.state().hands[winner].concealed == hand);
      Invariants invariants(world);
      play(world, greedy_action, seed,
           {[&](const Referee& now, const Event& event) { invariants.after(now, event); }, {}});
      QVERIFY2(invariants.broken().empty(), invariants.broken().c_str());
    }
  }
  QVERIFY(tried > 10);
}

QTEST_APPLESS_MAIN(TestImagine)
#include "tst_determinize.moc"
