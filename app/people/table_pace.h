// How fast the players of a game are: bots by their levels, everybody else by the hands played so far.
// Nothing is stored, because the same events give the same answer again.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "app/people/players.h"
#include "app/settings/lineup.h"
#include "engine/ai/field.h"
#include "engine/table/view.h"

namespace tingpai::app {

// The bots of a game, by the number of the event from which on they played; nothing: not known.
using Lineups = std::map<int, std::optional<Lineup>>;

class TablePace {
 public:
  TablePace() = default;
  explicit TablePace(const Players& players, Lineups lineups = {}, const std::vector<Event>& events = {});

  void observe(const Event& event);  // the next one
  // What is known after the first `number` of the observed events.
  Field at(int number) const;
  // After all of them, whatever was noted of the bots.
  Field now(const Lineup& bots) const {
    return field(learnt_.empty() ? Field() : learnt_.rbegin()->second, bots);
  }

 private:
  Field field(Field learnt, const std::optional<Lineup>& bots) const;

  Players players_;
  Lineups lineups_;
  int number_ = 0;               // of events
  PlayerView view_;              // of one of them; only what is public counts
  std::map<int, Field> learnt_;  // by how many events had happened, as if nobody were a bot
};

}  // namespace tingpai::app
