// A seat that one of our bots plays in our own protocol, message by message. It keeps its view of the game
// from the messages alone.
#pragma once

#include <optional>

#include "app/cli/bots/plain_messages.h"
#include "app/formats/fields.h"
#include "app/formats/json.h"
#include "app/programs/json_seat.h"
#include "engine/ai/field.h"
#include "engine/ai/level.h"
#include "engine/rules/scheme.h"
#include "engine/table/view.h"

namespace tingpai::cli {

class JsonPlayer {
 public:
  // `kind`: games of other kinds of rules are declined; nothing: it plays all.
  explicit JsonPlayer(Bot bot, std::optional<SchemeId> kind = {}) : bot_(bot), kind_(kind) {}

  // What it says to a message, if anything. What is wrong with the message becomes the fields' problem.
  std::optional<JsonObject> take(const Fields& message);
  // The same for a message of which there is nothing but good to say, and of a kind that comes often. False:
  // it is none, nothing has changed, and the other way is for it.
  bool take_plain(const FlatJson& message, std::optional<JsonObject>& answer);
  // Whether there is nothing more to hear: the game has ended, or it is one that cannot be played.
  bool ended() const { return ended_; }

 private:
  std::optional<JsonObject> greet(const Fields& hello);
  void hear(const Fields& message);
  std::optional<JsonObject> answer(const Fields& message) const;
  std::optional<std::string> choose(const Question& question) const;

  Bot bot_;
  std::optional<SchemeId> kind_;
  bool greeted_ = false;
  bool ended_ = false;
  PlayerView view_;
  Field field_;
  std::uint64_t heard_ = 0;  // events of this game
};

}  // namespace tingpai::cli
