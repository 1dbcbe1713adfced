// Every tile came from a place in the wall. The places whose tiles are hidden change tiles among themselves;
// what the events say of those tiles is then read again from the new wall.
#include "engine/table/reshuffle.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/rules/scheme.h"
#include "engine/table/state.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

using Place = std::size_t;  // in the wall

// Where the tiles of each hand came from, and where the events that brought them are.
struct Origins {
  const std::vector<Tile>& wall;
  Place front = 0;
  Place back = 0;
  BySeat<std::vector<Place>> held;           // concealed, the oldest first
  std::vector<std::pair<Place, Tile>> kept;  // a drawn tile and the discard for which it was kept

  explicit Origins(const std::vector<Tile>& of) : wall(of), back(of.size()) {}

  // Of several copies the newest goes where it was just drawn, else the oldest.
  void leaves(Seat seat, Tile tile, bool newest = false) {
    leaves_if(seat, newest, [&](Place place) { return wall[place] == tile; });
  }
  template <class IsTile>
  void leaves_if(Seat seat, bool newest, IsTile is_tile) {
    auto& places = held[seat];
    auto found = places.end();
    if (newest) {
      const auto last = std::find_if(places.rbegin(), places.rend(), is_tile);
      if (last != places.rend()) found = std::prev(last.base());
    } else {
      found = std::find_if(places.begin(), places.end(), is_tile);
    }
    assert(found != places.end());
    places.erase(found);
  }

  void operator()(const events::Dealt<Truth>& e) {
    for (std::size_t i = 0; i < e.tiles.size(); ++i) held[e.seat].push_back(front++);
  }
  void operator()(const events::Drew<Truth>& e) {
    held[e.seat].push_back(e.source == DrawSource::wall ? front++ : --back);
  }
  void operator()(const events::FlowerShown& e) { leaves(e.seat, e.tile); }
  void operator()(const events::Discarded& e) {
    leaves(e.seat, e.tile, e.drawn);
    if (!e.drawn && !held[e.seat].empty()) kept.emplace_back(held[e.seat].back(), e.tile);
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
  template <class Other>
  void operator()(const Other&) {}
};

// What the events of the hand say where the wall is another.
struct Rewritten {
  const std::vector<Tile>& wall;
  Place front = 0;
  Place back = 0;

  explicit Rewritten(const std::vector<Tile>& of) : wall(of), back(of.size()) {}

  void operator()(events::HandStarted<Truth>& e) { e.wall = wall; }
  void operator()(events::Dealt<Truth>& e) {
    for (Tile& tile : e.tiles) tile = wall[front++];
  }
  void operator()(events::Drew<Truth>& e) { e.tile = wall[e.source == DrawSource::wall ? front++ : --back]; }
  template <class Other>
  void operator()(Other&) {}
};

// Whether a tile may lie in a place: a flower in a hand would have been shown, and a tile that equals the
// discard it was kept for would have been the discard.
bool fits(Place place, Tile tile, const Origins& origins) {
  if (place >= origins.front && place < origins.back) return true;
  const auto& kept = origins.kept;
  return !tile.is_flower() && std::find(kept.begin(), kept.end(), std::pair{place, tile}) == kept.end();
}

// Exchanges tiles until all fit where they lie. False where that is not to be had.
bool make_fit(std::vector<Tile>& tiles, const std::vector<Place>& places, const Origins& origins,
              Random& random) {
  constexpr int patience = 10000;
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
  if (start == events.rend() || game == nullptr || scheme::turn_rules(game->ruleset).own_walls) return events;
  const auto first = std::prev(start.base());
  std::vector<Tile> wall = std::get<events::HandStarted<Truth>>(*first).wall;

  Origins origins(wall);
  for (auto event = first; event != events.end(); ++event) std::visit(origins, *event);
  std::vector<Place> places;
  for (Place place = origins.front; place < origins.back; ++place) places.push_back(place);
  for (const Seat seat : all_seats) {
    if (known[seat]) continue;
    for (const Place place : origins.held[seat]) {
      if (!wall[place].is_flower()) places.push_back(place);  // one that is about to be shown
    }
  }
  std::vector<Tile> tiles;
  for (const Place place : places) tiles.push_back(wall[place]);
  Random random(seed);
  shuffle(tiles, random);
  if (!make_fit(tiles, places, origins, random)) return events;
  for (std::size_t i = 0; i < places.size(); ++i) wall[places[i]] = tiles[i];

  Rewritten rewritten(wall);
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
