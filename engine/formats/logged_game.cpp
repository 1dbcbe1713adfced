#include "engine/formats/logged_game.h"

#include <algorithm>
#include <string>

#include "engine/formats/protocol.h"
#include "engine/rules/scheme.h"
#include "engine/table/check.h"
#include "engine/table/course/course.h"
#include "engine/table/record.h"
#include "engine/table/referee.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

constexpr std::size_t dealt_tiles = 13;

bool is_draw(const LoggedStep& step) { return std::holds_alternative<LoggedDraw>(step.what); }

// The wall of a hand: what the log tells, and behind it the other tiles in any order.
class WallOf {
 public:
  WallOf(const LoggedHand& hand, const Ruleset& ruleset)
      : left_(scheme::tile_set(ruleset)),
        places_(left_.size()),
        own_walls_(scheme::turn_rules(ruleset).own_walls) {
    for (int turn = 0; turn < 4; ++turn) {
      const Seat seat = Seat::from_index((hand.dealer.index() + turn) % 4);
      if (hand.dealt[seat].size() != dealt_tiles) fail("a seat was not dealt thirteen tiles", hand.place);
      for (const Tile tile : hand.dealt[seat]) put(next_place(seat), tile, hand.place);
    }
    for (const auto& tiles : hand.dealt)
      owed_ += static_cast<int>(std::ranges::count_if(tiles, &Tile::is_flower));
    turned(hand.indicators, indicator_place, hand.place);
    turned(hand.under, under_place, hand.ending);
    for (const LoggedStep& step : hand.steps) {
      if (const auto* draw = std::get_if<LoggedDraw>(&step.what)) {
        put(next_place(draw->seat), draw->tile, step.place);
        owed_ += draw->tile.is_flower() ? 1 : 0;
      } else if (const auto* did = std::get_if<LoggedAction>(&step.what)) {
        owed_ += is_kong(did->action.type) ? 1 : 0;
      }
    }
  }

  const std::optional<Error>& problem() const { return problem_; }
  // All of the set, whatever is wrong.
  std::vector<Tile> tiles() && {
    std::vector<Tile> wall;
    for (const auto& place : places_) {
      if (!place) {
        wall.push_back(left_.back());
        left_.pop_back();
      } else {
        wall.push_back(*place);
      }
    }
    return wall;
  }

 private:
  void fail(const char* message, std::size_t place) {
    if (!problem_) problem_ = Error{.message = message, .position = place};
  }
  void put(std::size_t at, Tile tile, std::size_t place) {
    const auto found = std::ranges::find(left_, tile);
    if (found == left_.end()) return fail("there are no more tiles of that kind", place);
    if (at >= places_.size() || places_[at]) return fail("the wall has no tile left for this", place);
    places_[at] = tile;
    left_.erase(found);
  }
  // Where the tile lies that this seat draws next: with own walls its log tells seats by winds.
  std::size_t next_place(Seat seat) {
    const std::size_t quarter = places_.size() / 4;
    const bool replaces = owed_ > 0;
    owed_ -= replaces ? 1 : 0;
    if (!own_walls_) return replaces ? places_.size() - ++replaced_ : front_++;
    const std::size_t taken = taken_[seat]++;
    return taken < quarter ? quarter * static_cast<std::size_t>(seat.index()) + taken : places_.size();
  }
  void turned(const std::vector<Tile>& tiles, std::size_t (*before_end)(std::size_t), std::size_t place) {
    for (std::size_t i = 0; i < tiles.size(); ++i) put(places_.size() - before_end(i), tiles[i], place);
  }

  std::vector<Tile> left_;
  std::vector<std::optional<Tile>> places_;
  bool own_walls_;
  BySeat<std::size_t> taken_;
  std::size_t front_ = 0;
  std::size_t replaced_ = 0;
  int owed_ = 0;  // replacements of flowers and kongs
  std::optional<Error> problem_;
};

// A hand whose log tells seats by winds, by the seats of a table.
LoggedHand seated(LoggedHand hand, const PublicState& table) {
  const auto at = [&](Seat place) { return table.at(static_cast<Wind>(place.index())); };
  const LoggedHand log = hand;
  hand.dealer = at(log.dealer);
  for (const Seat place : all_seats) hand.gains[at(place)] = log.gains[place];
  for (LoggedStep& step : hand.steps) {
    if (auto* draw = std::get_if<LoggedDraw>(&step.what)) draw->seat = at(draw->seat);
    if (auto* did = std::get_if<LoggedAction>(&step.what)) did->seat = at(did->seat);
  }
  return hand;
}

