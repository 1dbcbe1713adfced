#include "app/formats/log_names.h"
#include "app/formats/tenhou6.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tingpai::tenhou6 {

namespace {

constexpr Points most_points = 1'000'000;
constexpr int drawn_tile = 60;  // among the discards: the tile that was just drawn

const std::map<QString, AbortReason>& abort_reasons() {
  static const std::map<QString, AbortReason> reasons{
      {QStringLiteral("九種九牌"), AbortReason::nine_terminals},
      {QStringLiteral("四風連打"), AbortReason::four_winds},
      {QStringLiteral("四家立直"), AbortReason::four_riichi},
      {QStringLiteral("四槓散了"), AbortReason::four_kongs},
      {QStringLiteral("三家和"), AbortReason::three_winners}};
  return reasons;
}

std::optional<Tile> tile_of(int number) {
  constexpr std::array suits{Suit::characters, Suit::dots, Suit::bamboo, Suit::honours};
  const int tens = number / 10, ones = number % 10;
  if (tens == 5 && ones >= 1 && ones <= 3) return Tile::red_five(suits[static_cast<std::size_t>(ones - 1)]);
  if (tens < 1 || tens > 4 || ones < 1 || ones > (tens == 4 ? 7 : 9)) return std::nullopt;
  return Tile::of(suits[static_cast<std::size_t>(tens - 1)], ones);
}

// A claim or a kong: its letter, and the tiles, the one behind the letter apart.
struct Call {
  char letter = 0;
  std::size_t place = 0;  // of the letter's tile among all
  Tile tile;              // the letter's
  std::vector<Tile> others;
};
std::optional<Call> call_of(const QString& text) {
  Call call;
  std::size_t count = 0;
  for (qsizetype i = 0; i < text.size();) {
    const bool named = text[i].isLetter();
    if (named && call.letter != 0) return std::nullopt;
    if (named) call.letter = text[i++].toLatin1();
    bool number = false;
    const auto tile = tile_of(text.mid(i, 2).toInt(&number));
    if (!number || !tile) return std::nullopt;
    if (named) {
      call.place = count;
      call.tile = *tile;
    } else {
      call.others.push_back(*tile);
    }
    ++count;
    i += 2;
  }
  if (call.letter == 0) return std::nullopt;
  return call;
}

// Whom a call takes its tile from: the letter stands first for the player before, last for the next one.
Seat source_of(const Call& call, Seat caller) {
  const bool last = call.place == call.others.size();
  const int steps = call.place == 0 ? 3 : last ? 1 : 2;
  return Seat::from_index((caller.index() + steps) % 4);
}

// Plays the lists of a hand off against each other, so that they become one course.
class Course {
 public:
  Course(const QJsonArray& row, std::size_t number) : place_(number) {
    hand_.place = hand_.ending = number;
    if (row.size() == 17) {
      read(row);
    } else {
      fail("a hand must be a list of 17 lists");
    }
  }
  Result<LoggedHand> hand() && {
    if (problem_) return *problem_;
    return std::move(hand_);
  }

 private:
  struct Lists {
    QJsonArray takes, discards;
    qsizetype taken = 0, discarded = 0;
    bool operator==(const Lists&) const = default;
  };

