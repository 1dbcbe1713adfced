// The tables of one client. Each line of our own protocol says in "table" to which it belongs, and so does
// what is said to it; without the field it belongs to a table without a name.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

#include "app/cli/bots/json_player.h"
#include "app/cli/serve/hall.h"

namespace tingpai::cli {

class Tables {
 public:
  explicit Tables(Hall& hall) : hall_(hall) {}
  ~Tables() { hall_.tables -= players_.size(); }
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;

  // Appends to `out` what there is to say to a line, which has that number, from 1.
  void take(std::string_view line, std::size_t number, std::string& out);
  // The same for a line that cannot be read.
  void refuse(const FieldError& error, std::size_t number, std::string& out);

 private:
  std::optional<JsonObject> hear(const std::string& name, const Fields& message);
  std::optional<JsonObject> open(const std::string& name, const Fields& message);
  Bot bot_of(const Fields& hello) const;

  Hall& hall_;
  std::unordered_map<std::string, JsonPlayer> players_;  // by the name of the table, as JSON; or empty
};

}  // namespace tingpai::cli
