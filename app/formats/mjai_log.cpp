#include "app/formats/mjai_log.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>
#include <map>

#include "app/formats/log_names.h"
#include "app/formats/mjai_announcer.h"
#include "app/formats/mjai_text.h"
#include "engine/table/state.h"
#include "engine/table/view.h"

namespace tingpai::mjai {

namespace {

constexpr Points most_points = 1'000'000;

const std::map<std::string_view, AbortReason, std::less<>>& abort_reasons() {
  static const std::map<std::string_view, AbortReason, std::less<>> reasons{
      {"kyushukyuhai", AbortReason::nine_terminals},
      {"sufonrenta", AbortReason::four_winds},
      {"suchareach", AbortReason::four_riichi},
      {"sukaikan", AbortReason::four_kongs},
      {"sanchaho", AbortReason::three_winners}};
  return reasons;
}

// Reads a line after the other. The first thing that is wrong is remembered, and ends the reading.
class Reader {
 public:
  void take(std::string_view line) {
    ++line_;
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) return;
    QJsonParseError problem;
    const auto document =
        QJsonDocument::fromJson(QByteArray(line.data(), static_cast<qsizetype>(line.size())), &problem);
    if (problem.error != QJsonParseError::NoError) return fail(problem.errorString().toStdString());
    if (!document.isObject()) return fail("must be a JSON object");
    message_ = document.object();
    hear(text("type"));
  }
  bool failed() const { return problem_.has_value(); }

  Result<LoggedGame> game() && {
    if (!problem_ && open_) fail("the log ends within a hand");
    if (!problem_ && game_.hands.empty()) fail("no hand starts");
    if (problem_) return *problem_;
    return std::move(game_);
  }

 private:
  void fail(const std::string& message) {
    if (!problem_) problem_ = Error{.message = message, .position = line_};
  }
  QJsonValue value(const char* name) const { return message_.value(QLatin1String(name)); }
  std::string text(const char* name) {
    if (!value(name).isString()) fail(std::string(name) + " must be a text");
    return value(name).toString().toStdString();
  }
  int number(const char* name, int low, int high) {
    const double number = value(name).toDouble(low - 1.0);
    if (number >= low && number <= high && number == std::floor(number)) return static_cast<int>(number);
    fail(std::string(name) + " must be a whole number from " + std::to_string(low) + " to " +
         std::to_string(high));
    return low;
  }
  Seat seat(const char* name) { return Seat::from_index(number(name, 0, 3)); }
  Tile tile(const QJsonValue& text, const char* name) {
    if (const auto tile = tile_named(text.toString().toStdString())) return *tile;
    fail(std::string(name) + " must be a tile, as \"5m\", \"5mr\" or \"E\"");
    return Tile();
  }
  Tile tile(const char* name) { return tile(value(name), name); }
  std::vector<Tile> tiles(const QJsonValue& array, const char* name) {
    std::vector<Tile> tiles;
    for (const QJsonValue each : array.toArray()) tiles.push_back(tile(each, name));
    return tiles;
  }
  BySeat<Points> points(const char* name) {
    BySeat<Points> points;
    const QJsonArray array = value(name).toArray();
    for (const Seat seat : all_seats) {
      const double each =
          array.size() == 4 ? array[seat.index()].toDouble(2.0 * most_points) : 2.0 * most_points;
      if (!(std::abs(each) <= most_points)) {
        fail(std::string(name) + " must be four numbers");
        return {};
      }
      points[seat] = static_cast<Points>(each);
    }
    return points;
  }

  void hear(const std::string& type) {
    if (failed()) return;
    if (type == "start_game") return start_game();
    if (type == "start_kyoku") return start_hand();
    if (type == "end_game") game_.over = true;
    if (!open_) return;
    if (type == "tsumo") add(LoggedDraw{seat("actor"), tile("pai")});
    if (type == "dahai") discard();
    if (type == "chi") claim(ActionType::chow, 2);
    if (type == "pon") claim(ActionType::pung, 2);
    if (type == "daiminkan") claim(ActionType::melded_kong, 3);
    if (type == "ankan") concealed_kong();
    if (type == "kakan") add(seat("actor"), {ActionType::added_kong, tile("pai")});
    if (type == "dora") indicator();
    if (type == "reach") declared_ = seat("actor");
    if (type == "hora") win();
    if (type == "ryukyoku") no_winner();
    if (type == "end_kyoku") open_ = false;
  }

