#include "app/programs/program_player.h"

#include <utility>

#include "engine/table/options.h"

namespace tingpai::programs {

std::vector<SeenEvent> seen_by(Seat seat, std::span<const Event> events) {
  std::vector<SeenEvent> seen;
  seen.reserve(events.size());
  for (const Event& event : events) seen.push_back(redact(event, seat));
  return seen;
}

ProgramPlayer::ProgramPlayer(Seat seat, Protocol protocol, Launch launch, Milliseconds limit,
                             const Levels& levels, Role role)
    : thread_([this, seat, protocol, launch = std::move(launch), limit, levels,
               role](const std::stop_token& stop) {
        converse(seat_speaking(protocol, seat, Conversation(launch, limit, stop), levels, role), stop);
      }) {}

ProgramPlayer::~ProgramPlayer() = default;

void ProgramPlayer::hear(SeenEvent event, PlayerView view, LegalActions asked) {
  send(Seen{std::move(event), std::move(view), std::move(asked)});
}

void ProgramPlayer::catch_up(Seat seat, const std::vector<SeenEvent>& events) {
  PlayerView view = view_of(seat);
  for (const SeenEvent& event : events) {
    evolve(view, event);
    hear(event, view, legal_actions(view));
  }
}

std::uint64_t ProgramPlayer::ask(PlayerView view, LegalActions legal, std::uint64_t seed) {
  thinking_ = true;
  send(Asked{std::move(view), std::move(legal), seed, ++last_question_});
  return last_question_;
}

void ProgramPlayer::withdraw() {
  thinking_ = false;
  const std::lock_guard lock(mutex_);
  std::erase_if(messages_, [](const Message& message) { return std::holds_alternative<Asked>(message); });
}

void ProgramPlayer::end() { send(Over{}); }

void ProgramPlayer::send(Message message) {
  {
    const std::lock_guard lock(mutex_);
    messages_.push_back(std::move(message));
  }
  came_.notify_one();
}

// Nothing: it is to stop.
std::optional<ProgramPlayer::Message> ProgramPlayer::next(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  if (!came_.wait(lock, stop, [this] { return !messages_.empty(); }) || stop.stop_requested())
    return std::nullopt;
  Message message = std::move(messages_.front());
  messages_.pop_front();
  return message;
}

void ProgramPlayer::converse(std::unique_ptr<ProgramSeat> seat, const std::stop_token& stop) {
  std::size_t told = 0;  // of its faults
  while (auto message = next(stop)) {
    if (const auto* seen = std::get_if<Seen>(&*message)) {
      seat->hear(seen->event, seen->view, seen->asked);
    } else if (const auto* asked = std::get_if<Asked>(&*message)) {
      const auto own = seat->own_answer(asked->view, asked->legal, asked->seed);
      Answer answer{.action = own.value_or(harmless_action(asked->view, asked->legal)),
                    .own = own.has_value(),
                    .question = asked->question};
      const auto& faults = seat->faults();
      answer.faults.assign(faults.begin() + static_cast<std::ptrdiff_t>(std::exchange(told, faults.size())),
                           faults.end());
      answer.proper = answer.faults.empty() && !seat->given_up();
      const auto& times = seat->microseconds();
      if (!times.empty())
        answer.time = std::chrono::ceil<Milliseconds>(std::chrono::duration<float, std::micro>(times.back()));
      deliver(answer);
    } else {
      seat->end();
    }
  }
}

void ProgramPlayer::deliver(const Answer& answer) {
  const auto show = [this, answer] {
    if (answer.question == last_question_) thinking_ = false;
    Q_EMIT answered(answer);
  };
  QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

}  // namespace tingpai::programs
