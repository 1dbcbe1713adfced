// The network of learned policies: what moves leave, files of weights, and scores.
#include <QTest>
#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <set>

#include "engine/ai/policy/network.h"
#include "engine/checksum.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;
using namespace tingpai::policy;

namespace {

// Weights by lot, and what a file says of them.
struct Weights {
  int common = 5, own = 9, inner = 3;
  std::vector<int> facts, start, traits, outlooks, moves, inner_weights, inner_start, of_moves, moves_start,
      from_own, from_inner;

  explicit Weights(std::uint64_t seed) : random_(seed) {
    const int both = common + own;
    facts = drawn(feature_count() * both, 40);
    start = drawn(both, 200);
    traits = drawn(trait_count * own, 40);
    outlooks = drawn(outlook_count * own, 60);
    moves = drawn(move_count * own, 100);
    inner_weights = drawn(inner * own, 127);
    inner_start = drawn(inner, 20000);
    of_moves = drawn(move_count * common, 3000);
    moves_start = drawn(move_count, 1000000);
    from_own = drawn(own, 3000);
    from_inner = drawn(inner, 3000);
  }

  std::string body() const {
    std::string bytes;
    const auto add = [&](const std::vector<int>& all, int size) {
      for (const int one : all)
        for (int i = 0; i < size; ++i) bytes += static_cast<char>(one >> 8 * i);
    };
    add(facts, 1), add(start, 2), add(traits, 1), add(outlooks, 1), add(moves, 1), add(inner_weights, 1),
        add(inner_start, 4);
    add(of_moves, 2), add(moves_start, 4), add(from_own, 2), add(from_inner, 2);
    return bytes;
  }
  std::string file(const std::string& rules = "mcr") const {
    const std::string bytes = body();
    std::string header = "tingpai-policy 2 " + rules;
    for (const int number : {feature_count(), trait_count, outlook_count, move_count, common, own, inner})
      header += " " + std::to_string(number);
    return header + " " + std::to_string(crc32(bytes)) + "\n" + bytes;
  }

  // Of each move alone, with every sum from its start.
  std::int64_t score(const Moment& moment, const Choice& choice) const {
    const Move move = choice.move;
    std::vector<std::int64_t> seen(start.begin(), start.end());
    const auto both = seen.size();
    for (const Feature fact : moment.features)
      for (std::size_t i = 0; i < both; ++i) seen[i] += facts[fact * both + i];
    const auto width = static_cast<std::size_t>(own), first = static_cast<std::size_t>(common);
    for (const Trait trait : traits_of(after(moment.holding, move, moment.offered)))
      for (std::size_t i = 0; i < width; ++i) seen[first + i] += traits[trait * width + i];
    for (const auto number : numbers_of(choice.outlook))
      for (std::size_t i = 0; i < width; ++i) seen[first + i] += outlooks[number * width + i];
    for (std::size_t i = 0; i < width; ++i) seen[first + i] += moves[move * width + i];
    for (auto& value : seen) value = std::clamp<std::int64_t>(value, 0, 127);
    std::int64_t score = moves_start[move];
    for (std::size_t i = 0; i < first; ++i) score += seen[i] * of_moves[move * first + i];
    for (std::size_t i = 0; i < width; ++i) score += seen[first + i] * from_own[i];
    for (std::size_t k = 0; k < static_cast<std::size_t>(inner); ++k) {
      std::int64_t value = inner_start[k];
      for (std::size_t i = 0; i < width; ++i) value += seen[first + i] * inner_weights[k * width + i];
      score += std::clamp<std::int64_t>(value >= 0 ? value / 64 : -1, 0, 127) * from_inner[k];
    }
    return score;
  }

