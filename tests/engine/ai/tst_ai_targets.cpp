// The complete hands that the search aims at, against scoring and plain enumeration.
#include <QTest>
#include <algorithm>
#include <set>

#include "engine/rules/mcr/scheme.h"
#include "tests/engine/ai/tst_ai_positions.h"

using namespace tingpai;

namespace {

const Ruleset ruleset;
const mcr::Rules rules;

std::vector<Target> targets_of(const Position& position, const TargetLimits& limits = {}) {
  const Odds odds = position.odds();
  return find_targets(position.hand, position.context, odds, ruleset, limits);
}

// The concealed tiles once the missing ones have come and the leaving ones have gone; nothing if they cannot
// go.
std::optional<TileCounts> final_tiles(const Target& target, const Hand& hand) {
  TileCounts counts = hand.concealed;
  for (const std::uint8_t kind : target.leaving) {
    if (counts[int{kind}] == 0) return std::nullopt;
    counts.remove(int{kind});
  }
  for (const Missing& missing : target.missing) counts.add(int{missing.kind});
  return counts;
}

bool claims(const Target& target) { return target.finish <= Finish::open_self; }
bool self_drawn(const Target& target) {
  return target.finish == Finish::open_self || target.finish == Finish::closed_self;
}

// The win that a target is said to end in, put together from its tiles: groups that lacked tiles are laid
// open where it claims.
Win win_in(const Target& target, const Position& position, std::size_t last) {
  Win win;
  win.concealed = *final_tiles(target, position.hand);
  win.melds = position.hand.melds;
  win.tile = Tile::from_index(target.missing[last].kind);
  win.self_drawn = self_drawn(target);
  win.round = position.context.round;
  win.seat = position.context.seat;
  win.concealed.remove(win.tile);
  if (target.missing.size() == 1) win.last_of_kind = position.context.exposed[win.tile] == 3;
  if (!claims(target)) return win;
  for (std::size_t i = 0; i < target.groups.size(); ++i) {
    const auto lacks = [&](const Missing& missing) { return missing.group == i; };
    if (std::none_of(target.missing.begin(), target.missing.end(), lacks)) continue;
    if (lacks(target.missing[last])) continue;
    win.melds.push_back(meld_of(target.groups[i]));
    for (const int kind : tiles_of_group(target.groups[i])) win.concealed.remove(kind);
  }
  return win;
}

// Whether the groups, pair and kinds that a target names are its tiles.
bool groups_make_tiles(const Target& target, const Hand& hand) {
  TileCounts named;
  const bool has_groups = target.form == Form::standard || target.form == Form::knitted_straight;
  for (const GroupId id : target.groups) {
    for (const int kind : tiles_of_group(id)) named.add(kind);
  }
  if (has_groups) named.add(int{target.pair}, 2);
  if (target.form == Form::thirteen_orphans) named.add(int{target.pair});
  if (target.form != Form::standard && target.form != Form::seven_pairs) {
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (target.kinds.contains(kind)) named.add(kind);
    }
  }
  const TileCounts tiles = *final_tiles(target, hand);
  if (target.form == Form::seven_pairs) {
    return std::all_of(tiles.raw().begin(), tiles.raw().end(), [](auto n) { return n % 2 == 0; });
  }
  return named == tiles;
}

// What is wrong with a target of this position; empty if nothing is.
std::string fault(const Target& target, const Position& position) {
  const std::size_t drawn = target.missing.size();
  const bool to_discard = position.hand.tile_count() == 14;
  if (drawn == 0) return "nothing is missing";
  if (target.leaving.size() != drawn - (to_discard ? 0 : 1)) return "not as many leave as come";
  const auto tiles = final_tiles(target, position.hand);
  if (!tiles) return "tiles leave that are not there";
  if (tiles->total() + 3 * static_cast<int>(position.hand.melds.size()) != 14) return "not a whole hand";
  TileCounts needed;
  for (const Missing& missing : target.missing) {
    if (missing.taken != needed[int{missing.kind}]) return "copies are not counted up";
    needed.add(int{missing.kind});
    if (needed[int{missing.kind}] > position.live[int{missing.kind}]) return "more are missing than live";
    const auto leaves = std::find(target.leaving.begin(), target.leaving.end(), missing.kind);
    if (leaves != target.leaving.end()) return "a missing tile leaves";
  }
  if (drawn > 1 && !groups_make_tiles(target, position.hand)) return "the groups are not the tiles";
  const Odds odds = position.odds();
  const auto score = mcr::score(win_in(target, position, last_missing(target, odds)), rules);
  if (!score) return "not a winning form";
  if (!score->legal) return "only " + std::to_string(score->base) + " fan";
  if (target.fan < rules.minimum_fan) return "says it is too cheap";
  if (score->base < target.fan) return "scores " + std::to_string(score->base) + " fan, not as it says";
  const auto won_by = [&](bool drawn_last) {
    Win win = win_in(target, position, last_missing(target, odds));
    win.self_drawn = drawn_last;
    return mcr::base_fan(win, rules);
  };
  if (self_drawn(target) && drawn == 1 && won_by(false) >= rules.minimum_fan) return "may win on a discard";
  if (target.points <= 0 || target.weight <= 0) return "is worth nothing";
  return {};
}

