// The latest events, newest first. A line is kept as a function that words it, so it follows a change of
// language.
#pragma once

#include <QString>
#include <deque>
#include <functional>

#include "app/base/row_model.h"

namespace tingpai::app {

struct LogRow {
  Q_GADGET
  Q_PROPERTY(int number MEMBER number)
  Q_PROPERTY(QString words MEMBER words)

 public:
  int number = 0;
  QString words;
};

class EventLog {
 public:
  using Line = std::function<QString()>;
  static constexpr std::size_t longest = 12;

  RowModel* rows() { return &rows_; }

  void add(Line line);  // unless it says nothing
  void clear();
  void retranslate();

 private:
  struct Entry {
    int number = 0;
    Line line;
    QString words;
  };

  void show();

  std::deque<Entry> entries_;
  int next_number_ = 0;
  RowModel rows_{LogRow::staticMetaObject};
};

}  // namespace tingpai::app
