#include "app/programs/conversation.h"

#include <algorithm>
#include <array>

namespace tingpai::programs {

namespace {

Milliseconds until(Conversation::Clock::time_point deadline) {
  return std::max(std::chrono::ceil<Milliseconds>(deadline - Conversation::Clock::now()), Milliseconds(0));
}

bool is_blank(const std::string& line) { return line.find_first_not_of(" \t") == std::string::npos; }

}  // namespace

std::string_view name_of(Fault::Kind kind) {
  constexpr std::array<std::string_view, 3> names{"illegal answer", "late", "crashed"};
  return names[static_cast<std::size_t>(kind)];
}

std::string quoted(std::string text) {
  constexpr std::size_t most = 60;
  const bool cut = text.size() > most;
  text.resize(std::min(text.size(), most));
  for (char& c : text) {
    if (c < ' ' || c > '~') c = '?';
  }
  return '"' + text + (cut ? "..." : "") + '"';
}

std::optional<Fault> Conversation::say(std::string_view text, Clock::time_point deadline,
                                       const std::string& before) {
  if (!program_) {
    auto started = Program::start(launch_);
    if (!started) return Fault{Fault::Kind::crashed, started.error().message};
    program_ = *std::move(started);
  }
  const std::stop_callback interrupt(stop_, [this] { program_->interrupt(); });
  switch (program_->send(text, deadline)) {
    case Program::Sent::all:
      return std::nullopt;
    case Program::Sent::not_yet:
      return Fault{Fault::Kind::late,
                   "does not read for " + std::to_string(limit_.count()) + " ms " + before};
    case Program::Sent::closed:
      break;
  }
  return silence(LineSource::Got::end, before);
}

std::optional<Fault> Conversation::hear_line(std::string& line, Clock::time_point deadline,
                                             const std::string& before) {
  const std::stop_callback interrupt(stop_, [this] { program_->interrupt(); });
  const auto got = program_->output().next(line, until(deadline));
  if (got != LineSource::Got::line) return silence(got, before);
  ++lines_heard_;
  return std::nullopt;
}

std::optional<Fault> Conversation::hear(std::string& line, Clock::time_point deadline,
                                        const std::string& before) {
  for (;;) {
    if (auto fault = hear_line(line, deadline, before)) return fault;
    if (!is_blank(line)) return std::nullopt;
    if (Clock::now() >= deadline) return silence(LineSource::Got::nothing_yet, before);
  }
}

Fault Conversation::silence(LineSource::Got got, const std::string& before) {
  switch (got) {
    case LineSource::Got::too_long:
      ++lines_heard_;
      return {Fault::Kind::illegal, "a line of more than 1 MiB " + before};
    case LineSource::Got::nothing_yet:
      return {Fault::Kind::late, "silent for " + std::to_string(limit_.count()) + " ms " + before};
    default:
      return {Fault::Kind::crashed, "ended " + before + " (" + program_->end() + ")", {}, program_->ending()};
  }
}

}  // namespace tingpai::programs
