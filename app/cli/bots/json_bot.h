// A bot of ours in our own protocol, line by line. It keeps its view of the game from the messages alone.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "app/formats/fields.h"
#include "app/programs/json_seat.h"
#include "engine/ai/decision.h"
#include "engine/ai/field.h"

namespace tingpai::cli {

class JsonBot {
 public:
  // `complain` gets what is wrong with a line, with its number.
  // `rules`: games of other kinds of rules are declined; nothing: it plays all.
  JsonBot(Bot bot, std::function<void(const std::string&)> complain, std::optional<Ruleset> rules = {});

  // The answer to a line, if it asks for one.
  std::optional<std::string> take(std::string_view line);
  // A line that cannot be taken: why not.
  std::optional<std::string> skip(const std::string& problem);
  // Whether there is nothing more to hear: the game has ended, or it is one that cannot be played.
  bool ended() const { return ended_; }

 private:
  std::optional<std::string> take(const Fields& fields);
  std::optional<std::string> greet(const Fields& fields);
  void hear(const Fields& fields);
  std::optional<std::string> answer(const Fields& fields);

  Bot bot_;
  std::optional<Ruleset> rules_;
  std::function<void(const std::string&)> complain_;
  std::size_t line_ = 0;  // of the input, 1-based
  bool greeted_ = false;
  bool ended_ = false;
  PlayerView view_;
  Field field_;
  std::uint64_t heard_ = 0;  // events of this game
};

}  // namespace tingpai::cli
