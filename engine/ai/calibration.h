// Win chances as they turn out: section 6 of the decision method. The search counts the ways it sees; early
// hands find more on the way, late ones fewer than the search hopes for.
#pragma once

namespace tingpai {

class Calibration {
 public:
  // wall_left: tiles; ready: opponents that seem to be, on average.
  Calibration(int wall_left, double ready) : wall_(wall_left / 80.0), ready_(ready) {}

  // How often hands with so many melds of their own won for which the search saw this chance. Both 0 to 1;
  // greater for greater ones.
  double operator()(double seen, int melds) const;

 private:
  double wall_;
  double ready_;
};

}  // namespace tingpai
