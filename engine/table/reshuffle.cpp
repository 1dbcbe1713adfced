// Every tile came from a place in the wall. The places whose tiles are hidden change tiles among themselves;
// what the events say of those tiles is then read again from the new wall.
#include "engine/table/reshuffle.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

#include "engine/rules/scheme.h"
#include "engine/table/state.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

using Place = std::size_t;  // in the wall

// What is drawn next, as in flow.cpp.
class NextPlaces {
 public:
  NextPlaces(const TurnRules& rules, const events::HandStarted<Truth>& hand)
      : own_walls_(rules.own_walls),
        behind_(hand.wall.size() - static_cast<Place>(rules.behind_wall)),
        end_(hand.wall.size()),
        back_(behind_) {
    for (const Seat seat : all_seats) {
      own_[seat] = hand.wall.size() / 4 * static_cast<Place>(hand.winds[seat]);
      ends_[seat] = own_[seat] + hand.wall.size() / 4;
    }
  }

  Place next(Seat seat, DrawSource source) {
    if (own_walls_) return own_[seat]++;
    return source == DrawSource::wall ? front_++ : --back_;
  }
  std::vector<Place> left() const {  // in order, with what lies behind the wall
    std::vector<Place> places;
    const auto add = [&places](Place from, Place to) {
      for (; from < to; ++from) places.push_back(from);
    };
    if (!own_walls_) {
      add(front_, back_);
      add(behind_, end_);
    } else {
      for (const Seat seat : all_seats) add(own_[seat], ends_[seat]);
    }
    std::ranges::sort(places);
    return places;
  }

 private:
  bool own_walls_;
  Place front_ = 0;
  Place behind_;
  Place end_;
  Place back_;
  BySeat<Place> own_, ends_;
};

// Where the tiles of each hand came from, and where the events that brought them are.
struct Origins {
  const std::vector<Tile>& wall;
  NextPlaces draws;
  BySeat<std::vector<Place>> held;           // concealed, the oldest first
  std::vector<std::pair<Place, Tile>> kept;  // a drawn tile and the discard for which it was kept
  BySeat<std::optional<Suit>> given_up;
  std::set<std::pair<Place, Suit>> barred;  // what was kept for another discard is of no suit given up
  std::vector<Place> undrawn;               // in order, once all events are told
  std::set<Place> told;                     // what lies there is known from more than the deal and the draws
  bool turned = false;                      // tiles that nobody had drawn were turned over
  std::size_t indicators = 0;

  Origins(const std::vector<Tile>& of, const NextPlaces& from) : wall(of), draws(from) {}

  // Of several copies the newest goes where it was just drawn, else the oldest.
  void leaves(Seat seat, Tile tile, bool newest = false) {
    leaves_if(seat, newest, [&](Place place) { return wall[place] == tile; });
  }
  template <class IsTile>
  void leaves_if(Seat seat, bool newest, IsTile is_tile) {
    auto& places = held[seat];
    places.erase(place_of(seat, newest, is_tile));
  }
  template <class IsTile>
  std::vector<Place>::iterator place_of(Seat seat, bool newest, IsTile is_tile) {
    auto& places = held[seat];
    auto found = places.end();
    if (newest) {
      const auto last = std::find_if(places.rbegin(), places.rend(), is_tile);
      if (last != places.rend()) found = std::prev(last.base());
    } else {
      found = std::find_if(places.begin(), places.end(), is_tile);
    }
    assert(found != places.end());
    return found;
  }

  void operator()(const events::Dealt<Truth>& e) {
    for (std::size_t i = 0; i < e.tiles.size(); ++i)
      held[e.seat].push_back(draws.next(e.seat, DrawSource::wall));
  }
  void operator()(const events::Drew<Truth>& e) { held[e.seat].push_back(draws.next(e.seat, e.source)); }
  void operator()(const events::FlowerShown& e) { leaves(e.seat, e.tile); }
  void operator()(const events::Discarded& e) {
    leaves(e.seat, e.tile, e.drawn);
    if (!e.drawn && !held[e.seat].empty()) kept.emplace_back(held[e.seat].back(), e.tile);
    if (e.riichi) told.insert(held[e.seat].begin(), held[e.seat].end());  // they make a ready hand
    const auto suit = given_up[e.seat];
    if (!suit || e.tile.suit() == *suit) return;  // they leave first
    for (const Place place : held[e.seat]) barred.emplace(place, *suit);
  }
  void operator()(const events::Claimed& e) {
    bool claimed = false;  // one of the tiles is another's discard
    for (const Tile tile : tiles_of(e.meld)) {
      if (tile == e.meld.claimed && !claimed) {
        claimed = true;
      } else {
        leaves(e.seat, tile);
      }
    }
  }
  void operator()(const events::ConcealedKong<Truth>& e) {
    for (int i = 0; i < 4; ++i) {
      leaves_if(e.seat, false, [&](Place place) { return same_kind(wall[place], e.tile); });
    }
  }
  void operator()(const events::AddedKong& e) { leaves(e.seat, e.tile); }
  void operator()(const events::Exchanged<Truth>& e) {
    BySeat<std::vector<Place>> given;
    for (const Seat seat : all_seats) {
      for (const Tile tile : e.given[seat]) {
        const auto place = place_of(seat, false, [&](Place at) { return wall[at] == tile; });
        told.insert(*place);
        given[seat].push_back(*place);
        held[seat].erase(place);
      }
    }
    for (const Seat seat : all_seats) {
      const auto& got = given[e.from[seat]];
      held[seat].insert(held[seat].end(), got.begin(), got.end());
    }
  }
  void operator()(const events::SuitsVoided& e) {
    for (const Seat seat : all_seats) given_up[seat] = e.suits[seat];
  }
  void operator()(const events::IndicatorShown&) { told.insert(wall.size() - indicator_place(indicators++)); }
  void operator()(const events::Won& e) {
    told.insert(held[e.seat].begin(), held[e.seat].end());
    turned = turned || !e.win.under.empty();
  }
  template <class Other>
  void operator()(const Other&) {}
};

