// A bot in one of Botzone's conversations, line by line. A line is
//   - a number n, with which a turn's whole history begins: n requests and the n - 1 responses between them;
//   - a single request, one line a turn, in a conversation that keeps running;
//   - a JSON object with the "requests" and "responses" so far, or with a single "request".
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/level.h"
#include "engine/formats/botzone.h"

namespace tingpai::cli {

class BotzoneBot {
 public:
  // `complain` gets what could not be understood, with its place. Then the answer is one that is always
  // legal: the drawn tile, or nothing.
  BotzoneBot(Bot bot, std::function<void(const std::string&)> complain);

  // The answer to a line, unless more lines must come first.
  std::optional<std::string> take(std::string_view line);
  // Whether a turn has begun of which lines are missing.
  bool in_history() const { return missing_ > 0; }

 private:
  std::optional<std::string> begin_history(std::string_view line);
  std::optional<std::string> take_history(std::string_view line);
  std::optional<std::string> take_json(std::string_view line);
  std::string answer_history();
  std::string answer(std::string_view request);
  bool hear(std::string_view request);
  void complain(const std::string& place, const std::string& message) const;

  Bot bot_;
  std::function<void(const std::string&)> complain_;
  botzone::Listener listener_;
  std::uint64_t heard_ = 0;                        // requests of this game
  std::size_t line_ = 0;                           // of the input, 1-based
  std::size_t missing_ = 0;                        // lines of a history
  std::vector<std::string> requests_, responses_;  // of a history
};

}  // namespace tingpai::cli
