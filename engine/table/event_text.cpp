// The text form of events: words separated by single spaces, then " #" and a checksum of what stands before,
// so that no single wrong byte goes unseen. A list without items is "-". Players are 0 to 3.
#include <algorithm>
#include <charconv>

#include "engine/rules/mcr/mcr.h"
#include "engine/table/event.h"
#include "engine/table/text.h"

namespace tingpai {

namespace {

using detail::LineReader;

constexpr std::array<std::string_view, 11> action_names{"discard",        "chow",       "pung", "melded_kong",
                                                        "concealed_kong", "added_kong", "win",  "pass",
                                                        "exchange",       "void",       "abort"};
constexpr std::array<std::string_view, 3> suit_names{"m", "p", "s"};
constexpr std::array<std::string_view, 5> meld_names{"chow", "pung", "melded_kong", "added_kong",
                                                     "concealed_kong"};
constexpr std::array<std::string_view, 3> source_names{"wall", "flower", "kong"};
constexpr std::array<std::string_view, 4> wind_names{"E", "S", "W", "N"};

struct FlagRow {
  std::string_view name;
  bool Circumstances::*flag;
};
constexpr std::array<FlagRow, 10> flag_rows{{{"self_drawn", &Circumstances::self_drawn},
                                             {"last_of_kind", &Circumstances::last_of_kind},
                                             {"replacement", &Circumstances::replacement},
                                             {"robbing", &Circumstances::robbing},
                                             {"last_wall_tile", &Circumstances::last_wall_tile},
                                             {"riichi", &Circumstances::riichi},
                                             {"double_riichi", &Circumstances::double_riichi},
                                             {"ippatsu", &Circumstances::ippatsu},
                                             {"first_turn", &Circumstances::first_turn},
                                             {"after_kong", &Circumstances::after_kong}}};

std::string text(int number) { return std::to_string(number); }
std::string text(Seat seat) { return std::to_string(seat.index()); }
std::string text(Wind wind) { return std::string(1, to_letter(wind)); }
std::string text(std::optional<Seat> seat) { return seat ? text(*seat) : "-"; }
std::string text(const std::vector<Tile>& tiles) { return tiles.empty() ? "-" : to_text(tiles); }
std::string text(const BySeat<Points>& points) {
  return detail::join(points, ',', [](Points each) { return std::to_string(each); });
}
std::string text(RedFives reds) {
  std::vector<Tile> tiles;
  for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo})
    tiles.insert(tiles.end(), static_cast<std::size_t>(reds[suit]), Tile::red_five(suit));
  return to_text(tiles);
}
// "chow:3p:4p:2", and ":0p" behind it where a tile of it is a red five.
std::string text(const Meld& meld) {
  return std::string(meld_names[static_cast<std::size_t>(meld.type)]) + ':' + to_text(meld.tile) + ':' +
         to_text(meld.claimed) + ':' + text(meld.from) + (meld.reds.empty() ? "" : ':' + text(meld.reds));
}
std::string text_of_flags(const Win& win) {
  std::string names;
  for (const FlagRow& row : flag_rows) {
    if (win.*row.flag) names.append(names.empty() ? "" : ",").append(row.name);
  }
  return names.empty() ? "-" : names;
}
std::string text_of_pattern(PatternId id) { return std::string(mcr::row(mcr::pattern_of(id)).name); }