// What the events of the hand say where the wall is another.
struct Rewritten {
  const std::vector<Tile>& wall;
  NextPlaces draws;

  Rewritten(const std::vector<Tile>& of, const NextPlaces& from) : wall(of), draws(from) {}

  void operator()(events::HandStarted<Truth>& e) { e.wall = wall; }
  void operator()(events::Dealt<Truth>& e) {
    for (Tile& tile : e.tiles) tile = wall[draws.next(e.seat, DrawSource::wall)];
  }
  void operator()(events::Drew<Truth>& e) { e.tile = wall[draws.next(e.seat, e.source)]; }
  template <class Other>
  void operator()(Other&) {}
};

// Whether a tile may lie in a place: a flower in a hand would have been shown, a tile that equals the discard
// it was kept for would have been the discard, and one of a suit given up would have left before others.
bool fits(Place place, Tile tile, const Origins& origins) {
  if (std::ranges::binary_search(origins.undrawn, place)) return true;
  const auto& kept = origins.kept;
  if (origins.barred.contains({place, tile.suit()})) return false;
  return !tile.is_flower() && std::find(kept.begin(), kept.end(), std::pair{place, tile}) == kept.end();
}

// Exchanges tiles until all fit where they lie. False where that is not to be had.
bool make_fit(std::vector<Tile>& tiles, const std::vector<Place>& places, const Origins& origins,
              Random& random) {
  constexpr int patience = 2000;
  int tries = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    while (!fits(places[i], tiles[i], origins)) {
      if (++tries > patience) return false;
      const std::size_t other = random.below(static_cast<std::uint32_t>(places.size()));
      if (fits(places[i], tiles[other], origins) && fits(places[other], tiles[i], origins)) {
        std::swap(tiles[i], tiles[other]);
      }
    }
  }
  return true;
}

}  // namespace

std::vector<Event> reshuffled(std::vector<Event> events, const BySeat<bool>& known, std::uint64_t seed) {
  const auto start = std::find_if(events.rbegin(), events.rend(), [](const Event& event) {
    return std::holds_alternative<events::HandStarted<Truth>>(event);
  });
  const auto* game = events.empty() ? nullptr : std::get_if<events::GameStarted>(&events.front());
  if (start == events.rend() || game == nullptr) return events;
  const auto first = std::prev(start.base());
  std::vector<Tile> wall = std::get<events::HandStarted<Truth>>(*first).wall;
  const NextPlaces of_hand(scheme::turn_rules(game->ruleset), std::get<events::HandStarted<Truth>>(*first));

  Origins origins(wall, of_hand);
  for (auto event = first; event != events.end(); ++event) std::visit(origins, *event);
  std::vector<Place> places;
  if (!origins.turned) places = origins.draws.left();
  std::erase_if(places, [&](Place place) { return origins.told.contains(place); });
  origins.undrawn = places;
  for (const Seat seat : all_seats) {
    if (known[seat]) continue;
    for (const Place place : origins.held[seat]) {
      if (origins.told.contains(place) || wall[place].is_flower()) continue;  // one that is about to be shown
      places.push_back(place);
    }
  }
  std::vector<Tile> tiles;
  for (const Place place : places) tiles.push_back(wall[place]);
  Random random(seed);
  constexpr int most_shuffles = 20;
  int shuffles = 0;
  do {
    if (++shuffles > most_shuffles) return events;
    shuffle(tiles, random);
  } while (!make_fit(tiles, places, origins, random));
  for (std::size_t i = 0; i < places.size(); ++i) wall[places[i]] = tiles[i];

  Rewritten rewritten(wall, of_hand);
  for (auto event = first; event != events.end(); ++event) std::visit(rewritten, *event);
  return events;
}

std::optional<std::uint64_t> seed_of(const std::vector<Event>& events) {
  const auto* game = events.empty() ? nullptr : std::get_if<events::GameStarted>(&events.front());
  if (game == nullptr) return std::nullopt;
  const bool its_walls = std::all_of(events.begin(), events.end(), [&](const Event& event) {
    const auto* hand = std::get_if<events::HandStarted<Truth>>(&event);
    return hand == nullptr || hand->wall == shuffled_wall(game->ruleset, game->seed, hand->number);
  });
  return its_walls ? std::optional(game->seed) : std::nullopt;
}

}  // namespace tingpai
