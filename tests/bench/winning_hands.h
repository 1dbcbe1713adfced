// Winning hands of the benchmark data beside the checkout, or a few written here where there is none.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "engine/rules/score.h"
#include "engine/tile.h"

namespace tingpai {

// Honours are letters in the data: winds E S W N, dragons C (red) F (green) P (white). Rewritten to digits.
inline std::string with_honour_digits(std::string_view text) {
  constexpr std::string_view letters = "ESWNPFC";
  std::string result;
  for (const char c : text) {
    const auto honour = letters.find(c);
    if (honour == std::string_view::npos) {
      result += c;
    } else {
      result += static_cast<char>('1' + honour);
      result += 'z';
    }
  }
  return result;
}

// "[456p,1]" is claimed, "[5555p]" a concealed kong; the last tile before '|' wins; then round, seat and the
// flags self-drawn, last of its kind, last wall tile, kong.
inline Win parse_win(const std::string& line) {
  Win win;
  const auto bar = line.find('|');
  std::string closed;
  for (std::size_t i = 0; i < bar; ++i) {
    if (line[i] != '[') {
      closed += line[i];
      continue;
    }
    const auto end = line.find(']', i);
    const std::string inside = line.substr(i + 1, end - i - 1);
    const bool claimed = inside.find(',') != std::string::npos;
    const auto tiles = *parse_tiles(with_honour_digits(inside.substr(0, inside.find(','))));
    Meld meld;
    meld.tile = tiles.front();
    if (tiles.size() == 4) {
      meld.type = claimed ? MeldType::melded_kong : MeldType::concealed_kong;
    } else {
      meld.type = tiles[0] == tiles[1] ? MeldType::pung : MeldType::chow;
    }
    win.melds.push_back(meld);
    i = end;
  }
  const auto tiles = *parse_tiles(with_honour_digits(closed));
  win.tile = tiles.back();
  win.concealed = TileCounts(std::span(tiles).first(tiles.size() - 1));
  constexpr std::string_view winds = "ESWN";
  win.round = static_cast<Wind>(winds.find(line[bar + 1]));
  win.seat = static_cast<Wind>(winds.find(line[bar + 2]));
  win.self_drawn = line[bar + 3] == '1';
  win.last_of_kind = line[bar + 4] == '1';
  win.last_wall_tile = line[bar + 5] == '1';
  win.replacement = line[bar + 6] == '1' && win.self_drawn;
  win.robbing = line[bar + 6] == '1' && !win.self_drawn;
  return win;
}

inline std::vector<Win> read_wins(const char* name) {
  std::vector<Win> wins;
  std::ifstream file(std::string(TINGPAI_SHARED_DIR "/bench/") + name);
  for (std::string line; std::getline(file, line);) wins.push_back(parse_win(line));
  if (wins.empty()) {
    for (const char* line : {"123m456m789m234p55s5s|EE1000", "[456p,1][123m,1]22m567s56s7s|EE0000",
                             "1112345678999s5s|SE1000", "[5555p]234p678p345s6m6m|WN0000"}) {
      wins.push_back(parse_win(line));
    }
  }
  return wins;
}

}  // namespace tingpai
