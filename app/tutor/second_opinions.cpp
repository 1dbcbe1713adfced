#include "app/tutor/second_opinions.h"

namespace tingpai::app {

SecondOpinions::SecondOpinions() {
  for (SecondOpinion& one : each_) connect(&one, &SecondOpinion::gaveUp, this, &SecondOpinions::gaveUp);
}

void SecondOpinions::take_from(const ProgramList& list) {
  for (SecondOpinion& one : each_) one.take_from(list);
}

void SecondOpinions::set_limit(programs::Milliseconds limit) {
  for (SecondOpinion& one : each_) one.set_limit(limit);
}

void SecondOpinions::follow(const BySeat<bool>& people, const SecondOpinion::Player::Levels& levels,
                            const std::vector<Event>& events) {
  leave();
  for (const Seat seat : all_seats)
    if (people[seat]) of(seat).follow(seat, levels, events);
}

void SecondOpinions::leave() {
  for (SecondOpinion& one : each_) one.leave();
}

void SecondOpinions::hear(const Event& event) {
  for (SecondOpinion& one : each_) one.hear(event);
}

}  // namespace tingpai::app
