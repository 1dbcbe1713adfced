// A seat that one of our bots plays in our own protocol, message by message. It keeps its view of the game
// from the messages alone.
#pragma once

#include <optional>

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
  // Whether there is nothing more to hear: the game has ended, or it is one that cannot be played.
  bool ended() const { return ended_; }

 private:
  std::optional<JsonObject> greet(const Fields& hello);
  void hear(const Fields& message);
  std::optional<JsonObject> answer(const Fields& question) const;

  Bot bot_;
  std::optional<SchemeId> kind_;
  bool greeted_ = false;
  bool ended_ = false;
  PlayerView view_;
  Field field_;
  std::uint64_t heard_ = 0;  // events of this game
};

}  // namespace tingpai::cli
