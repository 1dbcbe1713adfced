// The convolution of learned policies: where facts and moves lie, files of weights, and scores.
#include <QTest>
#include <algorithm>
#include <cstring>
#include <map>
#include <set>

#include "engine/ai/policy/networks.h"
#include "engine/ai/policy/planes.h"
#include "engine/checksum.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;
using namespace tingpai::policy;

namespace {

using Numbers = std::vector<std::int64_t>;

// Weights by lot, and what a file says of them.
class Weights {
 public:
  explicit Weights(std::uint64_t seed) : random_(seed) {
    planes = drawn(kind_planes * 5 * channels, 70);
    suits = drawn(suit_planes * channels, 90);
    plain = drawn(plain_facts * 2 * channels, 30);
    start = drawn(16 * channels, 150);
    for (Layer& layer : layers) {
      layer.line = drawn(channels * 4 * channels, 127);
      layer.honours = drawn(channels * channels, 127);
      layer.all = drawn(2 * channels * channels, 127);
      layer.start = drawn(2 * channels, 150);
    }
    heads = drawn(rows * channels, 3000);
    heads_start = drawn(rows, 2000);
  }

  std::string file(const std::string& rules = "mcr") const {
    std::string bytes;
    const auto add = [&](const std::vector<int>& all, int size) {
      for (const int one : all)
        for (int i = 0; i < size; ++i) bytes += static_cast<char>(one >> 8 * i);
    };
    add(planes, 1), add(suits, 1), add(plain, 1), add(start, 2);
    for (const Layer& layer : layers)
      add(layer.line, 1), add(layer.honours, 1), add(layer.all, 1), add(layer.start, 2);
    add(heads, 2), add(heads_start, 2);
    std::string header = "tingpai-planes 1 " + rules;
    for (const int number : {feature_count(), static_cast<int>(move_count), channels, blocks_of_two})
      header += " " + std::to_string(number);
    return header + " " + std::to_string(crc32(bytes)) + "\n" + bytes;
  }

  // Place by place, with every sum from its start.
  std::map<Move, std::int64_t> scores(const Features& features) const {
    std::vector<Numbers> now = first(features);
    for (std::size_t i = 0; i < layers.size(); i += 2) {
      const auto between = cut(std::vector<Numbers>(34, Numbers(channels)), sums(layers[i], now));
      now = cut(now, sums(layers[i + 1], between));
    }
    std::map<Move, std::int64_t> all;
    for (Move move = 0; move < move_count; ++move) {
      const Place place = place_of_move(move);
      const int row = place.reach == Reach::kind   ? place.row
                      : place.reach == Reach::suit ? 11
                                                   : 12 + place.row;
      const Numbers from = place.reach == Reach::kind   ? now[place.where]
                           : place.reach == Reach::suit ? mean(now, 9 * place.where, 9, 8)
                                                        : mean(now, 0, 34, 32);
      all[move] = weighed(from, heads, row * channels) + heads_start[u(row)] * 1024;
    }
    return all;
  }

 private:
  static constexpr int channels = 7, blocks_of_two = 2, rows = 15;
  struct Layer {
    std::vector<int> line, honours, all, start;
  };
  static std::size_t u(int number) { return static_cast<std::size_t>(number); }
  static bool suited(int kind) { return kind < 27; }

