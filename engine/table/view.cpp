#include "engine/table/view.h"

#include "engine/table/evolve.h"

namespace tingpai {

namespace {

// An event that is the same for the table and for a seat has nothing to hide.
template <class Alternative, class Variant>
constexpr bool is_alternative = false;
template <class Alternative, class... Ts>
constexpr bool is_alternative<Alternative, std::variant<Ts...>> = (std::is_same_v<Alternative, Ts> || ...);

// One overload for each secret event. There is no catch-all: an event with a Hidden field does not compile
// until it has its own.
struct Redaction {
  Seat seat;

  template <class Open>
  requires is_alternative<Open, EventTypes<Sight>> SeenEvent operator()(const Open& e) const {
    return SeenEvent(std::in_place_type<Open>, e);
  }
  SeenEvent operator()(const events::HandStarted<Truth>& e) const {
    return events::HandStarted<Sight>{e.number, e.round, e.winds, std::nullopt, e.honba};
  }
  SeenEvent operator()(const events::Dealt<Truth>& e) const {
    if (e.seat == seat) return events::Dealt<Sight>{e.seat, e.tiles};
    return events::Dealt<Sight>{e.seat, std::nullopt};
  }
  SeenEvent operator()(const events::Drew<Truth>& e) const {
    return events::Drew<Sight>{e.seat, own(e.seat, e.tile), e.source};
  }
  SeenEvent operator()(const events::ConcealedKong<Truth>& e) const {
    return events::ConcealedKong<Sight>{e.seat, e.open ? std::optional(e.tile) : own(e.seat, e.tile), e.open,
                                        e.reds};
  }
  SeenEvent operator()(const events::Exchanged<Truth>& e) const {
    events::Exchanged<Sight> seen{e.from, {}};
    for (const Seat giver : {seat, e.from[seat]}) seen.given[giver] = e.given[giver];
    return seen;
  }

 private:
  std::optional<Tile> own(Seat owner, Tile tile) const {
    return owner == seat ? std::optional(tile) : std::nullopt;
  }
};

}  // namespace

SeenEvent redact(const Event& event, Seat seat) { return std::visit(Redaction{seat}, event); }

PlayerView view_of(Seat seat) {
  PlayerView view;
  view.seat = seat;
  return view;
}

void evolve(PlayerView& view, const SeenEvent& event) {
  std::visit(
      [&](const auto& e) {
        const detail::PublicEvolution<Sight> everybody{view.table};
        everybody.before(e);
        everybody(e);
        if (detail::concerns(e, view.seat)) {
          detail::OwnEvolution<Sight>{view.seat, view.table, view.hand, view.held_flowers, view.drawn}(e);
        }
        detail::remember(e, detail::stance_of(view), view.missed);
      },
      event);
}

TileCounts visible_tiles(const PlayerView& view) {
  TileCounts seen = view.hand.concealed;
  for (const Meld& meld : view.hand.melds) {
    for (const Tile tile : tiles_of(meld)) seen.add(tile);
  }
  for (const Seat seat : all_seats) {
    for (const RiverTile& river : view.table.rivers[seat]) {
      if (!river.claimed_by) seen.add(river.tile);
    }
    if (seat == view.seat) continue;
    for (const SeenMeld& meld : view.table.melds[seat]) {
      if (!meld.tile) continue;
      for (const Tile tile : tiles_of(meld_of(meld, *meld.tile))) seen.add(tile);
    }
    if (const auto shown = view.table.shown_hand(seat)) {
      for (const Tile tile : shown->tiles()) seen.add(tile);
    }
  }
  return seen;
}

}  // namespace tingpai
