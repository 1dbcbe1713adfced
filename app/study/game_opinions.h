// What one of the person's programs would have done at each decision of a seat in a stored game: it hears the
// game from its beginning and is asked on the way.
#pragma once

#include <QObject>
#include <map>
#include <vector>

#include "app/tutor/second_opinion.h"
#include "engine/table/decision_points.h"

namespace tingpai::app {

class GameOpinions : public QObject {
  Q_OBJECT
 public:
  GameOpinions();
  SecondOpinion& second() { return second_; }

  void start(Seat seat, const std::vector<Event>& events, const std::vector<AnsweredPoint>& decisions);
  bool running() const { return running_; }
  void stop();  // at once; what it has said is forgotten
  // Of the decision after so many events; "" where it has nothing to say.
  QString words(int number) const;

 Q_SIGNALS:
  void changed();

 private:
  void go_on();
  void keep();

  SecondOpinion second_;
  std::vector<Event> events_;
  std::vector<AnsweredPoint> decisions_;
  std::size_t heard_ = 0;  // events
  std::size_t asked_ = 0;  // decisions
  bool running_ = false;
  std::map<int, QString> words_;
  QString why_;  // it was given up
};

}  // namespace tingpai::app
