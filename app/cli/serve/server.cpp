#include "app/cli/serve/server.h"

#include <sys/epoll.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include "app/cli/lines/lines.h"

namespace tingpai::cli {

namespace {

constexpr auto turn = std::chrono::milliseconds(2);  // of a client, before the next one is served
constexpr auto longest_wind_up = std::chrono::seconds(5);
constexpr int most_welcome = 64;  // connections at once, before others are served
constexpr int breath = 10;        // milliseconds until a connection is tried again that could not be accepted

int signals_to_stop() {
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTERM);
  sigaddset(&stop, SIGINT);
  sigprocmask(SIG_BLOCK, &stop, nullptr);
  return signalfd(-1, &stop, SFD_CLOEXEC | SFD_NONBLOCK);
}

}  // namespace

Server::Server(Listener listener, Hall& hall)
    : listener_(std::move(listener)),
      hall_(hall),
      epoll_(epoll_create1(EPOLL_CLOEXEC)),
      signals_(signals_to_stop()) {}

Server::~Server() {
  close(signals_);
  close(epoll_);
}

int Server::run() {
  if (!watch(listener_.descriptor(), EPOLLIN, EPOLL_CTL_ADD) || !watch(signals_, EPOLLIN, EPOLL_CTL_ADD))
    return errno;
  while (!told_to_stop_) {
    if (const int problem = look(line_.empty() ? -1 : 0)) return problem;
    give_turns();
  }
  wind_up();
  return 0;
}

bool Server::watch(int descriptor, std::uint32_t events, int operation) {
  epoll_event wanted{};
  wanted.events = events;
  wanted.data.fd = descriptor;
  return epoll_ctl(epoll_, operation, descriptor, &wanted) == 0;
}

// Waits so many milliseconds, without end if negative. Why it cannot, an errno.
int Server::look(int wait) {
  std::array<epoll_event, 256> events;
  const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), wait);
  if (count < 0) return errno == EINTR ? 0 : errno;
  for (int i = 0; i < count; ++i) {
    const auto& event = events[static_cast<std::size_t>(i)];
    notice(event.data.fd, event.events);
  }
  return 0;
}

void Server::notice(int descriptor, std::uint32_t events) {
  if (descriptor == signals_) {
    signalfd_siginfo info;
    while (read(signals_, &info, sizeof info) > 0) told_to_stop_ = true;
    return;
  }
  if (descriptor == listener_.descriptor()) return welcome();
  const auto found = guests_.find(descriptor);
  if (found == guests_.end()) return;
  Guest& guest = *found->second;
  if ((events & (EPOLLHUP | EPOLLERR)) != 0) {
    guests_.erase(found);  // nobody is left to be answered
    return;
  }
  if ((events & EPOLLIN) != 0) guest.client.read();
  if ((events & EPOLLOUT) != 0) guest.client.write();
  settle(descriptor, guest);
}

void Server::welcome() {
  for (int count = 0; count < most_welcome; ++count) {
    const int descriptor = listener_.accept();
    if (descriptor < 0 && (errno == EINTR || errno == ECONNABORTED)) continue;
    if (descriptor < 0) {
      if (errno != EAGAIN) usleep(1000 * breath);
      return;
    }
    if (guests_.size() >= hall_.most_clients || !watch(descriptor, EPOLLIN, EPOLL_CTL_ADD)) {
      turn_away(descriptor);
      continue;
    }
    ++hall_.clients;
    auto guest = std::make_unique<Guest>(descriptor, hall_);
    guest->watched = EPOLLIN;
    guests_.emplace(descriptor, std::move(guest));
  }
}

void Server::turn_away(int descriptor) {
  const auto why = "all " + std::to_string(guests_.size()) + " connections are taken";
  const std::string text = error_line(0, {"", why}) + '\n';
  send(descriptor, text.data(), text.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
  close(descriptor);
}

// One each.
void Server::give_turns() {
  for (const int descriptor : std::exchange(line_, {})) {
    const auto found = guests_.find(descriptor);
    if (found == guests_.end()) continue;
    Guest& guest = *found->second;
    guest.in_line = false;
    guest.client.work(Client::Clock::now() + turn);
    guest.client.write();
    settle(descriptor, guest);
  }
}

// What comes next for a client: its end, a turn, or to be waited for.
void Server::settle(int descriptor, Guest& guest) {
  if (guest.client.gone()) {
    guests_.erase(descriptor);
    return;
  }
  if (guest.client.waits_for_answers() && !std::exchange(guest.in_line, true)) line_.push_back(descriptor);
  const std::uint32_t wanted = (guest.client.wants_to_speak() ? std::uint32_t{EPOLLIN} : 0) |
                               (guest.client.wants_to_hear() ? std::uint32_t{EPOLLOUT} : 0);
  if (wanted != guest.watched && watch(descriptor, wanted, EPOLL_CTL_MOD)) guest.watched = wanted;
}

void Server::wind_up() {
  watch(listener_.descriptor(), 0, EPOLL_CTL_DEL);
  listener_.close();
  std::vector<int> all;
  for (const auto& [descriptor, guest] : guests_) all.push_back(descriptor);
  for (const int descriptor : all) {
    Guest& guest = *guests_.at(descriptor);
    guest.client.read();
    guest.client.dismiss();
    settle(descriptor, guest);
  }
  const auto deadline = Client::Clock::now() + longest_wind_up;
  while (!guests_.empty() && Client::Clock::now() < deadline) {
    if (look(line_.empty() ? breath : 0) != 0) break;
    give_turns();
  }
  guests_.clear();
}

}  // namespace tingpai::cli
