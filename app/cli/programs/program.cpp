#include "app/cli/programs/program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>
#include <utility>

#include "app/cli/programs/keeper.h"

namespace tingpai::cli {

namespace {

// Two ends that programs started meanwhile by other threads do not inherit.
struct Ends {
  Ends() = default;
  ~Ends() {
    for (const int end : ends) {
      if (end >= 0) close(end);
    }
  }
  Ends(const Ends&) = delete;
  Ends& operator=(const Ends&) = delete;
  bool make_pipe() { return pipe2(ends, O_CLOEXEC) == 0; }  // to read from, to write to
  bool make_line() { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0; }
  int release(int which) { return std::exchange(ends[which], -1); }

  int ends[2]{-1, -1};
};

// To write to a program that has ended is an error like others, not the end of this one.
void ignore_broken_pipes() { [[maybe_unused]] static const auto before = std::signal(SIGPIPE, SIG_IGN); }

// With all signals blocked in the child, which could not handle them.
pid_t forked() {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t process = fork();
  if (process != 0) pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return process;
}

}  // namespace

Result<std::unique_ptr<Program>> Program::start(const std::string& command) {
  ignore_broken_pipes();
  static std::mutex one_at_a_time;  // or a program would hold another's end of a pipe for a moment
  const std::lock_guard lock(one_at_a_time);
  Ends input, output, line;
  if (!input.make_pipe() || !output.make_pipe() || !line.make_line())
    return Error{.message = std::string("cannot speak to a program: ") + std::strerror(errno)};
  const pid_t keeper = forked();
  if (keeper < 0) return Error{.message = std::string("cannot start a program: ") + std::strerror(errno)};
  if (keeper == 0) keep(command.c_str(), input.ends[0], output.ends[1], line.ends[1]);
  return std::unique_ptr<Program>(new Program(keeper, line.release(0), input.release(1), output.release(0)));
}

Program::Program(pid_t keeper, int line, int input, int output)
    : keeper_(keeper), line_(line), input_(input), output_descriptor_(output), output_(output) {
  fcntl(input_, F_SETFL, O_NONBLOCK);  // a program that does not read must not stop us
}

Program::~Program() {
  if (input_ >= 0) close(input_);
  close(output_descriptor_);
  close(line_);
  while (waitpid(keeper_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

Program::Sent Program::send(std::string_view text, LineSource::Clock::time_point deadline) {
  while (!text.empty()) {
    const auto written = write(input_, text.data(), text.size());
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    if (written >= 0 || errno == EINTR) continue;
    if (errno != EAGAIN) return Sent::closed;
    const auto left = std::chrono::ceil<Milliseconds>(deadline - LineSource::Clock::now()).count();
    if (left <= 0) return Sent::not_yet;
    pollfd room{input_, POLLOUT, 0};
    poll(&room, 1, static_cast<int>(left));  // the next write tells what came of it
  }
  return Sent::all;
}

void Program::hang_up() {
  close(input_);
  input_ = -1;
}

std::string Program::end() {
  if (!ending_.empty()) return ending_;
  constexpr int patience = 200;  // milliseconds
  pollfd told{line_, POLLIN, 0};
  Ending ending;
  if (poll(&told, 1, patience) <= 0 || read(line_, &ending, sizeof ending) != sizeof ending)
    return "no exit yet";
  return ending_ = (ending.by_signal ? "signal " : "exit code ") + std::to_string(ending.number);
}

}  // namespace tingpai::cli
