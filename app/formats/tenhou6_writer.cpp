#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>

#include "app/formats/log_names.h"
#include "app/formats/tenhou6.h"
#include "engine/formats/protocol.h"
#include "engine/rules/riichi/scheme.h"
#include "engine/table/state.h"

namespace tingpai::tenhou6 {

namespace {

constexpr std::array<const char*, riichi::pattern_count> pattern_names{
    "立直",     "両立直",   "一発",     "門前清自摸和",   "平和",     "断幺九",     "一盃口",
    "役牌 白",  "役牌 發",  "役牌 中",  "自風 ",          "場風 ",    "嶺上開花",   "槍槓",
    "海底摸月", "河底撈魚", "七対子",   "三色同順",       "一気通貫", "混全帯幺九", "対々和",
    "三暗刻",   "三色同刻", "三槓子",   "混老頭",         "小三元",   "二盃口",     "純全帯幺九",
    "混一色",   "清一色",   "国士無双", "国士無双１３面", "四暗刻",   "四暗刻単騎", "大三元",
    "小四喜",   "大四喜",   "字一色",   "緑一色",         "清老頭",   "九蓮宝燈",   "純正九蓮宝燈",
    "四槓子",   "天和",     "地和",     "ドラ",           "裏ドラ",   "赤ドラ"};
constexpr std::array<const char*, 6> limit_names{"", "満貫", "跳満", "倍満", "三倍満", "役満"};
constexpr std::array<const char*, 4> wind_names{"東", "南", "西", "北"};
constexpr std::array<const char*, 5> abort_names{"九種九牌", "四風連打", "四家立直", "四槓散了", "三家和"};

int number_of(Tile tile) {
  const int suit = static_cast<int>(tile.suit()) + 1;
  return tile.is_red() ? 50 + suit : 10 * suit + tile.rank();
}
QString text_of(Tile tile) { return QString::number(number_of(tile)); }

// The tiles of a call in a row, its letter before the one that it is about.
QString call_text(char letter, std::size_t place, Tile tile, const std::vector<Tile>& others) {
  QString text;
  for (std::size_t i = 0; i <= others.size(); ++i) {
    if (i == place) text += QLatin1Char(letter) + text_of(tile);
    if (i < others.size()) text += text_of(others[i]);
  }
  return text;
}

// Whom it came from: the first place is the player's before, the last that of the next one.
std::size_t place_of(Seat caller, Seat from, std::size_t last) {
  const int steps = (from.index() - caller.index() + 4) % 4;
  return steps == 3 ? 0 : steps == 2 ? 1 : last;
}

template <class Tiles>
std::vector<Tile> others_of(const Tiles& tiles, Tile one) {
  std::vector<Tile> others(tiles.begin(), tiles.end());
  others.erase(std::ranges::find(others, one));
  return others;
}

class Writer {
 public:
  QJsonArray hands() && { return std::move(hands_); }
  QJsonArray names(const PlayerNames& names) const {
    QJsonArray array;
    for (const std::string& name : names_to_write(names, in_order(), letters))
      array.append(QString::fromStdString(name));
    return array;
  }

  // `table_` is the table after the event.
  void take(const Event& event) {
    evolve(state_, event);
    std::visit(*this, static_cast<const EventTypes<Truth>&>(event));
  }

  void operator()(const events::HandStarted<Truth>&) {
    takes_ = discards_ = deals_ = {};
    dora_ = ura_ = ending_ = {};
    const PublicState& table = state_.table;
    const int deal = 4 * static_cast<int>(table.round) + id(table.dealer());
    start_ = QJsonArray{QJsonArray{deal, table.honba, table.sticks}, points(table.scores)};
  }
  void operator()(const events::Dealt<Truth>& e) {
    for (const Tile tile : e.tiles) deals_[e.seat].append(number_of(tile));
  }
  void operator()(const events::IndicatorShown& e) { dora_.append(number_of(e.tile)); }
  void operator()(const events::Drew<Truth>& e) { takes_[e.seat].append(number_of(e.tile)); }
  void operator()(const events::Discarded& e) {
    const int number = e.drawn ? 60 : number_of(e.tile);
    if (e.riichi) {
      discards_[e.seat].append("r" + QString::number(number));
    } else {
      discards_[e.seat].append(number);
    }
  }
  void operator()(const events::Claimed& e) {
    const auto others = others_of(tiles_of(e.meld), e.meld.claimed);
    const char letter = e.meld.type == MeldType::chow ? 'c' : e.meld.type == MeldType::pung ? 'p' : 'm';
    takes_[e.seat].append(
        call_text(letter, place_of(e.seat, *e.meld.from, others.size()), e.meld.claimed, others));
    if (letter == 'm') discards_[e.seat].append(0);
  }
  void operator()(const events::ConcealedKong<Truth>& e) {
    const auto tiles = tiles_of(Meld{MeldType::concealed_kong, plain(e.tile), {}, std::nullopt, e.reds});
    const std::vector<Tile> others(tiles.begin(), tiles.end() - 1);
    discards_[e.seat].append(call_text('a', 3, tiles[3], others));
  }
  void operator()(const events::AddedKong& e) {
    const auto& melds = state_.table.melds[e.seat];
    const auto kong = std::ranges::find_if(melds, [&](const SeenMeld& meld) {
      return meld.type == MeldType::added_kong && same_kind(*meld.tile, e.tile);
    });
    const auto others = others_of(tiles_of(meld_of(*kong, *kong->tile)), e.tile);
    discards_[e.seat].append(call_text('k', place_of(e.seat, *kong->from, 2), e.tile, others));
  }
  void operator()(const events::Won& e) {
    if (ending_.isEmpty()) ending_.append("和了");
    if (e.win.under.size() > static_cast<std::size_t>(ura_.size())) {
      ura_ = {};
      for (const Tile tile : e.win.under) ura_.append(number_of(tile));
    }
    const int winner = id(e.seat);
    QJsonArray told{winner, id(e.from.value_or(e.seat)), winner, worth(e)};
    for (const CountedPattern& one : e.score.patterns) told.append(pattern_text(e, one));
    ending_.append(points(e.payments));
    ending_.append(told);
  }
  void operator()(const events::Settled& e) {
    if (ending_.isEmpty()) no_winner(e);
    QJsonArray row = start_;
    row.append(dora_);
    row.append(ura_);
    for (const Seat seat : in_order()) {
      row.append(deals_[seat]);
      row.append(takes_[seat]);
      row.append(discards_[seat]);
    }
    row.append(ending_);
    hands_.append(row);
  }
  template <class Other>
  void operator()(const Other&) {}

