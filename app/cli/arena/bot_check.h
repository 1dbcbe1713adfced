// Tries a program that speaks our protocol: short games against our own bots, with what later versions may
// say.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "app/programs/conversation.h"
#include "engine/rules/ruleset.h"

namespace tingpai::cli {

using namespace programs;

struct BotCheck {
  std::string command;
  Ruleset ruleset{};  // a game has four hands, whatever it says
  std::uint64_t seed = 1;
  Milliseconds answer_limit{6000};
};

struct BotCheckResult {
  std::string name;  // as it calls itself; empty if it never was ready
  int games = 0;
  bool stopped = false;  // before the twentieth, because it had to be given up
  int questions = 0;
  std::array<int, 3> faults{};  // by kind
};

// `found` gets each fault, with the number of its game from 1 on.
BotCheckResult check_bot(const BotCheck& check, const std::function<void(int game, const Fault&)>& found);

}  // namespace tingpai::cli
