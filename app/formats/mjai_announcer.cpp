#include "app/formats/mjai_announcer.h"

#include <algorithm>
#include <array>

#include "app/formats/json.h"
#include "app/formats/log_names.h"
#include "app/formats/mjai_text.h"
#include "engine/formats/protocol.h"
#include "engine/rules/scheme.h"

namespace tingpai::mjai {

namespace {

std::vector<std::string> hidden(int count) {
  return std::vector<std::string>(static_cast<std::size_t>(count), std::string(no_tile));
}

std::vector<std::string> texts(const auto& tiles) { return tile_texts({tiles.begin(), tiles.end()}); }

const char* reason_of(AbortReason reason) {
  switch (reason) {
    case AbortReason::nine_terminals:
      return "kyushukyuhai";
    case AbortReason::four_winds:
      return "sufonrenta";
    case AbortReason::four_riichi:
      return "suchareach";
    case AbortReason::four_kongs:
      return "sukaikan";
    case AbortReason::three_winners:
      return "sanchaho";
  }
  return "";
}

bool is_won(const SeenEvent& event) { return std::holds_alternative<events::Won>(event); }

}  // namespace

struct Announcer::Telling {
  Announcer& announcer;
  const PublicState& table;
  std::vector<std::string>& said;

  Seat id(Seat seat) const { return id_of(seat, table); }
  std::array<Seat, 4> in_order() const {
    auto seats = all_seats;
    std::ranges::sort(seats, {}, [this](Seat seat) { return id(seat); });
    return seats;
  }
  std::vector<Points> in_order(const BySeat<Points>& points) const {
    std::vector<Points> ordered;
    for (const Seat seat : in_order()) ordered.push_back(points[seat]);
    return ordered;
  }
  JsonObject by(Seat actor, const char* type) const { return message(type, id(actor)); }
  void say(const JsonObject& object) { said.push_back(object.text()); }

  void operator()(const events::GameStarted& e) {
    announcer.red_fives_ = has_red_fives(e.ruleset);
    announcer.names_ = e.names;
  }
  void operator()(const events::HandStarted<Sight>& e) {
    announcer.dealt_ = {};
    if (e.number > 0) return;
    JsonObject start = message("start_game");
    if (announcer.seat_) start.set("id", id(*announcer.seat_).index());
    say(start.set("names", names_to_write(announcer.names_, in_order(), letters))
            .set("kyoku_first", 0)
            .set("aka_flag", announcer.red_fives_));
  }
  void operator()(const events::Dealt<Sight>& e) {
    if (e.tiles) announcer.dealt_[e.seat] = *e.tiles;
  }
  // The first one comes with the deal.
  void operator()(const events::IndicatorShown& e) {
    if (table.indicators.size() > 1) return say(message("dora").set("dora_marker", tile_text(e.tile)));
    std::vector<std::vector<std::string>> hands;
    for (const Seat seat : in_order()) {
      const auto& dealt = announcer.dealt_[seat];
      hands.push_back(dealt.empty() ? hidden(13) : tile_texts(dealt));
    }
    const int dealer = id(table.dealer()).index();
    say(message("start_kyoku")
            .set("bakaze", std::string(1, to_letter(table.round)))
            .set("kyoku", dealer + 1)
            .set("honba", table.honba)
            .set("kyotaku", table.sticks)
            .set("oya", dealer)
            .set("dora_marker", tile_text(e.tile))
            .set("scores", in_order(table.scores))
            .set("tehais", hands));
  }
  void operator()(const events::Drew<Sight>& e) {
    say(by(e.seat, "tsumo").set("pai", e.tile ? tile_text(*e.tile) : std::string(no_tile)));
  }
  void operator()(const events::Discarded& e) {
    if (e.riichi) {
      said.push_back(reach(id(e.seat)));
      announcer.declared_ = e.seat;
    }
    say(by(e.seat, "dahai").set("pai", tile_text(e.tile)).set("tsumogiri", e.drawn));
  }
  void operator()(const events::Claimed& e) {
    const char* type = e.meld.type == MeldType::chow   ? "chi"
                       : e.meld.type == MeldType::pung ? "pon"
                                                       : "daiminkan";
    say(by(e.seat, type)
            .set("target", id(*e.meld.from).index())
            .set("pai", tile_text(e.meld.claimed))
            .set("consumed", consumed(e.meld)));
  }
  void operator()(const events::ConcealedKong<Sight>& e) {
    const Meld kong{MeldType::concealed_kong, e.tile.value_or(Tile()), {}, std::nullopt, e.reds};
    say(by(e.seat, "ankan").set("consumed", e.tile ? consumed(kong) : hidden(4)));
  }
  void operator()(const events::AddedKong& e) {
    const auto kong = std::ranges::find_if(table.melds[e.seat], [&](const SeenMeld& meld) {
      return meld.type == MeldType::added_kong && same_kind(*meld.tile, e.tile);
    });
    Meld pung = meld_of(*kong, *kong->tile);
    pung.type = MeldType::pung;
    pung.reds.add(e.tile, -1);
    say(by(e.seat, "kakan").set("pai", tile_text(e.tile)).set("consumed", texts(tiles_of(pung))));
  }
  void operator()(const events::Won& e) {
    std::vector<std::string> yaku;
    for (const CountedPattern& one : e.score.patterns)
      yaku.push_back("[" + to_json(scheme::name_of(one.id)) + "," + to_json(one.count * one.each) + "]");
    std::string yakus;
    for (const std::string& one : yaku) yakus += (yakus.empty() ? "" : ",") + one;
    const auto under = texts(e.win.under);
    say(by(e.seat, "hora")
            .set("target", id(e.from.value_or(e.seat)).index())
            .set("pai", tile_text(e.win.tile))
            .set("hora_tehais", tile_texts(tiles_of(e.win.concealed, e.win.reds)))
            .set("uradora_markers", under)
            .set("ura_markers", under)
            .set_json("yakus", "[" + yakus + "]")
            .set("fu", e.score.fu)
            .set("fan", e.score.total)
            .set("hora_points", e.payments[e.seat])
            .set("deltas", in_order(e.payments))
            .set("scores", in_order(table.scores)));
  }
  // How a hand without a winner ends is known when it is settled.
  void operator()(const events::Settled& e) {
    if (table.wins.empty()) no_winner(e);
    say(message("end_kyoku"));
  }
  void operator()(const events::GameEnded& e) { say(message("end_game").set("scores", in_order(e.scores))); }
  template <class Other>
  void operator()(const Other&) {}

