#include "engine/formats/botzone_log.h"

#include <algorithm>
#include <utility>

#include "engine/formats/botzone_text.h"
#include "engine/formats/logged_game.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/table/state.h"

namespace tingpai::botzone {

namespace {

using detail::Words;

constexpr int most_points = 1'000'000;

// Reads a line after the other. The first thing that is wrong is remembered, and ends the reading.
class LogReader {
 public:
  void take(std::string_view line) {
    ++line_;
    Words words(line);
    if (const auto word = words.next(); !word.empty()) hear(word, words);
    if (words.failed()) fail(words.error()->message);
  }
  bool failed() const { return problem_.has_value(); }

  Result<LoggedGame> game() && {
    if (open_) fail("the log ends within a match");
    if (game_.hands.empty()) fail("no match starts");
    if (problem_) return *problem_;
    game_.by_wind = true;
    game_.deals = static_cast<int>(game_.hands.size());
    return std::move(game_);
  }

 private:
  void fail(const std::string& message) {
    if (!problem_) problem_ = Error{.message = message, .position = line_};
  }
  LoggedHand& hand() { return game_.hands.back(); }

  void hear(std::string_view word, Words& words) {
    if (word == "Match") return begin();
    if (!open_) return fail("expected \"Match\"");
    if (word == "Wind") {
      hand().round = static_cast<Wind>(words.number(0, 3));
    } else if (word == "Player") {
      player(words);
    } else if (word == "Score") {
      for (const Seat seat : all_seats) hand().gains[seat] = words.number(-most_points, most_points);
      hand().ending = line_;
      open_ = false;
    } else if (word != "Huang" && word != "Fan") {
      return fail("unknown word \"" + std::string(word) + '"');
    } else {
      return;
    }
    if (!words.at_end()) words.fail("unexpected text at the end");
  }

  void begin() {
    if (open_) return fail("the match before has not ended");
    open_ = true;
    game_.hands.emplace_back().place = line_;
  }

  void player(Words& words) {
    const Seat seat = words.seat();
    const auto what = words.next();
    if (what == "Deal") return deal(seat, words);
    const auto tile = tile_named(words.next());
    if (!tile) return words.fail(tile.error().message);
    if (tile->is_flower() && what != "Draw" && what != "BuHua")
      return words.fail("a flower cannot stand here");
    if (what == "Draw") {
      hand().steps.push_back({LoggedDraw{seat, *tile}, line_});
    } else if (what == "Chi") {
      if (!tile->is_suited() || tile->is_terminal()) return words.fail("no chow has this middle");
      add(seat, ActionType::chow, Tile::of(tile->suit(), tile->rank() - 1));
    } else if (const auto type = type_of(what)) {
      add(seat, *type, *tile);
    } else if (what != "BuHua") {
      return words.fail("unknown event \"" + std::string(what) + '"');
    }
    if (!words.at_end() && words.next() == "Ignore") {
      while (!words.at_end()) words.next();
    }
  }
  static std::optional<ActionType> type_of(std::string_view what) {
    if (what == "Play") return ActionType::discard;
    if (what == "Peng") return ActionType::pung;
    if (what == "Gang") return ActionType::melded_kong;
    if (what == "AnGang") return ActionType::concealed_kong;
    if (what == "BuGang") return ActionType::added_kong;
    if (what == "Hu") return ActionType::win;
    return std::nullopt;
  }
  void deal(Seat seat, Words& words) {
    auto& tiles = hand().dealt[seat];
    tiles.clear();
    while (!words.at_end()) {
      const auto tile = tile_named(words.next());
      if (!tile) return words.fail(tile.error().message);
      tiles.push_back(*tile);
    }
  }
  void add(Seat seat, ActionType type, Tile tile) {
    hand().steps.push_back({LoggedAction{seat, {type, tile}}, line_});
  }