// The one of the legal actions that is logged.
const Action* meant(const LegalActions& legal, const Action& logged) {
  const auto same = [&](const Action& action) {
    if (action.type != logged.type) return false;
    switch (action.type) {
      case ActionType::win:
      case ActionType::abort:
        return true;
      case ActionType::concealed_kong:
        return same_kind(action.tile, logged.tile);
      default:
        return action == logged;
    }
  };
  const auto found = std::ranges::find_if(legal.actions, same);
  return found == legal.actions.end() ? nullptr : &*found;
}

class Player {
 public:
  Player(const LoggedGame& game, Referee referee) : game_(game), referee_(std::move(referee)) {}

  struct Played {
    std::vector<Event> events;
    int misplaced = 0;  // indicators that the log has elsewhere

    bool over() const { return std::holds_alternative<events::GameEnded>(events.back()); }
  };

  Result<Played> play() && {
    while (!referee_.game_over() && !problem_) {
      auto event = referee_.advance();
      if (!event) {
        answer();
        continue;
      }
      if (std::holds_alternative<events::HandStarted<Truth>>(*event)) {
        if (++hand_ == static_cast<int>(game_.hands.size())) {
          if (game_.over)
            return Error{.message = "the game goes on by these rules", .position = hand_before().ending};
          return std::move(played_);
        }
        begin();
      }
      happen(*event);
      played_.events.push_back(*std::move(event));
    }
    if (!problem_ && hand_ + 1 < static_cast<int>(game_.hands.size()))
      fail("the game is over by these rules", game_.hands[static_cast<std::size_t>(hand_ + 1)].place);
    if (problem_) return *problem_;
    return std::move(played_);
  }

 private:
  const LoggedHand& hand_before() const { return game_.hands[static_cast<std::size_t>(hand_ - 1)]; }
  const LoggedHand& hand() const { return seated_; }
  // As the log has it.
  std::string name_of(Seat seat) const {
    const PublicState& table = referee_.state().table;
    return "seat " + std::to_string(game_.by_wind ? static_cast<int>(table.winds[seat]) : seat.index());
  }
  // The next draw or action. Indicators before it are let pass.
  const LoggedStep* next() {
    while (at_indicator()) ++step_;
    return step_ < hand().steps.size() ? &hand().steps[step_] : nullptr;
  }
  bool at_indicator() const {
    return step_ < hand().steps.size() && std::holds_alternative<LoggedIndicator>(hand().steps[step_].what);
  }
  std::size_t place() { return next() ? next()->place : hand().ending; }
  void fail(const std::string& message, std::size_t place) {
    if (!problem_) problem_ = Error{.message = message, .position = place};
  }

  void begin() {
    step_ = 0;
    gains_ = {};
    const PublicState& table = referee_.state().table;
    seated_ = game_.hands[static_cast<std::size_t>(hand_)];
    if (game_.by_wind) seated_ = seated(std::move(seated_), table);
    const LoggedHand& log = hand();
    if (table.round != log.round || table.dealer() != log.dealer)
      return fail("another seat deals by these rules", log.place);
    if (table.honba != log.honba)
      return fail("honba are " + std::to_string(table.honba) + " by these rules", log.place);
    if (table.sticks != log.sticks)
      return fail("sticks are " + std::to_string(table.sticks) + " by these rules", log.place);
    if (log.scores && table.scores != *log.scores) fail("the scores are others by these rules", log.place);
  }

  void happen(const Event& event) {
    if (const auto* drew = std::get_if<events::Drew<Truth>>(&event)) {
      const auto* draw = next() ? std::get_if<LoggedDraw>(&next()->what) : nullptr;
      if (!draw || draw->seat != drew->seat || draw->tile != drew->tile)
        return fail(name_of(drew->seat) + " draws here by these rules", place());
      ++step_;
    }
    if (std::holds_alternative<events::IndicatorShown>(event) &&
        referee_.state().table.indicators.size() > 1) {
      if (at_indicator()) {
        ++step_;
      } else {
        ++played_.misplaced;
      }
    }
    if (const auto* won = std::get_if<events::Won>(&event)) add(won->payments);
    if (const auto* settled = std::get_if<events::Settled>(&event)) {
      for (const Transfer& transfer : settled->transfers) add(transfer.payments);
    }
    if (ends_.after(event)) end();
  }
  void end() {
    if (next()) return fail("the hand is over by these rules", place());
    if (referee_.state().table.aborted != hand().aborted)
      return fail("the hand ends in another way by these rules", hand().ending);
    if (gains_ != hand().gains) fail("the payments are others by these rules", hand().ending);
  }
  void add(const Payments& payments) {
    for (const Seat seat : all_seats) gains_[seat] += payments[seat];
  }