  void start_game() {
    if (!game_.hands.empty()) return fail("a second game starts: a log holds one");
    if (value("aka_flag").isBool()) game_.red_fives = value("aka_flag").toBool();
    game_.names = names_read(value("names"), letters);
  }
  void start_hand() {
    if (open_) return fail("the hand before has not ended");
    open_ = true;
    declared_.reset();
    LoggedHand& hand = game_.hands.emplace_back();
    hand.place = hand.ending = line_;
    const auto round = std::string_view("ESWN").find(text("bakaze"));
    if (round == std::string_view::npos) return fail("bakaze must be one of E S W N");
    hand.round = static_cast<Wind>(round);
    hand.dealer = seat("oya");
    if (message_.contains(QLatin1String("kyoku"))) {
      const int deal = number("kyoku", 1, 4);
      if (deal != hand.dealer.index() + 1)
        return fail("kyoku " + std::to_string(deal) + " is dealt by seat " + std::to_string(deal - 1) +
                    ": seat 0 deals first");
    }
    hand.honba = number("honba", 0, 1000);
    hand.sticks = number("kyotaku", 0, 1000);
    hand.scores = points("scores");
    hand.indicators.push_back(tile("dora_marker"));
    const QJsonArray hands = value("tehais").toArray();
    for (const Seat seat : all_seats) hand.dealt[seat] = tiles(hands.at(seat.index()), "tehais");
  }

  void add(LoggedDraw draw) { game_.hands.back().steps.push_back({draw, line_}); }
  void add(Seat seat, const Action& action) {
    game_.hands.back().steps.push_back({LoggedAction{seat, action}, line_});
  }

  void indicator() {
    game_.hands.back().indicators.push_back(tile("dora_marker"));
    game_.hands.back().steps.push_back({LoggedIndicator{}, line_});
  }
  void discard() {
    const Seat actor = seat("actor");
    Action action{ActionType::discard, tile("pai")};
    action.riichi = std::exchange(declared_, std::nullopt) == actor;
    action.held = value("tsumogiri") == QJsonValue(false);
    add(actor, action);
  }
  void claim(ActionType type, std::size_t count) {
    const auto used = tiles(value("consumed"), "consumed");
    if (used.size() != count) return fail("consumed must be " + std::to_string(count) + " tiles");
    auto all = used;
    all.push_back(tile("pai"));
    Action action{type, plain(*std::ranges::min_element(all, {}, &Tile::kind))};
    for (const Tile tile : used) action.reds.add(tile);
    add(seat("actor"), action);
  }
  void concealed_kong() {
    const auto used = tiles(value("consumed"), "consumed");
    if (used.size() != 4) return fail("consumed must be 4 tiles");
    add(seat("actor"), {ActionType::concealed_kong, plain(used.front())});
  }
  void win() {
    const Seat winner = seat("actor");
    add(winner, {ActionType::win, Tile()});
    LoggedHand& hand = game_.hands.back();
    const char* under = message_.contains(QLatin1String("ura_markers")) ? "ura_markers" : "uradora_markers";
    if (const auto known = tiles(value(under), under); known.size() > hand.under.size()) hand.under = known;
    end();
  }
  void no_winner() {
    const auto reason = abort_reasons().find(text("reason"));
    if (reason != abort_reasons().end()) game_.hands.back().aborted = reason->second;
    if (game_.hands.back().aborted == AbortReason::nine_terminals)
      add(seat("actor"), {ActionType::abort, Tile()});
    end();
  }
  void end() {
    LoggedHand& hand = game_.hands.back();
    hand.ending = line_;
    const BySeat<Points> gains = points("deltas");
    for (const Seat seat : all_seats) hand.gains[seat] += gains[seat];
  }

  std::size_t line_ = 0;
  QJsonObject message_;
  LoggedGame game_;
  bool open_ = false;             // a hand has started and not ended
  std::optional<Seat> declared_;  // riichi, whose discard follows
  std::optional<Error> problem_;
};

// Who sees all of an event.
Seat witness_of(const Event& event) {
  return std::visit(
      [](const auto& e) {
        if constexpr (requires { Seat(e.seat); }) return e.seat;
        return Seat();
      },
      static_cast<const EventTypes<Truth>&>(event));
}

}  // namespace

Result<LoggedGame> read_log(std::string_view text) {
  Reader reader;
  while (!text.empty() && !reader.failed()) {
    const auto end = std::min(text.find('\n'), text.size() - 1);
    reader.take(text.substr(0, end + 1));
    text.remove_prefix(end + 1);
  }
  return std::move(reader).game();
}

std::string log_of(const std::vector<Event>& events) {
  Announcer announcer(std::nullopt);
  TableState state;
  std::string log;
  for (const Event& event : events) {
    evolve(state, event);
    for (const std::string& message : announcer.messages(redact(event, witness_of(event)), state.table))
      log += message + '\n';
  }
  return log;
}

}  // namespace tingpai::mjai
