// A player's side of Botzone's protocol: requests become events of the seat's own view, actions responses.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "engine/formats/botzone_text.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/table/setup.h"

namespace tingpai::botzone {

namespace {

using detail::Words;

// Takes one request into a view. Whatever the request says, no event happens that cannot happen on this view.
class Hearing {
 public:
  Hearing(Words& words, PlayerView& view, std::optional<Tile> own_kong)
      : words_(words), view_(view), own_kong_(own_kong) {}

  void request() {
    const int kind = words_.number(0, 3);
    if (words_.failed()) return;
    if (kind != 0 && table().phase == Phase::before_game) return words_.fail("no game has been announced");
    if (kind == 0) return start();
    if (kind == 1) return deal();
    if (kind == 2) {
      const Tile tile = words_.tile();
      return draw(view_.seat, tile);
    }
    news();
  }

 private:
  const PublicState& table() const { return view_.table; }
  bool is_me(Seat seat) const { return seat == view_.seat; }
  int held(Tile tile) const { return view_.hand.concealed[tile]; }

  // Does nothing after a failure, so that the checks before it may just fail.
  void happen(const SeenEvent& event) {
    if (!words_.failed()) evolve(view_, event);
  }
  void require(bool condition, const char* message) {
    if (!condition) words_.fail(message);
  }

  void start() {
    const Seat seat = words_.seat();
    const auto round = static_cast<Wind>(words_.number(0, 3));
    if (words_.failed()) return;
    view_ = view_of(seat);
    happen(events::GameStarted{default_ruleset(), 0});
    BySeat<Wind> winds;
    for (const Seat each : all_seats) winds[each] = static_cast<Wind>(each.index());
    happen(events::HandStarted<Sight>{0, round, winds, std::nullopt});
  }

  // Flowers are seen: so there are eight more tiles, and one wall.
  void expect_flowers() {
    Ruleset ruleset = table().ruleset;
    mcr::Rules& rules = mcr::rules_of(ruleset);
    if (rules.flowers || words_.failed()) return;
    rules.flowers = true;
    rules.own_walls = false;
    view_ = under_rules(std::move(view_), ruleset);
  }

  void deal() {
    const bool due = table().phase == Phase::dealing && table().concealed_count[view_.seat] == 0;
    require(due, "no deal can come here");
    std::array<int, 4> counts{};
    int sum = 0;
    for (int& count : counts) sum += count = words_.number(0, Tile::flower_kinds);
    require(sum <= Tile::flower_kinds, "there are only eight flowers");
    std::vector<Tile> tiles;
    for (int i = 0; i < 13; ++i) tiles.push_back(words_.tile());
    if (words_.failed()) return;
    BySeat<std::vector<Tile>> flowers;
    for (const Seat seat : all_seats) {
      for (int i = counts[static_cast<std::size_t>(seat.index())]; i > 0; --i) {
        flowers[seat].push_back(words_.flower());
      }
    }
    if (words_.failed()) return;
    if (sum > 0) expect_flowers();
    deal(tiles, flowers);
  }

  // Flowers are dealt first and then shown, each replaced before the next.
  void deal(const std::vector<Tile>& tiles, const BySeat<std::vector<Tile>>& flowers) {
    const auto replaced = static_cast<std::ptrdiff_t>(flowers[view_.seat].size());
    std::vector<Tile> first = flowers[view_.seat];
    first.insert(first.end(), tiles.begin() + replaced, tiles.end());
    auto replacement = tiles.begin();
    for (const Seat seat : all_seats) {
      happen(events::Dealt<Sight>{seat, is_me(seat) ? std::optional(first) : std::nullopt});
    }
    for (const Seat seat : all_seats) {
      for (const Tile flower : flowers[seat]) {
        happen(events::FlowerShown{seat, flower});
        const auto tile = is_me(seat) ? std::optional(*replacement++) : std::nullopt;
        happen(events::Drew<Sight>{seat, tile, DrawSource::flower_replacement});
      }
    }
  }

  void news() {
    const Seat seat = words_.seat();
    const auto what = words_.next();
    if (words_.failed()) return;
    if (what == "DRAW") {
      require(!is_me(seat), "an own draw has a tile");
      draw(seat, std::nullopt);
    } else if (what == "BUHUA") {
      const Tile flower = words_.flower();
      expect_flowers();
      draw(seat, is_me(seat) ? std::optional(flower) : std::nullopt);
      happen(events::FlowerShown{seat, flower});
    } else if (what == "PLAY") {
      require(table().phase == Phase::acting && table().turn == seat && table().drawn,
              "this seat has not drawn");
      discard(seat);
    } else if (what == "PENG") {
      claim(seat, ActionType::pung);
      discard(seat);
    } else if (what == "CHI") {
      chow(seat);
      discard(seat);
    } else if (what == "GANG") {
      kong(seat);
    } else if (what == "BUGANG") {
      added_kong(seat);
    } else {
      words_.fail("unknown event \"" + std::string(what) + "\"");
    }
  }

  void draw(Seat seat, std::optional<Tile> tile) {
    DrawSource source = DrawSource::wall;
    bool due = false;
    switch (table().phase) {
      case Phase::dealing:
        due = seat == table().dealer() && table().concealed_count[seat] == 13;
        break;
      case Phase::claiming:
        due = seat == table().after(table().turn);
        break;
      case Phase::robbing:
        due = seat == table().turn;
        source = DrawSource::kong_replacement;
        break;
      case Phase::drawing:
        due = seat == table().turn;
        source = table().last_draw;
        break;
      default:
        break;
    }
    require(due, "this seat cannot draw here");
    require(table().wall_left > 0, "no tile is left to draw");
    happen(events::Drew<Sight>{seat, tile, source});
  }

