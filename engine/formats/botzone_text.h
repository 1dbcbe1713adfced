// Words of Botzone's lines. Internal to engine/formats.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/formats/botzone.h"

namespace tingpai::botzone::detail {

// Takes a line apart, word by word. The first failure is kept with its place; what is read after it is
// arbitrary but harmless.
class Words {
 public:
  explicit Words(std::string_view line) : line_(line) {}

  std::string_view next();  // empty at the end
  bool at_end();
  void fail(std::string message);
  bool failed() const { return error_.has_value(); }
  const std::optional<Error>& error() const { return error_; }

  int number(int low, int high);
  Seat seat() { return Seat::from_index(number(0, 3)); }
  Tile tile();  // no flower
  Tile flower();

 private:
  void skip_spaces();

  std::string_view line_;
  std::size_t next_ = 0;   // where the next word starts
  std::size_t place_ = 0;  // where the last one started
  std::optional<Error> error_;
};

// The claim of the last discard that this action of this seat is.
events::Claimed claim_of(const PlayerView& view, Seat seat, const Action& action);
// The view as it will be if this seat's chow or pung happens.
PlayerView after_claim(PlayerView view, const Action& action);

}  // namespace tingpai::botzone::detail
