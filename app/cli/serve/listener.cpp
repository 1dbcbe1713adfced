#include "app/cli/serve/listener.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>

namespace tingpai::cli {

namespace {

constexpr int most_waiting = 1024;  // connections that nobody has accepted yet

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return number_; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

Error cannot_listen(const std::string& path, const std::string& reason) {
  return Error{.message = "cannot listen at " + path + ": " + reason};
}

std::string folder_of(const std::string& path) {
  const auto slash = path.rfind('/');
  return slash == std::string::npos ? "." : path.substr(0, slash + 1);
}

int new_socket() { return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0); }

// Takes away what a dead server has left there. Why that is not possible, if it is not.
std::optional<std::string> clear(const std::string& path, const sockaddr_un& address) {
  struct stat there {};
  if (lstat(path.c_str(), &there) != 0) return std::nullopt;
  if (!S_ISSOCK(there.st_mode)) return "it exists and is no socket";
  const Descriptor caller(new_socket());
  const int called = connect(caller.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address);
  if (called == 0 || errno == EAGAIN) return "another server listens there";
  if (errno != ECONNREFUSED) return std::strerror(errno);
  return unlink(path.c_str()) == 0 ? std::nullopt : std::optional<std::string>(std::strerror(errno));
}

}  // namespace

// The lock on the folder keeps two servers that start at once from replacing each other.
Result<Listener> Listener::open(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.empty() || path.size() >= sizeof address.sun_path)
    return cannot_listen(path, "a path has 1 to " + std::to_string(sizeof address.sun_path - 1) + " bytes");
  path.copy(address.sun_path, path.size());
  const Descriptor folder(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.number() < 0) return cannot_listen(path, std::strerror(errno));
  while (flock(folder.number(), LOCK_EX) != 0 && errno == EINTR) continue;
  if (const auto problem = clear(path, address)) return cannot_listen(path, *problem);

  Descriptor socket(new_socket());
  const auto mask = umask(S_IRWXG | S_IRWXO);
  const int bound = bind(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address);
  const int reason = errno;
  umask(mask);
  if (bound != 0) return cannot_listen(path, std::strerror(reason));
  if (listen(socket.number(), most_waiting) != 0) return cannot_listen(path, std::strerror(errno));
  return Listener(socket.release(), path);
}

Listener::Listener(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {
  struct stat file {};
  if (stat(path_.c_str(), &file) != 0) return;
  device_ = file.st_dev;
  inode_ = file.st_ino;
}

Listener::Listener(Listener&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      path_(std::move(other.path_)),
      device_(other.device_),
      inode_(other.inode_) {}

int Listener::accept() const { return accept4(descriptor_, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC); }

void Listener::close() {
  if (descriptor_ < 0) return;
  struct stat file {};
  if (stat(path_.c_str(), &file) == 0 && file.st_dev == device_ && file.st_ino == inode_)
    unlink(path_.c_str());
  ::close(std::exchange(descriptor_, -1));
}

}  // namespace tingpai::cli
