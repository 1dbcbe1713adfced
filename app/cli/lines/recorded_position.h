// A moment of a recorded game, as one of its seats saw it: {"record":"FILE","event":N,"seat":S}.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/formats/fields.h"
#include "engine/table/view.h"

namespace tingpai::cli {

class RecordedPositions {
 public:
  // What `seat` saw after the first `event` events of the file. Problems go to the fields' first problem; the
  // view is then of no use. The last file stays in memory.
  PlayerView read(const Fields& fields);

 private:
  bool open(const Fields& fields, const std::string& path);

  std::optional<std::string> path_;
  std::vector<Event> events_;  // of that file, each checked against those before it
};

}  // namespace tingpai::cli
