// A referee's side of Botzone's protocol: events become requests, responses actions.
#include <utility>

#include "engine/formats/botzone_text.h"

namespace tingpai::botzone {

// What one event leads to.
struct Announcement {
  Announcer& to;
  std::vector<std::string>& requests;

  void operator()(const events::HandStarted<Sight>& e) const {
    to = Announcer(to.seat_);
    to.winds_ = e.winds;
    to.dealing_ = true;
    requests.push_back("0 " + place(to.seat_) + ' ' + std::to_string(static_cast<int>(e.round)));
  }
  void operator()(const events::Dealt<Sight>& e) const {
    if (!e.tiles) return;
    for (const Tile tile : *e.tiles) {
      if (!tile.is_flower()) to.dealt_.push_back(tile);
    }
  }
  void operator()(const events::Drew<Sight>& e) const {
    const bool mine = e.seat == to.seat_;
    if (to.dealing_ && e.source != DrawSource::wall) {
      if (mine && !e.tile->is_flower()) to.dealt_.push_back(*e.tile);
      return;
    }
    if (std::exchange(to.dealing_, false)) requests.push_back(deal());
    if (!mine) {
      to.drew_ = e.seat;
    } else if (!e.tile->is_flower()) {
      requests.push_back("2 " + tile_text(*e.tile));
    }
  }
  void operator()(const events::FlowerShown& e) const {
    if (to.dealing_) return to.flowers_[e.seat].push_back(e.tile);
    to.drew_.reset();
    tell(e.seat, "BUHUA " + tile_text(e.tile));
  }
  void operator()(const events::Discarded& e) const {
    const auto claim = std::exchange(to.claim_, std::nullopt);
    if (!claim) return tell(e.seat, "PLAY " + tile_text(e.tile));
    if (claim->type == MeldType::pung) return tell(e.seat, "PENG " + tile_text(e.tile));
    const Tile middle = Tile::of(claim->tile.suit(), claim->tile.rank() + 1);
    tell(e.seat, "CHI " + tile_text(middle) + ' ' + tile_text(e.tile));
  }
  void operator()(const events::Claimed& e) const {
    if (is_kong(e.meld.type)) return tell(e.seat, "GANG");
    to.claim_ = e.meld;
  }
  void operator()(const events::ConcealedKong<Sight>& e) const { tell(e.seat, "GANG"); }
  void operator()(const events::AddedKong& e) const { tell(e.seat, "BUGANG " + tile_text(e.tile)); }
  template <class Other>
  void operator()(const Other&) const {}  // the end of a game is not told

 private:
  std::string place(Seat seat) const { return std::to_string(static_cast<int>(to.winds_[seat])); }
  void tell(Seat seat, const std::string& what) const {
    if (const auto drew = std::exchange(to.drew_, std::nullopt)) {
      requests.push_back("3 " + place(*drew) + " DRAW");
    }
    requests.push_back("3 " + place(seat) + ' ' + what);
  }
  std::string deal() const {
    std::string text = "1";
    BySeat<Seat> at;  // by place
    for (const Seat seat : all_seats) at[Seat::from_index(static_cast<int>(to.winds_[seat]))] = seat;
    for (const Seat seat : at) text += ' ' + std::to_string(to.flowers_[seat].size());
    for (const Tile tile : to.dealt_) text += ' ' + tile_text(tile);
    for (const Seat seat : at) {
      for (const Tile flower : to.flowers_[seat]) text += ' ' + tile_text(flower);
    }
    return text;
  }
};

std::vector<std::string> Announcer::requests(const SeenEvent& event) {
  std::vector<std::string> requests;
  std::visit(Announcement{*this, requests}, event);
  return requests;
}

namespace {

struct Reading {
  detail::Words& words;
  const PlayerView& view;

  Response response() const {
    const auto word = words.next();
    const PublicState& table = view.table;
    if (word == "PASS") return {};
    if (word == "HU") {
      return {{ActionType::win, view.drawn ? *view.drawn : table.last_tile.value_or(Tile{})}, {}};
    }
    if (word == "PLAY") return {{ActionType::discard, words.tile()}, {}};
    if (word == "BUGANG") return {{ActionType::added_kong, words.tile()}, {}};
    if (word == "GANG" && table.phase == Phase::acting)
      return {{ActionType::concealed_kong, words.tile()}, {}};
    if (word == "GANG") return {{ActionType::melded_kong, table.last_tile.value_or(Tile{})}, {}};
    if (word == "PENG") return {{ActionType::pung, table.last_tile.value_or(Tile{})}, words.tile()};
    if (word == "CHI") return chow();
    words.fail(word.empty() ? "an empty response" : "not a response");
    return {};
  }

 private:
  Response chow() const {
    const Tile middle = words.tile();
    if (!middle.is_suited() || middle.is_terminal()) words.fail("no chow has this middle");
    if (words.failed()) return {};
    return {{ActionType::chow, Tile::of(middle.suit(), middle.rank() - 1)}, words.tile()};
  }
};

}  // namespace

Result<Response> parse_response(std::string_view text, const PlayerView& view, const LegalActions& legal) {
  detail::Words words(text);
  const Response response = Reading{words, view}.response();
  if (!words.failed() && !words.at_end()) words.fail("text after the response");
  if (words.failed()) return *words.error();
  const bool nothing_to_do = legal.empty() && response.action.type == ActionType::pass;
  if (!nothing_to_do && !legal.contains(response.action)) return Error{"not a legal action here", 0};
  if (response.discard) {
    const PlayerView after = detail::after_claim(view, response.action);
    if (!legal_actions(after).contains({ActionType::discard, *response.discard})) {
      return Error{"the discard is not in the hand", 0};
    }
  }
  return response;
}

}  // namespace tingpai::botzone
