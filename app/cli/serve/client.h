// Another program at the other end of the socket, with its tables. What waits for it is bounded: it is not
// read while many of its lines are unanswered, nor answered while it does not take its answers.
#pragma once

#include <chrono>
#include <string>

#include "app/cli/serve/line_queue.h"
#include "app/cli/serve/tables.h"

namespace tingpai::cli {

class Client {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t most_unsent = 1 << 18;  // bytes of answers, and what one line adds

  Client(int descriptor, Hall& hall) : descriptor_(descriptor), tables_(hall) {}  // owns the descriptor
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void read();
  // Answers lines until the time, one at least.
  void work(Clock::time_point until);
  void write();
  // It is not read any more, and gone once it has its answers.
  void dismiss() { deaf_ = true; }

  bool wants_to_speak() const { return !deaf_ && lines_.size() <= LineQueue::longest_line; }
  bool wants_to_hear() const { return unsent() > 0; }
  bool waits_for_answers() { return unsent() < most_unsent && lines_.ready(); }
  bool gone() { return lost_ || (deaf_ && unsent() == 0 && !lines_.ready()); }

 private:
  static constexpr std::size_t piece = 1 << 16;  // bytes that are read at once
  std::size_t unsent() const { return out_.size() - sent_; }

  int descriptor_;
  Tables tables_;
  LineQueue lines_;
  std::size_t number_ = 0;  // of its last line, from 1
  std::string out_;
  std::size_t sent_ = 0;  // bytes of it
  bool deaf_ = false;     // nothing more is read
  bool lost_ = false;     // nobody hears answers
};

}  // namespace tingpai::cli
