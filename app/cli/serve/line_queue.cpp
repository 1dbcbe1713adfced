#include "app/cli/serve/line_queue.h"

#include <utility>

namespace tingpai::cli {

void LineQueue::append(std::string_view bytes) {
  tidy();
  bytes_.append(bytes);
}

void LineQueue::tidy() {
  bytes_.erase(0, start_);
  end_ -= start_;
  start_ = 0;
  if (bytes_.empty()) std::string().swap(bytes_);
}

// Whether end_ is where the next line ends.
bool LineQueue::find_end() {
  end_ = std::min(bytes_.find('\n', end_), bytes_.size());
  return end_ < bytes_.size();
}

bool LineQueue::ready() {
  if (find_end()) return true;
  if (size() > longest_line) {
    dropping_ = true;
    start_ = end_;
  }
  return ended_ && (size() > 0 || dropping_);
}

LineQueue::Got LineQueue::next(std::string_view& line) {
  if (!ready()) return Got::nothing;
  line = std::string_view(bytes_).substr(start_, end_ - start_);
  start_ = end_ = std::min(end_ + 1, bytes_.size());
  if (line.ends_with('\r')) line.remove_suffix(1);
  return std::exchange(dropping_, false) || line.size() > longest_line ? Got::too_long : Got::line;
}

}  // namespace tingpai::cli
