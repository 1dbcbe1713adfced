#include "app/cli/lines/recorded_position.h"

#include "app/cli/files.h"
#include "app/cli/lines/recording.h"

namespace tingpai::cli {

bool RecordedPositions::open(const Fields& fields, const std::string& path) {
  if (path_ == path) return true;
  path_.reset();
  const auto text = file_text(path, record_mebibytes);
  if (!text) {
    fields.fail("record", text.error().message);
    return false;
  }
  auto recording = read_recording(*text, RecordEnd::open);
  if (const auto* problem = std::get_if<RecordProblem>(&recording)) {
    fields.fail("record", path + ":" + place_of(*problem) + ": " + problem->message);
    return false;
  }
  events_ = std::move(std::get<Recording>(recording).events);
  path_ = path;
  return true;
}

PlayerView RecordedPositions::read(const Fields& fields) {
  fields.only({"record", "event", "seat", "levels", "of", "id"});
  const std::string path = fields.text("record");
  PlayerView view = view_of(Seat::from_index(fields.number("seat", 0, 3, 0)));
  for (const char* needed : {"event", "seat"}) {
    if (!fields.has(needed)) fields.fail(needed, "is missing");
  }
  if (!open(fields, path)) return view;
  const int events = fields.number("event", 0, static_cast<int>(events_.size()), 0);
  for (int i = 0; i < events; ++i) evolve(view, redact(events_[static_cast<std::size_t>(i)], view.seat));
  return view;
}

}  // namespace tingpai::cli