// By kind and discard (-1: none), the tiles on which the hand may win: every kind is tried.
std::set<std::pair<int, int>> plain_waits(const Position& position) {
  std::set<std::pair<int, int>> waits;
  const auto try_all = [&](const TileCounts& concealed, int discard) {
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (position.live[kind] == 0 || kind == discard) continue;
      Win win;
      win.concealed = concealed;
      win.melds = position.hand.melds;
      win.tile = Tile::from_index(kind);
      win.round = position.context.round;
      win.seat = position.context.seat;
      win.last_of_kind = position.context.exposed[kind] == 3;
      Fan best = mcr::base_fan(win, rules);
      win.self_drawn = true;
      best = std::max(best, mcr::base_fan(win, rules));
      if (best >= rules.minimum_fan) waits.emplace(discard, kind);
    }
  };
  if (position.hand.tile_count() == 13) {
    try_all(position.hand.concealed, -1);
    return waits;
  }
  for (int discard = 0; discard < Tile::kinds; ++discard) {
    if (position.hand.concealed[discard] == 0) continue;
    TileCounts rest = position.hand.concealed;
    rest.remove(discard);
    try_all(rest, discard);
  }
  return waits;
}

// Whether 13 tiles can win by two own draws and a discard between them, whatever comes last.
bool wins_in_two_draws(const Position& position) {
  for (int discard = 0; discard < Tile::kinds; ++discard) {
    if (position.hand.concealed[discard] == 0) continue;
    ShapeIndex index(position.hand.concealed);
    index.remove(discard);
    for (int one = 0; one < Tile::kinds; ++one) {
      if (position.live[one] == 0 || one == discard) continue;
      index.add(one);
      const bool ready = index.shanten(five_forms) <= 0;
      index.remove(one);
      if (!ready) continue;
      Position next = position;
      next.hand.concealed.remove(discard);
      next.hand.concealed.add(one);
      next.live.remove(one);
      const auto waits = plain_waits(next);
      const bool comes =
          std::any_of(waits.begin(), waits.end(), [&](const auto& wait) { return wait.second != discard; });
      if (comes) return true;
    }
  }
  return false;
}

std::size_t nearest(const std::vector<Target>& targets) {
  std::size_t least = most_missing + 1;
  for (const Target& target : targets) least = std::min(least, target.missing.size());
  return least;
}

Position position(const std::string& concealed, const std::vector<std::string>& melds = {}) {
  Hand own;
  own.concealed = hand(concealed);
  for (const std::string& text : melds) {
    const auto read = tiles(text);
    own.melds.push_back(
        {read[0] == read[1] ? MeldType::pung : MeldType::chow, read[0], read[0], std::nullopt});
  }
  if (own.tile_count() < 13 || own.tile_count() > 14) qFatal("%s: not a hand", concealed.c_str());
  Random random(1);
  Position made = position_of(own, 0, random);
  made.context.round = Wind::east;
  made.context.seat = Wind::south;
  return made;
}

// Whether a target lacks so many tiles and scores this pattern.
bool has_target(const Position& position, int missing, mcr::Pattern pattern) {
  const auto targets = targets_of(position);
  const Odds odds = position.odds();
  return std::any_of(targets.begin(), targets.end(), [&](const Target& target) {
    if (static_cast<int>(target.missing.size()) != missing) return false;
    const Score score = score_of(target, position.hand, position.context, odds, ruleset);
    return std::any_of(score.patterns.begin(), score.patterns.end(),
                       [&](const CountedPattern& counted) { return mcr::pattern_of(counted.id) == pattern; });
  });
}

}  // namespace

class TestAiTargets : public QObject {
  Q_OBJECT

 private slots:
  void targets_are_complete_legal_hands_data();
  void targets_are_complete_legal_hands();
  void waits_are_all_found_data();
  void waits_are_all_found();
  void nearest_win_is_rarely_missed();
  void far_hands_have_targets();
  void slack_and_budget_are_kept();
  void stopped_search_ends();
  void finds_data();
  void finds();
  void dead_tiles_are_no_targets();
  void score_of_agrees_with_the_target();
};