  std::size_t line_ = 0;
  LoggedGame game_;
  bool open_ = false;  // a match has started and not ended
  std::optional<Error> problem_;
};

// The usual rules there first. What kongs count, a log does not tell.
std::vector<Ruleset> rules_of(const LoggedGame& game) {
  const auto has_flower = [](const std::vector<Tile>& tiles) {
    return std::ranges::any_of(tiles, &Tile::is_flower);
  };
  const bool flowers = std::ranges::any_of(game.hands, [&](const LoggedHand& hand) {
    return std::ranges::any_of(hand.dealt, has_flower) ||
           std::ranges::any_of(hand.steps, [](const LoggedStep& step) {
             const auto* draw = std::get_if<LoggedDraw>(&step.what);
             return draw != nullptr && draw->tile.is_flower();
           });
  });
  std::vector<Ruleset> all;
  for (const mcr::Rules& counted :
       {mcr::Rules{}, mcr::Rules{.two_concealed_kongs = 8}, mcr::Rules{.mixed_kongs = 6},
        mcr::Rules{.two_concealed_kongs = 8, .mixed_kongs = 6}}) {
    for (const bool own_walls : {!flowers, flowers}) {
      mcr::Rules rules = counted;
      rules.flowers = flowers;
      rules.own_walls = own_walls;
      all.push_back({*game.deals, rules});
    }
  }
  return all;
}

// Writes what happens; `table` is the table after it.
struct LogWriter {
  const PublicState& table;
  std::string& log;

  void operator()(const events::HandStarted<Truth>& e) const {
    log += "Match " + std::to_string(e.number + 1) + "\nWind " + std::to_string(static_cast<int>(e.round)) +
           '\n';
  }
  void operator()(const events::Dealt<Truth>& e) const {
    std::string line = "Deal";
    for (const Tile tile : e.tiles) line += ' ' + tile_text(tile);
    tell(e.seat, line);
  }
  void operator()(const events::Drew<Truth>& e) const { tell(e.seat, "Draw", e.tile); }
  void operator()(const events::FlowerShown& e) const { tell(e.seat, "BuHua", e.tile); }
  void operator()(const events::Discarded& e) const { tell(e.seat, "Play", e.tile); }
  void operator()(const events::Claimed& e) const {
    if (e.meld.type == MeldType::chow)
      return tell(e.seat, "Chi", Tile::of(e.meld.tile.suit(), e.meld.tile.rank() + 1));
    tell(e.seat, is_kong(e.meld.type) ? "Gang" : "Peng", e.meld.claimed);
  }
  void operator()(const events::ConcealedKong<Truth>& e) const { tell(e.seat, "AnGang", e.tile); }
  void operator()(const events::AddedKong& e) const { tell(e.seat, "BuGang", e.tile); }
  void operator()(const events::Won& e) const {
    tell(e.seat, "Hu", e.win.tile);
    log += "Fan " + std::to_string(e.score.total) + '\n';
    score(e.payments);
  }
  void operator()(const events::WallExhausted&) const {
    log += "Huang\n";
    score({});
  }
  template <class Other>
  void operator()(const Other&) const {}

 private:
  void tell(Seat seat, const std::string& what) const {
    log += "Player " + std::to_string(static_cast<int>(table.winds[seat])) + ' ' + what + '\n';
  }
  void tell(Seat seat, const std::string& what, Tile tile) const { tell(seat, what + ' ' + tile_text(tile)); }
  void score(const Payments& payments) const {
    log += "Score";
    for (const Wind wind : {Wind::east, Wind::south, Wind::west, Wind::north})
      log += ' ' + std::to_string(payments[table.at(wind)]);
    log += '\n';
  }
};

}  // namespace

Result<std::vector<Event>> read_log(std::string_view text) {
  LogReader reader;
  while (!text.empty() && !reader.failed()) {
    const auto end = std::min(text.find('\n'), text.size());
    reader.take(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  const auto game = std::move(reader).game();
  if (!game) return game.error();
  if (*game->deals > 64) return Error{.message = "more than 64 matches", .position = game->hands[64].place};
  return played_again_by_some(*game, rules_of(*game));
}

std::string log_of(const std::vector<Event>& events) {
  TableState state;
  std::string log;
  for (const Event& event : events) {
    evolve(state, event);
    std::visit(LogWriter{state.table, log}, static_cast<const EventTypes<Truth>&>(event));
  }
  return log;
}

}  // namespace tingpai::botzone
