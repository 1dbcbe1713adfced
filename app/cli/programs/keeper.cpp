// Forked from a program with threads, so that only async-signal-safe calls may be made here.
#include "app/cli/programs/keeper.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

namespace tingpai::cli {

namespace {

constexpr unsigned last_descriptor = ~0U;

// Does not begin before the keeper has closed its ends, or one who stops reading would seem to go on.
[[noreturn]] void become_shell(const char* command, int input, int output, const int (&gate)[2]) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // should the keeper be killed
  setpgid(0, 0);
  close(gate[1]);
  char nothing;
  while (read(gate[0], &nothing, 1) < 0 && errno == EINTR) {
  }
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  close_range(STDERR_FILENO + 1, last_descriptor, 0);
  std::signal(SIGPIPE, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  execl("/bin/sh", "/bin/sh", "-c", command, nullptr);
  _exit(127);
}

// Until the other side hangs up. The shell stays a zombie, so that its number and its group's are not given
// to others before the end.
void wait_for_the_end(pid_t shell, int line) {
  sigset_t while_waiting;
  sigfillset(&while_waiting);
  sigdelset(&while_waiting, SIGCHLD);
  for (bool told = false;;) {
    pollfd other_side{line, POLLIN, 0};
    if (ppoll(&other_side, 1, nullptr, &while_waiting) > 0) return;
    siginfo_t child{};
    if (told || waitid(P_PID, static_cast<id_t>(shell), &child, WEXITED | WNOHANG | WNOWAIT) != 0) continue;
    if (child.si_pid != shell) continue;  // another child
    const Ending ending{child.si_code != CLD_EXITED, child.si_status};
    told = write(line, &ending, sizeof ending) == sizeof ending;
  }
}

// False where there is none that can be killed: then all is done.
bool kill_children() {
  const int list = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (list < 0) return false;
  std::array<char, 4096> numbers;
  const auto size = read(list, numbers.data(), numbers.size());
  close(list);
  bool any = false;
  pid_t process = 0;
  for (ssize_t i = 0; i < size; ++i) {  // each number is followed by a space; the rest comes another time
    const char c = numbers[static_cast<std::size_t>(i)];
    if (c != ' ') {
      process = 10 * process + (c - '0');
    } else {
      any = kill(std::exchange(process, 0), SIGKILL) == 0 || any;
    }
  }
  return any;
}

}  // namespace

void keep(const char* command, int input, int output, int line) {
  setpgid(0, 0);                     // out of reach of the terminal
  prctl(PR_SET_CHILD_SUBREAPER, 1);  // children whose parent ends become ours, whatever group they are in
  struct sigaction wake {};
  wake.sa_handler = [](int) {};  // a signal that is ignored would not end the waiting
  sigaction(SIGCHLD, &wake, nullptr);
  int gate[2];
  if (pipe(gate) != 0) _exit(0);
  const pid_t shell = _Fork();
  if (shell == 0) become_shell(command, input, output, gate);

  // Others' descriptors would keep their pipes open; without its end of the gate the shell begins.
  dup2(line, STDIN_FILENO);
  close_range(STDIN_FILENO + 1, last_descriptor, 0);
  if (shell > 0) {
    wait_for_the_end(shell, STDIN_FILENO);
    kill(-shell, SIGKILL);  // a group at once: it may fork faster than a list is read
  }
  while (kill_children()) waitpid(-1, nullptr, 0);
  _exit(0);
}

}  // namespace tingpai::cli