void TestAiTargets::targets_are_complete_legal_hands_data() {
  QTest::addColumn<int>("tile_count");
  QTest::addColumn<int>("strangers");
  QTest::newRow("ready or nearly, 13 tiles") << 13 << 0;
  QTest::newRow("two away, 13 tiles") << 13 << 1;
  QTest::newRow("three away, 13 tiles") << 13 << 2;
  QTest::newRow("ready or nearly, 14 tiles") << 14 << 1;
  QTest::newRow("two away, 14 tiles") << 14 << 2;
  QTest::newRow("far, 14 tiles") << 14 << 4;
  QTest::newRow("anything, 14 tiles") << 14 << 12;
}

void TestAiTargets::targets_are_complete_legal_hands() {
  QFETCH(const int, tile_count);
  QFETCH(const int, strangers);
  Random random(static_cast<std::uint64_t>(100 * tile_count + strangers));
  int targets_seen = 0;
  std::string first_fault;
  for (int i = 0; i < 60; ++i) {
    const Position position = random_position(random, tile_count, strangers);
    const auto targets = targets_of(position);
    std::set<std::array<std::uint8_t, Tile::kinds>> tiles;
    for (const Target& target : targets) {
      const std::string wrong = fault(target, position);
      const auto end = final_tiles(target, position.hand);
      const std::string text = describe(position) + ": " + (end ? to_text(*end) : "") + " " + wrong;
      if (!wrong.empty() && first_fault.empty()) first_fault = text;
      QVERIFY2(tiles.insert(end->raw()).second, (text + "the same tiles twice").c_str());
      ++targets_seen;
    }
    QVERIFY(std::is_sorted(targets.begin(), targets.end(),
                           [](const Target& a, const Target& b) { return a.weight > b.weight; }));
  }
  QVERIFY(targets_seen > 60);
  QVERIFY2(first_fault.empty(), first_fault.c_str());
}

void TestAiTargets::waits_are_all_found_data() {
  QTest::addColumn<int>("tile_count");
  QTest::newRow("13 tiles") << 13;
  QTest::newRow("14 tiles") << 14;
}

void TestAiTargets::waits_are_all_found() {
  QFETCH(const int, tile_count);
  Random random(5);
  int ready = 0;
  for (int i = 0; i < 1500; ++i) {
    const Position position = random_position(random, tile_count, tile_count - 13);
    const auto expected = plain_waits(position);
    std::set<std::pair<int, int>> found;
    for (const Target& target : targets_of(position, {0, 4000})) {
      if (target.missing.size() != 1) continue;
      found.emplace(target.leaving.empty() ? -1 : target.leaving[0], target.missing[0].kind);
    }
    QVERIFY2(found == expected, describe(position).c_str());
    ready += expected.empty() ? 0 : 1;
  }
  QVERIFY(ready > 300);
}

// A hand that can win in two draws has a target as near. The search looks along its directions, so it misses
// some; the bound is what was measured, with room for tuning.
void TestAiTargets::nearest_win_is_rarely_missed() {
  Random random(6);
  int near = 0;
  int missed = 0;
  for (int i = 0; i < 700; ++i) {
    const Position position = random_position(random, 13, 1);
    const std::size_t distance = plain_waits(position).empty() ? (wins_in_two_draws(position) ? 2 : 3) : 1;
    if (distance > 2) continue;
    ++near;
    if (nearest(targets_of(position)) <= distance) continue;
    ++missed;
  }
  qInfo("%d of %d hands at most two draws away: a win as near is missed", missed, near);
  QVERIFY(near > 500);
  QVERIFY(missed * 10 <= near);
}

void TestAiTargets::far_hands_have_targets() {
  Random random(7);
  int without = 0;
  for (int i = 0; i < 200; ++i) {
    const Position position = position_of(random_hand(random, 14, 0, 13), 0, random);
    if (targets_of(position).empty()) ++without;
  }
  qInfo("%d of 200 random hands have no target", without);
  QVERIFY(without <= 2);
}

void TestAiTargets::slack_and_budget_are_kept() {
  Random random(8);
  for (int i = 0; i < 60; ++i) {
    const Position position = random_position(random, 14, 3);
    for (const int slack : {0, 1, 2}) {
      const auto targets = targets_of(position, {slack, 3000});
      const std::size_t least = nearest(targets);
      for (const Target& target : targets) {
        QVERIFY(target.missing.size() <= least + static_cast<std::size_t>(slack));
      }
    }
    QVERIFY(targets_of(position, {.evaluations = 10}).size() <= 10);
  }
}

void TestAiTargets::stopped_search_ends() {
  std::stop_source source;
  source.request_stop();
  const Position far = position("147m258p369s12345z");
  QVERIFY(find_targets(far.hand, far.context, far.odds(), ruleset, {3, 1000000}, source.get_token()).empty());
}

