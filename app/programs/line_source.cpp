#include "app/programs/line_source.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace tingpai::programs {

// What came in time is read even if the deadline has passed since; after that one look the clock decides,
// because a writer that never pauses always has more.
LineSource::Got LineSource::next(std::string& line, std::optional<Milliseconds> limit) {
  const auto deadline = limit ? std::optional(Clock::now() + *limit) : std::nullopt;
  for (bool looked = false;; looked = true) {
    const auto end = buffer_.find('\n');
    if (end != std::string::npos || (ended_ && (!buffer_.empty() || dropping_))) {
      line = buffer_.substr(0, end);
      buffer_.erase(0, end == std::string::npos ? end : end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return std::exchange(dropping_, false) || line.size() > longest_line ? Got::too_long : Got::line;
    }
    if (ended_) return Got::end;
    if (buffer_.size() > longest_line) {
      dropping_ = true;
      buffer_.clear();
    }
    if (looked && deadline && Clock::now() >= *deadline) return Got::nothing_yet;
    if (!fill(deadline)) return Got::nothing_yet;
  }
}

bool LineSource::ends_within(Milliseconds limit) {
  const auto deadline = Clock::now() + limit;
  for (;;) {
    if (buffer_.find_first_not_of(" \t\r\n") != std::string::npos) return false;
    if (ended_) return true;
    if (Clock::now() >= deadline || !fill(deadline)) return false;
  }
}

bool LineSource::fill(std::optional<Clock::time_point> deadline) {
  int wait = -1;
  if (deadline) {
    const auto left = std::chrono::ceil<Milliseconds>(*deadline - Clock::now()).count();
    wait = static_cast<int>(std::clamp<decltype(left)>(left, 0, 1'000'000'000));
  }
  pollfd ready{descriptor_, POLLIN, 0};
  const int count = poll(&ready, 1, wait);
  if (count == 0) return false;
  std::array<char, 1 << 16> bytes;
  const auto size = count < 0 ? -1 : read(descriptor_, bytes.data(), bytes.size());
  if (size > 0) buffer_.append(bytes.data(), static_cast<std::size_t>(size));
  if (size < 0 && errno != EINTR && errno != EAGAIN) problem_ = errno;
  ended_ = size == 0 || problem_ != 0;
  return true;
}

}  // namespace tingpai::programs
