#include "app/text/examples.h"

#include <array>
#include <sstream>
#include <string>

namespace tingpai::app {
namespace {

struct CircumstanceRow {
  std::string_view word;
  bool Win::*flag;
};
constexpr std::array<CircumstanceRow, 10> circumstances{{{"drawn", &Win::self_drawn},
                                                         {"riichi", &Win::riichi},
                                                         {"double", &Win::double_riichi},
                                                         {"ippatsu", &Win::ippatsu},
                                                         {"first", &Win::first_turn},
                                                         {"last", &Win::last_of_kind},
                                                         {"replacement", &Win::replacement},
                                                         {"robbing", &Win::robbing},
                                                         {"wall", &Win::last_wall_tile},
                                                         {"shot", &Win::after_kong}}};

std::optional<Meld> parse_meld(std::string_view tiles, bool claimed) {
  const auto read = parse_tiles(tiles);
  if (!read || read->size() < 3 || read->size() > 4) return std::nullopt;
  const bool kong = read->size() == 4;
  const MeldType type = kong ? (claimed ? MeldType::melded_kong : MeldType::concealed_kong)
                        : (*read)[0] == (*read)[1] ? MeldType::pung
                                                   : MeldType::chow;
  return Meld{type, read->front(), read->front(), {}};
}

bool read_turned(std::string_view text, TurnedTiles& into) {
  const auto turned = parse_tiles(text);
  if (!turned || turned->size() > TurnedTiles::capacity()) return false;
  into = TurnedTiles(*turned);
  return true;
}

// One word of an example; false if it means nothing.
bool read_word(std::string_view word, Win& win) {
  if (word.front() == '[' || word.front() == '(') {
    const auto meld = parse_meld(word.substr(1, word.size() - 2), word.front() == '[');
    if (meld) win.melds.push_back(*meld);
    return meld.has_value();
  }
  if (word.front() == '+') {
    const auto tile = parse_tile(word.substr(1));
    if (tile) win.tile = *tile;
    return static_cast<bool>(tile);
  }
  for (const CircumstanceRow& row : circumstances) {
    if (word != row.word) continue;
    win.*row.flag = true;
    return true;
  }
  if (word == "seat:S") {
    win.seat = Wind::south;
    return true;
  }
  if (word.starts_with("flowers:")) {
    win.flowers = word.back() - '0';
    return true;
  }
  constexpr std::string_view under = "under:", dora = "dora:";
  if (word.starts_with(under)) return read_turned(word.substr(under.size()), win.under);
  if (word.starts_with(dora)) return read_turned(word.substr(dora.size()), win.indicators);
  const auto tiles = parse_tiles(word);
  if (!tiles) return false;
  for (const Tile tile : *tiles) {
    win.concealed.add(tile);
    win.reds.add(tile);
  }
  return true;
}

}  // namespace

std::optional<Win> parse_example(std::string_view text) {
  Win win;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) {
    if (!read_word(word, win)) return std::nullopt;
  }
  return win;
}

}  // namespace tingpai::app