 private:
  std::vector<int> drawn(int count, int most) {
    std::vector<int> all(static_cast<std::size_t>(count));
    for (int& one : all)
      one = static_cast<int>(random_.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
    return all;
  }
  Random random_;
};

Result<Network> read(const std::string& file) { return Network::read(std::as_bytes(std::span(file))); }

void add_schemes() {
  QTest::addColumn<QString>("rules");
  for (const char* rules : {"mcr", "hongzhong", "sichuan", "riichi;hands=4"}) QTest::newRow(rules) << rules;
}

// The action that made an event and whose it was; nothing for draws, which change the hand again, and the
// like.
std::optional<std::pair<Seat, Action>> action_of(const Event& event) {
  if (const auto* told = std::get_if<events::Discarded>(&event))
    return std::pair(told->seat,
                     Action{.type = ActionType::discard, .tile = told->tile, .riichi = told->riichi});
  if (const auto* told = std::get_if<events::ConcealedKong<Truth>>(&event))
    return std::pair(told->seat, Action{.type = ActionType::concealed_kong, .tile = told->tile});
  if (const auto* told = std::get_if<events::AddedKong>(&event))
    return std::pair(told->seat, Action{.type = ActionType::added_kong, .tile = told->tile});
  const auto* told = std::get_if<events::Claimed>(&event);
  if (told == nullptr) return std::nullopt;
  const ActionType type = told->meld.type == MeldType::chow   ? ActionType::chow
                          : told->meld.type == MeldType::pung ? ActionType::pung
                                                              : ActionType::melded_kong;
  return std::pair(told->seat, Action{.type = type, .tile = told->meld.tile});
}

}  // namespace

class TestAiNetwork : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void moves_leave_what_happens_data() { add_schemes(); }
  void moves_leave_what_happens() {
    QFETCH(QString, rules);
    std::map<ActionType, int> seen;
    BySeat<Moment> moments;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      Referee referee(*parse_ruleset(rules.toStdString()), seed);
      play(referee, seed % 2 == 0 ? greedy_action : random_action, seed,
           {.event =
                [&](const Referee& table, const Event& event) {
                  const auto made = action_of(event);
                  if (!made) return;
                  const auto& [seat, action] = *made;
                  const Holding left = after(moments[seat].holding, *move_of(action), moments[seat].offered);
                  QVERIFY2(left == holding_of(table.view(seat).hand), to_text(action).c_str());
                  ++seen[action.type];
                },
            .question = [&](const Referee& table,
                            Seat seat) { moments[seat] = moment_of(table.view(seat)); }});
      if (QTest::currentTestFailed()) return;
    }
    const bool chows = rules == "mcr" || rules.startsWith("riichi");
    QCOMPARE(seen.contains(ActionType::chow), chows);
    for (const auto type : {ActionType::discard, ActionType::pung, ActionType::melded_kong})
      QVERIFY(seen[type] > 2);
    QVERIFY(seen[ActionType::concealed_kong] + seen[ActionType::added_kong] > 2);
  }

  void features_tell_the_moment_back_data() { add_schemes(); }
  void features_tell_the_moment_back() {
    QFETCH(QString, rules);
    int offers = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Referee referee(*parse_ruleset(rules.toStdString()), seed);
      play(referee, greedy_action, seed, {.event = {}, .question = [&](const Referee& table, Seat seat) {
                                            const Moment moment = moment_of(table.view(seat));
                                            const Moment told = moment_of(moment.features);
                                            QVERIFY(told == moment);
                                            offers += told.offered >= 0 ? 1 : 0;
                                          }});
      if (QTest::currentTestFailed()) return;
    }
    QVERIFY(offers > 5);
  }

  // Of a hand that waits for 2z with a mixed straight, or without a pattern to speak of.
  void outlooks_tell_how_near_a_win_is_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<QString>("discard");
    QTest::addColumn<QList<int>>("outlook");  // in the order of its members
    const auto row = [](const char* name, const char* hand, const char* drawn, const char* discard,
                        QList<int> outlook) { QTest::newRow(name) << hand << drawn << discard << outlook; };
    row("mixed straight", "123m456p789s1112z", "9m", "9m", {0, 3, 3, 3});
    row("its wait broken up", "123m456p789s1112z", "9m", "2z", {0, 3, 3, 3});
    row("a step back", "123m456p789s1112z", "9m", "1m", {1, 13, 0, 0, 9, 117});
    row("too few points", "123456m789p3488s", "1z", "1z", {0, 8, 0, 0});
    row("a draw makes up for it", "234m678m345p3488s", "1z", "1z", {0, 8, 0, 8});
  }
  void outlooks_tell_how_near_a_win_is() {
    QFETCH(QString, hand);
    QFETCH(QString, drawn);
    QFETCH(QString, discard);
    QFETCH(QList<int>, outlook);
    const TestGame game = dealt(hand.toStdString(), drawn.toStdString());
    const Action action = *parse_action("discard " + discard.toStdString());
    Outlooks outlooks(game.referee.view(player(0)));
    const Outlook found = outlooks.after(action, true);
    QList<int> numbers{found.shanten, found.live, found.won_on_discard, found.won_by_draw};
    if (found.ahead) numbers += {found.ahead->reach, found.ahead->prospects};
    QCOMPARE(numbers, outlook);
    QVERIFY(!outlooks.after(action, false).ahead);
  }

  // Places have numbers of their own, and all together they are the numbers that there are.
  void traits_are_numbered_apart() {
    std::array<std::pair<int, int>, std::tuple_size_v<Traits>> ranges;
    ranges.fill({trait_count, -1});
    Random random(5);
    for (int i = 0; i < 2000; ++i) {
      Holding holding;
      const auto few = 1 + random.below(9);  // of few kinds there are many copies
      for (int tile = 0; tile < 14; ++tile) {
        const int kind = static_cast<int>(random.below(Tile::kinds) / few * few);
        if (holding.concealed[kind] < 4) holding.concealed.add(kind);
      }
      const Traits traits = traits_of(holding);
      for (std::size_t place = 0; place < traits.size(); ++place) {
        ranges[place].first = std::min<int>(ranges[place].first, traits[place]);
        ranges[place].second = std::max<int>(ranges[place].second, traits[place]);
      }
    }
    for (std::size_t place = 1; place < ranges.size(); ++place)
      QVERIFY(ranges[place - 1].second < ranges[place].first);
    QVERIFY(ranges.back().second < trait_count);
  }

  // 123m 456p 789s are nine tiles of a mixed straight, lying open or not.
  void open_chows_count_towards_patterns() {
    constexpr std::size_t first = 21 + 7, cores = 22;
    constexpr std::size_t straight = first + 7 + 3;  // the first of the mixed ones
    constexpr int number = 21 * 64 + 7 * 5 + 10 * 10;
    Holding closed{hand("123m456p789s1122z"), {}};
    Holding open{hand("456p789s1122z"), {}};
    const Traits broken = traits_of(open);
    for (const int kind : {0, 1, 2}) open.in_chows.insert(kind);
    QCOMPARE(static_cast<int>(traits_of(closed)[straight]), number + 9);
    QCOMPARE(static_cast<int>(broken[straight]), number + 6);
    for (std::size_t place = first; place < first + cores; ++place)
      QCOMPARE(traits_of(open)[place], traits_of(closed)[place]);
  }

  void scores_are_those_of_plain_sums() {
    const Weights weights(3);
    const auto network = read(weights.file());
    QVERIFY2(network, network ? "" : network.error().message.c_str());
    QCOMPARE(network->rules(), std::string("mcr"));
    std::set<std::int64_t> scores;
    Referee referee(*parse_ruleset("mcr"), 8);
    play(referee, greedy_action, 8, {.event = {}, .question = [&](const Referee& table, Seat seat) {
                                       const Moment moment = moment_of(table.view(seat));
                                       const auto choices =
                                           choices_of(table.view(seat), table.asked(seat).actions);
                                       const auto found = network->scores(moment, choices);
                                       QCOMPARE(found.size(), choices.size());
                                       for (std::size_t i = 0; i < choices.size(); ++i) {
                                         QCOMPARE(std::int64_t{found[i]}, weights.score(moment, choices[i]));
                                         scores.insert(found[i]);
                                       }
                                     }});
    QVERIFY(scores.size() > 500);
  }

  void damaged_files_are_refused_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("problem");
    const Weights weights(4);
    const std::string good = weights.file();
    const std::size_t header = good.find('\n');
    const auto row = [](const char* name, const std::string& file, const char* problem) {
      QTest::newRow(name) << QByteArray::fromStdString(file) << problem;
    };
    const auto with = [&](const char* from, const char* to) {
      std::string file = good;
      const std::size_t place = file.find(from);
      return file.replace(place, std::strlen(from), to);
    };
    row("nothing", "", "not a file of weights");
    row("something else", "tingpai-rows 1 ...\n", "not a file of weights");
    row("another version", with("policy 2", "policy 1"), "not a file of weights");
    row("no line", std::string(5000, 'x'), "not a file of weights");
    row("no numbers", "tingpai-policy 2 mcr\n", "8 whole numbers");
    row("a word", with(" 287 ", " all "), "8 whole numbers");
    row("a number too much", with(" 287 ", " 287 1 "), "8 whole numbers");
    row("a number that is too large", with(" 287 ", " 99999999999 "), "8 whole numbers");
    row("other moves", with(" 287 ", " 288 "), "other facts");
    row("a width must be", with(" 5 9 3 ", " 0 9 3 "), "a width must be");
    row("too wide", with(" 5 9 3 ", " 5 4000000000 3 "), "a width must be");
    row("cut short", good.substr(0, good.size() - 1), "the header calls for");
    row("too long", good + "x", "the header calls for");
    std::string flipped = good;
    flipped[header + 1000] = static_cast<char>(flipped[header + 1000] ^ 4);
    row("a bit flipped", flipped, "checksum");
  }
  void damaged_files_are_refused() {
    QFETCH(QByteArray, file);
    QFETCH(QString, problem);
    const auto network = read(file.toStdString());
    QVERIFY(!network);
    QVERIFY2(QString::fromStdString(network.error().message).contains(problem),
             network.error().message.c_str());
    QVERIFY(network.error().position <= static_cast<std::size_t>(file.size()));
  }

  void headers_by_lot_do_no_harm() {
    const std::string good = Weights(6).file();
    const std::size_t header = good.find('\n');
    Random random(6);
    for (int i = 0; i < 3000; ++i) {
      std::string file = good.substr(0, header + random.below(200));
      const std::size_t place = random.below(static_cast<std::uint32_t>(header));
      file[place] = static_cast<char>(random.below(256));
      QVERIFY(!read(file));
    }
  }
};

QTEST_APPLESS_MAIN(TestAiNetwork)
#include "tst_ai_network.moc"
