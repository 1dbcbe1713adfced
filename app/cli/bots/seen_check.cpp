#include "app/cli/bots/seen_check.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>

#include "engine/rules/scheme.h"
#include "engine/table/options.h"

namespace tingpai::cli {

namespace {

constexpr int most_hands = 1000;
constexpr Points most_points = 1'000'000;  // that change hands at once
constexpr Points most_scores = 1'000'000'000;
// Of a hand. What a view keeps must not grow without end, whatever a program says.
constexpr std::size_t most_transfers = 200;
constexpr std::size_t most_patterns = 200;
using Problem = const char*;  // none: null

bool same(Tile one, Tile other) { return one.kind() == other.kind(); }

// Whether an event can come now. What is left open here, conserved() finds in the view that it leads to.
struct Timely {
  const PlayerView& view;
  const PublicState& table = view.table;

  Problem operator()(const events::GameStarted&) const {
    return table.phase == Phase::before_game ? nullptr : "the game has begun before";
  }
  Problem operator()(const events::HandStarted<Sight>& e) const {
    if (table.phase != Phase::before_hand && table.phase != Phase::hand_over) return "no hand can start here";
    if (e.number < 0 || e.number >= most_hands) return "there are no hands of this number";
    if (table.phase == Phase::hand_over && e.number <= table.hand_number)
      return "a hand of this number has been played";
    std::array<bool, 4> taken{};
    for (const Wind wind : e.winds) {
      if (std::exchange(taken[static_cast<std::size_t>(wind)], true)) return "two seats have the same wind";
    }
    return nullptr;
  }
  Problem operator()(const events::Dealt<Sight>& e) const {
    if (table.phase != Phase::dealing || table.taken[e.seat] > 0) return "no deal can come here";
    if (!e.tiles) return nullptr;
    if (e.tiles->size() != 13) return "a seat is dealt thirteen tiles";
    return tiles_problem(*e.tiles);
  }
  Problem operator()(const events::Drew<Sight>& e) const {
    if (!draw_is_due(e)) return "this seat does not draw here";
    if (table.left_for(e.seat) <= 0) return "no tile is left for this seat";
    return e.tile ? tiles_problem({*e.tile}) : nullptr;
  }
  Problem operator()(const events::FlowerShown& e) const {
    if (table.phase != Phase::dealing && !(acts(e.seat) && table.drawn)) return "no flower can be shown here";
    if (table.phase == Phase::dealing && table.concealed_count[e.seat] == 0) return "this seat has no tiles";
    if (!e.tile.is_flower()) return "this is no flower";
    if (is_me(e.seat)) return holds_flower(e.tile) ? nullptr : "the seat does not hold this flower";
    return tiles_problem({e.tile});
  }
  Problem operator()(const events::Discarded& e) const {
    if (!acts(e.seat)) return "this seat does not discard here";
    if (e.tile.is_flower()) return "a flower is not discarded";
    if (e.drawn && (!table.drawn || (is_me(e.seat) && view.drawn != e.tile))) return "the tile was not drawn";
    if (is_me(e.seat)) return own_problem({ActionType::discard, e.tile, {}, e.riichi});
    return tiles_problem({e.tile});
  }
  Problem operator()(const events::Claimed& e) const {
    if (table.phase != Phase::claiming || e.seat == table.turn || e.meld.from != table.turn)
      return "this seat has nothing to claim here";
    if (e.meld.claimed != *table.last_tile) return "another tile was discarded";
    if (table.melds[e.seat].size() == Melds::capacity()) return "this seat has four melds";
    if (e.meld.tile.is_flower()) return "a flower is no part of a meld";
    return meld_problem(e.seat, e.meld);
  }
  Problem operator()(const events::ConcealedKong<Sight>& e) const {
    if (!acts(e.seat) || !table.drawn || table.melds[e.seat].size() == Melds::capacity())
      return "this seat makes no kong here";
    if (!e.tile) return nullptr;
    return is_me(e.seat) ? own_problem({ActionType::concealed_kong, *e.tile}) : tiles_problem({*e.tile});
  }
  Problem operator()(const events::AddedKong& e) const {
    if (!acts(e.seat) || e.tile.is_flower()) return "this seat makes no kong here";
    const auto is_pung = [&](const SeenMeld& meld) {
      return meld.type == MeldType::pung && same(*meld.tile, e.tile);
    };
    const auto& melds = table.melds[e.seat];
    if (std::none_of(melds.begin(), melds.end(), is_pung)) return "the seat has no such pung";
    if (is_me(e.seat)) return own_problem({ActionType::added_kong, e.tile});
    return tiles_problem({e.tile});
  }
  Problem operator()(const events::Won& e) const {
    const bool robbing = table.phase == Phase::robbing;
    if (std::any_of(e.payments.begin(), e.payments.end(), [](Points p) { return std::abs(p) > most_points; }))
      return "nobody pays so much";
    if (table.won(e.seat) != nullptr) return "this seat has won before";
    if (e.score.patterns.size() + e.score.excluded.size() > most_patterns)
      return "no hand has so many patterns";
    if (!e.from) {
      return acts(e.seat) && table.drawn ? nullptr : "this seat cannot win on its own draw here";
    }
    if ((!robbing && table.phase != Phase::claiming) || e.from != table.turn || e.seat == table.turn)
      return "this seat cannot win here";
    if (e.win.tile != *table.last_tile) return "this tile cannot be won on";
    if (e.place != (table.more_winners() ? table.wins.back().place + 1 : 0))
      return "winners on a tile come in turn";
    return e.win.robbing == robbing ? nullptr : "no kong can be robbed here";
  }
  Problem operator()(const events::WallExhausted&) const {
    const bool due =
        table.phase == Phase::claiming || table.phase == Phase::robbing || table.phase == Phase::drawing;
    return due ? nullptr : "the hand cannot end here";
  }
  Problem operator()(const events::GameEnded&) const {
    return table.phase == Phase::hand_over ? nullptr : "the game cannot end here";
  }
  Problem operator()(const events::Exchanged<Sight>& e) const {
    if (table.phase != Phase::exchanging) return "no tiles are exchanged here";
    std::array<bool, 4> gives{};
    for (const Seat seat : all_seats) {
      if (e.from[seat] == seat || std::exchange(gives[static_cast<std::size_t>(e.from[seat].index())], true))
        return "each seat gets another's tiles";
      if (!e.given[seat]) continue;
      const auto& [first, second, third] = *e.given[seat];
      if (first.is_flower() || second.is_flower() || third.is_flower()) return "a flower is not exchanged";
      if (const Problem problem = tiles_problem({first, second, third})) return problem;
    }
    const auto& [first, second, third] = *e.given[view.seat];
    return own_problem({ActionType::exchange, first, {}, false, {second, third}});
  }
  Problem operator()(const events::SuitsVoided&) const {
    return table.phase == Phase::voiding ? nullptr : "no suits are given up here";
  }
  Problem operator()(const events::IndicatorShown& e) const {
    const auto turned = static_cast<int>(table.indicators.size());
    if (!in_play() || table.rules.undrawn == 0 || turned > table.rules.most_kongs)
      return "no tile is turned over here";
    return e.tile.is_flower() ? "a flower is no indicator" : tiles_problem({e.tile});
  }
  Problem operator()(const events::Paid& e) const {
    const bool may_be =
        in_play() || table.phase == Phase::settling;  // what a kong earned may go with the last win
    return may_be ? transfers_problem({&e.transfer, 1}) : "nothing is paid here";
  }
  Problem operator()(const events::Aborted&) const {
    return in_play() ? nullptr : "the hand cannot end here";
  }
  Problem operator()(const events::Settled& e) const {
    if (table.phase != Phase::settling) return "nothing is settled here";
    return transfers_problem(e.transfers);
  }

