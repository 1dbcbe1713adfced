// How fast the players of a game are: bots as their level is, everybody else as the hands that are over tell.
// Nothing of it is stored: the same events tell the same again.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "app/people/players.h"
#include "engine/ai/field.h"
#include "engine/table/view.h"

namespace tingpai::app {

// What the bots of a game played at, by the number of the event from which on; nothing: not known.
using BotLevels = std::map<int, std::optional<Level>>;

class TablePace {
 public:
  TablePace() = default;
  explicit TablePace(const Players& players, BotLevels levels = {}, const std::vector<Event>& events = {});

  void observe(const Event& event);  // the next one
  // What may be known after the first `number` events, of what was observed.
  Field at(int number) const;
  // After all of them, whatever was noted of the bots.
  Field now(Level bots) const { return field(learnt_.empty() ? Field() : learnt_.rbegin()->second, bots); }

 private:
  Field field(Field learnt, std::optional<Level> bots) const;

  Players players_;
  BotLevels levels_;
  int number_ = 0;               // of events
  PlayerView view_;              // of one of them; only what is public counts
  std::map<int, Field> learnt_;  // by how many events had happened, as if nobody were a bot
};

}  // namespace tingpai::app
