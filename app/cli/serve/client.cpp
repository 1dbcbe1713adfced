#include "app/cli/serve/client.h"

#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace tingpai::cli {

namespace {

bool comes_later(int reason) { return reason == EAGAIN || reason == EWOULDBLOCK || reason == EINTR; }

}  // namespace

Client::~Client() { close(descriptor_); }

void Client::read() {
  if (!wants_to_speak()) return;
  std::array<char, piece> bytes;
  const auto size = recv(descriptor_, bytes.data(), bytes.size(), MSG_DONTWAIT);
  if (size > 0) return lines_.append({bytes.data(), static_cast<std::size_t>(size)});
  if (size < 0 && comes_later(errno)) return;
  lost_ = size < 0;
  deaf_ = true;
  lines_.end();
}

void Client::work(Clock::time_point until) {
  std::string_view line;
  while (unsent() < most_unsent) {
    const auto got = lines_.next(line);
    if (got == LineQueue::Got::nothing) return lines_.tidy();
    ++number_;
    if (got == LineQueue::Got::line) {
      tables_.take(line, number_, out_);
    } else {
      tables_.refuse({"", "the line is longer than 64 KiB"}, number_, out_);
    }
    if (Clock::now() >= until) return;
  }
}

void Client::write() {
  while (unsent() > 0 && !lost_) {
    const auto size = send(descriptor_, out_.data() + sent_, unsent(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) {
      lost_ = !comes_later(errno);
      break;
    }
    sent_ += static_cast<std::size_t>(size);
  }
  out_.erase(0, std::exchange(sent_, 0));
  if (out_.empty()) std::string().swap(out_);
}

}  // namespace tingpai::cli
