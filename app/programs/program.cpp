#include "app/programs/program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <utility>

namespace tingpai::programs {

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

// Null at the end, as exec wants them.
std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> all;
  for (std::string& text : texts) all.push_back(text.data());
  all.push_back(nullptr);
  return all;
}

// A new one; empty where none can be made.
std::filesystem::path empty_folder() {
  std::error_code problem;
  std::string name = (std::filesystem::temp_directory_path(problem) / "tingpai-program-XXXXXX").string();
  return !problem && mkdtemp(name.data()) != nullptr ? name : std::string();
}

std::vector<std::string> bare_environment(const std::string& folder) {
  return {"PATH=/usr/local/bin:/usr/bin:/bin", "HOME=" + folder, "TMPDIR=" + folder, "LANG=C.UTF-8"};
}

Error failure(const char* what) {
  return {.message = std::string("cannot ") + what + " a program: " + std::strerror(errno)};
}

}  // namespace

Launch by_shell(std::string command) { return {{"/bin/sh", "-c", std::move(command)}}; }

Result<std::unique_ptr<Program>> Program::start(const Launch& launch) {
  ignore_broken_pipes();
  static std::mutex one_at_a_time;  // or a program would hold another's end of a pipe for a moment
  const std::lock_guard lock(one_at_a_time);
  Ends input, output, line;
  if (!input.make_pipe() || !output.make_pipe() || !line.make_line()) return failure("speak to");
  const std::string folder = launch.confined ? empty_folder().string() : std::string();
  if (launch.confined && folder.empty()) return failure("make a folder for");
  auto argument_texts = launch.arguments;
  auto environment_texts = bare_environment(folder);
  const auto arguments = pointers(argument_texts), environment = pointers(environment_texts);
  const Command command{arguments.data(), launch.confined ? environment.data() : nullptr,
                        launch.confined ? folder.c_str() : nullptr, launch.diagnostics};
  const pid_t keeper = forked();
  if (keeper < 0) return failure("start");
  if (keeper == 0) keep(command, input.ends[0], output.ends[1], line.ends[1]);
  return std::unique_ptr<Program>(
      new Program(keeper, line.release(0), input.release(1), output.release(0), folder));
}

Program::Program(pid_t keeper, int line, int input, int output, std::filesystem::path folder)
    : keeper_(keeper),
      line_(line),
      input_(input),
      output_descriptor_(output),
      folder_(std::move(folder)),
      output_(output) {
  fcntl(input_, F_SETFL, O_NONBLOCK);  // a program that does not read must not stop us
}

Program::~Program() {
  if (input_ >= 0) close(input_);
  close(output_descriptor_);
  close(line_);
  while (waitpid(keeper_, nullptr, 0) < 0 && errno == EINTR) {
  }
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
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

void Program::interrupt() const { shutdown(line_, SHUT_WR); }

std::optional<Ending> Program::ending() {
  if (ending_) return ending_;
  constexpr int patience = 200;  // milliseconds
  pollfd told{line_, POLLIN, 0};
  Ending ending;
  if (poll(&told, 1, patience) <= 0 || read(line_, &ending, sizeof ending) != sizeof ending)
    return std::nullopt;
  return ending_ = ending;
}

std::string Program::end() {
  const auto ending = this->ending();
  if (!ending) return "no exit yet";
  switch (ending->by) {
    case Ending::By::memory:
      return "more than 1 GiB of memory";
    case Ending::By::processes:
      return "more than " + std::to_string(most_processes) + " processes";
    default:
      break;
  }
  return (ending->by == Ending::By::signal ? "signal " : "exit code ") + std::to_string(ending->number);
}

}  // namespace tingpai::programs
