// Hidden tiles dealt anew, consistently with what one seat has seen.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "tests/engine/table_play.h"

namespace tingpai {

namespace {

// Follows which places of the wall are unknown to `seat`: those not drawn yet and those whose tiles the
// others still hold.
class HiddenPlaces {
 public:
  HiddenPlaces(const events::HandStarted<Truth>& hand, Seat seat)
      : wall_(hand.wall), seat_(seat), back_(hand.wall.size()) {}

  void operator()(const events::Dealt<Truth>& e) {
    for (std::size_t i = 0; i < e.tiles.size(); ++i) held_[e.seat].push_back(front_++);
  }
  void operator()(const events::Drew<Truth>& e) {
    held_[e.seat].push_back(e.source == DrawSource::wall ? front_++ : --back_);
  }
  void operator()(const events::FlowerShown& e) { give(e.seat, e.tile); }
  void operator()(const events::Discarded& e) { give(e.seat, e.tile); }
  void operator()(const events::Claimed& e) {
    auto tiles = tiles_of(e.meld);
    tiles.erase(std::find(tiles.begin(), tiles.end(), e.meld.claimed));
    for (const Tile tile : tiles) give(e.seat, tile);
  }
  void operator()(const events::ConcealedKong<Truth>& e) {
    for (int i = 0; i < 4; ++i) give(e.seat, e.tile);
  }
  void operator()(const events::AddedKong& e) { give(e.seat, e.tile); }
  template <class Other>
  void operator()(const Other&) {}

  // The wall with its hidden places shuffled. Flowers that are still hidden are in the wall: a hand shows
  // them.
  std::vector<Tile> shuffled(Random& random) const {
    std::vector<std::size_t> held;
    for (const Seat other : all_seats) {
      if (other != seat_) held.insert(held.end(), held_[other].begin(), held_[other].end());
    }
    std::vector<std::size_t> places = held;
    for (std::size_t i = front_; i < back_; ++i) places.push_back(i);
    std::vector<Tile> pool;
    for (const auto place : places) pool.push_back(wall_[place]);
    for (std::size_t left = pool.size(); left > 1; --left) {
      std::swap(pool[left - 1], pool[random.below(static_cast<std::uint32_t>(left))]);
    }
    std::stable_partition(pool.begin(), pool.end(), [](Tile tile) { return !tile.is_flower(); });
    std::vector<Tile> wall = wall_;
    for (std::size_t i = 0; i < places.size(); ++i) wall[places[i]] = pool[i];
    // The flowers are at the end of the pool, so at the end of the wall; mix that part once more.
    for (std::size_t left = places.size(); left > held.size() + 1; --left) {
      const auto other = held.size() + random.below(static_cast<std::uint32_t>(left - held.size()));
      std::swap(wall[places[left - 1]], wall[places[other]]);
    }
    return wall;
  }

 private:
  // The last place that holds such a tile: a tile thrown as drawn is the one just drawn.
  void give(Seat from, Tile tile) {
    auto& held = held_[from];
    const auto found =
        std::find_if(held.rbegin(), held.rend(), [&](std::size_t place) { return wall_[place] == tile; });
    if (found == held.rend()) {
      std::fprintf(stderr, "%s is not held\n", to_text(tile).c_str());
      std::abort();
    }
    held.erase(std::next(found).base());
  }

  const std::vector<Tile>& wall_;
  Seat seat_;
  std::size_t front_ = 0;
  std::size_t back_;
  BySeat<std::vector<std::size_t>> held_;
};

// Rewrites the hidden parts of a hand's events for another wall.
struct OnOtherWall {
  std::vector<Tile> wall;
  std::size_t front = 0;
  std::size_t back = wall.size();

  void operator()(events::HandStarted<Truth>& e) { e.wall = wall; }
  void operator()(events::Dealt<Truth>& e) {
    for (Tile& tile : e.tiles) tile = wall[front++];
  }
  void operator()(events::Drew<Truth>& e) { e.tile = wall[e.source == DrawSource::wall ? front++ : --back]; }
  template <class Other>
  void operator()(Other&) {}
};

}  // namespace

std::vector<Event> resampled(const std::vector<Event>& events, Seat seat, Random& random) {
  auto start = events.end();
  while (!std::holds_alternative<events::HandStarted<Truth>>(*--start)) {
  }
  HiddenPlaces hidden(std::get<events::HandStarted<Truth>>(*start), seat);
  for (auto event = start; event != events.end(); ++event) std::visit(hidden, *event);
  OnOtherWall other{hidden.shuffled(random)};
  auto changed = events;
  for (auto i = static_cast<std::size_t>(start - events.begin()); i < changed.size(); ++i) {
    std::visit(other, changed[i]);
  }
  return changed;
}

}  // namespace tingpai
