#include "app/cli/bots/mjai_listener.h"

#include <QJsonArray>
#include <algorithm>

#include "app/cli/bots/seen_check.h"
#include "app/programs/mjai_answer.h"
#include "engine/formats/protocol.h"
#include "engine/rules/scheme.h"
#include "engine/table/setup.h"

namespace tingpai::cli::mjai {

namespace {

constexpr Points most_points = 1'000'000;

// Read with harmless values where something is wrong: the problem is looked at before they are used.
Tile tile_of(const Fields& message, const QJsonValue& text, const char* name) {
  if (const auto tile = tile_named(text.toString().toStdString())) return *tile;
  message.fail(name, "must be a tile, as \"5m\", \"5mr\" or \"E\"");
  return Tile();
}
Tile tile_of(const Fields& message, const char* name) { return tile_of(message, message.value(name), name); }

std::vector<Tile> tiles_of(const Fields& message, const QJsonValue& array, const char* name,
                           std::size_t count) {
  std::vector<Tile> tiles;
  for (const QJsonValue each : array.toArray()) tiles.push_back(tile_of(message, each, name));
  if (tiles.size() == count) return tiles;
  message.fail(name, "must be " + std::to_string(count) + " tiles");
  return std::vector<Tile>(count);
}
std::vector<Tile> tiles_of(const Fields& message, const char* name, std::size_t count) {
  return tiles_of(message, message.value(name), name, count);
}

Seat seat_of(const Fields& message, const char* name) {
  if (!message.has(name)) message.fail(name, "is missing");
  return Seat::from_index(message.number(name, 0, 3, 0));
}

RedFives reds_of(const std::vector<Tile>& tiles) {
  RedFives reds;
  for (const Tile tile : tiles) reds.add(tile);
  return reds;
}

bool of_one_kind(const std::vector<Tile>& tiles) {
  return std::ranges::all_of(tiles, [&](Tile tile) { return same_kind(tile, tiles.front()); });
}

// No more red fives than a deck may have, which their counts could not hold.
bool possible(const std::vector<Tile>& tiles) {
  return std::ranges::all_of(
      tiles, [&](Tile tile) { return !tile.is_red() || std::ranges::count(tiles, tile) <= 1; });
}

}  // namespace

void Listener::hear(const Fields& message) {
  const std::string type = message.text("type");
  may_act_ = false;
  if (type == "start_game") return start_game(message);
  if (!seated_ || message.failed()) return;
  ++heard_;
  if (type == "start_kyoku") {
    start_hand(message);
    lost_ = message.failed();
    return;
  }
  if (type == "hora" || type == "ryukyoku" || type == "reach_accepted") return keep_scores(message);
  if (lost_) return;
  if (type == "tsumo") draw(message);
  if (type == "dahai") discard(message);
  if (type == "chi") claim(message, ActionType::chow);
  if (type == "pon") claim(message, ActionType::pung);
  if (type == "daiminkan") claim(message, ActionType::melded_kong);
  if (type == "ankan") concealed_kong(message);
  if (type == "kakan") added_kong(message);
  if (type == "dora") indicator(message);
  if (type == "reach") {
    declared_ = seat_of(message, "actor");
    may_act_ = declared();
  }
  lost_ = message.failed();
}

void Listener::start_game(const Fields& message) {
  const Seat seat = seat_of(message, "id");
  if (message.failed()) return;
  const bool red_fives = !message.value("aka_flag").isBool() || message.flag("aka_flag");
  rules_ = mjai_ruleset(red_fives);
  view_ = view_of(seat);
  seated_ = true;
  lost_ = false;
  hands_ = 0;
  heard_ = 1;
  for (Points& score : scores_) score = scheme::turn_rules(rules_).start;
}

// The view begins anew with every hand: what was won before is in the scores.
void Listener::start_hand(const Fields& message) {
  const Wind round = message.wind("bakaze");
  const Seat dealer = seat_of(message, "oya");
  const int honba = message.number("honba", 0, 1000, 0);
  const int sticks = message.number("kyotaku", 0, 1000, 0);
  keep_scores(message);
  if (message.failed()) return;
  view_ = view_of(view_.seat);
  declared_.reset();
  owed_.reset();
  happen(message, events::GameStarted{rules_, 0});
  BySeat<Wind> winds;
  for (const Seat seat : all_seats) winds[seat] = static_cast<Wind>((seat.index() - dealer.index() + 4) % 4);
  happen(message, events::HandStarted<Sight>{hands_++, round, winds, std::nullopt, honba});
  view_ = at_score(std::move(view_), scores_, sticks);
  deal(message);
  happen(message, events::IndicatorShown{tile_of(message, "dora_marker")});
}

void Listener::deal(const Fields& message) {
  const auto hands = message.by_seat("tehais");
  if (hands.empty()) return message.fail("tehais", "is missing");
  const auto own = tiles_of(message, hands[static_cast<std::size_t>(view_.seat.index())], "tehais", 13);
  if (!possible(own) || over_four(own)) message.fail("tehais", "has more of a tile than there are");
  for (const Seat seat : all_seats) {
    const bool mine = seat == view_.seat;
    happen(message, events::Dealt<Sight>{seat, mine ? std::optional(own) : std::nullopt});
  }
}

void Listener::draw(const Fields& message) {
  const Seat seat = seat_of(message, "actor");
  const bool mine = seat == view_.seat;
  const auto tile = mine ? std::optional(tile_of(message, "pai")) : std::nullopt;
  const Phase phase = view_.table.phase;
  const bool kong = phase == Phase::robbing ||
                    (phase == Phase::drawing && view_.table.last_draw == DrawSource::kong_replacement);
  happen(message, events::Drew<Sight>{seat, tile, kong ? DrawSource::kong_replacement : DrawSource::wall});
  if (owed_) happen(message, events::IndicatorShown{*std::exchange(owed_, std::nullopt)});
  may_act_ = mine;
}

void Listener::discard(const Fields& message) {
  const Seat seat = seat_of(message, "actor");
  const bool riichi = std::exchange(declared_, std::nullopt) == seat;
  happen(message, events::Discarded{seat, tile_of(message, "pai"), message.flag("tsumogiri"), riichi});
  may_act_ = seat != view_.seat;
}

void Listener::claim(const Fields& message, ActionType type) {
  const Seat seat = seat_of(message, "actor"), from = seat_of(message, "target");
  const Tile tile = tile_of(message, "pai");
  const auto used = tiles_of(message, "consumed", type == ActionType::melded_kong ? 3 : 2);
  auto all = used;
  all.push_back(tile);
  if (!possible(all)) message.fail("consumed", "has more of a tile than there are");
  if (message.failed()) return;
  const Tile lowest = *std::ranges::min_element(all, {}, &Tile::kind);
  const Meld meld = meld_of(Action{type, plain(lowest), reds_of(used)}, tile, from);
  const auto tiles = tingpai::tiles_of(meld);
  if (!std::ranges::is_permutation(tiles, all)) return message.fail("consumed", "make no such meld");
  happen(message, events::Claimed{seat, meld});
  if (owed_) happen(message, events::IndicatorShown{*std::exchange(owed_, std::nullopt)});
  may_act_ = seat == view_.seat && type != ActionType::melded_kong;
}

void Listener::concealed_kong(const Fields& message) {
  const Seat seat = seat_of(message, "actor");
  const auto tiles = tiles_of(message, "consumed", 4);
  if (!of_one_kind(tiles) || !possible(tiles)) return message.fail("consumed", "make no kong");
  happen(message, events::ConcealedKong<Sight>{seat, plain(tiles.front()), true, reds_of(tiles)});
  may_act_ = seat != view_.seat;
}

void Listener::added_kong(const Fields& message) {
  const Seat seat = seat_of(message, "actor");
  happen(message, events::AddedKong{seat, tile_of(message, "pai")});
  may_act_ = seat != view_.seat;
}

// While a discard can be claimed, our own table turns no tile over: that would say that nobody claims.
void Listener::indicator(const Fields& message) {
  const Tile tile = tile_of(message, "dora_marker");
  if (view_.table.phase == Phase::claiming) {
    owed_ = tile;
  } else {
    happen(message, events::IndicatorShown{tile});
  }
}

void Listener::keep_scores(const Fields& message) {
  if (!message.has("scores")) return;
  const QJsonArray scores = message.value("scores").toArray();
  if (scores.size() != 4) return message.fail("scores", "must be four numbers");
  for (const Seat seat : all_seats) {
    const double score = scores[seat.index()].toDouble(most_points + 1.0);
    if (!(std::abs(score) <= most_points)) return message.fail("scores", "must be four numbers");
    scores_[seat] = static_cast<Points>(score);
  }
}

void Listener::happen(const Fields& message, const SeenEvent& event) {
  if (message.failed()) return;
  if (const auto error = advance(view_, event)) message.fail("type", "cannot be: " + error->message);
}

}  // namespace tingpai::cli::mjai
