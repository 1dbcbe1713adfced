// Wins written as text in tests:
//   "111222m [789s] [5555p] (6666p) 8s +8s drawn round:S seat:W flowers:2"
// [..] is claimed, (..) a concealed kong, + the winning tile; words: drawn, last (of its kind), replacement,
// robbing, wall (the last tile of the wall). Bad text ends the test.
#pragma once

#include <sstream>

#include "engine/rules/mcr/mcr.h"
#include "tests/engine/support/text_hand.h"

namespace tingpai {

inline Meld meld(std::string_view text, bool claimed) {
  const auto read = tiles(text);
  Meld result;
  result.tile = read.front();
  result.claimed = read.front();
  if (read.size() == 4) {
    result.type = claimed ? MeldType::melded_kong : MeldType::concealed_kong;
  } else {
    result.type = read[0] == read[1] ? MeldType::pung : MeldType::chow;
  }
  return result;
}

inline Win win(const std::string& text) {
  Win result;
  std::string concealed;
  std::istringstream words(text);
  const auto wind = [](char letter) { return static_cast<Wind>(std::string_view("ESWN").find(letter)); };
  for (std::string word; words >> word;) {
    const bool in_brackets = word.front() == '[' || word.front() == '(';
    if (in_brackets) {
      result.melds.push_back(meld(word.substr(1, word.size() - 2), word.front() == '['));
    } else if (word.front() == '+') {
      result.tile = tile(word.substr(1));
    } else if (word == "drawn") {
      result.self_drawn = true;
    } else if (word == "last") {
      result.last_of_kind = true;
    } else if (word == "replacement") {
      result.replacement = true;
    } else if (word == "robbing") {
      result.robbing = true;
    } else if (word == "wall") {
      result.last_wall_tile = true;
    } else if (word.starts_with("round:")) {
      result.round = wind(word.back());
    } else if (word.starts_with("seat:")) {
      result.seat = wind(word.back());
    } else if (word.starts_with("flowers:")) {
      result.flowers = word.back() - '0';
    } else {
      concealed += word;
    }
  }
  result.concealed = hand(concealed);
  return result;
}

}  // namespace tingpai
