// A bot of ours in our own protocol, line by line.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "app/cli/bots/json_player.h"

namespace tingpai::cli {

class JsonBot {
 public:
  // `complain` gets what is wrong with a line, with its number.
  // `kind`: games of other kinds of rules are declined; nothing: it plays all.
  JsonBot(Bot bot, std::function<void(const std::string&)> complain, std::optional<SchemeId> kind = {});

  // The answer to a line, if it asks for one.
  std::optional<std::string> take(std::string_view line);
  // A line that cannot be taken: why not.
  std::optional<std::string> skip(const std::string& problem);
  bool ended() const { return player_.ended(); }

 private:
  JsonPlayer player_;
  std::function<void(const std::string&)> complain_;
  std::size_t line_ = 0;  // of the input, 1-based
};

}  // namespace tingpai::cli
