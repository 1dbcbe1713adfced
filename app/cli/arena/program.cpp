#include "app/cli/arena/program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

extern char** environ;

namespace tingpai::cli {

namespace {

// A pipe that programs started meanwhile by other threads do not inherit.
struct Pipe {
  Pipe() {
    if (pipe2(ends, O_CLOEXEC) != 0) ends[0] = ends[1] = -1;
  }
  ~Pipe() {
    for (const int end : ends) {
      if (end >= 0) close(end);
    }
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  int release(int which) { return std::exchange(ends[which], -1); }

  int ends[2];  // to read from, to write to
};

// To write to a program that has ended is an error like others, not the end of this one.
void ignore_broken_pipes() { [[maybe_unused]] static const auto before = std::signal(SIGPIPE, SIG_IGN); }

// In a process group of its own, so that all it starts can be ended with it.
int spawn(pid_t& process, const std::string& command, const Pipe& input, const Pipe& output) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input.ends[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output.ends[1], STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t restored;
  sigemptyset(&restored);
  sigaddset(&restored, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &restored);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  std::string shell = "/bin/sh", flag = "-c", text = command;
  char* words[] = {shell.data(), flag.data(), text.data(), nullptr};
  const int problem = posix_spawn(&process, shell.c_str(), &actions, &attributes, words, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return problem;
}

}  // namespace

Result<std::unique_ptr<Program>> Program::start(const std::string& command) {
  ignore_broken_pipes();
  Pipe input, output;
  if (input.ends[0] < 0 || output.ends[0] < 0) return Error{.message = "no pipe: too many files are open"};
  pid_t process = 0;
  if (const int problem = spawn(process, command, input, output)) {
    return Error{.message = std::string("cannot start a program: ") + std::strerror(problem)};
  }
  return std::unique_ptr<Program>(new Program(process, input.release(1), output.release(0)));
}

Program::Program(pid_t process, int input, int output)
    : process_(process), input_(input), output_descriptor_(output), output_(output) {
  fcntl(input_, F_SETFL, O_NONBLOCK);  // a program that does not read must not stop us
}

Program::~Program() {
  close(input_);
  close(output_descriptor_);
  kill(-process_, SIGKILL);
  reap(0);
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

std::string Program::end() {
  for (int tries = 0; tries < 50 && !reaped_; ++tries) {
    reap(WNOHANG);
    if (!reaped_) std::this_thread::sleep_for(Milliseconds(4));
  }
  if (!reaped_) return "no exit yet";
  if (WIFSIGNALED(status_)) return "signal " + std::to_string(WTERMSIG(status_));
  return "exit code " + std::to_string(WEXITSTATUS(status_));
}

void Program::reap(int options) {
  if (reaped_) return;
  pid_t found = 0;
  do {
    found = waitpid(process_, &status_, options);
  } while (found < 0 && errno == EINTR);
  reaped_ = found == process_;
}

}  // namespace tingpai::cli
