#include "app/study/game_opinions.h"

#include <utility>

namespace tingpai::app {

GameOpinions::GameOpinions() {
  connect(&second_, &SecondOpinion::changed, this, &GameOpinions::keep);
  connect(&second_, &SecondOpinion::gaveUp, this, [this](const QString& why) { why_ = why; });
}

void GameOpinions::start(Seat seat, const std::vector<Event>& events,
                         const std::vector<AnsweredPoint>& decisions) {
  stop();
  events_ = events;
  decisions_ = decisions;
  running_ = true;
  second_.follow(seat, {}, {});
  go_on();
}

void GameOpinions::stop() {
  second_.leave();
  running_ = false;
  heard_ = asked_ = 0;
  words_.clear();
  why_.clear();
}

// Up to the next decision, or to the end.
void GameOpinions::go_on() {
  running_ = asked_ < decisions_.size();
  if (!running_) return second_.leave();
  const AnsweredPoint& decision = decisions_[asked_];
  while (heard_ < static_cast<std::size_t>(decision.number)) second_.hear(events_[heard_++]);
  second_.ask(decision.view, decision.legal);
  running_ = second_.thinking();
}

void GameOpinions::keep() {
  if (!running_ || second_.thinking()) return;
  const QString words = second_.words({});
  const bool answered = second_.follows() || !words.isEmpty();  // else the person has chosen another program
  if (answered) words_[decisions_[asked_++].number] = words;
  second_.withdraw();
  go_on();
  Q_EMIT changed();
}

QString GameOpinions::words(int number) const {
  if (const auto found = words_.find(number); found != words_.end()) return found->second;
  return running_ ? second_.words({}) : why_;
}

}  // namespace tingpai::app