  static std::int64_t weighed(const Numbers& from, const std::vector<int>& weights, int at) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < from.size(); ++i) sum += from[i] * weights[u(at) + i];
    return sum;
  }
  static Numbers mean(const std::vector<Numbers>& from, int first, int count, int as_if) {
    Numbers sum(channels);
    for (int kind = first; kind < first + count; ++kind)
      for (std::size_t i = 0; i < channels; ++i) sum[i] += from[u(kind)][i];
    for (auto& one : sum) one = std::min<std::int64_t>(one / as_if, 127);
    return sum;
  }

  // What a tile of one kind gives to the place of another, by the rows of `planes`.
  static std::vector<int> gifts(int from, int to) {
    if (!suited(from)) return from == to ? std::vector{4} : std::vector<int>();
    if (!suited(to)) return {};
    std::vector<int> found;
    if (from / 9 == to / 9 && to - from == 1) found.push_back(0);
    if (from == to) found.push_back(1);
    if (from / 9 == to / 9 && to - from == -1) found.push_back(2);
    if (from % 9 == to % 9) found.push_back(3);
    return found;
  }
  std::vector<Numbers> first(const Features& features) const {
    std::vector<Numbers> all(34, Numbers(channels));
    for (int kind = 0; kind < 34; ++kind) {
      for (int i = 0; i < channels; ++i) {
        std::int64_t sum = start[u((suited(kind) ? kind % 9 : kind - 18) * channels + i)];
        for (const Feature feature : features) {
          const Place place = place_of(feature);
          if (place.reach == Reach::all)
            sum += plain[u((place.row * 2 + (suited(kind) ? 0 : 1)) * channels + i)];
          if (place.reach == Reach::suit && kind / 9 == place.where)
            sum += suits[u(place.row * channels + i)];
          if (place.reach != Reach::kind) continue;
          for (const int gift : gifts(place.where, kind))
            sum += planes[u((place.row * 5 + gift) * channels + i)];
        }
        all[u(kind)][u(i)] = std::clamp<std::int64_t>(sum, 0, 127);
      }
    }
    return all;
  }
  static std::vector<Numbers> sums(const Layer& layer, const std::vector<Numbers>& from) {
    const Numbers all = mean(from, 0, 34, 32), none(channels);
    std::vector<Numbers> found(34, Numbers(channels));
    for (int kind = 0; kind < 34; ++kind) {
      for (int i = 0; i < channels; ++i) {
        const int half = suited(kind) ? i : channels + i;
        std::int64_t sum = layer.start[u(half)] * 128 + 64 + weighed(all, layer.all, half * channels);
        if (suited(kind)) {
          Numbers of_rank(channels);
          for (const int suit : {0, 9, 18})
            for (std::size_t k = 0; k < channels; ++k) of_rank[k] += from[u(suit + kind % 9)][k];
          const int row = i * 4 * channels;
          sum += weighed(kind % 9 > 0 ? from[u(kind - 1)] : none, layer.line, row) +
                 weighed(from[u(kind)], layer.line, row + channels) +
                 weighed(kind % 9 < 8 ? from[u(kind + 1)] : none, layer.line, row + 2 * channels) +
                 weighed(of_rank, layer.line, row + 3 * channels);
        } else {
          sum += weighed(from[u(kind)], layer.honours, i * channels);
        }
        found[u(kind)][u(i)] = sum;
      }
    }
    return found;
  }
  static std::vector<Numbers> cut(std::vector<Numbers> to, const std::vector<Numbers>& sums) {
    for (std::size_t kind = 0; kind < to.size(); ++kind) {
      for (std::size_t i = 0; i < channels; ++i) {
        const std::int64_t sum = sums[kind][i];
        const std::int64_t whole = sum >= 0 ? sum / 128 : -((127 - sum) / 128);  // rounded down
        to[kind][i] = std::clamp<std::int64_t>(to[kind][i] + whole, 0, 127);
      }
    }
    return to;
  }

  std::vector<int> drawn(int count, int most) {
    std::vector<int> all(u(count));
    for (int& one : all)
      one = static_cast<int>(random_.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
    return all;
  }

  Random random_;
  std::vector<int> planes, suits, plain, start, heads, heads_start;
  std::array<Layer, 2 * blocks_of_two> layers;
};

Result<Convolution> read(const std::string& file) {
  return Convolution::read(std::as_bytes(std::span(file)));
}

}  // namespace

