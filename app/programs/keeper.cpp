// Forked from a program with threads, so that only async-signal-safe calls may be made here.
#include "app/programs/keeper.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <optional>
#include <string_view>
#include <utility>

namespace tingpai::programs {

namespace {

constexpr unsigned last_descriptor = ~0U;

// A file of /proc, or of a process there. No memory is asked for.
class ProcPath {
 public:
  ProcPath() { add("/proc/"); }
  ProcPath& add(std::string_view text) {
    for (const char c : text) {
      if (length_ + 1 < text_.size()) text_[length_++] = c;
    }
    return *this;
  }
  ProcPath& add(pid_t process) {
    std::array<char, 16> digits;
    return add({digits.data(), std::to_chars(digits.begin(), digits.end(), process).ptr});
  }
  int open() const { return ::open(text_.data(), O_RDONLY | O_CLOEXEC); }
  // How much of its beginning is read; -1 where there is no such file.
  ssize_t read(std::array<char, 4096>& into) const {
    const int file = open();
    if (file < 0) return -1;
    const auto size = ::read(file, into.data(), into.size());
    close(file);
    return size;
  }

 private:
  std::array<char, 64> text_{};
  std::size_t length_ = 0;
};

// The whole numbers that a file begins with, each followed by a space; what does not fit into one reading is
// left out.
template <class Take>
void each_number(const ProcPath& file, const Take& take) {
  std::array<char, 4096> text;
  const auto size = file.read(text);
  pid_t number = 0;
  for (ssize_t i = 0; i < size; ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c == ' ') {
      take(std::exchange(number, 0));
    } else if (c >= '0' && c <= '9') {
      number = 10 * number + (c - '0');
    }
  }
}

// The children of all threads of a process.
template <class Take>
void each_child(pid_t process, const Take& take) {
  const int folder = ProcPath().add(process).add("/task").open();
  if (folder < 0) return;
  alignas(dirent64) std::array<char, 4096> entries;
  for (long size; (size = syscall(SYS_getdents64, folder, entries.data(), entries.size())) > 0;) {
    for (long at = 0; at < size;) {
      const auto* entry = reinterpret_cast<const dirent64*>(entries.data() + at);
      at += entry->d_reclen;
      if (entry->d_name[0] == '.') continue;
      each_number(ProcPath().add(process).add("/task/").add(entry->d_name).add("/children"), take);
    }
  }
  close(folder);
}

// What is used by all that has been started. Nothing of it leaves the keeper's descent.
struct Use {
  int processes = 0;  // counted to one more than may be
  std::int64_t bytes = 0;
};
Use use_below_keeper() {
  std::array<pid_t, most_processes + 1> found{};
  Use use;
  const auto take = [&](pid_t process) {
    if (use.processes <= most_processes) found[static_cast<std::size_t>(use.processes++)] = process;
  };
  each_child(getpid(), take);
  for (int i = 0; i < use.processes; ++i) {
    const pid_t process = found[static_cast<std::size_t>(i)];
    int place = 0;  // pages: all, those in memory, of these the shared ones
    each_number(ProcPath().add(process).add("/statm"), [&](std::int64_t pages) {
      const std::int64_t bytes = pages * sysconf(_SC_PAGESIZE);
      if (place == 1) use.bytes += bytes;
      if (place == 2) use.bytes -= bytes;
      ++place;
    });
    each_child(process, take);
  }
  return use;
}

std::optional<Ending> excess() {
  const Use use = use_below_keeper();
  if (use.processes > most_processes) return Ending{Ending::By::processes};
  if (use.bytes > most_memory) return Ending{Ending::By::memory};
  return std::nullopt;
}

// A process alone cannot have more at any moment; all together are looked at now and then.
void confine(const char* folder) {
  constexpr rlimit memory{most_memory, most_memory}, no_dump{0, 0};
  setrlimit(RLIMIT_DATA, &memory);
  setrlimit(RLIMIT_CORE, &no_dump);
  if (chdir(folder) != 0) _exit(127);
}

// Does not begin before the keeper has closed its ends, or one who stops reading would seem to go on.
[[noreturn]] void become_command(const Command& command, int input, int output, const int (&gate)[2]) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // should the keeper be killed
  setpgid(0, 0);
  close(gate[1]);
  char nothing;
  while (read(gate[0], &nothing, 1) < 0 && errno == EINTR) {
  }
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  const bool silent = command.folder != nullptr && command.diagnostics < 0;
  const int diagnostics = silent ? open("/dev/null", O_WRONLY) : command.diagnostics;
  if (diagnostics >= 0) dup2(diagnostics, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, last_descriptor, 0);
  std::signal(SIGPIPE, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  if (command.folder != nullptr) confine(command.folder);
  execve(command.arguments[0], command.arguments,
         command.environment != nullptr ? command.environment : environ);
  _exit(127);
}

bool tell(int line, const Ending& ending) { return write(line, &ending, sizeof ending) == sizeof ending; }

// Until the other side hangs up. The process stays a zombie, so that its number and its group's are not given
// to others before the end.
void wait_for_the_end(pid_t process, int line, bool confined) {
  constexpr timespec now_and_then{0, 50'000'000};
  sigset_t while_waiting;
  sigfillset(&while_waiting);
  sigdelset(&while_waiting, SIGCHLD);
  for (bool told = false;;) {
    pollfd other_side{line, POLLIN, 0};
    if (ppoll(&other_side, 1, confined && !told ? &now_and_then : nullptr, &while_waiting) > 0) return;
    if (told) continue;
    if (const auto ending = confined ? excess() : std::nullopt) {
      tell(line, *ending);
      return;
    }
    siginfo_t child{};
    if (waitid(P_PID, static_cast<id_t>(process), &child, WEXITED | WNOHANG | WNOWAIT) != 0) continue;
    if (child.si_pid != process) continue;  // another child
    const auto by = child.si_code == CLD_EXITED ? Ending::By::exit : Ending::By::signal;
    told = tell(line, {by, child.si_status});
  }
}

// False where there is none that can be killed: then all is done.
bool kill_children() {
  bool any = false;
  each_number(ProcPath().add("thread-self/children"),
              [&](pid_t process) { any = kill(process, SIGKILL) == 0 || any; });
  return any;
}

}  // namespace

void keep(const Command& command, int input, int output, int line) {
  setpgid(0, 0);                     // out of reach of the terminal
  prctl(PR_SET_CHILD_SUBREAPER, 1);  // children whose parent ends become ours, whatever group they are in
  struct sigaction wake {};
  wake.sa_handler = [](int) {};  // a signal that is ignored would not end the waiting
  sigaction(SIGCHLD, &wake, nullptr);
  int gate[2];
  if (pipe(gate) != 0) _exit(0);
  const pid_t process = _Fork();
  if (process == 0) become_command(command, input, output, gate);

  // Others' descriptors would keep their pipes open; without its end of the gate the command begins.
  dup2(line, STDIN_FILENO);
  close_range(STDIN_FILENO + 1, last_descriptor, 0);
  if (process > 0) {
    wait_for_the_end(process, STDIN_FILENO, command.folder != nullptr);
    kill(-process, SIGKILL);  // a group at once: it may fork faster than a list is read
  }
  while (kill_children()) waitpid(-1, nullptr, 0);
  _exit(0);
}

}  // namespace tingpai::programs