  void answer() {
    const PublicState& table = referee_.state().table;
    if (table.phase == Phase::acting) return answer_turn(table.turn);
    BySeat<std::optional<Action>> answers;
    if (hand().aborted == AbortReason::three_winners && !next()) {
      for (const Seat seat : all_seats) answers[seat] = Action{ActionType::win, *table.last_tile};
    }
    while (next() && !is_draw(*next())) {
      const auto& did = std::get<LoggedAction>(next()->what);
      if (did.seat == table.turn) break;
      const Action* action = meant(referee_.asked(did.seat), did.action);
      if (!action) return illegal(did);
      answers[did.seat] = *action;
      ++step_;
      if (action->type != ActionType::win) break;
    }
    for (const Seat seat : all_seats) {
      if (referee_.asked(seat).empty()) continue;
      const Action pass{ActionType::pass, Tile()};
      const Action* wanted = answers[seat] ? meant(referee_.asked(seat), *answers[seat]) : nullptr;
      if (referee_.answer(seat, wanted ? *wanted : pass)) return fail("nobody may pass here", place());
    }
  }
  void answer_turn(Seat seat) {
    const auto* did = next() ? std::get_if<LoggedAction>(&next()->what) : nullptr;
    if (!did || did->seat != seat) return fail("it is " + name_of(seat) + "'s turn by these rules", place());
    const Action* action = meant(referee_.asked(seat), did->action);
    if (!action) return illegal(*did);
    Action chosen = *action;
    chosen.held = did->action.held;
    ++step_;
    referee_.answer(seat, chosen);
  }
  void illegal(const LoggedAction& did) {
    fail(name_of(did.seat) + " may not " + to_text(did.action) + " by these rules", place());
  }

  const LoggedGame& game_;
  Referee referee_;
  int hand_ = -1;
  LoggedHand seated_;  // the hand that is played
  std::size_t step_ = 0;
  Payments gains_;
  HandEnds ends_;
  Played played_;
  std::optional<Error> problem_;
};

// One by which seat 0 deals first.
std::uint64_t seed_of(const Ruleset& ruleset) {
  std::uint64_t seed = 0;
  while (course::first_hand(ruleset, seed).winds[all_seats[0]] != Wind::east) ++seed;
  return seed;
}

// Nothing if the log has the game from its first hand on.
std::optional<Opening> opening_of(const LoggedHand& first, const Ruleset& ruleset) {
  if (first.round == Wind::east && first.dealer == Seat() && first.honba == 0) return std::nullopt;
  BySeat<Points> scores;
  for (Points& score : scores) score = scheme::turn_rules(ruleset).start;
  return Opening{first.round, first.dealer, Seat(), first.honba, first.sticks, first.scores.value_or(scores)};
}

Result<Player::Played> play_again(const LoggedGame& game, const Ruleset& ruleset) {
  if (game.hands.empty()) return Error{.message = "a log without hands"};
  const events::GameStarted start{ruleset, seed_of(ruleset), opening_of(game.hands[0], ruleset), game.names};
  if (const auto error = check(TableState{}, start)) return error->at(game.hands[0].place);
  std::vector<std::vector<Tile>> walls;
  std::optional<Error> problem;  // the first one of a wall
  for (const LoggedHand& hand : game.hands) {
    WallOf wall(hand, ruleset);
    if (!problem) problem = wall.problem();
    walls.push_back(std::move(wall).tiles());
  }
  auto played = Player(game, Referee(start, std::move(walls))).play();
  if (!problem || (!played && played.error().position < problem->position)) return played;
  return *problem;
}

}  // namespace

std::vector<Ruleset> riichi_rules_of(const LoggedGame& game) {
  std::vector<Ruleset> all;
  for (const Preset& variant : scheme::variants(mjai_ruleset(true))) {
    if (game.red_fives && has_red_fives(variant.ruleset) != *game.red_fives) continue;
    for (const int deals : {8, 4}) {
      if (game.deals && deals != *game.deals) continue;
      all.push_back(variant.ruleset);
      all.back().hands = deals;
    }
  }
  return all;
}

Result<std::vector<Event>> played_again(const LoggedGame& game, const Ruleset& ruleset) {
  auto played = play_again(game, ruleset);
  if (!played) return played.error();
  return std::move(played->events);
}

Result<std::vector<Event>> played_again_by_some(const LoggedGame& game, const std::vector<Ruleset>& rules) {
  Error furthest{.message = "no rules have these tiles"};
  std::optional<Player::Played> best;
  const auto rank = [](const Player::Played& played) { return std::pair(played.over(), -played.misplaced); };
  for (const Ruleset& ruleset : rules) {
    auto played = play_again(game, ruleset);
    if (!played) {
      if (played.error().position > furthest.position) furthest = played.error();
    } else if (!best || rank(*played) > rank(*best)) {
      best = *std::move(played);
    }
  }
  if (!best) return furthest;
  return std::move(best->events);
}

}  // namespace tingpai
