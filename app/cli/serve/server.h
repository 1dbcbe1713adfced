// Serves all clients in turn, in one thread, until it is told to stop.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "app/cli/serve/client.h"
#include "app/cli/serve/hall.h"
#include "app/cli/serve/listener.h"

namespace tingpai::cli {

class Server {
 public:
  // SIGTERM and SIGINT become its own: they tell it to stop.
  Server(Listener listener, Hall& hall);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // After the signal all lines that were read are answered, for some seconds at most.
  // Why it cannot go on, an errno; 0 when it was told to stop.
  int run();

 private:
  struct Guest {
    Guest(int descriptor, Hall& hall) : client(descriptor, hall) {}
    Client client;
    std::uint32_t watched = 0;  // what epoll looks for
    bool in_line = false;       // it has a turn coming
  };

  bool watch(int descriptor, std::uint32_t events, int operation);
  int look(int wait);
  void notice(int descriptor, std::uint32_t events);
  void welcome();
  void turn_away(int descriptor);
  void give_turns();
  void settle(int descriptor, Guest& guest);
  void wind_up();

  Listener listener_;
  Hall& hall_;
  int epoll_;
  int signals_;
  bool told_to_stop_ = false;
  std::unordered_map<int, std::unique_ptr<Guest>> guests_;  // by descriptor
  std::vector<int> line_;                                   // whose turn comes next
};

}  // namespace tingpai::cli