 private:
  bool in_play() const { return table.phase >= Phase::dealing && table.phase <= Phase::robbing; }
  Problem transfers_problem(std::span<const Transfer> transfers) const {
    if (table.ledger.size() + transfers.size() > most_transfers) return "a hand has not so many payments";
    const auto huge = [](Points p) { return std::abs(p) > most_points; };
    const auto is_huge = [&](const Transfer& transfer) {
      return std::ranges::any_of(transfer.payments, huge);
    };
    return std::ranges::any_of(transfers, is_huge) ? "nobody pays so much" : nullptr;
  }
  bool is_me(Seat seat) const { return seat == view.seat; }
  bool acts(Seat seat) const { return table.phase == Phase::acting && table.turn == seat; }

  bool draw_is_due(const events::Drew<Sight>& e) const {
    const auto thirteen = [&](Seat seat) { return table.concealed_count[seat] == 13; };
    switch (table.phase) {
      case Phase::dealing:
        if (e.source == DrawSource::flower_replacement)
          return table.taken[e.seat] >= 13 && table.concealed_count[e.seat] < 13;
        return e.source == DrawSource::wall && e.seat == table.turn &&
               std::all_of(all_seats.begin(), all_seats.end(), thirteen);
      case Phase::claiming:
        return e.source == DrawSource::wall && e.seat == table.after(table.turn);
      case Phase::robbing:
        return e.source == DrawSource::kong_replacement && e.seat == table.turn;
      case Phase::drawing:
        return e.source == table.last_draw && e.seat == table.turn;
      default:
        return false;
    }
  }