struct Writer {
  std::string operator()(const events::GameStarted& e) const {
    return "game " + to_text(e.ruleset) + " seed " + std::to_string(e.seed);
  }
  std::string operator()(const events::HandStarted<Truth>& e) const {
    std::string winds;
    for (const Wind wind : e.winds) winds += to_letter(wind);
    return "hand " + text(e.number) + " round " + text(e.round) + " winds " + winds +
           (e.honba != 0 ? " honba " + text(e.honba) : "") + " wall " + text(e.wall);
  }
  std::string operator()(const events::Dealt<Truth>& e) const {
    return "deal " + text(e.seat) + ' ' + text(e.tiles);
  }
  std::string operator()(const events::Drew<Truth>& e) const {
    return "draw " + text(e.seat) + ' ' + to_text(e.tile) + ' ' +
           std::string(source_names[static_cast<std::size_t>(e.source)]);
  }
  std::string operator()(const events::FlowerShown& e) const {
    return "flower " + text(e.seat) + ' ' + to_text(e.tile);
  }
  std::string operator()(const events::Discarded& e) const {
    return "discard " + text(e.seat) + ' ' + to_text(e.tile) + (e.drawn ? " drawn" : " held");
  }
  std::string operator()(const events::Claimed& e) const {
    return "claim " + text(e.seat) + ' ' + text(e.meld);
  }
  std::string operator()(const events::ConcealedKong<Truth>& e) const {
    return "concealed_kong " + text(e.seat) + ' ' + to_text(e.tile);
  }
  std::string operator()(const events::AddedKong& e) const {
    return "added_kong " + text(e.seat) + ' ' + to_text(e.tile);
  }
  std::string operator()(const events::Won& e) const {
    const Win& win = e.win;
    return "win " + text(e.seat) + " from " + text(e.from) + (e.place != 0 ? " place " + text(e.place) : "") +
           (e.more != 0 ? " more " + text(e.more) : "") + " tile " + to_text(win.tile) + " hand " +
           text(tiles_of(win.concealed, win.reds)) + " melds " +
           detail::join(win.melds, ',', [](const Meld& meld) { return text(meld); }) + " flags " +
           text_of_flags(win) + " round " + text(win.round) + " seat " + text(win.seat) + " flowers " +
           text(win.flowers) + turned(win) + ' ' + score(e.score) + " pays " + text(e.payments);
  }
  std::string operator()(const events::WallExhausted&) const { return "no_winner"; }
  std::string operator()(const events::GameEnded& e) const { return "end " + text(e.scores); }

 private:
  // What most wins have not is written only where there is some.
  static std::string turned(const Win& win) {
    std::string words;
    if (!win.indicators.empty()) words += " indicators " + text(win.indicators);
    if (!win.under.empty()) words += " under " + text(win.under);
    if (win.void_suit) words.append(" void ").append(suit_names[static_cast<std::size_t>(*win.void_suit)]);
    return words;
  }
  static std::string numbers(const Score& score) {
    std::string words;
    if (score.fu != 0) words += " fu " + text(score.fu);
    if (score.yakuman != 0) words += " yakuman " + text(score.yakuman);
    if (score.worth != 0) words += " worth " + text(score.worth);
    return words;
  }
  static std::string score(const Score& score) {
    return "total " + text(score.total) + " base " + text(score.base) + numbers(score) + " legal " +
           (score.legal ? "1" : "0") + " patterns " +
           detail::join(score.patterns, ',',
                        [](const CountedPattern& row) {
                          return text_of_pattern(row.id) + '*' + text(row.count) + '*' + text(row.each);
                        }) +
           " excluded " + detail::join(score.excluded, ',', [](const ExcludedPattern& row) {
             return text_of_pattern(row.id) + '<' + text_of_pattern(row.because_of);
           });
  }
};

RedFives read_reds(LineReader& line, std::string_view text) {
  RedFives reds;
  const auto tiles = parse_tiles(text);
  if (!tiles || tiles->empty()) line.fail("expected red fives");
  for (std::size_t i = 0; tiles && i < tiles->size(); ++i) {
    const Tile tile = (*tiles)[i];
    if (tile.is_red() && reds[tile.suit()] < 3) {
      reds.add(tile);
    } else {
      line.fail("expected red fives");
    }
  }
  return reds;
}

// Whether the red fives of a meld can be among its tiles, the claimed one with them.
bool has_fives(const Meld& meld) {
  if (meld.reds.empty()) return !meld.claimed.is_red();
  if (!meld.tile.is_suited()) return false;
  const int rank = meld.tile.rank();
  const bool run = meld.type == MeldType::chow;
  const int fives = run ? (rank >= 3 && rank <= 5) : rank == 5 ? 3 : 0;
  for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo}) {
    if (meld.reds[suit] > (suit == meld.tile.suit() ? fives : 0)) return false;
  }
  return !meld.claimed.is_red() || meld.reds.of_kind(meld.claimed) > 0;
}

// Reads what Writer wrote, into the fields of an event.
class EventReader {
 public:
  explicit EventReader(std::string_view line) : line_(line) {}

  Result<Event> read() {
    Event event = read_event();
    if (const auto error = line_.finish()) return *error;
    return event;
  }