// Hands with an obvious way: some target is this far and scores this pattern.
void TestAiTargets::finds_data() {
  using P = mcr::Pattern;
  QTest::addColumn<std::string>("concealed");
  QTest::addColumn<std::vector<std::string>>("melds");
  QTest::addColumn<int>("missing");
  QTest::addColumn<P>("pattern");
  const auto add = [](const char* name, const char* concealed, std::vector<std::string> melds, int missing,
                      P pattern) {
    QTest::newRow(name) << std::string(concealed) << std::move(melds) << missing << pattern;
  };
  add("pure straight", "12345679m345s99p", {}, 1, P::pure_straight);
  add("pure straight, two away", "1234579m345s99p1z", {}, 2, P::pure_straight);
  add("mixed straight with a called chow", "456p79s99p345m", {"123m"}, 1, P::mixed_straight);
  add("mixed triple chow", "234m24p234s678s99m", {}, 1, P::mixed_triple_chow);
  add("mixed triple chow around a called chow", "34p24s678s99m1z", {"234m"}, 2, P::mixed_triple_chow);
  add("all pungs", "22m5588p11z7s9p", {"999s"}, 3, P::all_pungs);
  add("half flush", "12378m55z3p", {"777z", "555m"}, 2, P::half_flush);
  add("seven pairs", "1133m5588p22s44z7z", {}, 1, P::seven_pairs);
  add("seven pairs with four of a kind", "1111m5588p22s44z7z", {}, 1, P::seven_pairs);
  add("thirteen orphans", "19m19p19s1234566z", {}, 1, P::thirteen_orphans);
  add("thirteen orphans, three away", "19m19p9s12345z128m", {}, 3, P::thirteen_orphans);
  add("knitted straight", "147m258p36s55z123m", {}, 1, P::knitted_straight);
  add("knitted straight with a called pung", "147m25p36s55z1m", {"888p"}, 2, P::knitted_straight);
  add("greater honours and knitted tiles", "147m25p36s123567z", {}, 1, P::greater_honors_and_knitted_tiles);
  add("lesser honours and knitted tiles", "147m258p36s12356z", {}, 1, P::lesser_honors_and_knitted_tiles);
  add("big three winds", "111z22z33z456m9p9p3s", {}, 2, P::big_three_winds);
  add("two dragons", "55z666z5m9p", {"123m", "789m"}, 2, P::two_dragon_pungs);
  add("outside hand", "12m789m13s", {"999p", "789s"}, 2, P::outside_hand);
  add("all types", "99m777p12s55z4z", {"222z"}, 2, P::all_types);
  add("full flush", "1122334567899m", {}, 1, P::full_flush);
  add("reversible tiles, no tile of the pair held", "6p222s", {"444p", "222p", "456s"}, 2,
      P::reversible_tiles);
  add("half flush, no tile of the pair held", "3m111z", {"666s", "345s", "333s"}, 2, P::half_flush);
  add("all types, no tile of the pair held", "5559m333p", {"789s", "444z"}, 2, P::all_types);
  add("pungs where the nearest arrangement is all chows", "45666m33445p888s", {}, 2,
      P::three_concealed_pungs);
  add("concealed pungs drawn by an open hand", "33m3p11144s33z", {"456s"}, 2, P::three_concealed_pungs);
  add("melded hand", "5s", {"234m", "666p", "678s", "777m"}, 1, P::melded_hand);
}

void TestAiTargets::finds() {
  QFETCH(const std::string, concealed);
  QFETCH(const std::vector<std::string>, melds);
  QFETCH(const int, missing);
  QFETCH(const mcr::Pattern, pattern);
  QVERIFY(has_target(::position(concealed, melds), missing, pattern));
}

void TestAiTargets::dead_tiles_are_no_targets() {
  Position position = ::position("12345679m345s99p");
  position.context.exposed.add(tile("8m"), 4);
  position.live.remove(tile("8m"), 4);
  for (const Target& target : targets_of(position)) {
    for (const Missing& missing : target.missing) QVERIFY(missing.kind != tile("8m").kind());
  }
}

void TestAiTargets::score_of_agrees_with_the_target() {
  Random random(9);
  std::string first_fault;
  for (int i = 0; i < 100; ++i) {
    const Position position = random_position(random, 14, i % 4);
    const Odds odds = position.odds();
    for (const Target& target : targets_of(position)) {
      const Score score = score_of(target, position.hand, position.context, odds, ruleset);
      if (first_fault.empty() && (!score.legal || score.base < target.fan)) first_fault = describe(position);
    }
  }
  QVERIFY2(first_fault.empty(), first_fault.c_str());
}

QTEST_APPLESS_MAIN(TestAiTargets)
#include "tst_ai_targets.moc"