  bool holds_flower(Tile tile) const {
    return std::find(view.held_flowers.begin(), view.held_flowers.end(), tile) != view.held_flowers.end();
  }
  // In the own hand, in melds and in rivers.
  int red_fives_seen(Suit suit) const {
    int seen = view.hand.reds[suit];
    for (const Seat seat : all_seats) {
      for (const SeenMeld& meld : table.melds[seat]) seen += meld.reds[suit];
      for (const RiverTile& river : table.rivers[seat])
        seen += !river.claimed_by && river.tile == Tile::red_five(suit);
    }
    return seen;
  }
  // Whether tiles that come to light are in the game. Each flower is there once.
  Problem tiles_problem(std::vector<Tile> tiles) const {
    if (std::ranges::any_of(tiles, &Tile::is_red)) {
      const auto all = scheme::tile_set(table.ruleset);
      for (const Tile tile : tiles) {
        if (!tile.is_red()) continue;
        const auto there = std::ranges::count(all, tile);
        if (there == 0) return "the rules know no red fives";
        if (std::ranges::count(tiles, tile) + red_fives_seen(tile.suit()) > there)
          return "there would be more red fives than there are";
      }
    }
    std::erase_if(tiles, [](Tile tile) { return !tile.is_flower(); });
    if (!tiles.empty() && !scheme::has_flowers(table.ruleset)) return "there are no flowers in this game";
    std::sort(tiles.begin(), tiles.end());
    if (std::adjacent_find(tiles.begin(), tiles.end()) != tiles.end()) return "a flower comes twice";
    for (const Tile tile : tiles) {
      if (holds_flower(tile)) return "a flower comes twice";
      for (const auto& flowers : table.flowers) {
        if (std::find(flowers.begin(), flowers.end(), tile) != flowers.end()) return "a flower comes twice";
      }
    }
    return nullptr;
  }

  Problem meld_problem(Seat seat, const Meld& meld) const {
    const Tile low = meld.tile, claimed = meld.claimed;
    const bool next = table.steps(table.turn, seat) == 1;
    switch (meld.type) {
      case MeldType::chow: {
        const int place = low.is_suited() && low.rank() <= 7 ? claimed.kind() - low.kind() : -1;
        if (!next || place < 0 || place > 2) return "this is no chow of the discard";
        return claim_problem(seat, ActionType::chow, meld);
      }
      case MeldType::pung:
        if (!same(low, claimed)) return "this is no pung of the discard";
        return claim_problem(seat, ActionType::pung, meld);
      case MeldType::melded_kong:
        if (!same(low, claimed)) return "this is no kong of the discard";
        return claim_problem(seat, ActionType::melded_kong, meld);
      default:
        return "this is no claim";
    }
  }
  // What this seat itself does must be legal.
  Problem own_problem(Action action) const {
    return legal_actions(view).contains(action) ? nullptr : "this is not legal";
  }
  Problem claim_problem(Seat seat, ActionType type, const Meld& meld) const {
    RedFives own = meld.reds;
    own.add(meld.claimed, -1);
    return is_me(seat) ? own_problem({type, meld.tile, own}) : nullptr;
  }
};

// Whether a view can be: tiles do not come from nowhere.
Problem conserved(const PlayerView& view) {
  const PublicState& table = view.table;
  const auto huge = [](Points score) { return std::abs(score) > most_scores; };
  if (std::ranges::any_of(table.scores, huge)) return "nobody has so many points";
  const bool opening = table.phase == Phase::exchanging || table.phase == Phase::voiding;
  if (!opening && (table.phase < Phase::dealing || table.phase > Phase::robbing)) return nullptr;
  const TileCounts seen = visible_tiles(view);
  const TileCounts& supply = scheme::supply(table.ruleset);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (seen[kind] > supply[kind])
      return supply[kind] == 4 ? "there would be more than four of a kind"
                               : "there would be more of a kind than there are";
  }
  if (table.phase == Phase::dealing) return nullptr;
  for (const Seat seat : all_seats) {
    const int tiles = table.concealed_count[seat] + 3 * static_cast<int>(table.melds[seat].size());
    if (table.won(seat) != nullptr) continue;
    const bool has_drawn = table.phase == Phase::acting && seat == table.turn;
    if (tiles != (has_drawn ? 14 : 13)) return "a seat would have too many or too few tiles";
  }
  return nullptr;
}

}  // namespace

std::optional<Error> advance(PlayerView& view, const SeenEvent& event) {
  if (view.table.more_winners() && !std::holds_alternative<events::Won>(event))
    return Error{.message = "another wins on the tile, too"};
  if (const Problem problem = std::visit(Timely{view}, event)) return Error{.message = problem};
  thread_local PlayerView before;  // its memory serves again
  before = view;
  evolve(view, event);
  const Problem problem = conserved(view);
  if (problem == nullptr) return std::nullopt;
  std::swap(view, before);
  return Error{.message = problem};
}

}  // namespace tingpai::cli
