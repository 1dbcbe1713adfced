#include "engine/table/state.h"

#include <algorithm>

#include "engine/table/evolve.h"

namespace tingpai {

namespace {

// What an event does to the wall.
struct WallEvolution {
  TableState& state;

  void operator()(const events::GameStarted& e) const {
    state.seed = e.seed;
    state.hands = {};
    state.held_flowers = {};
    state.drawn.reset();
    state.wall.clear();
    state.front = state.back = 0;
  }
  void operator()(const events::HandStarted<Truth>& e) const {
    state.wall = e.wall;
    state.front = 0;
    state.back = e.wall.size() - static_cast<std::size_t>(state.table.rules.behind_wall);
  }
  void operator()(const events::Dealt<Truth>& e) const { state.front += e.tiles.size(); }
  void operator()(const events::Drew<Truth>& e) const {
    assert(state.front < state.back);
    if (e.source == DrawSource::wall) {
      ++state.front;
    } else {
      --state.back;
    }
  }
  template <class Other>
  void operator()(const Other&) const {}
};

}  // namespace

Seat PublicState::at(Wind wind) const {
  for (const Seat seat : all_seats) {
    if (winds[seat] == wind) return seat;
  }
  return Seat{};  // before the first hand nobody sits anywhere
}

Seat PublicState::after(Seat seat) const {
  do {
    seat = at(next(winds[seat]));
  } while (status[seat].out);
  return seat;
}

const events::Won* PublicState::won(Seat seat) const {
  const auto found =
      std::find_if(wins.begin(), wins.end(), [seat](const events::Won& won) { return won.seat == seat; });
  return found == wins.end() ? nullptr : &*found;
}

bool PublicState::declared(Seat seat) const {
  return status[seat].riichi || (riichi_pending && seat == turn);
}

int PublicState::in_play() const {
  return static_cast<int>(
      std::count_if(all_seats.begin(), all_seats.end(), [this](Seat seat) { return !status[seat].out; }));
}

std::optional<Hand> PublicState::shown_hand(Seat seat) const {
  const events::Won* win = won(seat);
  if (win == nullptr) return std::nullopt;
  Hand hand{win->win.concealed, win->win.melds, win->win.reds};
  if (win->place == 0) hand.take(win->win.tile);
  return hand;
}

int PublicState::steps(Seat from, Seat to) const {
  return (static_cast<int>(winds[to]) - static_cast<int>(winds[from]) + 4) % 4;
}

int PublicState::kongs() const {
  int kongs = 0;
  for (const SeenMelds& of_seat : melds) {
    for (const SeenMeld& meld : of_seat) kongs += is_kong(meld.type);
  }
  return kongs;
}

int PublicState::kongs_replaced() const {
  const bool robbed = more_winners() && wins.back().win.robbing;  // it is a pung again
  const bool awaited = (phase == Phase::robbing && !robbed) ||
                       (phase == Phase::drawing && last_draw == DrawSource::kong_replacement);
  return kongs() - awaited;
}

int PublicState::left_for(Seat seat) const {
  if (!rules.own_walls) return wall_left;
  return std::max(0, tiles / 4 - taken[seat]);
}

int PublicState::draws_left() const {
  if (!rules.own_walls) return wall_left;
  int draws = wall_left;
  Seat seat = phase == Phase::drawing ? turn : after(turn);
  for (int before = 0; before < 4; ++before, seat = after(seat)) {
    draws = std::min(draws, 4 * left_for(seat) + before);  // who finds its own wall empty ends the hand
  }
  return draws;
}

void evolve(TableState& state, const Event& event) {
  std::visit(
      [&](const auto& e) {
        const detail::PublicEvolution<Truth> everybody{state.table};
        everybody.before(e);
        everybody(e);
        WallEvolution{state}(e);
        for (const Seat seat : all_seats) {
          if (!detail::concerns(e, seat)) continue;
          detail::OwnEvolution<Truth>{seat, state.table, state.hands[seat], state.held_flowers[seat],
                                      state.drawn}(e);
        }
        for (const Seat seat : all_seats)
          detail::remember(e, detail::stance_of(state, seat), state.missed[seat]);
      },
      event);
}

}  // namespace tingpai
