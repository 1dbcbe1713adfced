// Lines to and from a program, under one time limit for every answer. What the program does wrong on the way
// is a fault.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/programs/program.h"

namespace tingpai::programs {

struct Fault {
  enum class Kind : std::uint8_t { illegal, late, crashed };
  Kind kind = Kind::illegal;
  std::string message;
  std::string heard = {};             // what is wrong of its lines, where one is
  std::optional<Ending> ending = {};  // of a program that has ended
};
std::string_view name_of(Fault::Kind kind);  // "illegal answer", "late", "crashed"

// Printable and short, for a message.
std::string quoted(std::string text);

class Conversation {
 public:
  using Clock = LineSource::Clock;

  // The program starts with the first words to it. `limit` is for each answer, the first with the start
  // included. Where a stop is requested, the program and all waiting for it end.
  Conversation(Launch launch, Milliseconds limit, std::stop_token stop = {})
      : launch_(std::move(launch)), limit_(limit), stop_(std::move(stop)) {}

  Milliseconds limit() const { return limit_; }
  Clock::time_point deadline() const { return Clock::now() + limit_; }
  bool started() const { return program_ != nullptr; }
  void hang_up() { program_->hang_up(); }
  std::string end() { return program_->end(); }  // how it ended; see Program

  // `before`, here and below: when it happened, "before its answer to ...".
  std::optional<Fault> say(std::string_view text, Clock::time_point deadline, const std::string& before);
  // The next line, blank ones included, and the next that is not blank.
  std::optional<Fault> hear_line(std::string& line, Clock::time_point deadline, const std::string& before);
  std::optional<Fault> hear(std::string& line, Clock::time_point deadline, const std::string& before);
  std::size_t lines_heard() const { return lines_heard_; }

 private:
  Fault silence(LineSource::Got got, const std::string& before);

  Launch launch_;
  Milliseconds limit_;
  std::stop_token stop_;
  std::unique_ptr<Program> program_;
  std::size_t lines_heard_ = 0;
};

}  // namespace tingpai::programs
