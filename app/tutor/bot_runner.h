// Decisions on worker threads: the only threading code.
//
// A slot (a seat, or the tutor) thinks about one question at a time. Asking it again or cancelling it stops
// what it was doing, and an answer that comes too late is dropped. Everything is called, and signals are
// sent, on the thread that made the runner; questions and decisions cross as values under a mutex.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/field.h"

namespace tingpai::app {

struct Question {
  Bot bot;
  PlayerView view;
  LegalActions legal;  // not empty
  Budget budget{};
  Field field{};  // who sits at the table
};

using Decide = std::function<Decision(const Question&, std::stop_token)>;
Decision decide_question(const Question& question, std::stop_token stop);  // by the engine

class BotRunner : public QObject {
  Q_OBJECT
 public:
  static constexpr int seats_count = 4;  // the first slots
  static constexpr int tutor_slot = 4;
  static constexpr int opening_slot = 5;  // the tutor's too: what the hand is worth as dealt
  static constexpr int teacher_slot = 6;  // what the person's choice was worth
  static constexpr int waiting_slot = 7;  // what the hand is worth in the others' turns
  static constexpr int slots_count = 8;

  // How many slots can think at full speed together on this machine.
  static int useful_slots();

  explicit BotRunner(Decide decide, QObject* parent = nullptr);
  ~BotRunner() override;  // stops everything and waits for it
  BotRunner(const BotRunner&) = delete;
  BotRunner& operator=(const BotRunner&) = delete;

  // Starts to think. Cancels what the slot was asked before. Returns the id that the answer will carry.
  std::uint64_t ask(int slot, Question question);
  void cancel(int slot);
  void cancel_seats();
  void cancel_all();
  bool thinking(int slot) const;

 Q_SIGNALS:
  void answered(int slot, std::uint64_t id, const tingpai::Decision& decision);

 private:
  struct Job;
  void deliver(std::uint64_t id);

  Decide decide_;
  QThreadPool pool_;
  std::uint64_t last_id_ = 0;
  std::array<std::uint64_t, slots_count> current_{};  // id a slot thinks about; 0 none
  std::vector<std::unique_ptr<Job>> jobs_;            // running ones, cancelled ones too
};

}  // namespace tingpai::app
