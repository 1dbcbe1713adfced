// Processor time of this thread: what a decision costs, whatever else the machine does.
#pragma once

#include <ctime>

namespace tingpai::cli {

inline double thread_cpu_microseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

}  // namespace tingpai::cli
