// A bot of ours in mjai's protocol, line by line. It keeps its view of the game from the messages alone.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "app/cli/bots/mjai_listener.h"
#include "engine/ai/decision.h"
#include "engine/ai/level.h"

namespace tingpai::cli::mjai {

class MjaiBot {
 public:
  // `complain` gets what is wrong with a line, with its number. The answer is then one that is always legal:
  // the drawn tile, or nothing.
  MjaiBot(Bot bot, std::function<void(const std::string&)> complain)
      : bot_(bot), complain_(std::move(complain)) {}

  // The one answer to a line: a message, or an array of messages. Blank lines have none.
  std::optional<std::string> take(std::string_view line);
  std::string skip(const std::string& problem);

 private:
  void hear(const QJsonObject& message);
  std::string answer();
  std::string discard_of_riichi();
  Action choose(const LegalActions& legal) const;
  void complain(const FieldError& problem) const;

  Bot bot_;
  std::function<void(const std::string&)> complain_;
  Listener listener_;
  std::size_t line_ = 0;  // of the input, 1-based
  bool may_act_ = false;
  std::optional<Tile> drawn_;     // by this seat, with the last message
  std::optional<Action> chosen_;  // the discard of the riichi that has been declared
};

}  // namespace tingpai::cli::mjai
