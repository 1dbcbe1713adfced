#include "app/tutor/bot_runner.h"

#include <QFutureWatcher>
#include <QThread>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>
#include <mutex>

#include "app/policies/carried.h"
#include "engine/ai/levels/bots.h"

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace tingpai::app {

// Everything that both threads touch is under the mutex, except the stop source, which is made for sharing.
struct BotRunner::Job {
  std::uint64_t id = 0;
  int slot = 0;
  std::stop_source stop;
  QFutureWatcher<void> watcher;

  std::mutex mutex;
  Decide decide;
  Question question;
  Decision decision;

  static void run(Job* job);
};

namespace {

// The window draws first: a thinking bot takes what is left of the machine.
void yield_to_window() {
#ifdef Q_OS_LINUX
  setpriority(PRIO_PROCESS, 0, 10);  // 0 is the calling thread
#endif
}

}  // namespace

Decision decide_question(const Question& question, std::stop_token stop) {
  return decide(question.bot, question.view, question.legal, question.budget, std::move(stop),
                question.field);
}

void BotRunner::Job::run(Job* job) {
  yield_to_window();
  Decide decide;
  Question question;
  {
    const std::lock_guard lock(job->mutex);
    decide = job->decide;
    question = job->question;
  }
  Decision decision = decide(question, job->stop.get_token());
  const std::lock_guard lock(job->mutex);
  job->decision = std::move(decision);
}

BotRunner::BotRunner(Decide decide, QObject* parent) : QObject(parent), decide_(std::move(decide)) {
  pool_.setMaxThreadCount(slots_count);  // three bots and the tutor think together; room for stopped ones
}

int BotRunner::useful_slots() { return std::clamp(QThread::idealThreadCount(), 1, slots_count); }

BotRunner::~BotRunner() {
  cancel_all();
  pool_.waitForDone();
}

std::uint64_t BotRunner::ask(int slot, Question question) {
  Q_ASSERT(slot >= 0 && slot < slots_count && !question.legal.empty());
  cancel(slot);
  // Without its network quick decides, so that the game goes on.
  if (const auto missing = prepare(question.bot, question.view.table.ruleset))
    qWarning("%s", missing->message.c_str());
  auto owned = std::make_unique<Job>();
  Job* job = owned.get();
  job->id = ++last_id_;
  job->slot = slot;
  {
    const std::lock_guard lock(job->mutex);
    job->decide = decide_;
    job->question = std::move(question);
  }
  current_[static_cast<std::size_t>(slot)] = job->id;
  // Later: the job cannot go while it is heard.
  connect(
      &job->watcher, &QFutureWatcherBase::finished, this, [this, id = job->id] { deliver(id); },
      Qt::QueuedConnection);
  jobs_.push_back(std::move(owned));
  job->watcher.setFuture(QtConcurrent::run(&pool_, &Job::run, job));
  return job->id;
}

void BotRunner::cancel(int slot) {
  auto& current = current_[static_cast<std::size_t>(slot)];
  for (const auto& job : jobs_) {
    if (job->id == current) job->stop.request_stop();
  }
  current = 0;
}

void BotRunner::cancel_seats() {
  for (int seat = 0; seat < seats_count; ++seat) cancel(seat);
}

void BotRunner::cancel_all() {
  for (int slot = 0; slot < slots_count; ++slot) cancel(slot);
}

bool BotRunner::thinking(int slot) const { return current_[static_cast<std::size_t>(slot)] != 0; }

void BotRunner::deliver(std::uint64_t id) {
  const auto found =
      std::find_if(jobs_.begin(), jobs_.end(), [id](const auto& job) { return job->id == id; });
  if (found == jobs_.end()) return;
  const std::unique_ptr<Job> job = std::move(*found);
  jobs_.erase(found);
  Decision decision;
  {
    const std::lock_guard lock(
        job->mutex);  // also where the answer is dropped: the worker has let go of the job
    decision = std::move(job->decision);
  }
  auto& current = current_[static_cast<std::size_t>(job->slot)];
  if (current != id) return;  // cancelled or asked anew in the meantime
  current = 0;
  Q_EMIT answered(job->slot, id, decision);
}

}  // namespace tingpai::app
