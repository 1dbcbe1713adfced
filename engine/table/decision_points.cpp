#include "engine/table/decision_points.h"

#include <algorithm>

#include "engine/table/outcome.h"

namespace tingpai {

namespace {

struct DecisionsToldBy {
  Decisions operator()(const events::Discarded& e) const {
    return {{e.seat, {ActionType::discard, e.tile, {}, e.riichi, {}, !e.drawn}}};
  }
  Decisions operator()(const events::Claimed& e) const {
    const ActionType type = e.meld.type == MeldType::chow   ? ActionType::chow
                            : e.meld.type == MeldType::pung ? ActionType::pung
                                                            : ActionType::melded_kong;
    RedFives own = e.meld.reds;
    own.add(e.meld.claimed, -1);
    return {{e.seat, {type, e.meld.tile, own}}};
  }
  Decisions operator()(const events::ConcealedKong<Truth>& e) const {
    return {{e.seat, {ActionType::concealed_kong, e.tile}}};
  }
  Decisions operator()(const events::AddedKong& e) const {
    return {{e.seat, {ActionType::added_kong, e.tile}}};
  }
  Decisions operator()(const events::Won& e) const { return {{e.seat, {ActionType::win, e.win.tile}}}; }
  Decisions operator()(const events::Exchanged<Truth>& e) const {
    Decisions decisions;
    for (const Seat seat : all_seats) {
      const auto& given = e.given[seat];
      decisions.push_back({seat, {ActionType::exchange, given[0], {}, false, {given[1], given[2]}}});
    }
    return decisions;
  }
  Decisions operator()(const events::SuitsVoided& e) const {
    Decisions decisions;
    for (const Seat seat : all_seats)
      decisions.push_back({seat, {ActionType::void_suit, Tile::of(e.suits[seat], 1)}});
    return decisions;
  }
  Decisions operator()(const events::Aborted& e) const {
    if (e.reason != AbortReason::nine_terminals || !e.by) return {};
    return {{*e.by, {ActionType::abort, Tile()}}};
  }
  template <class Other>
  Decisions operator()(const Other&) const {
    return {};
  }
};

// Whether another seat's action settled the matter before this seat could have said anything else than pass.
bool outranked(const LegalActions& legal, ActionType other, const TurnRules& rules) {
  return std::any_of(legal.actions.begin(), legal.actions.end(), [&](const Action& own) {
    if (own.type == ActionType::win && other == ActionType::win) return !rules.several_winners;
    return own.type != ActionType::pass && claim_rank(own.type) <= claim_rank(other);
  });
}

}  // namespace

std::vector<DecisionPoint> decision_points(const std::vector<Event>& events, BySeat<bool> seats) {
  BySeat<PlayerView> views;
  for (const Seat seat : all_seats) views[seat] = view_of(seat);
  std::vector<DecisionPoint> points;
  for (std::size_t number = 1; number <= events.size(); ++number) {
    for (const Seat seat : all_seats) {
      if (!seats[seat]) continue;
      evolve(views[seat], redact(events[number - 1], seat));
      if (legal_actions(views[seat]).actions.size() > 1) points.push_back({number, seat});
    }
  }
  return points;
}

Decisions decisions_told_by(const Event& event) { return std::visit(DecisionsToldBy{}, event); }

std::optional<Action> answer_of(const PlayerView& view, const LegalActions& legal,
                                std::span<const Event> next) {
  bool settled = false;
  bool more = true;  // winners on the same tile
  for (std::size_t i = 0; i < next.size() && more; ++i) {
    const auto* won = std::get_if<events::Won>(&next[i]);
    more = won != nullptr && won->more > 0;
    const auto* aborted = std::get_if<events::Aborted>(&next[i]);
    if (aborted != nullptr && aborted->reason == AbortReason::three_winners) {
      settled = true;
      for (const Action& action : legal.actions) {
        if (action.type == ActionType::win) return action;
      }
    }
    for (const auto& [who, action] : decisions_told_by(next[i])) {
      if (who == view.seat) return legal.contains(action) ? std::optional(action) : std::nullopt;
      settled |= outranked(legal, action.type, view.table.rules);
    }
  }
  if (!legal.has(ActionType::pass) || settled) return std::nullopt;
  return Action{ActionType::pass, {}};
}

std::vector<AnsweredPoint> answered_points(const std::vector<Event>& events, Seat seat) {
  std::vector<AnsweredPoint> answers;
  PlayerView view = view_of(seat);
  for (std::size_t i = 0; i < events.size(); ++i) {
    LegalActions legal = legal_actions(view);
    if (legal.actions.size() > 1) {
      if (const auto taken = answer_of(view, legal, std::span(events).subspan(i))) {
        answers.push_back({static_cast<int>(i), view, std::move(legal), *taken});
      }
    }
    evolve(view, redact(events[i], seat));
  }
  return answers;
}

}  // namespace tingpai
