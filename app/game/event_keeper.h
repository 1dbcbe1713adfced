// Stores the events of a game. While another program has locked the records, an event is held and stored
// later: the window lives on.
#pragma once

#include <QElapsedTimer>
#include <chrono>
#include <optional>
#include <utility>

#include "app/store/record_store.h"

namespace tingpai::app {

class EventKeeper {
 public:
  enum class Kept { stored, held, failed };
  static constexpr std::chrono::milliseconds patience{100};  // between two tries

  explicit EventKeeper(RecordStore& store) : store_(store) {}

  Kept keep(std::int64_t game, int number, const Event& event);
  const Error& error() const { return error_; }  // of what failed
  bool holding() const { return held_.has_value(); }
  std::optional<Event> take_held() { return std::exchange(held_, {}); }
  // An event has been held so long that the player has to read of it: true once.
  bool take_notice();
  bool noticed() { return std::exchange(noticed_, false); }  // the notice was taken, and can go
  void forget();

 private:
  RecordStore& store_;
  Error error_;
  std::optional<Event> held_;
  QElapsedTimer locked_;  // since when
  bool noticed_ = false;
};

}  // namespace tingpai::app
