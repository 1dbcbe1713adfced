// A match that has been played in part, as JSON: what a shard prints beside its figures, and what --state
// keeps.
//
//   {"match": {"rules": "...", "seats": "path,quick,quick,quick", "walls": "100", ...},   options and their
//   values
//    "columns": ["hands", ...],              what the numbers of a player are
//    "outcomes": [[[4, ...] x4], ...],       by wall in order, by player
//    "times": [[[123, 7], ...] x4]}          by player: 7 decisions took 12.3 microseconds
#pragma once

#include <QJsonObject>
#include <chrono>
#include <string>

#include "app/cli/arena/arena.h"
#include "app/formats/json.h"
#include "engine/result.h"

namespace tingpai::cli {

// A match, or its shard, and the first of its walls.
struct Part {
  ArenaConfig config;
  Played played;
};
JsonObject to_object(const Part& part);
// The error's message names the field.
Result<Part> read_part(const QJsonObject& object);

// So large may a file with matches be.
inline constexpr std::size_t match_mebibytes = 1024;

// The file that a match goes on from. At any moment it is whole: what is new is written beside it, then
// renamed.
class StateFile {
 public:
  StateFile(std::string path, ArenaConfig config) : path_(std::move(path)), config_(std::move(config)) {}
  // What the file has; nothing where it does not exist or is empty.
  Result<Played> load() const;
  // At most four times a second, and a tenth of the time; `surely`: at once.
  void save(const Played& played, bool surely = false);
  // Why it could not be written, the last time.
  const std::optional<std::string>& problem() const { return problem_; }

 private:
  using Clock = std::chrono::steady_clock;
  std::string path_;
  ArenaConfig config_;
  Clock::time_point next_{};
  std::optional<std::string> problem_;
};

}  // namespace tingpai::cli
