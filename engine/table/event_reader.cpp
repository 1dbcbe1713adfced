// Reads what event_text.cpp writes.
#include <algorithm>

#include "engine/rules/scheme.h"
#include "engine/table/event.h"
#include "engine/table/text.h"

namespace tingpai {

namespace {

using namespace detail;

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
    static constexpr std::array<std::string_view, event_type_count> names{
        "game",     "hand",           "deal",       "draw", "flower",    "discard",
        "claim",    "concealed_kong", "added_kong", "win",  "no_winner", "end",
        "exchange", "void",           "indicator",  "paid", "abort",     "settle"};
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
        return read_discard();
      case 6:
        return events::Claimed{line_.seat(), meld(line_.word())};
      case 7:
        return read_concealed_kong();
      case 8:
        return read_added_kong();
      case 9:
        return read_win();
      case 10:
        return events::WallExhausted{};
      case 11:
        return events::GameEnded{points(line_.word())};
      case 12:
        return read_exchange();
      case 13:
        return read_voided();
      case 14:
        return events::IndicatorShown{line_.tile()};
      case 15:
        return events::Paid{transfer(line_.word())};
      case 16:
        return read_abort();
      default:
        return read_settlement();
    }
  }

  Event read_discard() {
    events::Discarded discard{line_.seat(), line_.tile(), line_.one_of(discard_names, "discard") == 1};
    discard.riichi = line_.next_is("riichi");
    return discard;
  }

  Event read_concealed_kong() {
    events::ConcealedKong<Truth> kong{line_.seat(), line_.tile()};
    kong.open = line_.next_is("open");
    if (kong.open && line_.next_is("with")) kong.reds = read_reds(line_, line_.word());
    return kong;
  }

  Event read_added_kong() {
    events::AddedKong kong{line_.seat(), line_.tile()};
    kong.late = line_.next_is("late");
    return kong;
  }

  Event read_exchange() {
    events::Exchanged<Truth> exchange;
    line_.expect("from");
    const auto seats = line_.split(line_.word(), ',', 4);
    line_.expect("given");
    const auto groups = line_.split(line_.word(), ',', 4);
    for (std::size_t i = 0; i < 4 && !line_.failed(); ++i) {
      exchange.from[all_seats[i]] = line_.to_seat(seats[i]);
      const auto tiles = parse_tiles(groups[i]);
      if (!tiles || tiles->size() != 3) {
        line_.fail("expected three tiles");
        break;
      }
      std::copy(tiles->begin(), tiles->end(), exchange.given[all_seats[i]].begin());
    }
    return exchange;
  }

  Event read_voided() {
    events::SuitsVoided voided;
    const auto letters = line_.word();
    if (letters.size() != 4) line_.fail("expected four suits");
    for (std::size_t i = 0; i < letters.size() && i < 4; ++i)
      voided.suits[all_seats[i]] = static_cast<Suit>(line_.find(suit_names, letters.substr(i, 1), "suit"));
    return voided;
  }

  Event read_abort() {
    events::Aborted abort;
    abort.reason = static_cast<AbortReason>(line_.one_of(abort_names, "reason"));
    line_.expect("by");
    abort.by = optional_seat(line_.word());
    return abort;
  }

  Event read_settlement() {
    events::Settled settled;
    line_.expect("shown");
    for (const Seat seat : all_seats) {
      const auto word = line_.word();
      if (word != "-") settled.shown[seat] = hand(word);
    }
    line_.expect("transfers");
    for (const auto each : line_.list('/')) settled.transfers.push_back(transfer(each));
    return settled;
  }

  Transfer transfer(std::string_view text) {
    const auto parts = line_.split(text, ':', 2);
    if (line_.failed()) return {};
    return {static_cast<TransferReason>(line_.find(transfer_names, parts[0], "transfer")), points(parts[1])};
  }

  Hand hand(std::string_view text) {
    Hand hand;
    const auto end = std::min(text.find(';'), text.size());
    const auto tiles = parse_tiles(text.substr(0, end));
    if (!tiles) line_.fail("not a hand");
    for (std::size_t i = 0; tiles && i < tiles->size(); ++i) take((*tiles)[i], hand.concealed, hand.reds);
    if (end < text.size()) read_melds(LineReader(text.substr(end + 1)).list(','), hand.melds);
    return hand;
  }
  void take(Tile tile, TileCounts& counts, RedFives& reds) {
    if (tile.is_flower() || counts[tile] == 4 || (tile.is_red() && reds[tile.suit()] == 3))
      return line_.fail("not a hand");
    counts.add(tile);
    reds.add(tile);
  }
  void read_melds(const std::vector<std::string_view>& texts, Melds& melds) {
    if (texts.size() > Melds::capacity()) return line_.fail("more than four melds");
    for (const auto each : texts) melds.push_back(meld(each));
  }
  void read_turned(TurnedTiles& turned) {
    const auto tiles = line_.tiles();
    if (tiles.size() > TurnedTiles::capacity()) return line_.fail("more than ten tiles turned over");
    turned = TurnedTiles(tiles);
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
    if (line_.next_is("from")) game.opening = read_opening();
    if (line_.next_is("names") &&
        (!parse_player_names(line_.word(), game.names) || game.names == PlayerNames{}))
      line_.fail("expected four names of at most 40 characters");
    return game;
  }

  Opening read_opening() {
    Opening opening;
    opening.round = wind();
    opening.dealer = line_.seat();
    line_.expect("first");
    opening.first_dealer = line_.seat();
    line_.expect("honba");
    opening.honba = line_.number<int>();
    line_.expect("sticks");
    opening.sticks = line_.number<int>();
    line_.expect("scores");
    opening.scores = points(line_.word());
    return opening;
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
    won.payments = points(line_.word());
    return won;
  }

  void read_winning_hand(Win& win) {
    line_.expect("tile");
    win.tile = line_.hand_tile(line_.word());
    line_.expect("hand");
    for (const Tile tile : line_.tiles()) take(tile, win.concealed, win.reds);
    line_.expect("melds");
    read_melds(line_.list(','), win.melds);
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
    if (line_.next_is("indicators")) read_turned(win.indicators);
    if (line_.next_is("under")) read_turned(win.under);
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
    const auto pattern = scheme::pattern_named(name);
    if (!pattern) line_.fail("unknown pattern");
    return pattern.value_or(PatternId{});
  }
  BySeat<Points> points(std::string_view text) {
    BySeat<Points> points;
    const auto parts = line_.split(text, ',', 4);
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

Result<Event> parse_event(std::string_view line) {
  const auto body = detail::without_checksum(line);
  if (!body) return body.error();
  return EventReader(*body).read();
}

}  // namespace tingpai