class TestAiConvolution : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Each fact is told at the tile that its words name, in a plane of its own.
  void facts_lie_at_their_tiles() {
    std::set<std::tuple<int, int, int>> taken;
    std::map<std::string, int> planes;  // what their words have beside the tile
    for (int number = 0; number < feature_count(); ++number) {
      const Place place = place_of(static_cast<Feature>(number));
      taken.insert({static_cast<int>(place.reach), place.row, place.where});
      std::string text = feature_text(static_cast<Feature>(number));
      if (place.reach == Reach::suit) QVERIFY2(text.ends_with("mps"[place.where]), text.c_str());
      if (place.reach != Reach::kind || text.starts_with("red")) continue;
      const std::string tile = to_text(Tile::from_index(place.where));
      const auto at = text.find(tile);
      QVERIFY2(at != std::string::npos, text.c_str());
      const auto [known, is_new] = planes.emplace(text.erase(at, tile.size()), place.row);
      QCOMPARE(known->second, static_cast<int>(place.row));
    }
    QCOMPARE(taken.size(), static_cast<std::size_t>(feature_count()));
    QCOMPARE(planes.size() + 1, static_cast<std::size_t>(kind_planes));
    QCOMPARE(static_cast<int>(place_of(static_cast<Feature>(first_of(Block::red) + 1)).where), 9 + 4);
  }

  void moves_lie_at_their_tiles() {
    std::set<std::tuple<int, int, int>> taken;
    std::map<std::string, int> rows;
    for (Move move = 0; move < move_count; ++move) {
      const Place place = place_of_move(move);
      taken.insert({static_cast<int>(place.reach), place.row, place.where});
      std::string text = move_text(move);
      if (place.reach == Reach::suit)
        QVERIFY2(text == std::string("void ") + "mps"[place.where], text.c_str());
      if (place.reach != Reach::kind) continue;
      const std::string tile = to_text(Tile::from_index(place.where));
      const auto at = text.find(tile);
      QVERIFY2(at != std::string::npos, text.c_str());
      const auto [known, is_new] = rows.emplace(text.erase(at, tile.size()), place.row);
      if (place.row != 9)
        QCOMPARE(known->second, static_cast<int>(place.row));  // a red five's riichi is not told
    }
    QCOMPARE(taken.size(), static_cast<std::size_t>(move_count));
  }

  void scores_are_those_of_plain_sums_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"mcr", "hongzhong", "sichuan", "riichi;hands=1"}) QTest::newRow(rules) << rules;
  }
  void scores_are_those_of_plain_sums() {
    QFETCH(QString, rules);
    const Weights weights(3);
    const std::string name = rules.section(';', 0, 0).toStdString();
    const auto network = read(weights.file(name));
    QVERIFY2(network, network ? "" : network.error().message.c_str());
    QCOMPARE(network->rules(), name);
    std::set<std::int64_t> different;
    Referee referee(*parse_ruleset(rules.toStdString()), 8);
    play(referee, greedy_action, 8, {.event = {}, .question = [&](const Referee& table, Seat seat) {
                                       if (QTest::currentTestFailed()) return;
                                       const Features features = features_of(table.view(seat));
                                       const auto expected = weights.scores(features);
                                       std::vector<Move> moves;
                                       for (const auto& [move, score] : expected) moves.push_back(move);
                                       const auto found = network->scores(features, moves);
                                       QCOMPARE(found.size(), moves.size());
                                       for (std::size_t i = 0; i < moves.size(); ++i) {
                                         QCOMPARE(std::int64_t{found[i]}, expected.at(moves[i]));
                                         different.insert(found[i]);
                                       }
                                     }});
    QVERIFY(different.size() > 1000);
  }

  void all_facts_may_hold_at_once() {
    const Weights weights(9);
    Features all(static_cast<std::size_t>(feature_count()));
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Feature>(i);
    const auto network = read(weights.file());
    QVERIFY(network);
    for (const auto& [move, score] : weights.scores(all))
      QCOMPARE(std::int64_t{network->scores(all, std::array{move}).front()}, score);
  }

  void a_file_tells_its_kind() {
    const std::string file = Weights(4).file("hongzhong");
    const auto network = read_network(std::as_bytes(std::span(file)));
    QVERIFY(network);
    QVERIFY(std::holds_alternative<Convolution>(*network));
    const auto scheme = install(std::as_bytes(std::span(file)));
    QVERIFY(scheme);
    const auto* installed = network_of(*parse_ruleset("hongzhong"));
    QVERIFY(installed != nullptr && std::holds_alternative<Convolution>(*installed));
    const std::string unknown = Weights(4).file("chess");
    const auto refused = install(std::as_bytes(std::span(unknown)));
    QVERIFY(!refused);
    QVERIFY(refused.error().message.find("chess") != std::string::npos);
  }

  void damaged_files_are_refused_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<qsizetype>("byte");
    const std::string good = Weights(4).file();
    const std::size_t header = good.find('\n') + 1, numbers = std::strlen("tingpai-planes 1 mcr ");
    const auto row = [](const char* name, const std::string& file, const char* problem, std::size_t byte) {
      QTest::newRow(name) << QByteArray::fromStdString(file) << problem << static_cast<qsizetype>(byte);
    };
    const auto with = [&](const std::string& from, const char* to) {
      std::string file = good;
      return file.replace(file.find(from), from.size(), to);
    };
    row("nothing", "", "not a file of weights", 0);
    row("something else", "tingpai-rows 1 ...\n", "not a file of weights", 0);
    row("another version", with("planes 1", "planes 2"), "not a file of weights", 0);
    row("no line", std::string(5000, 'x'), "not a file of weights", 0);
    row("no numbers", "tingpai-planes 1 mcr\n", "5 whole numbers", numbers - 1);
    row("a word", with(" 287 ", " all "), "5 whole numbers", good.find(" 287"));
    row("a number too much", with(" 287 ", " 287 1 "), "5 whole numbers", good.rfind(' ', header) + 2);
    row("a number that is too large", with(" 287 ", " 99999999999 "), "5 whole numbers", good.find(" 287"));
    row("other moves", with(" 287 ", " 288 "), "other facts", numbers);
    row("no channels", with(" 7 2 ", " 0 2 "), "channels must be", numbers);
    row("too wide", with(" 7 2 ", " 4000000000 2 "), "channels must be", numbers);
    row("too deep", with(" 7 2 ", " 7 17 "), "channels must be", numbers);
    row("cut short", good.substr(0, good.size() - 1), "the header calls for", good.size() - 1);
    row("too long", good + "x", "the header calls for", good.size());
    std::string flipped = good;
    flipped[header + 1000] = static_cast<char>(flipped[header + 1000] ^ 4);
    row("a bit flipped", flipped, "checksum", header);
  }
  void damaged_files_are_refused() {
    QFETCH(QByteArray, file);
    QFETCH(QString, problem);
    QFETCH(qsizetype, byte);
    const auto network = read(file.toStdString());
    QVERIFY(!network);
    QVERIFY2(QString::fromStdString(network.error().message).contains(problem),
             network.error().message.c_str());
    QCOMPARE(static_cast<qsizetype>(network.error().position), byte);
  }

  void headers_by_lot_do_no_harm() {
    const std::string good = Weights(6).file();
    const std::size_t header = good.find('\n');
    Random random(6);
    for (int i = 0; i < 3000; ++i) {
      std::string file = good.substr(0, header + random.below(200));
      const std::size_t place = random.below(static_cast<std::uint32_t>(header));
      file[place] = static_cast<char>(random.below(256));
      const auto network = read(file);
      QVERIFY(!network);
      QVERIFY(network.error().position <= file.size());
    }
  }
};

QTEST_APPLESS_MAIN(TestAiConvolution)
#include "tst_ai_convolution.moc"
