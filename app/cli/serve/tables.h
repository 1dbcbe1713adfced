// The tables of one client. Each line of our own protocol says in "table" to which it belongs, and so does
// what is said to it; without the field it belongs to a table without a name.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
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
  bool take_plain(std::string_view line, std::string& out);
  std::optional<JsonObject> hear(const std::string& name, const Fields& message);
  std::optional<JsonObject> open(const std::string& name, const Fields& message);
  Bot bot_of(const Fields& hello) const;

  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };

  Hall& hall_;
  // By the name of the table, as JSON; or empty.
  std::unordered_map<std::string, std::unique_ptr<JsonPlayer>, Hash, std::equal_to<>> players_;
};

}  // namespace tingpai::cli