  void read(const QJsonArray& row) {
    begin(row);
    for (const Seat seat : all_seats) {
      const int at = 4 + 3 * seat.index();
      hand_.dealt[seat] = tiles(row[at]);
      lists_[seat] = {row[at + 1].toArray(), row[at + 2].toArray()};
    }
    ending_ = row[16].toArray();
    if (!problem_) play();
    if (!problem_) end();
  }
  void fail(const std::string& message) {
    if (!problem_) problem_ = Error{.message = message, .position = place_};
  }
  Tile tile(int number) {
    if (const auto tile = tile_of(number)) return *tile;
    fail("\"" + std::to_string(number) + "\" is no tile");
    return Tile();
  }
  std::vector<Tile> tiles(const QJsonValue& list) {
    std::vector<Tile> tiles;
    for (const QJsonValue one : list.toArray()) tiles.push_back(tile(one.toInt()));
    return tiles;
  }
  BySeat<Points> points(const QJsonValue& list) {
    BySeat<Points> points;
    const QJsonArray numbers = list.toArray();
    for (const Seat seat : all_seats) {
      const double each =
          numbers.size() == 4 ? numbers[seat.index()].toDouble(2.0 * most_points) : 2.0 * most_points;
      if (!(std::abs(each) <= most_points)) {
        fail("scores must be four numbers");
        return {};
      }
      points[seat] = static_cast<Points>(each);
    }
    return points;
  }

  void begin(const QJsonArray& row) {
    const QJsonArray start = row[0].toArray();
    const int deal = start.at(0).toInt(-1), honba = start.at(1).toInt(-1), sticks = start.at(2).toInt(-1);
    if (deal < 0 || deal > 15 || honba < 0 || honba > 1000 || sticks < 0 || sticks > 1000)
      return fail("a hand must begin with its number, honba and sticks");
    hand_.round = static_cast<Wind>(deal / 4);
    hand_.dealer = Seat::from_index(deal % 4);
    hand_.honba = honba;
    hand_.sticks = sticks;
    hand_.scores = points(row[1]);
    hand_.indicators = tiles(row[2]);
    hand_.under = tiles(row[3]);
  }

  void add(Seat seat, const Action& action) { hand_.steps.push_back({LoggedAction{seat, action}, place_}); }

  void play() {
    turn_ = hand_.dealer;
    while (!problem_ && take()) {
    }
  }

  // A draw or a claim of the seat whose turn it is, and what it does then. False where the lists end.
  bool take() {
    Lists& own = lists_[turn_];
    if (own.taken == own.takes.size()) return false;
    const QJsonValue taken = own.takes[own.taken++];
    if (taken.isString()) {
      if (!claim(taken.toString())) return false;
    } else {
      drawn_ = tile(taken.toInt());
      hand_.steps.push_back({LoggedDraw{turn_, *drawn_}, place_});
    }
    return discard();
  }

  bool claim(const QString& text) {
    const auto call = call_of(text);
    const std::size_t others = call && call->letter == 'm' ? 3 : 2;
    if (!call || std::string_view("cpm").find(call->letter) == std::string_view::npos ||
        call->others.size() != others) {
      fail("\"" + text.toStdString() + "\" is no claim");
      return false;
    }
    drawn_.reset();
    auto all = call->others;
    all.push_back(call->tile);
    const ActionType type = call->letter == 'c'   ? ActionType::chow
                            : call->letter == 'p' ? ActionType::pung
                                                  : ActionType::melded_kong;
    Action action{type, plain(*std::ranges::min_element(all, {}, &Tile::kind))};
    for (const Tile tile : call->others) action.reds.add(tile);
    add(turn_, action);
    return true;
  }

  bool discard() {
    Lists& own = lists_[turn_];
    if (own.discarded == own.discards.size()) return false;
    const QJsonValue did = own.discards[own.discarded++];
    QString text = did.isString() ? did.toString() : QString::number(did.toInt(-1));
    if (text == QLatin1String("0")) return true;  // after an open kong
    if (text.contains('a') || text.contains('k')) return kong(text);
    const bool riichi = text.startsWith('r');
    const int number = (riichi ? text.mid(1) : text).toInt();
    if (number == drawn_tile && !drawn_) {
      fail("a seat discards the tile that it drew and has drawn none");
      return false;
    }
    Action action{ActionType::discard, number == drawn_tile ? *drawn_ : tile(number)};
    action.riichi = riichi;
    action.held = number != drawn_tile;
    add(turn_, action);
    turn_ = next_after(action.tile);
    return true;
  }

