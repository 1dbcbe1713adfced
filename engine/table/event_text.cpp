// The text form of events: words separated by single spaces, then " #" and a checksum of what stands before,
// so that no single wrong byte goes unseen. A list without items is "-". Players are 0 to 3.
#include <algorithm>

#include "engine/rules/scheme.h"
#include "engine/table/event.h"
#include "engine/table/text.h"

namespace tingpai {

namespace {

using namespace detail;

std::string text(int number) { return std::to_string(number); }
std::string text(Seat seat) { return std::to_string(seat.index()); }
std::string text(Wind wind) { return std::string(1, to_letter(wind)); }
std::string text(std::optional<Seat> seat) { return seat ? text(*seat) : "-"; }
std::string text(std::span<const Tile> tiles) { return tiles.empty() ? "-" : to_text(tiles); }
std::string text(const BySeat<Points>& points) {
  return join(points, ',', [](Points each) { return std::to_string(each); });
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
std::string text_of_pattern(PatternId id) { return std::string(scheme::name_of(id)); }

struct Writer {
  std::string operator()(const events::GameStarted& e) const {
    return "game " + to_text(e.ruleset) + " seed " + std::to_string(e.seed) +
           (e.opening ? " from " + opening(*e.opening) : "") +
           (e.names != PlayerNames{} ? " names " + to_text(e.names) : "");
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
    return "discard " + text(e.seat) + ' ' + to_text(e.tile) + (e.drawn ? " drawn" : " held") +
           (e.riichi ? " riichi" : "");
  }
  std::string operator()(const events::Claimed& e) const {
    return "claim " + text(e.seat) + ' ' + text(e.meld);
  }
  std::string operator()(const events::ConcealedKong<Truth>& e) const {
    return "concealed_kong " + text(e.seat) + ' ' + to_text(e.tile) + (e.open ? " open" : "") +
           (e.reds.empty() ? "" : " with " + text(e.reds));
  }
  std::string operator()(const events::AddedKong& e) const {
    return "added_kong " + text(e.seat) + ' ' + to_text(e.tile) + (e.late ? " late" : "");
  }
  std::string operator()(const events::Won& e) const {
    const Win& win = e.win;
    return "win " + text(e.seat) + " from " + text(e.from) + (e.place != 0 ? " place " + text(e.place) : "") +
           (e.more != 0 ? " more " + text(e.more) : "") + " tile " + to_text(win.tile) + " hand " +
           text(tiles_of(win.concealed, win.reds)) + " melds " +
           join(win.melds, ',', [](const Meld& meld) { return text(meld); }) + " flags " +
           text_of_flags(win) + " round " + text(win.round) + " seat " + text(win.seat) + " flowers " +
           text(win.flowers) + turned(win) + ' ' + score(e.score) + " pays " + text(e.payments);
  }
  std::string operator()(const events::WallExhausted&) const { return "no_winner"; }
  std::string operator()(const events::GameEnded& e) const { return "end " + text(e.scores); }
  std::string operator()(const events::Exchanged<Truth>& e) const {
    return "exchange from " + join(e.from, ',', [](Seat seat) { return text(seat); }) + " given " +
           join(e.given, ',', [](const auto& tiles) { return to_text(std::span<const Tile>(tiles)); });
  }
  std::string operator()(const events::SuitsVoided& e) const {
    std::string letters;
    for (const Suit suit : e.suits) letters += suit_names[static_cast<std::size_t>(suit)];
    return "void " + letters;
  }
  std::string operator()(const events::IndicatorShown& e) const { return "indicator " + to_text(e.tile); }
  std::string operator()(const events::Paid& e) const { return "paid " + transfer(e.transfer); }
  std::string operator()(const events::Aborted& e) const {
    return "abort " + std::string(abort_names[static_cast<std::size_t>(e.reason)]) + " by " + text(e.by);
  }
  std::string operator()(const events::Settled& e) const {
    std::string hands;
    for (const auto& hand : e.shown) hands += ' ' + (hand ? shown(*hand) : "-");
    return "settle shown" + hands + " transfers " + join(e.transfers, '/', transfer);
  }

 private:
  static std::string opening(const Opening& one) {
    return text(one.round) + ' ' + text(one.dealer) + " first " + text(one.first_dealer) + " honba " +
           text(one.honba) + " sticks " + text(one.sticks) + " scores " + text(one.scores);
  }
  static std::string transfer(const Transfer& one) {
    return std::string(transfer_names[static_cast<std::size_t>(one.reason)]) + ':' + text(one.payments);
  }
  // "123m45p;chow:1s:1s:2": the concealed tiles and the melds.
  static std::string shown(const Hand& hand) {
    const std::string melds = join(hand.melds, ',', [](const Meld& meld) { return text(meld); });
    return text(hand.tiles()) + (hand.melds.empty() ? "" : ';' + melds);
  }
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
           join(score.patterns, ',',
                [](const CountedPattern& row) {
                  return text_of_pattern(row.id) + '*' + text(row.count) + '*' + text(row.each);
                }) +
           " excluded " + join(score.excluded, ',', [](const ExcludedPattern& row) {
             return text_of_pattern(row.id) + '<' + text_of_pattern(row.because_of);
           });
  }
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

Meld meld_of(const Action& action, Tile claimed, std::optional<Seat> from) {
  const MeldType type = action.type == ActionType::chow   ? MeldType::chow
                        : action.type == ActionType::pung ? MeldType::pung
                                                          : MeldType::melded_kong;
  Meld meld{type, plain(action.tile), claimed, from, action.reds};
  meld.reds.add(claimed);
  return meld;
}

std::string to_text(const Event& event) { return detail::with_checksum(std::visit(Writer{}, event)); }

}  // namespace tingpai
