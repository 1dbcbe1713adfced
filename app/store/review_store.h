// What is kept beside the games: the numbers of reviews, and the book of mistakes. Tables of their own in the
// database of RecordStore. Nothing here fails loudly: what cannot be stored is worked out again.
#pragma once

#include <QDate>
#include <QLatin1String>
#include <QString>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "app/store/record_store.h"
#include "app/store/spacing.h"
#include "engine/ai/decision.h"

namespace tingpai::app {

// In the source of a position of somebody else's play, before the number of the seat.
inline constexpr QLatin1String seat_in_source(" seat ");

// The statements that make its tables where they are missing.
extern const std::array<const char*, 4> review_tables;

// A position in the book of mistakes.
struct BookEntry {
  QString source;  // names it: "game 12 deal 5 event 345", "seeded 7"; see seat_in_source
  QString lesson;  // its text (engine/formats/lesson.h); empty for seeded ones, which are shipped
  QString taken;   // what the person chose then, as to_text(Action); empty for seeded ones
  Card card;
};

class ReviewStore {
 public:
  explicit ReviewStore(const RecordStore& records);

  // Reviews: the decision for each choice of a seat, by the number of the event that followed it.
  std::map<int, Decision> decisions(std::int64_t game, Seat seat) const;
  void keep(std::int64_t game, Seat seat, int number, const Decision& decision);
  void forget(std::int64_t game);
  // Whether the worst of the game were put into the book: once is enough.
  bool harvested(std::int64_t game) const;
  void set_harvested(std::int64_t game);

  // The book.
  std::vector<BookEntry> entries() const;
  bool has(const QString& source) const;
  void put(const BookEntry& entry);  // replaces one of the same source
  void drop(const QString& source);

  // Daily positions: the days of those that were answered, and whether well.
  std::map<QDate, bool> days() const;
  void set_day(QDate day, bool passed);

 private:
  void add_seats() const;

  QString connection_;
  bool usable_ = false;
};

}  // namespace tingpai::app