  bool kong(const QString& text) {
    const auto call = call_of(text);
    if (!call || call->others.size() != 3) {
      fail("\"" + text.toStdString() + "\" is no kong");
      return false;
    }
    if (call->letter == 'a') {
      add(turn_, {ActionType::concealed_kong, plain(call->tile)});
    } else {
      add(turn_, {ActionType::added_kong, call->tile});
    }
    return true;
  }

  // Whose next take is a call of this discard, or the next in turn order.
  Seat next_after(Tile discarded) {
    for (const Seat seat : all_seats) {
      const Lists& lists = lists_[seat];
      if (seat == turn_ || lists.taken == lists.takes.size() || !lists.takes[lists.taken].isString())
        continue;
      const auto call = call_of(lists.takes[lists.taken].toString());
      if (call && call->tile == discarded && source_of(*call, seat) == turn_) return seat;
    }
    return Seat::from_index((turn_.index() + 1) % 4);
  }

  void end() {
    for (const Seat seat : all_seats) {
      const Lists& lists = lists_[seat];
      if (lists.taken != lists.takes.size() || lists.discarded != lists.discards.size())
        return fail("the lists do not fit each other: seat " + std::to_string(seat.index()) + " has more");
    }
    const QString name = ending_.at(0).toString();
    const auto reason = abort_reasons().find(name);
    if (reason != abort_reasons().end()) hand_.aborted = reason->second;
    if (hand_.aborted == AbortReason::nine_terminals) add(turn_, {ActionType::abort, Tile()});
    if (name == QStringLiteral("和了")) return end_won();
    if (ending_.size() > 1) add_gains(ending_[1]);
  }
  void end_won() {
    for (qsizetype i = 1; i + 1 < ending_.size(); i += 2) {
      const int winner = ending_[i + 1].toArray().at(0).toInt(-1);
      if (winner < 0 || winner > 3) return fail("a win must tell who wins");
      add(Seat::from_index(winner), {ActionType::win, Tile()});
      add_gains(ending_[i]);
    }
  }
  void add_gains(const QJsonValue& list) {
    const BySeat<Points> gains = points(list);
    for (const Seat seat : all_seats) hand_.gains[seat] += gains[seat];
  }

  std::size_t place_;
  LoggedHand hand_;
  BySeat<Lists> lists_;
  QJsonArray ending_;
  Seat turn_;
  std::optional<Tile> drawn_;
  std::optional<Error> problem_;
};

}  // namespace

Result<LoggedGame> read_log(std::string_view text) {
  QByteArray json(text.data(), static_cast<qsizetype>(text.size()));
  if (const auto link = json.indexOf("#json="); link >= 0)
    json = QByteArray::fromPercentEncoding(json.sliced(link + 6));
  QJsonParseError problem;
  const auto document = QJsonDocument::fromJson(json, &problem);
  if (problem.error != QJsonParseError::NoError) return Error{.message = problem.errorString().toStdString()};
  const QJsonObject object = document.object();
  const QJsonArray hands = object.value("log").toArray();
  if (hands.isEmpty()) return Error{.message = "no hands: \"log\" is missing or empty"};
  LoggedGame game;
  game.names = names_read(object.value("name"), letters);
  const QJsonObject rule = object.value("rule").toObject();
  const auto red = [&](const char* name) { return rule.value(QLatin1String(name)).toInt() > 0; };
  game.red_fives = red("aka") || red("aka51") || red("aka52") || red("aka53");
  const QString name = rule.value("disp").toString();
  if (name.contains(QStringLiteral("東"))) game.deals = 4;
  if (name.contains(QStringLiteral("南"))) game.deals = 8;
  for (qsizetype i = 0; i < hands.size(); ++i) {
    auto hand = Course(hands[i].toArray(), static_cast<std::size_t>(i) + 1).hand();
    if (!hand) return hand.error();
    game.hands.push_back(*std::move(hand));
  }
  return game;
}

}  // namespace tingpai::tenhou6
