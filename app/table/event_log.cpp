#include "app/table/event_log.h"

#include <utility>

namespace tingpai::app {

void EventLog::add(Line line) {
  const QString words = line();
  if (words.isEmpty()) return;
  entries_.push_front({next_number_++, std::move(line), words});
  if (entries_.size() > longest) entries_.pop_back();
  show();
}

void EventLog::clear() {
  entries_.clear();
  show();
}

void EventLog::retranslate() {
  for (Entry& entry : entries_) entry.words = entry.line();
  show();
}

void EventLog::show() {
  QList<LogRow> rows;
  for (const Entry& entry : entries_) rows << LogRow{entry.number, entry.words};
  rows_.set(rows);
}

}  // namespace tingpai::app