 private:
  Event read_event() {
    static constexpr std::array<std::string_view, 12> names{
        "game",  "hand",           "deal",       "draw", "flower",    "discard",
        "claim", "concealed_kong", "added_kong", "win",  "no_winner", "end"};
    switch (line_.one_of(names, "kind of event")) {
      case 0:
        return read_game();
      case 1:
        return read_hand();
      case 2:
        return events::Dealt<Truth>{line_.seat(), line_.tiles()};
      case 3:
        return events::Drew<Truth>{line_.seat(), line_.tile(),
                                   static_cast<DrawSource>(line_.one_of(source_names, "place of the draw"))};
      case 4:
        return events::FlowerShown{line_.seat(), line_.tile()};
      case 5:
        return events::Discarded{line_.seat(), line_.tile(), line_.one_of(discard_names, "discard") == 1};
      case 6:
        return events::Claimed{line_.seat(), meld(line_.word())};
      case 7:
        return events::ConcealedKong<Truth>{line_.seat(), line_.tile()};
      case 8:
        return events::AddedKong{line_.seat(), line_.tile()};
      case 9:
        return read_win();
      case 10:
        return events::WallExhausted{};
      default:
        return events::GameEnded{points()};
    }
  }

  Event read_game() {
    events::GameStarted game;
    const auto ruleset = parse_ruleset(line_.word());
    if (ruleset) {
      game.ruleset = *ruleset;
    } else {
      line_.fail(ruleset.error().message, ruleset.error().position);
    }
    line_.expect("seed");
    game.seed = line_.number<std::uint64_t>();
    return game;
  }

  Event read_hand() {
    events::HandStarted<Truth> hand;
    hand.number = line_.number<int>();
    line_.expect("round");
    hand.round = wind();
    line_.expect("winds");
    const auto winds = line_.word();
    if (winds.size() != 4) line_.fail("expected four winds");
    for (std::size_t i = 0; i < winds.size() && i < 4; ++i) {
      hand.winds[all_seats[i]] = static_cast<Wind>(line_.find(wind_names, winds.substr(i, 1), "wind"));
    }
    if (line_.next_is("honba")) hand.honba = line_.number<int>();
    line_.expect("wall");
    hand.wall = line_.tiles();
    return hand;
  }

  Event read_win() {
    events::Won won;
    won.seat = line_.seat();
    line_.expect("from");
    won.from = optional_seat(line_.word());
    if (line_.next_is("place")) won.place = line_.number<int>();
    if (line_.next_is("more")) won.more = line_.number<int>();
    read_winning_hand(won.win);
    read_score(won.score);
    line_.expect("pays");
    won.payments = points();
    return won;
  }

  void read_winning_hand(Win& win) {
    line_.expect("tile");
    win.tile = line_.hand_tile(line_.word());
    line_.expect("hand");
    for (const Tile tile : line_.tiles()) {
      if (tile.is_flower() || win.concealed[tile] == 4) return line_.fail("not a hand");
      if (tile.is_red() && win.reds[tile.suit()] == 3) return line_.fail("not a hand");
      win.concealed.add(tile);
      win.reds.add(tile);
    }
    line_.expect("melds");
    const auto melds = line_.list(',');
    if (melds.size() > Melds::capacity()) return line_.fail("more than four melds");
    for (const auto each : melds) win.melds.push_back(meld(each));
    line_.expect("flags");
    for (const auto name : line_.list(',')) {
      const auto row = std::find_if(flag_rows.begin(), flag_rows.end(),
                                    [&](const FlagRow& flag) { return flag.name == name; });
      if (row == flag_rows.end()) return line_.fail("unknown flag");
      win.*row->flag = true;
    }
    line_.expect("round");
    win.round = wind();
    line_.expect("seat");
    win.seat = wind();
    line_.expect("flowers");
    win.flowers = line_.number<int>();
    if (line_.next_is("indicators")) win.indicators = line_.tiles();
    if (line_.next_is("under")) win.under = line_.tiles();
    if (line_.next_is("void")) win.void_suit = static_cast<Suit>(line_.one_of(suit_names, "suit"));
  }

  void read_score(Score& score) {
    line_.expect("total");
    score.total = line_.number<Fan>();
    line_.expect("base");
    score.base = line_.number<Fan>();
    if (line_.next_is("fu")) score.fu = line_.number<int>();
    if (line_.next_is("yakuman")) score.yakuman = line_.number<int>();
    if (line_.next_is("worth")) score.worth = line_.number<Points>();
    line_.expect("legal");
    score.legal = line_.one_of(switch_names, "switch, 0 or 1") == 1;
    line_.expect("patterns");
    for (const auto each : line_.list(',')) {
      const auto parts = line_.split(each, '*', 3);
      if (line_.failed()) return;
      score.patterns.push_back(
          {pattern(parts[0]), line_.to_number<int>(parts[1]), line_.to_number<Fan>(parts[2])});
    }
    line_.expect("excluded");
    for (const auto each : line_.list(',')) {
      const auto parts = line_.split(each, '<', 2);
      if (line_.failed()) return;
      score.excluded.push_back({pattern(parts[0]), pattern(parts[1])});
    }
  }

