// A program in a seat of the window's table, or beside the one who plays there. It is spoken to in a thread
// of its own; everything is called, and signals are sent, on the thread that made the player.
#pragma once

#include <QObject>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <span>
#include <stop_token>
#include <thread>
#include <variant>
#include <vector>

#include "app/programs/program_seat.h"

namespace tingpai::programs {

inline constexpr int most_failures = 3;             // in a game; then the window gives it up
inline constexpr Milliseconds usual_limit{10'000};  // for each answer there

// What a seat saw of them.
std::vector<SeenEvent> seen_by(Seat seat, std::span<const Event> events);

class ProgramPlayer : public QObject {
  Q_OBJECT
 public:
  using Levels = BySeat<std::optional<Level>>;  // who plays; nothing for a person or a program

  struct Answer {
    Action action;                // always a legal one
    bool own = true;              // else what is harmless
    bool proper = true;           // nothing was wrong since the answer before
    std::vector<Fault> faults{};  // since then
    Milliseconds time{};          // that the program took for it
    std::uint64_t question = 0;   // the number that ask() gave it
  };

  // The program starts when it first hears something.
  ProgramPlayer(Seat seat, Protocol protocol, Launch launch, Milliseconds limit, const Levels& levels,
                Role role = Role::plays);
  ~ProgramPlayer() override;  // ends it and all that it has started, at once

  // What its seat has just seen, the view that this led to, and what it may do then.
  void hear(SeenEvent event, PlayerView view, LegalActions asked);
  // All that has happened in a game so far. What it would have done is not asked for, but protocols that
  // answer while they hear let it say so.
  void catch_up(Seat seat, const std::vector<SeenEvent>& events);
  // Once it has heard all this. The number of the question.
  std::uint64_t ask(PlayerView view, LegalActions legal, std::uint64_t seed);
  void withdraw();  // the questions that it has not been asked yet
  bool thinking() const { return thinking_; }
  void end();  // it hears that the game is over and has a moment to go by itself

 Q_SIGNALS:
  void answered(const tingpai::programs::ProgramPlayer::Answer& answer);

 private:
  struct Seen {
    SeenEvent event;
    PlayerView view;
    LegalActions asked;
  };
  struct Asked {
    PlayerView view;
    LegalActions legal;
    std::uint64_t seed = 0;
    std::uint64_t question = 0;
  };
  struct Over {};
  using Message = std::variant<Seen, Asked, Over>;

  void send(Message message);
  std::optional<Message> next(const std::stop_token& stop);
  void converse(std::unique_ptr<ProgramSeat> seat, const std::stop_token& stop);
  void deliver(const Answer& answer);

  bool thinking_ = false;
  std::uint64_t last_question_ = 0;
  std::mutex mutex_;
  std::condition_variable_any came_;
  std::deque<Message> messages_;  // under the mutex
  std::jthread thread_;           // ends before what it uses
};

}  // namespace tingpai::programs