  void accepted(Seat seat) {
    BySeat<Points> deltas;
    deltas[seat] = -riichi_stick;
    say(by(seat, "reach_accepted").set("deltas", in_order(deltas)).set("scores", in_order(table.scores)));
  }
  void no_winner(const events::Settled& e) {
    BySeat<Points> deltas;
    bool nagashi = false;
    for (const Transfer& transfer : e.transfers) {
      for (const Seat seat : all_seats) deltas[seat] += transfer.payments[seat];
      nagashi = nagashi || transfer.reason == TransferReason::nagashi;
    }
    std::vector<bool> ready;
    std::vector<std::vector<std::string>> hands;
    for (const Seat seat : in_order()) {
      ready.push_back(e.shown[seat].has_value());
      hands.push_back(e.shown[seat] ? tile_texts(e.shown[seat]->tiles())
                                    : hidden(table.concealed_count[seat]));
    }
    const char* reason = table.aborted ? reason_of(*table.aborted) : nagashi ? "nagashimangan" : "fanpai";
    JsonObject object = message("ryukyoku");
    if (table.aborted == AbortReason::nine_terminals) object.set("actor", id(table.turn).index());
    std::string tenpais;
    for (const bool one : ready) tenpais += (tenpais.empty() ? "" : ",") + to_json(one);
    say(object.set("reason", reason)
            .set_json("tenpais", "[" + tenpais + "]")
            .set("tehais", hands)
            .set("deltas", in_order(deltas))
            .set("scores", in_order(table.scores)));
  }
};

Seat id_of(Seat seat, const PublicState& table) {
  return Seat::from_index((seat.index() - table.first_dealer.index() + 4) % 4);
}

std::vector<std::string> Announcer::messages(const SeenEvent& event, const PublicState& table) {
  std::vector<std::string> said;
  Telling telling{*this, table, said};
  if (const auto seat = std::exchange(declared_, std::nullopt); seat && !is_won(event))
    telling.accepted(*seat);
  std::visit(telling, event);
  return said;
}

}  // namespace tingpai::mjai