  Meld meld(std::string_view text) {
    const bool has_reds = std::count(text.begin(), text.end(), ':') == 4;
    const auto parts = line_.split(text, ':', has_reds ? 5 : 4);
    if (line_.failed()) return {};
    Meld meld{static_cast<MeldType>(line_.find(meld_names, parts[0], "meld")), line_.hand_tile(parts[1]),
              line_.hand_tile(parts[2]), optional_seat(parts[3])};
    if (meld.tile.is_red()) line_.fail("a meld is of a kind, no red five");
    if (has_reds) meld.reds = read_reds(line_, parts[4]);
    if (!has_fives(meld)) line_.fail("red fives that this meld cannot have");
    return meld;
  }
  PatternId pattern(std::string_view name) {
    const auto pattern = mcr::pattern_named(name);
    if (!pattern) line_.fail("unknown pattern");
    return pattern ? mcr::id_of(*pattern) : PatternId{};
  }
  BySeat<Points> points() {
    BySeat<Points> points;
    const auto parts = line_.split(line_.word(), ',', 4);
    if (line_.failed()) return points;
    for (const Seat seat : all_seats) {
      points[seat] = line_.to_number<Points>(parts[static_cast<std::size_t>(seat.index())]);
    }
    return points;
  }
  Wind wind() { return static_cast<Wind>(line_.one_of(wind_names, "wind")); }
  std::optional<Seat> optional_seat(std::string_view text) {
    return text == "-" ? std::nullopt : std::optional(line_.to_seat(text));
  }

  static constexpr std::array<std::string_view, 2> discard_names{"held", "drawn"};
  static constexpr std::array<std::string_view, 2> switch_names{"0", "1"};
  LineReader line_;
};

}  // namespace

std::string to_text(const Action& action) {
  std::string words(action_names[static_cast<std::size_t>(action.type)]);
  switch (action.type) {
    case ActionType::pass:
    case ActionType::abort:
      return words;
    case ActionType::void_suit:
      return words + ' ' + std::string(suit_names[static_cast<std::size_t>(action.tile.suit())]);
    case ActionType::exchange:
      words += ' ' + to_text(action.tile);
      for (const Tile tile : action.more) words += ' ' + to_text(tile);
      return words;
    default:
      words += ' ' + to_text(action.tile);
      if (!action.reds.empty()) words += " with " + text(action.reds);
      if (action.riichi) words += " riichi";
      return words;
  }
}

Result<Action> parse_action(std::string_view text) {
  LineReader line(text);
  Action action;
  action.type = static_cast<ActionType>(line.one_of(action_names, "action"));
  const bool claims = action.type == ActionType::chow || action.type == ActionType::pung ||
                      action.type == ActionType::melded_kong;
  if (line.failed() || action.type == ActionType::pass || action.type == ActionType::abort) {
    // nothing more
  } else if (action.type == ActionType::void_suit) {
    action.tile = Tile::of(static_cast<Suit>(line.one_of(suit_names, "suit")), 1);
  } else {
    action.tile = line.tile();
    if (action.type == ActionType::exchange) {
      for (Tile& tile : action.more) tile = line.tile();
    }
    if (claims && !line.at_end()) {
      line.expect("with");
      action.reds = read_reds(line, line.word());
    } else if (action.type == ActionType::discard && !line.at_end()) {
      line.expect("riichi");
      action.riichi = true;
    }
  }
  if (const auto error = line.finish()) return *error;
  return action;
}

Meld meld_of(const Action& action, Tile claimed, std::optional<Seat> from) {
  const MeldType type = action.type == ActionType::chow   ? MeldType::chow
                        : action.type == ActionType::pung ? MeldType::pung
                                                          : MeldType::melded_kong;
  Meld meld{type, plain(action.tile), claimed, from, action.reds};
  meld.reds.add(claimed);
  return meld;
}

std::string to_text(const Event& event) { return detail::with_checksum(std::visit(Writer{}, event)); }

Result<Event> parse_event(std::string_view line) {
  const auto body = detail::without_checksum(line);
  if (!body) return body.error();
  return EventReader(*body).read();
}

}  // namespace tingpai