  void discard(Seat seat) {
    const Tile tile = words_.tile();
    require(!is_me(seat) || held(tile) > 0, "this seat does not hold that tile");
    happen(events::Discarded{seat, tile, is_me(seat) && view_.drawn == tile});
  }

  // A claim of the last discard; `tile` is a chow's lowest.
  void claim(Seat seat, ActionType type, Tile tile = {}) {
    require(table().phase == Phase::claiming && seat != table().turn, "there is nothing to claim");
    require(table().melds[seat].size() < SeenMelds::capacity(), "this seat has four melds");
    if (words_.failed()) return;
    const Tile last = *table().last_tile;
    const auto claimed = detail::claim_of(view_, seat, {type, type == ActionType::chow ? tile : last});
    if (is_me(seat)) {
      TileCounts needed;
      for (const Tile each : tiles_of(claimed.meld)) needed.add(each);
      needed.remove(last);
      for (int kind = 0; kind < Tile::kinds; ++kind) {
        require(needed[kind] <= view_.hand.concealed[kind], "this seat does not hold the tiles");
      }
    }
    happen(claimed);
  }

  void chow(Seat seat) {
    const Tile middle = words_.tile();
    require(middle.is_suited() && !middle.is_terminal(), "no chow has this middle");
    if (words_.failed()) return;
    const auto last = table().last_tile;
    require(last && last->is_suited() && last->suit() == middle.suit() &&
                std::abs(last->rank() - middle.rank()) <= 1,
            "the last discard is no part of this chow");
    require(seat == table().after(table().turn), "only the next seat can chow");
    claim(seat, ActionType::chow, Tile::of(middle.suit(), middle.rank() - 1));
  }

  void kong(Seat seat) {
    if (table().phase == Phase::claiming) return claim(seat, ActionType::melded_kong);
    require(table().phase == Phase::acting && table().turn == seat && table().drawn, "no kong can come here");
    require(table().melds[seat].size() < SeenMelds::capacity(), "this seat has four melds");
    if (words_.failed()) return;
    std::optional<Tile> tile;
    if (is_me(seat)) {
      tile = own_kong();
      if (!tile) return words_.fail("it is not known of which tile this kong is");
    }
    happen(events::ConcealedKong<Sight>{seat, tile});
  }

  // What was answered, or the only kind it can be.
  std::optional<Tile> own_kong() const {
    if (own_kong_ && held(*own_kong_) == 4) return own_kong_;
    std::optional<Tile> found;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (view_.hand.concealed[kind] < 4) continue;
      if (found) return std::nullopt;
      found = Tile::from_index(kind);
    }
    return found;
  }

  void added_kong(Seat seat) {
    const Tile tile = words_.tile();
    const auto& melds = table().melds[seat];
    require(table().phase == Phase::acting && table().turn == seat && table().drawn, "no kong can come here");
    require(std::any_of(melds.begin(), melds.end(),
                        [&](const SeenMeld& meld) {
                          return meld.type == MeldType::pung && meld.tile && same_kind(*meld.tile, tile);
                        }),
            "this seat has no such pung");
    require(!is_me(seat) || held(tile) > 0, "this seat does not hold that tile");
    happen(events::AddedKong{seat, tile});
  }

  Words& words_;
  PlayerView& view_;
  std::optional<Tile> own_kong_;
};

std::optional<Tile> fifth_copy(const PlayerView& view) {
  const TileCounts seen = visible_tiles(view);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (seen[kind] > 4) return Tile::from_index(kind);
  }
  return std::nullopt;
}

std::string text_of(Action action, std::optional<Tile> discard) {
  switch (action.type) {
    case ActionType::discard:
      return "PLAY " + tile_text(action.tile);
    case ActionType::chow:
      return "CHI " + tile_text(Tile::of(action.tile.suit(), action.tile.rank() + 1)) + ' ' +
             tile_text(*discard);
    case ActionType::pung:
      return "PENG " + tile_text(*discard);
    case ActionType::melded_kong:
      return "GANG";
    case ActionType::concealed_kong:
      return "GANG " + tile_text(action.tile);
    case ActionType::added_kong:
      return "BUGANG " + tile_text(action.tile);
    case ActionType::win:
      return "HU";
    default:
      break;
  }
  return "PASS";
}

}  // namespace

std::optional<Error> Listener::hear(std::string_view request) {
  Words words(request);
  PlayerView view = view_;
  Hearing(words, view, std::exchange(kong_, std::nullopt)).request();
  if (words.failed()) return words.error();
  if (const auto tile = fifth_copy(view)) return Error{"that makes a fifth " + tile_text(*tile), 0};
  view_ = std::move(view);
  return std::nullopt;
}

void Listener::answered(std::string_view response) {
  Words words(response);
  if (words.next() != "GANG") return;
  const Tile tile = words.tile();
  if (!words.failed()) kong_ = tile;
}

std::string respond(const PlayerView& view, const Chooser& choose) {
  const LegalActions legal = legal_actions(view);
  if (legal.empty()) return "PASS";
  const Action action = choose(view, legal);
  if (action.type != ActionType::chow && action.type != ActionType::pung) return text_of(action, {});
  const PlayerView after = detail::after_claim(view, action);
  return text_of(action, choose(after, legal_actions(after)).tile);
}

}  // namespace tingpai::botzone