 private:
  int id(Seat seat) const { return (seat.index() - state_.table.first_dealer.index() + 4) % 4; }
  std::array<Seat, 4> in_order() const {
    auto seats = all_seats;
    std::ranges::sort(seats, {}, [this](Seat seat) { return id(seat); });
    return seats;
  }
  QJsonArray points(const BySeat<Points>& points) const {
    QJsonArray array;
    for (const Seat seat : in_order()) array.append(points[seat]);
    return array;
  }

  // "30符3飜3900点", "満貫2000-4000点", "跳満6000点∀"
  QString worth(const events::Won& e) const {
    const riichi::Rules& rules = riichi::rules_of(state_.table.ruleset);
    const auto limit = riichi::limit_of(e.score, rules);
    const QString size = limit == riichi::Limit::none
                             ? QStringLiteral("%1符%2飜").arg(e.score.fu).arg(e.score.total)
                             : QString::fromUtf8(limit_names[static_cast<std::size_t>(limit)]);
    if (e.from) return QStringLiteral("%1%2点").arg(size).arg(e.score.worth);
    const Points basic = riichi::basic_points(e.score, rules);
    const Points of_dealer = riichi::rounded_up(2 * basic);
    if (e.seat == state_.table.dealer()) return QStringLiteral("%1%2点∀").arg(size).arg(of_dealer);
    return QStringLiteral("%1%2-%3点").arg(size).arg(riichi::rounded_up(basic)).arg(of_dealer);
  }
  QString pattern_text(const events::Won& e, const CountedPattern& one) const {
    const auto pattern = static_cast<riichi::Pattern>(one.id.row);
    QString name = QString::fromUtf8(pattern_names[one.id.row]);
    if (pattern == riichi::Pattern::seat_wind) name += wind_names[static_cast<std::size_t>(e.win.seat)];
    if (pattern == riichi::Pattern::round_wind) name += wind_names[static_cast<std::size_t>(e.win.round)];
    return riichi::is_yakuman(pattern) ? name + "(役満)"
                                       : QStringLiteral("%1(%2飜)").arg(name).arg(one.each * one.count);
  }

  void no_winner(const events::Settled& e) {
    const PublicState& table = state_.table;
    if (table.aborted) {
      ending_.append(abort_names[static_cast<std::size_t>(*table.aborted)]);
      return;
    }
    BySeat<Points> gains;
    bool nagashi = false;
    for (const Transfer& transfer : e.transfers) {
      for (const Seat seat : all_seats) gains[seat] += transfer.payments[seat];
      nagashi = nagashi || transfer.reason == TransferReason::nagashi;
    }
    if (e.transfers.empty()) {
      ending_.append(e.shown[all_seats[0]] ? "全員聴牌" : "全員不聴");
      return;
    }
    ending_.append(nagashi ? "流し満貫" : "流局");
    ending_.append(points(gains));
  }

  TableState state_;
  BySeat<QJsonArray> deals_, takes_, discards_;
  QJsonArray start_, dora_, ura_, ending_;
  QJsonArray hands_;
};

}  // namespace

std::string log_of(const std::vector<Event>& events) {
  Writer writer;
  for (const Event& event : events) writer.take(event);
  const auto& start = std::get<events::GameStarted>(events.front());
  const Ruleset& ruleset = start.ruleset;
  const bool red_fives = has_red_fives(ruleset);
  QString rules = ruleset.hands > 4 ? QStringLiteral("南") : QStringLiteral("東");
  if (riichi::rules_of(ruleset).open_simples) rules += QStringLiteral("喰");
  if (red_fives) rules += QStringLiteral("赤");
  QJsonObject log;
  log.insert("title", QJsonArray{"", ""});
  log.insert("name", writer.names(start.names));
  log.insert("rule", QJsonObject{{"disp", rules}, {"aka", red_fives ? 1 : 0}});
  log.insert("log", std::move(writer).hands());
  return QJsonDocument(log).toJson(QJsonDocument::Compact).toStdString() + "\n";
}

}  // namespace tingpai::tenhou6
